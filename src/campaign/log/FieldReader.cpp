// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/log/FieldReader.h"

#include <QJsonDocument>

#include <algorithm>
#include <cmath>
#include <optional>

namespace muster::campaign {

namespace {

std::optional<int> wholeFigure(const QJsonValue &value)
{
    const double number = value.toDouble();
    if (!value.isDouble() || std::trunc(number) != number || std::abs(number) > highestFigure)
        return std::nullopt;
    return int(number);
}

std::optional<QStringList> texts(const QJsonValue &value)
{
    QStringList list;
    const QJsonArray array = value.toArray();
    for (const QJsonValue &item : array) {
        if (!item.isString())
            return std::nullopt;
        list.append(item.toString());
    }
    return value.isArray() ? std::optional(list) : std::nullopt;
}

bool isLocalText(const QJsonValue &value)
{
    const QJsonObject object = value.toObject();
    return value.isString()
        || (value.isObject() && std::all_of(object.begin(), object.end(), [](const QJsonValue &text) { return text.isString(); }));
}

QString shown(const QJsonValue &value)
{
    constexpr qsizetype longest = 40;
    QString text = value.isString() ? value.toString()
                                    : QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact)).mid(1).chopped(1);
    text = text.simplified();
    return text.size() > longest ? text.left(longest) + QChar(0x2026) : text;
}

} // namespace

QJsonValue FieldReader::take(const QString &key)
{
    m_known.append(key);
    const QJsonValue value = m_json.value(key);
    m_found += !value.isUndefined();
    return value;
}

void FieldReader::refuse(const QString &key, const QJsonValue &value, bool newer)
{
    m_faults.append({path(key), shown(value), newer});
    m_refused.insert(key, value);
}

FieldReader &FieldReader::keepWith(const QString &unread, const QString &key)
{
    if (m_refused.contains(unread) && m_json.contains(key))
        m_refused.insert(key, m_json.value(key));
    return *this;
}

QJsonObject FieldReader::rest() const
{
    if (m_found == m_json.size() && m_refused.isEmpty())
        return {};
    QJsonObject rest = m_json;
    for (const QString &key : m_known) {
        if (!m_refused.contains(key))
            rest.remove(key);
    }
    return rest;
}

QString FieldReader::path(const QString &key) const
{
    if (!m_parent)
        return key;
    return m_parent->path(m_key) + (m_index < 0 ? QString() : QString("[%1]").arg(m_index)) + QLatin1Char('.') + key;
}

FieldReader &FieldReader::operator()(const QString &key, QString &value, const QString &usual)
{
    const QJsonValue json = take(key);
    value = json.isString() ? json.toString() : usual;
    if (!json.isString() && !json.isUndefined())
        refuse(key, json);
    return *this;
}

FieldReader &FieldReader::operator()(const QString &key, int &value, int usual)
{
    const QJsonValue json = take(key);
    const std::optional<int> number = wholeFigure(json);
    value = number.value_or(usual);
    if (!number && !json.isUndefined())
        refuse(key, json);
    return *this;
}

FieldReader &FieldReader::operator()(const QString &key, bool &value, bool usual)
{
    const QJsonValue json = take(key);
    value = json.toBool(usual);
    if (!json.isBool() && !json.isUndefined())
        refuse(key, json);
    return *this;
}

FieldReader &FieldReader::operator()(const QString &key, QDate &value)
{
    const QJsonValue json = take(key);
    value = QDate::fromString(json.toString(), Qt::ISODate);
    if (!value.isValid() && !json.isUndefined())
        refuse(key, json);
    return *this;
}

FieldReader &FieldReader::operator()(const QString &key, QDateTime &value)
{
    const QJsonValue json = take(key);
    value = QDateTime::fromString(json.toString(), Qt::ISODateWithMs);
    if (!value.isValid() && !json.isUndefined())
        refuse(key, json);
    return *this;
}

FieldReader &FieldReader::operator()(const QString &key, QJsonObject &value)
{
    const QJsonValue json = take(key);
    value = json.toObject();
    if (!json.isObject() && !json.isUndefined())
        refuse(key, json);
    return *this;
}

