// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/trials/Problems.h"

#include <algorithm>
#include <cmath>

namespace muster::rules {

namespace {

// Which of several equal units is blamed may change with every edit: a rule over force or roster is known by its force alone.
std::string keyOf(const RosterFinding &finding)
{
    std::string key = finding.rule() + '|' + finding.entryId + '|' + finding.authorText + '|' + finding.forceId;
    if (finding.scope == "parent" || finding.scope == "self")
        key += '|' + (finding.placeId.empty() ? finding.ownerId : finding.placeId);
    return key;
}

} // namespace

Problems::Problems(const std::vector<RosterFinding> &findings)
{
    for (const RosterFinding &finding : findings) {
        if (finding.severity == base::Severity::Info)
            continue;
        Amount &amount = m_amounts[keyOf(finding)];
        ++amount.count;
        amount.gap += std::fabs(finding.wanted - finding.current);
        amount.cost = !finding.costTypeId.empty();
    }
}

int Problems::count(const RosterFinding &finding) const
{
    const auto found = m_amounts.find(keyOf(finding));
    return found == m_amounts.end() ? 0 : found->second.count;
}

bool Problems::worseThan(const Problems &other, bool costsMayGrow) const
{
    return std::any_of(m_amounts.begin(), m_amounts.end(), [&](const auto &here) {
        const auto there = other.m_amounts.find(here.first);
        if (there == other.m_amounts.end() || here.second.count > there->second.count)
            return true;
        return here.second.gap > there->second.gap + 1e-9 && !(costsMayGrow && here.second.cost);
    });
}

} // namespace muster::rules
