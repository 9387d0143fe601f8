// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/link/DataCheck.h"

#include <algorithm>
#include <unordered_set>

namespace muster::rules {

namespace {

/// Collects every id that something in the data refers to.
class Users
{
public:
    std::unordered_set<Id> ids;

    void addFile(const DataFile &file)
    {
        addEntries(file.rootEntries);
        addEntries(file.sharedEntries);
        for (const CategoryEntry &category : file.categoryEntries) {
            addModifiers(category);
            addInfo(category);
        }
        addForces(file.forceEntries);
        addForces(file.sharedForceEntries);
        addForceLinks(file.forceLinks);
        addAssociations(file.sharedAssociations);
        for (const InfoLink &link : file.infoLinks)
            addInfoLink(link);
        for (const InfoGroup &group : file.sharedInfoGroups)
            addInfo(group);
        for (const Profile &profile : file.sharedProfiles)
            addModifiers(profile);
        for (const Rule &rule : file.sharedRules)
            addModifiers(rule);
    }

private:
    void addEntries(std::span<const Entry> entries)
    {
        for (const Entry &entry : entries) {
            if (entry.kind == EntryKind::Link)
                ids.insert(entry.targetId);
            addModifiers(entry);
            addInfo(entry);
            addCategories(entry.categoryLinks);
            addEntries(entry.children);
            addAssociations(entry.associations);
            for (const AssociationLink &link : entry.associationLinks)
                ids.insert(link.targetId);
        }
    }

    void addForces(std::span<const ForceEntry> forces)
    {
        for (const ForceEntry &force : forces) {
            addModifiers(force);
            addInfo(force);
            addCategories(force.categoryLinks);
            addEntries(force.children);
            addForces(force.forceEntries);
            addForceLinks(force.forceLinks);
        }
    }

    void addForceLinks(std::span<const ForceLink> links)
    {
        for (const ForceLink &link : links) {
            ids.insert(link.targetId);
            addModifiers(link);
        }
    }

    void addAssociations(std::span<const Association> associations)
    {
        for (const Association &association : associations) {
            addQuery(association.query);
            addModifiers(association);
            addConditions(association.conditions, association.conditionGroups);
        }
    }

    void addCategories(std::span<const CategoryLink> links)
    {
        for (const CategoryLink &link : links) {
            ids.insert(link.targetId);
            addModifiers(link);
            addInfo(link);
        }
    }

    void addInfoLink(const InfoLink &link)
    {
        ids.insert(link.targetId);
        addModifiers(link);
    }

    void addInfo(const InfoSet &set)
    {
        for (const InfoLink &link : set.infoLinks)
            addInfoLink(link);
        for (const InfoGroup &group : set.infoGroups)
            addInfo(group);
        for (const Profile &profile : set.profiles)
            addModifiers(profile);
        for (const Rule &rule : set.rules)
            addModifiers(rule);
    }

    void addQuery(const Query &query)
    {
        ids.insert(query.childId);
        ids.insert(query.scope);
    }

    void addConditions(std::span<const Condition> conditions, std::span<const ConditionGroup> groups)
    {
        for (const Condition &condition : conditions)
            addQuery(condition);
        for (const ConditionGroup &group : groups)
            addGroup(group);
    }

    void addGroup(const ConditionGroup &group)
    {
        addConditions(group.conditions, group.groups);
        addLocals(group.locals);
        for (const Repeat &repeat : group.repeats)
            addQuery(repeat);
    }

    void addLocals(std::span<const LocalConditionGroup> locals)
    {
        for (const LocalConditionGroup &local : locals) {
            addQuery(local);
            addGroup(local.tests);
        }
    }

    void addModifier(const Modifier &modifier)
    {
        ids.insert(modifier.valueId);
        addConditions(modifier.conditions, modifier.conditionGroups);
        addLocals(modifier.locals);
        for (const Repeat &repeat : modifier.repeats)
            addQuery(repeat);
    }

    void addGroup(const ModifierGroup &group)
    {
        addConditions(group.conditions, group.conditionGroups);
        addLocals(group.locals);
        for (const Repeat &repeat : group.repeats)
            addQuery(repeat);
        for (const Modifier &modifier : group.modifiers)
            addModifier(modifier);
        for (const ModifierGroup &inner : group.groups)
            addGroup(inner);
    }

    void addModifiers(const Definition &definition)
    {
        for (const Modifier &modifier : definition.modifiers)
            addModifier(modifier);
        for (const ModifierGroup &group : definition.modifierGroups)
            addGroup(group);
    }
};

} // namespace

std::vector<base::Finding> unusedDefinitions(const GameData &data)
{
    std::vector<const DataFile *> files = data.catalogues();
    files.push_back(&data.gameSystem());
    Users users;
    for (const DataFile *file : files)
        users.addFile(*file);
    std::vector<base::Finding> findings;
    const auto check = [&](const DataFile &file, const auto &definitions, const char *kind) {
        for (const auto &definition : definitions)
            if (!users.ids.contains(definition.id))
                findings.push_back({"entry.unused",
                                    base::Severity::Info,
                                    file.fileName,
                                    static_cast<int>(definition.line),
                                    {QT_TRANSLATE_NOOP("Message", "%1 '%2' is used by nothing"), {base::Message(kind), definition.name}},
                                    {std::string(definition.idText)},
                                    1});
    };
    for (const DataFile *file : files) {
        check(*file, file->sharedEntries, QT_TRANSLATE_NOOP("Message", "shared entry"));
        check(*file, file->sharedRules, QT_TRANSLATE_NOOP("Message", "shared rule"));
        check(*file, file->sharedProfiles, QT_TRANSLATE_NOOP("Message", "shared profile"));
        check(*file, file->sharedInfoGroups, QT_TRANSLATE_NOOP("Message", "shared info group"));
        check(*file, file->categoryEntries, QT_TRANSLATE_NOOP("Message", "category"));
    }
    std::stable_sort(findings.begin(), findings.end(),
                     [](const auto &a, const auto &b) { return std::tie(a.file, a.line) < std::tie(b.file, b.line); });
    return findings;
}

} // namespace muster::rules
