// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/cards/CardBlocks.h"

#include "print/cards/TableBlocks.h"

#include <numeric>

namespace muster::print {

namespace {

Font vitalFont(const VitalsCell &cell, const CardMetrics &m)
{
    return bold(cell.value.text.size() > 1 ? m.vitalSmall : m.vital);
}

/// Three or fewer: symbol, figure, label and notes stacked at the right. More: label over figure over notes.
bool sideways(const VitalsBlock &block)
{
    bool marked = false;
    for (const VitalsCell &cell : block.cells)
        marked = marked || !cell.symbol.isEmpty() || !cell.notes.isEmpty();
    return marked && block.cells.size() <= 3;
}

double cellWidth(const TextMeter &meter, const VitalsCell &cell, const CardMetrics &m, bool side)
{
    const double figure = figureWidth(meter, cell.value, vitalFont(cell, m));
    double words = meter.width(side ? cell.label.toUpper() : cell.label, side ? bold(m.label) : regular(m.label));
    for (const QString &note : cell.notes)
        words = std::max(words, meter.width(note, regular(m.label)));
    if (!side)
        return std::max(figure, words) + 1.2;
    return (cell.symbol.isEmpty() ? 0 : 4.3 * m.scale) + figure + words + 2.4;
}

void drawSideCell(Canvas &canvas, const VitalsCell &cell, const QRectF &area, const CardMetrics &m)
{
    const double middle = area.center().y();
    double x = area.left() + 0.8;
    if (!cell.symbol.isEmpty()) {
        const double size = 4.0 * m.scale;
        canvas.symbolMid(cell.symbol, x - 0.3, middle, size, canvas.inks().line());
        x += size;
    }
    const Font font = vitalFont(cell, m);
    const double figure = figureWidth(canvas.meter(), cell.value, font);
    drawFigure(canvas, cell.value, x + 0.4, middle, std::max(figure, area.right() - x), font, Align::Left);
    x += figure + 1.1;
    QStringList lines = cell.notes;
    const double room = area.right() - x - 0.1;
    const double step = pitch(m.label, 1.02), cap = canvas.meter().capHeight(regular(m.label));
    double baseline = middle - step * double(lines.size()) / 2 + cap / 2;
    canvas.text(x, baseline, cell.label.toUpper(), canvas.meter().fitted(cell.label.toUpper(), bold(m.label), room, 6.5, 0.1));
    for (const QString &line : lines) {
        baseline += step;
        canvas.text(x, baseline, line, canvas.meter().fitted(line, regular(m.label), room, 6.5, 0.1));
    }
}

// The figure below its label; a box to write in takes what the label leaves.
void drawVital(Canvas &canvas, const VitalsCell &cell, const QRectF &area, const CardMetrics &m)
{
    const Font font = vitalFont(cell, m);
    if (!cell.value.field)
        return drawFigure(canvas, cell.value, area.center().x(), area.top() + m.vitals * 0.64, area.width() - 0.6, font);
    const double top = area.top() + m.vitals * 0.2 + pitch(m.label, 0.5);
    const double width = std::min(area.width() - 0.6, figureWidth(canvas.meter(), cell.value, font));
    canvas.rect(QRectF(area.center().x() - width / 2, top, width, area.bottom() - 0.6 - top), 0, {0.15, Inks::soft});
}

double drawVitalsRow(Canvas &canvas, std::vector<VitalsCell> cells, const QPointF &at, double width, const CardMetrics &m, bool side)
{
    std::vector<double> widths;
    for (const VitalsCell &cell : cells)
        widths.push_back(cellWidth(canvas.meter(), cell, m, side));
    const double total = std::accumulate(widths.begin(), widths.end(), 0.0);
    const double share = (width - total) / double(cells.size());
    double x = at.x(), notes = 0;
    for (const VitalsCell &cell : cells)
        notes = std::max(notes, side ? 0.0 : double(cell.notes.size()) * pitch(m.label, 1.0));
    for (size_t i = 0; i < cells.size(); ++i) {
        const double w = share >= 0 ? widths[i] + share : widths[i] * width / total;
        const QRectF area(x, at.y(), w, m.vitals);
        if (i > 0)
            canvas.line(x, at.y() + 0.4, x, at.y() + m.vitals + notes - 0.6, {0.15, Inks::soft});
        if (side) {
            drawSideCell(canvas, cells[i], area, m);
        } else {
            canvas.textMid(area.center().x(), at.y() + m.vitals * 0.2, cells[i].label,
                           canvas.meter().fitted(cells[i].label, regular(m.label), w - 0.5, 6.5, 0.1), Inks::text, Align::Centre);
            drawVital(canvas, cells[i], area, m);
            double y = at.y() + m.vitals + pitch(m.label, 0.3);
            for (const QString &note : cells[i].notes) {
                canvas.textMid(area.center().x(), y, note, canvas.meter().fitted(note, regular(m.label), w - 0.4, 6.5, 0.1), Inks::text,
                               Align::Centre);
                y += pitch(m.label, 1.0);
            }
        }
        x += w;
    }
    return m.vitals + notes;
}

} // namespace

double drawVitals(Canvas &canvas, const VitalsBlock &block, const QPointF &at, double width, const CardMetrics &m)
{
    if (block.cells.empty())
        return 0;
    const bool side = sideways(block);
    std::vector<VitalsCell> cells = block.cells;
    double total = 0;
    for (const VitalsCell &cell : cells)
        total += cellWidth(canvas.meter(), cell, m, side);
    // Short of room the symbols go first: the labels say the same.
    if (side && total > width * 1.02)
        for (VitalsCell &cell : cells)
            if (!cell.label.isEmpty())
                cell.symbol.clear();
    // As many cells per row as have room for their figures; on small cards a second row.
    double y = at.y();
    std::vector<VitalsCell> row;
    double used = 0;
    const auto flush = [&] {
        if (row.empty())
            return;
        y += drawVitalsRow(canvas, row, {at.x(), y}, width, m, side);
        canvas.rule(at.x(), y, width);
        row.clear();
        used = 0;
    };
    for (const VitalsCell &cell : cells) {
        const double w = cellWidth(canvas.meter(), cell, m, side);
        if (!row.empty() && used + w > width * 1.02)
            flush();
        row.push_back(cell);
        used += w;
    }
    flush();
    return y - at.y();
}

double drawAdvantage(Canvas &canvas, const AdvantageBlock &block, const QPointF &at, double width, const CardMetrics &m)
{
    if (block.name.isEmpty())
        return 0;
    const TextMeter &meter = canvas.meter();
    const double flag = m.ribbon;
    const QString remark = block.active ? canvas.translate("Paper", "platoon advantage")
                                        : canvas.translate("Paper", "inactive: %1").arg(block.missing);
    const double room = width - flag - 2.2;
    Font name = bold(m.ribbonText), side = italic(std::max(6.6, m.label));
    double needed = meter.width(block.name, name) + 1.5 + meter.width(remark, side);
    while (needed > room && name.points > 7) {
        name.points -= 0.25;
        needed = meter.width(block.name, name) + 1.5 + meter.width(remark, side);
    }
    const bool two = needed > room;
    const RichText below = RichText::plain(remark, Weight::Regular, true), above = RichText::plain(block.name, Weight::Bold);
    const RichText::Setting nameSetting{name, room, 1.1, Align::Left, Inks::text, 0},
        sideSetting{side, room, 1.1, Align::Left, Inks::text, 0};
    const double height = two ? above.height(meter, nameSetting) + below.height(meter, sideSetting) + 0.6 : m.ribbon;
    canvas.rect(QRectF(at.x() + 0.15, at.y() + 0.15, width - 0.3, height - 0.3), 0, {0.30, canvas.inks().line()});
    if (block.active)
        canvas.plate(QRectF(at.x(), at.y(), flag, height));
    const double size = m.ribbon * 0.72;
    canvas.symbolMid(block.active ? "pennant" : "pennant0", at.x() + (flag - size) / 2, at.y() + height / 2, size,
                     block.active ? canvas.inks().onPlate() : canvas.inks().line());
    const double x = at.x() + flag + 1.2;
    if (two) {
        const double y = at.y() + 0.3 + above.draw(canvas, x, at.y() + 0.3, nameSetting);
        below.draw(canvas, x, y, sideSetting);
    } else {
        canvas.textMid(x, at.y() + height / 2, block.name, name);
        canvas.textMid(at.x() + width - 1.0, at.y() + height / 2, remark, side, Inks::text, Align::Right);
    }
    return height;
}

double drawLine(Canvas &canvas, const LineBlock &block, const QPointF &at, double width, const CardMetrics &m)
{
    double x = at.x();
    const double line = pitch(m.rule, 1.25);
    if (!block.symbol.isEmpty()) {
        const double size = line * 1.1;
        canvas.symbolMid(block.symbol, x, at.y() + line / 2 + 0.2, size, canvas.inks().line());
        x += size + 0.8;
    }
    const TextMeter &meter = canvas.meter();
    const double room = at.x() + width - x;
    const QString value = block.value.isEmpty() && !block.label.isEmpty() ? QStringLiteral("–") : block.value;
    if (meter.width(block.label, bold(m.rule)) + meter.width(value, regular(m.rule)) + 2 <= room) {
        canvas.textMid(x, at.y() + line / 2 + 0.2, block.label, bold(m.rule));
        canvas.textMid(at.x() + width, at.y() + line / 2 + 0.2, value, regular(m.rule), Inks::text, Align::Right);
        return line + 0.6;
    }
    RichText text({{block.label + QStringLiteral(" "), Weight::Bold, false, {}}, {value, Weight::Regular, false, {}}});
    return text.draw(canvas, x, at.y() + 0.2, {regular(m.rule), room, 1.18, Align::Left, Inks::text, 0}) + 0.6;
}

double drawRuleNames(Canvas &canvas, const RulesBlock &block, const QPointF &at, double width, const CardMetrics &m)
{
    RichText text;
    for (const RuleEntry &rule : block.entries) {
        if (!rule.front || !rule.grantedBy.isEmpty())
            continue;
        // The names keep together; lines break between them.
        QString name = rule.name;
        name.replace(' ', QChar::Nbsp);
        text.add({(text.isEmpty() ? QString() : QStringLiteral(" · ")) + name, Weight::Bold, false, {}});
    }
    if (text.isEmpty())
        return 0;
    return text.draw(canvas, at.x(), at.y(), {bold(m.rule), width, 1.18, Align::Left, Inks::text, 0}) + 0.4;
}

RichText ruleText(const RuleEntry &rule)
{
    RichText text;
    if (!rule.grantedBy.isEmpty()) {
        text.add({{}, Weight::Regular, false, QStringLiteral("pennant")});
        text.add({QStringLiteral(" "), Weight::Regular, false, {}});
    }
    text.add({rule.name, Weight::Bold, false, {}});
    if (!rule.grantedBy.isEmpty())
        text.add({QLatin1Char(' ') + rule.grantedBy, Weight::Regular, true, {}});
    if (!rule.weapons.isEmpty())
        text.add({QStringLiteral(" (%1)").arg(rule.weapons.join(QStringLiteral(", "))), Weight::Regular, true, {}});
    // "Take Cover!" ends its sentence itself.
    const bool ended = rule.grantedBy.isEmpty() && rule.weapons.isEmpty() && (rule.name.endsWith('!') || rule.name.endsWith('?'));
    if (!ended)
        text.add({QStringLiteral("."), Weight::Bold, false, {}});
    if (rule.text.isEmpty()) {
        text.add({QStringLiteral(" –"), Weight::Regular, false, {}});
    } else {
        text.add({QStringLiteral(" "), Weight::Regular, false, {}});
        const RichText body = RichText::markdown(rule.text);
        for (const Run &run : body.runs())
            text.add(run);
    }
    return text;
}

double drawRule(Canvas &canvas, const RuleEntry &rule, const QPointF &at, double width, double points)
{
    const bool granted = !rule.grantedBy.isEmpty();
    const double inset = granted ? 1.8 : 0;
    const RichText text = ruleText(rule);
    const RichText::Setting setting{regular(points), width - inset, 1.18, Align::Left, Inks::text, 0};
    const double height = text.draw(canvas, at.x() + inset, at.y(), setting);
    if (granted)
        canvas.rect(QRectF(at.x(), at.y(), 0.7, height), canvas.inks().line());
    if (rule.text.isEmpty()) {
        // Nobody knows the text: a dotted line invites the pencil.
        const double y = at.y() + height - pitch(points, 0.3);
        const double x = at.x() + inset + text.widestLine(canvas.meter(), setting) + 1.2;
        if (text.lineCount(canvas.meter(), setting) == 1 && x < at.x() + width - 5)
            canvas.line(x, y, at.x() + width, y, {0.12, Inks::faint, Dash::Dotted});
    }
    return height;
}

double drawCosts(Canvas &canvas, const CostsBlock &block, const QPointF &at, double width, const CardMetrics &m)
{
    double y = at.y();
    const double value = 7.5 * m.scale;
    for (const CostLine &line : block.lines) {
        const double detail = canvas.meter().width(line.detail, regular(m.rule)) + (line.detail.isEmpty() ? 0 : 1.2);
        const RichText label = RichText::plain(line.label);
        const RichText::Setting setting{regular(m.rule), width - value - detail - 0.5, 1.18, Align::Left, Inks::text, 0};
        const double height = std::max(label.height(canvas.meter(), setting), pitch(m.rule, 1.18)) + 0.7;
        label.draw(canvas, at.x(), y + 0.35, setting);
        const double middle = y + 0.35 + pitch(m.rule, 1.18) / 2;
        canvas.textMid(at.x() + width - value, middle, line.detail, regular(m.rule), Inks::text, Align::Right);
        canvas.textMid(at.x() + width, middle, line.value, bold(m.rule), Inks::text, Align::Right);
        y += height;
        canvas.rule(at.x(), y, width, 0.12, Inks::hair);
    }
    if (!block.total.isEmpty()) {
        const double height = pitch(m.rule, 1.5);
        canvas.rule(at.x(), y, width);
        canvas.textMid(at.x(), y + height / 2, canvas.translate("Paper", "Total"), bold(m.rule));
        canvas.textMid(at.x() + width, y + height / 2, block.total, bold(m.rule + 0.8), Inks::text, Align::Right);
        y += height;
    }
    return y - at.y();
}

void drawPhoto(Canvas &canvas, const PhotoBlock &block, const QRectF &area, const QString &silhouette)
{
    if (block.photo.isNull()) {
        canvas.rect(area.adjusted(0.1, 0.1, -0.1, -0.1), 0, {0.15, 0xff999999, Dash::Dashed});
        const double size = std::min({area.height() * 0.55, area.width() * 0.3, 16.0});
        canvas.symbol(silhouette.isEmpty() ? QStringLiteral("photo") : silhouette,
                      QRectF(area.center().x() - size / 2, area.center().y() - size / 2, size, size), Inks::ghost);
        return;
    }
    // Filled to the edge, the middle of the picture kept.
    const double ratio = area.width() / area.height();
    QRectF source(block.photo.rect());
    if (source.width() / source.height() > ratio)
        source.setWidth(source.height() * ratio);
    else
        source.setHeight(source.width() / ratio);
    // Whole pixels nearest to the box's shape: rounding outwards would squeeze a small picture in a flat box.
    QRect crop(QPoint(), source.size().toSize());
    crop.moveCenter(block.photo.rect().center());
    const int pixels = int(area.width() / 25.4 * 300);
    QImage cropped = block.photo.copy(crop);
    if (cropped.width() > pixels)
        cropped = cropped.scaledToWidth(pixels, Qt::SmoothTransformation);
    if (canvas.inks().mode != InkMode::Colour)
        cropped = cropped.convertToFormat(QImage::Format_Grayscale8);
    canvas.image(area, cropped);
}

void drawNoteLines(Canvas &canvas, const QRectF &area, double linePitch)
{
    const int lines = int(area.height() / linePitch);
    for (int i = 0; i < lines; ++i) {
        const double y = area.bottom() - 0.6 - i * linePitch;
        canvas.line(area.left(), y, area.right(), y, {0.10, Inks::faint});
    }
}

double drawFoot(Canvas &canvas, const FootBlock &block, const QPointF &at, double width, const CardMetrics &m, const QString &number)
{
    canvas.rule(at.x(), at.y(), width);
    double y = at.y() + 0.5;
    const double right = canvas.meter().width(number, regular(m.foot));
    const double step = pitch(m.foot, 1.12), cap = canvas.meter().capHeight(regular(m.foot));
    canvas.text(at.x() + width, y + (step + cap) / 2, number, regular(m.foot), Inks::text, Align::Right);
    QStringList lines = block.left.split('\n');
    if (!block.right.isEmpty())
        lines.append(block.right);
    for (int i = 0; i < lines.size(); ++i)
        y += RichText::plain(lines[i], i == 0 ? Weight::Bold : Weight::Regular)
                 .draw(canvas, at.x(), y,
                       {regular(m.foot), i == 0 && right > 0 ? width - right - 1 : width, 1.12, Align::Left, Inks::text, 0});
    return y - at.y();
}

} // namespace muster::print
