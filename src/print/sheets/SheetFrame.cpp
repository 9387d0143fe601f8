// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/SheetFrame.h"

namespace muster::print {

CardMetrics sheetMetrics()
{
    CardMetrics m = CardMetrics::forSize({70, 120});
    m.plateFront = m.plateBack = 15;
    m.title = 20, m.titleFloor = 12, m.titleTwo = 11;
    m.subtitle = 9, m.subtitleFloor = 7.5;
    m.points = 22;
    m.scale = 1.45;
    return m;
}

SheetFrame::SheetFrame(const SheetStyle &style, const TextMeter &meter) : m_style(style), m_meter(meter)
{
    m_footHeight = std::max(m_footHeight, RichText::plain(m_style.footLeft).height(m_meter, footLeftSetting()) + 0.6);
}

QString SheetFrame::footRight(int page, int pages) const
{
    const PaperText paper(m_style.language);
    const QString number = paper.translate("Paper", "page %1 of %2").arg(QString::number(page), QString::number(pages));
    return QStringList{paper.translate("Paper", "printed by Muster"), m_style.footRight, number}.join(QStringLiteral(" · "));
}

// The left side leaves the right one its room, however many pages there will be.
RichText::Setting SheetFrame::footLeftSetting() const
{
    RichText::Setting setting;
    setting.font = regular(7);
    setting.width = width() - m_meter.width(footRight(999, 999), regular(7)) - 3;
    return setting;
}

void SheetFrame::closePage()
{
    if (m_canvas)
        m_pages.push_back(m_canvas->take());
    m_canvas.reset();
}

double SheetFrame::newPage(const PlateText &head, double headHeight)
{
    closePage();
    m_canvas = std::make_unique<Canvas>(m_meter, Inks{m_style.ink, darkEnough(m_style.colour)}, PaperText(m_style.language));
    PlateText text = head;
    text.sheet = true;
    if (text.mark.isEmpty())
        text.mark = m_style.mark;
    CardMetrics metrics = sheetMetrics();
    const double height = headHeight > 0 ? headHeight : metrics.plateBack;
    metrics.scale *= std::min(1.0, height / 15.0);
    if (height < 15)
        metrics.title = 17, metrics.points = 17, metrics.subtitle = 8;
    const QRectF area(left(), m_style.margins.top(), width(), height);
    return area.top() + drawHeadPlate(*m_canvas, m_style.head, text, area, metrics) + 2.4;
}

double SheetFrame::heading(double x, double y, double w, const QString &text, const QString &remark, double points)
{
    Canvas &c = *m_canvas;
    RichText title({{text, Weight::Bold, false, {}}});
    if (!remark.isEmpty())
        title.add({QStringLiteral("  ") + remark, Weight::Regular, true, {}});
    const double height = title.draw(c, x, y, {bold(points), w, 1.2, Align::Left, c.inks().line(), 0});
    c.rule(x, y + height + 0.5, w, 0.45, c.inks().line());
    return y + height + 1.6;
}

Pages SheetFrame::finish()
{
    closePage();
    Pages pages;
    for (size_t i = 0; i < m_pages.size(); ++i) {
        Page page{m_style.paper, {}, {}};
        page.add(std::move(m_pages[i]));
        if (m_style.ownFoot) {
            pages.push_back(std::move(page));
            continue;
        }
        Canvas foot(m_meter, Inks{m_style.ink, m_style.colour}, PaperText(m_style.language));
        const double y = m_style.paper.height() - m_style.margins.bottom() - m_footHeight;
        foot.rule(left(), y, width(), 0.15, Inks::text);
        foot.textMid(left() + width(), y + 1.8, footRight(int(i) + 1, int(m_pages.size())), regular(7), Inks::text, Align::Right);
        RichText::plain(m_style.footLeft).draw(foot, left(), y + 0.4, footLeftSetting());
        page.add(foot.take());
        pages.push_back(std::move(page));
    }
    m_pages.clear();
    return pages;
}

} // namespace muster::print
