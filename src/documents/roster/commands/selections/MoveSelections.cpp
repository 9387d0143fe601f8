// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/commands/selections/MoveSelections.h"

#include "documents/roster/RosterDocument.h"

namespace muster::documents {

MoveSelections::MoveSelections(std::vector<SelectionMove> moves, std::string newParentId, std::size_t newIndex)
    : m_moves(std::move(moves)), m_newParentId(std::move(newParentId)), m_newIndex(newIndex)
{
}

rules::Operations::Outcome MoveSelections::prepare(rules::Operations &operations)
{
    rules::RosterEdit whole;
    std::size_t index = m_newIndex;
    for (const SelectionMove &move : m_moves) {
        const rules::SelectionPlace before = rules::findSelection(operations.roster(), move.selectionId);
        const bool fromAbove = before && before.parentId() == m_newParentId && before.index < index;
        rules::Operations::Outcome outcome = operations.moveSelection(move.selectionId, m_newParentId, move.groupId, index);
        if (!outcome)
            return outcome;
        index += fromAbove ? 0 : 1; // the next one stands behind it
        appendEdit(whole, std::move(*outcome));
    }
    return whole;
}

QString MoveSelections::sentence(const RosterDocument &document) const
{
    // Out of a formation: the player knows the army's own units as the independent ones.
    const rules::SelectionPlace before = m_moves.empty() ? rules::SelectionPlace()
                                                         : rules::findSelection(document.roster(), m_moves.front().selectionId);
    if (before && before.parent && before.force->id == m_newParentId) {
        if (m_moves.size() == 1)
            return QCoreApplication::translate("RosterCommand", "Move %1 to the independent units")
                .arg(shownName(document, m_moves.front().selectionId));
        return QCoreApplication::translate("RosterCommand", "Move %n unit(s) to the independent units", nullptr, int(m_moves.size()));
    }
    if (m_moves.size() == 1)
        return QCoreApplication::translate("RosterCommand", "Move %1 to %2")
            .arg(shownName(document, m_moves.front().selectionId), shownName(document, m_newParentId));
    return QCoreApplication::translate("RosterCommand", "Move %n unit(s) to %1", nullptr, int(m_moves.size()))
        .arg(shownName(document, m_newParentId));
}

} // namespace muster::documents
