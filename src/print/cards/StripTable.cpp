// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/cards/StripTable.h"

#include "print/cards/StripGrid.h"
#include "print/layout/RichText.h"

namespace muster::print {

namespace {

std::vector<size_t> allGroups(const StripHead &head)
{
    std::vector<size_t> all(head.groups.size());
    for (size_t i = 0; i < all.size(); ++i)
        all[i] = i;
    return all;
}

// Symbol of the group in white on the faction colour, class numbers below.
void drawGroupHeads(Canvas &canvas, const StripHead &head, const Grid &grid, double y, const TableStep &step)
{
    const double bar = step.head * 0.52;
    for (size_t i = 0; i < grid.starts.size(); ++i) {
        const QRectF area = groupArea(grid, i, y, bar);
        const StripGroupHead &group = head.groups[grid.groups[i]];
        canvas.plate(area);
        const double size = bar * 0.86;
        canvas.symbolMid(group.symbol, area.center().x() - size / 2, area.center().y(), size, canvas.inks().onPlate());
        for (int c = 0; c < group.labels.size(); ++c) {
            const Font font = canvas.meter().fitted(group.labels[c], bold(std::max(6.5, std::min(9.0 * step.scale, step.dice * 0.84))),
                                                    grid.pitch - 0.2, 6.5);
            canvas.textMid(grid.starts[i] + (c + 0.5) * grid.pitch, y + bar + (step.head - bar) / 2, group.labels[c], font, Inks::text,
                           Align::Centre);
        }
    }
}

// Arc above or beside the range; further values below in small type.
void drawLead(Canvas &canvas, const TableRow &row, const QRectF &area, const TableStep &step)
{
    QStringList symbols;
    std::vector<QString> texts;
    for (const Figure &figure : row.values) {
        symbols += figure.symbols;
        if (figure.symbols.isEmpty() && !figure.text.isEmpty())
            texts.push_back(figure.text);
    }
    const QString range = texts.empty() ? QString() : texts.front();
    const bool more = texts.size() > 1 && area.height() >= 6.4;
    const Font font = bold(step.range);
    const double symbol = std::min(2.9 * step.scale, step.range * mmPerPoint * 0.72);
    const double symbolsWidth = double(symbols.size()) * (symbol + 0.3);
    double middle = area.center().y() - (more ? step.range * mmPerPoint * 0.22 : 0);
    if (canvas.meter().width(range, font) + symbolsWidth <= area.width()) {
        const double width = symbolsWidth + canvas.meter().width(range, font);
        double x = area.center().x() - width / 2;
        for (const QString &name : symbols) {
            canvas.symbolMid(name, x, middle, symbol, Inks::text);
            x += symbol + 0.3;
        }
        if (!range.isEmpty() || symbols.isEmpty())
            canvas.textMid(x, middle, range.isEmpty() ? QStringLiteral("–") : range, font);
    } else {
        // A wide range such as 4–14: the arcs above the figures.
        const Font small = canvas.meter().fitted(range, font, area.width(), 6.5);
        double x = area.center().x() - symbolsWidth / 2;
        for (const QString &name : symbols) {
            canvas.symbolMid(name, x, area.top() + symbol / 2 + 0.2, symbol, Inks::text);
            x += symbol + 0.3;
        }
        middle = symbols.isEmpty() ? middle : area.bottom() - small.points * mmPerPoint * 0.42;
        canvas.textMid(area.center().x(), middle, range, small, Inks::text, Align::Centre);
    }
    if (more)
        canvas.textMid(area.center().x(), area.bottom() - 1.3, texts[1],
                       canvas.meter().fitted(texts[1], regular(std::max(6.5, step.damage - 1)), area.width(), 6.5), Inks::text,
                       Align::Centre);
}

void drawStrip(Canvas &canvas, const TableRow &row, const StripHead &head, const Grid &grid, double y, double height, const TableStep &step,
               bool stacked)
{
    for (size_t i = 0; i < grid.starts.size(); ++i)
        if (grid.groups[i] < row.strip.size())
            for (const MergedCell &cell : mergedCells(row.strip[grid.groups[i]], groupArea(grid, i, y, height)))
                drawCell(canvas, cell, head, step, stacked);
}

double drawHandRow(Canvas &canvas, const StripHead &head, const Grid &grid, const QPointF &at, double lead, double height,
                   const TableStep &step)
{
    const double middle = at.y() + height / 2;
    canvas.symbolMid(head.handSymbol, at.x() + (lead - height * 0.6) / 2, middle, height * 0.6, Inks::text);
    bool labelled = false;
    for (size_t i = 0; i < grid.starts.size(); ++i) {
        const QRectF area = groupArea(grid, i, at.y() + 0.5, height - 1.0);
        const QString value = head.handValues.value(int(i));
        if (value.isEmpty()) {
            canvas.closedField(area);
            continue;
        }
        canvas.rect(area, 0, {0.12, Inks::hair});
        const QStringList parts = value.split('/');
        RichText text({{parts[0], Weight::Bold, false, {}}});
        if (parts.size() > 1)
            text.add({QLatin1Char('/') + parts[1], Weight::Regular, false, {}});
        const Font font = regular(std::max(6.6, step.damage - 1.5));
        const double withLabel = canvas.meter().width(value + QLatin1Char(' ') + head.handLabel, font.with(Weight::Bold));
        if (!labelled && !head.handLabel.isEmpty() && withLabel < area.width() - 0.6) {
            text.add({QLatin1Char(' ') + head.handLabel, Weight::Regular, false, {}});
            labelled = true;
        }
        text.draw(canvas, area.left(), middle - pitch(font.points, 1.0) / 2, {font, area.width(), 1.0, Align::Centre, Inks::text, 0});
    }
    return height;
}

// The same on a narrow card, where no cell is above another: one line, the groups by their symbols.
double drawHandLine(Canvas &canvas, const StripHead &head, const QPointF &at, double width, const CardMetrics &m)
{
    RichText text({{{}, Weight::Regular, false, head.handSymbol}, {QLatin1Char(' ') + head.handLabel, Weight::Regular, false, {}}});
    for (size_t i = 0; i < head.groups.size(); ++i) {
        const QString value = head.handValues.value(int(i));
        if (value.isEmpty())
            continue;
        text.add({QStringLiteral("  "), Weight::Regular, false, {}});
        text.add({{}, Weight::Regular, false, head.groups[i].symbol});
        text.add({QChar(QChar::Nbsp) + value, Weight::Bold, false, {}});
    }
    return text.draw(canvas, at.x(), at.y() + 0.3, {regular(std::max(6.6, m.label)), width, 1.15, Align::Left, Inks::text, 0}) + 0.6;
}

double drawKey(Canvas &canvas, const StripHead &head, const QPointF &at, double width, const CardMetrics &m)
{
    const RichText text = RichText::markdown(head.key);
    Font font = regular(std::max(6.6, m.label));
    while (font.points > 6.5 && text.lineCount(canvas.meter(), {font, width, 1.15, Align::Left, 0, 0}) > 1)
        font.points = std::max(6.5, font.points - 0.1);
    return text.draw(canvas, at.x(), at.y() + 0.5, {font, width, 1.15, Align::Left, Inks::text, 0}) + 0.5;
}

/// Name left, one line per weapon: for broad cards.
double drawWide(Canvas &canvas, const TableBlock &table, const QPointF &at, double width, const CardMetrics &m, const TableForm &look,
                double name, double lead)
{
    const StripHead &head = *table.strip;
    const TableStep &step = look.step;
    const Grid grid = gridFor(head, allGroups(head), at.x() + name + lead, width - name - lead);
    double y = at.y();
    canvas.symbolMid("range", at.x() + name + lead / 2 - 1.8, y + step.head / 2, 3.6, Inks::text);
    drawGroupHeads(canvas, head, grid, y, step);
    y += step.head;
    canvas.rule(at.x(), y, width);
    const size_t end = std::min(table.rows.size(), look.first + std::min(look.count, table.rows.size()));
    for (size_t i = look.first; i < end; ++i) {
        y += 0.5;
        Canvas probe = canvas.scratch();
        const double lines = drawNameLine(probe, table.rows[i], {0, 0}, name - 1, step);
        const double height = std::max(step.strip * 0.74, lines);
        drawNameLine(canvas, table.rows[i], {at.x(), y + (height - lines) / 2}, name - 1, step);
        drawLead(canvas, table.rows[i], QRectF(at.x() + name, y, lead - 0.6, height), step);
        drawStrip(canvas, table.rows[i], head, grid, y, height, step, false);
        y += height + 0.5;
        canvas.rule(at.x(), y, width, 0.15, Inks::soft);
    }
    if (look.hand && !head.handValues.isEmpty()) {
        TableRow hand;
        hand.name = head.handLabel.left(1).toUpper() + head.handLabel.mid(1);
        hand.tags = canvas.translate("Paper", "all units");
        hand.tagsBelow = true;
        const double height = std::max(m.handRow, drawNameLine(canvas, hand, {at.x(), y + 0.4}, name - 1, step) + 0.8);
        StripHead unnamed = head;
        unnamed.handLabel.clear();
        y += drawHandRow(canvas, unnamed, grid, {at.x() + name, y}, lead, height, step);
        canvas.rule(at.x(), y, width, 0.15, Inks::soft);
    }
    if (look.key && !head.key.isEmpty())
        y += drawKey(canvas, head, {at.x(), y}, width, m);
    return y - at.y();
}

/// The groups that stand in one strip: all of them, or (double band) as few strips as can be read, small groups together.
std::vector<std::vector<size_t>> bandsOf(const StripHead &head, double room)
{
    std::vector<std::vector<size_t>> bands;
    std::vector<bool> taken(head.groups.size(), false);
    const auto fits = [&](const std::vector<size_t> &band) {
        int columns = 0;
        for (const size_t i : band)
            columns += int(head.groups[i].labels.size());
        return columns == 0 || (room - groupGap * double(band.size() - 1)) / columns >= 3.25;
    };
    for (size_t i = 0; i < head.groups.size(); ++i) {
        if (taken[i])
            continue;
        bands.push_back({i});
        for (size_t j = i + 1; j < head.groups.size(); ++j) {
            std::vector<size_t> more = bands.back();
            more.push_back(j);
            if (taken[j] || !fits(more))
                continue;
            bands.back() = more;
            taken[j] = true;
        }
    }
    return bands;
}

} // namespace

double drawStripTable(Canvas &canvas, const TableBlock &table, const QPointF &at, double width, const CardMetrics &m, const TableForm &look)
{
    const StripHead &head = *table.strip;
    const TableStep &step = look.step;
    const double lead = table.columns.empty() ? 0 : m.rangeColumn;
    int columns = 0;
    for (const StripGroupHead &group : head.groups)
        columns += int(group.labels.size());
    const double wideName = 40;
    if (columns > 0 && (width - wideName - 13 - 2 * groupGap) / columns >= 5.4)
        return drawWide(canvas, table, at, width, m, look, wideName, 13);

    const auto bands = bandsOf(head, width - lead);
    std::vector<Grid> grids;
    for (const std::vector<size_t> &groups : bands)
        grids.push_back(gridFor(head, groups, at.x() + lead, width - lead));
    double y = at.y();
    const bool one = bands.size() == 1;
    if (one) {
        if (lead > 0)
            canvas.symbolMid("range", at.x() + lead / 2 - 2.0 * step.scale, y + step.head / 2, 4.0 * step.scale, Inks::text);
        drawGroupHeads(canvas, head, grids[0], y, step);
        y += step.head;
        canvas.rule(at.x() + lead, y, width - lead, 0.30);
    }
    const size_t end = std::min(table.rows.size(), look.first + std::min(look.count, table.rows.size()));
    for (size_t i = look.first; i < end; ++i) {
        const TableRow &row = table.rows[i];
        y += 0.2;
        y += drawNameLine(canvas, row, {at.x(), y}, width, step);
        const double top = y;
        for (size_t b = 0; b < bands.size(); ++b) {
            if (!one) {
                TableStep small = step;
                small.head = std::min(step.head, 5.0);
                drawGroupHeads(canvas, head, grids[b], y, small);
                y += small.head;
            }
            drawStrip(canvas, row, head, grids[b], y, step.strip, step, head.stacked);
            y += step.strip + (one ? 0 : 0.3);
        }
        if (lead > 0)
            drawLead(canvas, row, QRectF(at.x(), top, lead - 0.5, y - top), step);
        y += 0.55;
        canvas.rule(at.x(), y, width, 0.30);
    }
    if (look.hand && !head.handValues.isEmpty()) {
        y += one ? drawHandRow(canvas, head, grids[0], {at.x(), y}, lead, m.handRow, step)
                 : drawHandLine(canvas, head, {at.x(), y}, width, m);
        canvas.rule(at.x(), y, width, 0.30);
    }
    if (look.key && !head.key.isEmpty())
        y += drawKey(canvas, head, {at.x(), y}, width, m);
    return y - at.y();
}

} // namespace muster::print
