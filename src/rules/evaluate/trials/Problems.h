// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/RosterFinding.h"

#include <map>

namespace muster::rules {

/// What is wrong with a list, comparable with what is wrong with another state of it.
class Problems
{
public:
    explicit Problems(const std::vector<RosterFinding> &findings);

    /// How many there are of the same rule at the same place.
    [[nodiscard]] int count(const RosterFinding &finding) const;
    /// Whether something is wrong here that is not, or less, wrong there. `costsMayGrow`: what is too dear already may become dearer.
    [[nodiscard]] bool worseThan(const Problems &other, bool costsMayGrow) const;

private:
    struct Amount
    {
        int count = 0;
        double gap = 0; ///< how far from what is allowed, all together
        bool cost = false;
    };
    std::map<std::string, Amount> m_amounts;
};

} // namespace muster::rules
