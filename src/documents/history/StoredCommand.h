// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QUndoCommand>

namespace muster::documents {

class StoredHistory;

/// One step of a document's history, which a store can keep; holds values only.
class StoredCommand : public QUndoCommand
{
public:
    explicit StoredCommand(const QString &sentence = {}) : QUndoCommand(sentence) {}

    /// What the store keeps of it.
    [[nodiscard]] virtual QByteArray payload() const = 0;
    /// Place in the stored history; 0 = not stored yet.
    [[nodiscard]] qint64 serial() const { return m_serial; }
    /// When it was done; of a step that took others in, the last of them.
    [[nodiscard]] const QDateTime &when() const { return m_when; }
    /// Whether the store has it as it is now.
    [[nodiscard]] bool isStored() const { return m_stored; }

    void undo() final;
    void redo() final;

protected:
    /// Brings the document to the state after (forward) or before it.
    virtual void perform(bool forward) = 0;
    /// Why it cannot be undone now, because of what others did since; empty: it can.
    [[nodiscard]] virtual QString whyKept() const = 0;
    /// It took another one in: what the store has of it is older.
    void grow();

private:
    friend class StoredHistory;

    StoredHistory *m_history = nullptr;
    quint64 m_number = 0; ///< no other command of the history ever had it
    int m_growth = 0;
    qint64 m_serial = 0;
    bool m_stored = false;
    QDateTime m_when;
};

} // namespace muster::documents
