// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/board/LogPanel.h"

#include <QStyledItemDelegate>

namespace muster::app {

/// Paints the entries of the log: turn, icon, words, the pencil that corrects.
class LogDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    LogDelegate(const LogModel &model, QObject *parent) : QStyledItemDelegate(parent), m_model(model) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {100, 44}; }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const LogModel &m_model;
};

} // namespace muster::app
