// SPDX-License-Identifier: GPL-3.0-or-later
// What Folder does with what this version cannot read: shown, kept, not counted.
#include "campaign/fold/Folder.h"

namespace muster::campaign {

// A mission takes its number and its plan, so that those after it are numbered as they were; nothing in it counts.
void Folder::operator()(const UnknownEvent &event)
{
    using Why = UnknownEvent::Why;
    Problem &unread = problem(event.why == Why::Kind         ? ProblemKind::UnknownEventType
                                  : event.why == Why::Choice ? ProblemKind::UnknownChoice
                                                             : ProblemKind::DamagedEntry,
                              event.soldier);
    unread.subject = event.name;
    unread.type = event.type;
    unread.where = event.fault.where;
    unread.value = event.fault.value;
    if (!event.isMission())
        return;
    closeMission();
    ++m_mission;
    MissionState mission;
    mission.event = m_event;
    mission.number = m_mission;
    mission.unread = true;
    m_state.missions.append(mission);
    if (!event.plan.isEmpty())
        m_fulfilled.insert(event.plan);
    putCardsBack();
}

void Folder::reportFaults(const QVector<ReadFault> &faults, const QString &prefix)
{
    for (const ReadFault &fault : faults) {
        Problem unread;
        unread.kind = fault.newer ? ProblemKind::UnknownRule : ProblemKind::DamagedRule;
        unread.where = prefix + fault.where;
        unread.value = fault.value;
        m_state.problems.append(unread);
    }
}

// What does not hold only because a rule could not be read is not held against anybody.
void Folder::forgiveWhatRulesDecide()
{
    m_state.problems.removeIf([](const Problem &problem) {
        switch (problem.kind) {
        case ProblemKind::UnknownRank:
        case ProblemKind::NotEnoughExperience:
        case ProblemKind::NotNextRank:
        case ProblemKind::TooManyPromotions:
        case ProblemKind::PoolTooSmall:
        case ProblemKind::NotHisKit:
        case ProblemKind::RefundTooHigh:
        case ProblemKind::NotInPoolMode:
        case ProblemKind::UnknownTable:
        case ProblemKind::UnknownCounter:
        case ProblemKind::CounterTooLow:
        case ProblemKind::NotInStash:
            return true;
        default:
            return false;
        }
    });
}

} // namespace muster::campaign
