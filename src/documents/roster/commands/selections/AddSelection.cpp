// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/commands/selections/AddSelection.h"

#include "documents/roster/RosterDocument.h"

namespace muster::documents {

AddSelection::AddSelection(std::string parentId, std::string entryId, std::string groupId, int count)
    : m_parentId(std::move(parentId)), m_entryId(std::move(entryId)), m_groupId(std::move(groupId)), m_count(count)
{
}

rules::Operations::Outcome AddSelection::prepare(rules::Operations &operations)
{
    return operations.addSelection(m_parentId, m_entryId, m_groupId, m_count);
}

QString AddSelection::sentence(const RosterDocument &document) const
{
    const QString name = entryName(document, m_entryId);
    return m_count > 1 ? QCoreApplication::translate("RosterCommand", "Add %1× %2").arg(QString::number(m_count), name)
                       : QCoreApplication::translate("RosterCommand", "Add %1").arg(name);
}

} // namespace muster::documents
