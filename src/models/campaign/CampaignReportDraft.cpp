// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/campaign/CampaignReportDraft.h"

#include "campaign/fold/Contradiction.h"
#include "campaign/fold/Fold.h"
#include "models/campaign/DiscardReport.h"

#include <algorithm>

namespace muster::models {

using namespace campaign;

namespace {

constexpr int stepMilliseconds = 1000; // a pause this long in the typing ends a step
const QString reportKind = QStringLiteral("report");
const QString correctionKind = QStringLiteral("correction:");
const QString discardedKind = QStringLiteral("discarded");

const MissionFought *missionIn(const QVector<Event> &log, const QString &id)
{
    for (const Event &event : log) {
        if (event.id == id)
            return event.as<MissionFought>();
    }
    return nullptr;
}

// The entry of the log that the draft will become.
QString entryOf(const QJsonObject &draft)
{
    return draft.contains("corrects") ? draft["correction"].toString() : draft["mission"].toObject()["id"].toString();
}

} // namespace

CampaignReportDraft::CampaignReportDraft(QObject *parent) : QObject(parent)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(stepMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &CampaignReportDraft::endStep);
    connect(&m_stack, &QUndoStack::indexChanged, this, [this] {
        if (m_open)
            keep();
    });
}

// The stacks say goodbye too; that is no undo.
CampaignReportDraft::~CampaignReportDraft()
{
    m_open = false;
}

void CampaignReportDraft::setDocument(documents::CampaignDocument *document)
{
    if (m_document) {
        m_document->disconnect(this);
        m_document->drafts().disconnect(this);
    }
    m_open = false;
    m_document = document;
    m_recorded.clear();
    m_stack.clear();
    m_discards.clear();
    m_values = {};
    m_preview = {};
    if (!document)
        return;
    connect(document, &documents::CampaignDocument::changed, this, &CampaignReportDraft::followDocument);
    connect(document, &documents::CampaignDocument::saveStateChanged, this, &CampaignReportDraft::dropRecorded);
    connect(document, &documents::CampaignDocument::eventsRemoved, this, &CampaignReportDraft::bringBackRecorded);
    connect(&document->drafts(), &documents::CampaignDrafts::changed, this, &CampaignReportDraft::draftsChanged);
}

void CampaignReportDraft::begin(const QString &plan)
{
    const QString kind = plan.isEmpty() ? reportKind : reportKind + ':' + plan;
    if (!m_document || resume(kind))
        return;
    putAway();
    m_corrects.clear();
    m_correctionId.clear();
    m_eventId = newId();
    ReportValues values = freshReport(m_document->state(), plan);
    // Where soldiers earn experience the forces are on one side against a game master, unless somebody says otherwise.
    values.together = m_document->campaign().rules.mode != ExperienceMode::None && values.mission.round == 0;
    open(kind, values, false);
}

void CampaignReportDraft::correct(const QString &event)
{
    const MissionFought *old = m_document ? missionIn(m_document->state().log, event) : nullptr;
    if (!old || resume(correctionKind + event))
        return;
    putAway();
    m_corrects = event;
    m_correctionId = newId();
    m_eventId = event;
    open(correctionKind + event, reportOf(*old, m_document->state()), false);
}

bool CampaignReportDraft::resume(const QString &kind)
{
    if (!m_document)
        return false;
    if (m_open && m_kind == kind) {
        setAside(false);
        return true;
    }
    return takeUp(kind, m_document->drafts().draft(kind));
}

bool CampaignReportDraft::takeUp(const QString &kind, const QJsonObject &draft)
{
    ReportValues values;
    QString event;
    const QString corrects = draft["corrects"].toString();
    if (!fromDraft(draft, m_document->state(), values, event) || m_document->campaign().event(entryOf(draft))) // it only outlived it
        return false;
    if (!corrects.isEmpty() && !missionIn(m_document->state().log, corrects))
        return false;
    addNewcomers(values, m_document->state(), corrects.isEmpty());
    putAway();
    if (event != m_eventId)
        m_stack.clear();
    m_corrects = corrects;
    m_correctionId = corrects.isEmpty() ? QString() : draft["correction"].toString();
    m_eventId = event;
    open(kind, values, true);
    return true;
}

// Another one comes in its place; what was entered waits as a draft.
void CampaignReportDraft::putAway()
{
    if (!m_open)
        return;
    m_aside = true;
    keep();
    m_open = false;
}

void CampaignReportDraft::open(const QString &kind, const ReportValues &values, bool touched)
{
    if (!touched)
        m_stack.clear();
    m_kind = kind;
    m_values = values;
    m_touched = touched;
    m_aside = false;
    m_open = true;
    keep();
    refold();
    emit opened();
}

void CampaignReportDraft::close()
{
    m_pause.stop();
    m_open = false;
    m_aside = false;
    emit closed();
}

void CampaignReportDraft::setAside(bool aside)
{
    if (!m_open)
        return;
    endStep();
    if (aside && !hasEntries())
        return close(); // nothing to come back to
    m_aside = aside;
    keep();
    m_document->drafts().flush();
    emit draftsChanged();
}

void CampaignReportDraft::discard()
{
    if (!m_open)
        return;
    documents::CampaignDrafts &drafts = m_document->drafts();
    const bool something = hasEntries();
    if (something) {
        QJsonObject draft = drafts.draft(m_kind);
        draft["kind"] = m_kind;
        drafts.set(discardedKind, draft);
    }
    m_open = false;
    drafts.set(m_kind, {});
    drafts.flush();
    m_discards.clear();
    if (something)
        m_discards.push(new DiscardReport(*this, tr("Discard the report")));
    close();
}

