// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/cards/HeadPlate.h"
#include "print/layout/RichText.h"

namespace muster::print {

/// What all pages of a sheet have in common.
struct SheetStyle
{
    HeadShape head = HeadShape::Plain;
    QRgb colour = 0xff3c3c3c;
    QString mark;
    InkMode ink = InkMode::Colour;
    QString language = QStringLiteral("en");
    QSizeF paper{210, 297}; ///< as it is printed: wide for a landscape sheet
    QMarginsF margins{12, 11, 12, 9};
    QString footLeft;
    QString footRight;    ///< "army summary"
    bool odds = false;    ///< the army summary says what the army does to typical targets
    bool ownFoot = false; ///< whoever makes the pages writes what stands at their foot
};

/// The pages of one sheet while they are made: head on each, foot with the page number when all are known.
class SheetFrame
{
public:
    SheetFrame(const SheetStyle &style, const TextMeter &meter);

    /// Begins a page; gives the y below its head.
    double newPage(const PlateText &head, double headHeight = 0);
    [[nodiscard]] Canvas &canvas() { return *m_canvas; }
    [[nodiscard]] double left() const { return m_style.margins.left(); }
    [[nodiscard]] double width() const { return m_style.paper.width() - m_style.margins.left() - m_style.margins.right(); }
    [[nodiscard]] double right() const { return left() + width(); }
    /// Where content must end: above the foot.
    [[nodiscard]] double bottom() const { return m_style.paper.height() - m_style.margins.bottom() - 1.3 - m_footHeight; }
    [[nodiscard]] const SheetStyle &style() const { return m_style; }
    [[nodiscard]] const TextMeter &meter() const { return m_meter; }
    /// Heading in the game's colour with a rule; gives the y below.
    double heading(double x, double y, double width, const QString &text, const QString &remark = {}, double points = 9.6);
    [[nodiscard]] int pageCount() const { return int(m_pages.size()); }
    [[nodiscard]] Pages finish();

private:
    void closePage();
    [[nodiscard]] QString footRight(int page, int pages) const;
    [[nodiscard]] RichText::Setting footLeftSetting() const;

    SheetStyle m_style;
    const TextMeter &m_meter;
    double m_footHeight = 3.2; ///< more when what it says on the left takes several lines
    std::unique_ptr<Canvas> m_canvas;
    std::vector<DisplayList> m_pages;
};

/// Sizes of the head of a sheet.
[[nodiscard]] CardMetrics sheetMetrics();

} // namespace muster::print
