// SPDX-License-Identifier: GPL-3.0-or-later
// What Folder does with plans, players' games and what is said of a mission afterwards.
#include "campaign/fold/Folder.h"

namespace muster::campaign {

void Folder::operator()(const MissionPlanned &)
{
    m_plans.append({m_event, m_state.log.at(m_event).id});
    m_planned.insert(m_plans.last().second);
}

void Folder::operator()(const MissionCancelled &event)
{
    if (m_planned.contains(event.plan))
        m_cancelled.insert(event.plan, m_event);
    else
        problem(ProblemKind::UnknownMission).subject = event.plan;
}

void Folder::operator()(const MissionJudged &event)
{
    if (MissionState *mission = findMission(event.mission))
        mission->verdicts.append(m_event);
}

void Folder::operator()(const PictureTaken &event)
{
    if (MissionState *mission = findMission(event.mission))
        mission->pictures.append(m_event);
}

MissionState *Folder::findMission(const QString &event)
{
    const auto found = m_missionIndex.constFind(event);
    if (found != m_missionIndex.constEnd())
        return &m_state.missions[*found];
    problem(ProblemKind::UnknownMission).subject = event;
    return nullptr;
}

std::optional<QString> Folder::playerOfSide(const Side &side)
{
    if (side.force.isEmpty() && !side.player.isEmpty()) {
        if (m_playerIndex.contains(side.player))
            return side.player;
        problem(ProblemKind::UnknownPlayer).subject = side.player;
        return std::nullopt;
    }
    const auto found = m_state.forceIndex.constFind(side.force);
    if (found == m_state.forceIndex.constEnd()) {
        problem(ProblemKind::UnknownForce).subject = side.force;
        return std::nullopt;
    }
    return m_state.forces.at(*found).player;
}

// What is still to be fought goes on counting after what was; a round without an opponent is no mission.
void Folder::listPlans()
{
    int number = m_mission;
    for (const auto &[index, id] : std::as_const(m_plans)) {
        if (m_fulfilled.contains(id))
            continue;
        const MissionPlanned *plan = m_state.log.at(index).as<MissionPlanned>();
        if (const auto cancelled = m_cancelled.constFind(id); cancelled != m_cancelled.constEnd()) {
            m_state.cancelled.append({index, *cancelled});
            continue;
        }
        if (plan && plan->round > 0 && plan->players.size() == 1) {
            if (m_playerIndex.contains(plan->players.first()))
                m_state.byes.append({index, plan->players.first(), plan->round});
            continue;
        }
        MissionState planned;
        planned.event = index;
        planned.number = ++number;
        planned.planned = true;
        m_state.missions.append(planned);
    }
}

} // namespace muster::campaign
