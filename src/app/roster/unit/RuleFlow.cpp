// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/unit/RuleFlow.h"

#include <QCache>
#include <QCoreApplication>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace muster::app {

namespace {

using text::MarkedLine;
using Runs = std::vector<text::MarkedRun>;

constexpr qsizetype lettersKept = 150'000; ///< of texts that are laid out: some ten megabytes
constexpr int widthsKept = 4;              ///< of one text: what a layout tries while a panel finds its place
int flowsLaidOut = 0;

/// What makes two texts look the same. A new theme has other colours for links; fonts stay what they are while the program runs.
struct FlowKey
{
    QString words;
    FontRole role;
    std::shared_ptr<const share::RuleNames> names; ///< kept alive, so that no others can come to stand where they stood
    QString own;
    bool dark = false;

    friend bool operator==(const FlowKey &, const FlowKey &) = default;
};

size_t qHash(const FlowKey &key, size_t seed = 0)
{
    return qHashMulti(seed, key.words, int(key.role), quintptr(key.names.get()), key.own, key.dark);
}

using FlowCache = QCache<FlowKey, std::shared_ptr<RuleFlow>>;

// Gone before the fonts are: a layout holds some of them.
FlowCache &flowCache()
{
    static FlowCache kept(lettersKept);
    static const bool ends = [] {
        qAddPostRoutine([] { flowCache().clear(); });
        return true;
    }();
    Q_UNUSED(ends);
    return kept;
}

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

} // namespace

/// A text as it stands in one width.
struct RuleFlow::Sheet
{
    /// One paragraph or cell.
    struct Block
    {
        std::unique_ptr<QTextLayout> layout;
        std::vector<share::RuleNames::Place> links;
    };
    struct Stroke
    {
        QLineF line;
        bool strong = false;
    };
    std::vector<Block> blocks;
    std::vector<QPointF> points; ///< where the mark of a list begins
    std::vector<Stroke> strokes; ///< between the rows of a table
    double height = 0;
};

/// Lays out a text in one width; short-lived.
class FlowBuilder
{
public:
    FlowBuilder(const RuleFlow &flow, double width) : m_flow(flow), m_metrics(Theme::current().metrics(flow.m_role)), m_width(width) {}

    RuleFlow::Sheet run()
    {
        ++flowsLaidOut;
        const double mark = m_metrics.horizontalAdvance(QStringLiteral("• "));
        double y = 0;
        const std::vector<MarkedLine> &lines = m_flow.m_lines;
        for (std::size_t at = 0; at < lines.size(); ++at) {
            const MarkedLine &line = lines[at];
            if (line.kind == MarkedLine::Kind::Row) {
                std::size_t end = at;
                while (end < lines.size() && lines[end].kind == MarkedLine::Kind::Row)
                    ++end;
                y = table(at, end, y);
                at = end - 1;
                continue;
            }
            if (line.plain().trimmed().isEmpty()) {
                y += m_metrics.lineSpacing() / 2;
                continue;
            }
            // A point of a list hangs behind its mark.
            const double hang = line.kind == MarkedLine::Kind::Point ? mark * (1 + line.level) : 0;
            if (hang > 0)
                m_sheet.points.emplace_back(hang - mark, y + m_metrics.ascent());
            y = block(line.cells.empty() ? Runs() : line.cells.front(), false, {hang, y}, m_width - hang);
        }
        m_sheet.height = y;
        return std::move(m_sheet);
    }

private:
    /// Gives the height below it.
    double block(const Runs &runs, bool heading, QPointF place, double width)
    {
        const QString words = plainRuns(runs);
        RuleFlow::Sheet::Block made{std::make_unique<QTextLayout>(words, roleFont(m_flow.m_role)), {}};
        QList<QTextLayout::FormatRange> ranges = facesOf(runs, heading);
        if (m_flow.m_names)
            made.links = m_flow.m_names->in(words, m_flow.m_own);
        for (const share::RuleNames::Place &link : made.links) {
            QTextLayout::FormatRange range;
            range.start = int(link.start);
            range.length = int(link.length);
            range.format.setForeground(color(Token::Accent));
            range.format.setFontUnderline(true);
            ranges.append(range);
        }
        QTextLayout &layout = *made.layout;
        layout.setCacheEnabled(true); // else every painting would shape the letters again
        layout.setFormats(ranges);
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(option);
        double y = place.y();
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(std::max(1.0, width));
            line.setPosition({place.x(), y});
            y += m_metrics.lineSpacing();
        }
        layout.endLayout();
        m_sheet.blocks.push_back(std::move(made));
        return y;
    }

    /// The rows of a table that follow each other: columns as wide as their widest cell, made to fit.
    double table(std::size_t first, std::size_t end, double top)
    {
        const std::vector<MarkedLine> &lines = m_flow.m_lines;
        std::vector<double> widths;
        for (std::size_t row = first; row < end; ++row)
            for (std::size_t cell = 0; cell < lines[row].cells.size(); ++cell) {
                widths.resize(std::max(widths.size(), cell + 1), 0);
                widths[cell] = std::max(widths[cell], m_metrics.horizontalAdvance(plainRuns(lines[row].cells[cell])) * 1.1 + 12);
            }
        double sum = 0;
        for (const double width : widths)
            sum += width;
        const double scale = sum > m_width ? m_width / sum : 1;
        double y = top + 2;
        for (std::size_t row = first; row < end; ++row) {
            double x = 0, below = y;
            for (std::size_t cell = 0; cell < lines[row].cells.size(); ++cell) {
                below = std::max(below, block(lines[row].cells[cell], lines[row].heading, {x, y}, widths[cell] * scale - 8));
                x += widths[cell] * scale;
            }
            y = below + 2;
            if (row + 1 < end)
                m_sheet.strokes.push_back({QLineF(0, y - 1, x - 8, y - 1), lines[row].heading});
        }
        return y;
    }

    const RuleFlow &m_flow;
    const QFontMetricsF &m_metrics;
    double m_width;
    RuleFlow::Sheet m_sheet;
};

