// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/cards/CardContent.h"
#include "print/cards/CardMetrics.h"

namespace muster::print {

/// What a plate is to say.
struct PlateText
{
    QString title;
    QString type; ///< what it is, below an own name
    QString subtitle;
    QString badge;
    QStringList symbols;
    QString mark;
    QString points; ///< empty on fronts
    QString pointsUnit;
    bool sheet = false; ///< a sheet shows its subtitle beside the points
};

/// Draws the head of a card or sheet in the outline of the game; gives its height (more than `height` if the text needs it).
double drawHeadPlate(Canvas &canvas, HeadShape shape, const PlateText &text, const QRectF &area, const CardMetrics &metrics);

} // namespace muster::print
