// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/paint/Replay.h"

namespace muster::print {

namespace {

QPen penOf(const Stroke &stroke)
{
    if (stroke.width <= 0)
        return Qt::NoPen;
    QPen pen(QColor::fromRgb(stroke.colour), stroke.width * unitsPerMm, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    if (stroke.dash == Dash::Dashed)
        pen.setDashPattern({1.0 / stroke.width, 1.0 / stroke.width});
    else if (stroke.dash == Dash::Dotted)
        pen.setDashPattern({1.0, 3.0});
    return pen;
}

QBrush brushOf(QRgb fill)
{
    return qAlpha(fill) == 0 ? QBrush(Qt::NoBrush) : QBrush(QColor::fromRgb(fill));
}

QRectF inUnits(const QRectF &rect)
{
    return {rect.x() * unitsPerMm, rect.y() * unitsPerMm, rect.width() * unitsPerMm, rect.height() * unitsPerMm};
}

} // namespace

/// One visitor per list: sets only what differs from the command before.
struct Replay::Drawer
{
    Replay &replay;
    QPainter &painter;
    Stroke stroke{-1};
    QRgb fill = 1;
    const QFont *font = nullptr;

    void style(QRgb newFill, const Stroke &newStroke)
    {
        if (!(stroke == newStroke)) {
            painter.setPen(penOf(newStroke));
            stroke = newStroke;
        }
        if (fill != newFill) {
            painter.setBrush(brushOf(newFill));
            fill = newFill;
        }
    }

    void operator()(const TextItem &item)
    {
        const QFont &wanted = replay.font(item.font);
        if (font != &wanted) {
            painter.setFont(wanted);
            font = &wanted;
        }
        painter.setPen(QColor::fromRgb(item.colour));
        stroke.width = -1;
        painter.drawText(item.at * unitsPerMm, item.text);
    }
    void operator()(const PathItem &item)
    {
        style(item.fill, item.stroke);
        QPainterPath path = QTransform::fromScale(unitsPerMm, unitsPerMm).map(item.path);
        path.setFillRule(Qt::OddEvenFill);
        painter.drawPath(path);
    }
    void operator()(const RectItem &item)
    {
        style(item.fill, item.stroke);
        painter.drawRect(inUnits(item.rect));
    }
    void operator()(const LineItem &item)
    {
        style(fill, item.stroke);
        painter.drawLine(QLineF(item.line.p1() * unitsPerMm, item.line.p2() * unitsPerMm));
    }
    void operator()(const ImageItem &item) { painter.drawImage(inUnits(item.rect), item.image); }
};

const QFont &Replay::font(const Font &font)
{
    auto it = m_fonts.find(font);
    if (it == m_fonts.end())
        it = m_fonts.emplace(font, font.toQFont()).first;
    return it->second;
}

void Replay::list(QPainter &painter, const DisplayList &list, const QTransform &toDevice)
{
    painter.setWorldTransform(toDevice);
    Drawer drawer{*this, painter};
    for (const Item &item : list)
        std::visit(drawer, item);
}

void Replay::page(QPainter &painter, const Page &page, double unitsPerMillimetre)
{
    const QTransform device = painter.worldTransform();
    const double scale = unitsPerMillimetre / unitsPerMm;
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    for (const Placed &placed : page.content) {
        // The lists are in layout units, their places in millimetres.
        const QTransform &t = placed.transform;
        const QTransform units(t.m11(), t.m12(), t.m21(), t.m22(), t.dx() * unitsPerMm, t.dy() * unitsPerMm);
        list(painter, *placed.list, units * QTransform::fromScale(scale, scale) * device);
    }
    painter.setWorldTransform(device);
}

} // namespace muster::print
