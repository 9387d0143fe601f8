// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays in the mission that is reported, and who put whom out of action.
#include "campaign/fold/Fold.h"
#include "campaign/log/UnitLosses.h"
#include "models/campaign/CampaignReportDraft.h"

#include <algorithm>

namespace muster::models {

using namespace campaign;

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

QStringList CampaignReportDraft::killersOf(const QString &soldier) const
{
    QStringList names;
    for (int i = 0; i < lines().size(); ++i) {
        const QVector<Kill> &kills = lines().at(i).participant.kills;
        if (std::any_of(kills.begin(), kills.end(), [&](const Kill &kill) { return kill.victim == soldier; }))
            names.append(nameOf(i));
    }
    for (const Side &side : m_values.mission.sides) {
        const ForceState *force = m_document->state().force(side.force);
        if (force && std::any_of(side.kills.begin(), side.kills.end(), [&](const Kill &kill) { return kill.victim == soldier; }))
            names.append(force->name);
    }
    return names;
}

} // namespace muster::models
