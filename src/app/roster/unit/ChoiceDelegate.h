// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace muster::app {

/// Rows of a short list to choose one from: a tile or a radio mark, a name, a second line, a figure at the right.
class ChoiceDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    enum Role {
        Second = Qt::UserRole + 10, ///< second line
        Right,                      ///< "from 39 pts"
        Icon,                       ///< name of the icon in the tile
        Hue,                        ///< colour of the game; invalid = a radio mark instead of a tile
    };

    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace muster::app
