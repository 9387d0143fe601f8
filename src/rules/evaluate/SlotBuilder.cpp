// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/Checker.h"
#include "rules/evaluate/EvaluatorState.h"

#include "base/Number.h"

#include <algorithm>
#include <cmath>

namespace muster::rules {

namespace {

constexpr std::size_t mostCandidatesKept = 100'000; // about 60 MB of them

/// Says for a place what can be added there, slot by slot.
class SlotBuilder
{
public:
    SlotBuilder(Evaluation &evaluation, Prices &prices, OfferStore &offers, CheckPlace place, bool withHidden, Priced priced = Priced::Yes)
        : m_evaluation(evaluation), m_prices(prices), m_offers(offers), m_checker(evaluation), m_place(place), m_withHidden(withHidden),
          m_priced(priced)
    {
    }

    std::vector<Slot> run()
    {
        if (m_place.item < 0) {
            const ForceItem &force = m_evaluation.force(m_place.force);
            add(nullptr, force.book->roots(force.entry), 0);
        } else {
            add(nullptr, m_evaluation.item(m_place.item).facts->node->children(), 0);
        }
        return std::move(m_slots);
    }

    Candidate candidate(const EntryNode &node)
    {
        Candidate result = m_place.item < 0 && m_checker.chosen(node, m_place).empty() ? kept(node) : judged(node, nullptr);
        if (m_priced == Priced::Yes)
            result.costs = m_prices.of(m_place, node);
        return result;
    }

    bool takes(const EntryNode &node)
    {
        Candidate result;
        const Context context = m_checker.contextAt(m_place, node, nullptr);
        result.hidden = m_checker.hiddenAt(m_place, node, context);
        judge(result, node, context);
        return result.canAdd;
    }

private:
    // Of a force, with nothing of it chosen: as it was judged last, unless something it looked at has changed.
    Candidate kept(const EntryNode &node)
    {
        const std::uint32_t place = m_evaluation.force(m_place.force).key;
        const std::vector<CategoryState> *given = m_checker.contextOfNext(m_place, node).categories;
        if (const Candidate *known = m_offers.find(place, node, given))
            return *known;
        OfferStore::Offer offer;
        offer.isGiven = given != nullptr;
        if (given)
            offer.given = *given;
        offer.seen.add(place, node.entry().id);
        offer.candidate = judged(node, &offer.seen);
        offer.seen.finish();
        Candidate result = offer.candidate;
        m_offers.keep(place, node, std::move(offer));
        return result;
    }

    Candidate judged(const EntryNode &node, Dependencies *seen)
    {
        Candidate result;
        Context context = m_checker.contextAt(m_place, node, nullptr);
        context.seen = seen;
        result.node = &node;
        result.entryId = node.path();
        result.name = m_checker.name(node, context);
        result.type = node.entry().typeText;
        result.hidden = m_checker.hiddenAt(m_place, node, context);
        for (const int index : m_checker.chosen(node, m_place)) {
            result.selectionIds.push_back(m_evaluation.item(index).selection->id);
            result.current += m_evaluation.item(index).number;
        }
        if (m_place.item >= 0 && m_evaluation.data->newerDialect()) { // numbers are totals, limits speak of each
            const int each = std::max(1, m_evaluation.item(m_place.item).number);
            result.current = (result.current + each - 1) / each;
        }
        for (const CategoryState &state : m_evaluation.facts.of(node).categories) {
            const CategoryEntry *entry = node.book().category(state.id);
            result.categories.push_back(
                {{}, std::string(m_evaluation.data->text(state.id)), std::string(entry ? entry->name : std::string_view()), state.primary});
        }
        judge(result, node, context);
        return result;
    }

    void judge(Candidate &result, const EntryNode &node, const Context &context)
    {
        forbidIf(result, result.hidden || isHiddenAgain(node, context), "not available here", "hidden");
        take(result, node, context, true);
        // A slot that is full takes nothing more, whatever its entries say.
        for (const EntryNode *group = node.parent(); group && group->isGroup(); group = group->parent())
            take(result, *group, m_checker.contextAt(m_place, *group, context.seen), false);
    }

