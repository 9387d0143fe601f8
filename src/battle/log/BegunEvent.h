// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/LocalText.h"

#include <QJsonObject>
#include <QMap>
#include <QStringList>
#include <QVector>

namespace muster::battle {

using packs::LocalText;

// Every struct of the log has `extra`: the keys this version does not know. They are written back.

/// Figures of one kind in a unit, as the battle begins.
struct FiguresAtStart
{
    QString name;
    QString selection; ///< in the copy of the roster; empty where they have none of their own
    int count = 1;
    int boxes = 1;  ///< of each of them
    int points = 0; ///< of one of them, where it is bought alone
    QJsonObject extra{};

    friend bool operator==(const FiguresAtStart &, const FiguresAtStart &) = default;
};

/// Something of a unit that runs out.
struct SupplyAtStart
{
    QString id;
    QString name;
    int count = 1;
    QJsonObject extra{};
    bool eachTurn = false; ///< filled up when a turn begins

    friend bool operator==(const SupplyAtStart &, const SupplyAtStart &) = default;
};

/// A unit as the battle begins.
struct UnitAtStart
{
    QString id; ///< unique in the battle
    QString name;
    QString selection; ///< in the copy of its side's roster
    QString entry;     ///< in the game data
    int points = 0;
    QVector<FiguresAtStart> figures;
    QVector<SupplyAtStart> supplies;
    QStringList joins;         ///< units it has joined or rides in
    QStringList markers;       ///< that it begins with
    QString place;             ///< empty: on the board
    bool lasting = false;      ///< it cannot be eliminated
    QStringList moreDice{};    ///< rolls of the game for which it throws a die more; twice: two more
    QString kind{};            ///< a game master's figure: what the tokens call it
    QStringList weapons{};     ///< of which it loses one with each box
    QStringList never{};       ///< markers that an attack does not leave at it
    QMap<QString, int> adds{}; ///< roll of the game -> what is added for it
    QStringList leads{};       ///< of several rolls for the same: those that are its own
    QString formation{};       ///< where whole formations act: the one it belongs to
    QJsonObject extra{};

    friend bool operator==(const UnitAtStart &, const UnitAtStart &) = default;
};

/// One of those who play against each other.
struct SideAtStart
{
    QString id; ///< "1", "2"
    QString name;
    QString player;
    QString role;   ///< id of the scenario's side: "attacker"
    QString force;  ///< of a campaign
    QString roster; ///< a copy (.ros XML): what is done to the list later does not change the battle
    QString rosterId;
    QVector<UnitAtStart> units;
    bool gameMaster = false;
    QJsonObject extra{};

    friend bool operator==(const SideAtStart &, const SideAtStart &) = default;
};

/// A line of the score sheet.
struct ScoreSheetLine
{
    QString id;
    LocalText name;
    int from = 1; ///< the first turn in which it can count
    int points = 1;
    QJsonObject extra{};

    friend bool operator==(const ScoreSheetLine &, const ScoreSheetLine &) = default;
};

/// A kind of card or token, and how many there are.
struct PileCard
{
    QString id;
    LocalText name;
    int count = 1;
    int points = 0;
    bool opensSecondary = false;
    QJsonObject extra{};

    friend bool operator==(const PileCard &, const PileCard &) = default;
};

/// A deck or a bag as the battle begins.
struct PileAtStart
{
    QString id;
    LocalText name;
    bool hidden = false;
    QVector<PileCard> cards;
    QJsonObject extra{};

    friend bool operator==(const PileAtStart &, const PileAtStart &) = default;
};

/// The battle begins: who, with what, where.
struct Begun
{
    QVector<SideAtStart> sides;
    QString scenario; ///< id
    QString scenarioName;
    int turns = 0;             ///< 0: not limited
    int winningScore = 0;      ///< that ends the battle at once; 0: none
    int width = 0, height = 0; ///< of the table, in cm
    QString first;             ///< the side that begins
    QVector<ScoreSheetLine> score;
    QVector<PileAtStart> piles;
    QVector<int> reserveDice;  ///< of the scenario, for turn 1, 2 ...; empty: as the game says
    QMap<QString, int> awards; ///< of the scenario: objective -> experience
    QJsonObject extra{};

    friend bool operator==(const Begun &, const Begun &) = default;
};

} // namespace muster::battle
