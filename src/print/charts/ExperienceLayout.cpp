// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/charts/ChartLabels.h"
#include "print/charts/ChartLayout.h"

#include <algorithm>

namespace muster::print {

using campaign::ExperiencePoint;

namespace {

/// Lines from left to right with a column of names behind them.
class ExperienceLayout
{
public:
    ExperienceLayout(Canvas &canvas, const QRectF &area, const ExperienceChart &chart, const ChartStyle &style, const ChartWords &words)
        : m_canvas(canvas), m_area(area), m_chart(chart), m_style(style), m_words(words), m_em(style.em()), m_plot(plotOf()),
          m_labels({m_plot.left(), m_area.top(), m_plot.width(), m_plot.bottom() - m_area.top()}, m_em)
    {
    }

    ChartMarks draw();

private:
    /// A name at the end of a line, before it has its place.
    struct Ending
    {
        int line = 0;
        QString words;
        QPointF at;
    };
    [[nodiscard]] QRectF plotOf();
    void axes();
    void missionNames();
    void drawLine(const ExperienceChart::Line &line);
    void drawPoints(int index);
    void drawRanks(const ExperienceChart::Line &line);
    void drawNames();
    void drawColumn(std::vector<Ending> endings);
    void cross(const QPointF &at);
    void dot(const QPointF &at, double radius, QRgb fill, Stroke stroke = {});
    void label(const QRectF &box, const QString &text, const Font &font, QRgb colour);
    [[nodiscard]] QPointF place(const ExperiencePoint &point) const
    {
        return {m_plot.left() + m_plot.width() * point.mission / m_chart.missions,
                m_plot.bottom() - m_plot.height() * point.earned / m_top};
    }
    [[nodiscard]] QString wordsOf(const ExperienceChart::Line &line) const
    {
        return line.fallen ? m_words.killed.arg(line.name)
                           : QStringLiteral("%1 %2").arg(line.name, QString::number(line.points.last().earned));
    }
    [[nodiscard]] const Font &fontOf(const ExperienceChart::Line &line) const { return line.chosen ? m_style.strongFont : m_style.font; }
    [[nodiscard]] QRgb colourOf(const ExperienceChart::Line &line) const { return line.chosen ? m_style.strong : m_style.text; }

