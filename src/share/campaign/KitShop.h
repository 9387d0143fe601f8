// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/muster/KitOffer.h"
#include "packs/Pack.h"

namespace muster::share {

/// An offer in words: what it is, what it does to the figure, what it costs.
struct ShopItem
{
    campaign::KitOffer offer;
    QString name, group;
    QString does;   ///< "CC 3B → 1R4B, Move 6 → 4", else its own figures
    QString reason; ///< why they cannot have it; empty when they can
    QString detail; ///< its figures and rules, in several lines; may be empty
};

/// What the army list offers a soldier, in a language of the pack. Empty where there is nothing to choose.
[[nodiscard]] QVector<ShopItem> kitShop(const QString &soldier, const campaign::CampaignState &state, const campaign::CampaignRules &rules,
                                        const packs::Pack &pack, const QString &language);

} // namespace muster::share
