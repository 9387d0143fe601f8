// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/Evaluator.h"

#include <algorithm>

namespace muster::rules {

namespace {

// Ids of category elements stay what they were in the file.
void keepIds(std::vector<CategoryValue> &categories, const SnapshotPtr &old)
{
    if (!old)
        return;
    for (CategoryValue &category : categories)
        for (const CategoryValue &before : old->categories)
            if (before.entryId == category.entryId)
                category.id = before.id;
}

void takeInfo(Snapshot &snapshot, const EffectiveInfo &info)
{
    snapshot.profiles.assign(info.profiles.begin(), info.profiles.end());
    snapshot.rules.assign(info.rules.begin(), info.rules.end());
}

// A snapshot that says the same stays the same object: copies of the roster keep sharing it.
void replace(SnapshotPtr &snapshot, Snapshot fresh)
{
    if (!snapshot || !(*snapshot == fresh))
        snapshot = std::make_shared<const Snapshot>(std::move(fresh));
}

// As they would be after keepIds().
bool same(const std::vector<CategoryValue> &kept, const std::vector<CategoryValue> &now)
{
    const auto sameOne = [&kept](const CategoryValue &before, const CategoryValue &each) {
        const auto last = std::find_if(kept.rbegin(), kept.rend(), [&](const CategoryValue &any) { return any.entryId == each.entryId; });
        return before.entryId == each.entryId && before.name == each.name && before.primary == each.primary && last->id == before.id;
    };
    return std::equal(kept.begin(), kept.end(), now.begin(), now.end(), sameOne);
}

// Whether a snapshot says already what a new one would; most do, and comparing is much less work than copying every text.
bool says(const Snapshot &kept, const EffectiveSelection &value, const EffectiveInfo &info)
{
    const auto sameProfile = [](const ProfileValue &first, const ProfileValue &second) { return first == second; };
    const auto sameRule = [](const RuleValue &first, const RuleValue &second) { return first == second; };
    return kept.publications.empty() && kept.costs == value.costs && kept.publicationId == value.publicationId && kept.page == value.page
        && same(kept.categories, value.categories)
        && std::equal(kept.profiles.begin(), kept.profiles.end(), info.profiles.begin(), info.profiles.end(), sameProfile)
        && std::equal(kept.rules.begin(), kept.rules.end(), info.rules.begin(), info.rules.end(), sameRule);
}

void take(std::vector<Selection> &selections, Evaluator &evaluator, const SnapshotsById &known)
{
    for (Selection &selection : selections) {
        const EffectiveSelection *value = evaluator.selection(selection.id);
        const auto last = selection.snapshot ? known.end() : known.find(selection.id);
        const bool foreign = last != known.end() && last->second && !(last->second->foreign == ForeignXml());
        const SnapshotPtr kept = last != known.end() && !foreign ? last->second : selection.snapshot;
        if (value && !value->orphan && kept && says(*kept, *value, evaluator.info(selection.id))) {
            selection.snapshot = kept;
            selection.name = value->name;
            selection.type = value->type;
        } else if (value && !value->orphan) {
            Snapshot snapshot;
            snapshot.costs = value->costs;
            snapshot.categories = value->categories;
            snapshot.publicationId = value->publicationId;
            snapshot.page = value->page;
            keepIds(snapshot.categories, selection.snapshot);
            takeInfo(snapshot, evaluator.info(selection.id));
            if (selection.snapshot)
                snapshot.foreign = selection.snapshot->foreign;
            selection.name = value->name;
            selection.type = value->type;
            replace(selection.snapshot, std::move(snapshot));
        }
        take(selection.selections, evaluator, known);
    }
}

void take(std::vector<Force> &forces, Evaluator &evaluator, const SnapshotsById &known)
{
    for (Force &force : forces) {
        const EffectiveForce *value = evaluator.force(force.id);
        if (value && value->entry && value->book) {
            Snapshot snapshot;
            for (const EffectiveCategory &category : value->categories)
                snapshot.categories.push_back({{}, category.entryId, category.name, category.primary});
            snapshot.publications = value->publications;
            snapshot.publicationId = value->publicationId;
            snapshot.page = value->page;
            keepIds(snapshot.categories, force.snapshot);
            takeInfo(snapshot, evaluator.info(force.id));
            if (force.snapshot)
                snapshot.foreign = force.snapshot->foreign;
            force.name = value->name;
            force.catalogueName = value->book->catalogue().name;
            force.catalogueRevision = value->book->catalogue().revision;
            replace(force.snapshot, std::move(snapshot));
        }
        take(force.selections, evaluator, known);
        take(force.forces, evaluator, known);
    }
}

} // namespace

void takeSnapshot(Roster &roster, Evaluator &evaluator, const SnapshotsById &known)
{
    if (!evaluator.data())
        return;
    const DataFile &system = evaluator.data()->gameSystem();
    roster.gameSystemId = system.idText;
    roster.gameSystemName = system.name;
    roster.gameSystemRevision = system.revision;
    roster.savedCosts.clear();
    for (const RosterCost &total : evaluator.totals())
        if (total.used || total.value != 0)
            roster.savedCosts.push_back({total.name, total.typeId, total.value});
    take(roster.forces, evaluator, known);
}

} // namespace muster::rules
