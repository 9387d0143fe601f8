// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/cards/CardMetrics.h"

#include <algorithm>

namespace muster::print {

namespace {

const std::vector<TableStep> &pokerSteps()
{
    static const std::vector<TableStep> steps{
        {"XL", 12, 9, 9.5, 13, 8.6, 5.2, 7.4, 3.9, 4.6}, {"L", 10.5, 8, 8.5, 11.5, 7.4, 4.7, 7.0, 3.4, 4.2},
        {"M", 9.5, 7, 8, 10, 6.6, 4.2, 6.6, 3.0, 3.8},   {"S", 9, 7, 7.5, 9.5, 6.1, 3.9, 6.2, 2.8, 3.6},
        {"XS", 8, 6.5, 7, 8.5, 5.3, 3.6, 5.9, 2.4, 3.5}, {"XXS", 7.5, 6.5, 7, 8, 4.7, 3.25, 5.6, 2.2, 3.5}};
    return steps;
}

const std::vector<TableStep> &tarotSteps()
{
    static const std::vector<TableStep> steps{
        {"XL", 13, 10, 10.5, 15, 9.6, 6.0, 8.4, 4.3, 5.2},  {"L", 11.5, 9, 9.5, 13, 8.4, 5.4, 7.8, 3.8, 4.8},
        {"M", 10.5, 8, 8.5, 11.5, 7.4, 4.8, 7.2, 3.4, 4.4}, {"S", 9.5, 7.5, 8, 10.5, 6.6, 4.3, 6.8, 3.0, 4.0},
        {"XS", 8.5, 7, 7.5, 9, 5.6, 3.9, 6.2, 2.5, 3.6},    {"XXS", 7.5, 6.5, 7, 8, 4.8, 3.4, 5.8, 2.2, 3.5}};
    return steps;
}

CardMetrics tarot(double scale)
{
    CardMetrics m;
    m.border = 3.5;
    m.gap = 1.0 * scale;
    m.scale = scale;
    m.plateFront = 15 * scale, m.plateBack = 11 * scale;
    m.title = 17 * scale, m.titleFloor = 11 * scale, m.titleTwo = 11 * scale;
    m.subtitle = 8 * scale, m.subtitleFloor = 7 * scale;
    m.badge = 20 * scale, m.vital = 20 * scale, m.vitalSmall = 17 * scale, m.label = 7.2 * scale;
    m.vitals = 10 * scale, m.ribbon = 5.4 * scale, m.ribbonText = 9 * scale;
    m.rule = 8.2 * scale, m.ruleKept = 7.4 * scale, m.points = 20 * scale, m.foot = 7 * scale, m.tick = 5.0 * scale;
    m.rangeColumn = 10.8 * scale, m.handRow = 4.6 * scale, m.keyLine = 3.8 * scale;
    m.textSteps = 3;
    m.steps = tarotSteps();
    for (TableStep &s : m.steps)
        for (double *value : {&s.dice, &s.damage, &s.weapon, &s.range, &s.strip, &s.nameLine, &s.head, &s.burst, &s.ammo})
            *value *= scale;
    for (TableStep &s : m.steps)
        s.scale = scale;
    // Below the designed ladder the poker steps follow, so that a big card can hold very much.
    if (scale > 1.05)
        m.steps.insert(m.steps.end(), tarotSteps().begin() + 2, tarotSteps().end());
    return m;
}

CardMetrics miniCard()
{
    CardMetrics m;
    m.mini = true;
    m.border = 2.5;
    m.gap = 0.6;
    m.scale = 0.8;
    m.plateFront = 10.4, m.plateBack = 8.0;
    m.title = 12, m.titleFloor = 9, m.titleTwo = 8.5, m.subtitle = 6.6;
    m.badge = 13, m.vital = 13, m.vitalSmall = 11, m.label = 6.5, m.vitals = 7.4, m.ribbon = 4.0, m.ribbonText = 7;
    m.rule = 6.8, m.ruleKept = 6.5, m.points = 13, m.foot = 6.5, m.tick = 3.6;
    m.rangeColumn = 6.6, m.handRow = 3.8, m.keyLine = 3.1;
    m.steps.assign(pokerSteps().begin() + 2, pokerSteps().end());
    return m;
}

} // namespace

CardMetrics CardMetrics::forSize(const QSizeF &trim)
{
    CardMetrics m;
    if (trim.width() < 52 || trim.height() < 72) {
        m = miniCard();
    } else if (trim.width() >= 69 && trim.height() >= 100) {
        m = tarot(std::clamp(std::min((trim.width() - 7) / 63.0, (trim.height() - 7) / 113.0), 1.0, 2.2));
    } else {
        m.steps = pokerSteps();
    }
    m.trim = trim;
    return m;
}

} // namespace muster::print
