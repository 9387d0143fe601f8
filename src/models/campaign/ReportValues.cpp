// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/campaign/ReportValues.h"

#include "campaign/fold/Fold.h"

#include <QJsonArray>

#include <algorithm>

namespace muster::models {

using namespace campaign;

namespace {

Participant participantOf(const QString &soldier)
{
    Participant participant;
    participant.soldier = soldier;
    return participant;
}

Side sideOf(const QString &force)
{
    Side side;
    side.force = force;
    return side;
}

} // namespace

ReportValues freshReport(const CampaignState &state, const QString &plan)
{
    MissionFought mission;
    mission.date = QDate::currentDate();
    mission.plan = plan;
    const auto event = std::find_if(state.log.begin(), state.log.end(),
                                    [&](const Event &each) { return !plan.isEmpty() && each.id == plan; });
    const MissionPlanned *planned = event == state.log.end() ? nullptr : event->as<MissionPlanned>();
    if (planned) {
        mission.name = planned->name;
        mission.scenario = planned->scenario;
        mission.notes = planned->notes;
        mission.awards = planned->awards;
        mission.date = planned->date.isValid() ? planned->date : mission.date;
    }
    for (const ForceState &force : state.forces)
        mission.sides.append(sideOf(force.id)); // who did what is open until somebody says it
    for (const SoldierState &soldier : state.soldiers) {
        const bool ready = planned ? planned->soldiers.contains(soldier.id) : soldier.status == Status::Fit;
        if (soldier.inService() && ready)
            mission.participants.append(participantOf(soldier.id));
    }
    return reportOf(mission, state);
}

ReportValues reportOf(const MissionFought &mission, const CampaignState &state)
{
    ReportValues values;
    values.mission = mission;
    values.mission.participants.clear();
    for (const SoldierState &soldier : state.soldiers) {
        const auto there = std::find_if(mission.participants.begin(), mission.participants.end(),
                                        [&](const Participant &each) { return each.soldier == soldier.id; });
        if (there != mission.participants.end())
            values.lines.append({*there, true});
        else if (soldier.inService())
            values.lines.append({participantOf(soldier.id), false});
    }
    return values;
}

void addNewcomers(ReportValues &values, const CampaignState &state, bool sides)
{
    for (const SoldierState &soldier : state.soldiers) {
        const bool there = std::any_of(values.lines.begin(), values.lines.end(),
                                       [&](const ReportLine &line) { return line.participant.soldier == soldier.id; });
        if (!there && soldier.inService())
            values.lines.append({participantOf(soldier.id), false});
    }
    for (const ForceState &force : state.forces) {
        const bool there = std::any_of(values.mission.sides.begin(), values.mission.sides.end(),
                                       [&](const Side &side) { return side.force == force.id; });
        if (sides && !there)
            values.mission.sides.append(sideOf(force.id));
    }
}

QJsonObject toDraft(const ReportValues &values, const QString &event)
{
    MissionFought mission = values.mission;
    QJsonArray away;
    for (const ReportLine &line : values.lines) {
        if (line.in)
            mission.participants.append(line.participant);
        else
            away.append(toJson(line.participant));
    }
    QStringList promoted(values.promoted.begin(), values.promoted.end());
    promoted.sort();
    Event whole = makeEvent(mission);
    whole.id = event;
    whole.at = {};
    return {{"mission", toJson(whole)}, {"away", away}, {"promoted", QJsonArray::fromStringList(promoted)}};
}

bool fromDraft(const QJsonObject &draft, const CampaignState &state, ReportValues &values, QString &event)
{
    const Event kept = eventFromJson(draft["mission"].toObject());
    const MissionFought *mission = kept.as<MissionFought>();
    if (!mission)
        return false;
    event = kept.id.isEmpty() ? newId() : kept.id;
    values = reportOf(*mission, state);
    for (const QJsonValue &soldier : draft["promoted"].toArray())
        values.promoted.insert(soldier.toString());
    for (const QJsonValue &value : draft["away"].toArray()) {
        const Participant participant = participantFromJson(value.toObject());
        for (ReportLine &line : values.lines) {
            if (line.participant.soldier == participant.soldier && !line.in)
                line.participant = participant;
        }
    }
    return true;
}

} // namespace muster::models
