// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/Automatic.h"

#include "rules/roster/Operations.h"

#include <algorithm>
#include <cmath>
#include <unordered_set>

namespace muster::rules {

namespace {

constexpr int mostRounds = 8;  // one choice may ask for the next
constexpr int mostSteps = 500; // of one edit

/// Keeps what the data want kept, round by round, until nothing more is to be done.
class Keeper
{
public:
    Keeper(Roster &roster, RosterEdit &edit, Evaluator &evaluator, base::IdSource &ids)
        : m_roster(roster), m_edit(edit), m_evaluator(evaluator), m_operations(roster, evaluator.data().get(), ids)
    {
        for (const EditStep &step : edit.steps)
            noteMade(step);
    }

    void run()
    {
        m_evaluator.update(m_roster, m_edit);
        for (int round = 0; round < mostRounds; ++round)
            if (!oneRound())
                return;
    }

private:
    // Everything that came along with what was asked for.
    void noteMade(const EditStep &step)
    {
        const auto note = [this](const Selection &selection) {
            if (selection.id != m_edit.createdId)
                m_made.insert(selection.id);
        };
        if (step.selection && step.kind == EditStep::Kind::InsertSelection)
            forEachSelection(*step.selection, note);
        if (step.force && step.kind == EditStep::Kind::InsertForce)
            forEachSelection(*step.force, note);
    }

    bool oneRound()
    {
        const std::vector<RosterFinding> findings = m_evaluator.findings(); // a copy: they change under way
        bool changed = false;
        for (const RosterFinding &finding : findings)
            changed = mend(finding) || changed;
        return changed;
    }

    bool mend(const RosterFinding &finding)
    {
        if (m_edit.steps.size() > mostSteps)
            return false;
        if (finding.kind == FindingKind::Hidden)
            return !finding.memberIds.empty() && m_made.contains(finding.memberIds.front())
                && take(m_operations.removeSelection(finding.memberIds.front()));
        if (!finding.automatic || finding.percent)
            return false;
        const int gap = static_cast<int>(std::ceil(std::fabs(finding.wanted - finding.current)));
        if (finding.kind == FindingKind::TooFew && !finding.nodeId.empty())
            return take(m_operations.addSelection(finding.placeId, finding.nodeId, {}, gap));
        if (finding.kind != FindingKind::TooMany || finding.memberIds.empty())
            return false;
        const SelectionPlace last = findSelection(std::as_const(m_roster), finding.memberIds.back());
        if (!last)
            return false;
        return take(last.selection->number > gap ? m_operations.setCount(finding.memberIds.back(), last.selection->number - gap)
                                                 : m_operations.removeSelection(finding.memberIds.back()));
    }

    bool take(Operations::Outcome outcome)
    {
        if (!outcome || outcome->empty())
            return false;
        for (const EditStep &step : outcome->steps)
            noteMade(step);
        m_evaluator.update(m_roster, *outcome);
        m_edit.automatic.merge(outcome->automatic);
        std::move(outcome->steps.begin(), outcome->steps.end(), std::back_inserter(m_edit.steps));
        return true;
    }

    Roster &m_roster;
    RosterEdit &m_edit;
    Evaluator &m_evaluator;
    Operations m_operations;
    std::unordered_set<std::string> m_made;
};

} // namespace

void keepAutomatic(Roster &roster, RosterEdit &edit, Evaluator &evaluator, base::IdSource &ids)
{
    if (evaluator.data() && evaluator.data()->newerDialect() && !edit.empty())
        Keeper(roster, edit, evaluator, ids).run();
}

} // namespace muster::rules
