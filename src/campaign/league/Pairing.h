// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/league/League.h"

namespace muster::campaign {

/// Who meets whom in a round; without `other`: nobody is left for them.
struct Pairing
{
    QString one, other;

    friend bool operator==(const Pairing &, const Pairing &) = default;
};

/// The games of one round to come.
struct PairedRound
{
    int number = 0;
    QVector<Pairing> games;

    friend bool operator==(const PairedRound &, const PairedRound &) = default;
};

/// The next round, Swiss: neighbours of the table who have not met; whoever is last and has had no bye yet stays out of an odd number.
/// Only where everybody has met do two meet again, as seldom as possible.
[[nodiscard]] PairedRound swissRound(const League &league);
/// Everybody against everybody: the rounds that are still missing, without those who have met or are paired.
[[nodiscard]] QVector<PairedRound> roundRobin(const League &league, const CampaignState &state);

/// The entries of the log for a round.
[[nodiscard]] QVector<Event> pairingEvents(const PairedRound &round, const QDate &due = {}, const Stamps &stamps = Stamps::system());

} // namespace muster::campaign
