// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/commands/RenameRoster.h"

#include "documents/roster/RosterDocument.h"

namespace muster::documents {

RenameRoster::RenameRoster(std::string name) : m_name(std::move(name)) {}

rules::Operations::Outcome RenameRoster::prepare(rules::Operations &operations)
{
    return operations.setName(m_name);
}

QString RenameRoster::sentence(const RosterDocument &) const
{
    return QCoreApplication::translate("RosterCommand", "Rename the roster to %1").arg(QString::fromStdString(m_name));
}

} // namespace muster::documents
