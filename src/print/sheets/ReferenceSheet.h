// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/sheets/ColumnFlow.h"
#include "print/sheets/SheetFrame.h"
#include "print/sheets/TextBlocks.h"

namespace muster::print {

/// The quick reference in columns: as few pages as its text needs at a readable size, as large as they allow.
[[nodiscard]] Pages layoutReference(const Markdown &text, const SheetStyle &style, const QString &subtitle, const TextMeter &meter);

/// A reference laid out in one size of type: its pieces and their places.
struct PlacedReference
{
    std::vector<FlowItem> items;
    std::vector<FlowPlace> places;
    int pages = 0;
    int torn = 0; ///< sections that go on in another column
};

/// The places of its pieces; `text` must outlive them. A section is torn only where no column could hold it.
[[nodiscard]] PlacedReference placeReference(const Markdown &text, const SheetStyle &style, const TextMeter &meter);

/// Its sections as pieces to flow; `text` must outlive them.
[[nodiscard]] std::vector<FlowItem> referenceItems(const Markdown &text, const TextMeter &meter, const TextSizes &sizes);

} // namespace muster::print
