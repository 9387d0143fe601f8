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

// Two who are all there is meet each other; of more, somebody says who plays.
QSet<QString> absentAtFirst(const CampaignState &state, const MissionPlanned *planned)
{
    QSet<QString> absent;
    const bool paired = planned && !planned->players.isEmpty();
    for (const ForceState &force : state.forces) {
        const bool wanted = planned && std::any_of(force.soldiers.begin(), force.soldiers.end(), [&](int index) {
                                return planned->soldiers.contains(state.soldiers.at(index).id);
                            });
        if (paired ? !planned->players.contains(force.player) : state.forces.size() > 2 && !wanted)
            absent.insert(force.id);
    }
    return absent;
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
    const bool named = planned && (!planned->soldiers.isEmpty() || planned->players.isEmpty());
    for (const SoldierState &soldier : state.soldiers) {
        const bool ready = named ? planned->soldiers.contains(soldier.id) : soldier.status == Status::Fit;
        if (soldier.inService() && ready)
            mission.participants.append(participantOf(soldier.id));
    }
    mission.round = planned ? planned->round : 0;
    ReportValues values = reportOf(mission, state);
    values.absent = absentAtFirst(state, planned);
    return values;
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
    for (const ForceState &force : state.forces) {
        const bool side = std::any_of(mission.sides.begin(), mission.sides.end(), [&](const Side &each) { return each.force == force.id; });
        const bool there = std::any_of(mission.participants.begin(), mission.participants.end(), [&](const Participant &each) {
            return state.soldier(each.soldier) && state.soldier(each.soldier)->force == force.id;
        });
        if (!side && !there)
            values.absent.insert(force.id);
    }
    QVector<GameResult> results;
    for (const Side &side : mission.sides)
        results.append(side.result);
    values.together = results.size() > 1 && results.first() != GameResult::Drawn && results.count(results.first()) == results.size();
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
    QStringList absent(values.absent.begin(), values.absent.end());
    absent.sort();
    return {{"mission", toJson(whole)},
            {"away", away},
            {"promoted", QJsonArray::fromStringList(promoted)},
            {"absent", QJsonArray::fromStringList(absent)},
            {"together", values.together}};
}

bool fromDraft(const QJsonObject &draft, const CampaignState &state, ReportValues &values, QString &event)
{
    const Event kept = eventFromJson(draft["mission"].toObject());
    const MissionFought *mission = kept.as<MissionFought>();
    if (!mission)
        return false;
    event = kept.id.isEmpty() ? newId() : kept.id;
    values = reportOf(*mission, state);
    values.absent.clear();
    for (const QJsonValue &force : draft["absent"].toArray())
        values.absent.insert(force.toString());
    values.together = draft["together"].toBool(true); // as drafts of an older version meant it
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
