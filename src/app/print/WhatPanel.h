// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/PrintSession.h"

#include <QWidget>

class QAction;
class QLabel;
class QScrollArea;
class QTreeWidget;
class QTreeWidgetItem;

namespace muster::app {

/// What to print: kinds of pages and the units, each with a check box; below, the cards that need more room.
class WhatPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit WhatPanel(PrintSession &session, QWidget *parent = nullptr);
    void retranslate();
    /// Actions of the context menu: all units, no unit.
    void setUnitActions(const QList<QAction *> &actions);
    /// Makes this unit the current row.
    void select(const QString &unitId);

signals:
    void unitSelected(const QString &unitId);
    /// A kind of page was selected: the preview may turn to it.
    void kindSelected(muster::print::PrintKind kind);

private:
    void fill();
    void showCounts();
    void showWarnings();
    void changed(QTreeWidgetItem *item);
    void currentChanged(QTreeWidgetItem *item);
    void printOnlyThis();
    [[nodiscard]] QString kindName(print::PrintKind kind) const;

    PrintSession &m_session;
    QTreeWidget *m_tree = nullptr;
    QAction *m_onlyThis = nullptr;
    QWidget *m_box = nullptr;
    QLabel *m_boxIcon = nullptr;
    QLabel *m_boxTitle = nullptr;
    QLabel *m_boxText = nullptr;
    QScrollArea *m_boxScroll = nullptr;
    bool m_filling = false;
};

} // namespace muster::app
