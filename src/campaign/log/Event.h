// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Stamps.h"
#include "campaign/log/EquipmentEvents.h"
#include "campaign/log/GameEvents.h"
#include "campaign/log/MapEvents.h"
#include "campaign/log/ReadFault.h"
#include "campaign/log/ResourceEvents.h"
#include "campaign/muster/Figure.h"

#include <QByteArray>
#include <QDate>
#include <QDateTime>
#include <QJsonObject>
#include <QMap>
#include <QStringList>
#include <QVector>

#include <memory>
#include <variant>

namespace muster::campaign {

using base::Stamps;

/// The number of the format this version writes; docs/CAMPAIGN.md says when it grows.
inline constexpr int newestFormat = 4;

// Every struct of the log has `extra`: the keys this version does not know. Whoever copies and changes a value keeps them,
// and they are written back.

/// Somebody who plays the campaign, with one or several forces.
struct Player
{
    QString id;
    QString name;
    QString colour; ///< "#RRGGBB" or empty
    QJsonObject extra{};

    friend bool operator==(const Player &, const Player &) = default;
};

/// A soldier (or unit, in games without single figures) as they enter the campaign.
struct Recruit
{
    QString id;
    QString name;
    QString role;       ///< function, weapons: free text
    QString ladder;     ///< id; empty in games without ranks
    QString rank;       ///< id of the rank they begin with; empty: the first
    int lifePoints = 0; ///< 0: those of the rank. May differ from the rank, which is only a label
    int basePoints = 0; ///< their points without the price of their life points
    int experience = 0; ///< what they bring along
    QString selection;  ///< their selection in the force's roster
    QString entry;      ///< entry in the game data
    QString like;       ///< soldier whose kit they get, where they have no selection of their own
    QJsonObject extra{};

    friend bool operator==(const Recruit &, const Recruit &) = default;
};

/// A force joins the campaign.
struct ForceEnlisted
{
    QString force; ///< id
    QString player;
    QString name;
    QString catalogue;
    QString leader; ///< soldier
    QVector<Recruit> soldiers;
    QString roster; ///< the force's roster (.ros XML) at that time; empty: kept by hand
    QJsonObject extra{};

    friend bool operator==(const ForceEnlisted &, const ForceEnlisted &) = default;
};

/// One kind of figure that somebody eliminated.
struct Kill
{
    QString kind;   ///< its name
    int points = 0; ///< of one of them
    int count = 1;
    QString victim; ///< the soldier of another force, if it was one
    QJsonObject extra{};

    [[nodiscard]] int figures() const { return bounded(std::max(0, count)); }
    [[nodiscard]] int pointsOfAll() const { return bounded(qint64(figures()) * std::max(0, points)); }

    friend bool operator==(const Kill &, const Kill &) = default;
};

/// How a participant came out of a mission. All but Survived were eliminated.
enum class Outcome { Survived, Recovered, Wounded, Dead };

/// One soldier's part in a mission.
struct Participant
{
    QString soldier;
    QVector<Kill> kills;
    Outcome outcome = Outcome::Survived;
    int misses = 1; ///< missions a wounded soldier misses
    int bonus = 0;  ///< experience given by hand
    QString note;
    QJsonObject extra{};

    friend bool operator==(const Participant &, const Participant &) = default;
};

enum class ObjectiveResult { NotRead, Done, Failed };
enum class GameResult { None, Won, Drawn, Lost };

/// How one force, or one player without a force, fared in a mission.
struct Side
{
    QString force;
    GameResult result = GameResult::None;
    int victoryPoints = 0;
    QMap<QString, ObjectiveResult> objectives; ///< objective -> result
    QString actingLeader;                      ///< takes the remainder of shared awards when the force's leader cannot
    QVector<Kill> kills;                       ///< that nobody in particular made
    QJsonObject extra{};
    QString player{};              ///< whose side it is, where there is no force
    QMap<QString, int> counters{}; ///< counter of the force -> what it gained or lost beyond what the rules give

