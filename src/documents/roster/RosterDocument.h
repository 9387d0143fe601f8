// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/IdSource.h"
#include "documents/Game.h"
#include "documents/StoredDocument.h"
#include "documents/roster/RosterStore.h"
#include "library/repositories/AttachmentRepository.h"
#include "rules/evaluate/Evaluator.h"
#include "rules/evaluate/trials/Difference.h"
#include "rules/roster/Operations.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace muster::documents {

class RosterCommand;
struct SelectionMove;

/// An open roster: the list, its verdict, and the one door through which it is edited. Every edit is a command on the undo
/// stack. Order of an edit: it is tried on a copy of the roster; the copy takes the roster's place and the engine judges it;
/// then rosterChanged(); then the save.
class RosterDocument : public StoredDocument
{
    Q_OBJECT

public:
    /// A roster that is kept nowhere yet (tests, scripts, previews); attach() gives it a store.
    RosterDocument(Game game, rules::Roster roster, base::IdSource &ids, QObject *parent = nullptr);
    /// A roster from a store, with its history.
    RosterDocument(Game game, StoredRoster stored, RosterStore &store, base::IdSource &ids, QObject *parent = nullptr);
    ~RosterDocument() override;

    [[nodiscard]] QString name() const override { return QString::fromStdString(m_roster.name); }
    [[nodiscard]] const rules::Roster &roster() const { return m_roster; }
    [[nodiscard]] const Game &game() const { return m_game; }
    /// Up to date after every edit; advantages() and info() may fill its caches.
    [[nodiscard]] rules::Evaluator &evaluator() const { return *m_evaluator; }
    [[nodiscard]] library::Record record() const override;
    /// Of record(), without the rest of it: whoever only shows them asks after every edit.
    [[nodiscard]] int unitCount() const;
    [[nodiscard]] const QDateTime &changedAt() const { return m_record.changed; }

    // ---- edits: each is one step of the history. The answer is the id of what was created (or took the count), or the
    // reason why nothing was done.
    using Answer = base::Result<std::string>;
    Answer addForce(const std::string &forceEntryId, const std::string &catalogueId, const std::string &parentForceId = {});
    Answer removeForce(const std::string &forceId);
    Answer duplicateForce(const std::string &forceId);
    Answer moveForce(const std::string &forceId, std::size_t newIndex);
    Answer addSelection(const std::string &parentId, const std::string &entryId, const std::string &groupId = {}, int count = 1);
    Answer removeSelection(const std::string &selectionId);
    /// Several at once, as one step.
    Answer removeSelections(const std::vector<std::string> &selectionIds);
    Answer changeCount(const std::string &selectionId, int count);
    Answer duplicateSelection(const std::string &selectionId);
    Answer moveSelection(const std::string &selectionId, std::size_t newIndex);
    /// Several to one place, before the one that stands at `newIndex` there now, in the order in which they are named.
    Answer moveSelections(const std::vector<SelectionMove> &moves, const std::string &newParentId, std::size_t newIndex);
    Answer swapSelections(const std::string &firstId, const std::string &secondId);
    Answer replaceSelection(const std::string &selectionId, const std::string &entryId);
    /// Copies from the clipboard or another roster, as one step.
    Answer pasteSelections(const std::vector<rules::Selection> &selections, const std::string &parentId, const std::string &groupId = {});
    Answer renameSelection(const std::string &id, const std::string &name); ///< also a force
    Answer changeNote(const std::string &id, const std::string &note);      ///< also a force; empty id = the roster
    /// Extras of the user: "tag" (colour), "painted"...; an empty value removes it. Empty id = the roster.
    Answer changeTag(const std::string &id, const std::string &key, const std::string &value);
    /// To whom a unit belongs by a link rule of the game; nobody when `hostId` is empty.
    Answer changeLink(const std::string &id, const std::string &ruleId, const std::string &hostId);
    /// Whom a selection joins by one of its associations; nobody when the list is empty.
    Answer joinSelections(const std::string &id, const std::string &associationId, const std::vector<std::string> &to);
    Answer renameRoster(const std::string &name);
    Answer changeCostLimit(const std::string &costTypeId, double value); ///< negative removes the limit
    Answer applyFix(const rules::Fix &fix);
    /// Any command; all of the above go through here.
    Answer run(std::unique_ptr<RosterCommand> command);
    /// Everything at once, as one step: a list that was brought in.
    void replace(const QString &sentence, rules::Roster roster);
    /// Everything run by `edits` becomes one step with that sentence.
    void runTogether(const QString &sentence, const std::function<void()> &edits);

    // ---- data updates
    /// The game's data came or changed (loaded in the background, updated, edited by the user): judges everything anew.
    void setGame(Game game);
    /// What the data changed since the roster was last saved with them; empty once kept or taken.
    [[nodiscard]] const std::vector<rules::Difference> &differences() const { return m_differences; }
    /// Leaves the roster as it is and remembers that these data were seen; orphans keep their old values. openRoster() then
    /// judges it by the data it was made with, where the library has kept them.
    Answer keepOldData();
    /// Whether the user chose to keep the old data and nothing newer has come since.
    [[nodiscard]] bool keepsOldData() const;
    /// Links the roster to the new data as one step of the history; orphans stay.
    Answer takeNewData();

    // ---- storing
    /// Stores the document from now on (creating it there when its version is 0).
    base::Result<void> attach(RosterStore &store, const QString &id);
    /// Stores it though nothing was edited: the data by which the library shows its verdict came only now.
    void storeVerdict() { save(); }
    /// Writes it as it is in memory to a file, with today's values; needs no store.
    [[nodiscard]] base::Result<void> saveCopy(const QString &path, const QList<library::Attachment> &pictures = {}) const;
    /// Reads again when the stored version is newer than ours; true when something was read. Called on change notices.
    bool refresh();

signals:
    /// After every edit: roster() and evaluator() are up to date.
    void rosterChanged();
    /// Everything may be different: read again from elsewhere, or other data.
    void rosterReplaced();
    void differencesChanged();

private:
    friend class RosterCommand;
    friend class ReplaceRoster;

    void push(std::unique_ptr<RosterCommand> command);
    /// Brings the roster to the state after the edit, has it judged, and tells everybody.
    void perform(const rules::RosterEdit &edit);
    void performReplacement(const rules::Roster &roster);
    void evaluateAll();
    void compareWithData();
    [[nodiscard]] rules::Roster rosterToStore() const;
    /// Why the step cannot be undone now: somebody else's edit builds on it. Empty: it can.
    [[nodiscard]] QString whyKept(const RosterCommand &command) const;

    [[nodiscard]] const base::Stamps &stamps() const override { return m_store ? m_store->stamps() : base::Stamps::system(); }
    [[nodiscard]] bool hasStore() const override { return m_store != nullptr; }
    [[nodiscard]] bool isChanging() const override { return m_together || StoredDocument::isChanging(); }
    void handOver(const library::Record &record, SaveAnswer answer) override;
    void waitForStore() override { m_store->finish(); }
    void becomeCopy() override;
    void restoreHistory(const library::History &history);

    Game m_game;
    rules::Roster m_roster;
    base::IdSource &m_ids;
    RosterStore *m_store = nullptr;
    std::unique_ptr<rules::Evaluator> m_evaluator;
    std::vector<rules::Difference> m_differences;
    mutable rules::SnapshotsById m_snapshots;    ///< as last saved: what is still true is not written down again
    std::optional<rules::Roster> m_tried;        ///< what the edit that is about to be performed makes of the roster
    std::optional<rules::RosterEdit> m_together; ///< what runTogether() has collected so far
};

} // namespace muster::documents
