// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "base/Stamps.h"
#include "documents/SaveState.h"
#include "documents/history/StoredHistory.h"
#include "library/Record.h"

#include <QObject>

#include <functional>
#include <optional>

namespace muster::documents {

/// What open documents of every kind share: a history that can be undone, and saving. Every change is a command on the undo
/// stack; it is handed to the store at once, as one value with the history, and is on the disk when saveState() says Saved.
/// One save at a time is under way: what is done meanwhile goes with the next one.
class StoredDocument : public QObject
{
    Q_OBJECT

public:
    [[nodiscard]] QString id() const { return m_record.id; }
    [[nodiscard]] virtual QString name() const = 0;
    /// For views: undo and redo actions, history list, jump by setIndex(). Edits go through the document.
    [[nodiscard]] QUndoStack &undoStack() const { return m_history.stack(); }
    /// What the library's lists show, as of now.
    [[nodiscard]] virtual library::Record record() const = 0;

    [[nodiscard]] SaveState saveState() const { return m_saveState; }
    /// Why the last save failed; also while the next one is under way.
    [[nodiscard]] const base::Error &saveError() const { return m_saveError; }
    /// A save has failed, and none has succeeded since.
    [[nodiscard]] bool isUnsaved() const { return m_unsaved; }
    /// Waits until everything that was done is stored, or is known not to be; true when it is. For whoever leaves the document,
    /// or reads what is stored.
    bool finishSaving();
    /// The same; stores it once more when the last save failed.
    bool retrySave();

signals:
    void saveStateChanged(muster::documents::SaveState state);
    /// Somebody else saved this document meanwhile. Theirs stays as it is; this one goes on as a copy of its own.
    void conflicted(const QString &theirId, const QString &ourId);
    /// An edit or an undo was refused.
    void refused(const QString &reason);

protected:
    /// The new version, or why nothing was stored.
    using SaveAnswer = std::function<void(const base::Result<qint64> &version)>;

    explicit StoredDocument(QObject *parent);
    /// The time, and ids, of what is new in it: those of its store, else of this computer.
    [[nodiscard]] virtual const base::Stamps &stamps() const { return base::Stamps::system(); }
    /// Called by every destructor of a document first: what was done is stored while there is still somebody to tell.
    void close();

    /// Stores it as it is now, or as soon as the save that is under way has ended.
    void save();
    /// A change is half made: whoever hears of it may ask the store for something, and with it comes the answer to the save before.
    /// That answer is about the state before the change and waits until the change is in the history too; save() follows every change.
    [[nodiscard]] virtual bool isChanging() const { return m_history.isWalking(); }
    /// For a change that came to nothing, so that no save follows.
    void changeEnded();
    /// Ours goes on as a document of its own, with its whole history: theirs is stored, and stays.
    void saveAsCopy();
    /// Another document, or none, has been in the store under this id so far.
    void beginAnew(const QString &id);
    void setSaveState(SaveState state, base::Error error = {});

    library::Record m_record; ///< as it was last stored
    StoredHistory m_history;

private:
    [[nodiscard]] virtual bool hasStore() const = 0;
    /// Gives the store everything that is different from what it has; it answers at once or later, in this thread.
    virtual void handOver(const library::Record &record, SaveAnswer answer) = 0;
    /// What was handed over last is stored.
    virtual void handedOverIsStored() {}
    /// Returns when every save has been answered.
    virtual void waitForStore() = 0;
    /// Somebody else saved it first, nothing of ours was stored.
    virtual void settleConflict() { saveAsCopy(); }
    /// It has a new id: it gets a name that tells it from theirs, and everybody hears of it.
    virtual void becomeCopy() = 0;

    void saved(const base::Result<qint64> &version);

    library::Record m_handed;
    std::optional<base::Result<qint64>> m_answer; ///< came in the middle of a change
    bool m_underWay = false;                      ///< a save, not answered yet
    bool m_again = false;                         ///< something was done since
    bool m_unsaved = false;
    SaveState m_saveState = SaveState::NotStored;
    base::Error m_saveError;
};

} // namespace muster::documents
