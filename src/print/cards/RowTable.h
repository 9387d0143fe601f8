// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/cards/TableBlocks.h"

namespace muster::print {

/// Whether the title of the table stands in its row of column heads.
[[nodiscard]] bool titleInHead(const TableBlock &table);
/// Name left, values in columns, a hairline under each row (Crusade, skirmish, any data).
double drawRowTable(Canvas &canvas, const TableBlock &table, const QPointF &at, double width, const CardMetrics &metrics,
                    const TableForm &look);

} // namespace muster::print
