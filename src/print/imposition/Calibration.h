// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/layout/Canvas.h"

namespace muster::print {

/// Two pages to print on both sides: rulers, edge marks, type, greys and boxes; the crosses of the back show its offset.
[[nodiscard]] Pages calibrationSheet(const QSizeF &paper, const QString &language, const TextMeter &meter);

} // namespace muster::print