    // A further copy is judged for itself: the first of a regiment may lead it, the second may not come at all.
    bool isHiddenAgain(const EntryNode &node, const Context &context)
    {
        return m_place.item < 0 && context.item >= 0 && m_evaluation.facts.of(node).hasModifiers
            && m_checker.hiddenAt(m_place, node, m_checker.contextOfNext(m_place, node));
    }

    static void forbidIf(Candidate &result, bool forbidden, std::string reason, std::string constraint)
    {
        if (!forbidden || !result.canAdd)
            return;
        result.canAdd = false;
        result.reason = std::move(reason);
        result.reasonConstraintId = std::move(constraint);
    }

    void take(Candidate &result, const EntryNode &node, const Context &context, bool own)
    {
        for (const EffectiveLimit &limit : m_checker.limits(node, m_place, context)) {
            const Constraint &constraint = *limit.constraint;
            const bool plain = constraint.fieldKind == FieldKind::Selections && !constraint.percentValue
                && constraint.scopeKind != ScopeKind::Self;
            if (!plain || std::isnan(limit.current))
                continue;
            const bool here = constraint.scopeKind == ScopeKind::Parent;
            if (own && here && limit.isMax())
                result.max = result.max < 0 ? limit.value : std::min(result.max, limit.value);
            if (own && here && !limit.isMax())
                result.min = std::max(result.min, limit.value);
            if (!limit.isMax() || limit.current + 1 <= limit.value + 1e-9)
                continue;
            const std::string what = own ? std::string() : std::string(node.name()) + ": ";
            const std::string where = here                  ? "here"
                : constraint.scopeKind == ScopeKind::Roster ? "in the roster"
                : constraint.scopeKind == ScopeKind::Force  ? "in the force"
                                                            : "in its scope";
            if (result.canAdd) {
                result.reasonMax = limit.value;
                result.reasonHere = here;
                if (limit.value == 0)
                    result.reasonParts = m_checker.whyNone(constraint, node, context);
            }
            forbidIf(result, true,
                     what + "maximum " + base::formatNumber(limit.value) + " " + where + ", " + base::formatNumber(limit.current)
                         + " chosen",
                     std::string(m_evaluation.data->text(constraint.id)));
        }
    }

    void add(const EntryNode *group, const std::vector<const EntryNode *> &children, int depth)
    {
        const std::size_t number = m_slots.size();
        m_slots.push_back(group ? slotOf(*group, depth) : Slot{});
        if (!group)
            m_slots[number].name = m_place.item < 0 ? "" : "Options";
        const bool skip = group && m_slots[number].hidden && !m_withHidden && m_slots[number].current == 0;
        for (const EntryNode *child : inDataOrder(children)) {
            if (child->isGroup()) {
                if (!skip)
                    add(child, child->children(), group ? depth + 1 : 0);
                continue;
            }
            Candidate found = candidate(*child);
            if (found.hidden && !m_withHidden && found.selectionIds.empty())
                continue;
            auto &ids = m_slots[number].selectionIds;
            ids.insert(ids.end(), found.selectionIds.begin(), found.selectionIds.end());
            if (!group)
                m_slots[number].current += found.current;
            m_slots[number].candidates.push_back(std::move(found));
        }
        if (!group && m_slots[number].candidates.empty() && m_place.item >= 0)
            m_slots.erase(m_slots.begin() + static_cast<std::ptrdiff_t>(number));
        else if (skip)
            m_slots.erase(m_slots.begin() + static_cast<std::ptrdiff_t>(number));
    }

