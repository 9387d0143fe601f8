// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/Language.h"

#include "rules/data/CompositeId.h"
#include "text/Spoken.h"

namespace muster::packs {

namespace {

// Composite ids name the way to an entry; the words belong to the entry itself.
QString lastPart(std::string_view id)
{
    return text::fromUtf8(rules::lastSegment(id));
}

} // namespace

QString Language::name(std::string_view id, std::string_view own) const
{
    const auto it = m_names.constFind(lastPart(id));
    return it == m_names.constEnd() ? text::fromUtf8(own) : *it;
}

QString Language::shortName(std::string_view id, std::string_view own) const
{
    const auto it = m_short.constFind(lastPart(id));
    return it == m_short.constEnd() ? name(id, own) : *it;
}

QString Language::text(std::string_view id, std::string_view own) const
{
    const auto it = m_texts.constFind(lastPart(id));
    return it == m_texts.constEnd() ? text::fromUtf8(own) : *it;
}

void Language::leaveTexts(const QStringList &ruleIds)
{
    for (const QString &id : ruleIds)
        m_texts.remove(id);
}

QString Language::value(std::string_view profileId, std::string_view characteristicTypeId, std::string_view own) const
{
    const QString type = text::fromUtf8(characteristicTypeId);
    if (const auto profile = m_profiles.constFind(lastPart(profileId)); profile != m_profiles.constEnd()) {
        if (const auto it = profile->constFind(type); it != profile->constEnd())
            return *it;
    }
    const QString plain = text::fromUtf8(own);
    if (const auto values = m_values.constFind(type); values != m_values.constEnd()) {
        if (const auto it = values->constFind(plain); it != values->constEnd())
            return *it;
    }
    return plain;
}

QString Language::finding(std::string_view constraintId) const
{
    return m_findings.value(lastPart(constraintId));
}

QString Language::message(std::string_view own) const
{
    const QString plain = text::fromUtf8(own);
    return m_messages.value(plain, plain);
}

bool Language::hasName(std::string_view id) const
{
    return m_names.contains(lastPart(id));
}

bool Language::hasText(std::string_view id) const
{
    return m_texts.contains(lastPart(id));
}

QStringList Language::ids() const
{
    QStringList ids = m_names.keys() + m_short.keys() + m_texts.keys() + m_values.keys() + m_profiles.keys() + m_findings.keys();
    for (const auto &characteristics : m_profiles)
        ids += characteristics.keys();
    ids.removeDuplicates();
    ids.sort();
    return ids;
}

} // namespace muster::packs
