// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QUndoStack;

namespace muster::documents {

/// Steps of a stored history that this version cannot read, and those behind them: they stay in the library for the version
/// that wrote them, and the history stops there.
struct UnreadSteps
{
    QList<qint64> before; ///< serials, done: what lies before the first step that can be undone here
    QList<qint64> after;  ///< undone: what lies behind the last step that can be redone here; something new does away with them

    [[nodiscard]] bool contains(qint64 serial) const { return before.contains(serial) || after.contains(serial); }
    /// Lets whoever shows the stack ask why it ends where it does.
    void mark(QUndoStack &stack) const;
};

/// Why a stack has nothing (more) to undo or redo, although there were steps; empty where that is simply the end.
[[nodiscard]] QString whyNoUndo(const QUndoStack *stack);
[[nodiscard]] QString whyNoRedo(const QUndoStack *stack);

} // namespace muster::documents
