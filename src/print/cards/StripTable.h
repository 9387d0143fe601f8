// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/cards/TableBlocks.h"

namespace muster::print {

/// A strip of cells per weapon under one common head (Dust): one line, band or double band, by the room there is.
double drawStripTable(Canvas &canvas, const TableBlock &table, const QPointF &at, double width, const CardMetrics &metrics,
                      const TableForm &look);
/// Figures in columns and a strip with its own numbers under each weapon (Dropzone, AT-43).
double drawColumnTable(Canvas &canvas, const TableBlock &table, const QPointF &at, double width, const CardMetrics &metrics,
                       const TableForm &look);

} // namespace muster::print
