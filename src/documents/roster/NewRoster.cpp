// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/NewRoster.h"

#include "packs/ForceChoice.h"
#include "rules/evaluate/Automatic.h"
#include "rules/roster/Operations.h"

namespace muster::documents {

namespace {

std::string chosenForce(const packs::Pack &pack, const RosterWish &wish)
{
    if (!wish.forceEntryId.empty())
        return wish.forceEntryId;
    const rules::Book *book = pack.data()->book(wish.catalogueId);
    return book ? packs::usualForce(pack, *book) : pack.manifest().forceEntryId.toStdString();
}

} // namespace

base::Result<rules::Roster> makeRoster(const packs::Pack &pack, const RosterWish &wish, base::IdSource &ids)
{
    const std::string force = chosenForce(pack, wish);
    if (force.empty())
        return base::Error{"roster.no-force", QT_TRANSLATE_NOOP("Message", "the data offer no force for this catalogue"),
                           pack.id().toStdString()};
    rules::Roster roster = rules::newRoster(*pack.data(), wish.name.toStdString(), ids);
    rules::Operations operations(roster, pack.data().get(), ids);
    // The limit comes first: what the data lay out may depend on it.
    if (const rules::CostType *points = pack.pointsType(); points && wish.limit) {
        if (auto outcome = operations.setCostLimit(points->idText, *wish.limit); !outcome)
            return outcome.error();
    }
    const auto added = operations.addForce(force, wish.catalogueId);
    if (!added)
        return added.error();
    if (!wish.formationEntryId.empty()) {
        if (auto outcome = operations.addSelection(added->createdId, wish.formationEntryId); !outcome)
            return outcome.error();
    }
    rules::Evaluator evaluator(pack.data());
    rules::RosterEdit edit = *added;
    rules::keepAutomatic(roster, edit, evaluator, ids);
    return roster;
}

} // namespace muster::documents
