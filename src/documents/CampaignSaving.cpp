// SPDX-License-Identifier: GPL-3.0-or-later
// How CampaignDocument keeps itself in the library: the head as one JSON, every event as a row, the history beside them.
#include "archive/ArchiveWriter.h"
#include "archive/QtError.h"
#include "campaign/Fold.h"
#include "documents/CampaignDocument.h"
#include "documents/Package.h"
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

QByteArray compact(const QJsonObject &json)
{
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

QByteArray headOf(campaign::Campaign campaign)
{
    campaign.events.clear();
    return compact(campaign::toJson(campaign));
}

// Events are values that never change: what differs from what is stored is a tail.
library::EventChange eventChange(const QVector<campaign::Event> &stored, const QVector<campaign::Event> &now)
{
    qsizetype same = 0;
    while (same < stored.size() && same < now.size() && stored.at(same).id == now.at(same).id && stored.at(same) == now.at(same))
        ++same;
    library::EventChange change;
    for (qsizetype i = now.size(); i < stored.size(); ++i)
        change.removed.append(i + 1);
    for (qsizetype i = same; i < now.size(); ++i)
        change.written.append({i + 1, compact(campaign::toJson(now.at(i)))});
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
    }
    return result;
}

library::DocumentSave CampaignDocument::nextSave() const
{
    library::DocumentSave save;
    save.record = record();
    save.record.changed = QDateTime::currentDateTimeUtc();
    save.content = headOf(m_campaign);
    save.events = eventChange(m_storedEvents, m_campaign.events);
    save.history.position = int(m_unread.before.size()) + m_stack->index();
    save.history.removed = m_storedSerials;
    save.history.removed.removeIf([this](qint64 serial) { return m_unread.contains(serial); });
    qint64 last = m_lastSerial;
    for (int i = 0; i < m_stack->count(); ++i) {
        const CampaignCommand &command = commandAt(*m_stack, i);
        save.history.removed.removeOne(command.serial());
        if (!command.isStored())
            save.history.written.append({command.serial() ? command.serial() : ++last, command.text(), command.payload(), save.record.changed,
                                         m_library ? m_library->author() : QString()});
    }
    return save;
}

// Gives the same serials in the same order as nextSave() did.
void CampaignDocument::markStored()
{
    m_storedEvents = m_campaign.events;
    m_storedSerials = m_unread.before + m_unread.after;
    for (int i = 0; i < m_stack->count(); ++i) {
        CampaignCommand &command = commandAt(*m_stack, i);
        if (!command.serial())
            command.setSerial(++m_lastSerial);
        command.setStored(true);
        m_storedSerials.append(command.serial());
    }
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

// Events that two people recorded at the same time simply follow each other; anything else goes on as a copy.
bool CampaignDocument::settleConflict()
{
    QVector<campaign::Event> ours;
    bool onlyEvents = m_stack->index() == m_stack->count() && m_campaign.events.size() >= m_storedEvents.size()
        && std::equal(m_storedEvents.cbegin(), m_storedEvents.cend(), m_campaign.events.cbegin());
    QStringList sentences;
    for (int i = 0; i < m_stack->count(); ++i) {
        if (commandAt(*m_stack, i).isStored())
            continue;
        const auto *recorded = dynamic_cast<const RecordEvents *>(m_stack->command(i));
        onlyEvents = onlyEvents && recorded;
        if (recorded) {
            ours += recorded->events();
            sentences.append(recorded->text());
        }
    }
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
    m_storedSerials.clear();
    setUnread({}); // they stay with theirs
    for (int i = 0; i < m_stack->count(); ++i)
        commandAt(*m_stack, i).setStored(false);
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
    m_state = campaign::fold(m_campaign);
    restoreHistory(stored.history);
}

base::Result<void> CampaignDocument::attach(library::Library &library, const QString &id)
{
    m_library = &library;
    m_record.id = id;
    m_record.version = 0;
    m_storedEvents.clear();
    m_storedSerials.clear();
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
    const Package package{record(), QJsonDocument(campaign::toJson(whole)).toJson(), pictures, {}};
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

void CampaignDocument::restoreHistory(const library::History &history)
{
    const QScopedValueRollback quiet(m_quiet, true);
    const QScopedValueRollback passive(m_passive, true);
    m_stack->clear();
    m_storedSerials.clear();
    m_lastSerial = 0;
    for (const library::HistoryStep &step : history.steps) {
        m_storedSerials.append(step.serial);
        m_lastSerial = std::max(m_lastSerial, step.serial);
    }
    int position = history.position;
    UnreadSteps unread;
    for (int i = 0; i < history.steps.size(); ++i) {
        const library::HistoryStep &step = history.steps.at(i);
        std::unique_ptr<CampaignCommand> command = CampaignCommand::restore(step.sentence, step.payload);
        if (!command && i >= history.position) { // nothing behind it can be redone
            unread.after = m_storedSerials.mid(i);
            break;
        }
        if (!command) { // nothing before it can be undone
            m_stack->clear();
            unread.before = m_storedSerials.mid(0, i + 1);
            position = history.position - i - 1;
            continue;
        }
        command->setDocument(*this);
        command->setSerial(step.serial);
        command->setStored(true);
        m_stack->push(command.release());
    }
    m_stack->setIndex(std::clamp(position, 0, m_stack->count()));
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