    friend bool operator==(const Side &, const Side &) = default;
};

/// A mission is set up: shown as the next one until it was fought.
struct MissionPlanned
{
    QString scenario;
    QString name;
    QDate date;
    QStringList soldiers;
    QString notes;
    QMap<QString, QString> objectives{}; ///< objective -> what it is, in the game master's words
    QMap<QString, int> awards{};         ///< objective -> points, where the mission differs from the rules
    QMap<QString, int> setup{};          ///< what the rules count at the set-up -> how many
    QJsonObject extra{};
    QStringList players{}; ///< who meets whom; a single one has no opponent in this round and gets the points of a win
    int round = 0;         ///< of the league, 0: none
    QDate due{};           ///< to be played by then

    friend bool operator==(const MissionPlanned &, const MissionPlanned &) = default;
};

/// The after-battle report.
struct MissionFought
{
    QString plan; ///< the MissionPlanned event it fulfils
    QString scenario;
    QString name;
    QDate date;
    QVector<Side> sides;
    QVector<Participant> participants;
    QMap<QString, int> awards; ///< objective -> points, where the mission differs from the rules
    QStringList eventsDrawn;   ///< cards
    QString notes;
    QJsonObject extra{};
    int round = 0;                  ///< of the league, 0: none
    QMap<QString, QString> areas{}; ///< area of the map -> the player who holds it from then on; empty: nobody

    friend bool operator==(const MissionFought &, const MissionFought &) = default;
};

/// Points for one soldier.
struct Share
{
    QString soldier;
    int points = 0;
    QJsonObject extra{};

    friend bool operator==(const Share &, const Share &) = default;
};

/// Experience given by the game master, outside a mission.
struct ExperienceGranted
{
    QVector<Share> shares;
    QString reason;
    QJsonObject extra{};

    friend bool operator==(const ExperienceGranted &, const ExperienceGranted &) = default;
};

/// A player hands out experience from the pool of their force.
struct PoolHandedOut
{
    QString force;
    QVector<Share> shares;
    QJsonObject extra{};

    friend bool operator==(const PoolHandedOut &, const PoolHandedOut &) = default;
};

struct Promotion
{
    QString soldier;
    QString rank; ///< id of the new rank
    QJsonObject extra{};

    friend bool operator==(const Promotion &, const Promotion &) = default;
};

/// A medal or an honour.
struct Award
{
    QString soldier;
    QString name;
    QString reason;
    int experience = 0;
    QJsonObject extra{};

    friend bool operator==(const Award &, const Award &) = default;
};

struct SoldierRecruited
{
    QString force;
    Recruit soldier;
    QJsonObject extra{};

    friend bool operator==(const SoldierRecruited &, const SoldierRecruited &) = default;
};

enum class Status { Fit, Wounded, Dead, Retired };

/// Wounded, dead, retired or fit again, outside a mission.
struct StatusChanged
{
    QString soldier;
    Status status = Status::Fit;
    int misses = 1; ///< missions a wounded soldier misses
    QString reason;
    QJsonObject extra{};

    friend bool operator==(const StatusChanged &, const StatusChanged &) = default;
};

/// A soldier gets another name, function or portrait. Empty fields stay as they were.
struct SoldierDescribed
{
    QString soldier;
    QString name;
    QString role;
    QByteArray portrait; ///< PNG
    QJsonObject extra{};

    friend bool operator==(const SoldierDescribed &, const SoldierDescribed &) = default;
};

/// Another soldier leads the force.
struct LeaderNamed
{
    QString force;
    QString soldier;
    QJsonObject extra{};

    friend bool operator==(const LeaderNamed &, const LeaderNamed &) = default;
};

struct PlayerJoined
{
    Player player;
    QJsonObject extra{};

