// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/Campaign.h"

#include <QHash>

namespace muster::campaign {

/// Why an event of the log does not hold. Data; problemText() makes the sentence.
enum class ProblemKind {
    UnknownSoldier,
    UnknownForce,
    UnknownPlayer,
    UnknownMission, ///< a picture, a cancellation or a verdict of a mission that is not in the log
    UnknownTarget,
    UnknownRank,
    UnknownEventType,
    DoubleId,
    NotEnoughExperience, ///< promotion, purchase or negative grant above what is free
    NotNextRank,         ///< not the rung after the present one
    NotAlive,            ///< dead or retired at that time
    StillRecovering,     ///< took part although wounded: counted, but shown
    TooManyPromotions,   ///< more than the rules allow between two missions
    PoolTooSmall,
    NotInPoolMode,
    NotHisKit,     ///< sold or handed on, but they do not have it
    RefundTooHigh, ///< more experience given back than was paid
    OtherForce,    ///< kit goes to somebody of another force
    UnknownArea,
    UnknownTable,   ///< a throw on a table, or a line of it, that the rules do not have
    UnknownCounter, ///< the rules count no such thing
    CounterTooLow,  ///< more was taken than the force has
    NotInStash,
    OtherLadders,  ///< earlier rules whose ranks are not those of the campaign
    UnknownChoice, ///< a newer version wrote it: something in it has a value that this one does not know
    DamagedEntry,  ///< something in it has a value that it cannot have
    UnknownRule,   ///< the same of the campaign's rules or head: no event
    DamagedRule
};

/// Something in the log that does not hold, or is only odd (isWarning). The event stays in the log; what does not hold of it
/// has no effect.
struct Problem
{
    ProblemKind kind = ProblemKind::UnknownSoldier;
    QString event;   ///< id
    QString soldier; ///< id or empty
    QString subject; ///< rank, equipment, card…: what was wanted
    int need = 0;
    int have = 0;
    QString could; ///< id of the rank that would have been possible instead, or empty
    int couldCost = 0;
    QString type, where, value; ///< of what cannot be read: kind of the entry, place in it, what stands there
    QString counter, item;      ///< CounterTooLow: of what there was too little, and the kit it was for

    [[nodiscard]] bool isWarning() const { return kind == ProblemKind::StillRecovering; }
    /// A newer version of the program wrote the entry and knows what it means.
    [[nodiscard]] bool isOfNewerVersion() const { return kind == ProblemKind::UnknownChoice || kind == ProblemKind::UnknownEventType; }
    friend bool operator==(const Problem &, const Problem &) = default;
};

/// One line of a soldier's service record.
struct ServiceEntry
{
    enum Kind {
        Enlisted,
        Mission,
        Grant,
        Handout,
        Promoted,
        Awarded,
        Bought,
        StatusChange,
        Described,
        Noted,
        Sold,
        HandedOn,
        Received,
        Stashed,
        Rolled
    };
    Kind kind = Mission;
    int event = -1;                                         ///< index into CampaignState::log
    int participant = -1;                                   ///< index into the mission's participants
    int mission = 0;                                        ///< number of the mission, or of the last one before
    int killPoints = 0, survivor = 0, share = 0, bonus = 0; ///< parts of the gain
    int gained = 0;
    int spent = 0;
    int earnedAfter = 0;
    int rank = -1;            ///< index in the ladder after it
    QStringList eliminatedBy; ///< soldiers of other forces, in that mission
    QString item;             ///< Sold, HandedOn, Received: what it was

    friend bool operator==(const ServiceEntry &, const ServiceEntry &) = default;
};

/// Something a soldier got in the campaign, or came with and no longer has.
struct KitItem
{
    QString id; ///< of the entry of the log that brought it; empty: they came with it
    QString name;
    QString entry; ///< option in the game data, or empty
    int points = 0;
    int experience = 0;         ///< what they paid for it
    QMap<QString, int> price{}; ///< counter of the force -> what the force paid for it

