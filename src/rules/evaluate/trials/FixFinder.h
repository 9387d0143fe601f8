// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/trials/Fix.h"
#include "rules/evaluate/trials/Problems.h"
#include "rules/evaluate/trials/Trial.h"

#include <optional>

namespace muster::rules {

/// Looks for what would mend a finding. Each idea is tried on a copy of the list, and offered only when the finding is gone
/// there and nothing else is wrong that was not wrong before: whoever follows the offers has one problem less each time.
class FixFinder
{
public:
    /// `trial` follows the list of `evaluator`; `before`: what is wrong with it.
    FixFinder(const Evaluator &evaluator, Trial &trial, const Problems &before);

    /// The best first. None for a percentage, and none where too much was tried already in a list that is wrong everywhere.
    [[nodiscard]] std::vector<Fix> of(const RosterFinding &finding);

private:
    /// A step that makes a list cheaper.
    struct Saving
    {
        double amount = 0;
        bool formation = false; ///< takes other units along
        Fix fix;
    };

    void addMissing();
    void takeFewer();
    void addOfCategory();
    void countDown();
    void removeSome(const std::vector<std::string> &ids);
    void spendLess(const std::vector<std::string> &ids, bool themselves);
    void removeDearest(std::vector<Saving> savings);
    void raiseLimit();

    [[nodiscard]] std::vector<const Candidate *> candidates(const std::vector<Slot> &slotList) const;
    void gatherSavings(const Selection &selection, bool itself, std::vector<Saving> &savings) const;
    [[nodiscard]] double costOf(const Selection &selection) const;
    [[nodiscard]] Fix removal(const std::string &id) const;

    enum class Verdict { Refused, Harmless, Mends };
    /// Tries it; notes in the fix what it saves.
    [[nodiscard]] Verdict tried(Fix &fix);
    /// Takes it over when it mends the finding.
    bool offer(Fix fix);

    const Evaluator &m_evaluator;
    Trial &m_trial;
    const Problems &m_before;
    const RosterFinding *m_finding = nullptr;
    std::vector<Fix> m_found;
};

} // namespace muster::rules
