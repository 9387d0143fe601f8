// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/sheets/SheetFrame.h"

#include <functional>

namespace muster::print {

/// A column of the chronicle: pieces that are never broken, one below the other, over as many pages as they need.
class ChronicleColumn
{
public:
    explicit ChronicleColumn(double width) : m_width(width) {}

    using Draw = std::function<void(SheetFrame &frame, double x, double y)>;
    /// `withNext`: never the last on a page, as a heading.
    void add(double height, Draw draw, bool withNext = false) { m_pieces.push_back({height, std::move(draw), withNext}); }
    void addSpace(double height);
    /// A paragraph, line by line.
    void addText(const TextMeter &meter, const RichText &text, const RichText::Setting &setting);
    /// As high as its words need.
    void addHeading(const TextMeter &meter, const QString &title, const QString &remark);

    [[nodiscard]] double width() const { return m_width; }
    [[nodiscard]] bool isDone() const { return m_next >= m_pieces.size(); }
    /// Draws what has room between the two heights; gives the y below it.
    double fill(SheetFrame &frame, double x, double top, double bottom);
    [[nodiscard]] double height() const;

private:
    struct Piece
    {
        double height = 0;
        Draw draw;
        bool withNext = false;
    };
    std::vector<Piece> m_pieces;
    std::size_t m_next = 0;
    double m_width;
};

} // namespace muster::print