    friend bool operator==(const KitItem &, const KitItem &) = default;
};

/// An injury or a skill that a soldier got by a table of the rules.
struct Trait
{
    QString table, row; ///< of the rules
    QString name;       ///< what it was called when it was thrown
    bool skill = false; ///< otherwise an injury
    int event = -1;     ///< index into CampaignState::log
    int mission = 0;    ///< number of the last mission before it

    friend bool operator==(const Trait &, const Trait &) = default;
};

/// One change of what a force counts.
struct CounterChange
{
    int event = -1;  ///< index into CampaignState::log
    int mission = 0; ///< number of the mission, or of the last one before
    QString counter;
    int change = 0, after = 0;

    friend bool operator==(const CounterChange &, const CounterChange &) = default;
};

/// Whose an area became.
struct AreaChange
{
    int event = -1;  ///< index into CampaignState::log
    int mission = 0; ///< number of the mission, or of the last one before
    QString owner, from;

    friend bool operator==(const AreaChange &, const AreaChange &) = default;
};

/// An area of the map and who has held it.
struct AreaState
{
    Area area;
    QString owner;               ///< player; empty: nobody
    QVector<AreaChange> history; ///< oldest first

    /// Who held it after that mission; 0: at the start.
    [[nodiscard]] QString ownerAfter(int mission) const;
    /// The last change until then; null: it was never taken.
    [[nodiscard]] const AreaChange *changeUntil(int mission) const;
    friend bool operator==(const AreaState &, const AreaState &) = default;
};

/// The map of a campaign; without areas there is none.
struct MapState
{
    QVector<AreaState> areas;
    QByteArray picture; ///< empty: hexes

    [[nodiscard]] const AreaState *area(const QString &id) const;
    friend bool operator==(const MapState &, const MapState &) = default;
};

/// A soldier as they stand now.
struct SoldierState
{
    QString id, name, role, force, player, selection, entry, like;
    int ladder = -1; ///< index into the rules' ladders
    int rank = -1;   ///< index into the ladder's ranks
    int lifePoints = 0;
    int basePoints = 0;
    int equipmentPoints = 0; ///< of `kit`, less what `without` took off
    int points = 0;          ///< base, life points and equipment
    int rerolls = 0;
    int earned = 0, spent = 0;
    int contributed = 0; ///< what they brought in by missions: in pool mode it went to the pool
    int kills = 0, killPoints = 0;
    QMap<QString, int> killsByKind;
    int missions = 0, survived = 0;
    Status status = Status::Fit;
    int missesMore = 0;    ///< missions a wounded soldier still misses
    int statusMission = 0; ///< number of the mission in which the status began
    int statusEvent = -1;  ///< index into CampaignState::log
    int promotionsSinceMission = 0;
    QStringList awards;
    QVector<KitItem> kit;     ///< bought or handed to them, in that order
    QVector<KitItem> without; ///< what they came with and have sold or handed on
    QByteArray portrait;
    QVector<ServiceEntry> record; ///< oldest first
    QVector<Trait> traits;        ///< injuries and skills, oldest first

    [[nodiscard]] int free() const { return earned - spent; }
    /// Names of what they got in the campaign.
    [[nodiscard]] QStringList equipment() const;
    [[nodiscard]] bool inService() const { return status == Status::Fit || status == Status::Wounded; }
    friend bool operator==(const SoldierState &, const SoldierState &) = default;
};

/// A force as it stands now.
struct ForceState
{
    QString id, name, player, catalogue, leader, roster;
    QVector<int> soldiers; ///< indexes, in sheet order
    int points = 0;        ///< of those in service
    int poolEarned = 0, poolHandedOut = 0;
    QMap<QString, int> counters;   ///< of the rules -> what it has
    QVector<CounterChange> ledger; ///< oldest first
    QVector<KitItem> stash;        ///< what nobody carries; its points are what it was worth to whoever left it

