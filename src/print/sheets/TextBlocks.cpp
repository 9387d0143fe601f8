// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/TextBlocks.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace muster::print {

namespace {

bool isFigure(const QString &cell)
{
    return cell.size() <= 6 && !cell.isEmpty()
        && (cell[0].isDigit() || cell[0] == '+' || cell[0] == QChar(0x2212) || cell[0] == '-' || cell == QStringLiteral("–"));
}

bool isClosed(const QString &cell)
{
    return cell == QStringLiteral("-");
}

/// A sentence or a long name, which reads from the left; "3R per figure" is a figure still.
bool isWords(const QString &cell)
{
    qsizetype letters = 0;
    const RichText text = RichText::markdown(cell);
    for (const Run &run : text.runs())
        letters += run.text.size();
    return letters > (cell[0].isDigit() ? 16 : 12);
}

/// A column is one of figures when most of its cells are, and none is words; it is then centred.
std::vector<bool> figureColumns(const MdTable &table)
{
    std::vector<bool> figures(size_t(table.head.size()), false);
    for (qsizetype c = 1; c < table.head.size(); ++c) {
        int yes = 0, all = 0;
        bool words = false;
        for (const QStringList &row : table.rows) {
            if (row.value(c).isEmpty() || isClosed(row.value(c)))
                continue;
            ++all;
            yes += row.value(c).size() <= 9 && !row.value(c).contains(' ') ? 1 : isFigure(row.value(c)) ? 1 : 0;
            words = words || isWords(row.value(c));
        }
        figures[size_t(c)] = yes * 2 >= all && !words;
    }
    return figures;
}

Font cellFont(const QString &cell, bool figures, const TextSizes &sizes)
{
    return isFigure(cell) && figures ? bold(sizes.figure()) : regular(sizes.text());
}

RichText::Setting settingFor(const QString &cell, bool figures, bool first, const TextSizes &sizes, double width)
{
    return {cellFont(cell, figures, sizes), width, 1.14, first || !figures ? Align::Left : Align::Centre, Inks::text, 0};
}

RichText cellText(const QString &cell, bool figures)
{
    RichText text = RichText::markdown(cell);
    if (figures && isFigure(cell)) {
        RichText strong;
        for (Run run : text.runs()) {
            run.weight = Weight::Bold;
            strong.add(run);
        }
        return strong;
    }
    return text;
}

double rowHeight(const TextMeter &meter, const QStringList &row, const std::vector<bool> &figures, const TextSizes &sizes,
                 const std::vector<double> &widths)
{
    double height = pitch(sizes.text(), 1.34);
    for (size_t c = 0; c < widths.size(); ++c) {
        const QString cell = row.value(qsizetype(c));
        height = std::max(height,
                          cellText(cell, figures[c]).height(meter, settingFor(cell, figures[c], c == 0, sizes, widths[c] - 1.0)) + 0.7);
    }
    return height;
}

/// What the columns of a table ask for.
struct Wishes
{
    std::vector<double> least;   ///< the longest word
    std::vector<double> natural; ///< everything in one line
    std::vector<double> text;    ///< how much there is to break: all cells together

    [[nodiscard]] static double sum(const std::vector<double> &widths) { return std::accumulate(widths.begin(), widths.end(), 0.0); }

