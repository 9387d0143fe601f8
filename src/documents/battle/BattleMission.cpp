// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/battle/BattleMission.h"

#include "battle/AfterBattle.h"
#include "campaign/AfterAction.h"
#include "documents/battle/MissionMerge.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace muster::documents {

namespace {

struct BattleMissionWords
{
    Q_DECLARE_TR_FUNCTIONS(BattleMission)
};

const QString battleKey = QStringLiteral("battle");

const campaign::MissionFought *fought(const campaign::CampaignState &state, const QString &id)
{
    const auto found = std::find_if(state.log.begin(), state.log.end(),
                                    [&id](const campaign::Event &event) { return !id.isEmpty() && event.id == id; });
    return found == state.log.end() ? nullptr : found->as<campaign::MissionFought>();
}

QJsonObject asTold(const campaign::MissionFought &mission)
{
    return campaign::toJson(campaign::Event{{}, {}, mission, {}});
}

// What the battle told last; what it tells now where nobody has kept it.
campaign::MissionFought lastTold(const BattleDocument &battle, const campaign::MissionFought &now)
{
    const campaign::Event event = campaign::eventFromJson(battle.start().told);
    const auto *mission = event.as<campaign::MissionFought>();
    return mission ? *mission : now;
}

// Forces that are not at this table.
QJsonArray absentForces(const campaign::CampaignState &state, const campaign::MissionFought &mission)
{
    QJsonArray absent;
    for (const campaign::ForceState &force : state.forces) {
        if (std::none_of(mission.sides.begin(), mission.sides.end(), [&](const campaign::Side &side) { return side.force == force.id; }))
            absent.append(force.id);
    }
    return absent;
}

// As CampaignReportDraft keeps it.
QJsonObject draftOf(const campaign::MissionFought &mission, const QString &id, const CampaignDocument &campaign)
{
    const bool together = mission.sides.size() < 2 && campaign.campaign().rules.mode != campaign::ExperienceMode::None
        && mission.round == 0;
    return {{"mission", campaign::toJson(campaign::Event{id, {}, mission, {}})},
            {"absent", absentForces(campaign.state(), mission)},
            {"together", together}};
}

/// A force of the campaign and the side of the battle that it is.
int sideOf(const QString &force, const battle::BattleState &table, const campaign::CampaignState &state)
{
    const auto forceOf = [&state](const battle::SideState &side) {
        const QString name = side.force.isEmpty() ? side.name : side.force;
        for (const campaign::ForceState &each : state.forces) {
            if (each.id == name || each.name.compare(name, Qt::CaseInsensitive) == 0)
                return each.id;
        }
        return QString();
    };
    bool anybody = false;
    for (int i = 0; i < table.sides.size(); ++i) {
        const QString found = forceOf(table.sides.at(i));
        if (!found.isEmpty() && found == force)
            return i;
        anybody = anybody || !found.isEmpty();
    }
    return !anybody && state.forces.size() == 1 && !table.sides.isEmpty() ? 0 : -1; // as it was read into the campaign
}

} // namespace

QString battleOf(const campaign::MissionFought &mission)
{
    return mission.extra.value(battleKey).toString();
}

base::Result<campaign::MissionFought> missionOf(const BattleDocument &battle, const CampaignDocument &campaign, const QString &lost)
{
    const QJsonObject report = battle::afterBattle(battle.battle(), battle.state(), lost);
    auto mission = campaign::readMission(report, campaign.state(), campaign.campaign().rules);
    if (!mission)
        return mission.error();
    mission->extra.insert(battleKey, battle.id());
    mission->plan = battle.plan();
    for (const campaign::Event &event : campaign.state().log) {
        if (const auto *plan = event.as<campaign::MissionPlanned>(); plan && event.id == mission->plan)
            mission->round = plan->round;
    }
    return mission;
}

const campaign::MissionFought *recordedMission(const BattleDocument &battle, const CampaignDocument &campaign)
{
    const campaign::MissionFought *mission = fought(campaign.state(), battle.report());
    const QString named = mission ? battleOf(*mission) : QString();
    return named.isEmpty() || named == battle.id() ? mission : nullptr; // a copy of the battle is not the one that was fought
}

