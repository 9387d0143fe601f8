// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/CampaignRules.h"
#include "packs/Pack.h"
#include "rules/data/GameData.h"
#include "rules/roster/Roster.h"

#include <QMap>

#include <memory>

namespace muster::campaign {

/// The game data a force is judged by, which cost is its points, and where a list shows what only the book knows.
struct GameBasis
{
    std::shared_ptr<const rules::GameData> data{};
    std::string pointsCost{};
    std::string forceEntry{};      ///< of a new roster
    std::string soldierCategory{}; ///< of a soldier who is no entry of the army list
    std::string kitCategory{};     ///< of kit in the players' own words
    std::string rankCategory{};
    QMap<QString, QString> pricings{}; ///< pricing of life points -> the setting of the list that says it

    /// As pack.json and the key "roster" of campaign.json say.
    [[nodiscard]] static GameBasis of(const packs::Pack &pack);
};

/// The pricing of life points that the list is set to; empty when it says none.
[[nodiscard]] QString pricingOf(const rules::Roster &roster, const GameBasis &game);
/// What life points cost in that list: by its own setting, else by the campaign's.
[[nodiscard]] int lifePointPriceIn(const rules::Roster &roster, int lifePoints, const GameBasis &game, const CampaignRules &rules);

} // namespace muster::campaign
