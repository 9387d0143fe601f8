// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Pack.h"
#include "print/sheets/SheetFrame.h"

namespace muster::print {

/// The buildings of a table: walls, boxes for damage with a mark at half, garrison, who searches for how long. None: no pages.
[[nodiscard]] Pages layoutStructures(const packs::Pack &pack, const SheetStyle &style, const TextMeter &meter);

} // namespace muster::print
