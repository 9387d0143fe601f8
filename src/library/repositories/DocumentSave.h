// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/History.h"
#include "library/Record.h"

#include <QByteArray>

namespace muster::library {

/// One event of a campaign's log: its place in the order of events, and its JSON.
struct StoredEvent
{
    qint64 serial = 0;
    QByteArray payload;
    friend bool operator==(const StoredEvent &, const StoredEvent &) = default;
};

/// What a save changes in the event log.
struct EventChange
{
    QList<qint64> removed;
    QList<StoredEvent> written; ///< new and corrected ones
};

/// Everything one save writes, in one transaction.
struct DocumentSave
{
    Record record;      ///< version = the one the change is based on; 0 creates the document
    QByteArray content; ///< roster XML, or the head of a campaign as JSON
    HistoryChange history;
    EventChange events;
};

/// A document as it is stored.
struct StoredDocument
{
    Record record;
    QByteArray content;
    History history;
    QList<StoredEvent> events;
};

} // namespace muster::library
