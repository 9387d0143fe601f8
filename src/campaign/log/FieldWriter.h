// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/log/LocalText.h"
#include "campaign/muster/Figure.h"

#include <QByteArray>
#include <QDate>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>
#include <QMap>
#include <QSet>
#include <QStringList>
#include <QVector>

namespace muster::campaign {

/// Writes described fields into a JSON object; what has its default value is left out. A function `fields(writer, value)`
/// describes each struct; its `extra` is written too, so that what a newer version put there stays.
class FieldWriter
{
public:
    QJsonObject json;

    FieldWriter &operator()(const QString &key, const QString &value, const QString &usual = {}) { return put(key, value, value == usual); }
    FieldWriter &operator()(const QString &key, int value, int usual = 0) { return put(key, value, value == usual); }
    FieldWriter &operator()(const QString &key, bool value, bool usual = false) { return put(key, value, value == usual); }
    FieldWriter &operator()(const QString &key, const QDate &value) { return put(key, value.toString(Qt::ISODate), !value.isValid()); }
    FieldWriter &operator()(const QString &key, const QDateTime &value)
    {
        return put(key, value.toUTC().toString(Qt::ISODateWithMs), !value.isValid());
    }
    FieldWriter &operator()(const QString &key, const QByteArray &value)
    {
        return put(key, QString::fromLatin1(value.toBase64()), value.isEmpty());
    }
    FieldWriter &operator()(const QString &key, const LocalText &value, const LocalText &usual = {})
    {
        return put(key, value.toJson(), value == usual);
    }
    FieldWriter &operator()(const QString &key, const QStringList &value)
    {
        return put(key, QJsonArray::fromStringList(value), value.isEmpty());
    }
    FieldWriter &operator()(const QString &key, const QSet<QString> &value)
    {
        QStringList sorted(value.begin(), value.end());
        sorted.sort();
        return (*this)(key, sorted);
    }
    FieldWriter &operator()(const QString &key, const QVector<int> &value)
    {
        QJsonArray array;
        for (int number : value)
            array.append(number);
        return put(key, array, value.isEmpty());
    }
    FieldWriter &operator()(const QString &key, const QMap<QString, int> &value)
    {
        QJsonObject object;
        for (auto it = value.begin(); it != value.end(); ++it)
            object[it.key()] = it.value();
        return put(key, object, value.isEmpty());
    }
    FieldWriter &operator()(const QString &key, const QMap<QString, QString> &value)
    {
        QJsonObject object;
        for (auto it = value.begin(); it != value.end(); ++it)
            object[it.key()] = it.value();
        return put(key, object, value.isEmpty());
    }
    /// As it is: somebody else knows what stands in it.
    FieldWriter &operator()(const QString &key, const QJsonObject &value) { return put(key, value, value.isEmpty()); }
    template <typename Enum>
    FieldWriter &choice(const QString &key, Enum value, const QStringList &names, Enum usual = Enum(0))
    {
        return put(key, names.value(int(value)), value == usual);
    }
    template <typename Enum>
    FieldWriter &choices(const QString &key, const QMap<QString, Enum> &values, const QStringList &names)
    {
        QJsonObject object;
        for (auto it = values.begin(); it != values.end(); ++it)
            object[it.key()] = names.value(int(it.value()));
        return put(key, object, values.isEmpty());
    }
    template <typename T>
    FieldWriter &list(const QString &key, const QVector<T> &values)
    {
        QJsonArray array;
        for (const T &value : values)
            array.append(write(value));
        return put(key, array, values.isEmpty());
    }
    template <typename T>
    FieldWriter &one(const QString &key, const T &value)
    {
        return put(key, write(value), false);
    }
    /// Fields that stand in an object of their own; `extra` is what else is in it.
    template <typename Describe>
    FieldWriter &group(const QString &key, const QJsonObject &extra, Describe describe)
    {
        FieldWriter inner;
        inner.json = extra;
        describe(inner);
        return put(key, inner.json, inner.json.isEmpty());
    }

    FieldWriter &keepWith(const QString &, const QString &) { return *this; }

    template <typename T>
    static QJsonObject write(const T &value)
    {
        FieldWriter writer;
        writer.json = value.extra;
        fields(writer, const_cast<T &>(value)); // the writer only reads
        return writer.json;
    }

protected:
    // What is left out may stand in `extra`, unread: then it stays.
    FieldWriter &put(const QString &key, const QJsonValue &value, bool leaveOut)
    {
        if (!leaveOut)
            json[key] = value;
        return *this;
    }
};

} // namespace muster::campaign
