// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/Campaign.h"

#include <QRandomGenerator>

namespace muster::test {

using namespace campaign;

/// Writes logs without any sense: unknown soldiers, the dead marching, promotions out of the blue, corrections of anything.
class Monkey
{
public:
    explicit Monkey(quint32 seed) : m_random(seed) {}

    Campaign campaign(int length)
    {
        Campaign campaign;
        campaign.start = {"c", "Random", "none", {}, {}, {{"p0", "A", {}}, {"p1", "B", {}}}};
        campaign.rules = rules();
        for (int i = 0; i < length; ++i)
            campaign.events.append(event(campaign.events));
        return campaign;
    }

private:
    int pick(int below) { return int(m_random.bounded(below)); }
    QString soldier() { return QString("s%1").arg(pick(12)); }
    QString force() { return QString("f%1").arg(pick(3)); }
    QString player() { return QString("p%1").arg(pick(3)); }
    QString known() { return m_known.isEmpty() ? QString("nothing") : m_known.at(pick(int(m_known.size()))); }
    QString rank() { return QString("r%1").arg(pick(5)); }

    CampaignRules rules()
    {
        CampaignRules rules;
        rules.mode = ExperienceMode(pick(3));
        rules.survivorAward = pick(4);
        rules.objectives = {{"primary", {}, pick(30), false}};
        rules.promotionsPerMission = pick(3);
        Ladder ladder{"l", {}, {}, {}};
        for (int i = 0; i < 4; ++i)
            ladder.ranks.append({QString("r%1").arg(i), {}, i * 7, i + 1, 0, i == 3, {}});
        rules.ladders = {ladder};
        rules.counters = {{"credits", {}, 10, 0, 5, 2, 1}};
        rules.tables = {{"injuries",
                         {},
                         RollKind::Injury,
                         "D6",
                         {{"1", 1, 1, {}, {}, RollFate::Dies, 0, 0},
                          {"2", 2, 3, {}, {}, RollFate::Misses, 2, 0},
                          {"3", 4, 6, {}, {}, RollFate::None, 0, 3}}}};
        return rules;
    }

    Recruit recruit() { return {soldier(), "x", {}, pick(4) ? "l" : "", rank(), pick(3), pick(20), pick(50) - 10, {}, {}, {}}; }

    Payload mission()
    {
        MissionFought mission;
        mission.sides = {
            {force(), GameResult(pick(4)), pick(9), {{"primary", ObjectiveResult(pick(3))}}, soldier(), {{"Ork", 7, pick(3), {}}}}};
        for (int i = pick(9); i > 0; --i)
            mission.participants.append({soldier(), {{"Ork", pick(20) - 5, pick(5) - 1, {}}}, Outcome(pick(4)), pick(3), pick(9) - 4, {}});
        return mission;
    }

    // Players without a force, paired or not; nobody's games too.
    Payload game()
    {
        if (pick(2)) {
            MissionPlanned plan;
            plan.players = pick(3) ? QStringList{player(), player()} : QStringList{player()};
            plan.round = pick(4);
            return plan;
        }
        MissionFought mission;
        mission.plan = pick(2) ? known() : QString();
        mission.round = pick(4);
        mission.date = QDate(2026, 1, 1 + pick(28));
        for (int i = 0; i < 2; ++i) {
            Side side;
            side.player = player();
            side.result = GameResult(pick(4));
            side.victoryPoints = pick(50);
            mission.sides.append(side);
        }
        return mission;
    }

    Payload payload()
    {
        switch (pick(28)) {
        case 0:
            return ForceEnlisted{force(), "p0", "F", {}, soldier(), {recruit(), recruit()}, {}};
        case 1:
            return SoldierRecruited{force(), recruit()};
        case 2:
        case 3:
        case 4:
            return mission();
        case 5:
        case 6:
            return Promotion{soldier(), rank()};
        case 7:
            return ExperienceGranted{{{soldier(), pick(60) - 30}}, {}};
        case 8:
            return PoolHandedOut{force(), {{soldier(), pick(40) - 5}, {soldier(), pick(40)}}};
        case 9:
            return EquipmentBought{soldier(), "Scope", pick(5), pick(30) - 5, {}};
        case 10:
            return StatusChanged{soldier(), Status(pick(4)), pick(3), {}};
        case 11:
            return Award{soldier(), "Medal", {}, pick(20) - 5};
        case 12:
            return CardDrawn{"d", QString::number(pick(5)), 0, false};
        case 13:
            return Note{soldier(), "…"};
        case 14:
            return EquipmentSold{soldier(), bought(), "Scope", pick(5), pick(6) - 1, {}};
        case 15:
            return EquipmentHanded{soldier(), soldier(), bought(), "Scope", pick(5), pick(5), {}};
        case 16:
            return MissionCancelled{known(), "rain"};
        case 17:
            return MissionJudged{known(), player(), Verdict(pick(2)), "…"};
        case 18:
            return PictureTaken{known(), "no picture", "…"};
        case 19:
            return game();
        case 20:
            return EquipmentStashed{pick(2) ? soldier() : QString(), force(), bought(), "Scope", pick(5), {}, {{"credits", pick(4)}}};
        case 21:
            return EquipmentIssued{force(), bought(), "Scope", pick(3) ? soldier() : QString(), pick(5), {{"credits", pick(4)}}};
        case 22:
            return CountersChanged{force(), {{pick(9) ? "credits" : "honour", pick(30) - 15}}, "…"};
        case 23:
            return TableRolled{soldier(), pick(9) ? "injuries" : "none", {pick(6) + 1}, QString::number(pick(4) + 1), "Scar", {}};
        case 24:
            return MapDrawn{{{"a1", "Hill", {}, 0, 0}, {QString("a%1").arg(pick(4)), "Ford", "+1", pick(3), pick(3)}}, {}, pick(2) == 0};
        case 25:
            return AreaTaken{QString("a%1").arg(pick(4)), pick(3) ? player() : QString(), "…"};
        case 26: {
            CampaignRules kept = rules();
            return RulesKept{kept.toJson(), pick(2) ? known() : QString(), "…"};
        }
        default:
            return MissionPlanned{{}, "Next", {}, {soldier()}, {}};
        }
    }

    Event event(const QVector<Event> &before)
    {
        if (!before.isEmpty() && pick(8) == 0) {
            const QString target = before.at(pick(int(before.size()))).id;
            return makeEvent(Correction{target, pick(3) ? std::make_shared<const Event>(makeEvent(payload())) : nullptr, {}});
        }
        const Event made = makeEvent(payload());
        m_known.append(made.id);
        if (made.as<EquipmentBought>() || made.as<EquipmentStashed>())
            m_bought.append(made.id);
        return made;
    }
    QString bought() { return m_bought.isEmpty() || pick(5) == 0 ? QString() : m_bought.at(pick(int(m_bought.size()))); }

    QRandomGenerator m_random;
    QStringList m_bought;
    QStringList m_known; ///< entries
};

} // namespace muster::test
