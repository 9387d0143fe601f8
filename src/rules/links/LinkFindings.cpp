// SPDX-License-Identifier: GPL-3.0-or-later
// What is not possible of the links that a player chose.
#include "rules/evaluate/Evaluator.h"
#include "rules/links/Circles.h"
#include "rules/links/UnitLinks.h"

#include <algorithm>

namespace muster::rules {

RosterFinding UnitLinks::finding(FindingKind kind, const Unit &owner, const LinkRule &rule) const
{
    RosterFinding finding;
    finding.kind = kind;
    finding.severity = base::Severity::Warning; // the list is legal, the plan is not
    finding.ownerType = OwnerType::Selection;
    finding.ownerId = owner.selection->id;
    finding.ownerEntryId = owner.entryId;
    finding.ownerName = owner.name;
    finding.forceId = owner.force->id;
    finding.entryId = rule.id;
    finding.entryName = rule.nameIn("en");
    finding.constraintId = rule.id;
    finding.scope = "self";
    finding.path = m_evaluator.path(owner.selection->id);
    return finding;
}

std::vector<int> UnitLinks::circleNumbers() const
{
    std::vector<std::vector<int>> to(m_units.size());
    for (const UnitLink &link : m_links)
        to[m_index.at(link.unitId)].push_back(static_cast<int>(m_index.at(link.hostId)));
    return circles(to);
}

void UnitLinks::addRefused(const UnitLink &link, const std::vector<int> &circles, std::vector<RosterFinding> &findings) const
{
    const Unit *rider = unit(link.unitId), *host = unit(link.hostId);
    if (!rider || !host)
        return;
    std::string about;
    const bool inCircle = circles[m_index.at(link.unitId)] == circles[m_index.at(link.hostId)];
    LinkRefusal why = refusal(*rider, *host, *link.rule, inCircle, &about);
    if (why == LinkRefusal::None && link.chosen && isElsewhere(*rider, *link.rule))
        why = LinkRefusal::Elsewhere;
    if (why == LinkRefusal::None)
        return;
    RosterFinding refused = finding(FindingKind::LinkRefused, *rider, *link.rule);
    refused.otherId = link.hostId;
    refused.otherName = host->name;
    refused.reason = toString(why);
    refused.reasonId = about;
    findings.push_back(std::move(refused));
}

void UnitLinks::addFull(const Unit &host, const LinkRule &rule, std::vector<RosterFinding> &findings) const
{
    const std::string &id = host.selection->id;
    if (carryingTogether(id, rule).front() != id)
        return; // said at the first of them
    std::vector<std::string> riders = ridersOf(id, rule);
    const int all = places(id, rule), taken = this->taken(id, rule);
    const bool crowded = rule.most > 0 && int(riders.size()) > rule.most;
    if (riders.empty() || (!crowded && (all < 0 || taken <= all)))
        return;
    RosterFinding full = finding(FindingKind::LinkFull, host, rule);
    full.current = crowded ? double(riders.size()) : taken;
    full.wanted = crowded ? rule.most : all;
    full.reason = crowded ? "units" : "places";
    full.memberIds = std::move(riders);
    findings.push_back(std::move(full));
}

std::vector<RosterFinding> UnitLinks::findings() const
{
    std::vector<RosterFinding> all;
    if (m_links.empty())
        return all;
    const std::vector<int> circles = circleNumbers();
    for (const UnitLink &link : m_links)
        addRefused(link, circles, all);
    for (const Unit &host : m_units)
        for (const LinkRule &rule : *m_rules)
            addFull(host, rule, all);
    return all;
}

} // namespace muster::rules
