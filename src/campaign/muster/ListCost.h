// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/Evaluator.h"

#include <cmath>

namespace muster::campaign {

/// An amount among costs; the book counts in whole ones.
[[nodiscard]] inline int costIn(const std::vector<rules::CostValue> &costs, const std::string &type)
{
    for (const rules::CostValue &cost : costs) {
        if (cost.typeId == type)
            return int(std::lround(cost.value));
    }
    return 0;
}

/// What a selection costs with everything below it; 0 when there is no such selection.
[[nodiscard]] inline int costIn(const rules::Evaluator &evaluator, const std::string &selection, const std::string &type)
{
    const rules::EffectiveSelection *now = evaluator.selection(selection);
    return now ? costIn(now->totalCosts, type) : 0;
}

} // namespace muster::campaign
