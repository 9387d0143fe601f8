// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/muster/MusteredRoster.h"
#include "rules/evaluate/Evaluator.h"

#include <functional>

namespace muster::campaign {

/// An option of the army list that a soldier's figure could take now.
struct KitOffer
{
    QString entry; ///< composite id, for EquipmentBought::entry
    QString group; ///< id of the group it stands in, or empty
    QString name;  ///< as the data call them
    QString groupName;
    int points = 0;      ///< what the figure costs more with it: dice, hands and load included
    bool allowed = true; ///< false: it breaks a maximum
    double most = -1;    ///< that maximum; negative: none is known
};

/// A soldier's list with one offer in it, to see what becomes of their figures.
struct KitTrial
{
    const KitOffer &offer;
    const rules::Candidate &candidate;
    const rules::Evaluator &evaluator; ///< of the list with the offer in it
    const std::string &soldier;        ///< their selection
    const std::string &added;          ///< that of the offer
};

/// What the soldier's figure can take, in the order of the army list: ranks, life points and what costs less than nothing
/// are left out. Nothing for a figure that is no entry of the list.
[[nodiscard]] QVector<KitOffer> kitOffers(const QString &soldier, const CampaignState &state, const CampaignRules &rules,
                                          const GameBasis &game);
/// The same, each seen in the list.
void forEachOffer(const QString &soldier, const CampaignState &state, const CampaignRules &rules, const GameBasis &game,
                  const std::function<void(const KitTrial &)> &look);

/// Something a soldier has: what they got in the campaign, then what they came with.
struct HeldKit
{
    KitItem item;        ///< `item.points`: what their figure costs less without it
    QString selection;   ///< in the mustered list
    bool bought = false; ///< got in the campaign
};
[[nodiscard]] QVector<HeldKit> heldKit(const QString &soldier, const CampaignState &state, const CampaignRules &rules,
                                       const GameBasis &game);

/// The event of handing it on, with what it costs the one and the other.
[[nodiscard]] EquipmentHanded handedOn(const QString &from, const QString &to, const HeldKit &kit, const CampaignState &state,
                                       const CampaignRules &rules, const GameBasis &game);

/// What the soldier's points by the army list change by when these events come to the log: the price of buying, selling or
/// handing on. Own words have the price they are given.
[[nodiscard]] int priceOf(const QVector<Event> &events, const QString &soldier, const CampaignState &state, const CampaignRules &rules,
                          const GameBasis &game);

} // namespace muster::campaign