    Slot slotOf(const EntryNode &group, int depth)
    {
        const Context context = m_checker.contextAt(m_place, group, nullptr);
        Slot slot;
        slot.group = &group;
        slot.groupId = group.path();
        slot.name = m_checker.name(group, context);
        slot.depth = depth;
        slot.hidden = m_checker.hidden(group, context);
        for (const EffectiveLimit &limit : m_checker.limits(group, m_place, context)) {
            const Constraint &constraint = *limit.constraint;
            if (constraint.fieldKind != FieldKind::Selections || constraint.percentValue || constraint.scopeKind != ScopeKind::Parent)
                continue;
            if (limit.isMax())
                slot.max = slot.max < 0 ? limit.value : std::min(slot.max, limit.value);
            else
                slot.min = std::max(slot.min, limit.value);
        }
        const Element here = m_place.item >= 0 ? Element{Element::Kind::Selection, m_place.item, {}}
                                               : Element{Element::Kind::Force, m_place.force, {}};
        slot.current = m_evaluation.counter->count(Query{}, here, {{}, true, &group, nullptr}, context);
        if (m_evaluation.facts.of(group).allCollective && m_place.item >= 0 && !m_evaluation.data->newerDialect())
            slot.current /= std::max(1, m_evaluation.item(m_place.item).number);
        return slot;
    }

    Evaluation &m_evaluation;
    Prices &m_prices;
    OfferStore &m_offers;
    Checker m_checker;
    CheckPlace m_place;
    bool m_withHidden;
    Priced m_priced;
    std::vector<Slot> m_slots;
};

std::optional<CheckPlace> placeOf(Evaluation &evaluation, std::string_view ownerId)
{
    if (!evaluation.data)
        return std::nullopt;
    if (const int item = evaluation.tree.find(ownerId); item >= 0) {
        if (!evaluation.item(item).facts->node)
            return std::nullopt;
        return CheckPlace{evaluation.item(item).force, item};
    }
    const int force = evaluation.tree.findForce(ownerId);
    if (force < 0 || !evaluation.force(force).book)
        return std::nullopt;
    return CheckPlace{force, -1};
}

} // namespace

SlotList Evaluator::slotsOf(std::string_view ownerId, bool withHidden, Priced priced) const
{
    for (const Priced known : {Priced::Yes, priced}) // with prices does for those who want none, too
        if (const auto answer = m_state->slotAnswers.find({std::string(ownerId), withHidden, known}); answer != m_state->slotAnswers.end())
            return answer->second;
    const auto place = placeOf(m_state->evaluation, ownerId);
    if (!place)
        return {};
    const SlotList answer(SlotBuilder(m_state->evaluation, m_state->prices, m_state->offers, *place, withHidden, priced).run());
    std::size_t candidates = 0;
    for (const Slot &slot : answer)
        candidates += slot.candidates.size();
    // No real list comes near; one of ten thousand formations would fill gigabytes.
    if (m_state->slotCandidates + candidates > mostCandidatesKept) {
        m_state->slotAnswers.clear();
        m_state->slotCandidates = 0;
    }
    m_state->slotCandidates += candidates;
    m_state->slotAnswers.insert_or_assign({std::string(ownerId), withHidden, priced}, answer);
    return answer;
}

bool Evaluator::takes(std::string_view ownerId, const EntryNode &node) const
{
    const auto place = placeOf(m_state->evaluation, ownerId);
    return place && SlotBuilder(m_state->evaluation, m_state->prices, m_state->offers, *place, true).takes(node);
}

std::optional<Candidate> Evaluator::candidate(std::string_view ownerId, std::string_view entryId) const
{
    Evaluation &evaluation = m_state->evaluation;
    const auto place = placeOf(evaluation, ownerId);
    if (!place)
        return std::nullopt;
    const ForceItem &force = evaluation.force(place->force);
    const EntryNode *node = place->item >= 0 ? force.book->findBelow(*evaluation.item(place->item).facts->node, entryId)
                                             : force.book->findRoot(entryId, force.entry);
    if (!node)
        return std::nullopt;
    return SlotBuilder(evaluation, m_state->prices, m_state->offers, *place, true).candidate(*node);
}

int Evaluator::availableEntryCount(std::string_view forceId) const
{
    Evaluation &evaluation = m_state->evaluation;
    const auto place = placeOf(evaluation, forceId);
    if (!place || place->item >= 0)
        return 0;
    Checker checker(evaluation);
    const ForceItem &force = evaluation.force(place->force);
    int count = 0;
    for (const EntryNode *node : force.book->roots(force.entry))
        count += node->parent() || checker.hidden(*node, checker.contextAt(*place, *node, nullptr)) ? 0 : 1;
    return count;
}

} // namespace muster::rules