    /// The least of each column, and the rest of the width by weight; no column has more than it can use.
    [[nodiscard]] std::vector<double> shared(const std::vector<double> &weights, double width) const
    {
        std::vector<double> widths = least;
        for (size_t round = 0; round < least.size(); ++round) {
            const double room = width - sum(widths);
            double open = 0;
            for (size_t c = 0; c < least.size(); ++c)
                open += widths[c] < natural[c] - 1e-6 ? weights[c] : 0;
            for (size_t c = 0; c < least.size() && open > 0; ++c)
                if (widths[c] < natural[c] - 1e-6)
                    widths[c] = std::min(natural[c], widths[c] + room * weights[c] / open);
        }
        widths.back() += width - sum(widths);
        return widths;
    }
};

Wishes wishesOf(const TextMeter &meter, const MdTable &table, const std::vector<bool> &figures, const TextSizes &sizes)
{
    const size_t n = size_t(table.head.size());
    Wishes wishes{std::vector<double>(n, 2.5), std::vector<double>(n, 2.5), std::vector<double>(n, 0.0)};
    const auto count = [&](size_t c, const QString &cell, const Font &font) {
        const RichText text = RichText::markdown(cell);
        const double line = text.widestLine(meter, {font, 1000, 1.2, Align::Left, 0, 0}) + 1.6;
        wishes.least[c] = std::max(wishes.least[c], text.longestWord(meter, font) + 1.4);
        wishes.natural[c] = std::max(wishes.natural[c], line);
        wishes.text[c] += line;
    };
    for (size_t c = 0; c < n; ++c) {
        count(c, table.head[qsizetype(c)], bold(sizes.tableHead()));
        for (const QStringList &row : table.rows)
            count(c, row.value(qsizetype(c)), cellFont(row.value(qsizetype(c)), figures[c], sizes));
    }
    return wishes;
}

// Too wide for one line each: of some ways to share the width, the one that makes the lowest table.
std::vector<double> lowestWidths(const TextMeter &meter, const MdTable &table, const std::vector<bool> &figures, const TextSizes &sizes,
                                 double width, const Wishes &wishes)
{
    std::vector<double> best;
    double lowest = 0;
    for (const double power : {0.0, 0.5, 1.0, 1.5, 2.0}) {
        std::vector<double> weights(wishes.least.size());
        for (size_t c = 0; c < weights.size(); ++c)
            weights[c] = power > 0 ? std::pow(wishes.text[c], power) : wishes.natural[c] - wishes.least[c];
        std::vector<double> widths = wishes.shared(weights, width);
        double height = 0;
        for (const QStringList &row : table.rows)
            height += rowHeight(meter, row, figures, sizes, widths);
        if (best.empty() || height < lowest - 1e-6) {
            best = std::move(widths);
            lowest = height;
        }
    }
    return best;
}

std::vector<double> blockColumnWidths(const TextMeter &meter, const MdTable &table, const TextSizes &sizes, double width)
{
    const std::vector<bool> figures = figureColumns(table);
    const Wishes wishes = wishesOf(meter, table, figures, sizes);
    const size_t n = wishes.least.size();
    const double spare = width - Wishes::sum(wishes.natural), tight = Wishes::sum(wishes.least);
    std::vector<double> widths(n);
    if (spare < 0 && tight <= width)
        return lowestWidths(meter, table, figures, sizes, width, wishes);
    for (size_t c = 0; c < n; ++c) {
        if (spare >= 0) // goes to the first column, or evenly in tables of figures
            widths[c] = wishes.natural[c]
                + (n > 6        ? spare / double(n)
                       : c == 0 ? spare * 0.5
                                : spare * 0.5 / double(std::max<size_t>(1, n - 1)));
        else
            widths[c] = wishes.least[c] * width / tight;
    }
    return widths;
}

double drawHeadRow(Canvas &canvas, const MdTable &table, double x, double y, const std::vector<double> &widths,
                   const std::vector<bool> &figures, const TextSizes &sizes)
{
    double height = pitch(sizes.tableHead(), 1.5);
    const auto setting = [&](size_t c) {
        return RichText::Setting{
            bold(sizes.tableHead()), widths[c] - 1.0, 1.1, c == 0 || !figures[c] ? Align::Left : Align::Centre, canvas.inks().onPlate(), 0};
    };
    const auto text = [&](size_t c) {
        RichText all;
        const RichText plain = RichText::markdown(table.head[qsizetype(c)]);
        for (Run run : plain.runs()) {
            run.weight = Weight::Bold;
            all.add(run);
        }
        return all;
    };
    for (size_t c = 0; c < widths.size(); ++c)
        height = std::max(height, text(c).height(canvas.meter(), setting(c)) + 1.0);
    canvas.plate(QRectF(x, y, std::accumulate(widths.begin(), widths.end(), 0.0), height));
    double at = x;
    for (size_t c = 0; c < widths.size(); ++c) {
        const RichText label = text(c);
        label.draw(canvas, at + 0.5, y + (height - label.height(canvas.meter(), setting(c))) / 2, setting(c));
        at += widths[c];
    }
    return height;
}

} // namespace

double tableMinWidth(const TextMeter &meter, const MdTable &table, const TextSizes &sizes)
{
    double sum = 0;
    const std::vector<bool> figures = figureColumns(table);
    for (qsizetype c = 0; c < table.head.size(); ++c) {
        double least = RichText::markdown(table.head[c]).longestWord(meter, bold(sizes.tableHead())) + 1.4;
        for (const QStringList &row : table.rows)
            least = std::max(least,
                             RichText::markdown(row.value(c)).longestWord(meter, cellFont(row.value(c), figures[size_t(c)], sizes)) + 1.4);
        sum += least;
    }
    return sum;
}

