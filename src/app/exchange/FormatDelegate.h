// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace muster::app {

/// A format with what it is for below it.
class FormatDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    enum Role {
        Second = Qt::UserRole + 10, ///< second line
    };

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace muster::app