    Canvas &m_canvas;
    QRectF m_area;
    const ExperienceChart &m_chart;
    const ChartStyle &m_style;
    const ChartWords &m_words;
    double m_em;
    int m_top = 10, m_step = 5;
    QRectF m_plot;
    ChartLabels m_labels;
    ChartMarks m_marks;
};

QRectF ExperienceLayout::plotOf()
{
    const TextMeter &meter = m_canvas.meter();
    const double top = m_area.top() + m_em, bottom = m_area.bottom() - m_style.row() * 1.3;
    m_step = niceStep(m_chart.most(), std::clamp(int((bottom - top) / (m_em * 2)), 1, 6));
    m_top = (m_chart.most() + m_step - 1) / m_step * m_step;
    const double left = m_area.left() + meter.width(QString::number(m_top), m_style.font) + m_em * 0.6;
    double names = meter.width(m_words.more.arg(m_chart.lines.size()), m_style.font);
    for (const ExperienceChart::Line &line : m_chart.lines)
        names = std::max(names, meter.width(wordsOf(line), fontOf(line)));
    const double right = m_area.right() - std::min(names + m_em * 1.2, m_area.width() * 0.35);
    return {left, top, std::max(m_em, right - left), std::max(m_em, bottom - top)};
}

void ExperienceLayout::axes()
{
    for (int earned = 0; earned <= m_top; earned += m_step) {
        const double y = place({0, earned, true}).y();
        m_canvas.line(m_plot.left(), y, m_plot.right(), y, {m_em * 0.07, earned == 0 ? m_style.axis : m_style.grid});
        m_canvas.textMid(m_plot.left() - m_em * 0.5, y, QString::number(earned), m_style.font, m_style.text, Align::Right);
    }
    m_canvas.line(m_plot.left(), m_plot.top(), m_plot.left(), m_plot.bottom(), {m_em * 0.07, m_style.axis});
    missionNames();
}

// Every mission, or every second, fifth …: as many as have room beside each other.
void ExperienceLayout::missionNames()
{
    const TextMeter &meter = m_canvas.meter();
    const double widest = meter.width(m_words.after(m_chart.missions), m_style.font) + m_em * 0.7;
    const int step = niceStep(m_chart.missions, std::max(1, int(m_plot.width() / widest)));
    double end = m_area.left() - m_em;
    for (int mission = 0; mission <= m_chart.missions; mission += step) {
        const QString text = m_words.after(mission);
        const double width = meter.width(text, m_style.font);
        const double x = std::max(m_area.left(), place({mission, 0, true}).x() - width / 2);
        if (x < end + m_em * 0.5)
            continue;
        m_canvas.textMid(x, m_plot.bottom() + m_style.row() * 0.8, text, m_style.font, m_style.text);
        end = x + width;
    }
}

void ExperienceLayout::drawLine(const ExperienceChart::Line &line)
{
    const double width = m_em * (line.chosen ? 0.22 : 0.12);
    const QRgb colour = line.chosen ? m_style.strong : m_style.line;
    for (qsizetype i = 1; i < line.points.size(); ++i) {
        const QLineF stroke(place(line.points.at(i - 1)), place(line.points.at(i)));
        m_canvas.line(stroke.x1(), stroke.y1(), stroke.x2(), stroke.y2(),
                      {width, colour, line.points.at(i).there ? Dash::Solid : Dash::Dotted});
        m_labels.avoid(stroke);
    }
}

void ExperienceLayout::dot(const QPointF &at, double radius, QRgb fill, Stroke stroke)
{
    QPainterPath path;
    path.addEllipse(at, radius, radius);
    m_canvas.path(path, fill, stroke);
}

void ExperienceLayout::cross(const QPointF &at)
{
    const double arm = m_em * 0.32;
    m_canvas.line(at.x() - arm, at.y() - arm, at.x() + arm, at.y() + arm, {m_em * 0.15, m_style.text});
    m_canvas.line(at.x() - arm, at.y() + arm, at.x() + arm, at.y() - arm, {m_em * 0.15, m_style.text});
}

void ExperienceLayout::drawPoints(int index)
{
    const ExperienceChart::Line &line = m_chart.lines.at(index);
    const double reach = m_em * 0.5;
    for (const ExperiencePoint &point : line.points) {
        const QPointF at = place(point);
        m_marks.push_back({index, point.mission + 1, {at.x() - reach, at.y() - reach, reach * 2, reach * 2}});
        if (line.chosen && point.there)
            dot(at, m_em * 0.27, m_style.strong);
    }
}

// On the ground of the chart, so that a line behind it does not strike it out.
void ExperienceLayout::label(const QRectF &box, const QString &text, const Font &font, QRgb colour)
{
    m_canvas.rect(box, m_style.ground);
    m_canvas.textMid(box.left(), box.center().y(), text, font, colour);
}

void ExperienceLayout::drawRanks(const ExperienceChart::Line &line)
{
    for (const ExperienceChart::Rank &rank : line.ranks) {
        const ExperiencePoint *point = line.after(rank.mission);
        if (!point)
            continue;
        dot(place(*point), m_em * 0.45, m_style.ground, {m_em * 0.18, m_style.strong});
        const QSizeF size(m_canvas.meter().width(rank.name, m_style.strongFont), m_style.row() * 0.9);
        if (const auto box = m_labels.place(place(*point), size))
            label(*box, rank.name, m_style.strongFont, m_style.strong);
    }
}

// Beside the end of the line where it ends early, else in the column at the right.
void ExperienceLayout::drawNames()
{
    std::vector<Ending> column;
    for (int i = 0; i < m_chart.lines.size(); ++i) {
        const ExperienceChart::Line &line = m_chart.lines.at(i);
        const Ending ending{i, wordsOf(line), place(line.points.last())};
        if (line.fallen)
            cross(ending.at);
        if (line.points.last().mission < m_chart.missions) {
            const QSizeF size(m_canvas.meter().width(ending.words, fontOf(line)), m_style.row() * 0.9);
            if (const auto box = m_labels.place(ending.at, size)) {
                label(*box, ending.words, fontOf(line), colourOf(line));
                m_marks.push_back({i, 0, *box});
                continue;
            }
        }
        column.push_back(ending);
    }
    drawColumn(std::move(column));
}

// Whoever has no room for the name is counted; the chosen one always has it, then whoever earned most.
void ExperienceLayout::drawColumn(std::vector<Ending> endings)
{
    const double row = m_style.row(), top = m_plot.top() - row / 2, bottom = m_plot.bottom() + row * 0.3;
    const auto room = size_t(std::max(1.0, (bottom - top) / row));
    size_t left = 0;
    if (endings.size() > room) {
        std::stable_partition(endings.begin(), endings.end(), [this](const Ending &e) { return m_chart.lines.at(e.line).chosen; });
        const size_t named = std::max<size_t>(1, room - 1);
        left = endings.size() - named;
        endings.resize(named);
    }
    std::stable_sort(endings.begin(), endings.end(), [](const Ending &a, const Ending &b) { return a.at.y() < b.at.y(); });
    std::vector<double> wanted;
    wanted.reserve(endings.size() + 1);
    for (const Ending &ending : endings)
        wanted.push_back(ending.at.y());
    if (left > 0)
        wanted.push_back(bottom);
    const std::vector<double> middles = spread(std::move(wanted), row, top, bottom);
    const double x = m_plot.right() + m_em * 0.9, width = m_area.right() - x;
    for (size_t i = 0; i < endings.size(); ++i) {
        const ExperienceChart::Line &line = m_chart.lines.at(endings[i].line);
        // A thread leads to a name that had to move.
        if (std::abs(middles[i] - endings[i].at.y()) > m_em * 0.4 && endings[i].at.x() > m_plot.right() - m_em)
            m_canvas.line(endings[i].at.x() + m_em * 0.2, endings[i].at.y(), x - m_em * 0.15, middles[i], {m_em * 0.05, m_style.line});
        const QString words = shortened(endings[i].words, fontOf(line), width, m_canvas.meter());
        const double used = m_canvas.textMid(x, middles[i], words, fontOf(line), colourOf(line));
        m_marks.push_back({endings[i].line, 0, {x, middles[i] - row / 2, used, row}});
    }
    if (left > 0)
        m_canvas.textMid(x, middles.back(), shortened(m_words.more.arg(left), m_style.font, width, m_canvas.meter()), m_style.font,
                         m_style.text);
}

ChartMarks ExperienceLayout::draw()
{
    axes();
    // The chosen line last, on top of the others.
    for (const bool chosen : {false, true})
        for (const ExperienceChart::Line &line : m_chart.lines)
            if (line.chosen == chosen)
                drawLine(line);
    for (int i = 0; i < m_chart.lines.size(); ++i)
        drawPoints(i);
    for (const ExperienceChart::Line &line : m_chart.lines)
        if (line.chosen)
            drawRanks(line);
    drawNames();
    return std::move(m_marks);
}

} // namespace

ChartMarks drawExperience(Canvas &canvas, const QRectF &area, const ExperienceChart &chart, const ChartStyle &style,
                          const ChartWords &words)
{
    return ExperienceLayout(canvas, area, chart, style, words).draw();
}

} // namespace muster::print
