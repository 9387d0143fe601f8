// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/CampaignReportDraft.h"

#include "campaign/Fold.h"

#include <QJsonArray>

namespace muster::models {

using namespace campaign;

namespace {

// What the page shows before anything was chosen: open objectives done, the others not read.
QMap<QString, ObjectiveResult> usualObjectives(const CampaignRules &rules)
{
    QMap<QString, ObjectiveResult> results;
    for (const Objective &objective : rules.objectives) {
        if (!objective.closedAtStart)
            results.insert(objective.id, ObjectiveResult::Done);
    }
    return results;
}

const Event *find(const QVector<Event> &log, const QString &id)
{
    for (const Event &event : log) {
        if (event.id == id)
            return &event;
    }
    return nullptr;
}

} // namespace

CampaignReportDraft::CampaignReportDraft(QObject *parent) : QObject(parent) {}

void CampaignReportDraft::setDocument(documents::CampaignDocument *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document)
        connect(document, &documents::CampaignDocument::eventsRemoved, this, &CampaignReportDraft::bringBackDraft);
    m_recorded.clear();
    m_open = false;
    m_lines.clear();
    m_preview = {};
}

void CampaignReportDraft::begin(const QString &plan)
{
    if (!m_document)
        return;
    if (plan.isEmpty() && takeDraft(m_document->campaign().draft))
        return;
    const CampaignState &state = m_document->state();
    MissionFought mission;
    mission.date = QDate::currentDate();
    mission.plan = plan;
    const Event *event = find(state.log, plan);
    const MissionPlanned *planned = event ? event->as<MissionPlanned>() : nullptr;
    if (planned) {
        mission.name = planned->name;
        mission.scenario = planned->scenario;
        mission.notes = planned->notes;
        mission.date = planned->date.isValid() ? planned->date : mission.date;
    }
    mission.eventsDrawn = state.cardsSinceMission;
    for (const ForceState &force : state.forces)
        mission.sides.append(Side{force.id, GameResult::None, 0, usualObjectives(m_document->campaign().rules), {}, {}});
    for (const SoldierState &soldier : state.soldiers) {
        const bool ready = planned ? planned->soldiers.contains(soldier.id) : soldier.status == Status::Fit;
        if (soldier.inService() && ready)
            mission.participants.append(Participant{soldier.id, {}, Outcome::Survived, 1, 0, {}});
    }
    m_corrects.clear();
    m_eventId = newId();
    m_promoted.clear();
    readMission(mission);
    keep();
}

void CampaignReportDraft::correct(const QString &event)
{
    const Event *old = m_document ? find(m_document->state().log, event) : nullptr;
    if (!old || !old->as<MissionFought>())
        return;
    m_corrects = event;
    m_eventId = event;
    m_promoted.clear();
    readMission(*old->as<MissionFought>());
}

void CampaignReportDraft::readMission(const MissionFought &mission)
{
    m_mission = mission;
    m_lines.clear();
    QSet<QString> listed;
    for (const Participant &participant : mission.participants)
        listed.insert(participant.soldier);
    for (const SoldierState &soldier : m_document->state().soldiers) {
        if (!soldier.inService() && !listed.contains(soldier.id))
            continue;
        ReportLine line{Participant{soldier.id, {}, Outcome::Survived, 1, 0, {}}, false};
        for (const Participant &participant : mission.participants) {
            if (participant.soldier == soldier.id)
                line = {participant, true};
        }
        m_lines.append(line);
    }
    m_open = true;
    refold();
    emit opened();
}

void CampaignReportDraft::discard()
{
    m_open = false;
    m_lines.clear();
    if (m_document && m_corrects.isEmpty())
        m_document->setDraft({});
    emit closed();
}

// Who leads is written down, so that a later correction of ranks does not move the remainders.
MissionFought CampaignReportDraft::finished() const
{
    MissionFought mission = m_mission;
    mission.participants.clear();
    QSet<QString> forces;
    for (const ReportLine &line : m_lines) {
        if (!line.in)
            continue;
        mission.participants.append(line.participant);
        if (const SoldierState *soldier = m_document->state().soldier(line.participant.soldier))
            forces.insert(soldier->force);
    }
    if (mission.sides.size() > 1)
        mission.sides.removeIf([&](const Side &side) { return !forces.contains(side.force); });
    for (Side &side : mission.sides) {
        if (side.actingLeader.isEmpty() || m_corrects.isEmpty())
            side.actingLeader = defaultActingLeader(m_document->state(), side.force, mission.participants);
    }
    return mission;
}

QVector<Event> CampaignReportDraft::missionEvents() const
{
    const Event mission{m_eventId, QDateTime::currentDateTimeUtc(), finished()};
    if (m_corrects.isEmpty())
        return {mission};
    return {makeEvent(Correction{m_corrects, std::make_shared<const Event>(mission), {}})};
}

QString CampaignReportDraft::record()
{
    if (!m_document || !m_open)
        return tr("There is no report to record.");
    const MissionFought mission = finished();
    if (mission.name.trimmed().isEmpty())
        return tr("The mission needs a name.");
    if (mission.participants.isEmpty() && m_document->state().soldiers.size() > 0)
        return tr("Nobody took part: tick at least one soldier.");
    QVector<Event> events = missionEvents();
    for (const QString &id : promotable()) {
        const SoldierState *soldier = m_preview.soldier(id);
        if (m_promoted.contains(id))
            events.append(makeEvent(Promotion{id, nextRank(*soldier, m_document->campaign().rules).rank->id}));
    }
    m_open = false;
    const QString sentence = m_corrects.isEmpty() ? tr("Record %1").arg(mission.name) : tr("Correct %1").arg(mission.name);
    if (m_corrects.isEmpty())
        m_recorded.insert(m_eventId, m_document->campaign().draft);
    m_document->recordEvents(sentence, events);
    if (m_corrects.isEmpty())
        m_document->setDraft({}); // only now: whatever happens in between, the report is in the log or still a draft
    emit closed();
    return {};
}

