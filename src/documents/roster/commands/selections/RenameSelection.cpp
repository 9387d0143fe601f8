// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/commands/selections/RenameSelection.h"

#include "documents/roster/RosterDocument.h"

namespace muster::documents {

RenameSelection::RenameSelection(std::string id, std::string name) : m_id(std::move(id)), m_name(std::move(name)) {}

rules::Operations::Outcome RenameSelection::prepare(rules::Operations &operations)
{
    return operations.setCustomName(m_id, m_name);
}

QString RenameSelection::sentence(const RosterDocument &document) const
{
    return m_name.empty()
        ? QCoreApplication::translate("RosterCommand", "Take back the name of %1").arg(shownName(document, m_id))
        : QCoreApplication::translate("RosterCommand", "Rename %1 to %2").arg(shownName(document, m_id), QString::fromStdString(m_name));
}

} // namespace muster::documents
