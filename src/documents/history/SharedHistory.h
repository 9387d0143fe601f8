// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/History.h"

#include <functional>

namespace muster::documents {

/// The kept history of a document that several people write. One's own steps are on the undo stack; those of others stay where
/// they are between them, so that nobody's undo takes back what somebody else did.
class SharedHistory
{
public:
    /// One's own step as the undo stack has it.
    struct Own
    {
        qint64 serial = 0; ///< 0: not stored yet
        bool stored = false;
        QString sentence;
        QDateTime when;
        std::function<QByteArray()> payload;
    };

    /// Takes what is stored; answers one's own steps. `shared`: a step of an older program, which says no author, may be
    /// somebody else's.
    [[nodiscard]] library::History take(const library::History &history, const QString &author, bool shared);
    /// Own steps that this version cannot read, and those beyond them: done ones (the oldest), and undone ones. They stay
    /// where they are, as those of others do.
    void keepUnread(const QList<library::HistoryStep> &before, const QList<library::HistoryStep> &after);
    /// Something new was done: own steps that could not be redone here go, as any that could be redone do. `oldest`: those that
    /// could not be undone here too, because a step between them and the others is gone.
    void dropUnread(bool oldest);
    /// Nothing is stored (yet, or any more).
    void forget();

    /// What a save writes: `own` in the order of the stack, the first `done` of them done.
    [[nodiscard]] library::HistoryChange change(const QList<Own> &own, int done, const QString &author) const;
    /// That save succeeded; the serials of `own` as they are now.
    [[nodiscard]] QList<qint64> stored(const QList<Own> &own, int done);
    /// How many of one's own steps were done when it was last stored.
    [[nodiscard]] int ownDone() const { return m_ownDone; }

    /// Steps of others that are done, oldest first.
    [[nodiscard]] const QList<library::HistoryStep> &othersDone() const { return m_othersDone; }
    /// Whether there are own steps at either end that this version cannot read.
    [[nodiscard]] bool hasUnreadBefore() const { return !m_unreadBefore.isEmpty(); }
    [[nodiscard]] bool hasUnreadAfter() const { return !m_unreadAfter.isEmpty(); }
    /// Whether anybody else has written it at all: then one's own steps may not fit to the row any more.
    [[nodiscard]] bool hasOthers() const { return !m_othersDone.isEmpty() || !m_othersUndone.isEmpty(); }

private:
    /// A place in the order in which the steps are kept: those that are done, then those that can be redone.
    struct Place
    {
        qint64 serial = 0;
        bool moved = false; ///< it has another serial than before
        int own = -1;       ///< index, or
        library::HistoryStep other;
    };
    [[nodiscard]] QList<Place> order(const QList<Own> &own, int done) const;

    QList<library::HistoryStep> m_othersDone, m_othersUndone;
    QList<qint64> m_unreadBefore, m_unreadAfter; ///< serials of one's own among those
    QList<qint64> m_serials;                     ///< that are stored
    qint64 m_last = 0;
    int m_ownDone = 0;
};

} // namespace muster::documents
