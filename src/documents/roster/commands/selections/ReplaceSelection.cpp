// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/commands/selections/ReplaceSelection.h"

#include "documents/roster/RosterDocument.h"

namespace muster::documents {

ReplaceSelection::ReplaceSelection(std::string selectionId, std::string entryId)
    : m_selectionId(std::move(selectionId)), m_entryId(std::move(entryId))
{
}

rules::Operations::Outcome ReplaceSelection::prepare(rules::Operations &operations)
{
    return operations.replaceSelection(m_selectionId, m_entryId);
}

QString ReplaceSelection::sentence(const RosterDocument &document) const
{
    return QCoreApplication::translate("RosterCommand", "Replace %1 by %2")
        .arg(shownName(document, m_selectionId), entryName(document, m_entryId));
}

} // namespace muster::documents
