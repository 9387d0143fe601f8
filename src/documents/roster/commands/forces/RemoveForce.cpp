// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/commands/forces/RemoveForce.h"

#include "documents/roster/RosterDocument.h"

namespace muster::documents {

RemoveForce::RemoveForce(std::string forceId) : m_forceId(std::move(forceId)) {}

rules::Operations::Outcome RemoveForce::prepare(rules::Operations &operations)
{
    return operations.removeForce(m_forceId);
}

QString RemoveForce::sentence(const RosterDocument &document) const
{
    return QCoreApplication::translate("RosterCommand", "Remove %1").arg(shownName(document, m_forceId));
}

} // namespace muster::documents