    friend bool operator==(const PlayerJoined &, const PlayerJoined &) = default;
};

struct CardDrawn
{
    QString deck;
    QString card;
    int copy = 0; ///< which of several equal cards
    bool opensSecondary = false;
    QJsonObject extra{};

    friend bool operator==(const CardDrawn &, const CardDrawn &) = default;
};

struct DeckReshuffled
{
    QString deck;
    QJsonObject extra{};

    friend bool operator==(const DeckReshuffled &, const DeckReshuffled &) = default;
};

struct Note
{
    QString soldier; ///< empty: about the campaign
    QString text;
    QJsonObject extra{};

    friend bool operator==(const Note &, const Note &) = default;
};

/// An event that this version cannot count: of a kind or with a choice that a newer version wrote, or damaged. It is kept
/// as it is, so that a version that knows it counts it.
struct UnknownEvent
{
    enum class Why { Kind, Choice, Damaged };
    Why why = Why::Kind;
    QString type;
    ReadFault fault; ///< the first thing in it that could not be read; empty for a kind
    QString name;    ///< what can be said of it: its name, whom it is about, its date, the plan it fulfils
    QString soldier;
    QDate date;
    QString plan;
    QJsonObject json; ///< the whole of it

    [[nodiscard]] bool isMission() const { return type == QLatin1String("mission"); }
    friend bool operator==(const UnknownEvent &, const UnknownEvent &) = default;
};

struct Event;

/// An earlier event is replaced, or taken out. The earlier one stays in the log.
struct Correction
{
    QString target;                           ///< id of the event; correcting a correction takes it back or replaces it
    std::shared_ptr<const Event> replacement; ///< null: the target never happened
    QString reason;
    QJsonObject extra{};

    friend bool operator==(const Correction &a, const Correction &b);
};

using Payload = std::variant<UnknownEvent, ForceEnlisted, MissionPlanned, MissionFought, ExperienceGranted, PoolHandedOut, Promotion, Award,
                             EquipmentBought, SoldierRecruited, StatusChanged, SoldierDescribed, LeaderNamed, PlayerJoined, CardDrawn,
                             DeckReshuffled, Note, Correction, EquipmentSold, EquipmentHanded, MissionCancelled, MissionJudged,
                             PictureTaken, EquipmentStashed, EquipmentIssued, CountersChanged, TableRolled, MapDrawn, AreaTaken, RulesKept>;

/// One line of the campaign's log. A value: never changed once recorded.
struct Event
{
    QString id;      ///< unique in the campaign, stays for ever
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
[[nodiscard]] Event makeEvent(Payload payload, const Stamps &stamps = Stamps::system());
/// A fresh id for events, soldiers, forces and players.
[[nodiscard]] QString newId();

[[nodiscard]] QJsonObject toJson(const Event &event);
/// Never fails: what it does not understand becomes an UnknownEvent that is written back unchanged.
[[nodiscard]] Event eventFromJson(const QJsonObject &json);

[[nodiscard]] QJsonObject toJson(const Player &player);
[[nodiscard]] QJsonObject toJson(const Recruit &recruit);
[[nodiscard]] QJsonObject toJson(const Participant &participant);
/// What cannot be read has its usual value, stays in `extra` and is told in `faults`.
[[nodiscard]] Recruit recruitFromJson(const QJsonObject &json, QVector<ReadFault> *faults = nullptr);
[[nodiscard]] Participant participantFromJson(const QJsonObject &json, QVector<ReadFault> *faults = nullptr);

/// The names that files have for the values of an enumeration, in its order.
[[nodiscard]] const QStringList &outcomeNames();
[[nodiscard]] const QStringList &objectiveResultNames();
[[nodiscard]] const QStringList &gameResultNames();
[[nodiscard]] const QStringList &statusNames();
[[nodiscard]] const QStringList &verdictNames();
/// The kinds of events that this version counts, in the order of the variant; the first is nothing.
[[nodiscard]] const QStringList &eventTypeNames();

} // namespace muster::campaign
