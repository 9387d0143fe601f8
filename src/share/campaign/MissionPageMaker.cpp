// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/campaign/MissionPageMaker.h"

#include "campaign/fold/Fold.h"
#include "campaign/fold/Names.h"
#include "campaign/league/Standings.h"
#include "campaign/log/UnitLosses.h"
#include "share/campaign/CampaignReport.h"
#include "share/campaign/MapShapes.h"
#include "text/Typography.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace muster::share {

using namespace campaign;

namespace {

class MissionPageWords
{
    Q_DECLARE_TR_FUNCTIONS(MissionPage)
};

} // namespace

QString MissionPageMaker::dateText(const QDate &date) const
{
    return date.isValid() ? QLocale(m_language).toString(date, QStringLiteral("d MMMM yyyy")) : QString();
}

QString MissionPageMaker::timeText(const Event &event) const
{
    return QLocale(m_language).toString(event.at.toLocalTime(), QLocale::ShortFormat);
}

QString MissionPageMaker::soldierName(const QString &id) const
{
    const SoldierState *soldier = m_state.soldier(id);
    return soldier ? soldier->name : id;
}

MissionSide MissionPageMaker::sideOf(const Side &side)
{
    const ForceState *force = m_state.force(side.force);
    MissionSide line;
    line.player = playerName(force ? force->player : side.player, m_state);
    line.name = force ? force->name : line.player;
    line.result = resultOf(side, m_campaign.rules);
    line.resultText = QStringList{QString(), MissionPageWords::tr("Won"), MissionPageWords::tr("Drawn"), MissionPageWords::tr("Lost")}
                          .value(int(line.result));
    line.score = side.victoryPoints;
    QStringList aims;
    for (const Objective &objective : m_campaign.rules.objectives) {
        const ObjectiveResult result = side.objectives.value(objective.id, ObjectiveResult::NotRead);
        if (result != ObjectiveResult::NotRead)
            aims.append((result == ObjectiveResult::Done ? MissionPageWords::tr("%1: done") : MissionPageWords::tr("%1: failed"))
                            .arg(objective.name.in(m_language)));
    }
    line.objectives = aims.join(QStringLiteral(", "));
    line.otherKills = killsText(side.kills, m_names);
    return line;
}

QString MissionPageMaker::fate(const Participant &participant, const QStringList &killers) const
{
    const QString words = QStringList{QString(), MissionPageWords::tr("Recovered"), MissionPageWords::tr("Wounded"),
                                      MissionPageWords::tr("Killed")}
                              .value(int(participant.outcome));
    QStringList names;
    for (const QString &id : killers)
        names.append(soldierName(id));
    QStringList parts;
    if (!words.isEmpty())
        parts.append(
            names.isEmpty()
                ? words
                : MissionPageWords::tr("%1, by %2", "what became of a soldier, who did it").arg(words, names.join(QStringLiteral(", "))));
    if (const int lost = figuresLost(participant))
        parts.append(MissionPageWords::tr("%n figure(s) lost", nullptr, lost));
    return parts.join(QStringLiteral(", "));
}

MissionFighter MissionPageMaker::fighter(const MissionState &mission, const Participant &participant, const SoldierState &soldier)
{
    MissionFighter line;
    line.id = soldier.id;
    line.name = soldier.name;
    line.ladder = soldier.ladder;
    line.outcome = participant.outcome;
    line.note = participant.note;
    if (!m_leaders.contains(soldier.force))
        m_leaders.insert(soldier.force, leaderThen(m_state, soldier.force, mission.event));
    line.leads = m_leaders.value(soldier.force) == soldier.id;
    int spent = 0;
    for (const ServiceEntry &entry : soldier.record) {
        if (entry.kind == ServiceEntry::Mission && entry.event == mission.event) {
            line.rankIndex = entry.rank;
            line.rank = rankName(soldier, entry.rank, m_campaign.rules, m_language);
            line.kills = entry.killPoints;
            line.survived = entry.survivor;
            line.share = entry.share;
            line.bonus = entry.bonus;
            line.gained = entry.gained;
            line.freeAfter = entry.earnedAfter - spent;
            line.freeBefore = m_campaign.rules.mode == ExperienceMode::Pool ? line.freeAfter : line.freeAfter - entry.gained;
            line.fate = fate(participant, entry.eliminatedBy);
            break;
        }
        spent += entry.spent;
    }
    return line;
}

void MissionPageMaker::addFighters(const MissionState &mission, const MissionFought &fought)
{
    QHash<QString, int> sides;
    for (const Side &side : fought.sides) {
        sides.insert(side.force, int(m_page.sides.size()));
        m_page.sides.append(sideOf(side));
    }
    for (const Participant &participant : fought.participants) {
        const SoldierState *soldier = m_state.soldier(participant.soldier);
        if (!soldier)
            continue;
        if (!sides.contains(soldier->force)) { // was there, but nobody said how their side fared
            Side side;
            side.force = soldier->force;
            sides.insert(soldier->force, int(m_page.sides.size()));
            m_page.sides.append(sideOf(side));
        }
        m_page.sides[sides.value(soldier->force)].fighters.append(fighter(mission, participant, *soldier));
    }
}

