// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/league/League.h"

#include <QJsonObject>

namespace muster::share {

/// What Discord takes in one message.
inline constexpr int discordLimit = 2000;

/// The table of a league in plain letters: rank, player, points, games, form, and what is late. Always shorter than `limit`: who does
/// not fit is counted, also in `leftOut`. `fenced`: in a block that Discord shows with equal widths.
[[nodiscard]] QString leagueText(const campaign::Campaign &campaign, const campaign::CampaignState &state, const campaign::League &league,
                                 const QString &language, bool fenced, int limit = discordLimit, int *leftOut = nullptr);
/// The games of each round, played and open.
[[nodiscard]] QString roundsText(const campaign::CampaignState &state, const campaign::League &league, const QString &language);
/// For programs; keys are stable, see docs/CAMPAIGN.md.
[[nodiscard]] QJsonObject leagueJson(const campaign::Campaign &campaign, const campaign::CampaignState &state,
                                     const campaign::League &league);

/// The figures of a standing that every answer has under these keys.
[[nodiscard]] QJsonObject standingFigures(const campaign::Standing &standing);

/// "W", "D", "L": one letter each in the reader's language.
[[nodiscard]] QString resultLetter(campaign::GameResult result);
/// "W D L" of the last games, oldest first.
[[nodiscard]] QString formText(const QVector<campaign::GameResult> &form);
/// "Win 3, draw 1, loss 0. Equal points: balance, then the games against each other."
[[nodiscard]] QString leagueRulesText(const campaign::CampaignRules &rules, const QString &language);

} // namespace muster::share