double drawMarkdownTable(Canvas &canvas, const MdTable &table, double x, double y, double width, const TextSizes &sizes)
{
    const std::vector<bool> figures = figureColumns(table);
    const std::vector<double> widths = blockColumnWidths(canvas.meter(), table, sizes, width);
    const bool merge = table.head.size() >= 8;
    double top = y;
    if (std::any_of(table.head.begin(), table.head.end(), [](const QString &cell) { return !cell.isEmpty(); }))
        top += drawHeadRow(canvas, table, x, top, widths, figures, sizes);
    for (const QStringList &row : table.rows) {
        const double height = rowHeight(canvas.meter(), row, figures, sizes, widths);
        double at = x;
        for (size_t c = 0; c < widths.size();) {
            const QString &cell = row[qsizetype(c)];
            size_t end = c + 1;
            double span = widths[c];
            // Equal neighbours merge: a value is printed once, as wide as it is valid.
            while (c > 0 && (merge || isClosed(cell)) && end < widths.size() && row[qsizetype(end)] == cell && !cell.isEmpty())
                span += widths[end++];
            const QRectF area(at, top, span, height);
            if (isClosed(cell)) {
                canvas.rect(area, canvas.inks().saver() ? 0 : Inks::closed);
                if (canvas.inks().saver())
                    canvas.line(area.left(), area.bottom(), area.right(), area.top(), {0.12, Inks::hair});
            } else {
                const RichText text = cellText(cell, figures[c]);
                const RichText::Setting setting = settingFor(cell, figures[c], c == 0, sizes, span - 1.0);
                text.draw(canvas, at + 0.5, top + (height - text.height(canvas.meter(), setting)) / 2, setting);
            }
            if (merge && c > 0)
                canvas.line(at, top, at, top + height, {0.12, Inks::soft});
            at += span;
            c = end;
        }
        top += height;
        canvas.rule(x, top, std::accumulate(widths.begin(), widths.end(), 0.0), 0.12, Inks::hair);
    }
    return top - y + 1.4;
}

double drawSectionTitle(Canvas &canvas, const QString &title, double x, double y, double width, const TextSizes &sizes)
{
    RichText text;
    const RichText plain = RichText::markdown(title);
    for (Run run : plain.runs()) {
        if (!run.italic)
            run.weight = Weight::Bold;
        text.add(run);
    }
    const double height = text.draw(canvas, x, y, {bold(sizes.heading()), width, 1.18, Align::Left, canvas.inks().line(), 0});
    canvas.rule(x, y + height + 0.3, width, 0.4, canvas.inks().line());
    return height + 1.3;
}

double drawTextBlock(Canvas &canvas, const MdBlock &block, double x, double y, double width, const TextSizes &sizes)
{
    const RichText::Setting setting{regular(sizes.text()), width, 1.2, Align::Left, Inks::text, 0};
    if (const auto *heading = std::get_if<MdHeading>(&block)) {
        RichText text;
        const RichText plain = RichText::markdown(heading->text);
        for (Run run : plain.runs()) {
            run.weight = run.italic ? Weight::Regular : Weight::Bold;
            text.add(run);
        }
        return text.draw(canvas, x, y + 0.3, setting) + 0.6;
    }
    if (const auto *paragraph = std::get_if<MdParagraph>(&block))
        return RichText::markdown(paragraph->text).draw(canvas, x, y, setting) + 0.9;
    if (const auto *item = std::get_if<MdItem>(&block)) {
        const double indent = item->number > 0 ? 3.6 * sizes.k : 2.6 * sizes.k;
        RichText::Setting inner = setting;
        inner.width = width - indent;
        const double middle = y + pitch(sizes.text(), 1.2) / 2;
        if (item->number > 0)
            canvas.textMid(x, middle, QString::number(item->number), bold(sizes.text()), canvas.inks().line());
        else
            canvas.rect(QRectF(x + 0.2, middle - 0.5, 1.0, 1.0), canvas.inks().line());
        return RichText::markdown(item->text).draw(canvas, x + indent, y, inner) + 0.5;
    }
    return drawMarkdownTable(canvas, std::get<MdTable>(block), x, y, width, sizes);
}

} // namespace muster::print
