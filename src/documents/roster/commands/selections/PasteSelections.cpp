// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/commands/selections/PasteSelections.h"

#include "documents/roster/RosterDocument.h"

namespace muster::documents {

PasteSelections::PasteSelections(std::vector<rules::Selection> selections, std::string parentId, std::string groupId)
    : m_selections(std::move(selections)), m_parentId(std::move(parentId)), m_groupId(std::move(groupId))
{
}

rules::Operations::Outcome PasteSelections::prepare(rules::Operations &operations)
{
    rules::RosterEdit whole;
    for (const rules::Selection &selection : m_selections) {
        rules::Operations::Outcome outcome = operations.copySelection(selection, m_parentId, m_groupId);
        if (!outcome)
            return outcome; // the trial copy is thrown away: all or nothing
        appendEdit(whole, std::move(*outcome));
    }
    return whole;
}

QString PasteSelections::sentence(const RosterDocument &) const
{
    if (m_selections.size() == 1) {
        const rules::Selection &one = m_selections.front();
        return QCoreApplication::translate("RosterCommand", "Paste %1")
            .arg(QString::fromStdString(one.customName.empty() ? one.name : one.customName));
    }
    return QCoreApplication::translate("RosterCommand", "Paste %n selection(s)", nullptr, int(m_selections.size()));
}

} // namespace muster::documents
