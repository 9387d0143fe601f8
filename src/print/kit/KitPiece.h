// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/paper/PaperKit.h"
#include "print/layout/Canvas.h"

#include <functional>

namespace muster::print {

/// Something of true size that is cut out of a sheet.
struct KitPiece
{
    QSizeF size; ///< millimetres, with its cut line
    std::function<void(Canvas &, const QPointF &topLeft)> draw;
};

/// A marker, or both faces of it side by side with a fold between them.
[[nodiscard]] KitPiece markerPiece(const packs::MarkerDesign &marker);
[[nodiscard]] KitPiece discPiece(const packs::DiscDesign &disc);
[[nodiscard]] KitPiece templatePiece(const packs::TemplateDesign &design);
/// As long as the room allows in whole steps.
[[nodiscard]] KitPiece rulerPiece(const packs::RulerDesign &ruler, double room);
[[nodiscard]] KitPiece stripPiece(const packs::StripDesign &strip);
/// The line of 50 mm with which one checks the printer.
[[nodiscard]] KitPiece controlPiece(const PaperText &words);

/// The outline of a marker around a point.
[[nodiscard]] QPainterPath markerOutline(packs::MarkerShape shape, const QPointF &centre, double size);
/// Text along a circle, its middle at the top (or at the bottom, read from outside), as outlines.
void drawArcText(Canvas &canvas, const QString &text, const Font &font, const QPointF &centre, double radius, bool bottom, QRgb colour);

} // namespace muster::print
