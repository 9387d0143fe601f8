// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/cards/HeadPlate.h"

#include "print/layout/RichText.h"

#include <algorithm>

namespace muster::print {

namespace {

/// The voice of a game: face and case of its titles.
struct Voice
{
    Font title;
    bool caps = true;
    Align align = Align::Left;
    bool onPlate = true;
};

Voice voiceOf(HeadShape shape)
{
    switch (shape) {
    case HeadShape::DataPlate:
        return {{15, Weight::Bold, false, Family::Condensed, 0.02}};
    case HeadShape::FlightPath:
        return {{15, Weight::Bold, true, Family::Condensed, 0.02}};
    case HeadShape::Tabard:
        return {{14, Weight::Black, false, Family::Wide, 0.0}, true, Align::Centre};
    case HeadShape::MapSheet:
        return {{16, Weight::Bold, false, Family::Condensed, 0.0}, false, Align::Left, false};
    case HeadShape::Hull:
        return {{13, Weight::Medium, false, Family::Wide, 0.05}};
    case HeadShape::Plain:
        break;
    }
    return {{15, Weight::Bold, false, Family::Condensed, 0.0}, false};
}

/// The lines of a title block with their sizes, chosen so that they fit the room.
struct TitleBlock
{
    QString title;
    Font titleFont;
    int titleLines = 1;
    QString type, subtitle;
    Font subtitleFont;
    double width = 0;
    double height = 0;
};

RichText::Setting titleSetting(const TitleBlock &block, Align align, QRgb colour)
{
    return {block.titleFont, block.width, 1.04, align, colour, 0};
}

RichText::Setting subtitleSetting(const TitleBlock &block, Align align, QRgb colour)
{
    return {block.subtitleFont, block.width, 1.1, align, colour, 0};
}

double blockHeight(const TextMeter &meter, const TitleBlock &block)
{
    double height = RichText::plain(block.title, block.titleFont.weight, block.titleFont.italic)
                        .height(meter, titleSetting(block, Align::Left, 0));
    for (const QString &line : {block.type, block.subtitle})
        if (!line.isEmpty())
            height += RichText::plain(line).height(meter, subtitleSetting(block, Align::Left, 0));
    return height;
}

// The ladder of PRINT.md section 3: one line, two lines, mixed case, and at last as many lines as it takes.
// No head of a card holds more letters; whoever has a longer name sees that it goes on.
QString bounded(const QString &name)
{
    constexpr qsizetype longest = 160;
    return name.size() > longest ? name.left(longest - 1) + QChar(0x2026) : name;
}

TitleBlock fitTitle(const TextMeter &meter, const Voice &voice, const PlateText &text, double width, double height, const CardMetrics &m)
{
    TitleBlock block;
    block.width = width;
    block.type = bounded(text.type);
    if (text.points.isEmpty() || text.sheet)
        block.subtitle = bounded(text.subtitle);
    block.subtitleFont = regular(m.subtitle);
    block.subtitleFont = meter.fitted(block.subtitle, block.subtitleFont, width, m.subtitleFloor);
    const QString plain = bounded(text.title), capital = voice.caps ? plain.toUpper() : plain;
    struct Try
    {
        QString title;
        double from, to;
        int lines;
    };
    const double big = m.title * voice.title.points / 15.0;
    const std::vector<Try> tries{{capital, big, m.titleFloor, 1},
                                 {capital, m.titleTwo, m.titleTwo - 0.5, 2},
                                 {plain, m.titleTwo, std::max(7.5, m.titleTwo - 2), 2},
                                 {plain, 7.5, 6.5, 3}};
    for (const Try &attempt : tries) {
        for (double size = attempt.from; size >= attempt.to - 1e-6; size -= 0.5) {
            block.title = attempt.title;
            block.titleFont = voice.title.sized(size);
            const RichText title = RichText::plain(block.title, voice.title.weight, voice.title.italic);
            block.titleLines = title.lineCount(meter, titleSetting(block, Align::Left, 0));
            block.height = blockHeight(meter, block);
            if (block.titleLines <= attempt.lines && title.longestWord(meter, block.titleFont) <= width + 1e-6 && block.height <= height)
                return block;
        }
    }
    block.height = blockHeight(meter, block);
    return block;
}

void drawTitle(Canvas &canvas, const TitleBlock &block, double x, double middle, Align align, QRgb colour)
{
    double y = middle - block.height / 2;
    y += RichText::plain(block.title, block.titleFont.weight, block.titleFont.italic)
             .draw(canvas, x, y, titleSetting(block, align, colour));
    for (const QString &line : {block.type, block.subtitle})
        if (!line.isEmpty())
            y += RichText::plain(line).draw(canvas, x, y, subtitleSetting(block, align, colour));
}

double pointsWidth(const TextMeter &meter, const PlateText &text, const CardMetrics &m)
{
    if (text.points.isEmpty())
        return 0;
    return meter.width(text.points, bold(m.points)) + 0.9 + meter.width(text.pointsUnit, regular(m.subtitle));
}

void drawPoints(Canvas &canvas, const PlateText &text, double left, double middle, const CardMetrics &m, QRgb colour)
{
    const double baseline = middle + canvas.meter().capHeight(bold(m.points)) / 2;
    const double w = canvas.text(left, baseline, text.points, bold(m.points), colour);
    canvas.text(left + w + 0.9, baseline, text.pointsUnit, regular(m.subtitle), colour);
}

// Class symbol over the figure; either alone takes the middle.
void drawBadge(Canvas &canvas, const PlateText &text, const QRectF &area, const CardMetrics &m, QRgb colour)
{
    const bool figure = !text.badge.isEmpty(), symbol = !text.symbols.isEmpty();
    const double cx = area.center().x();
    const Font font = canvas.meter().fitted(text.badge, bold(m.badge), area.width() - 1.2, 8);
    if (symbol) {
        // Further symbols are half as large and stand at the right; together they stay out of the title.
        const double span = text.symbols.size() > 1 ? 1.38 : 1.0;
        const double size = std::min(
            {(figure ? 5.2 : 6.4) * m.scale, area.height() * (figure ? 0.42 : 0.6), (area.width() - 2.8 * m.scale) / span});
        const double left = cx - size * span / 2;
        const double top = figure ? area.top() + area.height() * 0.10 : area.center().y() - size / 2;
        canvas.symbol(text.symbols.first(), QRectF(left, top, size, size), colour);
        for (int i = 1; i < text.symbols.size(); ++i)
            canvas.symbol(text.symbols[i], QRectF(left + size * 0.86, top - size * 0.06 + (i - 1) * size * 0.5, size * 0.52, size * 0.52),
                          colour);
    }
    if (figure)
        canvas.textMid(cx, symbol ? area.top() + area.height() * 0.735 : area.center().y(), text.badge, font, colour, Align::Centre);
}

bool hasBadge(const PlateText &text)
{
    return text.points.isEmpty() && (!text.badge.isEmpty() || !text.symbols.isEmpty());
}

QPainterPath polygonPath(const QPolygonF &points)
{
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

QPolygonF cutRect(const QRectF &r, double tl, double tr, double br, double bl)
{
    QPolygonF p;
    p << QPointF(r.left() + tl, r.top()) << QPointF(r.right() - tr, r.top()) << QPointF(r.right(), r.top() + tr)
      << QPointF(r.right(), r.bottom() - br) << QPointF(r.right() - br, r.bottom()) << QPointF(r.left() + bl, r.bottom())
      << QPointF(r.left(), r.bottom() - bl) << QPointF(r.left(), r.top() + tl);
    return p;
}

/// The parts of a plate with slabs side by side: left (badge or mark), title, right (mark or points).
struct Slabs
{
    double left = 0, right = 0, bridge = 0;
};

Slabs slabsOf(HeadShape shape, const Canvas &canvas, const PlateText &text, const CardMetrics &m)
{
    Slabs slabs;
    slabs.bridge = shape == HeadShape::DataPlate ? 0.55 : shape == HeadShape::Hull ? 0.8 : 0.0;
    const bool back = !text.points.isEmpty();
    if (back)
        slabs.left = text.mark.isEmpty() || shape == HeadShape::FlightPath ? 0 : 9.6 * m.scale;
    else
        slabs.left = hasBadge(text) ? (shape == HeadShape::Hull ? 10.2 : 11.4) * m.scale : 0;
    if (back)
        slabs.right = pointsWidth(canvas.meter(), text, m) + 4.4 * m.scale;
    else if (!text.mark.isEmpty() && shape != HeadShape::Hull)
        slabs.right = 9.6 * m.scale;
    return slabs;
}

double drawSlabs(Canvas &canvas, HeadShape shape, const PlateText &text, const QRectF &area, const CardMetrics &m)
{
    const Slabs slabs = slabsOf(shape, canvas, text, m);
    const Voice voice = voiceOf(shape);
    const double pad = 1.5 * m.scale;
    const double titleLeft = area.left() + (slabs.left > 0 ? slabs.left + slabs.bridge : 0);
    const double titleRight = area.right() - (slabs.right > 0 ? slabs.right + slabs.bridge : 0);
    const double room = titleRight - titleLeft - 1.85 * pad
        + (slabs.bridge == 0 && slabs.right > 0 ? pad : 0); // a mark beside it brings air of its own, the edge of the plate does not
    const TitleBlock block = fitTitle(canvas.meter(), voice, text, room, area.height() - 0.8, m);
    const QRectF plate(area.left(), area.top(), area.width(), std::max(area.height(), block.height + 1.2));
    const double cut = (shape == HeadShape::DataPlate ? 2.6 : shape == HeadShape::Hull ? 2.4 : 0) * m.scale;
    const bool hull = shape == HeadShape::Hull;
    const QRectF left(plate.left(), plate.top(), slabs.left, plate.height());
    const QRectF middle(titleLeft, plate.top(), titleRight - titleLeft, plate.height());
    const QRectF right(plate.right() - slabs.right, plate.top(), slabs.right, plate.height());
    if (slabs.bridge == 0) {
        canvas.plate(plate);
    } else if (hull) {
        if (slabs.left > 0)
            canvas.plate(polygonPath(cutRect(left, cut, 0, 0, cut)));
        const double l = slabs.left > 0 ? 0 : cut;
        canvas.plate(polygonPath(cutRect(QRectF(titleLeft, plate.top(), plate.right() - titleLeft, plate.height()), l, cut, cut, l)));
    } else {
        if (slabs.left > 0)
            canvas.plate(left);
        if (slabs.right > 0)
            canvas.plate(middle);
        canvas.plate(polygonPath(cutRect(slabs.right > 0 ? right : middle, 0, 0, cut, 0)));
    }
    const QRgb ink = canvas.inks().onPlate();
    const bool back = !text.points.isEmpty();
    if (slabs.left > 0 && back)
        canvas.symbolMid(text.mark, left.center().x() - 3.2 * m.scale, left.center().y(), 6.4 * m.scale, ink);
    else if (slabs.left > 0)
        drawBadge(canvas, text, left, m, ink);
    drawTitle(canvas, block, titleLeft + pad, plate.center().y(), voice.align, ink);
    if (back)
        drawPoints(canvas, text, right.left() + 2.0 * m.scale, plate.center().y(), m, ink);
    else if (slabs.right > 0)
        canvas.symbolMid(text.mark, right.center().x() - 3.4 * m.scale, right.center().y(), 6.8 * m.scale, ink);
    return plate.height();
}

double drawFlightPath(Canvas &canvas, const PlateText &text, const QRectF &area, const CardMetrics &m)
{
    const Voice voice = voiceOf(HeadShape::FlightPath);
    const bool back = !text.points.isEmpty();
    const double lean = 4.4 * m.scale, slats = 5.2 * m.scale;
    const double right = back ? pointsWidth(canvas.meter(), text, m) + 1.5 : text.mark.isEmpty() ? 0 : 9.0 * m.scale;
    const double slabRight = area.right() - right - slats - (right > 0 ? 0.8 : 0);
    const double titleLeft = area.left() + (hasBadge(text) ? 10.0 * m.scale : 1.6 * m.scale);
    const TitleBlock block = fitTitle(canvas.meter(), voice, text, slabRight - lean * 0.6 - titleLeft, area.height() - 0.8, m);
    const double height = std::max(area.height(), block.height + 1.2);
    const double top = area.top(), bottom = top + height;
    canvas.plate(polygonPath(QPolygonF({{area.left(), top}, {slabRight, top}, {slabRight - lean, bottom}, {area.left(), bottom}})));
    double x = slabRight + 1.2 * m.scale;
    for (const double slat : {1.0 * m.scale, 0.5 * m.scale}) {
        canvas.plate(polygonPath(QPolygonF({{x, top}, {x + slat, top}, {x + slat - lean, bottom}, {x - lean, bottom}})));
        x += slat + 1.2 * m.scale;
    }
    const double middle = top + height / 2;
    const QRgb ink = canvas.inks().onPlate();
    if (hasBadge(text))
        drawBadge(canvas, text, QRectF(area.left(), top, 10.0 * m.scale, height), m, ink);
    drawTitle(canvas, block, titleLeft, middle, Align::Left, ink);
    if (back)
        drawPoints(canvas, text, area.right() - pointsWidth(canvas.meter(), text, m), middle, m, Inks::text);
    else if (!text.mark.isEmpty())
        canvas.symbolMid(text.mark, area.right() - 7.4 * m.scale, middle, 7.2 * m.scale, canvas.inks().line());
    return height;
}

double drawTabard(Canvas &canvas, const PlateText &text, const QRectF &area, const CardMetrics &m)
{
    const Voice voice = voiceOf(HeadShape::Tabard);
    const bool back = !text.points.isEmpty();
    const double side = (back ? 0 : 10.0) * m.scale;
    const double points = pointsWidth(canvas.meter(), text, m);
    const double room = area.width() - (back ? points + 6.5 * m.scale : 2 * side + 1);
    const TitleBlock block = fitTitle(canvas.meter(), voice, text, room, area.height() - 1.2, m);
    const double height = std::max(area.height(), block.height + 1.6);
    const double drop = std::min(area.width() * 0.05, 2.0 * m.scale + 0.6);
    const QRectF r(area.left(), area.top(), area.width(), height - 1.0);
    canvas.plate(polygonPath(QPolygonF({r.topLeft(), r.topRight(), r.bottomRight(), {r.center().x(), r.bottom() + drop}, r.bottomLeft()})));
    const double middle = r.center().y() + 0.3;
    const QRgb ink = canvas.inks().onPlate();
    if (back) {
        drawTitle(canvas, block, area.left() + 2.6 * m.scale, middle, Align::Left, ink);
        drawPoints(canvas, text, area.right() - points - 2.6 * m.scale, middle, m, ink);
    } else {
        drawBadge(canvas, text, QRectF(area.left() + 0.6, area.top(), side, r.height()), m, ink);
        drawTitle(canvas, block, area.left() + side + 0.5, middle, Align::Centre, ink);
        canvas.symbolMid(text.mark, area.right() - side / 2 - 3.4 * m.scale, r.center().y(), 6.4 * m.scale, ink);
    }
    return r.height() + drop + 0.4;
}

double drawMapSheet(Canvas &canvas, const PlateText &text, const QRectF &area, const CardMetrics &m)
{
    const Voice voice = voiceOf(HeadShape::MapSheet);
    const bool back = !text.points.isEmpty();
    const QString sign = text.symbols.isEmpty() ? text.mark : text.symbols.first();
    const double left = back || sign.isEmpty() ? 0 : 10.4 * m.scale;
    const double bar = 1.3 * m.scale;
    double right = back ? pointsWidth(canvas.meter(), text, m) + 1 : 0;
    if (!back && !text.badge.isEmpty())
        right = 9.0 * m.scale;
    const TitleBlock block = fitTitle(canvas.meter(), voice, text, area.width() - left - right - 1, area.height() - bar - 0.8, m);
    const double inner = std::max(area.height() - bar - 0.6, block.height);
    const double middle = area.top() + inner / 2;
    if (left > 0)
        canvas.symbolMid(sign, area.left() + 0.4, middle, 8.2 * m.scale, Inks::text);
    drawTitle(canvas, block, area.left() + left, middle, Align::Left, Inks::text);
    if (back) {
        drawPoints(canvas, text, area.right() - right + 1, middle, m, Inks::text);
    } else if (right > 0) {
        const double size = 8.0 * m.scale;
        canvas.tickBox(BoxShape::Hexagon, area.right() - Canvas::tickBoxWidth(BoxShape::Hexagon, size), middle - size / 2, size);
        const Font font = canvas.meter().fitted(text.badge, bold(m.badge * 0.62), size * 0.8, 6.5);
        canvas.textMid(area.right() - size * 0.46, middle, text.badge, font, Inks::text, Align::Centre);
    }
    const double y = area.top() + inner + 0.6, step = area.width() / 10;
    for (int i = 0; i < 10; ++i)
        canvas.rect(QRectF(area.left() + i * step, y + 0.075, step, bar - 0.15), i % 2 ? Inks::paper : canvas.inks().line(),
                    {0.15, Inks::text});
    return inner + 0.6 + bar;
}

} // namespace

HeadShape headShapeFromName(const QString &name)
{
    static const QHash<QString, HeadShape> shapes{{"data-plate", HeadShape::DataPlate},
                                                  {"flight-path", HeadShape::FlightPath},
                                                  {"tabard", HeadShape::Tabard},
                                                  {"map-sheet", HeadShape::MapSheet},
                                                  {"hull", HeadShape::Hull}};
    return shapes.value(name, HeadShape::Plain);
}

double drawHeadPlate(Canvas &canvas, HeadShape shape, const PlateText &text, const QRectF &area, const CardMetrics &metrics)
{
    switch (shape) {
    case HeadShape::FlightPath:
        return drawFlightPath(canvas, text, area, metrics);
    case HeadShape::Tabard:
        return drawTabard(canvas, text, area, metrics);
    case HeadShape::MapSheet:
        return drawMapSheet(canvas, text, area, metrics);
    default:
        return drawSlabs(canvas, shape, text, area, metrics);
    }
}

} // namespace muster::print
