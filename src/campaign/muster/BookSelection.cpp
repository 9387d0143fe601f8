// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/muster/BookSelection.h"

#include "campaign/muster/MusteredRoster.h"

namespace muster::campaign {

namespace {

// In the place of an entry's id: no data have it, so the engine takes name and price from the snapshot, as for any entry
// that went out of the data.
const std::string prefix = "muster.campaign-book.";
constexpr const char *kinds[] = {"soldier", "kit", "rank", "price"};

rules::CostValue costOf(const std::string &type, int value, const GameBasis &game)
{
    const rules::CostType *known = game.data ? game.data->costType(type) : nullptr;
    return {known ? std::string(known->name) : std::string(), type, double(value)};
}

} // namespace

rules::Selection bookSelection(BookPart part, std::string id, const QString &name, int points, const GameBasis &game,
                               const std::string &lifePointsCost, int lifePoints)
{
    const std::string *const categories[] = {&game.soldierCategory, &game.kitCategory, &game.rankCategory, nullptr};
    rules::Snapshot snapshot;
    if (points != 0 || part == BookPart::Soldier)
        snapshot.costs.push_back(costOf(game.pointsCost, points, game));
    if (!lifePointsCost.empty() && lifePoints != 0)
        snapshot.costs.push_back(costOf(lifePointsCost, lifePoints, game));
    if (const std::string *category = categories[int(part)]; category && !category->empty() && game.data)
        snapshot.categories.push_back(
            {{}, *category, std::string(game.data->nameOf(game.data->find(*category))), part == BookPart::Soldier});
    rules::Selection selection;
    selection.id = std::move(id);
    selection.entryId = prefix + kinds[int(part)];
    selection.name = name.toStdString();
    selection.type = part == BookPart::Soldier ? "model" : "upgrade";
    selection.snapshot = std::make_shared<const rules::Snapshot>(std::move(snapshot));
    return selection;
}

std::optional<BookPart> bookPart(const rules::Selection &selection)
{
    for (int i = 0; i < int(std::size(kinds)); ++i) {
        if (selection.entryId == prefix + kinds[i])
            return BookPart(i);
    }
    return std::nullopt;
}

bool isFromBook(const rules::Selection &selection)
{
    return bookPart(selection).has_value();
}

} // namespace muster::campaign
