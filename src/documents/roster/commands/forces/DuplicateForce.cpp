// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/commands/forces/DuplicateForce.h"

#include "documents/roster/RosterDocument.h"

namespace muster::documents {

DuplicateForce::DuplicateForce(std::string forceId) : m_forceId(std::move(forceId)) {}

rules::Operations::Outcome DuplicateForce::prepare(rules::Operations &operations)
{
    return operations.duplicateForce(m_forceId);
}

QString DuplicateForce::sentence(const RosterDocument &document) const
{
    return QCoreApplication::translate("RosterCommand", "Duplicate %1").arg(shownName(document, m_forceId));
}

} // namespace muster::documents
