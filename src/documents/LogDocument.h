// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/StoredDocument.h"
#include "library/Author.h"
#include "library/Library.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>

namespace muster::documents {

struct LogDocumentWords
{
    Q_DECLARE_TR_FUNCTIONS(LogDocument)
};

/// A document that lives by a log of events: how the log is stored row by row, and what becomes of two who record at once. `Event`
/// is a value with `id` and `by` that toJson() writes; `Stored` what the library has of the document, with its history.
template <typename Event, typename Stored>
class LogDocument : public StoredDocument
{
public:
    /// Reads again when the stored version is newer than ours; true when something was read. Called on change notices.
    bool refresh()
    {
        if (!m_library || !finishSaving())
            return false;
        const base::Result<qint64> version = m_library->documents().version(m_record.id);
        if (!version || *version == m_record.version || *version == 0)
            return false;
        base::Result<Stored> stored = loadStored();
        if (!stored)
            return false;
        takeTheirs(std::move(*stored));
        return true;
    }

protected:
    using StoredDocument::StoredDocument;
    using Events = QVector<Event>;

    /// The log as the library has it.
    struct StoredLog
    {
        Events events;
        QList<qint64> serials; ///< of each
    };

    static QByteArray compactJson(const QJsonObject &json) { return QJsonDocument(json).toJson(QJsonDocument::Compact); }

    /// What a save writes of the log as it is now.
    [[nodiscard]] library::EventChange handOverLog()
    {
        m_handedLog.events = log();
        return eventChange(m_stored, m_handedLog);
    }
    void handedOverIsStored() override { m_stored = std::move(m_handedLog); }

    /// Who recorded it goes with the entry, into files and to others; what cannot be read stays as it is.
    template <typename Unknown>
    [[nodiscard]] Events signedHere(Events events) const
    {
        const QString author = m_library ? m_library->author() : library::authorHere();
        for (Event &event : events) {
            if (event.by.isEmpty() && !event.template as<Unknown>())
                event.by = author;
        }
        return events;
    }

    /// The log without exactly these, wherever they stand: others may have recorded something since.
    static void removeFrom(Events &log, const Events &events)
    {
        for (auto gone = events.crbegin(); gone != events.crend(); ++gone) {
            for (qsizetype i = log.size() - 1; i >= 0; --i) {
                if (log.at(i).id != gone->id)
                    continue;
                log.remove(i);
                break;
            }
        }
    }

    /// Why these entries cannot be taken back now; empty: they can. What others recorded after them must hold without them too, and
    /// may not name them.
    [[nodiscard]] QString whyKept(const Events &events) const
    {
        QSet<QString> ours;
        for (const Event &event : events)
            ours.insert(event.id);
        Events left, behind; // without ours; and of those the ones that came after
        bool passed = false;
        for (const Event &event : log()) {
            const bool own = ours.contains(event.id);
            passed = passed || own;
            if (own)
                continue;
            left.append(event);
            if (passed)
                behind.append(event);
        }
        if (behind.isEmpty())
            return {};
        const QSet<QString> broken = brokenIn(left);
        for (const Event &event : behind) {
            const QByteArray json = compactJson(toJson(event));
            const bool named = std::any_of(ours.begin(), ours.end(), [&](const QString &id) { return json.contains(id.toUtf8()); });
            if (named || broken.contains(event.id))
                return LogDocumentWords::tr("This cannot be undone: %1 after it, and that builds on it.").arg(whoRecorded(event.id));
        }
        return {};
    }

    [[nodiscard]] const base::Stamps &stamps() const override { return m_library ? m_library->stamps() : base::Stamps::system(); }
    [[nodiscard]] bool hasStore() const override { return m_library != nullptr; }
    void waitForStore() override { m_library->finishWriting(); }

