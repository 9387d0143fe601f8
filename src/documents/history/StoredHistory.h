// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Stamps.h"
#include "documents/history/SharedHistory.h"
#include "documents/history/StoredCommand.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace muster::documents {

/// The undo stack of a document, and what its store has of it. Says when something is to be stored; what was handed over and
/// is not answered yet is remembered, so that editing goes on meanwhile.
class StoredHistory final : public QObject
{
    Q_OBJECT

public:
    static constexpr int longest = 500; ///< steps

    StoredHistory();
    ~StoredHistory() override;
    /// The stack goes: its commands and signals must not meet a document that is half gone.
    void close();

    [[nodiscard]] QUndoStack &stack() const { return *m_stack; }
    [[nodiscard]] const StoredCommand &command(int index) const;

    /// Whom it asks when a step is done; without it this computer.
    void setStamps(std::function<const base::Stamps &()> stamps) { m_stamps = std::move(stamps); }

    /// Puts a step on the stack and does it; nothing that was undone can be redone any more.
    void push(std::unique_ptr<StoredCommand> command);
    /// The same for a step whose work is done already.
    void pushDone(std::unique_ptr<StoredCommand> command);

    /// A step is being done or undone, and the stack does not show it yet.
    [[nodiscard]] bool isWalking() const { return m_walked; }

    /// Makes a command of a stored step; null when it cannot be read. `nextToRedo`: it is the first one that is undone.
    using Reader = std::function<std::unique_ptr<StoredCommand>(const library::HistoryStep &step, bool nextToRedo)>;
    /// Who writes here, and whether others do too.
    struct Writer
    {
        QString author;
        bool shared = false;
    };
    /// Whether a redo begins where it was undone, although somebody else has done something since.
    enum class Redo { AfterOthersToo, UnlessOthersWrote };
    /// Takes what is stored. What cannot be read stays in the store for the version that wrote it, and the history ends there.
    void restore(const library::History &all, const Writer &writer, Redo redo, const Reader &read);

    /// What a save writes of the history as it is now; exactly one of the next two follows.
    [[nodiscard]] library::HistoryChange handOver(const QString &author);
    void stored();
    void notStored() { m_handed.reset(); }
    /// Nothing is stored (yet, or any more): another document begins with these steps.
    void forget();

    /// How many of one's own steps were done when it was last stored.
    [[nodiscard]] int ownDone() const { return m_shared.ownDone(); }
    [[nodiscard]] const QList<library::HistoryStep> &othersDone() const { return m_shared.othersDone(); }
    [[nodiscard]] bool hasOthers() const { return m_shared.hasOthers(); }

signals:
    /// The user went back or forth in the history: there is something to store.
    void walked();
    /// An undo was refused, because somebody else has built on that step; nothing was done.
    void refused(const QString &reason);

private:
    friend class StoredCommand;

    /// What the store will have when it says that it has stored it.
    struct Handed
    {
        SharedHistory after;
        QList<qint64> serials;
        std::vector<std::pair<quint64, int>> commands; ///< number and growth of each
    };

    void follow();
    void take(StoredCommand &command);
    [[nodiscard]] bool mayUndo(const StoredCommand &command);
    [[nodiscard]] StoredCommand &at(int index) const { return const_cast<StoredCommand &>(command(index)); }
    [[nodiscard]] QList<SharedHistory::Own> ownSteps() const;
    void fill(std::vector<std::unique_ptr<StoredCommand>> commands, int position);
    void markEnds();

    [[nodiscard]] QDateTime now() const;

    std::function<const base::Stamps &()> m_stamps;
    std::unique_ptr<QUndoStack> m_stack;
    SharedHistory m_shared;
    std::optional<Handed> m_handed;
    quint64 m_lastNumber = 0;
    QString m_refusal; ///< why the undo that is going on was refused
    int m_refusedSteps = 0;
    bool m_walked = false;  ///< a step was done or undone since the stack last spoke
    bool m_quiet = false;   ///< the stack's own signals lead to no save
    bool m_passive = false; ///< commands put on the stack find their work already done
};

/// Why a stack has nothing (more) to undo or redo, although there were steps; empty where that is simply the end.
[[nodiscard]] QString whyNoUndo(const QUndoStack *stack);
[[nodiscard]] QString whyNoRedo(const QUndoStack *stack);

} // namespace muster::documents
