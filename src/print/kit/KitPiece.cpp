// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/kit/KitPiece.h"

#include "print/layout/RichText.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace muster::print {

using namespace packs;

namespace {

constexpr QRgb cutColour = 0xff9a9a9a;
constexpr Stroke cut{0.15, cutColour};

QPainterPath polygon(const QPointF &centre, double radius, int corners, double turn)
{
    QPainterPath path;
    for (int i = 0; i < corners; ++i) {
        const double angle = turn + i * 2 * std::numbers::pi / corners;
        const QPointF at = centre + radius * QPointF(std::cos(angle), std::sin(angle));
        i == 0 ? path.moveTo(at) : path.lineTo(at);
    }
    path.closeSubpath();
    return path;
}

QPainterPath circle(const QPointF &centre, double radius)
{
    QPainterPath path;
    path.addEllipse(centre, radius, radius);
    return path;
}

// Between the printed edge and the cut lies white: a cut half a millimetre off does not show.
void drawFace(Canvas &canvas, MarkerShape shape, const MarkerFace &face, const QPointF &centre, double size)
{
    const QColor own(face.colour);
    const QRgb ink = canvas.inks().shade(own.isValid() ? own.rgb() : Inks::text);
    const bool filled = face.filled && !canvas.inks().saver();
    const double inner = size - 1.8;
    canvas.path(markerOutline(shape, centre, size), 0, cut);
    if (shape != MarkerShape::Plain || face.filled)
        canvas.path(markerOutline(shape, centre, inner), filled ? ink : 0,
                    {face.filled && !filled ? 1.2 : 0.7, ink, shape == MarkerShape::Rounded ? Dash::Dashed : Dash::Solid});
    const QRgb on = filled ? Inks::paper : ink;
    const double symbol = size * 0.42;
    if (!face.letter.isEmpty())
        canvas.textMid(centre.x(), centre.y() - size * 0.1, face.letter, bold(size * 1.05), on, Align::Centre);
    else if (!face.symbol.isEmpty())
        canvas.symbol(face.symbol, {centre.x() - symbol / 2, centre.y() - size * 0.36, symbol, symbol}, on);
    const QString name = canvas.paperText().typeset(face.name.in(canvas.paperText().language()));
    const double room = size * 0.74;
    // One line in capitals as the picture has it, or two in small ones.
    const QString capitals = name.toUpper();
    const Font font = canvas.meter().fitted(capitals, bold(6.8), room, 5.4);
    if (canvas.meter().width(capitals, font) <= room) {
        canvas.textMid(centre.x(), centre.y() + size * 0.22, capitals, font, on, Align::Centre);
        return;
    }
    const RichText words = RichText::plain(name, Weight::Bold);
    RichText::Setting setting{bold(6.2), room, 1.05, Align::Centre, on, 0};
    while (setting.font.points > 4.2
           && (words.lineCount(canvas.meter(), setting) > 2 || words.longestWord(canvas.meter(), setting.font) > room))
        setting.font.points -= 0.2;
    words.draw(canvas, centre.x() - room / 2, centre.y() + size * 0.22 - words.height(canvas.meter(), setting) / 2, setting);
}

void drawDirections(Canvas &canvas, const QPointF &centre, double radius, int directions)
{
    for (int i = 0; i < directions; ++i) {
        const double angle = i * 2 * std::numbers::pi / directions - std::numbers::pi / 2;
        const QPointF out(std::cos(angle), std::sin(angle)), tip = centre + out * (radius - 1.5), from = centre + out * (radius * 0.25);
        const QPointF across(-out.y() * 1.3, out.x() * 1.3);
        canvas.line(from.x(), from.y(), tip.x(), tip.y(), {0.35, Inks::text});
        QPainterPath head(tip);
        head.lineTo(tip - out * 3 + across);
        head.lineTo(tip - out * 3 - across);
        head.closeSubpath();
        canvas.path(head, Inks::text);
        const QPointF at = centre + out * (radius * 0.72) + across * 2;
        canvas.textMid(at.x(), at.y(), QString::number(i + 1), bold(std::clamp(radius * 0.28, 8.0, 14.0)), Inks::text, Align::Centre);
    }
}

} // namespace

QPainterPath markerOutline(MarkerShape shape, const QPointF &centre, double size)
{
    const double half = size / 2;
    const QRectF box(centre.x() - half, centre.y() - half, size, size);
    QPainterPath path;
    switch (shape) {
    case MarkerShape::Octagon:
        return polygon(centre, half / std::cos(std::numbers::pi / 8), 8, std::numbers::pi / 8);
    case MarkerShape::Hexagon:
        return polygon(centre, half, 6, std::numbers::pi / 6);
    case MarkerShape::Square:
        path.addRect(box);
        return path;
    case MarkerShape::Rounded:
        path.addRoundedRect(box, size * 0.18, size * 0.18);
        return path;
    case MarkerShape::Circle:
    case MarkerShape::Plain:
        break;
    }
    return circle(centre, half);
}

