// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/Associations.h"
#include "rules/evaluate/Checker.h"
#include "rules/evaluate/EvaluatorState.h"

#include <algorithm>
#include <unordered_set>

namespace muster::rules {

namespace {

const Association *findIn(const NodeFacts &facts, std::string_view id)
{
    const auto place = std::find_if(facts.associations.begin(), facts.associations.end(),
                                    [&](const Association *each) { return each->idText == id; });
    return place == facts.associations.end() ? nullptr : *place;
}

} // namespace

bool mayJoin(Evaluation &evaluation, int owner, const Association &association, int candidate, Dependencies *seen)
{
    const Counter &counter = *evaluation.counter;
    const Id wanted = association.query.childId ? association.query.childId : evaluation.data->ids().any;
    if (!association.understood || candidate == owner || !counter.matches(candidate, {wanted, true, nullptr, nullptr}))
        return false;
    Context context = evaluation.contextOf(candidate, seen);
    context.owner = owner;
    return counter.holds(association.conditions, association.conditionGroups, context);
}

std::vector<int> candidatesOf(Evaluation &evaluation, int owner, const Association &association, Dependencies *seen)
{
    std::vector<int> found;
    const Context context = evaluation.contextOf(owner, seen);
    const Element element = evaluation.counter->resolve(association.query, context);
    if (seen && element.kind != Element::Kind::None)
        seen->add(evaluation.counter->keyOf(element, context), evaluation.data->ids().any);
    evaluation.counter->forEachItem(association.query, element, [&](int index) {
        if (mayJoin(evaluation, owner, association, index, seen))
            found.push_back(index);
    });
    return found;
}

bool isCandidate(Evaluation &evaluation, int owner, const Association &association, int candidate, Dependencies *seen)
{
    const Context context = evaluation.contextOf(owner, seen);
    const Element element = evaluation.counter->resolve(association.query, context);
    if (seen && element.kind != Element::Kind::None)
        seen->add(evaluation.counter->keyOf(element, context), evaluation.data->ids().any);
    bool there = false;
    evaluation.counter->forEachItem(association.query, element, [&](int index) { there = there || index == candidate; });
    return there && mayJoin(evaluation, owner, association, candidate, seen);
}

std::vector<AssociationOffer> Evaluator::associationsOf(std::string_view selectionId) const
{
    Evaluation &evaluation = m_state->evaluation;
    const int index = evaluation.data ? evaluation.tree.find(selectionId) : -1;
    if (index < 0)
        return {};
    std::vector<AssociationOffer> offers;
    std::vector<const Association *> associations = evaluation.item(index).facts->associations;
    const auto rank = [](const Association *each) { return each->sortIndex == 0 ? 1'000'000 : each->sortIndex; };
    std::stable_sort(associations.begin(), associations.end(), [&](auto *a, auto *b) { return rank(a) < rank(b); });
    for (const Association *association : associations) {
        AssociationOffer offer{
            association, std::string(association->idText), std::string(association->name), association->min, association->max, {}, {}};
        for (const int candidate : candidatesOf(evaluation, index, *association, nullptr))
            offer.candidates.push_back(evaluation.item(candidate).selection->id);
        for (const AssociationChoice &choice : evaluation.item(index).selection->associations)
            if (choice.associationId == offer.id && evaluation.tree.find(choice.to) >= 0)
                offer.chosen.push_back(choice.to);
        offers.push_back(std::move(offer));
    }
    return offers;
}

std::vector<Evaluator::Joined> Evaluator::joinedTo(std::string_view selectionId) const
{
    Evaluation &evaluation = m_state->evaluation;
    const int index = evaluation.data ? evaluation.tree.find(selectionId) : -1;
    std::vector<Joined> joined;
    for (const int other : index >= 0 ? evaluation.item(index).associates : std::vector<int>()) {
        const Item &item = evaluation.item(other);
        for (const AssociationChoice &choice : item.selection->associations) {
            const Association *association = choice.to == selectionId ? findIn(*item.facts, choice.associationId) : nullptr;
            if (association)
                joined.push_back({item.selection->id, std::string(association->label), association->groups});
        }
    }
    return joined;
}

std::vector<std::string> Evaluator::attachedUnit(std::string_view selectionId) const
{
    Evaluation &evaluation = m_state->evaluation;
    const int index = evaluation.data ? evaluation.tree.find(selectionId) : -1;
    if (index < 0)
        return {};
    std::vector<int> members = evaluation.item(index).attached;
    // Who is joined and joins nobody stands first.
    std::stable_partition(members.begin(), members.end(),
                          [&](int member) { return evaluation.item(member).selection->associations.empty(); });
    std::vector<std::string> ids;
    for (const int member : members)
        ids.push_back(evaluation.item(member).selection->id);
    return ids;
}

int Evaluator::notUnderstood() const
{
    const Evaluation &evaluation = m_state->evaluation;
    std::unordered_set<const NodeFacts *> known;
    int count = 0;
    for (const Item &item : evaluation.tree.items)
        if (item.facts && known.insert(item.facts).second)
            count += item.facts->notUnderstood;
    return count;
}

std::vector<OfferedForce> Evaluator::forcesIn(std::string_view forceId) const
{
    Evaluation &evaluation = m_state->evaluation;
    const int parent = evaluation.data ? evaluation.tree.findForce(forceId) : -1;
    if (parent < 0 || !evaluation.force(parent).book || !evaluation.force(parent).entry)
        return {};
    std::vector<OfferedForce> offers;
    for (const Book::ForceOffer &offer : evaluation.force(parent).book->forceOffers(evaluation.force(parent).entry)) {
        Context context = evaluation.contextOfForce(parent, nullptr);
        context.offered = offer.entry;
        OfferedForce found{offer.entry, std::string(offer.entry->idText), std::string(offer.entry->name), 0, -1, true};
        bool hidden = offer.entry->hidden || (offer.link && offer.link->hidden);
        std::vector<std::pair<const Constraint *, double>> limits;
        for (const Constraint &constraint : offer.entry->constraints)
            limits.emplace_back(&constraint, constraint.value);
        for (const Constraint &constraint : offer.link ? offer.link->constraints : std::span<const Constraint>())
            limits.emplace_back(&constraint, constraint.value);
        ModifierQueue queue(evaluation.data->newerDialect());
        const auto collect = [&](const Modifier &modifier, const GroupChain &chain) {
            queue.add(modifier, evaluation.counter->times(modifier, chain, context));
        };
        forEachModifier(*offer.entry, collect);
        if (offer.link)
            forEachModifier(*offer.link, collect);
        queue.run([&](const Modifier &modifier, int times) {
            if (modifier.fieldKind == ModifierField::Hidden)
                hidden = hiddenBy(modifier);
            else if (modifier.fieldKind == ModifierField::Name)
                applyToText(found.name, modifier, times);
            for (auto &[constraint, value] : limits)
                if (modifier.fieldKind == ModifierField::ById && modifier.field == constraint->id)
                    applyToNumber(value, modifier, times);
        });
        if (hidden)
            continue;
        for (int index = parent + 1; index < evaluation.force(parent).endForce; ++index)
            found.current += evaluation.force(index).parent == parent && evaluation.force(index).entryId == offer.entry->id;
        for (const auto &[constraint, value] : limits) {
            if (constraint->type != Constraint::Type::Max || !countsForces(*constraint, evaluation.data->newerDialect()) || value < 0)
                continue;
            Query query = *constraint;
            query.fieldKind = FieldKind::Forces;
            query.childId = offer.entry->id;
            const double current = evaluation.counter->value(query, context);
            found.max = found.max < 0 ? value : std::min(found.max, value);
            found.canAdd = found.canAdd && !(current + 1 > value);
        }
        offers.push_back(std::move(found));
    }
    return offers;
}

} // namespace muster::rules
