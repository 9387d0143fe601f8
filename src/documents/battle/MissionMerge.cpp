// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/battle/MissionMerge.h"

#include <algorithm>

namespace muster::documents {

namespace {

using campaign::GameResult;
using campaign::MissionFought;
using campaign::Outcome;
using campaign::Participant;
using campaign::Side;

const Side *sideIn(const MissionFought &mission, const QString &force)
{
    const auto found = std::find_if(mission.sides.begin(), mission.sides.end(), [&](const Side &side) { return side.force == force; });
    return found == mission.sides.end() ? nullptr : &*found;
}

const Participant *participantIn(const MissionFought &mission, const QString &soldier)
{
    const auto found = std::find_if(mission.participants.begin(), mission.participants.end(),
                                    [&](const Participant &each) { return each.soldier == soldier; });
    return found == mission.participants.end() ? nullptr : &*found;
}

template <typename T>
void takeIfNew(const T &before, const T &now, T &value)
{
    if (!(now == before))
        value = now;
}

void mergeSide(const Side &told, const Side &now, Side &side)
{
    takeIfNew(told.result, now.result, side.result);
    takeIfNew(told.victoryPoints, now.victoryPoints, side.victoryPoints);
    takeIfNew(told.kills, now.kills, side.kills);
    QStringList objectives = told.objectives.keys() + now.objectives.keys();
    objectives.removeDuplicates();
    for (const QString &objective : std::as_const(objectives)) {
        if (told.objectives.contains(objective) && !now.objectives.contains(objective))
            side.objectives.remove(objective);
        else if (now.objectives.value(objective) != told.objectives.value(objective) || !told.objectives.contains(objective))
            side.objectives.insert(objective, now.objectives.value(objective));
    }
}

void mergeParticipant(const Participant &told, const Participant &now, Participant &participant)
{
    takeIfNew(told.kills, now.kills, participant.kills);
    if ((told.outcome == Outcome::Survived) != (now.outcome == Outcome::Survived))
        participant.outcome = now.outcome; // otherwise how bad it was is known better in the campaign
}

void mergeParticipants(const MissionFought &told, const MissionFought &now, MissionFought &recorded)
{
    recorded.participants.removeIf(
        [&](const Participant &each) { return participantIn(told, each.soldier) && !participantIn(now, each.soldier); });
    for (Participant &each : recorded.participants) {
        const Participant *before = participantIn(told, each.soldier), *after = participantIn(now, each.soldier);
        if (before && after)
            mergeParticipant(*before, *after, each);
    }
    for (const Participant &each : now.participants) {
        if (!participantIn(told, each.soldier) && !participantIn(recorded, each.soldier))
            recorded.participants.append(each);
    }
}

GameResult opposite(GameResult result)
{
    return result == GameResult::Won ? GameResult::Lost : result == GameResult::Lost ? GameResult::Won : result;
}

/// The end of a battle as a mission has it.
struct BattleEnd
{
    battle::Ended ended;
    bool different = false;

    explicit BattleEnd(const battle::BattleState &state)
    {
        ended.why = state.endReason;
        for (const battle::SideState &side : state.sides)
            ended.sides.append({side.id, side.result, side.objectives, {}});
    }

    void setResult(int side, GameResult result, bool alone)
    {
        different = different || ended.sides.at(side).result != result;
        ended.sides[side].result = result;
        if (alone && ended.sides.size() == 2) // whoever plays outside the campaign has the other end of it
            ended.sides[1 - side].result = opposite(result);
    }

    void setObjectives(int side, const Side &told, const Side &recorded)
    {
        auto &objectives = ended.sides[side].objectives;
        for (auto it = recorded.objectives.begin(); it != recorded.objectives.end(); ++it) {
            if (told.objectives.contains(it.key()) && told.objectives.value(it.key()) == it.value())
                continue;
            different = different || !objectives.contains(it.key()) || objectives.value(it.key()) != it.value();
            objectives.insert(it.key(), it.value());
        }
    }
};

} // namespace

MissionFought mergedMission(const MissionFought &told, const MissionFought &now, MissionFought recorded)
{
    takeIfNew(told.name, now.name, recorded.name);
    takeIfNew(told.scenario, now.scenario, recorded.scenario);
    takeIfNew(told.awards, now.awards, recorded.awards);
    takeIfNew(told.notes, now.notes, recorded.notes);
    takeIfNew(told.eventsDrawn, now.eventsDrawn, recorded.eventsDrawn);
    for (const Side &side : now.sides) {
        const Side *before = sideIn(told, side.force);
        const auto there = std::find_if(recorded.sides.begin(), recorded.sides.end(),
                                        [&](const Side &each) { return each.force == side.force; });
        if (there != recorded.sides.end())
            mergeSide(before ? *before : Side(), side, *there);
        else if (!before)
            recorded.sides.append(side);
    }
    mergeParticipants(told, now, recorded);
    return recorded;
}

QVector<battle::Event> eventsFrom(const MissionFought &told, const MissionFought &recorded, const battle::BattleState &state,
                                  const std::function<int(const QString &)> &sideOf)
{
    BattleEnd end(state);
    QVector<battle::Event> events;
    const auto known = std::count_if(recorded.sides.begin(), recorded.sides.end(),
                                     [&](const Side &side) { return sideOf(side.force) >= 0; });
    for (const Side &side : recorded.sides) {
        const int index = sideOf(side.force);
        const Side *before = sideIn(told, side.force);
        if (index < 0 || !before)
            continue;
        if (side.result != before->result)
            end.setResult(index, side.result, known == 1);
        end.setObjectives(index, *before, side);
        if (const int missing = side.victoryPoints - state.sides.at(index).score;
            side.victoryPoints != before->victoryPoints && missing != 0)
            events.append(battle::makeEvent(battle::Scored{state.sides.at(index).id, {}, missing, 0, {}}));
    }
    if (recorded.notes != told.notes && recorded.notes != end.ended.why) {
        end.ended.why = recorded.notes;
        end.different = true;
    }
    if (!end.different)
        return events;
    const auto last = std::find_if(state.log.crbegin(), state.log.crend(),
                                   [](const battle::LogLine &line) { return line.type == QLatin1String("ended"); });
    events.append(last == state.log.crend() ? battle::makeEvent(end.ended) : battle::correctionOf(last->event, battle::Payload(end.ended)));
    return events;
}

} // namespace muster::documents
