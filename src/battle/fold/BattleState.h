// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/Battle.h"

namespace muster::battle {

/// One figure of a unit.
struct FigureState
{
    QString name;
    QString selection;
    int boxes = 1;
    int lost = 0;
    int points = 0;

    [[nodiscard]] bool isOut() const { return lost >= boxes; }
    friend bool operator==(const FigureState &, const FigureState &) = default;
};

/// What is left of something that runs out.
struct SupplyState
{
    QString id, name;
    int count = 1;
    int left = 1;
    bool eachTurn = false; ///< filled up when a turn begins

    friend bool operator==(const SupplyState &, const SupplyState &) = default;
};

/// A marker that lies beside a unit or a side.
struct MarkerState
{
    QString id;    ///< of the game; empty: the players' own
    QString text;  ///< a remark, or what it is
    int since = 0; ///< turn
    int until = 0; ///< the last turn in which it stays; 0: until something else takes it

    friend bool operator==(const MarkerState &, const MarkerState &) = default;
};

/// A unit as it stands now.
struct UnitState
{
    QString id, name, selection, entry;
    int side = 0; ///< index into BattleState::sides
    int points = 0;
    QVector<FigureState> figures;
    QVector<SupplyState> supplies;
    QVector<MarkerState> markers;
    QStringList weapons; ///< of which it loses one with each box
    QStringList lostWeapons;
    QStringList joins;
    QStringList moreDice;    ///< rolls of the game for which it throws a die more
    QString kind;            ///< a game master's figure: what the tokens call it
    QStringList never;       ///< markers that an attack does not leave at it
    QMap<QString, int> adds; ///< roll of the game -> what is added for it
    QStringList leads;       ///< of several rolls for the same: those that are its own
    QString formation;       ///< where whole formations act: the one it belongs to
    QString place;           ///< of the game; empty: on the board
    QString inside;          ///< the unit that carries it
    int since = 0;           ///< the turn in which it came to its place
    bool activated = false;
    int activations = 0; ///< in this turn
    bool lasting = false;
    bool gone = false;    ///< eliminated
    int eliminations = 0; ///< a unit that came back can be eliminated again

    [[nodiscard]] int figuresLeft() const;
    [[nodiscard]] int boxesLeft() const;
    [[nodiscard]] int boxes() const;
    [[nodiscard]] bool isOut() const { return gone; }
    [[nodiscard]] const MarkerState *marker(const QString &marker) const;
    [[nodiscard]] int moreDiceFor(const QString &roll) const { return int(moreDice.count(roll)); }
    friend bool operator==(const UnitState &, const UnitState &) = default;
};

/// Something that was eliminated, and by whom.
struct BattleKill
{
    int unit = -1;   ///< index into BattleState::units
    int figure = -1; ///< -1: all of the unit
    QString name;
    int points = 0;
    int bySide = -1; ///< index; -1: nobody said
    int by = -1;     ///< index of the unit; -1: nobody in particular
    int byFigure = -1;
    int turn = 0;
    QString event;

    friend bool operator==(const BattleKill &, const BattleKill &) = default;
};

/// A side as it stands now.
struct SideState
{
    QString id, name, player, role, force;
    QString rosterId; ///< the list it came with; what it holds is a copy
    bool gameMaster = false;
    QMap<QString, QMap<int, int>> scores; ///< line -> turn -> points
    int score = 0;
    QMap<QString, int> resources;
    QVector<MarkerState> markers;
    int kills = 0, killPoints = 0;
    GameResult result = GameResult::None;
    QMap<QString, ObjectiveResult> objectives;

    /// All turns of a line of the score.
    [[nodiscard]] int counted(const QString &line) const;
    friend bool operator==(const SideState &, const SideState &) = default;
};

/// A deck or bag as it is now.
struct PileState
{
    PileAtStart start;
    QMap<QString, int> drawn; ///< card -> how many
    QStringList order;        ///< as they were drawn; put back ones are gone from it

    [[nodiscard]] int left(const QString &card) const;
    [[nodiscard]] int left() const;
    friend bool operator==(const PileState &, const PileState &) = default;
};

/// A token that was drawn from a bag. What it is only the game master knows until it is turned over.
struct TokenState
{
    QString id; ///< of the event that drew it
    QString pile, card;
    int board = 0; ///< 0: in the hand
    bool turned = false;
    QString unit;       ///< the figure that stands there instead
    bool aside = false; ///< out of the game

    friend bool operator==(const TokenState &, const TokenState &) = default;
};

/// A board of a game with a game master.
struct BoardState
{
    bool scanned = false;
    int turn = 0; ///< in which it was

    friend bool operator==(const BoardState &, const BoardState &) = default;
};

/// What an event did, in words.
struct LogLine
{
    QString event; ///< id
    QString type;
    QDateTime at;
    int turn = 0;
    QString phase;
    base::Message text;
    bool corrected = false; ///< it stands in the place of another one

    friend bool operator==(const LogLine &, const LogLine &) = default;
};

/// An event that does not hold: it stays in the log and has no effect.
struct BattleProblem
{
    QString event;
    base::Message text;

    friend bool operator==(const BattleProblem &, const BattleProblem &) = default;
};

/// Everything that follows from the log.
struct BattleState
{
    bool begun = false;
    bool ended = false;
    QString endReason;
    int turn = 0; ///< 0: deployment
    QString phase;
    QString active; ///< the side whose phase it is, or that has the initiative
    QString scenario, scenarioName;
    int turns = 0, winningScore = 0;
    QVector<ScoreSheetLine> scoreLines;
    QVector<int> reserveDice;
    QMap<QString, int> awards;
    QVector<SideState> sides;
    QVector<UnitState> units;
    QVector<PileState> piles;
    QVector<TokenState> tokens;
    QVector<BoardState> boards; ///< board 1 is the first; empty: the game has none
    QVector<BattleKill> kills;
    QVector<MarkerState> inForce;         ///< cards that were drawn and still hold: id and title
    QMap<QString, DiceRolled> initiative; ///< side -> what it threw for the initiative of this turn
    QVector<LogLine> log;
    QVector<BattleProblem> problems;
    bool secondaryOpened = false;

    [[nodiscard]] const UnitState *unit(const QString &id) const;
    [[nodiscard]] const SideState *side(const QString &id) const;
    [[nodiscard]] const TokenState *token(const QString &id) const;
    friend bool operator==(const BattleState &, const BattleState &) = default;
};

} // namespace muster::battle
