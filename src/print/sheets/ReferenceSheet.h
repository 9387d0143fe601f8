// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/sheets/Markdown.h"
#include "print/sheets/SheetFrame.h"

namespace muster::print {

/// Lays a quick reference out in columns: the largest type that fits one page, else two, else as many as it takes.
[[nodiscard]] Pages layoutReference(const Markdown &text, const SheetStyle &style, const QString &subtitle, const TextMeter &meter);

} // namespace muster::print
