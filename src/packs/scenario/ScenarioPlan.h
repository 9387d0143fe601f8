// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/scenario/TableMap.h"

#include <QMap>
#include <QStringList>

namespace muster::packs {

/// One of those who play against each other: "attacker".
struct ScenarioSide
{
    QString id;
    LocalText name;
    friend bool operator==(const ScenarioSide &, const ScenarioSide &) = default;
};

/// Units that come later: who keeps some back, and with how many dice they arrive.
struct ScenarioReserves
{
    QStringList sides;    ///< empty = nobody
    LocalText least;      ///< "half of the units or more"
    double share = 0;     ///< the same as a share of the units, rounded up; 0 = not said
    QList<int> dice;      ///< for turn 1, 2 ...; after the last one they come by themselves
    double dieChance = 0; ///< that one die brings them; 0 = not said
    bool scattered = false;
    [[nodiscard]] bool isEmpty() const { return sides.isEmpty(); }
    /// How many of so many units have to wait.
    [[nodiscard]] int leastOf(int units) const;
    /// Chance that a group arrives in this turn; 1 when it comes by itself.
    [[nodiscard]] double chance(int turn) const;
    /// The first turn in which they come by themselves.
    [[nodiscard]] int automaticFrom() const { return int(dice.size()) + 1; }
    friend bool operator==(const ScenarioReserves &, const ScenarioReserves &) = default;
};

/// Units that wait unseen on the table.
struct ScenarioAmbush
{
    QStringList sides;
    int units = 0;
    friend bool operator==(const ScenarioAmbush &, const ScenarioAmbush &) = default;
};

/// Eliminated units that may return.
struct ScenarioReturn
{
    static constexpr int all = -1;
    int units = 0; ///< 0 = none, `all`
    bool heroes = false;
    LocalText over; ///< "the own edge"
    friend bool operator==(const ScenarioReturn &, const ScenarioReturn &) = default;
};

/// A usual size of the table and what it is for.
struct TableSize
{
    double width = 0, height = 0;
    LocalText use;
    friend bool operator==(const TableSize &, const TableSize &) = default;
};

/// A line of the score that is kept turn by turn.
struct ScoreLine
{
    LocalText name;
    int from = 1; ///< the first turn in which it can count
    bool sum = true;
    friend bool operator==(const ScoreLine &, const ScoreLine &) = default;
};

/// Counters that the game master needs: blips of one kind, dummies, reinforcements.
struct MissionToken
{
    LocalText name;
    int count = 0;
    bool reinforcement = false;
    friend bool operator==(const MissionToken &, const MissionToken &) = default;
};

/// What the players must not read before something happens.
struct HiddenMission
{
    bool there = false;
    LocalText opens; ///< what opens it
    LocalText text;  ///< empty = written in by hand
    friend bool operator==(const HiddenMission &, const HiddenMission &) = default;
};

/// Something of the game that a mission switches on, with a number where it needs one: artillery that hits on 4+.
struct MissionSwitch
{
    QString id;
    LocalText name;
    LocalText text; ///< what it means; %1 is the number
    int least = 0, most = 0, usual = 0;
    [[nodiscard]] bool hasNumber() const { return most > 0; }
    friend bool operator==(const MissionSwitch &, const MissionSwitch &) = default;
};

/// The figures of a scenario, apart from its texts: what a map, a track, a check or a filter is made of.
struct ScenarioPlan
{
    QList<ScenarioSide> sides;
    TableMap map;
    QList<TableSize> tables;
    int pointsFrom = 0, pointsTo = 0; ///< armies for which the rules recommend it
    int playersFrom = 0, playersTo = 0;
    ScenarioReserves reserves;
    ScenarioAmbush ambush;
    ScenarioReturn comesBack;
    bool engagement = false; ///< everybody enters in turn 1
    QList<ScoreLine> score;
    QList<MissionToken> tokens;
    HiddenMission secondary;
    QMap<QString, int> switches; ///< id of a MissionSwitch -> its number (1 where it has none)

    [[nodiscard]] const ScenarioSide *side(const QString &id) const;
    friend bool operator==(const ScenarioPlan &, const ScenarioPlan &) = default;
};

} // namespace muster::packs
