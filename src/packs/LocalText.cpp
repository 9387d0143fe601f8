// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/LocalText.h"

#include "text/Typography.h"

#include <QJsonObject>

#include <algorithm>

namespace muster::packs {

LocalText::LocalText(const QString &text)
{
    if (!text.isEmpty())
        m_texts.insert(QString(), text);
}

LocalText LocalText::fromJson(const QJsonValue &value)
{
    if (value.isString())
        return LocalText(value.toString());
    LocalText text;
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (it.value().isString())
            text.m_texts.insert(it.key(), it.value().toString());
    }
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
    for (const QString &candidate : {language, QString(), QStringLiteral("en")}) {
        if (const auto it = m_texts.constFind(candidate); it != m_texts.constEnd())
            return text::typeset(*it, candidate);
    }
    return m_texts.isEmpty() ? QString() : m_texts.first();
}

bool LocalText::isAny(const QString &text) const
{
    return std::any_of(m_texts.begin(), m_texts.end(), [&](const QString &each) { return each.compare(text, Qt::CaseInsensitive) == 0; });
}

} // namespace muster::packs