    [[nodiscard]] int pool() const { return poolEarned - poolHandedOut; }
    friend bool operator==(const ForceState &, const ForceState &) = default;
};

/// A player's line in the standings, or what one mission adds to it.
struct Standing
{
    QString player;
    int played = 0, won = 0, drawn = 0, lost = 0;
    int points = 0; ///< by the rules: win, draw, loss, or their formula
    int victoryPoints = 0, objectives = 0;
    int kills = 0, killPoints = 0, losses = 0;
    int conceded = 0;       ///< victory points of the opponents
    int byes = 0;           ///< rounds without an opponent: they count as wins, but not as games
    QVector<double> ties{}; ///< what decides between equal points, by the rules
    int rank = 0;           ///< equal where nothing decides

    friend bool operator==(const Standing &, const Standing &) = default;
};

/// A mission that was fought, or is planned, with its totals.
struct MissionState
{
    int event = -1; ///< index into CampaignState::log
    int number = 0; ///< 1, 2, …; planned ones go on counting
    bool planned = false;
    bool unread = false; ///< was fought, but this version cannot read it: has its number, and counts nothing
    int kills = 0, killPoints = 0;
    int survivorPoints = 0, objectivePoints = 0, bonusPoints = 0;
    int participants = 0, survivors = 0;
    int platoonPoints = 0;   ///< of the forces that were there, after it, with its promotions, without whoever joined later
    QVector<int> promotions; ///< indexes into the log: promotions between this mission and the next
    bool corrected = false;
    QVector<Standing> sides; ///< what it adds to the standings, one for each side that counts
    QVector<int> verdicts;   ///< indexes into the log: who confirms or disputes it
    QVector<int> pictures;   ///< indexes into the log

    [[nodiscard]] int experience() const { return killPoints + survivorPoints + objectivePoints + bonusPoints; }
    friend bool operator==(const MissionState &, const MissionState &) = default;
};

/// Cards of a deck drawn since it was last shuffled.
struct DeckState
{
    QStringList drawn; ///< "card" or "card#copy", oldest first

    friend bool operator==(const DeckState &, const DeckState &) = default;
};

/// A player has no opponent in a round.
struct ByeState
{
    int event = -1; ///< index into CampaignState::log
    QString player;
    int round = 0;

    friend bool operator==(const ByeState &, const ByeState &) = default;
};

/// A planned mission that will not take place.
struct CancelledMission
{
    int plan = -1;  ///< index into CampaignState::log
    int event = -1; ///< of the cancellation

    friend bool operator==(const CancelledMission &, const CancelledMission &) = default;
};

/// Everything that follows from a campaign's log. Made by fold(), never changed by hand.
struct CampaignState
{
    QVector<Event> log; ///< the events with all corrections applied
    QVector<Player> players;
    QVector<ForceState> forces;
    QVector<SoldierState> soldiers; ///< in the order of enlistment; nobody is ever removed
    QVector<MissionState> missions; ///< fought, in order; planned ones at the end
    QVector<Standing> standings;    ///< best first
    QVector<ByeState> byes;
    QVector<CancelledMission> cancelled;
    QVector<Problem> problems; ///< in the order of the log
    QMap<QString, DeckState> decks;
    MapState map;
    bool secondaryOpen = false; ///< a card opened it since the last mission
    QString openedBy;           ///< that card
    QStringList cardsSinceMission;

    QHash<QString, int> soldierIndex, forceIndex;

    [[nodiscard]] const SoldierState *soldier(const QString &id) const;
    [[nodiscard]] const ForceState *force(const QString &id) const;
    /// Missions that were fought, those included that this version cannot read.
    [[nodiscard]] int fought() const;
    friend bool operator==(const CampaignState &, const CampaignState &) = default;
};

} // namespace muster::campaign
