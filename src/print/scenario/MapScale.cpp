// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/scenario/MapScale.h"

namespace muster::print {

QList<MapScale> MapScale::fitting(const QSizeF &table, const QSizeF &room, packs::Measure measure)
{
    QList<MapScale> scales;
    // Nothing larger than 1:10: a small table does not need the whole page.
    for (const int denominator : {10, 12, 15, 20, 25, 30, 40, 50, 80, 100}) {
        const MapScale scale{denominator, measure == packs::Measure::Inch};
        const QSizeF size = scale.onPaper(table);
        if (size.width() <= room.width() + 1e-6 && size.height() <= room.height() + 1e-6)
            scales.append(scale);
    }
    return scales;
}

} // namespace muster::print