void MissionPageMaker::addStrikes(const MissionFought &fought)
{
    QHash<QString, QString> fates;
    for (const Participant &participant : fought.participants)
        fates.insert(participant.soldier, fate(participant, {}));
    const auto add = [&](const QString &killer, const QString &name, const Kill &kill) {
        MissionStrike strike;
        strike.killerId = killer;
        strike.killer = name;
        strike.victimId = kill.victim;
        strike.victim = kill.victim.isEmpty() ? m_names(kill.kind) : soldierName(kill.victim);
        strike.count = kill.figures();
        strike.points = kill.pointsOfAll();
        strike.fate = fates.value(kill.victim);
        m_page.strikes.append(strike);
    };
    for (const Participant &participant : fought.participants) {
        for (const Kill &kill : participant.kills)
            add(participant.soldier, soldierName(participant.soldier), kill);
    }
    for (int i = 0; i < fought.sides.size(); ++i) {
        for (const Kill &kill : fought.sides.at(i).kills)
            add({}, m_page.sides.at(i).name, kill);
    }
}

void MissionPageMaker::addNews(const MissionState &mission, const MissionFought &fought)
{
    for (int index : mission.promotions) {
        const Promotion *promotion = m_state.log.at(index).as<Promotion>();
        if (promotion)
            m_page.news.append(MissionPageWords::tr("%1 becomes %2")
                                   .arg(soldierName(promotion->soldier), rankName(promotion->rank, m_campaign.rules, m_language)));
    }
    for (const MissionSide &side : std::as_const(m_page.sides)) {
        for (const MissionFighter &fighter : side.fighters) {
            if (fighter.outcome == Outcome::Dead || fighter.outcome == Outcome::Wounded)
                m_page.news.append(text::labelled(fighter.name, fighter.fate.left(1).toLower() + fighter.fate.mid(1)));
        }
    }
    if (const QString taken = mapNews(m_state, mission.number); !taken.isEmpty())
        m_page.news.append(taken);
    addResources(mission);
    for (const QString &card : fought.eventsDrawn)
        m_page.cards.append(m_names.card(card.section('#', 0, 0)));
    for (const Standing &line : standingsAfter(m_state, m_campaign.rules, mission.number))
        m_page.standings.append(
            QString("%1. %2 %3").arg(QString::number(line.rank), playerName(line.player, m_state), QString::number(line.points)));
}

// What the forces gained or lost by it, and what was thrown before the next one.
void MissionPageMaker::addResources(const MissionState &mission)
{
    for (const ForceState &force : m_state.forces) {
        QMap<QString, int> changes;
        for (const CounterChange &change : force.ledger) {
            if (change.event == mission.event)
                changes[change.counter] += change.change;
        }
        QStringList words;
        for (auto it = changes.cbegin(); it != changes.cend(); ++it) {
            const ForceCounter *counter = m_campaign.rules.counter(it.key());
            words.append(QString("%1%2 %3").arg(it.value() > 0 ? "+" : "", QString::number(it.value()),
                                                counter ? counter->name.in(m_language) : it.key()));
        }
        if (!words.isEmpty())
            m_page.news.append(text::labelled(force.name, words.join(QStringLiteral(", "))));
    }
    for (const SoldierState &soldier : m_state.soldiers) {
        for (const Trait &trait : soldier.traits) {
            if (trait.mission == mission.number)
                m_page.news.append(
                    text::labelled(soldier.name, rollText(*m_state.log.at(trait.event).as<TableRolled>(), m_campaign.rules, m_language)));
        }
    }
}

void MissionPageMaker::addSources(const MissionState &mission)
{
    const QString id = m_state.log.at(mission.event).id;
    for (const Event &event : m_campaign.events) {
        const Correction *correction = event.as<Correction>();
        if (event.id == id)
            m_page.sources.append(event.by.isEmpty() ? MissionPageWords::tr("Entered on %1").arg(timeText(event))
                                                     : MissionPageWords::tr("Entered by %1, %2").arg(event.by, timeText(event)));
        if (correction && correction->target == id) {
            const QString line = event.by.isEmpty() ? MissionPageWords::tr("Corrected on %1").arg(timeText(event))
                                                    : MissionPageWords::tr("Corrected by %1, %2").arg(event.by, timeText(event));
            m_page.sources.append(correction->reason.isEmpty() ? line : text::labelled(line, correction->reason));
        }
    }
    QHash<QString, Verdict> last;
    for (int index : mission.verdicts) {
        const MissionJudged *judged = m_state.log.at(index).as<MissionJudged>();
        if (!judged)
            continue;
        last.insert(judged->player, judged->verdict);
        const QString line = (judged->verdict == Verdict::Disputed ? MissionPageWords::tr("Disputed by %1")
                                                                   : MissionPageWords::tr("Confirmed by %1"))
                                 .arg(playerName(judged->player, m_state));
        m_page.sources.append(judged->reason.isEmpty() ? line : text::labelled(line, judged->reason));
    }
    m_page.disputed = std::any_of(last.cbegin(), last.cend(), [](Verdict verdict) { return verdict == Verdict::Disputed; });
}

