// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/unit/RuleFlow.h"

#include "text/Markup.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace muster::app {

namespace {

using text::MarkedLine;
using Runs = std::vector<text::MarkedRun>;

QString plainRuns(const Runs &runs)
{
    QString words;
    for (const text::MarkedRun &run : runs)
        words += run.text;
    return words;
}

QList<QTextLayout::FormatRange> facesOf(const Runs &runs, bool heading)
{
    QList<QTextLayout::FormatRange> ranges;
    int at = 0;
    for (const text::MarkedRun &run : runs) {
        QTextLayout::FormatRange range;
        range.start = at;
        range.length = int(run.text.size());
        at += range.length;
        if (run.bold || heading)
            range.format.setFontWeight(QFont::DemiBold);
        range.format.setFontItalic(run.italic);
        range.format.setFontStrikeOut(run.struck);
        if (run.smallCapitals)
            range.format.setFontCapitalization(QFont::SmallCaps);
        ranges.append(range);
    }
    return ranges;
}

/// One paragraph or cell of a text.
class FlowBlock
{
public:
    FlowBlock(RuleFlow &flow, const Runs &runs, bool heading) : m_flow(flow), m_layout(plainRuns(runs), roleFont(flow.role))
    {
        QList<QTextLayout::FormatRange> ranges = facesOf(runs, heading);
        if (flow.names)
            m_links = flow.names->in(m_layout.text(), flow.own);
        for (const share::RuleNames::Place &link : m_links) {
            QTextLayout::FormatRange range;
            range.start = int(link.start);
            range.length = int(link.length);
            range.format.setForeground(color(Token::Accent));
            range.format.setFontUnderline(true);
            ranges.append(range);
        }
        m_layout.setFormats(ranges);
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        m_layout.setTextOption(option);
    }

    double run(double left, double top, double width)
    {
        const double pitch = Theme::current().metrics(m_flow.role).lineSpacing();
        double y = top;
        m_layout.beginLayout();
        for (QTextLine line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
            line.setLineWidth(std::max(1.0, width));
            line.setPosition({left, y});
            y += pitch;
            look(line, pitch);
        }
        m_layout.endLayout();
        if (m_flow.painter)
            m_layout.draw(m_flow.painter, {});
        return y;
    }

private:
    void look(const QTextLine &line, double pitch)
    {
        const QPointF wanted = m_flow.wanted;
        if (m_links.empty() || wanted.y() < line.y() || wanted.y() >= line.y() + pitch || wanted.x() < line.x()
            || wanted.x() > line.x() + line.naturalTextWidth())
            return;
        const int at = line.xToCursor(wanted.x(), QTextLine::CursorOnCharacter);
        for (const share::RuleNames::Place &link : m_links)
            if (at >= link.start && at < link.start + link.length)
                m_flow.found = link.rule;
    }

    RuleFlow &m_flow;
    QTextLayout m_layout;
    std::vector<share::RuleNames::Place> m_links;
};

/// The rows of a table that follow each other: columns as wide as their widest cell, made to fit.
double runTable(RuleFlow &flow, const std::vector<MarkedLine> &lines, std::size_t first, std::size_t end, double top)
{
    const QFontMetricsF &metrics = Theme::current().metrics(flow.role);
    std::vector<double> widths;
    for (std::size_t row = first; row < end; ++row)
        for (std::size_t cell = 0; cell < lines[row].cells.size(); ++cell) {
            widths.resize(std::max(widths.size(), cell + 1), 0);
            widths[cell] = std::max(widths[cell], metrics.horizontalAdvance(plainRuns(lines[row].cells[cell])) * 1.1 + 12);
        }
    double sum = 0;
    for (const double width : widths)
        sum += width;
    const double scale = sum > flow.width ? flow.width / sum : 1;
    double y = top + 2;
    for (std::size_t row = first; row < end; ++row) {
        double x = flow.left, below = y;
        for (std::size_t cell = 0; cell < lines[row].cells.size(); ++cell) {
            FlowBlock block(flow, lines[row].cells[cell], lines[row].heading);
            below = std::max(below, block.run(x, y, widths[cell] * scale - 8));
            x += widths[cell] * scale;
        }
        y = below + 2;
        if (flow.painter && row + 1 < end) {
            const QPen pen = flow.painter->pen();
            flow.painter->setPen(color(lines[row].heading ? Token::Text2 : Token::Line));
            flow.painter->drawLine(QPointF(flow.left, y - 1), QPointF(x - 8, y - 1));
            flow.painter->setPen(pen);
        }
    }
    return y;
}

} // namespace

double RuleFlow::run(const QString &words, double top)
{
    const QFontMetricsF &metrics = Theme::current().metrics(role);
    const double mark = metrics.horizontalAdvance(QStringLiteral("• "));
    double y = top;
    const std::vector<MarkedLine> lines = text::markedLines(words);
    for (std::size_t at = 0; at < lines.size(); ++at) {
        const MarkedLine &line = lines[at];
        if (line.kind == MarkedLine::Kind::Row) {
            std::size_t end = at;
            while (end < lines.size() && lines[end].kind == MarkedLine::Kind::Row)
                ++end;
            y = runTable(*this, lines, at, end, y);
            at = end - 1;
            continue;
        }
        if (line.plain().trimmed().isEmpty()) {
            y += metrics.lineSpacing() / 2;
            continue;
        }
        // A point of a list hangs behind its mark.
        const double hang = line.kind == MarkedLine::Kind::Point ? mark * (1 + line.level) : 0;
        if (hang > 0 && painter)
            painter->drawText(QPointF(left + hang - mark, y + metrics.ascent()), QStringLiteral("•"));
        FlowBlock block(*this, line.cells.empty() ? Runs() : line.cells.front(), false);
        y = block.run(left + hang, y, width - hang);
    }
    return y;
}

} // namespace muster::app
