// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/ReferenceSheet.h"

#include <algorithm>

namespace muster::print {

namespace {

constexpr double headHeight = 13;
constexpr int manyPages = 40;

} // namespace

std::vector<FlowItem> referenceItems(const Markdown &text, const TextMeter &meter, const TextSizes &sizes)
{
    std::vector<FlowItem> items;
    for (const MdSection &section : text.sections) {
        const size_t start = items.size();
        if (!section.title.isEmpty()) {
            FlowItem title;
            title.draw = [&section, sizes](Canvas &c, double x, double y, double w) {
                return drawSectionTitle(c, section.title, x, y, w, sizes);
            };
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
            items[start].group = items[start].whole = true; // a list that goes on elsewhere is not found at the table
    }
    return items;
}

namespace {

PlacedReference typeset(const Markdown &text, const TextMeter &meter, const TextSizes &sizes, const std::function<FlowArea(int)> &area,
                        const Canvas &measure)
{
    PlacedReference made{referenceItems(text, meter, sizes), {}, 0, 0};
    made.places = flowColumns(made.items, area, measure);
    size_t head = 0; // where the section of this piece begins
    bool counted = false;
    for (size_t i = 0; i < made.places.size(); ++i) {
        const FlowPlace &place = made.places[i];
        made.pages = std::max(made.pages, place.page + 1);
        if (made.items[place.item].group) {
            head = i;
            counted = false;
        } else if (!counted && (place.page != made.places[head].page || place.x != made.places[head].x)) {
            counted = true;
            ++made.torn;
        }
    }
    return made;
}

SheetStyle sheetOf(const SheetStyle &style)
{
    SheetStyle sheet = style;
    sheet.margins = {10, 9, 10, 6};
    return sheet;
}

} // namespace

PlacedReference placeReference(const Markdown &text, const SheetStyle &style, const TextMeter &meter)
{
    const SheetStyle sheet = sheetOf(style);
    const SheetFrame frame(sheet, meter);
    const bool small = sheet.paper.width() < 170;
    const double top = sheet.margins.top() + headHeight + 3.4;
    const auto area = [&](int) { return FlowArea{frame.left(), top, frame.width(), frame.bottom(), small ? 2 : 3, small ? 4.0 : 5.0}; };
    const Canvas measure(meter, Inks{sheet.ink, darkEnough(sheet.colour)}, PaperText(sheet.language));

    // The largest type at which the text takes no more pages than at any other, and tears no more sections. Never below 7 points.
    PlacedReference best;
    for (double k = 1.22; k > 0.885 && (best.pages != 1 || best.torn > 0); k -= 0.02) {
        PlacedReference next = typeset(text, meter, {k}, area, measure);
        const bool endless = best.pages == 0 && next.pages > manyPages;
        if (best.pages == 0 || next.pages < best.pages || (next.pages == best.pages && next.torn < best.torn))
            best = std::move(next);
        if (endless) { // a book: no size brings it back to a few pages, the smallest saves most
            best = typeset(text, meter, {0.90}, area, measure);
            break;
        }
    }
    return best;
}

Pages layoutReference(const Markdown &text, const SheetStyle &style, const QString &subtitle, const TextMeter &meter)
{
    SheetFrame frame(sheetOf(style), meter);
    const PlacedReference placed = placeReference(text, style, meter);
    const auto &[items, places, pages, torn] = placed;
    std::vector<std::vector<const FlowPlace *>> onPage(static_cast<size_t>(pages));
    for (const FlowPlace &place : places)
        onPage[size_t(place.page)].push_back(&place);
    for (int page = 0; page < pages; ++page) {
        PlateText head;
        head.title = text.title;
        head.subtitle = subtitle;
        head.points = pages > 1 ? QStringLiteral("%1/%2").arg(page + 1).arg(pages) : QStringLiteral(" ");
        frame.newPage(head, headHeight);
        for (const FlowPlace *place : onPage[size_t(page)])
            items[place->item].draw(frame.canvas(), place->x, place->y, place->width);
    }
    return frame.finish();
}

} // namespace muster::print
