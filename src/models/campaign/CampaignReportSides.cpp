// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays in the mission that is reported, and who put whom out of action.
#include "campaign/fold/Fold.h"
#include "campaign/log/UnitLosses.h"
#include "models/campaign/CampaignReportDraft.h"

#include <algorithm>

namespace muster::models {

using namespace campaign;

namespace {

bool hasVictim(const QVector<Kill> &kills, const QString &victim)
{
    return std::any_of(kills.begin(), kills.end(), [&](const Kill &kill) { return kill.victim == victim; });
}

// A soldier is put out of action once: whoever is named last did it. `killer`: empty, the side as a whole.
bool takeFromOthers(ReportValues &values, const QVector<Kill> &before, const QVector<Kill> &after, const QString &killer)
{
    bool changed = false;
    const auto forget = [&](QVector<Kill> &kills) {
        const auto gone = kills.removeIf(
            [&](const Kill &kill) { return !kill.victim.isEmpty() && hasVictim(after, kill.victim) && !hasVictim(before, kill.victim); });
        changed = changed || gone > 0;
    };
    for (ReportLine &line : values.lines) {
        if (line.participant.soldier != killer)
            forget(line.participant.kills);
    }
    for (Side &side : values.mission.sides) {
        if (!killer.isEmpty())
            forget(side.kills);
    }
    return changed;
}

} // namespace

// Of two who meet, what one says of the game is said of the other.
void CampaignReportDraft::mirrorResult(ReportValues &values, int side) const
{
    const QVector<int> sides = presentSides();
    if (values.together || sides.size() != 2 || !sides.contains(side))
        return;
    const GameResult result = values.mission.sides.at(side).result;
    values.mission.sides[sides.first() == side ? sides.last() : sides.first()].result = result == GameResult::Won ? GameResult::Lost
        : result == GameResult::Lost                                                                              ? GameResult::Won
                                                                                                                  : result;
}

QVector<int> CampaignReportDraft::presentSides() const
{
    QVector<int> sides;
    for (int i = 0; i < m_values.mission.sides.size(); ++i) {
        if (isPresent(m_values.mission.sides.at(i).force))
            sides.append(i);
    }
    return sides;
}

void CampaignReportDraft::setPresent(const QString &force, bool present)
{
    ReportValues values = m_values;
    if (present)
        values.absent.remove(force);
    else
        values.absent.insert(force);
    const ForceState *who = m_document->state().force(force);
    const QString name = who ? who->name : force;
    edit(present ? tr("%1 plays").arg(name) : tr("%1 does not play").arg(name), {}, {}, values);
    emit restored({});
}

void CampaignReportDraft::setAllPresent(bool present)
{
    ReportValues values = m_values;
    values.absent.clear();
    for (const ForceState &force : m_document->state().forces) {
        if (!present)
            values.absent.insert(force.id);
    }
    edit(present ? tr("Everyone plays") : tr("Nobody plays"), {}, {}, values);
    emit restored({});
}

void CampaignReportDraft::setTogether(bool together)
{
    ReportValues values = m_values;
    values.together = together;
    const QVector<int> sides = presentSides();
    if (!sides.isEmpty())
        mirrorResult(values, sides.first()); // against each other both cannot have won
    edit(together ? tr("Together against the game master") : tr("Against each other"), {}, {}, values);
    emit restored({});
}

ReportTotal CampaignReportDraft::totalOf(const QString &force) const
{
    ReportTotal total;
    const auto count = [&total](const QVector<Kill> &kills) {
        for (const Kill &kill : kills) {
            total.kills += kill.figures();
            total.killPoints += kill.pointsOfAll();
        }
    };
    for (int i = 0; i < lines().size(); ++i) {
        const Participant &participant = lines().at(i).participant;
        const SoldierState *soldier = m_document->state().soldier(participant.soldier);
        if (!lines().at(i).in || !soldier || soldier->force != force)
            continue;
        ++total.participants;
        total.survivors += participant.outcome == Outcome::Survived;
        total.gained += gain(i).gained;
        count(participant.kills);
    }
    for (const Side &side : m_values.mission.sides) {
        if (side.force == force && !force.isEmpty())
            count(side.kills);
    }
    return total;
}

void CampaignReportDraft::bringLosses(const share::TableLosses &losses, Outcome lost)
{
    ReportValues values = m_values;
    values.absent.remove(losses.force);
    for (ReportLine &line : values.lines) {
        const SoldierState *soldier = m_document->state().soldier(line.participant.soldier);
        if (!soldier || soldier->force != losses.force)
            continue;
        line.in = losses.there.contains(soldier->id);
        if (losses.out.contains(soldier->id) && line.participant.outcome == Outcome::Survived)
            line.participant.outcome = lost;
        if (losses.figures.contains(soldier->id))
            setFiguresLost(line.participant, losses.figures.value(soldier->id));
    }
    QVector<Side *> others;
    for (Side &side : values.mission.sides) {
        if (side.force == losses.force)
            side.victoryPoints = losses.score;
        else if (!values.absent.contains(side.force))
            others.append(&side);
    }
    if (others.size() == 1)
        others.first()->victoryPoints = losses.enemyScore;
    QStringList notes{values.mission.notes, losses.notes};
    notes += losses.unsure;
    notes.removeAll(QString());
    values.mission.notes = notes.join(QLatin1Char('\n'));
    edit(tr("Losses from the table"), {}, {}, values);
    emit restored({});
}

void CampaignReportDraft::setKills(int line, const QVector<Kill> &kills)
{
    ReportValues values = m_values;
    values.lines[line].participant.kills = kills;
    const QVector<Kill> before = lines().at(line).participant.kills;
    bool others = takeFromOthers(values, before, kills, values.lines.at(line).participant.soldier);
    others = followVictims(values, before, kills) || others;
    edit(tr("Kills of %1").arg(nameOf(line)), {}, {lines().at(line).participant.soldier, -1}, values);
    if (others)
        emit restored({});
}

void CampaignReportDraft::setSideKills(int side, const QVector<Kill> &kills)
{
    ReportValues values = m_values;
    values.mission.sides[side].kills = kills;
    const QVector<Kill> before = m_values.mission.sides.at(side).kills;
    bool others = takeFromOthers(values, before, kills, {});
    others = followVictims(values, before, kills) || others;
    edit(tr("Kills of a force"), {}, {{}, side}, values);
    if (others)
        emit restored({});
}

// A soldier whom somebody eliminated did not survive; when it was a mistake they did. True: somebody's outcome is another now.
bool CampaignReportDraft::followVictims(ReportValues &values, const QVector<Kill> &before, const QVector<Kill> &after)
{
    bool changed = false;
    for (ReportLine &line : values.lines) {
        Participant &victim = line.participant;
        const bool was = hasVictim(before, victim.soldier), is = hasVictim(after, victim.soldier);
        const auto byOther = [&](const ReportLine &other) { return hasVictim(other.participant.kills, victim.soldier); };
        if (is && !was && victim.outcome == Outcome::Survived)
            victim.outcome = Outcome::Recovered;
        else if (was && !is && victim.outcome == Outcome::Recovered && std::none_of(values.lines.begin(), values.lines.end(), byOther))
            victim.outcome = Outcome::Survived;
        else
            continue;
        changed = true;
    }
    return changed;
}

QVector<ReportKiller> CampaignReportDraft::killersFor(int line) const
{
    const QString victim = lines().at(line).participant.soldier;
    const SoldierState *fallen = m_document->state().soldier(victim);
    QVector<ReportKiller> all;
    for (const int side : fallen ? presentSides() : QVector<int>()) {
        const Side &theirs = m_values.mission.sides.at(side);
        const ForceState *force = m_document->state().force(theirs.force);
        if (!force || force->id == fallen->force)
            continue;
        for (int i = 0; i < lines().size(); ++i) {
            const Participant &each = lines().at(i).participant;
            const SoldierState *soldier = m_document->state().soldier(each.soldier);
            if (lines().at(i).in && soldier && soldier->force == force->id)
                all.append({each.soldier, -1, soldier->name, hasVictim(each.kills, victim)});
        }
        all.append({{}, side, force->name, hasVictim(theirs.kills, victim)});
    }
    return all;
}

void CampaignReportDraft::setKiller(int line, const ReportKiller &killer)
{
    const QString victim = lines().at(line).participant.soldier;
    const SoldierState *fallen = m_document->state().soldier(victim);
    ReportValues values = m_values;
    QVector<Kill> *theirs = killer.side >= 0 ? &values.mission.sides[killer.side].kills : nullptr;
    for (ReportLine &each : values.lines)
        theirs = !killer.soldier.isEmpty() && each.participant.soldier == killer.soldier ? &each.participant.kills : theirs;
    const auto forget = [&](QVector<Kill> &kills) {
        if (&kills != theirs)
            kills.removeIf([&](const Kill &kill) { return kill.victim == victim; });
    };
    for (ReportLine &each : values.lines)
        forget(each.participant.kills);
    for (Side &side : values.mission.sides)
        forget(side.kills);
    if (theirs && fallen) {
        if (!hasVictim(*theirs, victim))
            theirs->append({fallen->name, fallen->points, 1, victim});
        Outcome &outcome = values.lines[line].participant.outcome;
        outcome = outcome == Outcome::Survived ? Outcome::Recovered : outcome;
    }
    edit(theirs ? tr("Who put %1 out of action").arg(nameOf(line)) : tr("Nobody in particular put %1 out of action").arg(nameOf(line)), {},
         {victim, -1}, values);
    emit restored({victim, -1});
}

void CampaignReportDraft::setOutcome(int line, Outcome outcome)
{
    ReportValues values = m_values;
    values.lines[line].participant.outcome = outcome;
    const QString soldier = lines().at(line).participant.soldier;
    bool others = false;
    // Whoever survived was put out of action by nobody.
    const auto forget = [&](QVector<Kill> &kills) {
        others = kills.removeIf([&](const Kill &kill) { return kill.victim == soldier; }) > 0 || others;
    };
    if (outcome == Outcome::Survived) {
        for (ReportLine &each : values.lines)
            forget(each.participant.kills);
        for (Side &side : values.mission.sides)
            forget(side.kills);
    }
    edit(tr("Outcome for %1").arg(nameOf(line)), {}, {soldier, -1}, values);
    if (others)
        emit restored({});
}

void CampaignReportDraft::setCounter(int side, const QString &counter, int change)
{
    ReportValues values = m_values;
    if (change)
        values.mission.sides[side].counters.insert(counter, change);
    else
        values.mission.sides[side].counters.remove(counter);
    edit(tr("Counters of a force"), QString("counter%1%2").arg(QString::number(side), counter), {{}, side}, values);
}

void CampaignReportDraft::setArea(const QString &area, bool changes, const QString &player)
{
    ReportValues values = m_values;
    if (changes)
        values.mission.areas.insert(area, player);
    else
        values.mission.areas.remove(area);
    edit(tr("Areas of the mission"), {}, {}, values);
}

QHash<QString, QString> CampaignReportDraft::killers() const
{
    QHash<QString, QString> all;
    const auto add = [&all](const QVector<Kill> &kills, const QString &name) {
        for (const Kill &kill : kills) {
            QString &names = all[kill.victim];
            names = names.isEmpty() ? name : names + QStringLiteral(", ") + name;
        }
    };
    for (int i = 0; i < lines().size(); ++i)
        add(lines().at(i).participant.kills, nameOf(i));
    for (const Side &side : m_values.mission.sides) {
        if (const ForceState *force = m_document->state().force(side.force))
            add(side.kills, force->name);
    }
    all.remove(QString()); // figures of nobody's
    return all;
}

QStringList CampaignReportDraft::killersOf(const QString &soldier) const
{
    QStringList names;
    for (int i = 0; i < lines().size(); ++i) {
        const QVector<Kill> &kills = lines().at(i).participant.kills;
        if (hasVictim(kills, soldier))
            names.append(nameOf(i));
    }
    for (const Side &side : m_values.mission.sides) {
        const ForceState *force = m_document->state().force(side.force);
        if (force && hasVictim(side.kills, soldier))
            names.append(force->name);
    }
    return names;
}

} // namespace muster::models
