// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/charts/ChartLabels.h"
#include "print/charts/ChartLayout.h"

#include <algorithm>
#include <cmath>

namespace muster::print {

namespace {

constexpr double leastBar = 1.7, mostBar = 2.4; ///< in em, with the room between two

/// Bars from a column of names to the right.
class KillLayout
{
public:
    KillLayout(Canvas &canvas, const QRectF &area, const KillChart &chart, const ChartStyle &style, const ChartWords &words)
        : m_canvas(canvas), m_area(area), m_chart(chart), m_style(style), m_words(words), m_em(style.em())
    {
    }

    ChartMarks draw()
    {
        measure();
        axis();
        for (qsizetype i = 0; i < m_shown; ++i)
            bar(i);
        if (const qsizetype more = m_chart.bars.size() - m_shown; more > 0)
            m_canvas.textMid(m_plot.left() - m_em * 0.6, m_plot.top() + m_height * (double(m_shown) + 0.5), m_words.more.arg(more),
                             m_style.font, m_style.text, Align::Right);
        return std::move(m_marks);
    }

private:
    void measure();
    void axis();
    void bar(qsizetype index);
    [[nodiscard]] double x(double kills) const { return m_plot.left() + m_plot.width() * kills / m_top; }
    [[nodiscard]] const Font &fontOf(const KillChart::Bar &bar) const { return bar.chosen ? m_style.strongFont : m_style.font; }

    Canvas &m_canvas;
    QRectF m_area, m_plot;
    const KillChart &m_chart;
    const ChartStyle &m_style;
    const ChartWords &m_words;
    double m_em, m_height = 0;
    qsizetype m_shown = 0;
    int m_top = 1, m_step = 1;
    ChartMarks m_marks;
};

void KillLayout::measure()
{
    const TextMeter &meter = m_canvas.meter();
    const qsizetype bars = m_chart.bars.size();
    const double height = std::max(m_em * leastBar, m_area.height() - m_style.row() - m_em * 0.8);
    const auto room = qsizetype(height / (m_em * leastBar));
    m_shown = bars <= room ? bars : std::max<qsizetype>(1, room - 1); // a row for "and 3 more"
    m_height = std::clamp(height / double(std::max<qsizetype>(1, std::min(bars, room))), m_em * leastBar, m_em * mostBar);
    double names = bars > m_shown ? meter.width(m_words.more.arg(bars - m_shown), m_style.font) : 0;
    for (const KillChart::Bar &bar : m_chart.bars.mid(0, m_shown))
        names = std::max(names, meter.width(bar.name, fontOf(bar)));
    const double left = m_area.left() + std::min(names, m_area.width() * 0.4) + m_em * 0.6;
    const double rows = m_height * double(std::min(bars, bars > m_shown ? m_shown + 1 : m_shown));
    // The figure of the last tick stands half outside.
    const double last = meter.width(QString::number(m_chart.most()), m_style.font);
    m_plot = {left, m_area.top() + m_em * 0.4, std::max(m_em, m_area.right() - left - std::max(m_em, last)), rows};
    const double tick = meter.width(QString::number(m_chart.most() * 2), m_style.font) + m_em;
    m_step = niceStep(m_chart.most(), std::clamp(int(m_plot.width() / tick), 1, 8));
    m_top = (m_chart.most() + m_step - 1) / m_step * m_step;
}

void KillLayout::axis()
{
    for (int kills = 0; kills <= m_top; kills += m_step) {
        m_canvas.line(x(kills), m_plot.top(), x(kills), m_plot.bottom(), {m_em * 0.07, kills == 0 ? m_style.axis : m_style.grid});
        m_canvas.textMid(x(kills), m_plot.bottom() + m_style.row() * 0.7, QString::number(kills), m_style.font, m_style.text,
                         Align::Centre);
    }
    m_canvas.line(m_plot.left(), m_plot.bottom(), m_plot.right(), m_plot.bottom(), {m_em * 0.07, m_style.axis});
}

void KillLayout::bar(qsizetype index)
{
    const KillChart::Bar &bar = m_chart.bars.at(index);
    const double middle = m_plot.top() + m_height * (double(index) + 0.5), end = x(bar.kills);
    const double thick = std::min(m_height * 0.7, m_em * 1.4);
    const QRectF box(m_plot.left(), middle - thick / 2, end - m_plot.left(), thick);
    const Font &font = fontOf(bar);
    const double room = m_plot.left() - m_em * 0.6 - m_area.left();
    const QString name = shortened(bar.name, font, room, m_canvas.meter());
    const double width = m_canvas.textMid(m_plot.left() - m_em * 0.6, middle, name, font, bar.chosen ? m_style.strong : m_style.text,
                                          Align::Right);
    m_canvas.rect(box, m_style.fill, m_style.fill ? Stroke{} : Stroke{m_em * 0.12, m_style.text});
    // Inside at the end; behind it where the bar is too short.
    const QString figure = QString::number(bar.kills);
    const bool inside = m_canvas.meter().width(figure, m_style.strongFont) + m_em < box.width();
    if (inside)
        m_canvas.textMid(end - m_em * 0.5, middle, figure, m_style.strongFont, m_style.onFill, Align::Right);
    else
        m_canvas.textMid(end + m_em * 0.4, middle, figure, m_style.strongFont, m_style.text);
    m_marks.push_back({int(index), 0, {m_plot.left() - m_em * 0.6 - width, middle - m_height / 2, width, m_height}});
    m_marks.push_back({int(index), 1, box});
}

} // namespace

int niceStep(int most, int ticks)
{
    for (int step = 1;; step *= 10)
        for (const int factor : {1, 2, 5})
            if (most <= step * factor * ticks)
                return step * factor;
}

double heightOf(const KillChart &chart, const ChartStyle &style)
{
    return style.em() * leastBar * double(chart.bars.size()) + style.row() + style.em() * 0.9;
}

ChartMarks drawKills(Canvas &canvas, const QRectF &area, const KillChart &chart, const ChartStyle &style, const ChartWords &words)
{
    return KillLayout(canvas, area, chart, style, words).draw();
}

} // namespace muster::print
