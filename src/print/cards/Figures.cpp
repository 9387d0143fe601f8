// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/cards/TableBlocks.h"
#include "print/layout/RichText.h"

#include <QRegularExpression>

namespace muster::print {

namespace {

constexpr QRgb redDie = 0xff9b1f26;

/// Dice as letters, rolls apart: "1R+2B, 2R" -> R B B | R R, "2B/2R" -> B B / R R. Empty when the text is something else.
QStringList diceOf(const QString &text)
{
    static const QRegularExpression group("^\\s*(\\d*)\\s*([A-Z])\\s*$");
    QStringList dice;
    const QString between = text.contains('/') ? QStringLiteral("/") : QString();
    const QStringList shots = text.split(between.isEmpty() ? ',' : '/');
    for (const QString &shot : shots) {
        if (!dice.isEmpty())
            dice.append(between);
        for (const QString &part : shot.split('+')) {
            const auto match = group.match(part);
            if (!match.hasMatch())
                return {};
            const int count = match.captured(1).isEmpty() ? 1 : match.captured(1).toInt();
            for (int i = 0; i < count; ++i)
                dice.append(match.captured(2));
        }
    }
    return dice.size() <= 8 ? dice : QStringList();
}

double dieSize(const Font &font)
{
    return std::max(2.9, font.points * mmPerPoint * 0.92);
}

double diceWidth(const QStringList &dice, double size)
{
    double width = 0;
    for (const QString &die : dice)
        width += die.isEmpty() ? size * 0.35 : die == QLatin1String("/") ? size * 0.5 : size + 0.35;
    return width - 0.35;
}

void drawDice(Canvas &canvas, const QStringList &dice, double x, double middle, double size)
{
    for (const QString &die : dice) {
        if (die.isEmpty()) {
            x += size * 0.35;
            continue;
        }
        if (die == QLatin1String("/")) {
            canvas.textMid(x + size * 0.25 - 0.2, middle, die, bold(std::max(6.5, size / mmPerPoint * 0.8)), Inks::text, Align::Centre);
            x += size * 0.5;
            continue;
        }
        QPainterPath path;
        path.addRoundedRect(QRectF(x + 0.1, middle - size / 2 + 0.1, size - 0.2, size - 0.2), size * 0.18, size * 0.18);
        const bool filled = die == QLatin1String("R") && !canvas.inks().saver();
        canvas.path(path, filled ? canvas.inks().shade(redDie) : 0,
                    {die == QLatin1String("R") ? 0.45 : 0.22, filled ? canvas.inks().shade(redDie) : Inks::text});
        canvas.textMid(x + size / 2, middle, die, bold(std::max(6.5, size / mmPerPoint * 0.62)), filled ? Inks::paper : Inks::text,
                       Align::Centre);
        x += size + 0.35;
    }
}

double leftOf(double x, double width, Align align)
{
    return align == Align::Left ? x : align == Align::Right ? x - width : x - width / 2;
}

} // namespace

/// "-" in the data: the thing has no such value, which is known.
static bool nothing(const Figure &figure)
{
    return figure.symbols.isEmpty() && figure.text == QLatin1String("-");
}

/// A box that takes two figures in pencil.
static double fieldWidth(const Font &font)
{
    return std::max(5.0, font.points * mmPerPoint * 1.4);
}

double figureWidth(const TextMeter &meter, const Figure &figure, const Font &font)
{
    if (nothing(figure))
        return meter.width(QStringLiteral("·"), font);
    if (figure.field)
        return fieldWidth(font);
    if (figure.unknown())
        return meter.width(QStringLiteral("–"), font);
    if (figure.dice) {
        const QStringList dice = diceOf(figure.text);
        if (!dice.isEmpty())
            return diceWidth(dice, dieSize(font));
    }
    const double symbol = font.points * mmPerPoint * 0.95;
    double width = double(figure.symbols.size()) * (symbol + 0.4);
    if (!figure.text.isEmpty())
        width += meter.width(figure.text, font);
    return width;
}

void drawFigure(Canvas &canvas, const Figure &figure, double x, double middle, double room, const Font &font, Align align)
{
    if (figure.field) {
        const double width = std::min(room, fieldWidth(font)), height = std::max(3.4, font.points * mmPerPoint * 1.05);
        canvas.rect(QRectF(leftOf(x, width, align), middle - height / 2, width, height), 0, {0.15, Inks::soft});
        return;
    }
    if (figure.unknown()) {
        canvas.textMid(x, middle, QStringLiteral("–"), font.with(Weight::Regular), Inks::text, align);
        return;
    }
    if (nothing(figure)) {
        // "Has none" is a point: a dash would say that nobody knows, and a small grey field looks like a box to tick.
        canvas.textMid(x, middle, QStringLiteral("·"), font.with(Weight::Bold), Inks::text, align);
        return;
    }
    if (figure.dice) {
        const QStringList dice = diceOf(figure.text);
        if (!dice.isEmpty()) {
            double size = dieSize(font);
            if (diceWidth(dice, size) > room)
                size = std::max(2.2, size * room / diceWidth(dice, size));
            if (diceWidth(dice, size) <= room + 0.2) {
                drawDice(canvas, dice, leftOf(x, diceWidth(dice, size), align), middle, size);
                return;
            }
        }
    }
    Font fitting = font;
    Figure plain = figure;
    plain.dice = false; // as letters: there was no room for dice
    while (figureWidth(canvas.meter(), plain, fitting) > room && fitting.points > 6.5)
        fitting.points = std::max(6.5, fitting.points - 0.5);
    const double width = figureWidth(canvas.meter(), plain, fitting);
    if (const qsizetype middleOf = figure.text.indexOf('/', figure.text.size() / 2 - 1);
        figure.dice && width > room && middleOf > 0 && middleOf + 1 < figure.text.size()) {
        const double line = fitting.points * mmPerPoint * 1.05;
        canvas.textMid(x, middle - line / 2, figure.text.left(middleOf + 1), fitting, Inks::text, align);
        canvas.textMid(x, middle + line / 2, figure.text.mid(middleOf + 1), fitting, Inks::text, align);
        return;
    }
    double left = leftOf(x, width, align);
    const double size = fitting.points * mmPerPoint * 0.95;
    for (const QString &symbol : figure.symbols) {
        canvas.symbolMid(symbol, left, middle, size, Inks::text);
        left += size + 0.4;
    }
    canvas.textMid(left, middle, figure.text, fitting);
}

std::vector<MergedCell> mergedCells(const std::vector<StripCell> &cells, const QRectF &area)
{
    std::vector<MergedCell> merged;
    const double pitch = cells.empty() ? 0 : area.width() / double(cells.size());
    for (size_t i = 0; i < cells.size();) {
        size_t end = i + 1;
        while (end < cells.size() && cells[end] == cells[i])
            ++end;
        merged.push_back({QRectF(area.left() + double(i) * pitch, area.top(), double(end - i) * pitch, area.height()), cells[i].text,
                          cells[i].closed, int(end - i)});
        i = end;
    }
    return merged;
}

namespace {

/// A part of a cell: digits and signs, of which some are drawn as symbols.
void drawSigns(Canvas &canvas, const QString &text, const StripHead &head, double x, double middle, double room, Font font,
               double symbolSize)
{
    int signs = 0;
    QString letters;
    for (const QChar c : text) {
        if (head.marks.contains(c))
            ++signs;
        else
            letters += c;
    }
    if (signs > 0 && signs * symbolSize > room)
        symbolSize = std::max(1.5, room / signs);
    const double lettersWidth = canvas.meter().width(letters, font);
    double left = x - (signs * symbolSize + lettersWidth) / 2;
    for (const QChar c : text) {
        if (head.marks.contains(c)) {
            canvas.symbolMid(head.marks.value(c), left, middle, symbolSize, Inks::text);
            left += symbolSize;
        }
    }
    if (!letters.isEmpty()) {
        if (letters == QLatin1String("K"))
            font.weight = Weight::Bold;
        font = canvas.meter().fitted(letters, font, room - signs * symbolSize, std::max(6.5, font.points * 0.8));
        canvas.textMid(left, middle, letters, font);
    }
}

} // namespace

void drawCell(Canvas &canvas, const MergedCell &cell, const StripHead &head, const TableStep &step, bool stacked)
{
    if (cell.closed) {
        canvas.closedField(cell.area);
        return;
    }
    canvas.rect(cell.area, 0, {0.12, Inks::hair});
    const double cx = cell.area.center().x(), room = cell.area.width() - 0.3;
    const QStringList parts = cell.text.split('/');
    if (cell.text.isEmpty()) {
        canvas.textMid(cx, cell.area.center().y(), QStringLiteral("–"), regular(step.damage), Inks::text, Align::Centre);
    } else if (parts.size() == 2 && stacked) {
        drawSigns(canvas, parts[0], head, cx, cell.area.top() + cell.area.height() * 0.29, room, bold(step.dice), step.burst);
        drawSigns(canvas, parts[1], head, cx, cell.area.top() + cell.area.height() * 0.75, room, regular(step.damage), step.burst);
    } else if (parts.size() == 2) {
        const Font rest = regular(step.damage);
        const QString tail = QLatin1Char('/') + parts[1];
        double width = canvas.meter().width(tail, rest), front = 0;
        for (const QChar c : parts[0])
            front += head.marks.contains(c) ? step.burst : canvas.meter().width(QString(c), bold(step.dice));
        const double left = cx - (front + width) / 2;
        drawSigns(canvas, parts[0], head, left + front / 2, cell.area.center().y(), front + 0.1, bold(step.dice), step.burst);
        canvas.text(left + front, cell.area.center().y() + canvas.meter().capHeight(bold(step.dice)) / 2, tail, rest);
    } else {
        drawSigns(canvas, cell.text, head, cx, cell.area.center().y(), room, bold(std::min(step.dice, 10.0 * step.scale)), step.burst);
    }
}

double drawNameLine(Canvas &canvas, const TableRow &row, const QPointF &at, double width, const TableStep &step)
{
    const TextMeter &meter = canvas.meter();
    const double box = std::min(step.nameLine - 0.8, 3.2 * step.scale);
    double x = at.x();
    double middle = at.y() + step.nameLine / 2;
    for (const QString &letter : row.letters) {
        canvas.rect(QRectF(x + 0.15, middle - box / 2 + 0.15, box - 0.3, box - 0.3), 0, {0.30, Inks::text});
        canvas.textMid(x + box / 2, middle, letter, bold(std::max(6.5, step.weapon - 1.5)), Inks::text, Align::Centre);
        x += box + 0.5;
    }
    if (!row.letters.isEmpty())
        x += 0.3;
    const QString name = row.count > 1 ? QStringLiteral("%1× %2").arg(row.count).arg(row.name) : row.name;
    const double shell = Canvas::tickBoxWidth(BoxShape::Shell, step.ammo) + 0.4;
    const int boxes = row.shots + row.loaded;
    const double shells = boxes > 0 ? boxes * shell + 0.4 : 0;
    double room = at.x() + width - x;
    Font nameFont = bold(step.weapon);
    Font tagFont = italic(std::max(6.6, step.weapon - 1.2));
    // Name and tags shrink together, then the tags (and the boxes) take lines of their own.
    while (!row.tagsBelow && nameFont.points > 7 && meter.width(name, nameFont) + 1.2 + meter.width(row.tags, tagFont) + shells > room) {
        nameFont.points = std::max(7.0, nameFont.points - 0.25);
        tagFont.points = std::max(6.6, tagFont.points - 0.25);
    }
    const bool inLine = !row.tagsBelow
        && meter.width(name, nameFont) + (row.tags.isEmpty() ? 0 : 1.2 + meter.width(row.tags, tagFont)) + shells <= room;
    const auto drawShells = [&](double right, double centre) {
        double left = right - boxes * shell + 0.4;
        for (int i = 0; i < boxes; ++i)
            left += canvas.tickBox(i < row.shots ? BoxShape::Shell : BoxShape::Square, left, centre - step.ammo / 2, step.ammo) + 0.4;
    };
    if (inLine) {
        canvas.textMid(x, middle, name, nameFont);
        canvas.textMid(at.x() + width - shells, middle, row.tags, tagFont, Inks::text, Align::Right);
        drawShells(at.x() + width, middle);
        return step.nameLine;
    }
    const bool shellsHere = shells > 0 && meter.width(name, nameFont) + shells <= room;
    if (shellsHere)
        drawShells(at.x() + width, middle), room -= shells;
    double y = at.y() + (step.nameLine - pitch(nameFont.points, 1.1)) / 2;
    RichText title = RichText::plain(name, Weight::Bold);
    if (!row.nameNote.isEmpty())
        title.add({QStringLiteral(" · ") + row.nameNote, Weight::Regular, false, {}});
    y += title.draw(canvas, x, y, {nameFont, room, 1.1, Align::Left, Inks::text, 0});
    y += RichText::plain(row.tags, Weight::Regular, true)
             .draw(canvas, at.x(), y, {tagFont, width, 1.15, row.tagsBelow ? Align::Left : Align::Right, Inks::text, 0});
    if (shells > 0 && !shellsHere) {
        drawShells(at.x() + width, y + step.ammo / 2 + 0.2);
        y += step.ammo + 0.4;
    }
    return y - at.y() + 0.3;
}

} // namespace muster::print
