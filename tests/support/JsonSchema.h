// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <cmath>

namespace muster::test {

/// Compares JSON with a schema of docs/schema: type, enum, minimum, maximum, properties, required, additionalProperties, items
/// and $ref to its own $defs, which is all that those files use.
class JsonSchema
{
public:
    explicit JsonSchema(QJsonObject schema) : m_schema(std::move(schema)) {}

    /// Each line says where and what; empty when it fits.
    [[nodiscard]] QStringList problems(const QJsonValue &value) const
    {
        QStringList found;
        check(value, m_schema, QStringLiteral("$"), found);
        return found;
    }

private:
    static bool isOf(const QString &type, const QJsonValue &value)
    {
        return (type == "string" && value.isString()) || (type == "number" && value.isDouble())
            || (type == "integer" && value.isDouble() && value.toDouble() == std::floor(value.toDouble()))
            || (type == "boolean" && value.isBool()) || (type == "null" && value.isNull()) || (type == "array" && value.isArray())
            || (type == "object" && value.isObject());
    }

    static bool hasType(const QJsonValue &types, const QJsonValue &value)
    {
        if (!types.isArray())
            return types.isUndefined() || isOf(types.toString(), value);
        for (const QJsonValue &type : types.toArray()) {
            if (isOf(type.toString(), value))
                return true;
        }
        return false;
    }

    void check(const QJsonValue &value, const QJsonObject &schema, const QString &where, QStringList &found) const
    {
        static const QStringList known{"$schema", "title",   "description", "$defs",      "$ref",     "type",
                                       "enum",    "minimum", "maximum",     "properties", "required", "additionalProperties",
                                       "items"};
        for (const QString &key : schema.keys()) {
            if (!known.contains(key))
                found.append(where + ": the schema says " + key + ", which nobody checks");
        }
        if (schema.contains("$ref"))
            return check(value, m_schema["$defs"].toObject()[schema["$ref"].toString().section('/', -1)].toObject(), where, found);
        if (!hasType(schema["type"], value))
            found.append(where + ": not of the type");
        if (schema.contains("enum") && !schema["enum"].toArray().contains(value))
            found.append(where + ": not one of the words: " + value.toVariant().toString());
        if (value.isDouble()
            && (value.toDouble() < schema["minimum"].toDouble(-1e300) || value.toDouble() > schema["maximum"].toDouble(1e300)))
            found.append(where + ": out of bounds");
        if (value.isObject())
            checkObject(value.toObject(), schema, where, found);
        if (value.isArray() && schema.contains("items")) {
            const QJsonArray array = value.toArray();
            for (qsizetype i = 0; i < array.size(); ++i)
                check(array.at(i), schema["items"].toObject(), where + '[' + QString::number(i) + ']', found);
        }
    }

    void checkObject(const QJsonObject &object, const QJsonObject &schema, const QString &where, QStringList &found) const
    {
        const QJsonObject properties = schema["properties"].toObject();
        for (const QJsonValue &required : schema["required"].toArray()) {
            if (!object.contains(required.toString()))
                found.append(where + ": without " + required.toString());
        }
        for (auto it = object.begin(); it != object.end(); ++it) {
            const QString inner = where + '.' + it.key();
            if (properties.contains(it.key()))
                check(it.value(), properties[it.key()].toObject(), inner, found);
            else if (schema["additionalProperties"].isObject())
                check(it.value(), schema["additionalProperties"].toObject(), inner, found);
            else if (schema["additionalProperties"] == QJsonValue(false))
                found.append(inner + ": not in the schema");
        }
    }

    QJsonObject m_schema;
};

} // namespace muster::test
