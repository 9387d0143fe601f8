// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/content/RosterSource.h"
#include "print/layout/PaperText.h"
#include "print/sheets/SheetFrame.h"

namespace muster::print {

/// What the points of an army went into: a bar as wide as the page, of one block for each unit.
class ArmyGauge
{
public:
    ArmyGauge(const RosterSource &source, SheetFrame &frame, const PaperText &words) : m_source(source), m_frame(frame), m_words(words) {}

    /// Draws the bar at this height, with the names that find no room in their blocks below it; where the next thing begins.
    [[nodiscard]] double draw(double y) const;

private:
    [[nodiscard]] double drawKey(const QStringList &unnamed, double y) const;

    const RosterSource &m_source;
    SheetFrame &m_frame;
    const PaperText &m_words;
};

} // namespace muster::print
