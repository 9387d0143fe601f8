// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/Evaluation.h"
#include "rules/evaluate/trials/Trial.h"

namespace muster::rules {

/// Sums of costs by type, in the order in which the types came.
class CostSums
{
public:
    void add(const std::vector<CostAmount> &costs, double sign = 1);
    [[nodiscard]] const std::vector<CostAmount> &costs() const { return m_costs; }
    /// Rounded as the totals of a roster are.
    void round();

private:
    std::vector<CostAmount> m_costs;
};

/// Adds things to a copy of the list and computes the costs of everything; nothing else is judged.
class PriceTrial
{
public:
    /// Shares facts and keys with the evaluation of the list.
    explicit PriceTrial(const Evaluation &list);

    /// The list from which every try starts. `anew`: it has little in common with the one before.
    void follow(const Evaluation &list, bool anew);

    struct Price
    {
        std::vector<CostAmount> costs; ///< how much the whole list costs more
        Dependencies seen;             ///< what the costs of the new selections looked at
        bool possible = false;
    };
    [[nodiscard]] Price of(const std::string &placeId, const EntryNode &node);

private:
    void evaluateCostsOf();

    Evaluation m_evaluation;
    TrialIds m_ids;
    CostSums m_before;
};

} // namespace muster::rules
