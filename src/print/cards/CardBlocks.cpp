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
            drawFigure(canvas, cells[i].value, area.center().x(), at.y() + m.vitals * 0.64, w - 0.6, vitalFont(cells[i], m));
            double y = at.y() + m.vitals + pitch(m.label, 0.3);
            for (const QString &note : cells[i].notes) {
                canvas.textMid(area.center().x(), y, note, canvas.meter().fitted(note, regular(m.label), w - 0.4, 6.5, 0.1), Inks::text, Align::Centre);
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
    const QString remark = block.active ? canvas.say("platoon advantage") : canvas.say("inactive: %1").arg(block.missing);
    const double room = width - flag - 2.2;
    Font name = bold(m.ribbonText), side = italic(std::max(6.6, m.label));
    double needed = meter.width(block.name, name) + 1.5 + meter.width(remark, side);
    while (needed > room && name.points > 7) {
        name.points -= 0.25;
        needed = meter.width(block.name, name) + 1.5 + meter.width(remark, side);
    }
    const bool two = needed > room;
    const RichText below = RichText::plain(remark, Weight::Regular, true), above = RichText::plain(block.name, Weight::Bold);
    const RichText::Setting nameSetting{name, room, 1.1, Align::Left, Inks::text, 0}, sideSetting{side, room, 1.1, Align::Left, Inks::text, 0};
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

namespace {

/// A row of boxes; breaks where the room ends, so that nothing leaves the card.
struct BoxRow
{
    Canvas &canvas;
    double left, right, x, y, tick;

    void need(double width)
    {
        if (x > left && x + width > right) {
            x = left;
            y += tick + 0.7;
        }
    }
};

void drawTrack(BoxRow &row, const Track &track, const CardMetrics &m)
{
    Canvas &canvas = row.canvas;
    const double tick = track.shape == BoxShape::Field ? m.tick * 1.36 : m.tick;
    const double box = Canvas::tickBoxWidth(track.shape, tick);
    if (!track.symbol.isEmpty()) {
        const double size = m.tick * 0.86;
        row.need(size + box + 1);
        canvas.symbolMid(track.symbol, row.x, row.y + row.tick / 2, size, canvas.inks().line());
        row.x += size + 1.0;
    }
    if (!track.label.isEmpty()) {
        const double width = canvas.meter().width(track.label, regular(m.rule));
        row.need(width + box + 1);
        canvas.textMid(row.x, row.y + row.tick / 2, track.label, regular(m.rule));
        row.x += width + 1.0;
    }
    for (int group = 0; group < std::max(1, track.groups); ++group) {
        if (track.numbered) {
            // A model's boxes stay together as long as a row can hold them.
            const double all = 2.6 + track.count * (box + 0.5);
            row.need(all <= row.right - row.left ? all : m.tick + box);
            row.x += canvas.textMid(row.x, row.y + row.tick / 2, QString::number(group + 1), bold(m.label)) + 0.4;
        }
        for (int i = 0; i < track.count; ++i) {
            row.need(box);
            row.x += canvas.tickBox(track.shape, row.x, row.y + (row.tick - tick) / 2, tick, group == 0 && i < track.ticked) + 0.5;
        }
        row.x += track.groups > 1 ? 1.0 : 0.0;
    }
    row.x += 0.8;
}

} // namespace

double drawTracks(Canvas &canvas, const TracksBlock &block, const QPointF &at, double width, const CardMetrics &m, const QString &remark)
{
    double top = at.y();
    if (!block.once.isEmpty()) {
        BoxRow row{canvas, at.x(), at.x() + width, at.x(), top, m.tick};
        for (const QString &name : block.once) {
            const double label = std::min(canvas.meter().width(name, regular(m.rule)), width - m.tick - 1);
            row.need(m.tick + 0.6 + label);
            row.x += canvas.tickBox(BoxShape::Hexagon, row.x, row.y, m.tick) + 0.6;
            canvas.textMid(row.x, row.y + m.tick / 2, name, canvas.meter().fitted(name, regular(m.rule), label, 6.5));
            row.x += label + 1.4;
        }
        top = row.y + m.tick + 0.7;
    }
    if (block.tracks.empty() && remark.isEmpty())
        return top - at.y();
    canvas.rule(at.x(), top, width);
    top += 0.9;
    BoxRow row{canvas, at.x() + 0.2, at.x() + width, at.x() + 0.2, top, m.tick};
    for (const Track &track : block.tracks)
        if (track.shape == BoxShape::Field)
            row.tick = m.tick * 1.36;
    for (const Track &track : block.tracks)
        drawTrack(row, track, m);
    if (!remark.isEmpty()) {
        const double w = canvas.meter().width(remark, regular(m.foot));
        row.need(w);
        canvas.textMid(at.x() + width, row.y + row.tick / 2, remark, regular(m.foot), Inks::text, Align::Right);
    }
    return row.y + row.tick - at.y() + 0.1;
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
        canvas.textMid(at.x(), y + height / 2, canvas.say("Total"), bold(m.rule));
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
    source.moveCenter(QRectF(block.photo.rect()).center());
    const int pixels = int(area.width() / 25.4 * 300);
    QImage cropped = block.photo.copy(source.toAlignedRect());
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

double drawRecord(Canvas &canvas, const RecordBlock &block, const QPointF &at, double width, const CardMetrics &m)
{
    const double label = pitch(m.label, 1.3);
    if (!block.table) {
        canvas.textMid(at.x(), at.y() + label / 2, canvas.say("Kills: write down the points"), regular(m.rule));
        const double height = m.tick * 1.3, box = Canvas::tickBoxWidth(BoxShape::Field, height);
        const int count = std::max(3, int((width + 0.5) / (box + 0.5)));
        const double gap = (width - count * box) / (count - 1);
        for (int i = 0; i < count; ++i)
            canvas.tickBox(BoxShape::Field, at.x() + i * (box + gap), at.y() + label + 0.4, height);
        return label + height + 1.2;
    }
    const QStringList heads{canvas.say("Mission"), canvas.say("Kills"), canvas.say("XP"), canvas.say("State")};
    const double shares[] = {0.40, 0.20, 0.16, 0.24};
    double x = at.x();
    const double row = 5.0, head = label + 0.8;
    for (int c = 0; c < 4; ++c) {
        canvas.textMid(x + 0.2, at.y() + head / 2, heads[c], bold(m.label));
        if (c > 0)
            canvas.line(x - 0.4, at.y() + head, x - 0.4, at.y() + head + block.rows * row, {0.12, Inks::hair});
        x += shares[c] * width;
    }
    canvas.rule(at.x(), at.y() + head, width);
    for (int r = 1; r <= block.rows; ++r)
        canvas.rule(at.x(), at.y() + head + r * row, width, 0.12, Inks::hair);
    return head + block.rows * row + 0.6;
}

double drawFoot(Canvas &canvas, const FootBlock &block, const QPointF &at, double width, const CardMetrics &m, const QString &number)
{
    canvas.rule(at.x(), at.y(), width);
    const double right = std::max(canvas.meter().width(block.right, regular(m.foot)), canvas.meter().width(number, regular(m.foot)));
    double y = at.y() + 0.5;
    const QStringList lines = block.left.split('\n');
    double bottom = y;
    for (int i = 0; i < lines.size(); ++i)
        bottom += RichText::plain(lines[i], i == 0 ? Weight::Bold : Weight::Regular)
                      .draw(canvas, at.x(), bottom, {regular(m.foot), width - right - 1, 1.12, Align::Left, Inks::text, 0});
    const double step = pitch(m.foot, 1.12), cap = canvas.meter().capHeight(regular(m.foot));
    double baseline = y + (step + cap) / 2;
    for (const QString &line : {block.right, number}) {
        if (line.isEmpty())
            continue;
        canvas.text(at.x() + width, baseline, line, regular(m.foot), Inks::text, Align::Right);
        baseline += step;
        bottom = std::max(bottom, baseline - (step + cap) / 2);
    }
    return bottom - at.y();
}

} // namespace muster::print
