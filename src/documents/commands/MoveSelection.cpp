// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/commands/MoveSelection.h"

#include "documents/RosterDocument.h"

namespace muster::documents {

MoveSelection::MoveSelection(std::string selectionId, std::size_t newIndex)
    : m_selectionId(std::move(selectionId)), m_newIndex(newIndex)
{
}

MoveSelection::MoveSelection(std::string selectionId, std::string newParentId, std::string groupId, std::size_t newIndex)
    : m_selectionId(std::move(selectionId)), m_newParentId(std::move(newParentId)), m_groupId(std::move(groupId)), m_newIndex(newIndex)
{
}

rules::Operations::Outcome MoveSelection::prepare(rules::Operations &operations)
{
    if (m_newParentId.empty())
        return operations.moveSelection(m_selectionId, m_newIndex);
    return operations.moveSelection(m_selectionId, m_newParentId, m_groupId, m_newIndex);
}

QString MoveSelection::sentence(const RosterDocument &document) const
{
    if (m_newParentId.empty())
        return QCoreApplication::translate("RosterCommand", "Move %1").arg(shownName(document, m_selectionId));
    return QCoreApplication::translate("RosterCommand", "Move %1 to %2").arg(shownName(document, m_selectionId), shownName(document, m_newParentId));
}

} // namespace muster::documents
