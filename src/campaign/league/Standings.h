// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "campaign/fold/CampaignState.h"

namespace muster::campaign {

/// The names that a formula of the standings may use: won, drawn, lost, played, byes, scored, conceded, balance, objectives, kills,
/// killPoints, losses; tie-breaks also points, head (points out of the games among those who are level), buchholz (points of
/// everybody one has met) and sonneborn (points of those one has beaten, half of those one has drawn with).
[[nodiscard]] const QStringList &standingNames();
/// What decides between equal points where the rules say nothing.
[[nodiscard]] const QStringList &usualTieBreaks();
/// Whether a formula can be used in the rules; `forTies`: as a tie-break.
[[nodiscard]] base::Result<void> checkFormula(const QString &formula, bool forTies);

/// Adds one mission to a line of the standings.
void addUp(Standing &line, const Standing &mission);
/// Sets what each side conceded in a mission: the victory points of the other players.
void settleScores(QVector<Standing> &sides);

/// Points, tie-breaks and ranks of the lines, which are then in order, best first. `missions`: the sides of those that they count.
void rankStandings(QVector<Standing> &lines, const QVector<QVector<Standing>> &missions, const CampaignRules &rules,
                   QVector<Problem> *problems = nullptr);
/// The standings when only the missions up to that number had been fought.
[[nodiscard]] QVector<Standing> standingsAfter(const CampaignState &state, const CampaignRules &rules, int mission);
/// The standings when only the rounds up to that one had been played; games of no round count where they were recorded before its last
/// game, and all of them in the newest round.
[[nodiscard]] QVector<Standing> standingsAfterRound(const CampaignState &state, const CampaignRules &rules, int round);

} // namespace muster::campaign
