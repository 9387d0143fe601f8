// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/commands/forces/AddForce.h"

#include "documents/roster/RosterDocument.h"

namespace muster::documents {

AddForce::AddForce(std::string forceEntryId, std::string catalogueId, std::string parentForceId)
    : m_forceEntryId(std::move(forceEntryId)), m_catalogueId(std::move(catalogueId)), m_parentForceId(std::move(parentForceId))
{
}

rules::Operations::Outcome AddForce::prepare(rules::Operations &operations)
{
    return operations.addForce(m_forceEntryId, m_catalogueId, m_parentForceId);
}

QString AddForce::sentence(const RosterDocument &document) const
{
    return QCoreApplication::translate("RosterCommand", "Add %1").arg(entryName(document, m_forceEntryId));
}

} // namespace muster::documents
