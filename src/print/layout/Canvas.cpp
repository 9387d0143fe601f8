// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/layout/Canvas.h"

#include "print/layout/Symbols.h"

namespace muster::print {

double Canvas::text(double x, double baseline, const QString &text, const Font &font, QRgb colour, Align align)
{
    if (text.isEmpty())
        return 0.0;
    const double width = m_meter.width(text, font);
    if (align == Align::Centre)
        x -= width / 2;
    else if (align == Align::Right)
        x -= width;
    m_list.push_back(TextItem{QPointF(x, baseline), TextMeter::typographic(text), font, colour});
    return width;
}

double Canvas::textMid(double x, double middle, const QString &string, const Font &font, QRgb colour, Align align)
{
    return text(x, middle + m_meter.capHeight(font) / 2, string, font, colour, align);
}

void Canvas::rect(const QRectF &rect, QRgb fill, Stroke stroke)
{
    m_list.push_back(RectItem{rect, fill, stroke});
}

void Canvas::path(const QPainterPath &path, QRgb fill, Stroke stroke)
{
    m_list.push_back(PathItem{path, fill, stroke});
}

void Canvas::line(double x1, double y1, double x2, double y2, Stroke stroke)
{
    m_list.push_back(LineItem{QLineF(x1, y1, x2, y2), stroke});
}

void Canvas::rule(double x, double y, double width, double weight, QRgb colour)
{
    line(x, y, x + width, y, {weight, colour});
}

void Canvas::image(const QRectF &rect, const QImage &image)
{
    m_list.push_back(ImageItem{rect, image});
}

bool Canvas::symbol(const QString &name, const QRectF &box, QRgb colour)
{
    if (!Symbols::has(name))
        return false;
    QTransform transform;
    transform.translate(box.x(), box.y());
    transform.scale(box.width() / 24.0, box.height() / 24.0);
    QPainterPath path = transform.map(Symbols::path(name));
    path.setFillRule(Qt::OddEvenFill);
    m_list.push_back(PathItem{path, m_inks.shade(colour), {}});
    return true;
}

bool Canvas::symbolMid(const QString &name, double x, double middle, double size, QRgb colour)
{
    return symbol(name, QRectF(x, middle - size / 2, size, size), colour);
}

double Canvas::tickBoxWidth(BoxShape shape, double height)
{
    switch (shape) {
    case BoxShape::Shell:
        return height * 0.86;
    case BoxShape::Hexagon:
        return height * 0.92;
    case BoxShape::Field:
        return height * 5.5 / 6.0;
    default:
        return height;
    }
}

double Canvas::tickBox(BoxShape shape, double x, double y, double height, bool ticked)
{
    const Stroke edge{0.30, Inks::text};
    const double width = tickBoxWidth(shape, height);
    const QRectF box = QRectF(x, y, width, height).adjusted(0.15, 0.15, -0.15, -0.15);
    QPainterPath outline;
    switch (shape) {
    case BoxShape::Square:
    case BoxShape::Field:
        rect(box, 0, edge);
        break;
    case BoxShape::Circle:
        outline.addEllipse(box);
        break;
    case BoxShape::Shell: {
        const double shoulder = box.top() + box.height() * 0.42;
        outline.moveTo(box.left(), box.bottom());
        outline.lineTo(box.left(), shoulder);
        outline.cubicTo(box.left(), box.top() + box.height() * 0.12, box.left() + box.width() * 0.22, box.top(), box.center().x(),
                        box.top());
        outline.cubicTo(box.right() - box.width() * 0.22, box.top(), box.right(), box.top() + box.height() * 0.12, box.right(), shoulder);
        outline.lineTo(box.right(), box.bottom());
        outline.closeSubpath();
        break;
    }
    case BoxShape::Hexagon: {
        const double quarter = box.height() / 4;
        outline.addPolygon(QPolygonF({{box.center().x(), box.top()},
                                      {box.right(), box.top() + quarter},
                                      {box.right(), box.bottom() - quarter},
                                      {box.center().x(), box.bottom()},
                                      {box.left(), box.bottom() - quarter},
                                      {box.left(), box.top() + quarter}}));
        outline.closeSubpath();
        break;
    }
    }
    if (!outline.isEmpty())
        path(outline, 0, edge);
    if (ticked) {
        const QRectF cross = box.adjusted(0.55, 0.55, -0.55, -0.55);
        line(cross.left(), cross.top(), cross.right(), cross.bottom(), {0.45, Inks::text});
        line(cross.left(), cross.bottom(), cross.right(), cross.top(), {0.45, Inks::text});
    }
    return width;
}

void Canvas::plate(const QPainterPath &shape)
{
    path(shape, m_inks.plate(), m_inks.saver() ? Stroke{0.35, Inks::text} : Stroke{});
}

void Canvas::plate(const QRectF &area)
{
    if (m_inks.saver())
        rect(area.adjusted(0.175, 0.175, -0.175, -0.175), 0, {0.35, Inks::text});
    else
        rect(area, m_inks.plate());
}

void Canvas::closedField(const QRectF &area)
{
    const Stroke edge{0.12, Inks::hair};
    rect(area, m_inks.saver() ? 0 : Inks::closed, edge);
    if (m_inks.saver())
        line(area.left(), area.bottom(), area.right(), area.top(), edge);
}

} // namespace muster::print
