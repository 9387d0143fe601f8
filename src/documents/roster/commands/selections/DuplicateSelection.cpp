// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/commands/selections/DuplicateSelection.h"

#include "documents/roster/RosterDocument.h"

namespace muster::documents {

DuplicateSelection::DuplicateSelection(std::string selectionId) : m_selectionId(std::move(selectionId)) {}

rules::Operations::Outcome DuplicateSelection::prepare(rules::Operations &operations)
{
    return operations.duplicateSelection(m_selectionId);
}

QString DuplicateSelection::sentence(const RosterDocument &document) const
{
    return QCoreApplication::translate("RosterCommand", "Duplicate %1").arg(shownName(document, m_selectionId));
}

} // namespace muster::documents
