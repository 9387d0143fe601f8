// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/ReferenceSheet.h"


namespace muster::print {

namespace {

constexpr double headHeight = 13;

} // namespace

std::vector<FlowItem> referenceItems(const Markdown &text, const TextMeter &meter, const TextSizes &sizes)
{
    std::vector<FlowItem> items;
    for (const MdSection &section : text.sections) {
        const size_t start = items.size();
        if (!section.title.isEmpty()) {
            FlowItem title;
            title.draw = [&section, sizes](Canvas &c, double x, double y, double w) { return drawSectionTitle(c, section.title, x, y, w, sizes); };
            title.spaceBefore = 2.2;
            title.keepWithNext = true;
            items.push_back(title);
        }
        for (const MdBlock &block : section.blocks) {
            FlowItem item;
            item.draw = [&block, sizes](Canvas &c, double x, double y, double w) { return drawTextBlock(c, block, x, y, w, sizes); };
            item.keepWithNext = std::holds_alternative<MdHeading>(block);
            if (const auto *table = std::get_if<MdTable>(&block))
                item.minWidth = tableMinWidth(meter, *table, sizes);
            items.push_back(item);
        }
        if (start < items.size())
            items[start].group = true;
    }
    return items;
}

Pages layoutReference(const Markdown &text, const SheetStyle &style, const QString &subtitle, const TextMeter &meter)
{
    SheetStyle sheet = style;
    sheet.margins = {10, 9, 10, 6};
    SheetFrame frame(sheet, meter);
    const bool small = sheet.paper.width() < 170;
    const double top = sheet.margins.top() + headHeight + 3.4;
    const auto area = [&](int) { return FlowArea{frame.left(), top, frame.width(), frame.bottom(), small ? 2 : 3, small ? 4.0 : 5.0}; };
    const Canvas measure(meter, Inks{sheet.ink, darkEnough(sheet.colour)}, Words(sheet.language));

    std::vector<FlowItem> items;
    std::vector<FlowPlace> places;
    int pages = 0;
    // The largest type that fits one page; if none does, two pages; and so on. Never below 7 points.
    for (int most = 1; most < 40; ++most) {
        for (double k = 1.22; k > 0.885; k -= 0.02) {
            items = referenceItems(text, meter, {k});
            places = flowColumns(items, area, measure);
            pages = 0;
            for (const FlowPlace &place : places)
                pages = std::max(pages, place.page + 1);
            if (pages <= most)
                break;
        }
        if (pages <= most)
            break;
    }
    for (int page = 0; page < pages; ++page) {
        PlateText head;
        head.title = text.title;
        head.subtitle = subtitle;
        head.points = pages > 1 ? QStringLiteral("%1/%2").arg(page + 1).arg(pages) : QStringLiteral(" ");
        frame.newPage(head, headHeight);
        for (const FlowPlace &place : places)
            if (place.page == page)
                items[place.item].draw(frame.canvas(), place.x, place.y, place.width);
    }
    return frame.finish();
}

} // namespace muster::print
