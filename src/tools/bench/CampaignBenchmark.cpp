// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/bench/CampaignBenchmark.h"

#include "campaign/fold/Fold.h"

#include <QElapsedTimer>
#include <QTimeZone>

namespace muster::tools {

using namespace campaign;

Campaign bigCampaign(int soldiers, int missions)
{
    constexpr int perMission = 50;
    Campaign campaign;
    campaign.start = {"big", "Big", {}, {}, QDateTime(QDate(2026, 1, 1), QTime(), QTimeZone::utc()), {{"p", "Player", {}}}};
    campaign.rules.mode = ExperienceMode::Soldier;
    campaign.rules.survivorAward = 2;
    campaign.rules.objectives = {{"primary", LocalText(QStringLiteral("Primary")), 200, false}};
    campaign.rules.pointsName = LocalText(QStringLiteral("pts"));
    Ladder ladder{"ladder", LocalText(QStringLiteral("Ladder")), {}, {}};
    for (int i = 0; i < 8; ++i)
        ladder.ranks.append({QString("rank-%1").arg(i), LocalText(QString("Rank %1").arg(i + 1)), i ? 40 : 0, i + 1, 0, false, {}});
    campaign.rules.ladders = {ladder};
    ForceEnlisted force{"force", "p", "Force", {}, "soldier-0", {}, {}};
    for (int i = 0; i < soldiers; ++i)
        force.soldiers.append(
            {QString("soldier-%1").arg(i), QString("Soldier %1").arg(i + 1), "Rifle", "ladder", {}, 0, 10, 0, {}, {}, {}});
    campaign.events.append(makeEvent(force));
    const QStringList kinds{"Gretchin", "Ork", "Chaos Marine", "Android", "Genestealer"};
    for (int m = 0; m < missions; ++m) {
        MissionFought mission;
        mission.name = QString("Mission %1").arg(m + 1);
        mission.date = QDate(2026, 1, 1).addDays(m);
        mission.sides = {{"force", GameResult::Won, 0, {{"primary", ObjectiveResult::Done}}, {}, {}}};
        for (int i = 0; i < perMission; ++i) {
            const int index = (m * 37 + i * 19) % soldiers;
            mission.participants.append(
                {QString("soldier-%1").arg(index), {{kinds.at((m + i) % 5), 3 + (m + i) % 5 * 4, 1, {}}}, Outcome::Survived, 1, 0, {}});
        }
        campaign.events.append(makeEvent(mission));
        campaign.events.append(
            makeEvent(Promotion{QString("soldier-%1").arg(m * 37 % soldiers), QString("rank-%1").arg(1 + m * 37 / soldiers % 7)}));
    }
    return campaign;
}

CampaignBenchmark campaignBenchmark()
{
    const Campaign campaign = bigCampaign();
    CampaignBenchmark result;
    result.milliseconds = 1e9;
    for (int run = 0; run < 5; ++run) {
        QElapsedTimer timer;
        timer.start();
        const CampaignState state = fold(campaign);
        result.milliseconds = std::min(result.milliseconds, double(timer.nsecsElapsed()) / 1e6);
        result.soldiers = int(state.soldiers.size());
        result.missions = state.fought();
        result.kills = 0;
        for (const SoldierState &soldier : state.soldiers)
            result.kills += soldier.kills;
    }
    return result;
}

} // namespace muster::tools
