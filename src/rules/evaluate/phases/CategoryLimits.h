// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/phases/FindingMaker.h"

namespace muster::rules {

/// The limits of a force's categories: so many heroes, at least one warlord.
class CategoryLimits
{
public:
    explicit CategoryLimits(Evaluation &evaluation) : m_evaluation(evaluation), m_checker(evaluation), m_maker(evaluation) {}

    /// Of a category that the force lists by `link`. Null: nothing lists it; then only what it says of a force or the roster counts.
    void check(int force, Id category, const CategoryLink *link, CheckCell &cell);

private:
    struct Place;
    void checkLimit(const Place &place, const Constraint &constraint, double value, CheckCell &cell);
    [[nodiscard]] bool isHidden(const Place &place, const Context &context) const;
    void setOwner(RosterFinding &finding, const Place &place, bool ofRoster);

    Evaluation &m_evaluation;
    Checker m_checker;
    FindingMaker m_maker;
};

} // namespace muster::rules