void drawArcText(Canvas &canvas, const QString &text, const Font &font, const QPointF &centre, double radius, bool bottom, QRgb colour)
{
    const QString set = TextMeter::typographic(text);
    const double direction = bottom ? -1 : 1, total = canvas.meter().width(set, font);
    // Letters that stand on the inside of the lower rim hang from a smaller circle.
    const double line = bottom ? radius + canvas.meter().capHeight(font) : radius;
    double along = -total / 2;
    QPainterPath all;
    for (const QChar &letter : set) {
        const double wide = canvas.meter().width(QString(letter), font);
        const double angle = (along + wide / 2) / radius * direction;
        QPainterPath glyph;
        glyph.addText(QPointF(-wide / 2 * unitsPerMm, 0), font.toQFont(), QString(letter));
        QTransform place;
        place.translate(centre.x(), centre.y());
        place.rotateRadians(angle);
        place.translate(0, bottom ? line : -line);
        place.scale(1 / unitsPerMm, 1 / unitsPerMm);
        all.addPath(place.map(glyph));
        along += wide;
    }
    all.setFillRule(Qt::WindingFill);
    canvas.path(all, colour);
}

KitPiece markerPiece(const MarkerDesign &marker)
{
    const int faces = int(marker.faces.size());
    return {{marker.size * faces, marker.size}, [marker, faces](Canvas &canvas, const QPointF &at) {
                const double half = marker.size / 2;
                for (int i = 0; i < faces; ++i)
                    drawFace(canvas, marker.shape, marker.faces.at(i), at + QPointF(half + i * marker.size, half), marker.size);
                if (faces > 1)
                    canvas.line(at.x() + marker.size, at.y(), at.x() + marker.size, at.y() + marker.size, {0.2, Inks::text, Dash::Dashed});
            }};
}

KitPiece discPiece(const DiscDesign &disc)
{
    return {{disc.diameter, disc.diameter}, [disc](Canvas &canvas, const QPointF &at) {
                const double radius = disc.diameter / 2;
                const QPointF centre = at + QPointF(radius, radius);
                const QRgb ink = canvas.inks().line();
                const QString language = canvas.paperText().language();
                canvas.path(circle(centre, radius), 0, cut);
                canvas.path(circle(centre, radius * 0.92), 0, {1.2, ink});
                const bool filled = disc.filled && !canvas.inks().saver();
                canvas.path(circle(centre, radius * 0.6), filled ? canvas.inks().plate() : 0, {1.0, ink});
                canvas.textMid(centre.x(), centre.y(), disc.letter, bold(radius * 1.9), filled ? Inks::paper : ink, Align::Centre);
                const double text = radius * 0.7, arc = 2.4 * text;
                const QString name = disc.name.in(language).toUpper(), rule = canvas.paperText().typeset(disc.rule.in(language));
                drawArcText(canvas, name, canvas.meter().fitted(name, bold(radius * 0.33), arc, 6), centre, text, false, Inks::text);
                drawArcText(canvas, rule, canvas.meter().fitted(rule, regular(radius * 0.24), arc, 5), centre, text, true, Inks::text);
            }};
}

KitPiece templatePiece(const TemplateDesign &design)
{
    return {{design.diameter, design.diameter}, [design](Canvas &canvas, const QPointF &at) {
                const double radius = design.diameter / 2;
                const QPointF centre = at + QPointF(radius, radius);
                // Here the line itself is the size: what it touches is hit.
                canvas.path(circle(centre, radius), 0, {0.3, Inks::text});
                for (int i = 1; i < design.rings; ++i)
                    canvas.path(circle(centre, radius * i / design.rings), 0, {i % 5 == 0 ? 0.3 : 0.15, Inks::hair});
                drawDirections(canvas, centre, radius, design.directions);
                canvas.line(centre.x() - 3, centre.y(), centre.x() + 3, centre.y(), {0.25, Inks::text});
                canvas.line(centre.x(), centre.y() - 3, centre.x(), centre.y() + 3, {0.25, Inks::text});
                const QString name = canvas.paperText().typeset(design.name.in(canvas.paperText().language()));
                const double room = radius * 1.3;
                const double y = centre.y() + (design.directions > 0 ? radius * 0.12 + 3 : radius * 0.4);
                const RichText words = RichText::plain(name, Weight::Bold);
                const RichText::Setting setting{canvas.meter().fitted(name, bold(8.4), room, 6), room, 1.1, Align::Centre, Inks::text, 0};
                const double wide = words.widestLine(canvas.meter(), setting), height = words.height(canvas.meter(), setting);
                canvas.rect({centre.x() - wide / 2 - 0.8, y - 0.4, wide + 1.6, height + 0.8}, Inks::paper);
                words.draw(canvas, centre.x() - room / 2, y, setting);
            }};
}

