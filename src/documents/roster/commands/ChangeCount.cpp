// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/commands/ChangeCount.h"

#include "documents/roster/RosterDocument.h"

namespace muster::documents {

ChangeCount::ChangeCount(std::string selectionId, int count) : m_selectionId(std::move(selectionId)), m_count(count) {}

rules::Operations::Outcome ChangeCount::prepare(rules::Operations &operations)
{
    return operations.setCount(m_selectionId, m_count);
}

QString ChangeCount::sentence(const RosterDocument &document) const
{
    return m_count > 0 ? QCoreApplication::translate("RosterCommand", "Set the number of %1 to %2")
                             .arg(shownName(document, m_selectionId), QString::number(m_count))
                       : QCoreApplication::translate("RosterCommand", "Remove %1").arg(shownName(document, m_selectionId));
}

} // namespace muster::documents
