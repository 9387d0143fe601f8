// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/counting/NodeFacts.h"

#include "rules/data/CompositeId.h"

#include <algorithm>

namespace muster::rules {

namespace {

constexpr int deepestInfo = 16;
constexpr int mostInfoGroups = 1000; // of one entry: groups that link to groups twice over double at every step

void addCategory(std::vector<CategoryState> &categories, Id id, bool primary)
{
    const auto same = std::find_if(categories.begin(), categories.end(), [&](const CategoryState &c) { return c.id == id; });
    if (same == categories.end())
        categories.push_back({id, primary});
    else
        same->primary = same->primary || primary;
}

// In the newer dialect a root entry has one primary category: that of the link, where both say one.
void dropOtherPrimary(std::vector<CategoryState> &categories, const Entry &link, const Entry &target)
{
    const auto isPrimary = [](const CategoryLink &category) { return category.primary; };
    if (std::none_of(link.categoryLinks.begin(), link.categoryLinks.end(), isPrimary))
        return;
    std::erase_if(categories, [&](const CategoryState &category) {
        return category.primary && std::none_of(target.categoryLinks.begin(), target.categoryLinks.end(), [&](const CategoryLink &each) {
                   return each.targetId == category.id && !each.primary;
               });
    });
    for (CategoryState &category : categories)
        category.primary = false;
}

bool hasMinimum(const EntryNode &node)
{
    for (const Entry *part : node.parts())
        for (const Constraint &constraint : part->constraints)
            if (constraint.type == Constraint::Type::Min)
                return true;
    return false;
}

bool isOfCost(const Query &query)
{
    return query.fieldKind == FieldKind::Cost;
}

bool looksAtCosts(const ConditionGroup &group)
{
    return std::any_of(group.conditions.begin(), group.conditions.end(), isOfCost)
        || std::any_of(group.repeats.begin(), group.repeats.end(), isOfCost)
        || std::any_of(group.groups.begin(), group.groups.end(), [](const ConditionGroup &inner) { return looksAtCosts(inner); })
        || std::any_of(group.locals.begin(), group.locals.end(),
                       [](const LocalConditionGroup &local) { return isOfCost(local) || looksAtCosts(local.tests); });
}

template <typename Owner>
bool looksAtCosts(const Owner &owner)
{
    ConditionGroup all;
    all.conditions = owner.conditions;
    all.groups = owner.conditionGroups;
    all.locals = owner.locals;
    all.repeats = owner.repeats;
    return looksAtCosts(all);
}

bool looksAtCosts(const Modifier &modifier, const GroupChain &chain)
{
    return looksAtCosts(modifier)
        || std::any_of(chain.begin(), chain.end(), [](const ModifierGroup *group) { return looksAtCosts(*group); });
}

bool isUnderstood(const Modifier &modifier, const GroupChain &chain)
{
    return modifier.understood && modifier.type != ModifierType::Unknown
        && std::all_of(chain.begin(), chain.end(), [](const ModifierGroup *group) { return group->understood; });
}

// "self.entries.recursive.<id>.profiles.<type name>": every part may be missing.
void parseAffects(RemoteModifier &remote, const GameData &data)
{
    std::string_view text = remote.modifier->affects;
    if (text.empty())
        return;
    bool self = false;
    while (!text.empty()) {
        const std::size_t end = text.find('.');
        const std::string_view word = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        if (word == "self") {
            self = true;
        } else if (word == "entries") {
            remote.entries = true;
        } else if (word == "recursive") {
            remote.recursive = true;
        } else if (word == "forces") {
            remote.forces = true;
        } else if (word == "group") {
            remote.group = true;
        } else if (word == "associations") {
            remote.associates = true;
        } else if (word == "rules") {
            remote.rules = true;
        } else if (word == "profiles") {
            remote.profiles = true;
            remote.profileType = text; // a name may hold dots
            break;
        } else {
            remote.filter = data.find(word);
        }
    }
    remote.self = self || !remote.entries;
}

// A slot shows itself, then its entries, then the groups in it.
void collectMandatory(const EntryNode &owner, std::vector<const EntryNode *> &found)
{
    const std::vector<const EntryNode *> children = inDataOrder(owner.children());
    for (const EntryNode *child : children)
        if (!child->isGroup() && hasMinimum(*child))
            found.push_back(child);
    for (const EntryNode *child : children) {
        if (!child->isGroup())
            continue;
        if (hasMinimum(*child))
            found.push_back(child);
        collectMandatory(*child, found);
    }
}

} // namespace

RemoteModifier &FactStore::addRemote(NodeFacts &facts, const Modifier &modifier, const GroupChain &chain)
{
    RemoteModifier &remote = facts.remote.emplace_back();
    remote.modifier = &modifier;
    remote.chain = chain;
    remote.looksAtCosts = looksAtCosts(modifier, chain);
    parseAffects(remote, *m_data);
    remote.costs = modifier.fieldKind == ModifierField::ById && m_data->costType(modifier.field) && !remote.profiles && !remote.rules;
    return remote;
}

void FactStore::inspect(NodeFacts &facts, const Modifier &modifier, const GroupChain &chain)
{
    facts.hasModifiers = true;
    facts.notUnderstood += isUnderstood(modifier, chain) ? 0 : 1;
    if (!isLocal(modifier)) {
        addRemote(facts, modifier, chain);
        return;
    }
    if (modifier.fieldKind == ModifierField::Category)
        facts.hasCategoryModifiers = true;
    if (modifier.fieldKind == ModifierField::ById && m_data->costType(modifier.field)) {
        facts.hasCostModifiers = true;
        facts.hasCostQueries = facts.hasCostQueries || looksAtCosts(modifier, chain);
    }
}

// Of a profile or rule: only what it changes elsewhere. What it changes of itself is seen when it is shown.
void FactStore::inspectInfo(NodeFacts &facts, const Definition &definition)
{
    forEachModifier(definition, [&](const Modifier &modifier, const GroupChain &chain) {
        facts.notUnderstood += isUnderstood(modifier, chain) ? 0 : 1;
        if (!isLocal(modifier))
            addRemote(facts, modifier, chain).ofInfo = true;
    });
}

void FactStore::inspectInfo(NodeFacts &facts, const InfoSet &set, const Book &book, int depth, int &groups)
{
    if (depth > deepestInfo || ++groups > mostInfoGroups)
        return;
    for (const Profile &profile : set.profiles)
        inspectInfo(facts, profile);
    for (const Rule &rule : set.rules)
        inspectInfo(facts, rule);
    for (const InfoGroup &group : set.infoGroups) {
        inspectInfo(facts, group);
        inspectInfo(facts, group, book, depth + 1, groups);
    }
    for (const InfoLink &link : set.infoLinks) {
        inspectInfo(facts, link);
        const Definition *target = book.target(link);
        if (!target)
            continue;
        inspectInfo(facts, *target);
        if (link.type == InfoLink::Type::InfoGroup)
            inspectInfo(facts, *static_cast<const InfoGroup *>(target), book, depth + 1, groups);
    }
}

void FactStore::inspect(NodeFacts &facts, const Definition &definition)
{
    forEachModifier(definition, [&](const Modifier &modifier, const GroupChain &chain) { inspect(facts, modifier, chain); });
}

// In the newer dialect a group is known by its link, too, and what stands in it counts as being of its categories, though it does not
// have them.
void FactStore::addNewerGroup(NodeFacts &facts, const EntryNode &group)
{
    if (group.link())
        facts.groups.push_back(group.link()->id);
    for (const Entry *part : group.parts())
        for (const CategoryLink &link : part->categoryLinks)
            facts.groups.push_back(link.targetId);
}

const NodeFacts &FactStore::of(const EntryNode &node)
{
    std::unique_ptr<NodeFacts> &slot = m_facts[&node];
    if (slot)
        return *slot;
    slot = std::make_unique<NodeFacts>();
    NodeFacts &facts = *slot;
    facts.node = &node;
    facts.entryId = node.entry().id;
    facts.linkId = node.link() ? node.link()->id : Id{};
    facts.plain = node.path().size() == node.entry().idText.size();
    facts.pathId = facts.plain ? facts.entryId : m_data->find(node.path());
    const EntrySubType subType = node.entry().subType;
    facts.typeId = subType == EntrySubType::Crew ? m_data->ids().crew : m_data->find(node.entry().typeText);
    facts.subTypeId = subType == EntrySubType::Mount ? m_data->ids().mount : Id{};
    facts.collective = node.collective();
    facts.hasMinimum = hasMinimum(node);
    facts.costs = node.costs();
    int infoGroups = 0;
    for (const Entry *part : node.parts()) {
        inspect(facts, *part);
        if (m_data->newerDialect())
            inspectInfo(facts, *part, node.book(), 0, infoGroups);
        if (part == node.link() && !node.parent() && m_data->newerDialect())
            dropOtherPrimary(facts.categories, *part, node.entry());
        for (const CategoryLink &link : part->categoryLinks)
            addCategory(facts.categories, link.targetId, link.primary);
        for (const Association &association : part->associations)
            facts.associations.push_back(&association);
        for (const AssociationLink &link : part->associationLinks)
            if (const Association *shared = node.book().association(link.targetId))
                facts.associations.push_back(shared);
    }
    for (const EntryNode *group = node.parent(); group && group->isGroup(); group = group->parent()) {
        facts.groups.push_back(group->entry().id);
        if (m_data->newerDialect())
            addNewerGroup(facts, *group);
        if (!node.isGroup())
            for (const Entry *part : group->parts())
                forEachModifier(*part, [&](const Modifier &modifier, const GroupChain &chain) {
                    if (!isLocal(modifier))
                        addRemote(facts, modifier, chain).inGroup = group;
                });
        if (group != node.parent() || m_data->newerDialect()) // there they are only counted
            continue;
        for (const Entry *part : group->parts())
            for (const CategoryLink &link : part->categoryLinks)
                addCategory(facts.categories, link.targetId, link.primary);
    }
    if (node.isGroup())
        facts.allCollective = !node.entriesBelow().empty()
            && std::all_of(node.entriesBelow().begin(), node.entriesBelow().end(),
                           [](const EntryNode *entry) { return entry->collective(); });
    return facts;
}

const NodeFacts &FactStore::ofOrphan(const Selection &selection)
{
    std::unique_ptr<NodeFacts> &slot = m_orphans[selection.id + '\n' + selection.entryId + '\n' + selection.entryGroupId];
    if (slot)
        return *slot;
    slot = std::make_unique<NodeFacts>();
    if (!m_data)
        return *slot;
    slot->entryId = m_data->find(lastSegment(selection.entryId));
    slot->pathId = m_data->find(selection.entryId);
    slot->plain = selection.entryId.find("::") == std::string::npos;
    slot->typeId = m_data->find(selection.type);
    if (const Id group = m_data->find(lastSegment(selection.entryGroupId)))
        slot->groups.push_back(group);
    if (selection.snapshot)
        for (const CategoryValue &category : selection.snapshot->categories)
            if (const Id id = m_data->find(category.entryId))
                slot->categories.push_back({id, category.primary});
    return *slot;
}

void FactStore::collectWatched(const std::vector<const EntryNode *> &children, std::vector<const EntryNode *> &watched)
{
    for (const EntryNode *child : children) {
        if (child->isGroup()) {
            const bool limited = std::any_of(child->parts().begin(), child->parts().end(),
                                             [](const Entry *part) { return !part->constraints.empty(); });
            if (limited)
                watched.push_back(child);
            collectWatched(child->children(), watched);
        } else if (hasMinimum(*child)) {
            watched.push_back(child); // its facts are made when it is checked: most places are never looked at
        }
    }
}

const std::vector<const EntryNode *> &FactStore::watchedBelow(const EntryNode &node)
{
    auto &facts = const_cast<NodeFacts &>(of(node));
    if (!facts.watchedReady) {
        collectWatched(node.children(), facts.watched);
        facts.watchedReady = true;
    }
    return facts.watched;
}

const std::vector<const EntryNode *> &FactStore::mandatoryBelow(const EntryNode &node)
{
    auto &facts = const_cast<NodeFacts &>(of(node));
    if (!facts.mandatoryReady) {
        collectMandatory(node, facts.mandatory);
        facts.mandatoryReady = true;
    }
    return facts.mandatory;
}

} // namespace muster::rules
