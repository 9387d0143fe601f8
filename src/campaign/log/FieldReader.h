// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/log/FieldWriter.h"
#include "campaign/log/ReadFault.h"

namespace muster::campaign {

/// The other direction of FieldWriter. What it does not know or cannot read is in rest(), to be kept as `extra`; a known key
/// with a value it cannot read leaves the field at its default and is a fault. A key that is not there is none.
class FieldReader
{
public:
    FieldReader(const QJsonObject &object, QVector<ReadFault> &faults) : m_json(object), m_faults(faults) {}

    FieldReader &operator()(const QString &key, QString &value, const QString &usual = {});
    FieldReader &operator()(const QString &key, int &value, int usual = 0);
    FieldReader &operator()(const QString &key, bool &value, bool usual = false);
    FieldReader &operator()(const QString &key, QDate &value);
    FieldReader &operator()(const QString &key, QDateTime &value);
    FieldReader &operator()(const QString &key, QByteArray &value);
    FieldReader &operator()(const QString &key, LocalText &value, const LocalText &usual = {});
    FieldReader &operator()(const QString &key, QStringList &value);
    FieldReader &operator()(const QString &key, QSet<QString> &value);
    FieldReader &operator()(const QString &key, QVector<int> &value);
    FieldReader &operator()(const QString &key, QMap<QString, int> &value);
    FieldReader &operator()(const QString &key, QMap<QString, QString> &value);
    FieldReader &operator()(const QString &key, QJsonObject &value);

    template <typename Enum>
    FieldReader &choice(const QString &key, Enum &value, const QStringList &names, Enum usual = Enum(0))
    {
        int index = int(usual);
        readChoice(key, index, names);
        value = Enum(index);
        return *this;
    }
    template <typename Enum>
    FieldReader &choices(const QString &key, QMap<QString, Enum> &values, const QStringList &names)
    {
        const QMap<QString, int> indexes = readChoices(key, names);
        for (auto it = indexes.begin(); it != indexes.end(); ++it)
            values[it.key()] = Enum(it.value());
        return *this;
    }
    template <typename T>
    FieldReader &list(const QString &key, QVector<T> &values)
    {
        int index = 0;
        const QJsonArray items = readObjects(key);
        values.reserve(items.size());
        for (const QJsonValue &item : items)
            values.append(read<T>(item.toObject(), key, index++));
        return *this;
    }
    template <typename T>
    FieldReader &one(const QString &key, T &value)
    {
        value = read<T>(readObject(key), key, -1);
        return *this;
    }
    template <typename Describe>
    FieldReader &group(const QString &key, QJsonObject &extra, Describe describe)
    {
        const QJsonObject object = readObject(key);
        FieldReader inner(object, m_faults, this, key, -1);
        describe(inner);
        extra = inner.rest();
        return *this;
    }

    template <typename T>
    static T read(const QJsonObject &object, QVector<ReadFault> &faults)
    {
        FieldReader reader(object, faults);
        return readAll<T>(reader);
    }

    /// What is left out or not depends on another key: where that one could not be read, this one is kept as it was too.
    FieldReader &keepWith(const QString &unread, const QString &key);

    /// A key that somebody else reads; answers its value.
    QJsonValue take(const QString &key);
    /// Notes that this version cannot read the value of a key; the value itself is kept.
    void refuse(const QString &key, const QJsonValue &value, bool newer = false);
    /// Unknown keys, and known ones whose values could not be read.
    [[nodiscard]] QJsonObject rest() const;

private:
    FieldReader(const QJsonObject &object, QVector<ReadFault> &faults, const FieldReader *parent, const QString &key, int index)
        : m_json(object), m_faults(faults), m_parent(parent), m_key(key), m_index(index)
    {
    }
    template <typename T>
    T read(const QJsonObject &object, const QString &key, int index)
    {
        FieldReader inner(object, m_faults, this, key, index);
        return readAll<T>(inner);
    }
    template <typename T>
    static T readAll(FieldReader &reader)
    {
        T value;
        fields(reader, value);
        value.extra = reader.rest();
        return value;
    }
    void readChoice(const QString &key, int &index, const QStringList &names);
    QMap<QString, int> readChoices(const QString &key, const QStringList &names);
    QJsonObject readObject(const QString &key);
    QJsonArray readObjects(const QString &key);
    [[nodiscard]] QString path(const QString &key) const;

    QJsonObject m_json;
    QVector<ReadFault> &m_faults;
    const FieldReader *m_parent = nullptr;
    QString m_key;
    int m_index = -1; ///< among the items of m_key; -1: it is no list
    QStringList m_known;
    int m_found = 0;
    QJsonObject m_refused;
};

} // namespace muster::campaign
