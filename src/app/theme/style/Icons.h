// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/style/Tokens.h"

#include <QIcon>
#include <QPixmap>
#include <QStringList>

class QLabel;
class QPainter;

namespace muster::app {

/// Our own line icons: SVG files on a 16 grid with a placeholder colour, drawn in the colours of the theme.
/// Names are the file names of resources/icons without the ending, like "undo" or "kind-walker-medium".
namespace icons {

/// Follows the theme by itself: `normal` when idle, Hatch when disabled, `on` when checked.
[[nodiscard]] QIcon icon(const QString &name, Token normal = Token::Text2, Token on = Token::Accent);
/// Of a fixed colour, like the game's.
[[nodiscard]] QIcon icon(const QString &name, const QColor &color);
[[nodiscard]] QPixmap pixmap(const QString &name, int size, const QColor &color, qreal ratio = 1);
/// Shows the icon in a label, and again in the new colours when the theme changes.
void put(QLabel *label, const QString &name, int side, Token token);
/// Draws into a square; lines keep the same weight to the eye at every size.
void paint(QPainter &painter, const QRectF &square, const QString &name, const QColor &color);
[[nodiscard]] bool exists(const QString &name);
[[nodiscard]] QStringList names();
/// The program's own picture; drawn here, since Qt's SVG plugin is not everywhere.
[[nodiscard]] QPixmap programPicture(int side, qreal ratio = 1);
[[nodiscard]] QIcon programIcon();

} // namespace icons

} // namespace muster::app
