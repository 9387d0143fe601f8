// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/log/LogJson.h"

#include <QCoreApplication>

namespace muster::campaign {

base::Message LogHead::whyNot(const QJsonObject &json, const char *other, const char *damaged, const char *noEntry) const
{
    if (json["kind"].toString() != m_kind)
        return base::Message(other);
    if (const double needs = json["needs"].toDouble(); needs > m_newest)
        return base::Message(QT_TRANSLATE_NOOP("Message", "it needs a newer version of Muster (format %1)"), {needs});
    if (!json["events"].isArray() || json["id"].toString().isEmpty())
        return base::Message(damaged);
    const QJsonArray log = json["events"].toArray();
    for (qsizetype i = 0; i < log.size(); ++i) {
        if (!log.at(i).isObject())
            return base::Message(noEntry, {int(i + 1)});
    }
    return {};
}

void LogHead::writeTo(QJsonObject &json, const QJsonObject &extra, const QJsonArray &events) const
{
    if (!extra.contains("format"))
        json["format"] = m_newest;
    json["kind"] = m_kind;
    json["events"] = events;
}

void LogHead::takeFrom(FieldReader &reader, const QJsonObject &json) const
{
    reader.take(QStringLiteral("kind"));
    reader.take(QStringLiteral("events"));
    if (json["format"].toDouble() <= m_newest)
        reader.take(QStringLiteral("format"));
}

QJsonObject takeObject(FieldReader &reader, const QString &key)
{
    const QJsonValue value = reader.take(key);
    if (!value.isObject() && !value.isUndefined())
        reader.refuse(key, value);
    return value.toObject();
}

} // namespace muster::campaign
