// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/fold/Fold.h"
#include "share/campaign/CampaignNames.h"

namespace muster::share {

/// One soldier on the page of a mission, as they were then.
struct MissionFighter
{
    QString id, name, rank;
    int ladder = -1, rankIndex = -1;
    bool leads = false;
    campaign::Outcome outcome = campaign::Outcome::Survived;
    QString fate; ///< "Wounded, by Grub"; empty: survived
    QString note;
    int freeBefore = 0; ///< experience
    int freeAfter = 0;
    int kills = 0, survived = 0, share = 0, bonus = 0, gained = 0;
};

/// One side on the page of a mission.
struct MissionSide
{
    QString name; ///< of the force, or of the player who came without one
    QString player;
    campaign::GameResult result = campaign::GameResult::None;
    QString resultText; ///< "Won"
    int score = 0;
    QString objectives; ///< "Primary mission done"
    QString otherKills; ///< what nobody in particular eliminated
    QVector<MissionFighter> fighters;
};

/// Who put whom out of action.
struct MissionStrike
{
    QString killer, victim;     ///< names
    QString killerId, victimId; ///< soldiers; the victim's is empty for a figure of nobody's
    int count = 1;
    int points = 0; ///< of all of them
    QString fate;   ///< of the victim
};

/// A picture of a mission.
struct MissionPicture
{
    QString event;
    QByteArray bytes;
    QString caption;
};

/// Everything the book knows of one mission, in words: for the window, for paper and for the web.
struct MissionPage
{
    enum State { Fought, Planned, Cancelled, Unread };
    State state = Fought;
    QString event; ///< id
    int number = 0;
    int round = 0;
    QString title, date, headline; ///< "Camille won against Bruno, 48 : 32"
    bool corrected = false;
    int experience = 0;
    QVector<MissionSide> sides;
    QVector<MissionStrike> strikes;
    QStringList news; ///< promotions, losses, who misses the next one
    QStringList cards;
    QString notes;
    QVector<MissionPicture> pictures;
    QStringList standings; ///< "1. Camille 12"
    QStringList sources;   ///< "Entered by anna@desk, 16 Nov 22:16"
    bool disputed = false;
};

/// The page of a mission, by its index in the state; of a cancelled one by the index after the last mission.
[[nodiscard]] MissionPage missionPage(const campaign::Campaign &campaign, const campaign::CampaignState &state, int mission,
                                      const QString &language, const CampaignNames &names = {});
/// How many pages there are: fought, planned and cancelled missions.
[[nodiscard]] int missionPages(const campaign::CampaignState &state);
/// The entry of the log that a page is about.
[[nodiscard]] QString missionEvent(const campaign::CampaignState &state, int mission);
/// Indexes of the pages by date; what has none stands where it was recorded.
[[nodiscard]] QVector<int> missionsByDate(const campaign::CampaignState &state);
/// Plain text of a page, for screen readers and for sharing.
[[nodiscard]] QString missionText(const MissionPage &page, const QString &language);

} // namespace muster::share
