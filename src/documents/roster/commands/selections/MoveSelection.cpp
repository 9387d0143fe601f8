// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/commands/selections/MoveSelection.h"

#include "documents/roster/RosterDocument.h"

namespace muster::documents {

MoveSelection::MoveSelection(std::string selectionId, std::size_t newIndex) : m_selectionId(std::move(selectionId)), m_newIndex(newIndex) {}

rules::Operations::Outcome MoveSelection::prepare(rules::Operations &operations)
{
    return operations.moveSelection(m_selectionId, m_newIndex);
}

QString MoveSelection::sentence(const RosterDocument &document) const
{
    return QCoreApplication::translate("RosterCommand", "Move %1").arg(shownName(document, m_selectionId));
}

} // namespace muster::documents
