// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/league/QuickGame.h"

#include "text/Spoken.h"
#include "text/Stamped.h"

#include <QCoreApplication>

namespace muster::campaign {

namespace {

base::Error wrongGame(base::Message sentence)
{
    return text::error("campaign.game", std::move(sentence));
}

GameResult mirrored(GameResult result)
{
    return result == GameResult::Won ? GameResult::Lost : result == GameResult::Lost ? GameResult::Won : result;
}

// A player's side is that of their force, where they have exactly one: then the force's own record has the game too.
Side sideOf(const QString &player, int score, GameResult result, const CampaignState &state)
{
    Side side;
    side.victoryPoints = score;
    side.result = result;
    const ForceState *own = nullptr;
    int forces = 0;
    for (const ForceState &force : state.forces) {
        if (force.player != player)
            continue;
        own = &force;
        ++forces;
    }
    if (forces == 1)
        side.force = own->id;
    else
        side.player = player;
    return side;
}

} // namespace

const Player *findPlayer(const CampaignState &state, const QString &name)
{
    const Player *found = nullptr;
    for (const Player &player : state.players) {
        if (player.id == name)
            return &player;
        if (player.name.compare(name.trimmed(), Qt::CaseInsensitive) != 0)
            continue;
        if (found)
            return nullptr;
        found = &player;
    }
    return found;
}

base::Result<Event> recordGame(const QuickGame &game, const CampaignState &state, const League &league, const Stamps &stamps)
{
    if (game.one == game.other)
        return wrongGame(base::Message(QT_TRANSLATE_NOOP("Message", "a game needs two players")));
    if (game.oneScore.has_value() != game.otherScore.has_value())
        return wrongGame(base::Message(QT_TRANSLATE_NOOP("Message", "a score has a figure for each of the two")));
    if (!game.oneScore && !game.result)
        return wrongGame(base::Message(QT_TRANSLATE_NOOP("Message", "who won? Give a score or a result")));
    const int one = game.oneScore.value_or(0), other = game.otherScore.value_or(0);
    if (std::max(std::abs(one), std::abs(other)) > highestFigure)
        return wrongGame(base::Message(QT_TRANSLATE_NOOP("Message", "a score is %1 at most"), {highestFigure}));
    // Equal figures may have a winner by the rules of a tournament, and a small lead may be a draw; nobody wins with less.
    if (game.oneScore && game.result == GameResult::Won && one < other)
        return wrongGame(
            base::Message(QT_TRANSLATE_NOOP("Message", "at %1 : %2 the first player has not won: give the right score or the right result"),
                          {one, other}));
    if (game.oneScore && game.result == GameResult::Lost && one > other)
        return wrongGame(base::Message(
            QT_TRANSLATE_NOOP("Message", "at %1 : %2 the first player has not lost: give the right score or the right result"),
            {one, other}));
    const GameResult result = game.result.value_or(one > other ? GameResult::Won : one < other ? GameResult::Lost : GameResult::Drawn);
    MissionFought mission;
    mission.scenario = game.scenario;
    mission.name = game.name;
    mission.notes = game.notes;
    mission.date = game.date.isValid() ? game.date : text::today(stamps);
    mission.round = game.round;
    mission.sides = {sideOf(game.one, one, result, state), sideOf(game.other, other, mirrored(result), state)};
    if (const int open = league.openBetween(game.one, game.other); open >= 0) {
        const LeagueGame &paired = league.games.at(open);
        if (game.round == 0 || game.round == paired.round) {
            mission.plan = state.log.at(paired.event).id;
            mission.round = paired.round;
            const MissionPlanned *plan = state.log.at(paired.event).as<MissionPlanned>();
            mission.scenario = mission.scenario.isEmpty() && mission.name.isEmpty() ? plan->scenario : mission.scenario;
            mission.name = mission.name.isEmpty() ? plan->name : mission.name;
        }
    }
    // A version that does not know players without a force would leave the game out of the standings.
    const bool players = mission.sides.first().force.isEmpty() || mission.sides.last().force.isEmpty();
    if (players)
        mission.extra.insert(QStringLiteral("needs"), 3);
    return makeEvent(mission, stamps);
}

} // namespace muster::campaign
