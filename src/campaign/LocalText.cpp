// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/LocalText.h"

#include <QJsonObject>

namespace muster::campaign {

LocalText LocalText::fromJson(const QJsonValue &value)
{
    LocalText text;
    if (value.isString())
        text.m_texts.insert(QString(), value.toString());
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        text.m_texts.insert(it.key(), it.value().toString());
    return text;
}

QJsonValue LocalText::toJson() const
{
    if (m_texts.isEmpty())
        return QString();
    if (m_texts.size() == 1 && m_texts.firstKey().isEmpty())
        return m_texts.first();
    QJsonObject object;
    for (auto it = m_texts.begin(); it != m_texts.end(); ++it)
        object.insert(it.key(), it.value());
    return object;
}

QString LocalText::in(const QString &language) const
{
    for (const QString &key : {language, QString(), QStringLiteral("en")}) {
        const auto found = m_texts.find(key);
        if (found != m_texts.end() && !found->isEmpty())
            return *found;
    }
    return m_texts.isEmpty() ? QString() : m_texts.first();
}

void LocalText::setAll(const QString &text)
{
    m_texts.clear();
    m_texts.insert(QString(), text);
}

} // namespace muster::campaign
