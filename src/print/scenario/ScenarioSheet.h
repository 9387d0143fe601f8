// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Pack.h"
#include "print/layout/DisplayList.h"
#include "print/layout/Inks.h"
#include "print/layout/TextMeter.h"

namespace muster::print {

/// A scenario on paper: figures, map to scale where the rules give measures, texts, a track for turns and score, and the
/// secondary mission where the players fold it away. One page, as long as its texts allow it.
[[nodiscard]] Pages layoutScenario(const packs::Scenario &scenario, const packs::Pack &pack, const QString &language, const QSizeF &paper,
                                   InkMode ink, const TextMeter &meter);

} // namespace muster::print
