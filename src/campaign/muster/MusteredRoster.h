// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/muster/ForceRoster.h"

#include <QHash>

namespace muster::campaign {

/// Where a list that a campaign makes is not simply the army list: what stands in it from the book alone, and why a price is
/// another. Data; musterText() makes the sentence.
struct MusterFinding
{
    enum class Kind {
        SoldierFromBook, ///< the army list has no entry for them: they stand there with what the book knows
        KitFromBook,     ///< kit in the players' own words, or that the army list does not give this figure
        KitNotHeld,      ///< sold or handed on, but not in their part of the enlisted list
        RankNotShown,    ///< the army list does not give this figure the rank
        OtherPrice,      ///< the army list makes another price than the book; the book's counts
        OtherPricing,    ///< the enlisted list prices life points in another way than the campaign
        NoSoldier,       ///< in the list and its total, but nobody of the book
        NotDone          ///< the list could not be changed as the book says
    };
    Kind kind = Kind::SoldierFromBook;
    QString soldier;   ///< id or empty
    QString subject;   ///< kit, rank, entry, pricing
    int book = 0;      ///< points as the book has them
    int listed = 0;    ///< points as the army list has them
    base::Message why; ///< it could not be done

    friend bool operator==(const MusterFinding &, const MusterFinding &) = default;
};

/// What a roster that a campaign makes was made of. Each soldier in it has the points that the book gives them: what the
/// army list does not know is a selection of its own, with a name and a price (isFromBook()).
struct MusteredRoster
{
    rules::Roster roster;
    QHash<QString, QString> selections; ///< soldier -> selection; everybody who was asked for
    QHash<QString, QString> kit;        ///< KitItem::id -> its selection
    QHash<QString, int> listed;         ///< soldier -> points by the army list alone, own kit included
    QVector<MusterFinding> findings;
};

/// The force's roster as it stands now: ranks, bought equipment and recruits put in through the rules engine, whoever is
/// not in service taken out. With `only` the battle roster of those soldiers. The enlisted roster stays as it was; a force
/// that was written down by hand gets a list of what the book knows.
[[nodiscard]] base::Result<MusteredRoster> musterRoster(const QString &force, const CampaignState &state, const CampaignRules &rules,
                                                        const GameBasis &game, const QStringList &only = {});

/// The same, with one soldier holding another rank: for the preview of a promotion.
[[nodiscard]] base::Result<MusteredRoster> musterWithRank(const QString &soldier, int rank, const CampaignState &state,
                                                          const CampaignRules &rules, const GameBasis &game);

/// The soldier's points in the book with that rank (index in their ladder).
[[nodiscard]] int pointsWithRank(const SoldierState &soldier, int rank, const CampaignRules &rules);
/// Whether a selection of a mustered roster stands there from the book, not from the army list.
[[nodiscard]] bool isFromBook(const rules::Selection &selection);
/// The sentence for a finding, in the language of the translator in force; names of ranks in `language`.
[[nodiscard]] QString musterText(const MusterFinding &finding, const CampaignState &state, const CampaignRules &rules,
                                 const QString &language);

} // namespace muster::campaign
