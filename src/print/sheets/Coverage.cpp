// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/Coverage.h"

#include <QRegularExpression>

#include <cmath>

namespace muster::print {

namespace {

constexpr double destroyedRow = 4.4;

int rangeOf(const TableRow &row)
{
    static const QRegularExpression number("(\\d+)\\D*$");
    int range = 0;
    for (const Figure &value : row.values) {
        const auto match = number.match(value.text);
        if (match.hasMatch())
            range = std::max(range, match.captured(1).toInt());
    }
    return range;
}

const StripHead *stripOf(const std::vector<CardContent> &cards)
{
    for (const CardContent &card : cards)
        for (const Block &block : card.front)
            if (const auto *table = std::get_if<TableBlock>(&block); table && table->strip && !table->strip->difference)
                return &*table->strip;
    return nullptr;
}

} // namespace

Coverage coverageOf(const std::vector<CardContent> &cards)
{
    Coverage result;
    const StripHead *head = stripOf(cards);
    if (!head)
        return result;
    for (const StripGroupHead &group : head->groups)
        result.groups.push_back({group.symbol, group.labels, std::vector<int>(size_t(group.labels.size()), 0),
                                 std::vector<int>(size_t(group.labels.size()), 0)});
    result.units = int(cards.size());
    for (const CardContent &card : cards) {
        for (size_t g = 0; g < result.groups.size(); ++g) {
            for (size_t c = 0; c < result.groups[g].able.size(); ++c) {
                bool able = false;
                for (const Block &block : card.front) {
                    const auto *table = std::get_if<TableBlock>(&block);
                    for (const TableRow &row : table ? table->rows : std::vector<TableRow>()) {
                        if (g >= row.strip.size() || c >= row.strip[g].size() || row.strip[g][c].closed)
                            continue;
                        able = true;
                        result.groups[g].range[c] = std::max(result.groups[g].range[c], rangeOf(row));
                    }
                }
                result.groups[g].able[c] += able ? 1 : 0;
            }
        }
    }
    return result;
}

double drawCoverage(Canvas &canvas, const Coverage &coverage, double x, double y, double width)
{
    const double lead = 30, row = 5.6;
    int columns = 0;
    for (const Coverage::Group &group : coverage.groups)
        columns += int(group.labels.size());
    const double pitch = (width - lead) / std::max(1, columns);
    canvas.textMid(x, y + row * 2.5, canvas.translate("Paper", "units able, of %1").arg(coverage.units), regular(8));
    canvas.textMid(x, y + row * 3.5, canvas.translate("Paper", "longest range"), regular(8));
    double at = x + lead;
    for (const Coverage::Group &group : coverage.groups) {
        const double w = pitch * double(group.labels.size());
        canvas.plate(QRectF(at, y, w, row));
        canvas.symbolMid(group.symbol, at + w / 2 - 2, y + row / 2, 4, canvas.inks().onPlate());
        for (size_t c = 0; c < group.able.size(); ++c) {
            const QRectF cell(at + double(c) * pitch, y + row, pitch, row);
            for (int r = 0; r < 3; ++r)
                canvas.rect(cell.translated(0, r * row), 0, {0.12, Inks::hair});
            const double cx = cell.center().x();
            canvas.textMid(cx, cell.center().y(), group.labels[qsizetype(c)], bold(8), Inks::text, Align::Centre);
            if (group.able[c] == 0) {
                canvas.closedField(cell.translated(0, row));
                canvas.closedField(cell.translated(0, 2 * row));
                continue;
            }
            canvas.textMid(cx, cell.center().y() + row, QString::number(group.able[c]), bold(10), Inks::text, Align::Centre);
            canvas.textMid(cx, cell.center().y() + 2 * row, group.range[c] > 0 ? QString::number(group.range[c]) : QStringLiteral("–"),
                           regular(8.5), Inks::text, Align::Centre);
        }
        if (at > x + lead)
            canvas.line(at, y, at, y + 4 * row, {0.30, Inks::text});
        at += w;
    }
    return row * 4;
}

double destroyedHeight(const std::vector<OddsLines::Together> &all)
{
    return 12 + destroyedRow * double((all.size() + 2) / 3);
}

double drawDestroyed(SheetFrame &frame, const std::vector<OddsLines::Together> &all, double y)
{
    Canvas &canvas = frame.canvas();
    const double wide = frame.width() / 3;
    const double top = frame.heading(frame.left(), y, frame.width(), canvas.translate("Paper", "What it destroys"),
                                     canvas.translate("Paper", "one attack of every unit, on average"));
    for (size_t i = 0; i < all.size(); ++i) {
        const double x = frame.left() + wide * double(i % 3), middle = top + destroyedRow * (double(i / 3) + 0.5);
        const QString figure = all[i].able > 0 ? numberText(std::round(all[i].destroyed * 10) / 10) : QStringLiteral("–");
        canvas.textMid(x, middle, all[i].name, regular(8));
        canvas.textMid(x + wide - 5, middle, figure, bold(8), Inks::text, Align::Right);
    }
    return top - y + destroyedRow * double((all.size() + 2) / 3) + 4;
}

} // namespace muster::print