base::Result<MissionDraft> draftMission(BattleDocument &battle, CampaignDocument &campaign)
{
    if (recordedMission(battle, campaign)) {
        if (const auto told = tellCampaign(battle, campaign); !told)
            return told.error();
        return MissionDraft{{}, battle.report()};
    }
    const auto now = missionOf(battle, campaign);
    if (!now)
        return now.error();
    const QString kind = QStringLiteral("report:") + (battle.plan().isEmpty() ? battle.id() : battle.plan());
    CampaignDrafts &drafts = campaign.drafts();
    const campaign::Event waiting = campaign::eventFromJson(drafts.draft(kind)["mission"].toObject());
    const auto *typed = waiting.as<campaign::MissionFought>();
    if (typed && waiting.id == battle.report()) {
        QJsonObject draft = drafts.draft(kind);
        draft["mission"] = campaign::toJson(campaign::Event{waiting.id, {}, mergedMission(lastTold(battle, *now), *now, *typed), {}});
        drafts.set(kind, draft);
    } else {
        // One that was recorded and undone comes back under the id it had.
        const QString id = battle.report().isEmpty() || campaign.campaign().event(battle.report()) ? campaign::newId() : battle.report();
        drafts.set(kind, draftOf(*now, id, campaign));
        battle.setReport(id, asTold(*now));
    }
    battle.setReport(battle.report(), asTold(*now));
    if (!drafts.flush())
        return drafts.error();
    return MissionDraft{kind, {}};
}

base::Result<bool> tellCampaign(BattleDocument &battle, CampaignDocument &campaign)
{
    const campaign::MissionFought *recorded = recordedMission(battle, campaign);
    if (!recorded)
        return false;
    const auto now = missionOf(battle, campaign);
    if (!now)
        return now.error();
    const campaign::MissionFought merged = mergedMission(lastTold(battle, *now), *now, *recorded);
    const bool different = !(merged == *recorded);
    if (different) {
        const auto event = std::make_shared<const campaign::Event>(campaign::makeEvent(merged));
        campaign.correctEvent(BattleMissionWords::tr("Correct %1 as at the table").arg(merged.name), battle.report(), event,
                              BattleMissionWords::tr("corrected at the table"));
    }
    battle.setReport(battle.report(), asTold(*now));
    return different;
}

base::Result<bool> tellBattle(const CampaignDocument &campaign, BattleDocument &battle)
{
    const campaign::MissionFought *recorded = recordedMission(battle, campaign);
    if (!recorded)
        return false;
    const auto before = missionOf(battle, campaign);
    if (!before)
        return before.error();
    const campaign::CampaignState &state = campaign.state();
    const QVector<battle::Event> events = eventsFrom(lastTold(battle, *before), *recorded, battle.state(),
                                                     [&](const QString &force) { return sideOf(force, battle.state(), state); });
    if (events.isEmpty())
        return false;
    battle.recordEvents(BattleMissionWords::tr("Correct the end as in the campaign"), events);
    const auto now = missionOf(battle, campaign);
    if (!now)
        return now.error();
    battle.setReport(battle.report(), asTold(*now));
    return true;
}

base::Result<bool> followBattle(library::Library &library, BattleDocument &battle)
{
    if (battle.campaign().isEmpty() || battle.report().isEmpty())
        return false;
    base::Result<StoredCampaign> stored = CampaignDocument::load(library, battle.campaign());
    if (!stored)
        return stored.error();
    CampaignDocument campaign(std::move(*stored), library);
    const base::Result<bool> told = tellCampaign(battle, campaign);
    if (!campaign.finishSaving())
        return campaign.saveError();
    if (told && *told)
        library.tell({campaign.id()});
    return told;
}

base::Result<bool> followMission(library::Library &library, const CampaignDocument &campaign, const QString &mission)
{
    const campaign::MissionFought *recorded = fought(campaign.state(), mission);
    const QString id = recorded ? battleOf(*recorded) : QString();
    if (id.isEmpty())
        return false;
    auto battle = BattleDocument::open(library, id);
    if (!battle)
        return battle.error();
    const base::Result<bool> told = tellBattle(campaign, **battle);
    if (!(*battle)->finishSaving())
        return (*battle)->saveError();
    if (told && *told)
        library.tell({id});
    return told;
}

} // namespace muster::documents
