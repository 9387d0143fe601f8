// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/GameBasis.h"

#include "campaign/fold/HeldEntry.h"

#include <QJsonDocument>

namespace muster::campaign {

GameBasis GameBasis::of(const packs::Pack &pack)
{
    const QJsonObject words = QJsonDocument::fromJson(pack.campaignJson()).object()["roster"].toObject();
    GameBasis game;
    game.data = pack.data();
    game.pointsCost = pack.manifest().costTypeId.toStdString();
    game.forceEntry = pack.manifest().forceEntryId.toStdString();
    game.soldierCategory = words["soldier"].toString().toStdString();
    game.kitCategory = words["kit"].toString().toStdString();
    game.rankCategory = words["rank"].toString().toStdString();
    const QJsonObject pricings = words["pricings"].toObject();
    for (auto it = pricings.begin(); it != pricings.end(); ++it)
        game.pricings.insert(it.key(), it.value().toString());
    return game;
}

QString pricingOf(const rules::Roster &roster, const GameBasis &game)
{
    QString found;
    for (auto it = game.pricings.begin(); it != game.pricings.end(); ++it) {
        const std::string setting = it.value().toStdString();
        rules::forEachSelection(roster, [&](const rules::Selection &selection) {
            if (isEntry(selection, setting))
                found = it.key();
        });
    }
    return found;
}

int lifePointPriceIn(const rules::Roster &roster, int lifePoints, const GameBasis &game, const CampaignRules &rules)
{
    const QString own = pricingOf(roster, game);
    for (const LifePointPricing &pricing : rules.pricings) {
        if (pricing.id == own)
            return pricing.price(lifePoints);
    }
    return rules.lifePointPrice(lifePoints);
}

} // namespace muster::campaign
