// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/commands/selections/JoinSelections.h"

#include "documents/roster/RosterDocument.h"

namespace muster::documents {

JoinSelections::JoinSelections(std::string id, std::string associationId, std::vector<std::string> to)
    : m_id(std::move(id)), m_associationId(std::move(associationId)), m_to(std::move(to))
{
}

rules::Operations::Outcome JoinSelections::prepare(rules::Operations &operations)
{
    return operations.setAssociation(m_id, m_associationId, m_to);
}

QString JoinSelections::sentence(const RosterDocument &document) const
{
    if (m_to.empty())
        return QCoreApplication::translate("RosterCommand", "%1 stands alone").arg(shownName(document, m_id));
    return QCoreApplication::translate("RosterCommand", "%1 joins %2").arg(shownName(document, m_id), shownName(document, m_to.front()));
}

} // namespace muster::documents
