// SPDX-License-Identifier: GPL-3.0-or-later
// What is entered in the report, and what follows from it.
#include "campaign/fold/Fold.h"
#include "campaign/log/UnitLosses.h"
#include "models/campaign/CampaignReportDraft.h"

#include <algorithm>

namespace muster::models {

using namespace campaign;

namespace {

// Notes and ticked promotions change no figure of the preview.
ReportValues figuresOf(ReportValues values)
{
    values.mission.notes.clear();
    values.promoted.clear();
    for (ReportLine &line : values.lines)
        line.participant.note.clear();
    return values;
}

} // namespace

// Who leads is written down, so that a later correction of ranks does not move the remainders.
MissionFought CampaignReportDraft::finished() const
{
    MissionFought mission = m_values.mission;
    mission.participants.clear();
    QSet<QString> forces;
    for (const ReportLine &line : m_values.lines) {
        const SoldierState *soldier = m_document->state().soldier(line.participant.soldier);
        if (!line.in || (soldier && !isPresent(soldier->force)))
            continue;
        mission.participants.append(line.participant);
        if (soldier)
            forces.insert(soldier->force);
    }
    mission.sides.removeIf([this](const Side &side) { return !side.force.isEmpty() && !isPresent(side.force); });
    if (mission.sides.size() > 1 && !mission.participants.isEmpty()) // a game may be a score and nothing else
        mission.sides.removeIf([&](const Side &side) { return !side.force.isEmpty() && !forces.contains(side.force); });
    for (Side &side : mission.sides) {
        if (side.actingLeader.isEmpty() || m_corrects.isEmpty())
            side.actingLeader = defaultActingLeader(m_document->state(), side.force, mission.participants);
    }
    if (m_corrects.isEmpty())
        mission.eventsDrawn = m_document->state().cardsSinceMission; // also those drawn while it was written
    return mission;
}

QVector<Event> CampaignReportDraft::missionEvents() const
{
    Event mission = makeEvent(finished());
    mission.id = m_eventId;
    if (m_corrects.isEmpty())
        return {mission};
    Event correction = makeEvent(Correction{m_corrects, std::make_shared<const Event>(mission), {}});
    correction.id = m_correctionId;
    return {correction};
}

int CampaignReportDraft::missionNumber() const
{
    const MissionState *mission = missionPreview();
    return mission ? mission->number : 0;
}

const MissionState *CampaignReportDraft::missionPreview() const
{
    for (const MissionState &mission : m_preview.missions) {
        if (m_preview.log.at(mission.event).id == m_eventId)
            return &mission;
    }
    return nullptr;
}

ReportGain CampaignReportDraft::gain(int line) const
{
    ReportGain gain;
    const QString id = lines().at(line).participant.soldier;
    const SoldierState *before = m_document->state().soldier(id), *after = m_preview.soldier(id);
    if (!before || !after)
        return gain;
    if (!m_corrects.isEmpty())
        return gainThen(*after);
    for (const ServiceEntry &entry : after->record) {
        if (entry.kind == ServiceEntry::Mission && m_preview.log.at(entry.event).id == m_eventId) {
            gain.killPoints = entry.killPoints;
            gain.gained = entry.gained;
        }
    }
    const NextRank next = nextRank(*after, m_document->campaign().rules);
    gain.rank = before->rank;
    gain.freeBefore = before->free();
    gain.freeAfter = after->free();
    gain.needed = next.rank ? next.rank->cost : 0;
    gain.promotable = next.affordable;
    return gain;
}

// Of a mission that is corrected: what they were and had in it, whatever they have become since.
ReportGain CampaignReportDraft::gainThen(const SoldierState &soldier) const
{
    ReportGain gain;
    const MissionState *mission = missionPreview();
    int earned = 0, spent = 0;
    for (const ServiceEntry &entry : soldier.record) {
        if (!mission || entry.event > mission->event)
            break;
        spent += entry.spent;
        earned = entry.earnedAfter;
        gain.rank = entry.rank;
        if (entry.kind == ServiceEntry::Mission && entry.event == mission->event) {
            gain.killPoints = entry.killPoints;
            gain.gained = entry.gained;
        }
    }
    gain.freeAfter = earned - spent;
    // In a pool it is not theirs.
    gain.freeBefore = gain.freeAfter - (m_document->campaign().rules.mode == ExperienceMode::Pool ? 0 : gain.gained);
    const QVector<Ladder> &ladders = m_document->campaign().rules.ladders;
    if (soldier.ladder >= 0 && soldier.ladder < ladders.size() && gain.rank >= 0)
        gain.needed = ladders.at(soldier.ladder).ranks.value(gain.rank + 1).cost;
    return gain;
}

QStringList CampaignReportDraft::promotable() const
{
    QStringList ids;
    for (const SoldierState &soldier : m_preview.soldiers) {
        if (nextRank(soldier, m_document->campaign().rules).affordable)
            ids.append(soldier.id);
    }
    return ids;
}

QVector<Problem> CampaignReportDraft::problems() const
{
    QVector<Problem> fresh;
    for (const Problem &problem : m_preview.problems) {
        if (!m_document->state().problems.contains(problem))
            fresh.append(problem);
    }
    return fresh;
}

void CampaignReportDraft::refold()
{
    const Campaign &campaign = m_document->campaign();
    m_preview = fold(campaign.start, campaign.events + missionEvents(), campaign.rules);
    emit previewChanged();
}

void CampaignReportDraft::put(const ReportValues &values)
{
    const bool otherFigures = figuresOf(values) != figuresOf(m_values);
    m_values = values;
    tidy();
    if (otherFigures)
        refold();
}

// Whoever joined has a line, and whoever never was has none.
void CampaignReportDraft::tidy()
{
    const CampaignState &state = m_document->state();
    m_values.lines.removeIf([&state](const ReportLine &line) { return !state.soldier(line.participant.soldier); });
    addNewcomers(m_values, state, m_corrects.isEmpty());
}

void CampaignReportDraft::endStep()
{
    m_pause.stop();
    if (m_stack.index() > 0)
        const_cast<EditReport *>(static_cast<const EditReport *>(m_stack.command(m_stack.index() - 1)))->close();
}

void CampaignReportDraft::edit(const QString &sentence, const QString &field, const ReportPlace &place, const ReportValues &after)
{
    if (!m_open || after == m_values)
        return;
    m_stack.push(new EditReport(*this, sentence, field, place, after));
    m_pause.start();
}

QString CampaignReportDraft::nameOf(int line) const
{
    const SoldierState *soldier = m_document->state().soldier(lines().at(line).participant.soldier);
    return soldier ? soldier->name : QString();
}

void CampaignReportDraft::editLine(const QString &sentence, const QString &field, int line, const ReportLine &after)
{
    ReportValues values = m_values;
    values.lines[line] = after;
    const QString soldier = after.participant.soldier;
    edit(sentence, field.isEmpty() ? field : field + soldier, {soldier, -1}, values);
}

void CampaignReportDraft::setMission(const QString &scenario, const QString &name, const QMap<QString, int> &awards)
{
    ReportValues values = m_values;
    values.mission.scenario = scenario;
    values.mission.name = name;
    values.mission.awards = awards;
    edit(tr("Mission of the report"), "mission", {}, values);
}

void CampaignReportDraft::proposeMission(const QString &scenario, const QString &name, const QMap<QString, int> &awards)
{
    m_values.mission.scenario = scenario;
    m_values.mission.name = name;
    m_values.mission.awards = awards;
    refold();
    keep();
}

void CampaignReportDraft::setDate(const QDate &date)
{
    ReportValues values = m_values;
    values.mission.date = date;
    edit(tr("Date of the mission"), "date", {}, values);
}

void CampaignReportDraft::setNotes(const QString &notes)
{
    ReportValues values = m_values;
    values.mission.notes = notes;
    edit(tr("Notes of the mission"), "notes", {}, values);
}

void CampaignReportDraft::setObjective(int side, const QString &objective, ObjectiveResult result)
{
    ReportValues values = m_values;
    if (result == ObjectiveResult::NotRead)
        values.mission.sides[side].objectives.remove(objective);
    else
        values.mission.sides[side].objectives.insert(objective, result);
    edit(tr("Objective of the mission"), {}, {{}, side}, values);
}

void CampaignReportDraft::setResult(int side, GameResult result)
{
    ReportValues values = m_values;
    values.mission.sides[side].result = result;
    mirrorResult(values, side);
    edit(tr("Result of the mission"), {}, {{}, side}, values);
    emit restored({{}, side});
}

void CampaignReportDraft::setVictoryPoints(int side, int points)
{
    ReportValues values = m_values;
    values.mission.sides[side].victoryPoints = points;
    edit(tr("Victory points of the mission"), QString("points%1").arg(side), {{}, side}, values);
}

void CampaignReportDraft::setIn(int line, bool in)
{
    ReportLine after = lines().at(line);
    after.in = in;
    editLine(in ? tr("%1 took part").arg(nameOf(line)) : tr("%1 was not there").arg(nameOf(line)), {}, line, after);
}

void CampaignReportDraft::setEveryoneIn(bool in)
{
    ReportValues values = m_values;
    for (ReportLine &line : values.lines)
        line.in = in;
    edit(in ? tr("Everyone took part") : tr("Nobody took part"), {}, {}, values);
    emit restored({});
}

void CampaignReportDraft::setBonus(int line, int points)
{
    ReportLine after = lines().at(line);
    after.participant.bonus = points;
    editLine(tr("Further experience for %1").arg(nameOf(line)), "bonus", line, after);
}

void CampaignReportDraft::setMisses(int line, int missions)
{
    ReportLine after = lines().at(line);
    after.participant.misses = missions;
    editLine(tr("Missions that %1 misses").arg(nameOf(line)), "misses", line, after);
}

void CampaignReportDraft::setLost(int line, int figures)
{
    ReportLine after = lines().at(line);
    setFiguresLost(after.participant, figures);
    editLine(tr("Figures that %1 lost").arg(nameOf(line)), "lost", line, after);
}

void CampaignReportDraft::setNote(int line, const QString &note)
{
    ReportLine after = lines().at(line);
    after.participant.note = note;
    editLine(tr("Note about %1").arg(nameOf(line)), "note", line, after);
}

void CampaignReportDraft::setPromoted(const QString &soldier, bool promoted)
{
    ReportValues values = m_values;
    if (promoted)
        values.promoted.insert(soldier);
    else
        values.promoted.remove(soldier);
    const SoldierState *who = m_preview.soldier(soldier);
    edit(tr("Promotion of %1").arg(who ? who->name : soldier), {}, {}, values);
}

} // namespace muster::models