QString MissionPageMaker::headline(const MissionFought &fought) const
{
    QStringList winners, losers, there;
    for (const MissionSide &side : m_page.sides) {
        there.append(side.player.isEmpty() ? side.name : side.player);
        if (side.result == GameResult::Won)
            winners.append(there.last());
        if (side.result == GameResult::Lost)
            losers.append(there.last());
    }
    const QString both = QLocale(m_language).createSeparatedList(there);
    QString words;
    if (!winners.isEmpty() && !losers.isEmpty())
        words = MissionPageWords::tr("%1 won against %2", nullptr, int(winners.size()))
                    .arg(QLocale(m_language).createSeparatedList(winners), QLocale(m_language).createSeparatedList(losers));
    else if (!winners.isEmpty())
        words = MissionPageWords::tr("%1 won", nullptr, int(winners.size())).arg(QLocale(m_language).createSeparatedList(winners));
    else if (!losers.isEmpty())
        words = MissionPageWords::tr("%1 lost", nullptr, int(losers.size())).arg(QLocale(m_language).createSeparatedList(losers));
    else if (std::any_of(m_page.sides.begin(), m_page.sides.end(),
                         [](const MissionSide &side) { return side.result == GameResult::Drawn; }))
        words = MissionPageWords::tr("Drawn: %1").arg(both);
    else
        words = both;
    const bool scored = fought.sides.size() == 2 && (fought.sides.first().victoryPoints || fought.sides.last().victoryPoints);
    return scored ? QString("%1, %2 : %3")
                        .arg(words, QString::number(fought.sides.first().victoryPoints), QString::number(fought.sides.last().victoryPoints))
                  : words;
}

MissionPage MissionPageMaker::fought(const MissionState &mission)
{
    const Event &event = m_state.log.at(mission.event);
    m_page.event = event.id;
    m_page.number = mission.number;
    m_page.corrected = mission.corrected;
    m_page.experience = mission.experience();
    if (const UnknownEvent *unread = event.as<UnknownEvent>()) {
        m_page.state = MissionPage::Unread;
        m_page.title = m_names(unread->name);
        m_page.date = dateText(unread->date);
        m_page.headline = unreadText(*unread);
        return m_page;
    }
    const MissionFought &fought = *event.as<MissionFought>();
    m_page.round = fought.round;
    m_page.date = dateText(fought.date);
    addFighters(mission, fought);
    m_page.title = m_names.mission(fought.scenario, fought.name);
    m_page.headline = headline(fought);
    if (m_page.title.isEmpty())
        m_page.title = gameTitle(fought.sides, m_state);
    m_page.notes = fought.notes;
    addStrikes(fought);
    addNews(mission, fought);
    for (int index : mission.pictures) {
        if (const PictureTaken *picture = m_state.log.at(index).as<PictureTaken>())
            m_page.pictures.append({m_state.log.at(index).id, picture->picture, picture->caption});
    }
    addSources(mission);
    return m_page;
}

MissionPage MissionPageMaker::planned(int event, int number, int cancellation)
{
    const MissionPlanned *plan = m_state.log.at(event).as<MissionPlanned>();
    m_page.state = cancellation < 0 ? MissionPage::Planned : MissionPage::Cancelled;
    m_page.event = m_state.log.at(event).id;
    m_page.number = number;
    if (!plan)
        return m_page;
    m_page.round = plan->round;
    m_page.title = m_names.mission(plan->scenario, plan->name);
    m_page.date = dateText(plan->date.isValid() ? plan->date : plan->due);
    QStringList names;
    for (const QString &player : plan->players)
        names.append(playerName(player, m_state));
    for (const QString &soldier : plan->soldiers)
        names.append(soldierName(soldier));
    if (m_page.title.isEmpty())
        m_page.title = names.join(QStringLiteral(" – "));
    m_page.headline = names.isEmpty() ? MissionPageWords::tr("Planned")
                                      : MissionPageWords::tr("Planned: %1").arg(names.join(QStringLiteral(", ")));
    m_page.notes = plan->notes;
    if (cancellation >= 0) {
        const MissionCancelled *cancelled = m_state.log.at(cancellation).as<MissionCancelled>();
        m_page.headline = cancelled && !cancelled->reason.isEmpty() ? MissionPageWords::tr("Cancelled: %1").arg(cancelled->reason)
                                                                    : MissionPageWords::tr("Cancelled");
    }
    return m_page;
}

} // namespace muster::share
