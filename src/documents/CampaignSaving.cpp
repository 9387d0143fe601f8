// SPDX-License-Identifier: GPL-3.0-or-later
// How CampaignDocument keeps itself in the library: the head as one JSON, every event as a row, the history beside them.
#include "archive/ArchiveWriter.h"
#include "archive/QtError.h"
#include "campaign/Fold.h"
#include "documents/CampaignDocument.h"
#include "documents/Package.h"
#include "documents/commands/ChangeCampaign.h"
#include "documents/commands/RecordEvents.h"
#include "library/Seal.h"

#include <QJsonDocument>
#include <QScopedValueRollback>
#include <QUuid>

namespace muster::documents {

namespace {

CampaignCommand &commandAt(const QUndoStack &stack, int index)
{
    return const_cast<CampaignCommand &>(static_cast<const CampaignCommand &>(*stack.command(index)));
}

void forget(CampaignCommand &command)
{
    command.setStored(false);
    command.setSerial(0);
}

QByteArray compact(const QJsonObject &json)
{
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

QByteArray headOf(campaign::Campaign campaign)
{
    campaign.events.clear();
    return compact(campaign::toJson(campaign));
}

// Events are values that never change: some go, wherever they stand, and new ones follow at the end. Every row keeps its
// serial, so that what others recorded stays theirs.
library::EventChange eventChange(const QVector<campaign::Event> &stored, const QList<qint64> &serials, const QVector<campaign::Event> &now,
                                 QList<qint64> &after)
{
    library::EventChange change;
    after.clear();
    qsizetype next = 0;
    for (qsizetype i = 0; i < stored.size(); ++i) {
        if (next < now.size() && stored.at(i).id == now.at(next).id && stored.at(i) == now.at(next)) {
            after.append(serials.at(i));
            ++next;
        } else {
            change.removed.append(serials.at(i));
        }
    }
    qint64 last = serials.isEmpty() ? 0 : serials.last();
    for (; next < now.size(); ++next) {
        after.append(++last);
        change.written.append({last, compact(campaign::toJson(now.at(next)))});
    }
    return change;
}

} // namespace

base::Result<StoredCampaign> CampaignDocument::load(library::Library &library, const QString &id)
{
    base::Result<library::StoredDocument> stored = library.documents().load(id);
    if (!stored)
        return stored.error();
    StoredCampaign result{stored->record, {}, stored->history};
    QString why;
    if (!campaign::fromJson(QJsonDocument::fromJson(stored->content).object(), result.campaign, &why))
        return archive::makeError("campaign.unreadable", tr("The campaign cannot be read: %1.").arg(why), stored->record.name);
    result.campaign.start.id = stored->record.id; // copies are made without reading the campaign
    result.campaign.start.name = stored->record.name;
    for (const library::StoredEvent &event : stored->events) {
        const QJsonDocument json = QJsonDocument::fromJson(event.payload);
        if (!json.isObject()) // never nothing: the campaign would be shown without a mission
            return library::damaged(library.database(), stored->record.name, tr("entry %1 of its log cannot be read").arg(event.serial));
        result.campaign.events.append(campaign::eventFromJson(json.object()));
        result.serials.append(event.serial);
    }
    return result;
}

library::DocumentSave CampaignDocument::nextSave() const
{
    library::DocumentSave save;
    save.record = record();
    save.record.changed = QDateTime::currentDateTimeUtc();
    save.content = headOf(m_campaign);
    QList<qint64> serials;
    save.events = eventChange(m_storedEvents, m_eventSerials, m_campaign.events, serials);
    save.history = m_history.change(ownSteps(), m_stack->index(), m_library ? m_library->author() : QString());
    return save;
}

QList<SharedHistory::Own> CampaignDocument::ownSteps() const
{
    QList<SharedHistory::Own> steps;
    for (int i = 0; i < m_stack->count(); ++i) {
        const CampaignCommand &command = commandAt(*m_stack, i);
        steps.append({command.serial(), command.isStored(), command.text(), [&command] { return command.payload(); }});
    }
    return steps;
}

// Gives the same serials as nextSave() did.
void CampaignDocument::markStored()
{
    QList<qint64> eventSerials;
    (void)eventChange(m_storedEvents, m_eventSerials, m_campaign.events, eventSerials);
    m_eventSerials = eventSerials;
    m_storedEvents = m_campaign.events;
    const QList<qint64> serials = m_history.stored(ownSteps(), m_stack->index());
    for (int i = 0; i < m_stack->count(); ++i) {
        commandAt(*m_stack, i).setSerial(serials.at(i));
        commandAt(*m_stack, i).setStored(true);
    }
    m_touched = false;
}

bool CampaignDocument::save()
{
    if (!m_library)
        return false;
    const library::DocumentSave next = nextSave();
    const base::Result<qint64> version = m_library->documents().save(next);
    if (!version && version.error().code == "library.conflict")
        return settleConflict();
    if (!version) {
        setSaveState(SaveState::Failed, version.error());
        return false;
    }
    m_record = next.record;
    m_record.version = *version;
    markStored();
    setSaveState(SaveState::Saved);
    return true;
}

// Events that two people recorded at the same time simply follow each other, and an undo is done again on what is there now;
// anything else goes on as a copy.
bool CampaignDocument::settleConflict()
{
    QVector<campaign::Event> ours;
    bool onlyEvents = m_stack->index() == m_stack->count() && m_campaign.events.size() >= m_storedEvents.size()
        && std::equal(m_storedEvents.cbegin(), m_storedEvents.cend(), m_campaign.events.cbegin());
    bool onlySteps = true; // every step is stored: one went back or forth between them
    QStringList sentences;
    for (int i = 0; i < m_stack->count(); ++i) {
        if (commandAt(*m_stack, i).isStored())
            continue;
        onlySteps = false;
        const auto *recorded = dynamic_cast<const RecordEvents *>(m_stack->command(i));
        onlyEvents = onlyEvents && recorded;
        if (recorded) {
            ours += recorded->events();
            sentences.append(recorded->text());
        }
    }
    const int steps = m_stack->index() - m_history.ownDone();
    if (onlySteps && steps != 0)
        return repeatOnTheirs(steps) || saveAsCopy();
    base::Result<StoredCampaign> theirs = onlyEvents ? load(*m_library, m_record.id) : base::Result<StoredCampaign>(base::Error{});
    if (!theirs)
        return saveAsCopy();
    takeStored(std::move(*theirs));
    emit replaced();
    emit changed();
    if (ours.isEmpty())
        save();
    else
        recordEvents(sentences.join("; "), ours);
    emit mergedWithOthers();
    return m_saveState == SaveState::Saved;
}

// Undo (or redo) met a campaign that somebody else had changed: the same steps, on what is there now. Refused where theirs
// builds on them. False: one's own history is another one there.
bool CampaignDocument::repeatOnTheirs(int steps)
{
    base::Result<StoredCampaign> theirs = load(*m_library, m_record.id);
    if (!theirs)
        return false;
    const int wanted = m_stack->index(), count = m_stack->count();
    QList<QByteArray> payloads;
    for (int i = 0; i < count; ++i)
        payloads.append(commandAt(*m_stack, i).payload());
    SharedHistory trial;
    const library::History own = trial.take(theirs->history, m_library->author(), m_library->isShared());
    bool same = own.steps.size() == count && own.position == wanted - steps;
    for (int i = 0; same && i < count; ++i)
        same = own.steps.at(i).payload == payloads.at(i);
    if (!same)
        return false;
    takeStored(std::move(*theirs));
    emit replaced();
    emit changed();
    m_stack->setIndex(wanted); // stores itself
    emit mergedWithOthers();
    return m_saveState == SaveState::Saved;
}

bool CampaignDocument::saveAsCopy()
{
    const QString theirs = m_record.id;
    m_record.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_record.version = 0;
    m_record.conflictOf = theirs;
    m_record.created = QDateTime::currentDateTimeUtc();
    m_campaign.start.id = m_record.id;
    m_campaign.start.name = tr("%1 (my version)").arg(m_campaign.start.name);
    m_storedEvents.clear();
    m_eventSerials.clear();
    m_history.forget();
    setUnread({}); // they stay with theirs
    for (int i = 0; i < m_stack->count(); ++i)
        forget(commandAt(*m_stack, i));
    m_drafts->moveTo(*m_library, m_record.id);
    const bool saved = save();
    emit startChanged();
    emit conflicted(theirs, m_record.id);
    return saved;
}

void CampaignDocument::takeStored(StoredCampaign stored)
{
    m_record = std::move(stored.record);
    m_campaign = std::move(stored.campaign);
    m_campaign.draft = {}; // of an older program: whoever it belongs to has it among their drafts
    m_storedEvents = m_campaign.events;
    m_eventSerials = std::move(stored.serials);
    Q_ASSERT(m_eventSerials.size() == m_storedEvents.size());
    m_touched = false;
    m_state = campaign::fold(m_campaign);
    restoreHistory(stored.history);
}

base::Result<void> CampaignDocument::attach(library::Library &library, const QString &id)
{
    m_library = &library;
    m_record.id = id;
    m_record.version = 0;
    m_storedEvents.clear();
    m_eventSerials.clear();
    m_history.forget();
    setUnread({});
    if (!m_campaign.draft.isEmpty() && !m_drafts->has("report")) { // a file of an older program
        QJsonObject taken = std::exchange(m_campaign.draft, {});
        taken["aside"] = true;
        m_drafts->set("report", taken);
    }
    m_drafts->moveTo(library, id);
    if (save())
        return {};
    return m_saveError;
}

bool CampaignDocument::retrySave()
{
    return m_saveState == SaveState::Saved || save();
}

base::Result<void> CampaignDocument::saveCopy(const QString &path, const QList<library::Attachment> &pictures) const
{
    campaign::Campaign whole = m_campaign;
    whole.draft = m_drafts->draft("report"); // a way out when the disk is full: what was typed goes too
    const QJsonObject json = campaign::toJson(whole);
    const Package package{record(), QJsonDocument(json).toJson(), pictures, {}, json.value(manifestMark).toObject()};
    return archive::writeArchive(path, packageEntries(package), archive::Replace::Yes);
}

bool CampaignDocument::refresh()
{
    if (!m_library || m_saveState != SaveState::Saved)
        return false;
    const base::Result<qint64> version = m_library->documents().version(m_record.id);
    if (!version || *version == m_record.version || *version == 0)
        return false;
    base::Result<StoredCampaign> stored = load(*m_library, m_record.id);
    if (!stored)
        return false;
    takeStored(std::move(*stored));
    emit replaced();
    emit changed();
    return true;
}

void CampaignDocument::restoreHistory(const library::History &all)
{
    const QScopedValueRollback quiet(m_quiet, true);
    const QScopedValueRollback passive(m_passive, true);
    m_stack->clear();
    const library::History history = m_history.take(all, m_library->author(), m_library->isShared());
    int position = history.position;
    QList<library::HistoryStep> before, after;
    for (int i = 0; i < history.steps.size(); ++i) {
        const library::HistoryStep &step = history.steps.at(i);
        std::unique_ptr<CampaignCommand> command = CampaignCommand::restore(step.sentence, step.payload);
        const auto *head = i == history.position ? dynamic_cast<const ChangeCampaign *>(command.get()) : nullptr;
        const bool overtaken = head && !head->fits(m_campaign); // somebody else changed the rules: a redo would take theirs away
        if (i >= history.position && (!command || overtaken)) { // nothing behind it can be redone
            after = history.steps.mid(i);
            break;
        }
        if (!command) { // nothing before it can be undone
            m_stack->clear();
            before = history.steps.mid(0, i + 1);
            position = history.position - i - 1;
            continue;
        }
        command->setDocument(*this);
        command->setSerial(step.serial);
        command->setStored(true);
        m_stack->push(command.release());
    }
    m_stack->setIndex(std::clamp(position, 0, m_stack->count()));
    m_history.keepUnread(before, after);
    UnreadSteps unread;
    for (const library::HistoryStep &step : before)
        unread.before.append(step.serial);
    for (const library::HistoryStep &step : after)
        unread.after.append(step.serial);
    setUnread(unread);
}

void CampaignDocument::setUnread(const UnreadSteps &unread)
{
    m_unread = unread;
    m_unread.mark(*m_stack);
}

void CampaignDocument::setSaveState(SaveState state, base::Error error)
{
    const bool different = state != m_saveState || !(error == m_saveError);
    m_saveState = state;
    m_saveError = std::move(error);
    if (different)
        emit saveStateChanged(state);
}

} // namespace muster::documents
