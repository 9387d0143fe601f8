// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/Automatic.h"

#include "rules/evaluate/Defaults.h"
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
        for (const EditStep &step : edit.steps) {
            noteMade(step);
            notePlaces(step);
        }
    }

    void run()
    {
        m_evaluator.update(m_roster, m_edit);
        for (const ChangedDefault &change : changedDefaults(m_evaluator.data(), m_roster, m_places))
            begin(change);
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

    // Forces and selections that begin with what the data choose for them: not what was copied or only moved.
    void notePlaces(const EditStep &step)
    {
        const bool moved = std::any_of(m_edit.steps.begin(), m_edit.steps.end(), [&](const EditStep &other) {
            return other.id == step.id && (other.kind == EditStep::Kind::RemoveSelection || other.kind == EditStep::Kind::RemoveForce);
        });
        const auto isFresh = [&](const std::vector<Selection> &inside) { return !moved && (inside.empty() || !m_edit.automatic.empty()); };
        if (step.force && step.kind == EditStep::Kind::InsertForce && isFresh(step.force->selections))
            m_places.push_back(step.force->id);
        if (step.selection && step.kind == EditStep::Kind::InsertSelection && isFresh(step.selection->selections))
            m_places.push_back(step.selection->id);
    }

    // What the data chose as they are written becomes what they choose as things stand.
    void begin(const ChangedDefault &change)
    {
        const std::vector<Selection> *chosen = childSelections(std::as_const(m_roster), change.placeId);
        const SelectionPlace place = findSelection(std::as_const(m_roster), change.placeId);
        const int each = place ? std::max(1, place.selection->number) : 1;
        std::vector<Chosen> there;
        std::vector<std::string> gone;
        for (const Selection &selection : chosen ? *chosen : std::vector<Selection>()) {
            const bool meant = selection.entryId == change.entryId && selection.entryGroupId == change.groupId;
            if (meant && !m_made.contains(selection.id))
                return; // the player asked for it
            if (meant)
                there.push_back({selection.id, std::max(1, selection.number / each)});
            else if (selection.entryId == change.insteadOf && m_made.contains(selection.id))
                gone.push_back(selection.id);
        }
        if (change.amounts.size() == 1)
            setTotal(change, there, each);
        else
            setStacks(change, there, each);
        for (const std::string &id : gone)
            take(m_operations.removeSelection(id));
    }

    struct Chosen
    {
        std::string id;
        int number; ///< of each one of its parent
    };

    void setEach(const std::string &id, int amount, int each)
    {
        const EntryNode *node = m_operations.nodeOf(id);
        take(m_operations.setCount(id, node && node->collective() ? amount : amount * each));
    }

    void setTotal(const ChangedDefault &change, const std::vector<Chosen> &there, int each)
    {
        const int wanted = change.amounts.front();
        int total = 0;
        for (const Chosen &one : there)
            total += one.number;
        for (std::size_t left = there.size(); left > 0 && total > wanted; --left) {
            const Chosen &last = there[left - 1];
            setEach(last.id, std::max(0, last.number - (total - wanted)), each); // none: it goes
            total -= std::min(last.number, total - wanted);
        }
        if (total < wanted)
            take(m_operations.addSelection(change.placeId, change.entryId, change.groupId, wanted - total));
    }

    void setStacks(const ChangedDefault &change, const std::vector<Chosen> &there, int each)
    {
        std::size_t stack = 0;
        for (const int amount : change.amounts) {
            if (amount == 0)
                continue;
            if (stack >= there.size())
                take(m_operations.addSelection(change.placeId, change.entryId, change.groupId, amount));
            else if (there[stack].number != amount)
                setEach(there[stack].id, amount, each);
            ++stack;
        }
        for (; stack < there.size(); ++stack)
            take(m_operations.removeSelection(there[stack].id));
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
    std::vector<std::string> m_places; ///< that are new
};

} // namespace

bool keepsAutomatic(const Evaluator &evaluator)
{
    return evaluator.data() && evaluator.data()->newerDialect();
}

void keepAutomatic(Roster &roster, RosterEdit &edit, Evaluator &evaluator, base::IdSource &ids)
{
    if (keepsAutomatic(evaluator) && !edit.empty())
        Keeper(roster, edit, evaluator, ids).run();
}

} // namespace muster::rules
