// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/commands/selections/SwapSelections.h"

#include "documents/roster/RosterDocument.h"

namespace muster::documents {

rules::Operations::Outcome SwapSelections::prepare(rules::Operations &operations)
{
    return operations.swapSelections(m_firstId, m_secondId);
}

QString SwapSelections::sentence(const RosterDocument &document) const
{
    return QCoreApplication::translate("RosterCommand", "Swap %1 and %2")
        .arg(shownName(document, m_firstId), shownName(document, m_secondId));
}

} // namespace muster::documents
