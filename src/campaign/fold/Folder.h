// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/fold/Fold.h"

#include <optional>

namespace muster::campaign {

/// Goes through a corrected log once and builds the state; the worker behind fold().
class Folder
{
public:
    Folder(const CampaignStart &start, const CampaignRules &rules, CampaignState &state);

    void run(const QSet<QString> &corrected);

    void operator()(const UnknownEvent &event);
    void operator()(const ForceEnlisted &event);
    void operator()(const MissionPlanned &event);
    void operator()(const MissionFought &event);
    void operator()(const ExperienceGranted &event);
    void operator()(const PoolHandedOut &event);
    void operator()(const Promotion &event);
    void operator()(const Award &event);
    void operator()(const EquipmentBought &event);
    void operator()(const EquipmentSold &event);
    void operator()(const EquipmentHanded &event);
    void operator()(const SoldierRecruited &event);
    void operator()(const StatusChanged &event);
    void operator()(const SoldierDescribed &event);
    void operator()(const LeaderNamed &event);
    void operator()(const PlayerJoined &event);
    void operator()(const CardDrawn &event);
    void operator()(const DeckReshuffled &event);
    void operator()(const Note &event);
    void operator()(const MissionCancelled &event);
    void operator()(const MissionJudged &event);
    void operator()(const PictureTaken &event);
    void operator()(const EquipmentStashed &event);
    void operator()(const EquipmentIssued &event);
    void operator()(const CountersChanged &event);
    void operator()(const TableRolled &event);
    void operator()(const MapDrawn &event);
    void operator()(const AreaTaken &event);
    void operator()(const RulesKept &) {}  // they hold before it: holdEarlierRules()
    void operator()(const Correction &) {} // applied before

private:
    struct MissionPart; ///< what a mission works with while it is folded

    SoldierState *find(const QString &id);
    SoldierState *findInService(const QString &id);
    ForceState *findForce(const QString &id);
    Standing &standing(const QString &player);
    Problem &problem(ProblemKind kind, const QString &soldier = {});
    ServiceEntry &record(SoldierState &soldier, ServiceEntry::Kind kind, int gained = 0, int spent = 0);

    void reportFaults(const QVector<ReadFault> &faults, const QString &prefix);
    void forgiveWhatRulesDecide();
    void enlist(const Recruit &recruit, ForceState &force);
    void applyRank(SoldierState &soldier, int rank);
    void setPoints(SoldierState &soldier);
    /// What the force has changes; false, and told, when it would have less than nothing.
    bool count(ForceState &force, const QMap<QString, int> &changes, int sign = 1, const QString &item = {});
    void countMission(const Side &record);
    void setOwner(const QString &area, const QString &player);
    void findEarlierRules();
    void holdRules(int event);
    const KitItem *heldItem(const SoldierState &soldier, const QString &item, const QString &name);
    KitItem takeOff(SoldierState &soldier, const KitItem &item);
    void setStatus(SoldierState &soldier, Status status, int misses, int mission);
    void closeMission();
    void settlePlatoonPoints();
    void notePresent(const MissionPart &part);
    void recoverAbsent();
    void putCardsBack();
    void takePart(MissionPart &part, int index);
    void settle(MissionPart &part, int index);
    void shareAwards(MissionPart &part, int side);
    int awardOf(const MissionFought &mission, const QString &objective) const;
    int remainderTaker(const MissionPart &part, int side) const;
    void countSide(const MissionPart &part, int side);
    /// Whose side it is; nothing, and told, when neither the force nor the player is known.
    std::optional<QString> playerOfSide(const Side &side);
    MissionState *findMission(const QString &event);
    void listPlans();
    void finish(const QSet<QString> &corrected);

    /// Rules that held until an entry of the log.
    struct EarlierRules
    {
        int until = 0; ///< index of the first entry that they do not hold for
        CampaignRules rules;
    };
    const CampaignRules &m_newest;   ///< those of the campaign
    CampaignRules m_rules;           ///< those that hold for the entry being folded
    QVector<EarlierRules> m_earlier; ///< the oldest first
    qsizetype m_era = 0;             ///< in m_earlier
    CampaignState &m_state;
    int m_event = 0;          ///< index of the event being folded
    int m_mission = 0;        ///< number of the last mission fought
    QVector<int> m_takenPart; ///< per soldier: number of the last mission they took part in
    /// The points of a force, while the log is gone through.
    struct ForcePoints
    {
        int inService = 0;
        int joined = 0; ///< of those who joined since the last mission: they count from the next one on
    };
    QVector<ForcePoints> m_points;        ///< parallel to state.forces
    QVector<int> m_present;               ///< forces that were in the last mission
    QVector<int> m_promoted;              ///< soldiers promoted since the last mission
    QVector<int> m_wounded;               ///< soldiers who may be recovering
    QVector<int> m_countedDown;           ///< per soldier: number of the last mission that their recovery was counted for
    QVector<QPair<int, QString>> m_plans; ///< event index, id
    QSet<QString> m_planned;              ///< ids of m_plans
    QHash<QString, int> m_cancelled;      ///< plan -> index of its cancellation
    QHash<QString, int> m_missionIndex;   ///< event of a mission that was fought -> in state.missions
    QSet<QString> m_fulfilled;
    QHash<QString, int> m_playerIndex;   ///< in state.players
    QHash<QString, int> m_standingIndex; ///< in state.standings, until they are sorted
    QHash<QString, int> m_areaIndex;     ///< in state.map.areas
};

} // namespace muster::campaign