bool CampaignReportDraft::canBringBack() const
{
    const QJsonObject draft = m_document ? m_document->drafts().draft(discardedKind) : QJsonObject();
    const QString kind = draft["kind"].toString(), corrects = draft["corrects"].toString();
    return !kind.isEmpty() && !m_document->drafts().has(kind) && !m_document->campaign().event(entryOf(draft))
        && (corrects.isEmpty() || missionIn(m_document->state().log, corrects));
}

void CampaignReportDraft::bringBack()
{
    if (!canBringBack())
        return;
    QJsonObject draft = m_document->drafts().draft(discardedKind);
    const QString kind = draft.take("kind").toString();
    if (!takeUp(kind, draft))
        return;
    m_document->drafts().set(discardedKind, {});
    m_document->drafts().flush();
}

QStringList CampaignReportDraft::inProgress() const
{
    QStringList kinds = m_document ? m_document->drafts().kinds() : QStringList();
    kinds.removeIf([this](const QString &kind) {
        const QJsonObject draft = m_document->drafts().draft(kind);
        const QString corrects = draft["corrects"].toString();
        return kind == discardedKind || m_document->campaign().event(entryOf(draft)) || !draft.contains("mission")
            || (!corrects.isEmpty() && !missionIn(m_document->state().log, corrects));
    });
    return kinds;
}

QString CampaignReportDraft::unfinished() const
{
    QString found;
    for (const QString &kind : inProgress()) {
        if (!m_document->drafts().draft(kind)["aside"].toBool())
            found = kind;
    }
    return found;
}

CampaignReportDraft::About CampaignReportDraft::about(const QString &kind) const
{
    const QJsonObject draft = m_document ? m_document->drafts().draft(kind) : QJsonObject();
    const QJsonObject mission = draft["mission"].toObject();
    return {mission["name"].toString(), draft["corrects"].toString(), mission["scenario"].toString()};
}

void CampaignReportDraft::keep()
{
    QJsonObject draft;
    if (hasEntries()) {
        draft = toDraft(m_values, m_eventId);
        if (!m_corrects.isEmpty()) {
            draft["corrects"] = m_corrects;
            draft["correction"] = m_correctionId;
        }
        if (m_aside)
            draft["aside"] = true;
    }
    m_document->drafts().set(m_kind, draft);
}

QString CampaignReportDraft::record(const QString &language)
{
    if (!m_document || !m_open)
        return tr("There is no report to record.");
    const MissionFought mission = finished();
    // A game of two that is a result or a score and nothing else needs neither a name nor figures.
    const bool bare = mission.participants.isEmpty() && mission.sides.size() == 2
        && std::any_of(mission.sides.begin(), mission.sides.end(),
                       [](const Side &side) { return side.result != GameResult::None || side.victoryPoints > 0; });
    if (mission.name.trimmed().isEmpty() && !bare)
        return tr("The mission needs a name.");
    if (mission.participants.isEmpty() && presentSides().isEmpty() && m_document->state().forces.size() > 1)
        return tr("Who plays? Choose the forces that are there.");
    if (mission.participants.isEmpty() && m_document->state().soldiers.size() > 0 && !bare)
        return tr("Nobody took part: tick at least one soldier.");
    if (const QString words = contradictionIn(mission, m_preview, m_document->campaign().rules, language); !words.isEmpty())
        return words;
    QVector<Event> events = missionEvents();
    for (const QString &id : promotable()) {
        const SoldierState *soldier = m_preview.soldier(id);
        if (isPromoted(id))
            events.append(makeEvent(Promotion{id, nextRank(*soldier, m_document->campaign().rules).rank->id}));
    }
    documents::CampaignDrafts &drafts = m_document->drafts();
    m_touched = true; // an undo brings all of it back, also what was only proposed
    keep();
    QJsonObject kept = drafts.draft(m_kind);
    kept["aside"] = true;
    drafts.flush();
    m_open = false;
    m_discards.clear();
    m_recorded.insert(events.first().id, {m_kind, kept});
    m_document->recordEvents(m_corrects.isEmpty() ? tr("Record %1").arg(mission.name) : tr("Correct %1").arg(mission.name), events);
    dropRecorded(); // only now: whatever happens in between, the report is in the log or still a draft
    drafts.flush();
    m_stack.clear();
    close();
    return {};
}

void CampaignReportDraft::dropRecorded()
{
    const auto state = m_document ? m_document->saveState() : documents::SaveState::Failed;
    if (state == documents::SaveState::Failed || state == documents::SaveState::Pending)
        return;
    const QStringList kinds = m_document->drafts().kinds();
    for (const QString &kind : kinds) {
        if (m_document->campaign().event(entryOf(m_document->drafts().draft(kind))))
            m_document->drafts().set(kind, {});
    }
}

// The mission was undone: what was typed for it is a draft again.
void CampaignReportDraft::bringBackRecorded()
{
    const QStringList entries = m_recorded.keys();
    for (const QString &entry : entries) {
        const auto [kind, draft] = m_recorded.value(entry);
        if (m_document->campaign().event(entry) || m_document->drafts().has(kind))
            continue;
        m_recorded.remove(entry);
        m_document->drafts().set(kind, draft);
        m_document->drafts().flush();
    }
}

// Something was recorded in the book while the report is being written: recruits get their lines, figures follow.
void CampaignReportDraft::followDocument()
{
    m_discards.clear();
    if (!m_open)
        return;
    if (!m_corrects.isEmpty() && !missionIn(m_document->state().log, m_corrects))
        return close(); // the mission it corrects is gone; the draft waits until it comes back
    const auto before = m_values.lines.size(), sides = m_values.mission.sides.size();
    tidy();
    refold();
    if (m_values.lines.size() != before || m_values.mission.sides.size() != sides)
        emit opened();
}

} // namespace muster::models
