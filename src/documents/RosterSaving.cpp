// SPDX-License-Identifier: GPL-3.0-or-later
// How RosterDocument keeps itself in its store: every command in one transaction, with the history.
#include "archive/QtError.h"
#include "documents/EditCodec.h"
#include "documents/EditDependence.h"
#include "documents/RosterDocument.h"
#include "documents/RosterFile.h"
#include "documents/RosterSummary.h"
#include "documents/commands/CombinedEdit.h"
#include "documents/commands/ReplaceRoster.h"
#include "rules/roster/RosterWriter.h"

#include <QDateTime>
#include <QScopedValueRollback>
#include <QUuid>

namespace muster::documents {

namespace {

using SnapshotById = std::map<std::string, rules::SnapshotPtr>;
using NameById = std::map<std::string, std::string>;

void collect(const std::vector<rules::Force> &forces, SnapshotById &kept)
{
    for (const rules::Force &force : forces) {
        kept[force.id] = force.snapshot;
        collect(force.forces, kept);
    }
}

void putBack(std::vector<rules::Selection> &selections, const SnapshotById &kept, const NameById &names)
{
    for (rules::Selection &selection : selections) {
        if (const auto name = names.find(selection.id); name != names.end())
            selection.name = name->second;
        if (const auto old = kept.find(selection.id); old != kept.end() && old->second)
            selection.snapshot = old->second;
        putBack(selection.selections, kept, names);
    }
}

void putBack(std::vector<rules::Force> &forces, const SnapshotById &kept, const NameById &names)
{
    for (rules::Force &force : forces) {
        if (const auto old = kept.find(force.id); old != kept.end() && old->second)
            force.snapshot = old->second;
        putBack(force.selections, kept, names);
        putBack(force.forces, kept, names);
    }
}

// What the roster looked like with the old data stays in it until the user has said what to do with the difference.
void keepOldSnapshots(rules::Roster &roster, const rules::Roster &old)
{
    SnapshotById kept;
    NameById names;
    collect(old.forces, kept);
    rules::forEachSelection(old, [&](const rules::Selection &selection) {
        kept[selection.id] = selection.snapshot;
        names[selection.id] = selection.name;
    });
    putBack(roster.forces, kept, names);
}

// A step that cannot be read, or that replaced everything, may have to do with anything.
bool stepBuildsOn(const QByteArray &payload, const rules::RosterEdit &earlier)
{
    const base::Result<DecodedStep> step = decodeStep(payload);
    return !step || step->before || buildsOn(step->edit, earlier);
}

const RosterCommand &commandAt(const QUndoStack &stack, int index)
{
    return *static_cast<const RosterCommand *>(stack.command(index));
}

} // namespace

rules::Roster RosterDocument::rosterToStore() const
{
    rules::Roster roster = m_roster;
    if (m_game.data) {
        rules::takeSnapshot(roster, *m_evaluator);
        if (!m_differences.empty() || keepsOldData())
            keepOldSnapshots(roster, m_roster);
    }
    return roster;
}

base::Result<void> RosterDocument::saveCopy(const QString &path, const QList<library::Attachment> &pictures) const
{
    return writeRosterFile(path, rosterToStore(), archive::Replace::Yes, Package{record(), {}, pictures, {}, {}});
}

QList<SharedHistory::Own> RosterDocument::ownSteps() const
{
    QList<SharedHistory::Own> steps;
    for (int i = 0; i < m_stack->count(); ++i) {
        const RosterCommand &command = commandAt(*m_stack, i);
        steps.append({command.serial(), command.isStored(), command.text(), [&command] { return command.payload(); }});
    }
    return steps;
}

QString RosterDocument::whyKept(const RosterCommand &command) const
{
    const library::HistoryStep *reason = nullptr;
    for (const library::HistoryStep &other : m_history.othersDone()) {
        if (command.serial() > 0 && other.serial > command.serial() && (command.edit().empty() || stepBuildsOn(other.payload, command.edit())))
            reason = &other;
    }
    if (!reason && m_history.hasOthers() && !command.edit().empty() && !fittedTo(m_roster, rules::inverse(command.edit())))
        return tr("This cannot be undone: what it was about is no longer in the list.");
    if (!reason)
        return {};
    return tr("This cannot be undone: %1 changed the same thing after it (%2).").arg(reason->author.isEmpty() ? tr("somebody else") : reason->author, reason->sentence);
}

// Gives the same serials as the save did.
void RosterDocument::markHistoryStored()
{
    const QList<qint64> serials = m_history.stored(ownSteps(), m_stack->index());
    for (int i = 0; i < m_stack->count(); ++i) {
        auto &command = const_cast<RosterCommand &>(commandAt(*m_stack, i));
        command.setSerial(serials.at(i));
        command.setStored(true);
    }
}

bool RosterDocument::save()
{
    if (!m_store)
        return false;
    RosterSave change;
    change.record = record();
    change.record.changed = QDateTime::currentDateTimeUtc();
    change.xml = rules::writeRoster(rosterToStore());
    change.history = m_history.change(ownSteps(), m_stack->index(), m_store->author());
    const base::Result<qint64> version = m_store->save(change);
    if (!version) {
        if (version.error().code == "library.conflict")
            return saveAsCopy();
        setSaveState(SaveState::Failed, version.error());
        return false;
    }
    m_record = change.record;
    m_record.version = *version;
    markHistoryStored();
    setSaveState(SaveState::Saved);
    return true;
}

// Theirs is stored and stays; ours becomes a document of its own, with its whole history, and goes on from there.
bool RosterDocument::saveAsCopy()
{
    const QString theirs = m_record.id;
    m_record.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_record.version = 0;
    m_record.conflictOf = theirs;
    m_record.created = QDateTime::currentDateTimeUtc();
    m_roster.id = m_record.id.toStdString();
    m_roster.name = tr("%1 (my version)").arg(name()).toStdString();
    m_evaluator->evaluate(m_roster);
    m_history.forget();
    m_unread = {}; // they stay with theirs
    m_unread.mark(*m_stack);
    for (int i = 0; i < m_stack->count(); ++i) {
        auto &command = const_cast<RosterCommand &>(commandAt(*m_stack, i));
        command.setStored(false);
        command.setSerial(0);
    }
    const bool saved = save();
    emit rosterChanged();
    emit conflicted(theirs, m_record.id);
    return saved;
}

namespace {

// A roster that was just made holds names as the data write them, not yet as modifiers change them: nothing of it was saved
// before, so nothing can be different.
bool wasSaved(const rules::Roster &roster)
{
    bool found = false;
    rules::forEachSelection(roster, [&found](const rules::Selection &each) { found = found || each.snapshot; });
    return found;
}

} // namespace

base::Result<void> RosterDocument::attach(RosterStore &store, const QString &id)
{
    m_store = &store;
    m_record.id = id;
    m_record.version = 0;
    m_history.forget();
    m_unread = {};
    if (wasSaved(m_roster))
        compareWithData();
    if (save())
        return {};
    return m_saveError;
}

bool RosterDocument::retrySave()
{
    return m_saveState == SaveState::Saved || save();
}

bool RosterDocument::refresh()
{
    if (!m_store || m_saveState != SaveState::Saved)
        return false; // what could not be saved yet must not be overwritten by what is there
    const base::Result<qint64> version = m_store->version(m_record.id);
    if (!version || *version == m_record.version || *version == 0)
        return false;
    base::Result<StoredRoster> stored = m_store->load(m_record.id);
    if (!stored)
        return false;
    m_record = std::move(stored->record);
    m_roster = std::move(stored->roster);
    restoreHistory(stored->history);
    evaluateAll();
    compareWithData();
    return true;
}

void RosterDocument::restoreHistory(const library::History &all)
{
    library::History history = m_history.take(all, m_store->author(), m_store->isShared());
    if (!m_history.othersDone().isEmpty()) // somebody else may have changed the list since: it is no longer where a redo begins
        history.steps = history.steps.mid(0, history.position);
    std::vector<std::unique_ptr<RosterCommand>> commands;
    int position = history.position;
    m_unread = {};
    for (int i = 0; i < history.steps.size(); ++i) {
        const library::HistoryStep &step = history.steps.at(i);
        base::Result<DecodedStep> decoded = decodeStep(step.payload);
        if (!decoded && i >= history.position) { // nothing behind it can be redone
            for (const library::HistoryStep &later : history.steps.mid(i))
                m_unread.after.append(later.serial);
            break;
        }
        if (!decoded) { // nothing before it can be undone
            commands.clear();
            m_unread.before.clear();
            for (const library::HistoryStep &earlier : history.steps.mid(0, i + 1))
                m_unread.before.append(earlier.serial);
            position = history.position - i - 1;
        } else if (decoded->before) {
            commands.push_back(std::make_unique<ReplaceRoster>(step.sentence, std::move(*decoded->before), std::move(*decoded->after), step.serial));
        } else {
            commands.push_back(std::make_unique<CombinedEdit>(step.sentence, std::move(decoded->edit), step.serial));
        }
    }
    const auto before = m_unread.before.size(), after = m_unread.after.size();
    m_history.keepUnread(history.steps.mid(0, before), history.steps.mid(history.steps.size() - after));
    m_unread.mark(*m_stack);
    fillStack(std::move(commands), position);
}

void RosterDocument::fillStack(std::vector<std::unique_ptr<RosterCommand>> commands, int position)
{
    const QScopedValueRollback quiet(m_quiet, true);
    const QScopedValueRollback passive(m_passive, true);
    m_stack->clear();
    for (std::unique_ptr<RosterCommand> &command : commands) {
        command->setDocument(*this);
        m_stack->push(command.release());
    }
    m_stack->setIndex(std::clamp(position, 0, m_stack->count()));
}

void RosterDocument::setSaveState(SaveState state, base::Error error)
{
    const bool changed = state != m_saveState || !(error == m_saveError);
    m_saveState = state;
    m_saveError = std::move(error);
    if (changed)
        emit saveStateChanged(state);
}

} // namespace muster::documents
