// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/commands/selections/RemoveSelection.h"

#include "documents/roster/RosterDocument.h"

namespace muster::documents {

RemoveSelection::RemoveSelection(std::string selectionId) : m_selectionId(std::move(selectionId)) {}

rules::Operations::Outcome RemoveSelection::prepare(rules::Operations &operations)
{
    return operations.removeSelection(m_selectionId);
}

QString RemoveSelection::sentence(const RosterDocument &document) const
{
    return QCoreApplication::translate("RosterCommand", "Remove %1").arg(shownName(document, m_selectionId));
}

} // namespace muster::documents
