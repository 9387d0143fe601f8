// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/trials/Difference.h"

#include "base/Number.h"
#include "base/Text.h"
#include "rules/data/CompositeId.h"
#include "rules/evaluate/Evaluator.h"

#include <algorithm>

namespace muster::rules {

namespace {

/// Compares a roster with what its data say, selection by selection.
class Comparison
{
public:
    Comparison(const Roster &roster, std::shared_ptr<const GameData> data)
        : m_old(roster), m_new(roster), m_data(std::move(data)), m_evaluator(m_data)
    {
    }

    std::vector<Difference> run()
    {
        compareRevisions();
        relink(m_new, *m_data);
        m_evaluator.evaluate(m_new);
        compareTotals();
        for (const Force &force : m_old.forces)
            compareForce(force);
        for (const RosterFinding &finding : m_evaluator.findings())
            if (finding.severity == base::Severity::Error && finding.kind != FindingKind::Orphan)
                add(Difference::Kind::Finding, finding.ownerId, finding.ownerName, finding.rule(), {}, finding.text());
        return std::move(m_result);
    }

private:
    void add(Difference::Kind kind, const std::string &id, const std::string &name, std::string subject, std::string before,
             std::string after)
    {
        m_result.push_back({kind, id, name, m_evaluator.path(id), std::move(subject), std::move(before), std::move(after)});
    }

    void compareRevisions()
    {
        const DataFile &system = m_data->gameSystem();
        if (m_old.gameSystemRevision != system.revision)
            add(Difference::Kind::Revision, {}, {}, std::string(system.name), std::to_string(m_old.gameSystemRevision),
                std::to_string(system.revision));
        std::vector<std::string> seen;
        const auto look = [&](const auto &self, const std::vector<Force> &forces) -> void {
            for (const Force &force : forces) {
                const DataFile *file = m_data->catalogue(force.catalogueId);
                const bool fresh = std::find(seen.begin(), seen.end(), force.catalogueId) == seen.end();
                if (fresh && (!file || file->revision != force.catalogueRevision))
                    add(Difference::Kind::Revision, {}, {}, force.catalogueName, std::to_string(force.catalogueRevision),
                        file ? std::to_string(file->revision) : std::string());
                seen.push_back(force.catalogueId);
                self(self, force.forces);
            }
        };
        look(look, m_old.forces);
    }

    void compareTotals()
    {
        for (const RosterCost &total : m_evaluator.totals()) {
            double before = 0;
            for (const CostValue &cost : m_old.savedCosts)
                before = cost.typeId == total.typeId ? cost.value : before;
            if (!m_old.savedCosts.empty() && before != total.value)
                add(Difference::Kind::Total, {}, {}, total.name, base::formatNumber(before), base::formatNumber(total.value));
        }
    }

    void compareForce(const Force &force)
    {
        for (const Selection &selection : force.selections)
            compareSelection(selection);
        for (const Force &child : force.forces)
            compareForce(child);
    }

    void compareSelection(const Selection &selection)
    {
        const EffectiveSelection *now = m_evaluator.selection(selection.id);
        const std::string &name = selection.customName.empty() ? selection.name : selection.customName;
        if (!now || now->orphan) {
            add(Difference::Kind::Gone, selection.id, name, selection.name, selection.entryId, {});
        } else {
            if (const Selection *found = m_evaluator.chosen(selection.id); found && found->entryId != selection.entryId)
                add(Difference::Kind::Moved, selection.id, name, {}, selection.entryId, found->entryId);
            if (!selection.name.empty() && now->name != selection.name)
                add(Difference::Kind::Renamed, selection.id, name, {}, selection.name, now->name);
            if (selection.snapshot)
                compareSnapshot(selection, *selection.snapshot, *now, name);
        }
        for (const Selection &child : selection.selections)
            compareSelection(child);
    }

    void compareSnapshot(const Selection &selection, const Snapshot &old, const EffectiveSelection &now, const std::string &name)
    {
        if (!old.costs.empty()) {
            for (const CostValue &cost : now.costs) {
                double before = 0;
                for (const CostValue &saved : old.costs)
                    before = saved.typeId == cost.typeId ? saved.value : before;
                if (before != cost.value)
                    add(Difference::Kind::Cost, selection.id, name, cost.name, base::formatNumber(before), base::formatNumber(cost.value));
            }
        }
        if (!old.categories.empty())
            compareCategories(selection, old, now, name);
        const EffectiveInfo &info = m_evaluator.info(selection.id);
        compareProfiles(selection, old.profiles, info.profiles, name);
        compareRules(selection, old.rules, info.rules, name);
    }

    void compareCategories(const Selection &selection, const Snapshot &old, const EffectiveSelection &now, const std::string &name)
    {
        const auto has = [](const std::vector<CategoryValue> &list, const std::string &id) {
            return std::any_of(list.begin(), list.end(), [&](const CategoryValue &value) { return value.entryId == id; });
        };
        for (const CategoryValue &category : old.categories)
            if (!has(now.categories, category.entryId) && category.entryId != "(No Category)")
                add(Difference::Kind::Category, selection.id, name, category.name, category.name, {});
        for (const CategoryValue &category : now.categories)
            if (!has(old.categories, category.entryId))
                add(Difference::Kind::Category, selection.id, name, category.name, {}, category.name);
    }

