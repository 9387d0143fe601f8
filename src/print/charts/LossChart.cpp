// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/charts/LossChart.h"

#include "print/charts/ChartLabels.h"

#include <QPainterPath>

#include <algorithm>
#include <numeric>

namespace muster::print {

namespace {

constexpr double thin = 0.54; ///< how much of their colour the columns before the last have

double from(const std::vector<double> &row, std::size_t first)
{
    return std::accumulate(row.begin() + std::ptrdiff_t(std::min(first, row.size())), row.end(), 0.0);
}

QRgb mixed(QRgb colour, QRgb ground, double part)
{
    const auto channel = [part](int above, int below) { return int(above * part + below * (1 - part) + 0.5); };
    return qRgb(channel(qRed(colour), qRed(ground)), channel(qGreen(colour), qGreen(ground)), channel(qBlue(colour), qBlue(ground)));
}

/// Columns side by side over a line of numbers.
class LossLayout
{
public:
    LossLayout(Canvas &canvas, const QRectF &area, const LossChart &chart, const ChartStyle &style, const LossWords &words)
        : m_canvas(canvas), m_chart(chart), m_style(style), m_words(words), m_em(style.em())
    {
        const double foot = style.row() * (chart.ends ? 2.2 : 1.3);
        m_plot = area.adjusted(0, style.row() * 1.2, 0, -foot);
        m_first = chart.atLeast ? 1 : 0; // at least none is always true
        m_pitch = m_plot.width() / double(std::max<std::size_t>(1, chart.columns() - std::min(m_first, chart.columns() - 1)));
        for (std::size_t i = m_first; i < chart.columns(); ++i)
            m_top = std::max(m_top, chart.chance(i));
    }

    ChartMarks draw()
    {
        if (m_plot.height() < m_em || m_chart.exactly.empty())
            return {};
        for (const double part : {0.5, 1.0})
            m_canvas.line(m_plot.left(), y(m_top * part), m_plot.right(), y(m_top * part), {m_em * 0.07, m_style.grid});
        for (std::size_t i = m_first; i < m_chart.columns(); ++i)
            column(i);
        m_canvas.line(m_plot.left(), m_plot.bottom(), m_plot.right(), m_plot.bottom(), {m_em * 0.09, m_style.axis});
        if (!m_chart.atLeast)
            average();
        return std::move(m_marks);
    }

private:
    [[nodiscard]] double y(double chance) const { return m_plot.bottom() - m_plot.height() * (m_top > 0 ? chance / m_top : 0); }
    [[nodiscard]] double middle(double index) const { return m_plot.left() + m_pitch * (index - double(m_first) + 0.5); }
    [[nodiscard]] bool isLast(std::size_t index) const { return index + 1 == m_chart.columns(); }
    [[nodiscard]] bool isJoined(std::size_t index) const { return isLast(index) && m_chart.columns() < m_chart.exactly.size(); }

    void column(std::size_t index)
    {
        const bool whole = isLast(index) && m_chart.ends && !isJoined(index);
        const double wide = std::min(m_pitch * 0.72, m_em * 6);
        const double chance = isJoined(index) ? from(m_chart.exactly, index) : m_chart.chance(index);
        const QRectF box(middle(double(index)) - wide / 2, y(chance), wide, m_plot.bottom() - y(chance));
        const QRgb fill = m_style.fill == 0 ? 0 : whole ? m_style.fill : mixed(m_style.fill, m_style.ground, thin);
        m_canvas.rect(box, fill, fill ? Stroke{} : Stroke{m_em * 0.12, m_style.text});
        const QString figure = m_words.percent(chance);
        if (m_canvas.meter().width(figure, m_style.strongFont) < m_pitch || index % 2 == 0 || whole)
            m_canvas.textMid(box.center().x(), box.top() - m_style.row() * 0.55, figure, m_style.strongFont, m_style.text, Align::Centre);
        const QString number = isJoined(index) ? m_words.more.arg(index) : QString::number(index);
        m_canvas.textMid(box.center().x(), m_plot.bottom() + m_style.row() * 0.85, number, whole ? m_style.strongFont : m_style.font,
                         m_style.text, Align::Centre);
        if (whole) {
            const double half = std::min(m_canvas.meter().width(m_words.destroyed, m_style.font) / 2, m_plot.width() / 2);
            m_canvas.textMid(std::min(box.center().x(), m_plot.right() - half), m_plot.bottom() + m_style.row() * 1.75, m_words.destroyed,
                             m_style.font, m_style.text, Align::Centre);
        }
        const QRectF place(middle(double(index)) - m_pitch / 2, m_plot.top(), m_pitch, m_plot.height() + m_style.row() * 1.3);
        m_marks.push_back({int(index), m_chart.atLeast ? 2 : 1, place});
    }

    // A triangle on the line of numbers.
    void average()
    {
        if (m_chart.mean > double(m_chart.columns() - 1))
            return;
        const double x = middle(m_chart.mean), half = m_em * 0.35;
        QPainterPath triangle;
        triangle.moveTo(x, m_plot.bottom());
        triangle.lineTo(x - half, m_plot.bottom() + half * 1.3);
        triangle.lineTo(x + half, m_plot.bottom() + half * 1.3);
        triangle.closeSubpath();
        m_canvas.path(triangle, m_style.text);
    }

    Canvas &m_canvas;
    QRectF m_plot;
    const LossChart &m_chart;
    const ChartStyle &m_style;
    const LossWords &m_words;
    double m_em, m_pitch = 1, m_top = 0;
    std::size_t m_first = 0;
    ChartMarks m_marks;
};

} // namespace

double LossChart::chance(std::size_t lost) const
{
    if (atLeast)
        return from(exactly, lost);
    return lost < exactly.size() ? exactly[lost] : 0;
}

ChartTable tableOf(const LossChart &chart, const LossWords &words)
{
    ChartTable table;
    table.columns = {words.lost, words.exactly, words.atLeast};
    for (std::size_t i = 0; i < chart.exactly.size(); ++i)
        table.rows.append({QString::number(i),
                           {QString::number(i), words.percent(chart.exactly[i]), words.percent(std::min(1.0, from(chart.exactly, i)))}});
    return table;
}

ChartMarks drawLosses(Canvas &canvas, const QRectF &area, const LossChart &chart, const ChartStyle &style, const LossWords &words)
{
    return LossLayout(canvas, area, chart, style, words).draw();
}

} // namespace muster::print
