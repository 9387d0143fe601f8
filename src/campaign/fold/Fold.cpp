// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/Fold.h"

#include "campaign/fold/Folder.h"

#include <algorithm>
#include <utility>

namespace muster::campaign {

namespace {

// Which corrections count: one that a later one targets does not, unless that one was itself taken back.
QHash<QString, const Correction *> liveCorrections(const QVector<Event> &events, QHash<QString, QString> &origin)
{
    QHash<QString, const Correction *> live; // id of the event it changes -> the last correction of it
    for (auto it = events.rbegin(); it != events.rend(); ++it) {
        const Correction *correction = it->as<Correction>();
        if (!correction)
            continue;
        const auto own = live.constFind(it->id);
        if (own != live.constEnd()) { // this correction was corrected: taken back, or replaced by another text
            const std::shared_ptr<const Event> &other = (*own)->replacement;
            const Correction *replaced = other ? other->as<Correction>() : nullptr;
            live.remove(it->id);
            if (!replaced)
                continue;
            correction = replaced;
        }
        if (live.contains(correction->target))
            continue; // a later correction of the same event wins
        live.insert(correction->target, correction);
        origin.insert(correction->target, it->id);
    }
    return live;
}

} // namespace

QVector<Event> correctedLog(const QVector<Event> &events, QVector<Problem> *problems, QSet<QString> *correctedIds)
{
    const auto isCorrection = [](const Event &event) { return event.as<Correction>() != nullptr; };
    if (std::none_of(events.begin(), events.end(), isCorrection))
        return events;
    QHash<QString, QString> origin;
    QHash<QString, const Correction *> live = liveCorrections(events, origin);
    QVector<Event> log;
    log.reserve(events.size());
    for (const Event &event : events) {
        if (isCorrection(event))
            continue;
        const auto correction = live.constFind(event.id);
        if (correction == live.constEnd()) {
            log.append(event);
            continue;
        }
        if (correctedIds)
            correctedIds->insert(event.id);
        if ((*correction)->replacement) {
            Event replaced = *(*correction)->replacement;
            replaced.id = event.id; // it stands in the place of the old one, promotions and plans refer to it
            replaced.at = event.at;
            log.append(replaced);
        }
        live.erase(correction);
    }
    for (auto it = live.constBegin(); problems && it != live.constEnd(); ++it) {
        Problem problem;
        problem.kind = ProblemKind::UnknownTarget;
        problem.event = origin.value(it.key());
        problem.subject = it.key();
        problems->append(problem);
    }
    return log;
}

CampaignState fold(const CampaignStart &start, const QVector<Event> &events, const CampaignRules &rules)
{
    CampaignState state;
    QSet<QString> corrected;
    state.log = correctedLog(events, &state.problems, &corrected);
    Folder(start, rules, state).run(corrected);
    return state;
}

CampaignState fold(const Campaign &campaign)
{
    return fold(campaign.start, campaign.events, campaign.rules);
}

NextRank nextRank(const SoldierState &soldier, const CampaignRules &rules)
{
    NextRank next;
    if (!soldier.inService() || soldier.ladder < 0 || soldier.ladder >= rules.ladders.size())
        return next;
    const QVector<Rank> &ranks = rules.ladders.at(soldier.ladder).ranks;
    if (soldier.rank + 1 >= ranks.size())
        return next;
    next.rank = &ranks.at(soldier.rank + 1);
    next.missing = std::max(0, next.rank->cost - soldier.free());
    const bool tooMany = rules.promotionsPerMission > 0 && soldier.promotionsSinceMission >= rules.promotionsPerMission;
    next.affordable = next.missing == 0 && !tooMany;
    return next;
}

const Rank *currentRank(const SoldierState &soldier, const CampaignRules &rules)
{
    if (soldier.ladder < 0 || soldier.ladder >= rules.ladders.size() || soldier.rank < 0)
        return nullptr;
    const QVector<Rank> &ranks = rules.ladders.at(soldier.ladder).ranks;
    return soldier.rank < ranks.size() ? &ranks.at(soldier.rank) : nullptr;
}

QString defaultActingLeader(const CampaignState &state, const QString &force, const QVector<Participant> &participants)
{
    const SoldierState *best = nullptr;
    for (const SoldierState &soldier : state.soldiers) {
        if (soldier.force != force || (best && soldier.lifePoints <= best->lifePoints))
            continue;
        const bool survived = std::any_of(participants.begin(), participants.end(),
                                          [&](const Participant &p) { return p.soldier == soldier.id && p.outcome == Outcome::Survived; });
        if (survived)
            best = &soldier;
    }
    return best ? best->id : QString();
}

QString leaderThen(const CampaignState &state, const QString &force, int event)
{
    QString leader;
    bool enlisted = false;
    for (int i = 0; i < std::min(event + 1, int(state.log.size())); ++i) {
        const ForceEnlisted *arrived = state.log.at(i).as<ForceEnlisted>();
        const LeaderNamed *named = state.log.at(i).as<LeaderNamed>();
        if (arrived && arrived->force == force && !std::exchange(enlisted, true))
            leader = arrived->leader;
        if (enlisted && named && named->force == force && state.soldier(named->soldier))
            leader = named->soldier;
    }
    return leader;
}

} // namespace muster::campaign
