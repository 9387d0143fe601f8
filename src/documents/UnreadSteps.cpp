// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/UnreadSteps.h"

#include <QCoreApplication>
#include <QUndoStack>

namespace muster::documents {

namespace {

struct Words { Q_DECLARE_TR_FUNCTIONS(UnreadSteps) };

constexpr const char *undoStops = "musterUndoStops";
constexpr const char *redoStops = "musterRedoStops";

} // namespace

void UnreadSteps::mark(QUndoStack &stack) const
{
    stack.setProperty(undoStops, !before.isEmpty());
    stack.setProperty(redoStops, !after.isEmpty());
}

QString whyNoUndo(const QUndoStack *stack)
{
    const bool stops = stack && !stack->canUndo() && stack->property(undoStops).toBool();
    return stops ? Words::tr("the step before was made by another version of Muster and can be undone only there") : QString();
}

QString whyNoRedo(const QUndoStack *stack)
{
    const bool stops = stack && !stack->canRedo() && stack->property(redoStops).toBool();
    return stops ? Words::tr("the next step was made by another version of Muster and can be redone only there") : QString();
}

} // namespace muster::documents
