// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/log/BegunEvent.h"
#include "battle/log/ThrownDice.h"
#include "campaign/log/Event.h"

#include <QDateTime>

#include <memory>
#include <variant>

namespace muster::battle {

/// The number of the format this version writes; docs/BATTLE.md says when it grows.
inline constexpr int newestFormat = 2;

using campaign::GameResult;
using campaign::ObjectiveResult;
using campaign::ReadFault;

/// A turn begins.
struct TurnBegun
{
    int turn = 1;
    QString first; ///< the side that has the initiative
    QJsonObject extra{};

    friend bool operator==(const TurnBegun &, const TurnBegun &) = default;
};

/// A phase of the turn begins, for everybody or for one side.
struct PhaseBegun
{
    QString phase;
    QString side;
    QJsonObject extra{};

    friend bool operator==(const PhaseBegun &, const PhaseBegun &) = default;
};

/// A unit was activated, or was not after all.
struct Activated
{
    QString unit;
    bool undone = false; ///< it may act again
    QString what;        ///< what it did, in the players' words
    QJsonObject extra{};

    friend bool operator==(const Activated &, const Activated &) = default;
};

/// Boxes of a unit are ticked.
struct Damaged
{
    QString unit;
    int boxes = 1;
    int figure = -1; ///< index among the unit's figures; -1: as the rules go, one figure after the other
    QString weapon;  ///< that is lost with it
    QString by;      ///< unit
    int byFigure = -1;
    QJsonObject extra{};
    QVector<ThrownDice> dice{}; ///< of the attack, where the program threw it

    friend bool operator==(const Damaged &, const Damaged &) = default;
};

/// Boxes of a unit are free again; figures may come back by it.
struct Healed
{
    QString unit;
    int boxes = 1;
    int figure = -1;
    QString weapon; ///< that works again
    QJsonObject extra{};

    friend bool operator==(const Healed &, const Healed &) = default;
};

/// A unit, or one figure of it, is out of the battle.
struct Eliminated
{
    QString unit;
    int figure = -1; ///< -1: all of it
    QString by;      ///< unit
    int byFigure = -1;
    QString bySide; ///< where no unit in particular did it
    QJsonObject extra{};

    friend bool operator==(const Eliminated &, const Eliminated &) = default;
};

/// Something that runs out was used, or filled up again.
struct Ammunition
{
    QString unit;
    QString supply;
    int change = -1;
    QJsonObject extra{};

    friend bool operator==(const Ammunition &, const Ammunition &) = default;
};

/// A unit or a side gets a marker.
struct MarkerSet
{
    QString unit;
    QString side; ///< where it is about a whole side
    QString marker;
    QString text;  ///< a marker of the players' own, or a remark
    int turns = 0; ///< how long it stays, where it is another time than the game's: 1 = to the end of this turn
    QJsonObject extra{};

    friend bool operator==(const MarkerSet &, const MarkerSet &) = default;
};

struct MarkerCleared
{
    QString unit;
    QString side;
    QString marker;
    QString text;
    QJsonObject extra{};

    friend bool operator==(const MarkerCleared &, const MarkerCleared &) = default;
};

/// A unit is somewhere else now: reserve, ambush, the board, a transport, off the table.
struct Moved
{
    QString unit;
    QString to;        ///< a place of the game
    QString inside;    ///< the unit that carries it
    bool anew = false; ///< it comes back whole after it was eliminated
    QJsonObject extra{};

    friend bool operator==(const Moved &, const Moved &) = default;
};

/// A card or a token was drawn, or put back.
struct CardDrawn
{
    QString pile;
    QString card;
    QString side;
    bool back = false;
    QJsonObject extra{};

    friend bool operator==(const CardDrawn &, const CardDrawn &) = default;
};

/// Dice, thrown by the program or on the table: recorded alike.
struct DiceRolled
{
    QString roll; ///< of the game; empty: any dice
    QString die;
    QString side, unit;
    QStringList faces;     ///< as they lie in the end
    QVector<int> rerolled; ///< indexes of dice that were thrown again
    QStringList before;    ///< what those had shown
    int modifier = 0;      ///< added to the sum
    QString why;
    bool byHand = false; ///< typed, not thrown by the program
    QJsonObject extra{};

    friend bool operator==(const DiceRolled &, const DiceRolled &) = default;
};

/// A side scores, or loses what it had scored.
struct Scored
{
    QString side;
    QString line; ///< of the score sheet; empty: just points
    int points = 1;
    int turn = 0; ///< 0: the present one
    QJsonObject extra{};

