// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>

#include <vector>

namespace muster::print {

/// One rung of the type ladder of the weapon table (points and millimetres).
struct TableStep
{
    const char *name;
    double dice, damage, weapon, range;
    double strip, nameLine, head, burst, ammo;
    double scale = 1.0; ///< of everything that has no figure of its own
};

/// Sizes of type and blocks for a card of a given size (PRINT.md, sections 2, 3, 7, 8).
struct CardMetrics
{
    QSizeF trim;
    double border = 3.0;
    double gap = 0.8;
    double plateFront = 12.6, plateBack = 9.4;
    double title = 15, titleFloor = 10.5, titleTwo = 9.5, subtitle = 7, subtitleFloor = 6.5;
    double badge = 17, vital = 17, vitalSmall = 14, label = 6.6, vitals = 8.6, ribbon = 4.6, ribbonText = 8;
    double rule = 7.2, ruleKept = 6.8, ruleFloor = 6.5, points = 17, foot = 6.6, tick = 4.4;
    double rangeColumn = 8.2;
    double handRow = 4.3, keyLine = 3.4;
    double scale = 1.0; ///< of plate widths
    bool mini = false;
    std::vector<TableStep> steps;
    int textSteps = 2; ///< rule texts stand on the front only with one of the first so many steps

    [[nodiscard]] double width() const { return trim.width() - 2 * border; }
    [[nodiscard]] double height() const { return trim.height() - 2 * border; }
    [[nodiscard]] static CardMetrics forSize(const QSizeF &trim);
};

} // namespace muster::print
