// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/trials/FixFinder.h"

#include "base/Number.h"
#include "rules/evaluate/FormationOrder.h"

#include <algorithm>
#include <cmath>

namespace muster::rules {

namespace {

// Most lists are mended by the first idea; a list that is wrong everywhere must not keep the player waiting.
constexpr int mostTries = 12;
constexpr double tiny = 1e-9;

bool hasFixes(FindingKind kind)
{
    return kind == FindingKind::TooFew || kind == FindingKind::TooMany || kind == FindingKind::CostTooHigh || kind == FindingKind::OverLimit
        || kind == FindingKind::Hidden;
}

double totalOf(const Evaluator &evaluator, const std::string &costTypeId)
{
    for (const RosterCost &total : evaluator.totals())
        if (total.typeId == costTypeId)
            return total.value;
    return 0;
}

} // namespace

FixFinder::FixFinder(const Evaluator &evaluator, Trial &trial, const Problems &before)
    : m_evaluator(evaluator), m_trial(trial), m_before(before)
{
}

std::vector<Fix> FixFinder::of(const RosterFinding &finding)
{
    m_finding = &finding;
    m_found.clear();
    if (finding.percent || !hasFixes(finding.kind) || !m_trial.affords())
        return {};
    switch (finding.kind) {
    case FindingKind::TooFew:
        addMissing();
        takeFewer();
        addOfCategory();
        break;
    case FindingKind::TooMany:
        countDown();
        if (m_found.empty())
            removeSome({finding.memberIds.rbegin(), finding.memberIds.rend()}); // what came last goes first
        break;
    case FindingKind::CostTooHigh:
        spendLess(finding.memberIds, finding.scope != "self");
        break;
    case FindingKind::OverLimit: {
        std::vector<std::string> roots;
        for (const Force &force : m_evaluator.roster().forces)
            for (const Selection &selection : force.selections)
                roots.push_back(selection.id);
        spendLess(roots, true);
        raiseLimit();
        break;
    }
    case FindingKind::Hidden:
        removeSome(finding.memberIds);
        break;
    default:
        break;
    }
    return std::move(m_found);
}

FixFinder::Verdict FixFinder::tried(Fix &fix)
{
    if (!m_trial.affords())
        return Verdict::Refused;
    const Evaluator *after = m_trial.with([&fix](Operations &operations) { return apply(operations, fix); });
    if (!after)
        return Verdict::Refused;
    const Problems left(after->findings());
    if (left.worseThan(m_before, fix.kind == Fix::Kind::Add))
        return Verdict::Refused;
    if (fix.kind == Fix::Kind::Remove || fix.kind == Fix::Kind::SetCount)
        fix.value = m_finding->costTypeId.empty()
            ? 0
            : base::rounded(totalOf(m_evaluator, m_finding->costTypeId) - totalOf(*after, m_finding->costTypeId));
    return left.count(*m_finding) < m_before.count(*m_finding) ? Verdict::Mends : Verdict::Harmless;
}

bool FixFinder::offer(Fix fix)
{
    if (tried(fix) != Verdict::Mends)
        return false;
    m_found.push_back(std::move(fix));
    return true;
}

// Of an entry itself; of a group what it holds, its default first. Only what the place takes now.
std::vector<const Candidate *> FixFinder::candidates(const std::vector<Slot> &slotList) const
{
    std::vector<const Candidate *> found;
    const EntryNode *group = nullptr;
    for (const Slot &slot : slotList)
        if (slot.group && slot.groupId == m_finding->nodeId)
            group = slot.group;
    const auto inGroup = [&](const EntryNode *node) {
        for (const EntryNode *above = node->parent(); above && above->isGroup(); above = above->parent())
            if (above == group)
                return true;
        return false;
    };
    for (const Slot &slot : slotList)
        for (const Candidate &candidate : slot.candidates)
            if (candidate.canAdd && (group ? inGroup(candidate.node) : candidate.entryId == m_finding->nodeId))
                found.push_back(&candidate);
    const EntryNode *usual = group ? group->defaultChild() : nullptr;
    std::stable_sort(found.begin(), found.end(),
                     [usual](const Candidate *first, const Candidate *second) { return (first->node == usual) > (second->node == usual); });
    return found;
}

void FixFinder::addMissing()
{
    const int amount = base::ceiled(m_finding->wanted - m_finding->current - tiny);
    const SlotList slotList = m_evaluator.slotsOf(m_finding->placeId, false, Priced::No);
    int tries = 0;
    for (const Candidate *candidate : candidates(slotList)) {
        if (++tries > mostTries)
            return;
        if (offer({Fix::Kind::Add, m_finding->placeId, candidate->entryId, candidate->node->groupPath(), amount, 0, candidate->name, {}}))
            return;
    }
}

// Somebody must be the warlord: the first of those in the list who may take what makes him one.
void FixFinder::addOfCategory()
{
    const Id category = m_evaluator.data()->find(m_finding->entryId);
    if (!m_finding->placeId.empty() || m_finding->ownerType == OwnerType::Category || !category)
        return;
    const auto isOfIt = [category](const EntryNode &node) {
        return std::any_of(node.parts().begin(), node.parts().end(), [category](const Entry *part) {
            return std::any_of(part->categoryLinks.begin(), part->categoryLinks.end(),
                               [category](const CategoryLink &link) { return link.targetId == category; });
        });
    };
    int looked = 0;
    for (const Force &force : m_evaluator.roster().forces)
        for (const Selection &selection : force.selections) {
            if (++looked > mostTries)
                return;
            const SlotList slotList = m_evaluator.slotsOf(selection.id, false, Priced::No);
            for (const Slot &slot : slotList)
                for (const Candidate &candidate : slot.candidates)
                    if (candidate.canAdd && isOfIt(*candidate.node)
                        && offer({Fix::Kind::Add, selection.id, candidate.entryId, candidate.node->groupPath(), 1, 0, candidate.name, {}}))
                        return;
        }
}

// A size between two sizes: the smaller one is as good as the larger one.
void FixFinder::takeFewer()
{
    const auto candidate = m_finding->current > 0 ? m_evaluator.candidate(m_finding->placeId, m_finding->nodeId) : std::nullopt;
    if (!candidate || candidate->selectionIds.size() != 1 || m_finding->perModel)
        return;
    const Selection *chosen = m_evaluator.chosen(candidate->selectionIds.front());
    for (int less = 1; chosen && less < std::min(chosen->number, mostTries); ++less)
        if (offer({Fix::Kind::SetCount, chosen->id, {}, {}, chosen->number - less, 0, candidate->name, {}}))
            return;
}

void FixFinder::countDown()
{
    const int amount = base::ceiled(m_finding->current - m_finding->wanted - tiny);
    const Selection *place = m_finding->perModel ? m_evaluator.chosen(m_finding->placeId) : nullptr;
    const int models = place ? std::max(1, place->number) : 1;
    int tries = 0;
    for (auto id = m_finding->memberIds.rbegin(); id != m_finding->memberIds.rend() && tries < mostTries; ++id) {
        const Selection *member = m_evaluator.chosen(*id);
        const int left = member ? member->number / models - amount : 0;
        if (left <= 0)
            continue;
        ++tries;
        if (offer({Fix::Kind::SetCount, *id, {}, {}, left, 0, removal(*id).name, {}}))
            return;
    }
}

// One after the other, leaving out what something else needs, until the finding is gone.
void FixFinder::removeSome(const std::vector<std::string> &ids)
{
    Fix fix;
    int tries = 0;
    const auto contains = [&](const std::string &outer, const std::string &inner) {
        const std::vector<std::string> path = m_evaluator.path(inner);
        return std::find(path.begin(), path.end(), outer) != path.end();
    };
    for (const std::string &id : ids) {
        const std::vector<std::string> gone = fix.targetId.empty() ? std::vector<std::string>() : removedIds(fix);
        if (std::any_of(gone.begin(), gone.end(), [&](const std::string &other) { return contains(other, id) || contains(id, other); }))
            continue;
        if (++tries > mostTries)
            return;
        Fix more = fix.targetId.empty() ? removal(id) : fix;
        if (!fix.targetId.empty())
            more.alsoIds.push_back(id);
        const Verdict verdict = tried(more);
        if (verdict == Verdict::Mends)
            return m_found.push_back(std::move(more));
        if (verdict == Verdict::Harmless)
            fix = std::move(more);
    }
}

Fix FixFinder::removal(const std::string &id) const
{
    const EffectiveSelection *chosen = m_evaluator.selection(id);
    return {Fix::Kind::Remove, id, {}, {}, 0, 0, chosen ? chosen->name : std::string(), {}};
}

double FixFinder::costOf(const Selection &selection) const
{
    if (const EffectiveSelection *value = m_evaluator.selection(selection.id))
        for (const CostValue &cost : value->totalCosts)
            if (cost.typeId == m_finding->costTypeId)
                return cost.value;
    return 0;
}

void FixFinder::gatherSavings(const Selection &selection, bool itself, std::vector<Saving> &savings) const
{
    const double excess = m_finding->current - m_finding->wanted;
    const EffectiveSelection *value = m_evaluator.selection(selection.id);
    const double cost = costOf(selection);
    if (cost <= tiny)
        return;
    if (itself) {
        savings.push_back({cost, !isUnitType(selection.type) && holdsUnit(selection), removal(selection.id)});
        // Sizes go by the minimum in most games (3, 6 or 9): a multiple of it is never an odd size.
        const int step = std::max(1, value->node ? value->node->minimum() : 1);
        const double each = cost / std::max(1, selection.number);
        const int left = (selection.number - base::ceiled(excess / each - tiny)) / step * step;
        if (left >= step && left < selection.number)
            savings.push_back(
                {(selection.number - left) * each, false, {Fix::Kind::SetCount, selection.id, {}, {}, left, 0, value->name, {}}});
    }
    for (const Selection &child : selection.selections)
        gatherSavings(child, true, savings);
}

// The step that gives up least; where none is enough, the dearest things go until it is.
void FixFinder::spendLess(const std::vector<std::string> &ids, bool themselves)
{
    std::vector<Saving> savings;
    for (const std::string &id : ids)
        if (const Selection *selection = m_evaluator.chosen(id))
            gatherSavings(*selection, themselves, savings);
    std::stable_sort(savings.begin(), savings.end(), [](const Saving &first, const Saving &second) {
        return first.formation != second.formation ? second.formation : first.amount < second.amount;
    });
    int tries = 0;
    for (const Saving &saving : savings) {
        if (saving.amount + tiny < m_finding->current - m_finding->wanted)
            continue;
        if (offer(saving.fix))
            return;
        if (++tries == mostTries)
            break;
    }
    removeDearest(std::move(savings));
}

void FixFinder::removeDearest(std::vector<Saving> savings)
{
    std::stable_sort(savings.begin(), savings.end(), [](const Saving &first, const Saving &second) {
        return first.formation != second.formation ? second.formation : first.amount > second.amount;
    });
    std::vector<std::string> ids;
    for (const Saving &saving : savings)
        if (saving.fix.kind == Fix::Kind::Remove)
            ids.push_back(saving.fix.targetId);
    removeSome(ids);
}

void FixFinder::raiseLimit()
{
    offer({Fix::Kind::SetCostLimit, m_finding->costTypeId, {}, {}, 0, m_finding->current, m_finding->costName, {}});
}

} // namespace muster::rules
