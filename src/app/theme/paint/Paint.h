// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/style/Theme.h"
#include "app/theme/style/Tone.h"

#include <QPainter>
#include <QStyleOptionViewItem>

namespace muster::app::paint {

/// One line of text, elided at the right; gives the width it took.
double text(QPainter &painter, const QRectF &rect, const QString &text, FontRole role, const QColor &color,
            Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter);

/// A figure with every digit in a cell as wide as the widest digit, so that columns line up in any font.
void drawNumber(QPainter &painter, const QRectF &rect, const QString &figure, FontRole role, const QColor &color,
                Qt::Alignment align = Qt::AlignRight | Qt::AlignVCenter);
[[nodiscard]] double numberWidth(const QString &figure, FontRole role);
/// The arrow before a row of a tree that has rows inside.
void branchArrow(QPainter &painter, const QRectF &rect, bool open);

/// Diagonal lines; the pattern brushes of Qt are too faint.
void hatch(QPainter &painter, const QRectF &rect, const QColor &color, double pen = 2, double step = 5);

/// Ground of a row in a delegate: hover tint, or selection over the whole width of the view with the accent bar.
/// With `rule` a record table gets its hair line at the bottom.
/// Call it first in a delegate; the columns of a table each paint their own part, a tree keeps its branch arrow.
void rowGround(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index, bool rule = false);
/// The rectangle of the row over the whole width of the view.
[[nodiscard]] QRectF fullRow(const QStyleOptionViewItem &option);

/// Badge, 18 high: semantic words on their soft ground, with a 12 px icon when it states something.
[[nodiscard]] double badgeWidth(const QString &text, const QString &icon = {});
/// Draws with its left edge at `left`, centred on `middle`; gives the width.
double badge(QPainter &painter, double left, double middle, const QString &text, Tone tone, const QString &icon = {});

/// Counter pill, 16 high; gives the width.
[[nodiscard]] double counterWidth(int count);
double counter(QPainter &painter, double left, double middle, int count, Tone tone = Tone::Neutral);

/// Code in a small box, like V4.
void codeBox(QPainter &painter, const QRectF &rect, const QString &code);
/// Key name in a box, like Ctrl+K; right-aligned in the rectangle, gives the width.
double keyBox(QPainter &painter, const QRectF &rect, const QString &key);

/// Outline of an empty slot: dash 4 gap 3, radius 4.
void dashedOutline(QPainter &painter, const QRectF &rect, const QColor &color);
/// Where a dragged row will land: 2 px accent line with a ring at its start.
void dropLine(QPainter &painter, double left, double right, double y);
/// Colour tag of the user.
void tagSquare(QPainter &painter, const QPointF &centre, const QColor &color, double side = 9);
/// The kind of a unit in the game colour on its soft ground.
void unitTile(QPainter &painter, const QRectF &square, const QString &kindIcon, const GameColours &game);

} // namespace muster::app::paint
