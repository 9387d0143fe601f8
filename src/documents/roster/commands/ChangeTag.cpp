// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/commands/ChangeTag.h"

#include "documents/roster/RosterDocument.h"
#include "rules/evaluate/AttachedUnits.h"

namespace muster::documents {

ChangeTag::ChangeTag(std::string id, std::string key, std::string value)
    : m_id(std::move(id)), m_key(std::move(key)), m_value(std::move(value))
{
}

rules::Operations::Outcome ChangeTag::prepare(rules::Operations &operations)
{
    return operations.setExtra(m_id, m_key, m_value.empty() ? std::nullopt : std::optional<std::string>(m_value));
}

QString ChangeTag::sentence(const RosterDocument &document) const
{
    if (m_key == "photo")
        return m_value.empty() ? QCoreApplication::translate("RosterCommand", "Remove the photo of %1").arg(shownName(document, m_id))
                               : QCoreApplication::translate("RosterCommand", "Give %1 a photo").arg(shownName(document, m_id));
    if (m_key == rules::attachedMark)
        return m_value.empty() ? QCoreApplication::translate("RosterCommand", "Show %1 and its unit as one").arg(shownName(document, m_id))
                               : QCoreApplication::translate("RosterCommand", "Show %1 apart from its unit").arg(shownName(document, m_id));
    return m_value.empty() ? QCoreApplication::translate("RosterCommand", "Take a tag off %1").arg(shownName(document, m_id))
                           : QCoreApplication::translate("RosterCommand", "Tag %1").arg(shownName(document, m_id));
}

} // namespace muster::documents
