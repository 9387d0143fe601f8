// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/layout/Font.h"
#include "print/layout/Inks.h"

namespace muster::print {

/// Colours and type of a chart: those of the window's theme or those of paper. All lengths follow from the size of the type.
struct ChartStyle
{
    Font font = regular(7);
    Font strongFont = bold(7);
    QRgb text = Inks::text;
    QRgb grid = Inks::ghost;
    QRgb axis = Inks::soft;
    QRgb line = Inks::hair;
    QRgb strong = 0xff3c3c3c; ///< who is looked at, and what is counted
    QRgb fill = 0xff3c3c3c;   ///< of bars; 0 saves ink: they are outlined
    QRgb onFill = Inks::paper;
    QRgb ground = Inks::paper;

    /// On paper of these inks.
    [[nodiscard]] static ChartStyle onPaper(const Inks &inks);
    /// Size of the type in millimetres.
    [[nodiscard]] double em() const { return font.points * mmPerPoint; }
    /// Height of a line of text with its room.
    [[nodiscard]] double row() const { return em() * 1.3; }
};

} // namespace muster::print
