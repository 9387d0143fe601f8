// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/trials/Fix.h"

#include <algorithm>
#include <iterator>

namespace muster::rules {

std::vector<std::string> removedIds(const Fix &fix)
{
    std::vector<std::string> ids;
    if (fix.kind == Fix::Kind::Remove) {
        ids.push_back(fix.targetId);
        ids.insert(ids.end(), fix.alsoIds.begin(), fix.alsoIds.end());
    }
    return ids;
}

Operations::Outcome apply(Operations &operations, const Fix &fix)
{
    switch (fix.kind) {
    case Fix::Kind::Add:
        return operations.addSelection(fix.targetId, fix.entryId, fix.groupId, std::max(1, fix.count));
    case Fix::Kind::SetCount:
        return operations.setCount(fix.targetId, fix.count);
    case Fix::Kind::SetCostLimit:
        return operations.setCostLimit(fix.targetId, fix.value);
    case Fix::Kind::Remove:
        break;
    }
    RosterEdit whole;
    for (const std::string &id : removedIds(fix)) {
        if (!findSelection(operations.roster(), id))
            continue; // it stood in one that is gone already
        Operations::Outcome one = operations.removeSelection(id);
        if (!one)
            return one;
        whole.steps.insert(whole.steps.end(), std::make_move_iterator(one->steps.begin()), std::make_move_iterator(one->steps.end()));
    }
    return whole;
}

} // namespace muster::rules
