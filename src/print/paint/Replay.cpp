// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/paint/Replay.h"

#include <QPaintEngine>

#include <cmath>

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
    bool raster = false;

    // On a screen glyphs stand on whole rows of pixels. Viewers of the PDF take the row that the baseline is in, Qt would take
    // the nearest one: half of all lines would stand a pixel lower than in the PDF.
    [[nodiscard]] QPointF onPixelRow(const QPointF &at) const
    {
        const QTransform &device = painter.deviceTransform();
        if (!upright())
            return at;
        const double row = device.map(at).y();
        return {at.x(), at.y() + (std::floor(row) - row) / device.m22()};
    }

    [[nodiscard]] bool upright() const
    {
        const QTransform &device = painter.deviceTransform();
        return raster && device.type() <= QTransform::TxScale && device.m11() > 0 && device.m22() > 0;
    }

    // An area whose edges lie on pixels, at least one pixel wide: hairlines are as crisp as viewers of the PDF draw them.
    void crisp(const QRectF &area, QRgb colour)
    {
        const QTransform &device = painter.deviceTransform();
        const QRectF seen = device.mapRect(area);
        const double left = std::floor(seen.left() + 0.5), top = std::floor(seen.top() + 0.5);
        const double right = std::max(left + 1, std::floor(seen.right() + 0.5)),
                     bottom = std::max(top + 1, std::floor(seen.bottom() + 0.5));
        style(colour, Stroke{});
        painter.drawRect(device.inverted().mapRect(QRectF(left, top, right - left, bottom - top)));
    }

    // The line as an area of its width; empty when it is neither level nor upright.
    static QRectF areaOf(const QLineF &line, double width)
    {
        const double half = width / 2;
        const QRectF box = QRectF(line.p1(), line.p2()).normalized();
        if (box.height() < 1e-9)
            return inUnits(box.adjusted(0, -half, 0, half));
        return box.width() < 1e-9 ? inUnits(box.adjusted(-half, 0, half, 0)) : QRectF();
    }

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
        painter.drawText(raster ? onPixelRow(item.at * unitsPerMm) : item.at * unitsPerMm, item.text);
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
        if (upright() && item.stroke.dash == Dash::Solid) {
            if (qAlpha(item.fill) > 0)
                crisp(inUnits(item.rect), item.fill);
            const QRectF &r = item.rect;
            const double w = item.stroke.width, half = w / 2;
            if (w > 0)
                for (const QRectF &side : {QRectF(r.left() - half, r.top() - half, r.width() + w, w),
                                           QRectF(r.left() - half, r.bottom() - half, r.width() + w, w),
                                           QRectF(r.left() - half, r.top() - half, w, r.height() + w),
                                           QRectF(r.right() - half, r.top() - half, w, r.height() + w)})
                    crisp(inUnits(side), item.stroke.colour);
            return;
        }
        style(item.fill, item.stroke);
        painter.drawRect(inUnits(item.rect));
    }
    void operator()(const LineItem &item)
    {
        if (upright() && item.stroke.dash == Dash::Solid && item.stroke.width > 0)
            if (const QRectF area = areaOf(item.line, item.stroke.width); !area.isEmpty())
                return crisp(area, item.stroke.colour);
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
    drawer.raster = painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::Raster;
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
