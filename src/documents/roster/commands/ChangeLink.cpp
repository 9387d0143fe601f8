// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/commands/ChangeLink.h"

#include "documents/roster/RosterDocument.h"

namespace muster::documents {

ChangeLink::ChangeLink(std::string id, std::string ruleId, std::string hostId)
    : m_id(std::move(id)), m_ruleId(std::move(ruleId)), m_hostId(std::move(hostId))
{
}

rules::Operations::Outcome ChangeLink::prepare(rules::Operations &operations)
{
    return operations.setLink(m_id, m_ruleId, m_hostId);
}

QString ChangeLink::sentence(const RosterDocument &document) const
{
    return m_hostId.empty()
        ? QCoreApplication::translate("RosterCommand", "Take %1 out of its unit").arg(shownName(document, m_id))
        : QCoreApplication::translate("RosterCommand", "Put %1 with %2").arg(shownName(document, m_id), shownName(document, m_hostId));
}

} // namespace muster::documents
