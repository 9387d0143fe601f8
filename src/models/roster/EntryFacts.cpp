// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/roster/EntryFacts.h"

#include <algorithm>

namespace muster::models {

using rules::EntryNode;

namespace {

double writtenCost(const EntryNode &node, const std::string &costTypeId)
{
    double sum = 0;
    for (const rules::Cost &cost : node.costs()) {
        if (cost.typeIdText == costTypeId)
            sum += cost.value;
    }
    return sum;
}

void addProfiles(std::vector<rules::EffectiveProfile> &profiles, const rules::Profile &profile)
{
    rules::EffectiveProfile value;
    value.id = std::string(profile.idText);
    value.name = std::string(profile.name);
    value.typeId = std::string(profile.typeIdText);
    value.typeName = std::string(profile.typeName);
    for (const rules::Characteristic &characteristic : profile.characteristics)
        value.characteristics.push_back(
            {std::string(characteristic.name), std::string(characteristic.typeIdText), std::string(characteristic.value)});
    profiles.push_back(std::move(value));
}

double leastOf(const EntryNode &group, const std::string &costTypeId)
{
    double least = -1;
    for (const EntryNode *entry : group.entriesBelow()) {
        const double price = leastCost(*entry, costTypeId);
        if (price > 0 && (least < 0 || price < least))
            least = price;
    }
    return std::max(0.0, least);
}

} // namespace

bool knowsCost(const EntryNode &node, const std::string &costTypeId)
{
    const auto costs = node.costs();
    return std::any_of(costs.begin(), costs.end(), [&](const rules::Cost &cost) { return cost.typeIdText == costTypeId; });
}

// A pair or squad without a price of its own costs what is bought with it.
double leastCost(const EntryNode &node, const std::string &costTypeId)
{
    double price = writtenCost(node, costTypeId);
    for (const EntryNode *inner : node.entriesBelow())
        price += inner->minimum() * writtenCost(*inner, costTypeId);
    return price;
}

double leastPrice(const EntryNode &formation, const std::string &costTypeId)
{
    double sum = writtenCost(formation, costTypeId);
    for (const EntryNode *child : formation.children()) {
        const int needed = child->minimum();
        if (needed > 0)
            sum += needed * (child->isGroup() ? leastOf(*child, costTypeId) : writtenCost(*child, costTypeId));
    }
    return sum;
}

std::vector<rules::CategoryValue> writtenCategories(const EntryNode &node)
{
    std::vector<rules::CategoryValue> categories;
    for (const rules::Entry *part : node.parts()) {
        for (const rules::CategoryLink &link : part->categoryLinks) {
            if (const rules::CategoryEntry *category = node.book().category(link.targetId))
                categories.push_back({{}, std::string(category->idText), std::string(category->name), link.primary});
        }
    }
    return categories;
}

std::vector<rules::EffectiveProfile> writtenProfiles(const EntryNode &node)
{
    std::vector<rules::EffectiveProfile> profiles;
    for (const rules::Entry *part : node.parts()) {
        for (const rules::Profile &profile : part->profiles)
            addProfiles(profiles, profile);
        for (const rules::InfoLink &link : part->infoLinks) {
            if (link.type != rules::InfoLink::Type::Profile || link.hidden)
                continue;
            if (const auto *profile = static_cast<const rules::Profile *>(node.book().target(link)))
                addProfiles(profiles, *profile);
        }
    }
    return profiles;
}

std::vector<rules::EffectiveRule> writtenRules(const EntryNode &node)
{
    std::vector<rules::EffectiveRule> found;
    const auto add = [&found](const rules::Rule &rule) {
        rules::EffectiveRule value;
        value.id = std::string(rule.idText);
        value.name = std::string(rule.name);
        value.description = std::string(rule.description);
        found.push_back(std::move(value));
    };
    for (const rules::Entry *part : node.parts()) {
        for (const rules::Rule &rule : part->rules)
            add(rule);
        for (const rules::InfoLink &link : part->infoLinks) {
            if (link.type != rules::InfoLink::Type::Rule || link.hidden)
                continue;
            if (const auto *rule = static_cast<const rules::Rule *>(node.book().target(link)))
                add(*rule);
        }
    }
    return found;
}

} // namespace muster::models
