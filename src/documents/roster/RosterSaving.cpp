// SPDX-License-Identifier: GPL-3.0-or-later
// How RosterDocument keeps itself in its store: every command in one transaction, with the history.
#include "documents/roster/EditCodec.h"
#include "documents/roster/EditDependence.h"
#include "documents/roster/RosterDocument.h"
#include "documents/roster/RosterFile.h"
#include "documents/roster/commands/CombinedEdit.h"
#include "documents/roster/commands/ReplaceRoster.h"

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

} // namespace

rules::Roster RosterDocument::rosterToStore() const
{
    rules::Roster roster = m_roster;
    if (m_game.data) {
        rules::takeSnapshot(roster, *m_evaluator, m_snapshots);
        m_snapshots.clear();
        rules::forEachSelection(std::as_const(roster),
                                [this](const rules::Selection &each) { m_snapshots.emplace(each.id, each.snapshot); });
        if (!m_differences.empty() || keepsOldData())
            keepOldSnapshots(roster, m_roster);
    }
    return roster;
}

base::Result<void> RosterDocument::saveCopy(const QString &path, const QList<library::Attachment> &pictures) const
{
    return writeRosterFile(path, rosterToStore(), archive::Replace::Yes, Package{record(), {}, pictures, {}, {}});
}

QString RosterDocument::whyKept(const RosterCommand &command) const
{
    const library::HistoryStep *reason = nullptr;
    for (const library::HistoryStep &other : m_history.othersDone()) {
        if (command.serial() > 0 && other.serial > command.serial()
            && (command.edit().empty() || stepBuildsOn(other.payload, command.edit())))
            reason = &other;
    }
    if (!reason && m_history.hasOthers() && !command.edit().empty() && !fittedTo(m_roster, rules::inverse(command.edit())))
        return tr("This cannot be undone: what it was about is no longer in the list.");
    if (!reason)
        return {};
    return tr("This cannot be undone: %1 changed the same thing after it (%2).")
        .arg(reason->author.isEmpty() ? tr("somebody else") : reason->author, reason->sentence);
}

void RosterDocument::handOver(const library::Record &record, SaveAnswer answer)
{
    m_store->saveBeside({record, std::make_shared<const rules::Roster>(rosterToStore()), m_history.handOver(m_store->author())},
                        std::move(answer));
}

void RosterDocument::becomeCopy()
{
    m_roster.id = m_record.id.toStdString();
    m_roster.name = tr("%1 (my version)").arg(name()).toStdString();
    m_evaluator->evaluate(m_roster);
    emit rosterChanged();
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
    finishSaving();
    m_store = &store;
    beginAnew(id);
    if (wasSaved(m_roster))
        compareWithData();
    save();
    return finishSaving() ? base::Result<void>() : saveError();
}

bool RosterDocument::refresh()
{
    if (!m_store || !finishSaving())
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
    // When somebody else has changed the list since, it is no longer where a redo begins.
    m_history.restore(all, {m_store->author(), m_store->isShared()}, StoredHistory::Redo::UnlessOthersWrote,
                      [this](const library::HistoryStep &step, bool) -> std::unique_ptr<StoredCommand> {
                          base::Result<DecodedStep> decoded = decodeStep(step.payload);
                          if (!decoded)
                              return nullptr;
                          std::unique_ptr<RosterCommand> command;
                          if (decoded->before)
                              command = std::make_unique<ReplaceRoster>(step.sentence, std::move(*decoded->before),
                                                                        std::move(*decoded->after));
                          else
                              command = std::make_unique<CombinedEdit>(step.sentence, std::move(decoded->edit));
                          command->setDocument(*this);
                          return command;
                      });
}

} // namespace muster::documents
