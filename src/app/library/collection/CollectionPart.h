// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/collection/CollectionPanel.h"
#include "app/library/collection/FigurePanel.h"
#include "app/library/collection/ReadyPanel.h"

#include <QObject>

class QUndoStack;

namespace muster::app {

class DockHost;

/// The collection in the library workspace: its two panels, and what they have to do with each other.
class CollectionPart final : public QObject
{
    Q_OBJECT

public:
    CollectionPart(const Services &services, QObject *parent);

    void build(DockHost &host);
    void retranslate();
    /// Rosters may have been saved meanwhile.
    void refresh();
    /// One of the panels has the keyboard: undo is about figures then.
    [[nodiscard]] bool isInFront() const;
    [[nodiscard]] QUndoStack *undoStack() const { return &m_book.undoStack(); }
    /// "148 figures of 41 kinds"
    [[nodiscard]] QString status() const;
    void showCollection();
    /// With this roster of the library ticked; none when it is empty.
    void showReady(const QString &rosterId);

    [[nodiscard]] CollectionPanel *panel() const { return m_panel; }
    [[nodiscard]] ReadyPanel *ready() const { return m_ready; }

signals:
    void changed();
    void said(const QString &sentence);
    void wrote(const QString &path);
    void complained(const QString &title, const QString &text);

private:
    const Services &m_services;
    documents::CollectionBook &m_book;
    models::RosterShelf m_shelf;
    DockHost *m_host = nullptr;
    CollectionPanel *m_panel = nullptr;
    FigurePanel *m_figure = nullptr;
    ReadyPanel *m_ready = nullptr;
};

} // namespace muster::app
