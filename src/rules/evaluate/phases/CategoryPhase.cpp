// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/phases/Phases.h"

#include <algorithm>

namespace muster::rules {

namespace {

constexpr int maximalRounds = 8; // categories that depend on categories that depend on ...

void apply(std::vector<CategoryState> &categories, const Modifier &modifier)
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

std::vector<CategoryState> effective(Evaluation &evaluation, int index)
{
    const NodeFacts &facts = *evaluation.item(index).facts;
    std::vector<CategoryState> categories = facts.categories;
    const Context context = evaluation.contextOf(index, nullptr);
    const auto visit = [&](const Modifier &modifier, const GroupChain &chain) {
        if (modifier.fieldKind == ModifierField::Category && isLocal(modifier) && evaluation.counter->times(modifier, chain, context) > 0)
            apply(categories, modifier);
    };
    if (facts.hasCategoryModifiers)
        for (const Entry *part : facts.node->parts())
            forEachModifier(*part, visit);
    for (const Incoming &incoming : evaluation.incoming[static_cast<std::size_t>(index)])
        if (incoming.remote->modifier->fieldKind == ModifierField::Category && !incoming.remote->profiles
            && evaluation.timesOf(incoming, nullptr) > 0)
            apply(categories, *incoming.remote->modifier);
    return categories;
}

} // namespace

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
    // Always from the written categories, so that the result does not depend on the way here.
    for (int round = 0; round < maximalRounds && !dynamic.empty(); ++round) {
        std::vector<std::vector<CategoryState>> next;
        next.reserve(dynamic.size());
        evaluation.counter->keepLocals(true); // of this round: nothing changes before its end
        for (const int index : dynamic)
            next.push_back(effective(evaluation, index));
        bool changed = false;
        for (std::size_t i = 0; i < dynamic.size(); ++i) {
            changed = changed || evaluation.item(dynamic[i]).categories != next[i];
            evaluation.item(dynamic[i]).categories = std::move(next[i]);
        }
        evaluation.counter->keepLocals(false);
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