RuleFlow::RuleFlow(const QString &words, FontRole role, std::shared_ptr<const share::RuleNames> names, QString own)
    : m_lines(text::markedLines(words)), m_role(role), m_names(std::move(names)), m_own(std::move(own))
{
    if (!m_names)
        return;
    for (const share::RuleNames::Place &place : m_names->in(text::withoutMarks(words), m_own))
        if (std::find(m_rules.begin(), m_rules.end(), place.rule) == m_rules.end())
            m_rules.push_back(place.rule);
}

RuleFlow::~RuleFlow() = default;

std::shared_ptr<RuleFlow> RuleFlow::of(const QString &words, FontRole role, std::shared_ptr<const share::RuleNames> names,
                                       const QString &own)
{
    const FlowKey key{words, role, names, names ? own : QString(), Theme::current().isDark()};
    if (const auto *known = flowCache().object(key))
        return *known;
    std::shared_ptr<RuleFlow> made(new RuleFlow(words, role, std::move(names), key.own));
    flowCache().insert(key, new std::shared_ptr<RuleFlow>(made), words.size() + 50);
    return made;
}

const RuleFlow::Sheet &RuleFlow::sheet(int width)
{
    if (const auto known = m_sheets.constFind(width); known != m_sheets.constEnd())
        return **known;
    if (m_sheets.size() >= widthsKept)
        m_sheets.clear();
    return **m_sheets.insert(width, std::make_shared<const Sheet>(FlowBuilder(*this, width).run()));
}

double RuleFlow::height(int width)
{
    return sheet(width).height;
}

void RuleFlow::draw(QPainter &painter, QPointF place, int width, const QRectF &seen)
{
    const Sheet &shown = sheet(width);
    for (const QPointF &point : shown.points)
        painter.drawText(place + point, QStringLiteral("•"));
    for (const Sheet::Block &block : shown.blocks)
        block.layout->draw(&painter, place, {}, seen);
    const QPen pen = painter.pen();
    for (const Sheet::Stroke &stroke : shown.strokes) {
        painter.setPen(color(stroke.strong ? Token::Text2 : Token::Line));
        painter.drawLine(stroke.line.translated(place));
    }
    painter.setPen(pen);
}

int RuleFlow::linkAt(QPointF place, int width)
{
    const double pitch = Theme::current().metrics(m_role).lineSpacing();
    for (const Sheet::Block &block : sheet(width).blocks) {
        for (int i = 0; !block.links.empty() && i < block.layout->lineCount(); ++i) {
            const QTextLine line = block.layout->lineAt(i);
            if (place.y() < line.y() || place.y() >= line.y() + pitch || place.x() < line.x()
                || place.x() > line.x() + line.naturalTextWidth())
                continue;
            const int at = line.xToCursor(place.x(), QTextLine::CursorOnCharacter);
            for (const share::RuleNames::Place &link : block.links)
                if (at >= link.start && at < link.start + link.length)
                    return link.rule;
        }
    }
    return -1;
}

int RuleFlow::laidOut()
{
    return flowsLaidOut;
}

} // namespace muster::app
