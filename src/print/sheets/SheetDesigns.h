// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/content/RosterSource.h"

namespace muster::print {

/// The pack's platoon sheet, or a general one: slot, unit, figures of the first profile, options, points.
[[nodiscard]] packs::SheetDesign sheetDesignFor(const RosterSource &source);

} // namespace muster::print
