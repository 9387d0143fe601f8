// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/battle/BattleDocument.h"
#include "documents/campaign/CampaignDocument.h"

namespace muster::documents {

// From the table into the campaign and back. The battle names its mission (BattleStart::report), the mission names its battle
// (`battle`): correcting one corrects the other.

/// The mission as the battle tells it. An error when a side or a soldier of it is not known there: nothing is guessed. `lost`: what
/// became of those who were eliminated.
[[nodiscard]] base::Result<campaign::MissionFought> missionOf(const BattleDocument &battle, const CampaignDocument &campaign,
                                                              const QString &lost = QStringLiteral("recovered"));

/// What the campaign recorded of the battle, with all corrections; null: nothing, or it was undone there.
[[nodiscard]] const campaign::MissionFought *recordedMission(const BattleDocument &battle, const CampaignDocument &campaign);
/// The battle of a mission; empty: it was recorded by hand.
[[nodiscard]] QString battleOf(const campaign::MissionFought &mission);

/// An after-battle report that waits to be looked at.
struct MissionDraft
{
    QString kind;     ///< of the draft (CampaignDrafts): CampaignReportDraft::resume() takes it up
    QString corrects; ///< or the mission that is recorded already: CampaignReportDraft::correct() opens it
};

/// Fills in the after-battle report of the campaign and links the two. What was typed into a report that is not recorded yet stays,
/// and what the battle says anew comes in; a mission that is recorded already is corrected.
[[nodiscard]] base::Result<MissionDraft> draftMission(BattleDocument &battle, CampaignDocument &campaign);

/// The battle was changed after its mission was recorded: the campaign gets a correction, as one step, of what is different; what
/// somebody entered there by hand stays. True: something was.
[[nodiscard]] base::Result<bool> tellCampaign(BattleDocument &battle, CampaignDocument &campaign);
/// Result, score, objectives or the reason were corrected in the campaign: the battle says the same, as one step. Who was eliminated
/// by whom is corrected in the battle alone. True: something was different.
[[nodiscard]] base::Result<bool> tellBattle(const CampaignDocument &campaign, BattleDocument &battle);

/// tellCampaign() for the campaign in the library; false where the battle belongs to none. Windows that have it open read it again.
[[nodiscard]] base::Result<bool> followBattle(library::Library &library, BattleDocument &battle);
/// tellBattle() for the battle of that mission in the library; false where it has none.
[[nodiscard]] base::Result<bool> followMission(library::Library &library, const CampaignDocument &campaign, const QString &mission);

} // namespace muster::documents
