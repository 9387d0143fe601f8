// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/Figure.h"

#include <QByteArray>
#include <QDate>
#include <QJsonArray>
#include <QJsonObject>
#include <QMap>
#include <QSet>
#include <QStringList>
#include <QVector>

namespace muster::campaign {

/// Writes described fields into a JSON object; what has its default value is left out. `Derived::write` does structs.
template<typename Derived>
class FieldWriter
{
public:
    QJsonObject json;

    Derived &operator()(const QString &key, const QString &value) { return put(key, value, value.isEmpty()); }
    Derived &operator()(const QString &key, int value, int usual = 0) { return put(key, value, value == usual); }
    Derived &operator()(const QString &key, bool value) { return put(key, value, !value); }
    Derived &operator()(const QString &key, const QDate &value)
    {
        return put(key, value.toString(Qt::ISODate), !value.isValid());
    }
    Derived &operator()(const QString &key, const QByteArray &value)
    {
        return put(key, QString::fromLatin1(value.toBase64()), value.isEmpty());
    }
    Derived &operator()(const QString &key, const QStringList &value)
    {
        return put(key, QJsonArray::fromStringList(value), value.isEmpty());
    }
    Derived &operator()(const QString &key, const QMap<QString, int> &value)
    {
        QJsonObject object;
        for (auto it = value.begin(); it != value.end(); ++it)
            object[it.key()] = it.value();
        return put(key, object, value.isEmpty());
    }
    template<typename Enum> Derived &choice(const QString &key, Enum value, const QStringList &names)
    {
        return put(key, names.value(int(value)), int(value) == 0);
    }
    template<typename Enum> Derived &choices(const QString &key, const QMap<QString, Enum> &values, const QStringList &names)
    {
        QJsonObject object;
        for (auto it = values.begin(); it != values.end(); ++it)
            object[it.key()] = names.value(int(it.value()));
        return put(key, object, values.isEmpty());
    }
    template<typename T> Derived &list(const QString &key, const QVector<T> &values)
    {
        QJsonArray array;
        for (const T &value : values)
            array.append(derived().write(value));
        return put(key, array, values.isEmpty());
    }
    template<typename T> Derived &one(const QString &key, const T &value) { return put(key, derived().write(value), false); }

private:
    Derived &derived() { return static_cast<Derived &>(*this); }
    Derived &put(const QString &key, const QJsonValue &value, bool leaveOut)
    {
        if (!leaveOut)
            json[key] = value;
        return derived();
    }
};

/// The other direction; `seen` are the keys it knew. `Derived::read<T>` does structs.
template<typename Derived>
class FieldReader
{
public:
    explicit FieldReader(const QJsonObject &object) : json(object) {}
    QJsonObject json;
    QSet<QString> seen;

    Derived &operator()(const QString &key, QString &value) { value = take(key).toString(); return derived(); }
    Derived &operator()(const QString &key, int &value, int usual = 0) { value = figure(take(key), usual); return derived(); }
    Derived &operator()(const QString &key, bool &value) { value = take(key).toBool(); return derived(); }
    Derived &operator()(const QString &key, QDate &value)
    {
        value = QDate::fromString(take(key).toString(), Qt::ISODate);
        return derived();
    }
    Derived &operator()(const QString &key, QByteArray &value)
    {
        value = QByteArray::fromBase64(take(key).toString().toLatin1());
        return derived();
    }
    Derived &operator()(const QString &key, QStringList &value)
    {
        for (const QJsonValue &item : take(key).toArray())
            value.append(item.toString());
        return derived();
    }
    Derived &operator()(const QString &key, QMap<QString, int> &value)
    {
        const QJsonObject object = take(key).toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            value[it.key()] = figure(it.value());
        return derived();
    }
    template<typename Enum> Derived &choice(const QString &key, Enum &value, const QStringList &names)
    {
        value = Enum(std::max<qsizetype>(0, names.indexOf(take(key).toString())));
        return derived();
    }
    template<typename Enum> Derived &choices(const QString &key, QMap<QString, Enum> &values, const QStringList &names)
    {
        const QJsonObject object = take(key).toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            values[it.key()] = Enum(std::max<qsizetype>(0, names.indexOf(it.value().toString())));
        return derived();
    }
    template<typename T> Derived &list(const QString &key, QVector<T> &values)
    {
        for (const QJsonValue &item : take(key).toArray())
            values.append(derived().template read<T>(item.toObject()));
        return derived();
    }
    template<typename T> Derived &one(const QString &key, T &value)
    {
        value = derived().template read<T>(take(key).toObject());
        return derived();
    }

private:
    Derived &derived() { return static_cast<Derived &>(*this); }
    QJsonValue take(const QString &key)
    {
        seen.insert(key);
        return json.value(key);
    }
};

} // namespace muster::campaign