    void compareProfiles(const Selection &selection, const std::vector<ProfileValue> &old, const std::vector<EffectiveProfile> &now,
                         const std::string &name)
    {
        for (const ProfileValue &before : old) {
            const auto same = std::find_if(now.begin(), now.end(), [&](const EffectiveProfile &p) {
                return before.id.empty() ? p.name == before.name : p.id == lastSegment(before.id);
            });
            if (same == now.end()) {
                add(Difference::Kind::Profile, selection.id, name, before.name, before.name, {});
                continue;
            }
            for (const CharacteristicValue &part : same->characteristics)
                for (const CharacteristicValue &saved : before.characteristics)
                    if (saved.typeId == part.typeId && saved.value != part.value)
                        add(Difference::Kind::Profile, selection.id, name, before.name + " / " + part.name, saved.value, part.value);
        }
        for (const EffectiveProfile &after : now)
            if (!old.empty() && std::none_of(old.begin(), old.end(), [&](const ProfileValue &p) {
                    return p.id.empty() ? p.name == after.name : lastSegment(p.id) == after.id;
                }))
                add(Difference::Kind::Profile, selection.id, name, after.name, {}, after.name);
    }

    void compareRules(const Selection &selection, const std::vector<RuleValue> &old, const std::vector<EffectiveRule> &now,
                      const std::string &name)
    {
        for (const RuleValue &before : old) {
            const auto same = std::find_if(now.begin(), now.end(), [&](const EffectiveRule &rule) {
                return before.id.empty() ? rule.name == before.name : rule.id == lastSegment(before.id);
            });
            if (same == now.end())
                add(Difference::Kind::Rule, selection.id, name, before.name, before.description, {});
            else if (same->description != before.description)
                add(Difference::Kind::Rule, selection.id, name, before.name, before.description, same->description);
        }
        for (const EffectiveRule &after : now)
            if (!old.empty() && std::none_of(old.begin(), old.end(), [&](const RuleValue &rule) {
                    return rule.id.empty() ? rule.name == after.name : lastSegment(rule.id) == after.id;
                }))
                add(Difference::Kind::Rule, selection.id, name, after.name, {}, after.description);
    }

    const Roster &m_old;
    Roster m_new;
    std::shared_ptr<const GameData> m_data;
    Evaluator m_evaluator;
    std::vector<Difference> m_result;
};

// The same entry (last segment), reached by another way; the same group is preferred.
const EntryNode *findAgain(const std::vector<const EntryNode *> &nodes, const Selection &selection)
{
    const EntryNode *best = nullptr;
    for (const EntryNode *node : nodes) {
        if (lastSegment(node->path()) != lastSegment(selection.entryId))
            continue;
        if (lastSegment(node->groupPath()) == lastSegment(selection.entryGroupId))
            return node;
        best = best ? best : node;
    }
    return best;
}

int relinkSelections(std::vector<Selection> &selections, const Book &book, const ForceEntry *force, const EntryNode *parent)
{
    int count = 0;
    for (Selection &selection : selections) {
        const EntryNode *node = book.locate(parent, force, selection.entryId, selection.entryGroupId);
        if (!node) {
            node = findAgain(parent ? parent->entriesBelow() : book.roots(force), selection);
            if (!node)
                continue;
            ++count;
        }
        selection.entryId = node->path();
        selection.entryGroupId = node->groupPath();
        count += relinkSelections(selection.selections, book, nullptr, node);
    }
    return count;
}

int relinkForces(std::vector<Force> &forces, const GameData &data)
{
    int count = 0;
    for (Force &force : forces) {
        if (const Book *book = data.book(force.catalogueId)) {
            force.catalogueRevision = book->catalogue().revision;
            force.catalogueName = book->catalogue().name;
            count += relinkSelections(force.selections, *book, book->forceEntry(data.find(lastSegment(force.entryId))), nullptr);
        }
        count += relinkForces(force.forces, data);
    }
    return count;
}

} // namespace

const char *toString(Difference::Kind kind)
{
    switch (kind) {
    case Difference::Kind::Revision:
        return "revision";
    case Difference::Kind::Gone:
        return "gone";
    case Difference::Kind::Moved:
        return "moved";
    case Difference::Kind::Renamed:
        return "renamed";
    case Difference::Kind::Cost:
        return "cost";
    case Difference::Kind::Total:
        return "total";
    case Difference::Kind::Profile:
        return "profile";
    case Difference::Kind::Rule:
        return "rule";
    case Difference::Kind::Category:
        return "category";
    case Difference::Kind::Finding:
        break;
    }
    return "finding";
}

std::vector<Difference> differences(const Roster &roster, std::shared_ptr<const GameData> data)
{
    return data ? Comparison(roster, std::move(data)).run() : std::vector<Difference>();
}

int relink(Roster &roster, const GameData &data)
{
    roster.gameSystemRevision = data.gameSystem().revision;
    roster.gameSystemName = data.gameSystem().name;
    return relinkForces(roster.forces, data);
}

} // namespace muster::rules
