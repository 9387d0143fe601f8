// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Pack.h"
#include "print/sheets/ColumnFlow.h"
#include "print/sheets/TextBlocks.h"

namespace muster::print {

/// The texts of a scenario as pieces to flow: its sections, the chances of reserves, sizes of tables, what is switched on, tokens.
[[nodiscard]] std::vector<FlowItem> scenarioItems(const packs::Scenario &scenario, const packs::Pack &pack, const PaperText &words,
                                                  const TextSizes &sizes);
/// The places of the pieces in columns that end as high as possible; none when they do not fit the area.
[[nodiscard]] std::vector<FlowPlace> balancedColumns(const std::vector<FlowItem> &items, const FlowArea &area, const Canvas &measure);

} // namespace muster::print
