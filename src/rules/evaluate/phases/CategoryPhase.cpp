// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/phases/Apply.h"
#include "rules/evaluate/phases/Phases.h"

#include <algorithm>

namespace muster::rules {

namespace {

constexpr int maximalRounds = 8; // categories that depend on categories that depend on ...

bool countsCategory(std::span<const Condition> conditions, std::span<const ConditionGroup> groups, Id category)
{
    return std::any_of(conditions.begin(), conditions.end(),
                       [&](const Condition &condition) {
                           return condition.childId == category && condition.type != ConditionType::InstanceOf
                               && condition.type != ConditionType::NotInstanceOf;
                       })
        || std::any_of(groups.begin(), groups.end(),
                       [&](const ConditionGroup &group) { return countsCategory(group.conditions, group.groups, category); });
}

// Gives a category as long as not too many have it: "the first hero of a regiment leads it".
bool isClaim(const Modifier &modifier, const GroupChain &chain)
{
    const Id id = modifier.valueId;
    return modifier.fieldKind == ModifierField::Category && modifier.type != ModifierType::Remove
        && modifier.type != ModifierType::UnsetPrimary
        && (countsCategory(modifier.conditions, modifier.conditionGroups, id)
            || std::any_of(chain.begin(), chain.end(),
                           [&](const ModifierGroup *group) { return countsCategory(group->conditions, group->conditionGroups, id); }));
}

/// Calls visit(modifier, chain, times) for every modifier of a selection's categories, its own and those from elsewhere.
template <typename Visit>
void forEachCategoryModifier(Evaluation &evaluation, int index, Visit &&visit)
{
    const NodeFacts &facts = *evaluation.item(index).facts;
    if (facts.hasCategoryModifiers)
        for (const Entry *part : facts.node->parts())
            forEachModifier(*part, [&](const Modifier &modifier, const GroupChain &chain) {
                if (modifier.fieldKind == ModifierField::Category && isLocal(modifier))
                    visit(modifier, chain,
                          [&] { return evaluation.counter->times(modifier, chain, evaluation.contextOf(index, nullptr)); });
            });
    for (const Incoming &incoming : evaluation.incoming[static_cast<std::size_t>(index)])
        if (incoming.remote->modifier->fieldKind == ModifierField::Category && !incoming.remote->profiles)
            visit(*incoming.remote->modifier, incoming.remote->chain, [&] { return evaluation.timesOf(incoming, nullptr); });
}

std::vector<CategoryState> effective(Evaluation &evaluation, int index)
{
    std::vector<CategoryState> categories = evaluation.item(index).facts->categories;
    const bool newer = evaluation.data->newerDialect();
    forEachCategoryModifier(evaluation, index, [&](const Modifier &modifier, const GroupChain &chain, const auto &times) {
        std::vector<CategoryState> &now = evaluation.item(index).categories;
        if (!newer || !isClaim(modifier, chain)) {
            if (times() > 0)
                applyToCategories(categories, modifier);
            return;
        }
        // Whoever asks whether the place is free is not counted.
        const std::vector<CategoryState> kept = now;
        std::erase_if(now, [&](const CategoryState &category) { return category.id == modifier.valueId; });
        const bool applies = times() > 0;
        now = kept;
        if (applies)
            applyToCategories(categories, modifier);
    });
    return categories;
}

// The places that a selection wants only when they are free.
std::vector<Id> claimsOf(Evaluation &evaluation, int index)
{
    std::vector<Id> claims;
    forEachCategoryModifier(evaluation, index, [&](const Modifier &modifier, const GroupChain &chain, const auto &) {
        if (isClaim(modifier, chain))
            claims.push_back(modifier.valueId);
    });
    return claims;
}

// Those that want a place only when it is free get it one after the other: whoever had it when the list was saved, then in the order
// of the list. They are taken out of `dynamic`.
std::vector<int> takeClaimers(Evaluation &evaluation, std::vector<int> &dynamic)
{
    std::vector<int> had;
    std::vector<int> others;
    if (!evaluation.data->newerDialect())
        return had;
    std::erase_if(dynamic, [&](int index) {
        const std::vector<Id> claims = claimsOf(evaluation, index);
        if (claims.empty())
            return false;
        const Snapshot *saved = evaluation.item(index).selection->snapshot.get();
        const bool hadIt = saved && std::any_of(saved->categories.begin(), saved->categories.end(), [&](const CategoryValue &category) {
                               return category.primary
                                   && std::find(claims.begin(), claims.end(), evaluation.data->find(category.entryId)) != claims.end();
                           });
        (hadIt ? had : others).push_back(index);
        return true;
    });
    had.insert(had.end(), others.begin(), others.end());
    return had;
}

} // namespace

void applyToCategories(std::vector<CategoryState> &categories, const Modifier &modifier)
{
    const Id id = modifier.valueId;
    const auto place = std::find_if(categories.begin(), categories.end(), [&](const CategoryState &c) { return c.id == id; });
    const bool there = place != categories.end();
    switch (modifier.type) {
    case ModifierType::Add:
    case ModifierType::Set:
        if (!there)
            categories.push_back({id, false});
        break;
    case ModifierType::Remove:
        if (there)
            categories.erase(place);
        break;
    case ModifierType::SetPrimary: {
        if (!there)
            categories.push_back({id, false});
        for (CategoryState &category : categories)
            category.primary = category.id == id;
        break;
    }
    case ModifierType::UnsetPrimary:
        if (there)
            place->primary = false;
        break;
    default:
        break;
    }
}

void evaluateCategories(Evaluation &evaluation)
{
    std::vector<int> dynamic;
    const int count = static_cast<int>(evaluation.tree.items.size());
    for (int index = 0; index < count; ++index) {
        Item &item = evaluation.item(index);
        item.categories = item.facts->categories;
        const auto &incoming = evaluation.incoming[static_cast<std::size_t>(index)];
        const bool remote = std::any_of(incoming.begin(), incoming.end(),
                                        [](const Incoming &one) { return one.remote->modifier->fieldKind == ModifierField::Category; });
        if (item.facts->hasCategoryModifiers || remote)
            dynamic.push_back(index);
    }
    evaluation.counter->useBaseCosts(true);
    const std::vector<int> claimers = takeClaimers(evaluation, dynamic);
    // Always from the written categories, so that the result does not depend on the way here.
    for (int round = 0; round < maximalRounds && (!dynamic.empty() || !claimers.empty()); ++round) {
        bool changed = false;
        for (const int index : claimers)
            if (std::vector<CategoryState> now = effective(evaluation, index); now != evaluation.item(index).categories) {
                evaluation.item(index).categories = std::move(now);
                changed = true;
            }
        std::vector<std::vector<CategoryState>> next;
        next.reserve(dynamic.size());
        evaluation.counter->settle(Counter::Settled::Numbers); // of this round: nothing changes before its end
        for (const int index : dynamic)
            next.push_back(effective(evaluation, index));
        for (std::size_t i = 0; i < dynamic.size(); ++i) {
            changed = changed || evaluation.item(dynamic[i]).categories != next[i];
            evaluation.item(dynamic[i]).categories = std::move(next[i]);
        }
        evaluation.counter->settle(Counter::Settled::Nothing);
        if (!changed)
            break;
    }
    evaluation.counter->useBaseCosts(false);
    for (int index = 0; index < count; ++index) {
        SelectionRecord &record = evaluation.record(index);
        const auto &now = evaluation.item(index).categories;
        if (record.categories == now)
            continue;
        for (const CategoryState &category : record.categories)
            evaluation.touch(record.chain, category.id);
        for (const CategoryState &category : now)
            evaluation.touch(record.chain, category.id);
        record.categories = now;
        record.valuesReady = false;
    }
}

} // namespace muster::rules
