// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/commands/ChangeCostLimit.h"

#include "base/Number.h"
#include "documents/roster/RosterDocument.h"

namespace muster::documents {

ChangeCostLimit::ChangeCostLimit(std::string costTypeId, double value) : m_costTypeId(std::move(costTypeId)), m_value(value) {}

rules::Operations::Outcome ChangeCostLimit::prepare(rules::Operations &operations)
{
    return operations.setCostLimit(m_costTypeId, m_value);
}

QString ChangeCostLimit::sentence(const RosterDocument &) const
{
    return m_value < 0
        ? QCoreApplication::translate("RosterCommand", "Remove the limit")
        : QCoreApplication::translate("RosterCommand", "Set the limit to %1").arg(QString::fromStdString(base::formatNumber(m_value)));
}

} // namespace muster::documents
