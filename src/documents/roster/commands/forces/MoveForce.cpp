// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/commands/forces/MoveForce.h"

#include "documents/roster/RosterDocument.h"

namespace muster::documents {

MoveForce::MoveForce(std::string forceId, std::size_t newIndex) : m_forceId(std::move(forceId)), m_newIndex(newIndex) {}

rules::Operations::Outcome MoveForce::prepare(rules::Operations &operations)
{
    return operations.moveForce(m_forceId, m_newIndex);
}

QString MoveForce::sentence(const RosterDocument &document) const
{
    return QCoreApplication::translate("RosterCommand", "Move %1").arg(shownName(document, m_forceId));
}

} // namespace muster::documents