// The mission was undone: what was typed for it is a draft again.
void CampaignReportDraft::bringBackDraft()
{
    for (auto it = m_recorded.begin(); it != m_recorded.end(); ++it) {
        if (!m_document->campaign().event(it.key()) && m_document->campaign().draft.isEmpty()) {
            const QJsonObject draft = it.value();
            m_recorded.erase(it);
            m_document->setDraft(draft);
            return;
        }
    }
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
    const QString id = m_lines.at(line).participant.soldier;
    const SoldierState *before = m_document->state().soldier(id), *after = m_preview.soldier(id);
    if (!before || !after)
        return gain;
    for (const ServiceEntry &entry : after->record) {
        if (entry.kind == ServiceEntry::Mission && m_preview.log.at(entry.event).id == m_eventId) {
            gain.killPoints = entry.killPoints;
            gain.gained = entry.gained;
        }
    }
    const NextRank next = nextRank(*after, m_document->campaign().rules);
    gain.freeBefore = before->free();
    gain.freeAfter = after->free();
    gain.needed = next.rank ? next.rank->cost : 0;
    gain.promotable = next.affordable;
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

void CampaignReportDraft::edited()
{
    refold();
    keep();
}

void CampaignReportDraft::refold()
{
    const Campaign &campaign = m_document->campaign();
    m_preview = fold(campaign.start, campaign.events + missionEvents(), campaign.rules);
    emit previewChanged();
}

void CampaignReportDraft::keep()
{
    if (!m_corrects.isEmpty())
        return; // the old report stands in the log, nothing is lost
    Event event{m_eventId, {}, finished()};
    std::get<MissionFought>(event.payload).sides = m_mission.sides;
    QJsonArray away;
    for (const ReportLine &line : m_lines) {
        if (!line.in)
            away.append(toJson(line.participant));
    }
    m_document->setDraft({{"mission", toJson(event)}, {"away", away},
                          {"promoted", QJsonArray::fromStringList(QStringList(m_promoted.begin(), m_promoted.end()))}});
}

bool CampaignReportDraft::takeDraft(const QJsonObject &draft)
{
    const Event event = eventFromJson(draft["mission"].toObject());
    const MissionFought *mission = event.as<MissionFought>();
    if (!mission || m_document->campaign().event(event.id)) // recorded already: the draft only outlived it
        return false;
    m_corrects.clear();
    m_eventId = event.id.isEmpty() ? newId() : event.id;
    m_promoted.clear();
    for (const QJsonValue &soldier : draft["promoted"].toArray())
        m_promoted.insert(soldier.toString());
    MissionFought kept = *mission;
    // Forces that joined meanwhile take their places too.
    for (const ForceState &force : m_document->state().forces) {
        const bool there = std::any_of(kept.sides.begin(), kept.sides.end(), [&](const Side &side) { return side.force == force.id; });
        if (!there)
            kept.sides.append(Side{force.id, GameResult::None, 0, {}, {}, {}});
    }
    readMission(kept);
    for (const QJsonValue &value : draft["away"].toArray()) {
        const Participant participant = participantFromJson(value.toObject());
        for (ReportLine &line : m_lines) {
            if (line.participant.soldier == participant.soldier && !line.in)
                line.participant = participant;
        }
    }
    return true;
}

void CampaignReportDraft::setMission(const QString &scenario, const QString &name, const QMap<QString, int> &awards)
{
    m_mission.scenario = scenario;
    m_mission.name = name;
    m_mission.awards = awards;
    edited();
}

void CampaignReportDraft::setDate(const QDate &date) { m_mission.date = date; edited(); }
void CampaignReportDraft::setNotes(const QString &notes) { m_mission.notes = notes; keep(); }

void CampaignReportDraft::setObjective(int side, const QString &objective, ObjectiveResult result)
{
    m_mission.sides[side].objectives[objective] = result;
    edited();
}

void CampaignReportDraft::setResult(int side, GameResult result) { m_mission.sides[side].result = result; edited(); }
void CampaignReportDraft::setVictoryPoints(int side, int points) { m_mission.sides[side].victoryPoints = points; edited(); }
void CampaignReportDraft::setIn(int line, bool in) { m_lines[line].in = in; edited(); }

void CampaignReportDraft::setEveryoneIn(bool in)
{
    for (ReportLine &line : m_lines)
        line.in = in;
    edited();
    emit opened();
}

void CampaignReportDraft::setKills(int line, const QVector<Kill> &kills) { m_lines[line].participant.kills = kills; edited(); }
void CampaignReportDraft::setOutcome(int line, Outcome outcome) { m_lines[line].participant.outcome = outcome; edited(); }
void CampaignReportDraft::setBonus(int line, int points) { m_lines[line].participant.bonus = points; edited(); }
void CampaignReportDraft::setNote(int line, const QString &note) { m_lines[line].participant.note = note; keep(); }

void CampaignReportDraft::setPromoted(const QString &soldier, bool promoted)
{
    if (promoted)
        m_promoted.insert(soldier);
    else
        m_promoted.remove(soldier);
    keep();
}

} // namespace muster::models
