// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/Evaluator.h"
#include "rules/roster/Operations.h"

#include <functional>

namespace muster::rules {

/// Where the ids of what is only tried come from: the same ones each time, so that a thousand tries leave no more behind than one.
class TrialIds final : public base::IdSource
{
public:
    [[nodiscard]] std::string next() override { return "(trial) " + std::to_string(++m_last); }
    void restart() { m_last = 0; }

private:
    int m_last = 0;
};

/// Tries edits on a copy of a list and judges it as if they were done; the list itself never changes.
class Trial
{
public:
    explicit Trial(std::shared_ptr<const GameData> data);

    /// The list from which every try starts. `anew`: it has little in common with the one before.
    /// `wrong`: how much is wrong with it.
    void follow(const Roster &roster, std::size_t wrong, bool anew);

    using Edit = std::function<Operations::Outcome(Operations &)>;
    /// The verdict with the edit done, valid until the next try; null when the edit is refused.
    const Evaluator *with(const Edit &edit);
    /// Pays for one look at the whole list; false when as much was looked at since the list changed as anybody waits for.
    [[nodiscard]] bool affords();
    /// Whether it was false already.
    [[nodiscard]] bool isSpent() const;

private:
    Evaluator m_evaluator;
    Roster m_roster;
    TrialIds m_ids;
    bool m_anew = true;
    std::size_t m_size = 0;   ///< selections of the list, and findings: each try compares what is wrong
    std::size_t m_looked = 0; ///< how many of them were looked at in all the tries since it changed
};

} // namespace muster::rules
