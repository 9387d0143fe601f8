// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/roster/RosterEditor.h"

#include <QStyledItemDelegate>
#include <QWidget>

class QListView;

namespace muster::app {

/// Paints a step of the history: a ring, filled for where we are, and its sentence.
class HistoryDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

/// Everything that was done, newest first; a click goes back or forward to it.
class HistoryPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit HistoryPanel(QWidget *parent = nullptr);
    void setEditor(RosterEditor *editor);
    void retranslate();

private:
    RosterEditor *m_editor = nullptr;
    QListView *m_view = nullptr;
};

} // namespace muster::app
