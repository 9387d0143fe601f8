// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

namespace muster::library {

/// One step of a document's undo history, as it is kept: enough to undo and redo it after a restart.
struct HistoryStep
{
    qint64 serial = 0; ///< grows with each step of a document; the order of the history
    QString sentence;  ///< "Add Pounder"
    QByteArray payload;
    QDateTime when;
    QString author = QString(); ///< who did it, as Library::author() says; empty where an older program wrote it
    friend bool operator==(const HistoryStep &, const HistoryStep &) = default;
};

/// The undo history of a document: steps up to `position` are done, those behind can be redone.
struct History
{
    QList<HistoryStep> steps;
    int position = 0;
    friend bool operator==(const History &, const History &) = default;
};

/// What a save changes in the kept history.
struct HistoryChange
{
    QList<qint64> removed;      ///< serials that are no longer part of the history
    QList<HistoryStep> written; ///< new steps, and steps that grew by merging
    int position = 0;
};

} // namespace muster::library