    friend bool operator==(const Scored &, const Scored &) = default;
};

struct ResourceChanged
{
    QString side;
    QString resource;
    int change = 0;
    QString why;
    QJsonObject extra{};

    friend bool operator==(const ResourceChanged &, const ResourceChanged &) = default;
};

struct BattleNote
{
    QString text;
    QString unit;
    QJsonObject extra{};
    QVector<ThrownDice> dice{}; ///< of an attack that took nothing away

    friend bool operator==(const BattleNote &, const BattleNote &) = default;
};

struct BattlePicture
{
    QByteArray picture; ///< PNG or JPEG
    QString caption;
    QString unit;
    QJsonObject extra{};

    friend bool operator==(const BattlePicture &, const BattlePicture &) = default;
};

/// How the battle ended for one side.
struct SideResult
{
    QString side;
    GameResult result = GameResult::None;
    QMap<QString, ObjectiveResult> objectives;
    QJsonObject extra{};

    friend bool operator==(const SideResult &, const SideResult &) = default;
};

/// The battle is over.
struct Ended
{
    QVector<SideResult> sides;
    QString why;
    QJsonObject extra{};

    friend bool operator==(const Ended &, const Ended &) = default;
};

/// An event that this version cannot count: of a newer version, or damaged. It is kept as it is.
struct UnknownEvent
{
    enum class Why { Kind, Choice, Damaged };
    Why why = Why::Kind;
    QString type;
    ReadFault fault;  ///< the first thing in it that could not be read; empty for a kind
    QJsonObject json; ///< the whole of it

    friend bool operator==(const UnknownEvent &, const UnknownEvent &) = default;
};

struct Event;

/// An earlier event is replaced in its place, or taken out. The earlier one stays in the log.
struct Correction
{
    QString target;                           ///< id of the event; correcting a correction takes it back or replaces it
    std::shared_ptr<const Event> replacement; ///< null: the target never happened
    QString reason;
    QJsonObject extra{};

    friend bool operator==(const Correction &a, const Correction &b);
};

/// The players have scanned a board: the game master may place tokens there. Format 2.
struct BoardScanned
{
    int board = 1;
    bool undone = false; ///< it was not scanned after all
    QJsonObject extra{};

    friend bool operator==(const BoardScanned &, const BoardScanned &) = default;
};

/// A token that was drawn lies on a board, goes back into the hand, or is turned over. Format 2.
struct TokenPlaced
{
    QString token;       ///< id of the event that drew it
    int board = 0;       ///< 1, 2 ...; 0: in the hand
    bool turned = false; ///< everybody sees what it is
    QString unit;        ///< the figure that stands there instead
    bool aside = false;  ///< nothing stands there: a ghost echo, a dummy, or it left the board
    QJsonObject extra{};

    friend bool operator==(const TokenPlaced &, const TokenPlaced &) = default;
};

/// The game master reads out the secondary mission. Format 2.
struct SecondaryOpened
{
    bool undone = false;
    QJsonObject extra{};

    friend bool operator==(const SecondaryOpened &, const SecondaryOpened &) = default;
};

using Payload = std::variant<UnknownEvent, Begun, TurnBegun, PhaseBegun, Activated, Damaged, Healed, Eliminated, Ammunition, MarkerSet,
                             MarkerCleared, Moved, CardDrawn, DiceRolled, Scored, ResourceChanged, BattleNote, BattlePicture, Ended,
                             Correction, BoardScanned, TokenPlaced, SecondaryOpened>;

/// One line of the battle's log. A value: never changed once recorded.
struct Event
{
    QString id;      ///< unique in the battle, stays for ever
    QDateTime at;    ///< when it was recorded, UTC
    Payload payload; ///< its `extra` holds the keys of the event that this version does not know
    QString by{};    ///< who recorded it, as their computer calls them; empty: not known

    template <typename T>
    [[nodiscard]] const T *as() const
    {
        return std::get_if<T>(&payload);
    }

    friend bool operator==(const Event &, const Event &) = default;
};

/// An event with a fresh id, recorded now.
[[nodiscard]] Event makeEvent(Payload payload, const base::Stamps &stamps = base::Stamps::system());

[[nodiscard]] QJsonObject toJson(const Event &event);
/// Never fails: what it does not understand becomes an UnknownEvent that is written back unchanged.
[[nodiscard]] Event eventFromJson(const QJsonObject &json);
/// The kinds of events that this version counts, in the order of the variant; the first is nothing.
[[nodiscard]] const QStringList &eventTypeNames();

} // namespace muster::battle
