// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/table/TableRoll.h"

#include <QJsonObject>

#include <optional>

namespace muster::packs {

/// A phase of a turn, and what is easily forgotten in it.
struct TablePhase
{
    QString id;
    LocalText name;
    QList<LocalText> reminders;
    friend bool operator==(const TablePhase &, const TablePhase &) = default;
};

/// When a marker goes by itself.
enum class MarkerEnd { Never, Phase, Activation, Turns };

/// Something that can be said of a unit for a while: suppressed, hidden, on overwatch.
struct TableMarker
{
    QString id;
    LocalText name;
    LocalText text; ///< what it means
    QString symbol; ///< of resources/symbols
    MarkerEnd end = MarkerEnd::Never;
    int turns = 1;   ///< MarkerEnd::Turns: 1 = to the end of this turn
    QString becomes; ///< what it turns into when it is set once more; empty = it stays
    bool atStart = false;
    QString startRule;    ///< atStart: only units with this rule
    bool whenHit = false; ///< an attack that took something away leaves it
    QStringList never;    ///< rules and categories of units that never get it
    QStringList notIn;    ///< scenarios in which an attack leaves none
    /// Conditions of the odds while the attacker, or the target, has it: id -> value.
    QMap<QString, QString> whenAttacking{}, whenTarget{};
    QString hitStep{}; ///< step of the odds whose number is how often it was hit, lost or not; empty: what was lost says it
    int twiceFrom = 0; ///< hit so often by one attack it is set twice; 0: never
    QString group{};   ///< of these a unit has one at a time; empty = it stands beside all others
    friend bool operator==(const TableMarker &, const TableMarker &) = default;
};

/// What a side has a number of: leadership points, order cards, re-rolls.
struct TableResource
{
    QString id;
    LocalText name;
    LocalText text;
    int start = 0;
    std::optional<int> eachTurn; ///< what it is set to when a turn begins
    friend bool operator==(const TableResource &, const TableResource &) = default;
};

/// Where a unit can be.
struct TablePlace
{
    enum class Kind { Board, Reserve, Ambush, Transport, Off };
    QString id;
    LocalText name; ///< empty = the program's own word for the kind
    Kind kind = Kind::Board;
    friend bool operator==(const TablePlace &, const TablePlace &) = default;
};

/// How the figures and boxes of a kind of unit are counted. The first one that fits counts.
struct TableBoxes
{
    QString profileType;    ///< it fits units that have such a profile; empty = any
    QString category;       ///< and are in this category; empty = any
    QString figures;        ///< characteristic with the number of figures; empty = its models
    QString boxes;          ///< characteristic with the boxes of one figure
    QString boxesCost;      ///< or a cost type that is
    int boxesElse = 1;      ///< where nobody knows
    bool destroyed = true;  ///< false: it cannot be eliminated (a wall)
    QString losesWeapons{}; ///< profile type: with each box its owner takes one of these from it; empty = none is lost
    friend bool operator==(const TableBoxes &, const TableBoxes &) = default;
};

/// Boxes for things that run out: shots of a weapon, once per game.
struct TableAmmunition
{
    QString profileType;    ///< profiles of weapons
    QString characteristic; ///< with the number of shots
    QStringList rules;      ///< or a rule that is used up
    int count = 1;
    bool eachTurn = false; ///< filled up when a turn begins
    friend bool operator==(const TableAmmunition &, const TableAmmunition &) = default;
};

/// A thing that is drawn from a bag, and how often it is in it.
struct TableToken
{
    QString id;
    LocalText name;
    int count = 1;
    int points = 0;
    friend bool operator==(const TableToken &, const TableToken &) = default;
};

/// A bag of tokens.
struct TableBag
{
    QString id;
    LocalText name;
    bool hidden = false;        ///< only the game master sees what is in it
    bool reinforcement = false; ///< gets those tokens of a mission that are reinforcements
    QList<TableToken> tokens;
    friend bool operator==(const TableBag &, const TableBag &) = default;
};

/// What a line of the score counts by itself.
enum class ScoreCount { Nothing, Points, Kills };

/// A line of the score where the scenario has none of its own.
struct TableScoreLine
{
    QString id;
    LocalText name;
    LocalText text;
    int points = 1;                          ///< what one tap scores
    ScoreCount counts = ScoreCount::Nothing; ///< points, or number, of the enemies that were eliminated; never part of the sum
    friend bool operator==(const TableScoreLine &, const TableScoreLine &) = default;
};

/// What counts as one kill.
enum class KillCount { Units, Figures };

/// What a game keeps track of while it is played (table.json). A default-made one is what any data can have: turns, damage by the
/// numbers in the profiles, free markers, scores and notes.
struct TableRules
{
    QList<TablePhase> phases;
    QList<TableMarker> markers;
    QList<TableResource> resources;
    QList<TablePlace> places;
    QList<TableBoxes> units;
    QList<TableAmmunition> ammunition;
    KillCount kills = KillCount::Units;
    bool alternating = false; ///< units are activated in turns; otherwise a side moves all of its own
    QList<TableDie> dice;
    QList<TableRoll> rolls;
    QList<TableScoreLine> score;
    QString winObjective;       ///< objective of the campaign that the winner has done
    QStringList decks;          ///< of events.json
    QMap<QString, int> lasting; ///< cards that are in force for so many turns, the one in which they are drawn counted
    QList<TableBag> bags;
    bool gameMaster = false; ///< one side has secrets
    int boards = 0;          ///< that are scanned one after the other; tokens of the bags lie on them
    QJsonObject json{};      ///< as written: a battle keeps a copy

    [[nodiscard]] bool isPlain() const { return json.isEmpty(); }
    [[nodiscard]] const TablePhase *phase(const QString &id) const;
    [[nodiscard]] const TableMarker *marker(const QString &id) const;
    [[nodiscard]] const TableResource *resource(const QString &id) const;
    [[nodiscard]] const TablePlace *place(const QString &id) const;
    [[nodiscard]] const TableDie *die(const QString &id) const;
    [[nodiscard]] const TableRoll *roll(const QString &id) const;
    [[nodiscard]] const TableScoreLine *scoreLine(const QString &id) const;
    /// The line that counts what was eliminated; null: the game has none.
    [[nodiscard]] const TableScoreLine *countingLine() const;
    /// Every id of game data named in it.
    [[nodiscard]] QStringList ids() const;
    friend bool operator==(const TableRules &, const TableRules &) = default;
};

} // namespace muster::packs
