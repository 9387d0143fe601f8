// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/fold/CampaignState.h"

namespace muster::campaign {

/// Computes the state of a campaign from its start and its log: a pure function, the only place where experience,
/// ranks, kills and standings come from. An event that does not hold is listed in `problems` and has no effect.
[[nodiscard]] CampaignState fold(const CampaignStart &start, const QVector<Event> &events, const CampaignRules &rules);
[[nodiscard]] CampaignState fold(const Campaign &campaign);

/// The log with all corrections applied, without the corrections themselves.
[[nodiscard]] QVector<Event> correctedLog(const QVector<Event> &events, QVector<Problem> *problems = nullptr,
                                          QSet<QString> *correctedIds = nullptr);

/// How a mission ended for a side: as recorded, else by its first objective (done is won, failed is lost).
[[nodiscard]] GameResult resultOf(const Side &side, const CampaignRules &rules);

/// What a soldier could be promoted to now.
struct NextRank
{
    const Rank *rank = nullptr; ///< null: top of the ladder, no ladder, or not in service
    bool affordable = false;
    int missing = 0; ///< experience
};
[[nodiscard]] NextRank nextRank(const SoldierState &soldier, const CampaignRules &rules);
/// The soldier's present rank, or null.
[[nodiscard]] const Rank *currentRank(const SoldierState &soldier, const CampaignRules &rules);
/// Who takes the remainder of shared awards if the force's leader cannot: the survivor with most life points, then
/// sheet order. Empty if nobody survived.
[[nodiscard]] QString defaultActingLeader(const CampaignState &state, const QString &force, const QVector<Participant> &participants);

/// Who led the force when that entry of the log was made; `event`: its index.
[[nodiscard]] QString leaderThen(const CampaignState &state, const QString &force, int event);

/// "Made by a newer version of Muster; does not count", for lists of missions.
[[nodiscard]] QString unreadText(const UnknownEvent &event);
/// Whether the problem is about one soldier in a mission: the mission counts, whatever becomes of that soldier's line.
[[nodiscard]] bool isAboutParticipant(const Problem &problem, const CampaignState &state);
/// The mission as it is without that soldier, to put in its place.
[[nodiscard]] Event missionWithout(const Event &mission, const QString &soldier);

/// The sentence for a problem, in the language of the translator in force; names of ranks in `language`.
[[nodiscard]] QString problemText(const Problem &problem, const CampaignState &state, const CampaignRules &rules, const QString &language);

} // namespace muster::campaign
