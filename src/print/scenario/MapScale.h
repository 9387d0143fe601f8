// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Pack.h"

#include <QList>

namespace muster::print {

/// How large a table is drawn: 1:10 shows 180 cm as 180 mm.
struct MapScale
{
    int denominator = 10;
    bool inches = false;

    /// Millimetres on paper for one unit (cm, inch) of the table.
    [[nodiscard]] double perUnit() const { return (inches ? 25.4 : 10.0) / denominator; }
    [[nodiscard]] QSizeF onPaper(const QSizeF &table) const { return table * perUnit(); }
    /// The scales at which the table fits, the largest first; none when even the smallest is too large.
    [[nodiscard]] static QList<MapScale> fitting(const QSizeF &table, const QSizeF &room, packs::Measure measure);
};

} // namespace muster::print
