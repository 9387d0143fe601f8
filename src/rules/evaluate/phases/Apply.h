// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/Modifier.h"
#include "rules/evaluate/counting/Tree.h"

#include <string>
#include <vector>

namespace muster::rules {

/// Applies a modifier to a text; false when it has no effect. `decorated`: arithmetic also works on the number in `6"` or
/// `3+` (characteristics of the newer dialect), not only on a text that is a number as a whole.
bool applyToText(std::string &text, const Modifier &modifier, int times, bool decorated = false);
/// Applies a modifier to a number; false when it has no effect on numbers.
bool applyToNumber(double &number, const Modifier &modifier, int times);
/// Applies a modifier of a cost type to that cost; one that was not there starts from zero.
/// Modifiers that apply, in the order in which they do: that of the file, in the newer dialect first those that set, then those that
/// attach, compute, bound, and last those that look at the result.
class ModifierQueue
{
public:
    explicit ModifierQueue(bool newer) : m_newer(newer) {}

    void add(const Modifier &modifier, int times)
    {
        if (times > 0)
            m_applied.push_back({&modifier, times});
    }
    /// Calls apply(modifier, times) for each.
    template <typename Apply>
    void run(Apply &&apply)
    {
        if (m_newer && m_applied.size() > 1)
            sort();
        for (const Applied &each : m_applied)
            apply(*each.modifier, each.times);
    }

private:
    struct Applied
    {
        const Modifier *modifier;
        int times;
    };
    void sort();

    std::vector<Applied> m_applied;
    bool m_newer;
};

/// What "hidden" becomes.
[[nodiscard]] bool hiddenBy(const Modifier &modifier);
void applyToCosts(std::vector<CostAmount> &costs, const Modifier &modifier, int times);

/// Adds, removes or makes primary a category.
void applyToCategories(std::vector<CategoryState> &categories, const Modifier &modifier);

} // namespace muster::rules
