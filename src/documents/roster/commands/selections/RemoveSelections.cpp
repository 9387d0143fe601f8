// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/commands/selections/RemoveSelections.h"

#include "documents/roster/RosterDocument.h"

#include <algorithm>

namespace muster::documents {

namespace {

bool insideAnother(const rules::Roster &roster, const std::string &id, const std::vector<std::string> &ids)
{
    std::vector<std::string> path = rules::idPath(roster, id);
    if (!path.empty())
        path.pop_back();
    return std::any_of(path.begin(), path.end(),
                       [&ids](const std::string &above) { return std::find(ids.begin(), ids.end(), above) != ids.end(); });
}

} // namespace

RemoveSelections::RemoveSelections(const rules::Roster &roster, const std::vector<std::string> &selectionIds)
{
    for (const std::string &id : selectionIds) {
        const bool twice = std::find(m_selectionIds.begin(), m_selectionIds.end(), id) != m_selectionIds.end();
        if (!twice && !insideAnother(roster, id, selectionIds))
            m_selectionIds.push_back(id);
    }
}

rules::Operations::Outcome RemoveSelections::prepare(rules::Operations &operations)
{
    rules::RosterEdit whole;
    for (const std::string &id : m_selectionIds) {
        rules::Operations::Outcome outcome = operations.removeSelection(id);
        if (!outcome)
            return outcome;
        appendEdit(whole, std::move(*outcome));
    }
    return whole;
}

QString RemoveSelections::sentence(const RosterDocument &document) const
{
    if (m_selectionIds.size() == 1)
        return QCoreApplication::translate("RosterCommand", "Remove %1").arg(shownName(document, m_selectionIds.front()));
    return QCoreApplication::translate("RosterCommand", "Remove %n selection(s)", nullptr, int(m_selectionIds.size()));
}

} // namespace muster::documents