FieldReader &FieldReader::operator()(const QString &key, QByteArray &value)
{
    const QJsonValue json = take(key);
    const auto decoded = QByteArray::fromBase64Encoding(json.toString().toLatin1(),
                                                        QByteArray::Base64Encoding | QByteArray::AbortOnBase64DecodingErrors);
    value = decoded ? *decoded : QByteArray();
    if ((!decoded || !json.isString()) && !json.isUndefined())
        refuse(key, json);
    return *this;
}

FieldReader &FieldReader::operator()(const QString &key, LocalText &value, const LocalText &usual)
{
    const QJsonValue json = take(key);
    const bool readable = isLocalText(json);
    value = readable ? LocalText::fromJson(json) : usual;
    if (!readable && !json.isUndefined())
        refuse(key, json);
    return *this;
}

FieldReader &FieldReader::operator()(const QString &key, QStringList &value)
{
    const QJsonValue json = take(key);
    const std::optional<QStringList> list = texts(json);
    value = list.value_or(QStringList());
    if (!list && !json.isUndefined())
        refuse(key, json);
    return *this;
}

FieldReader &FieldReader::operator()(const QString &key, QSet<QString> &value)
{
    QStringList list;
    (*this)(key, list);
    value = QSet<QString>(list.begin(), list.end());
    return *this;
}

FieldReader &FieldReader::operator()(const QString &key, QVector<int> &value)
{
    const QJsonValue json = take(key);
    const QJsonArray array = json.toArray();
    bool readable = json.isArray() || json.isUndefined();
    for (const QJsonValue &item : array) {
        const std::optional<int> number = wholeFigure(item);
        readable = readable && number;
        value.append(number.value_or(0));
    }
    if (!readable) {
        value.clear();
        refuse(key, json);
    }
    return *this;
}

FieldReader &FieldReader::operator()(const QString &key, QMap<QString, int> &value)
{
    const QJsonObject object = readObject(key);
    for (auto it = object.begin(); it != object.end(); ++it) {
        const std::optional<int> number = wholeFigure(it.value());
        if (!number) {
            value.clear();
            refuse(key, object);
            return *this;
        }
        value[it.key()] = *number;
    }
    return *this;
}

FieldReader &FieldReader::operator()(const QString &key, QMap<QString, QString> &value)
{
    const QJsonObject object = readObject(key);
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (!it.value().isString()) {
            value.clear();
            refuse(key, object);
            return *this;
        }
        value[it.key()] = it.value().toString();
    }
    return *this;
}

void FieldReader::readChoice(const QString &key, int &index, const QStringList &names)
{
    const QJsonValue json = take(key);
    const int found = json.isString() ? int(names.indexOf(json.toString())) : -1;
    if (found >= 0)
        index = found;
    else if (!json.isUndefined())
        refuse(key, json, json.isString());
}

QMap<QString, int> FieldReader::readChoices(const QString &key, const QStringList &names)
{
    QMap<QString, int> indexes;
    const QJsonObject object = readObject(key);
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QJsonValue json = it.value();
        const int found = json.isString() ? int(names.indexOf(json.toString())) : -1;
        if (found < 0) {
            m_faults.append({path(key) + QLatin1Char('.') + it.key(), shown(json), json.isString()});
            m_refused.insert(key, object);
            return {};
        }
        indexes.insert(it.key(), found);
    }
    return indexes;
}

QJsonObject FieldReader::readObject(const QString &key)
{
    const QJsonValue json = take(key);
    if (!json.isObject() && !json.isUndefined())
        refuse(key, json);
    return json.toObject();
}

QJsonArray FieldReader::readObjects(const QString &key)
{
    const QJsonValue json = take(key);
    const QJsonArray array = json.toArray();
    const bool readable = json.isArray() && std::all_of(array.begin(), array.end(), [](const QJsonValue &item) { return item.isObject(); });
    if (!readable && !json.isUndefined())
        refuse(key, json);
    return readable ? array : QJsonArray();
}

} // namespace muster::campaign
