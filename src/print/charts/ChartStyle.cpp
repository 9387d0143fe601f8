// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/charts/ChartStyle.h"

namespace muster::print {

ChartStyle ChartStyle::onPaper(const Inks &inks)
{
    ChartStyle style;
    style.strong = inks.line();
    style.fill = inks.plate();
    style.onFill = inks.onPlate();
    return style;
}

} // namespace muster::print
