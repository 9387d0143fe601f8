// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/ColumnFlow.h"

#include <algorithm>

namespace muster::print {

namespace {

double columnWidth(const FlowArea &area)
{
    return (area.width - area.gutter * (area.columns - 1)) / area.columns;
}

/// The free part of one page: where each column begins below the wide groups.
struct PageRoom
{
    FlowArea area;
    std::vector<double> tops;
    size_t column = 0;
    double y = 0;
    bool fresh = true; ///< nothing in this column yet
};

class Flow
{
public:
    Flow(const std::vector<FlowItem> &items, const std::function<FlowArea(int)> &area, const Canvas &measure)
        : m_items(items), m_area(area), m_measure(measure)
    {
    }

    std::vector<FlowPlace> run()
    {
        // Groups with something wide in them are placed first.
        std::vector<std::pair<size_t, size_t>> groups;
        for (size_t i = 0; i < m_items.size(); ++i)
            if (i == 0 || m_items[i].group)
                groups.push_back({i, i + 1});
            else
                groups.back().second = i + 1;
        const double narrow = columnWidth(m_area(0));
        std::vector<std::pair<size_t, size_t>> flowing;
        for (const auto &group : groups) {
            double widest = 0;
            for (size_t i = group.first; i < group.second; ++i)
                widest = std::max(widest, m_items[i].minWidth);
            if (widest > narrow && m_area(0).columns > 1)
                placeWide(group, widest);
            else
                flowing.push_back(group);
        }
        for (const auto &group : flowing)
            for (size_t i = group.first; i < group.second;)
                i = placeChunk(i, group.second);
        std::sort(m_places.begin(), m_places.end(), [](const FlowPlace &a, const FlowPlace &b) { return a.item < b.item; });
        return m_places;
    }

private:
    PageRoom &page(size_t index)
    {
        while (m_pages.size() <= index) {
            PageRoom room;
            room.area = m_area(int(m_pages.size()));
            room.tops.assign(size_t(room.area.columns), room.area.top);
            room.y = room.area.top;
            m_pages.push_back(room);
        }
        return m_pages[index];
    }

    double height(size_t item, double width) const
    {
        Canvas probe = m_measure.scratch();
        return m_items[item].draw(probe, 0, 0, width);
    }

    void placeWide(const std::pair<size_t, size_t> &group, double widest)
    {
        const FlowArea first = page(0).area;
        const double narrow = columnWidth(first);
        const int span = std::min(first.columns, widest > 2 * narrow + first.gutter ? first.columns : 2);
        const double width = span * narrow + (span - 1) * first.gutter;
        double total = 0;
        for (size_t i = group.first; i < group.second; ++i)
            total += height(i, width) + m_items[i].spaceBefore;
        const size_t from = size_t(first.columns - span);
        for (size_t p = 0;; ++p) {
            PageRoom &room = page(p);
            const double top = *std::max_element(room.tops.begin() + long(from), room.tops.end());
            if (top + total > room.area.bottom && top > room.area.top)
                continue;
            double y = top > room.area.top ? top + m_items[group.first].spaceBefore : top;
            const double x = room.area.left + double(from) * (narrow + room.area.gutter);
            for (size_t i = group.first; i < group.second; ++i) {
                if (i > group.first)
                    y += m_items[i].spaceBefore;
                m_places.push_back({i, int(p), x, y, width});
                y += height(i, width);
            }
            for (size_t c = from; c < room.tops.size(); ++c)
                room.tops[c] = y;
            if (from == 0)
                room.y = y;
            return;
        }
    }

    bool fitsAColumn(size_t first, size_t limit)
    {
        const FlowArea &area = page(m_page).area;
        double total = 0;
        for (size_t i = first; i < limit; ++i)
            total += height(i, columnWidth(area)) + (i == first ? 0 : m_items[i].spaceBefore);
        return total <= area.bottom - area.top;
    }

    /// An item with those that must stay with it; gives the next index.
    size_t placeChunk(size_t first, size_t limit)
    {
        size_t end = first + 1;
        while (end < limit && m_items[end - 1].keepWithNext)
            ++end;
        if (m_items[first].whole && fitsAColumn(first, limit))
            end = limit;
        for (;;) {
            PageRoom &room = page(m_page);
            const double narrow = columnWidth(room.area);
            double total = 0;
            std::vector<double> heights;
            for (size_t i = first; i < end; ++i) {
                heights.push_back(height(i, narrow));
                total += heights.back() + (i == first && room.fresh ? 0 : m_items[i].spaceBefore);
            }
            const bool empty = room.fresh && room.tops[room.column] <= room.area.top + 1e-6;
            if (room.y + total > room.area.bottom + 1e-6 && !empty) {
                advance(room);
                continue;
            }
            const double x = room.area.left + double(room.column) * (narrow + room.area.gutter);
            for (size_t i = first; i < end; ++i) {
                if (!(i == first && room.fresh))
                    room.y += m_items[i].spaceBefore;
                m_places.push_back({i, int(m_page), x, room.y, narrow});
                room.y += heights[i - first];
                room.fresh = false;
            }
            return end;
        }
    }

    void advance(PageRoom &room)
    {
        room.fresh = true;
        if (room.column + 1 < room.tops.size()) {
            ++room.column;
            room.y = room.tops[room.column] + (room.tops[room.column] > room.area.top ? 2.2 : 0);
            return;
        }
        ++m_page;
        PageRoom &next = page(m_page);
        next.y = next.tops[0] + (next.tops[0] > next.area.top ? 2.2 : 0);
    }

    const std::vector<FlowItem> &m_items;
    const std::function<FlowArea(int)> &m_area;
    const Canvas &m_measure;
    std::vector<PageRoom> m_pages;
    size_t m_page = 0;
    std::vector<FlowPlace> m_places;
};

} // namespace

std::vector<FlowPlace> flowColumns(const std::vector<FlowItem> &items, const std::function<FlowArea(int)> &area, const Canvas &measure)
{
    return Flow(items, area, measure).run();
}

} // namespace muster::print
