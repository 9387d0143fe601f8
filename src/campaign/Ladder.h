// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/log/LocalText.h"

#include <QJsonObject>
#include <QSet>
#include <QStringList>
#include <QVector>

namespace muster::campaign {

/// What a rank does to the soldier's selection in the force's roster: that option is held so many times.
struct RankOption
{
    QString entry;       ///< id of the entry in the game data
    int count = 1;       ///< 0 takes it away
    QJsonObject extra{}; ///< keys this version does not know

    friend bool operator==(const RankOption &, const RankOption &) = default;
};

/// One rung of a ladder.
struct Rank
{
    QString id;
    LocalText name;
    int cost = 0;         ///< experience that the step onto this rung costs; 0 on the first
    int lifePoints = 0;   ///< life points of whoever holds the rank; 0: the game has none
    int rerolls = 0;      ///< re-rolls for the squad
    bool retires = false; ///< whoever reaches it leaves play with honours
    QVector<RankOption> options;
    QJsonObject extra{}; ///< keys this version does not know

    friend bool operator==(const Rank &, const Rank &) = default;
};

/// The ranks of one race or army, lowest first; empty rungs of the table are simply not there.
struct Ladder
{
    QString id;
    LocalText name;
    QStringList catalogues; ///< whose soldiers climb it; empty: anybody's
    QVector<Rank> ranks;
    QStringList categories{}; ///< what kind of figure climbs it; empty: whoever the data offer one of its ranks
    QJsonObject extra{};      ///< keys this version does not know

    /// Position of a rank, or -1.
    [[nodiscard]] int indexOf(const QString &rankId) const;
    /// The highest rank with at most so many life points; the first one if there is none.
    [[nodiscard]] int indexForLifePoints(int lifePoints) const;
    /// Entries of the game data by which somebody holds one of its ranks; `all`: also those that a rank takes away.
    [[nodiscard]] QSet<QString> entriesOfRanks(bool all = false) const;

    friend bool operator==(const Ladder &, const Ladder &) = default;
};

} // namespace muster::campaign