    /// Events that two people recorded at the same time simply follow each other, and an undo is done again on what is there now;
    /// anything else goes on as a copy.
    void settleConflict() override
    {
        const QUndoStack &stack = undoStack();
        Events ours;
        bool onlyEvents = stack.index() == stack.count() && log().size() >= m_stored.events.size()
            && std::equal(m_stored.events.cbegin(), m_stored.events.cend(), log().cbegin());
        bool onlySteps = true; // every step is stored: one went back or forth between them
        QStringList sentences;
        for (int i = 0; i < stack.count(); ++i) {
            if (m_history.command(i).isStored())
                continue;
            onlySteps = false;
            const Events *recorded = appendedBy(m_history.command(i));
            onlyEvents = onlyEvents && recorded;
            if (recorded) {
                ours += *recorded;
                sentences.append(stack.command(i)->text());
            }
        }
        const int steps = stack.index() - m_history.ownDone();
        if (onlySteps && steps != 0) {
            if (!repeatOnTheirs(steps))
                saveAsCopy();
            return;
        }
        base::Result<Stored> theirs = onlyEvents ? loadStored() : base::Result<Stored>(base::Error{});
        if (!theirs)
            return saveAsCopy();
        takeTheirs(std::move(*theirs));
        if (ours.isEmpty())
            save();
        else
            appendAgain(sentences.join("; "), ours);
        tellMerged();
    }

    library::Library *m_library = nullptr;
    StoredLog m_stored;
    StoredLog m_handedLog; ///< what the library has when the save that is under way has succeeded

private:
    [[nodiscard]] virtual const Events &log() const = 0;
    /// The events of a step that only appends; null for every other step.
    [[nodiscard]] virtual const Events *appendedBy(const StoredCommand &command) const = 0;
    /// A step of somebody else; null when it cannot be read.
    [[nodiscard]] virtual std::unique_ptr<StoredCommand> readStep(const library::HistoryStep &step) const = 0;
    /// Which events would no longer hold if the log were this one.
    [[nodiscard]] virtual QSet<QString> brokenIn(const Events &log) const = 0;
    [[nodiscard]] virtual base::Result<Stored> loadStored() const = 0;
    /// Goes on from what is stored, and says so.
    virtual void takeTheirs(Stored stored) = 0;
    virtual void appendAgain(const QString &sentence, const Events &events) = 0;
    virtual void tellMerged() = 0;

    // Events are values that never change: some go, wherever they stand, and new ones follow at the end. Every row keeps its serial,
    // so that what others recorded stays theirs.
    static library::EventChange eventChange(const StoredLog &stored, StoredLog &after)
    {
        library::EventChange change;
        after.serials.clear();
        qsizetype next = 0;
        for (qsizetype i = 0; i < stored.events.size(); ++i) {
            const Event &before = stored.events.at(i);
            if (next < after.events.size() && before.id == after.events.at(next).id && before == after.events.at(next)) {
                after.serials.append(stored.serials.at(i));
                ++next;
            } else {
                change.removed.append(stored.serials.at(i));
            }
        }
        qint64 last = stored.serials.isEmpty() ? 0 : stored.serials.last();
        for (; next < after.events.size(); ++next) {
            after.serials.append(++last);
            change.written.append({last, compactJson(toJson(after.events.at(next)))});
        }
        return change;
    }

    [[nodiscard]] QString whoRecorded(const QString &event) const
    {
        const QList<library::HistoryStep> &others = m_history.othersDone();
        for (auto step = others.crbegin(); step != others.crend(); ++step) {
            const std::unique_ptr<StoredCommand> command = readStep(*step);
            const Events *recorded = command ? appendedBy(*command) : nullptr;
            if (recorded && std::any_of(recorded->begin(), recorded->end(), [&](const Event &each) { return each.id == event; }))
                return LogDocumentWords::tr("%1 recorded “%2”")
                    .arg(step->author.isEmpty() ? LogDocumentWords::tr("Somebody else") : step->author, step->sentence);
        }
        return LogDocumentWords::tr("Somebody else recorded something");
    }

    // Undo (or redo) met a document that somebody else had changed: the same steps, on what is there now. Refused where theirs
    // builds on them. False: one's own history is another one there.
    bool repeatOnTheirs(int steps)
    {
        base::Result<Stored> theirs = loadStored();
        if (!theirs)
            return false;
        const int wanted = undoStack().index(), count = undoStack().count();
        SharedHistory trial;
        const library::History own = trial.take(theirs->history, m_library->author(), m_library->isShared());
        bool same = own.steps.size() == count && own.position == wanted - steps;
        for (int i = 0; same && i < count; ++i)
            same = own.steps.at(i).payload == m_history.command(i).payload();
        if (!same)
            return false;
        takeTheirs(std::move(*theirs));
        undoStack().setIndex(wanted); // stores itself
        tellMerged();
        return true;
    }
};

} // namespace muster::documents