// A band that the paper cuts short is open at its end: a closed one would be measured with.
static void drawRulerFrame(Canvas &canvas, const QPointF &at, const QSizeF &size, bool open)
{
    if (!open) {
        canvas.rect({at, size}, 0, cut);
        return;
    }
    const double right = at.x() + size.width(), bottom = at.y() + size.height();
    canvas.line(at.x(), at.y(), at.x(), bottom, cut);
    canvas.line(at.x(), at.y(), right, at.y(), cut);
    canvas.line(at.x(), bottom, right, bottom, cut);
    canvas.text(right - 0.5, at.y() + 7.2, QStringLiteral("…"), bold(11), Inks::text, Align::Right);
}

KitPiece rulerPiece(const RulerDesign &ruler, double room)
{
    constexpr double height = 9;
    const int steps = std::max(1, int(room / ruler.step + 1e-6));
    // Steps too long for the paper are shown as far as it goes.
    const double length = ruler.bands ? room : std::min(room, steps * ruler.step);
    return {{length, height}, [ruler, length](Canvas &canvas, const QPointF &at) {
                drawRulerFrame(canvas, at, {length, height}, std::fmod(length + 1e-6, ruler.step) > 1e-3);
                const double tick = ruler.step / ruler.ticks;
                for (int i = 0; i * tick <= length + 1e-6; ++i) {
                    const bool whole = i % ruler.ticks == 0, half = ruler.ticks % 2 == 0 && i % (ruler.ticks / 2) == 0;
                    const double x = at.x() + i * tick;
                    canvas.line(x, at.y(), x, at.y() + (whole ? 3.6 : half ? 2.6 : 1.6), {whole ? 0.3 : 0.15, Inks::text});
                }
                for (int i = 0; i * ruler.step < length - 1e-6; ++i) {
                    const double from = at.x() + i * ruler.step, to = std::min(at.x() + length, from + ruler.step);
                    if (ruler.bands)
                        canvas.text((from + to) / 2, at.y() + 7.2, QString::number(ruler.first + i), bold(11), Inks::text, Align::Centre);
                    else if (i > 0)
                        canvas.text(from, at.y() + 6.6, QString::number(i), bold(7.4), Inks::text, Align::Centre);
                }
                canvas.text(at.x() + 1, at.y() + 8.4, ruler.name.in(canvas.paperText().language()), regular(6));
            }};
}

KitPiece stripPiece(const StripDesign &strip)
{
    constexpr double height = 8;
    return {{strip.length, height}, [strip](Canvas &canvas, const QPointF &at) {
                canvas.plate(QRectF(at, QSizeF(strip.length, height)));
                const QRgb on = canvas.inks().onPlate();
                for (double x = 10; x < strip.length - 1e-6; x += 10)
                    canvas.line(at.x() + x, at.y(), at.x() + x, at.y() + 1.6, {0.2, on});
                const QString name = canvas.paperText().typeset(strip.name.in(canvas.paperText().language()));
                canvas.textMid(at.x() + strip.length / 2, at.y() + height / 2 + 0.4, name,
                               canvas.meter().fitted(name, bold(8.4), strip.length - 3, 5), on, Align::Centre);
            }};
}

KitPiece controlPiece(const PaperText &words)
{
    constexpr double length = 50, height = 11;
    const QString title = words.translate("Paper", "control line, 50 mm"),
                  hint = words.translate("Paper", "shorter or longer? switch off “fit to page”");
    return {{62, height}, [title, hint](Canvas &canvas, const QPointF &at) {
                const double left = at.x() + 6, y = at.y() + 5;
                canvas.line(left, y, left + length, y, {0.3, Inks::text});
                for (const double x : {left, left + length / 2, left + length})
                    canvas.line(x, y - 1.4, x, y + 1.4, {0.3, Inks::text});
                canvas.text(left + length / 2, at.y() + 2.6, title, bold(7.4), Inks::text, Align::Centre);
                canvas.text(left + length / 2, at.y() + 9.6, hint, canvas.meter().fitted(hint, regular(6.8), 61, 5), Inks::text,
                            Align::Centre);
            }};
}

} // namespace muster::print
