// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace muster::app {

/// An enemy of the report page: the key that adds it, its name, its points.
class EnemyDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    enum Role { KeyRole = Qt::UserRole + 1, PointsRole };

    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace muster::app
