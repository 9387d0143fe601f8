// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/map/MapView.h"

#include "app/theme/style/Theme.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <cmath>

namespace muster::app {

using share::MapShape;

namespace {

constexpr double mapMargin = 14;
constexpr double leastRoom = 26; ///< half the width below which only the chosen area has its name

QPolygonF polygonOf(const QVector<QPointF> &outline, const QTransform &place)
{
    return place.map(QPolygonF(outline));
}

} // namespace

MapView::MapView(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void MapView::setMap(const share::MapDrawing &drawing, const QVector<campaign::Player> &players, const QImage &picture)
{
    m_drawing = drawing;
    m_players = players;
    m_picture = picture;
    if (!shape(m_current))
        m_current = drawing.shapes.isEmpty() ? QString() : drawing.shapes.first().id;
    speak();
    update();
}

void MapView::setCurrent(const QString &area)
{
    if (area == m_current)
        return;
    m_current = area;
    speak();
    update();
}

void MapView::setPending(const QVector<int> &corners)
{
    m_pending = corners;
    update();
}

// The area that is chosen is what the widget is called: a screen reader says it as it changes.
void MapView::speak()
{
    const MapShape *chosen = shape(m_current);
    setAccessibleName(tr("Map"));
    const QString words = chosen ? chosen->words : tr("No area");
    if (accessibleDescription() == words)
        return;
    setAccessibleDescription(words);
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

const MapShape *MapView::shape(const QString &id) const
{
    for (const MapShape &each : m_drawing.shapes) {
        if (each.id == id)
            return &each;
    }
    return nullptr;
}

QTransform MapView::toWidget() const
{
    const QRectF bounds = m_drawing.bounds;
    if (bounds.isEmpty())
        return {};
    const double scale = std::max(0.001,
                                  std::min((width() - 2 * mapMargin) / bounds.width(), (height() - 2 * mapMargin) / bounds.height()));
    QTransform place;
    place.translate(width() / 2.0, height() / 2.0);
    place.scale(scale, scale);
    place.translate(-bounds.center().x(), -bounds.center().y());
    return place;
}

QPointF MapView::middleOf(const QString &area) const
{
    const MapShape *found = shape(area);
    return found ? toWidget().map(found->centre) : QPointF();
}

const MapShape *MapView::shapeAt(const QPointF &point) const
{
    const QPointF there = toWidget().inverted().map(point);
    for (const MapShape &each : m_drawing.shapes) {
        if (QPolygonF(each.outline).containsPoint(there, Qt::OddEvenFill))
            return &each;
    }
    return nullptr;
}

void MapView::paintShape(QPainter &painter, const MapShape &shape, const QTransform &place) const
{
    const QPolygonF outline = polygonOf(shape.outline, place);
    const bool dark = Theme::current().isDark();
    if (shape.owner.isEmpty()) {
        if (!m_drawing.isPicture) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(color(Token::Base));
            painter.drawPolygon(outline);
        }
        painter.setBrush(QBrush(color(Token::Line), Qt::BDiagPattern));
    } else {
        QColor fill(share::playerColour(m_players, shape.owner));
        fill.setAlphaF(dark ? 0.45f : 0.32f);
        painter.setBrush(fill);
    }
    painter.setPen(QPen(color(Token::Text2), 1));
    painter.drawPolygon(outline);
}

void MapView::paintName(QPainter &painter, const MapShape &shape, const QTransform &place) const
{
    const QPointF centre = place.map(shape.centre);
    const double room = shape.room * place.m11();
    const bool chosen = shape.id == m_current;
    const bool named = room >= leastRoom || chosen || shape.taken;
    const auto write = [&](double y, const QString &text, FontRole role) {
        painter.setFont(roleFont(role));
        const QFontMetricsF metrics(roleFont(role));
        const double most = chosen || m_drawing.isPicture ? std::max(room * 1.8, 120.0) : room * 1.8;
        const QString shown = metrics.elidedText(text, Qt::ElideRight, most);
        const QRectF box(centre.x() - metrics.horizontalAdvance(shown) / 2 - 3, y, metrics.horizontalAdvance(shown) + 6, metrics.height());
        if (m_drawing.isPicture) { // over anything
            painter.setPen(Qt::NoPen);
            QColor ground = color(Token::Base);
            ground.setAlphaF(0.78f);
            painter.setBrush(ground);
            painter.drawRoundedRect(box, 3, 3);
        }
        painter.setPen(color(Token::Text));
        painter.drawText(box, Qt::AlignCenter, shown);
        return y + metrics.height();
    };
    double y = centre.y() - (named ? 18 : 8);
    if (!shape.owner.isEmpty())
        y = write(y, share::playerMark(m_players, shape.owner), FontRole::CaptionStrong);
    else
        y += 8;
    if (named)
        y = write(y, shape.name, chosen ? FontRole::SmallStrong : FontRole::Small);
    if (shape.taken)
        write(y, shape.from.isEmpty() ? tr("new", "an area that nobody held") : tr("from %1").arg(shape.from), FontRole::CaptionMedium);
}

void MapView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), color(Token::Base));
    const QTransform place = toWidget();
    if (!m_picture.isNull() && m_drawing.isPicture) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(place.mapRect(m_drawing.bounds), m_picture);
    }
    for (const MapShape &each : m_drawing.shapes)
        paintShape(painter, each, place);
    if (const MapShape *chosen = shape(m_current)) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(color(hasFocus() ? Token::Focus : Token::Accent), 3));
        painter.drawPolygon(polygonOf(chosen->outline, place));
    }
    for (const MapShape &each : m_drawing.shapes)
        paintName(painter, each, place);
    QVector<QPointF> corners;
    for (int i = 0; i + 1 < m_pending.size(); i += 2)
        corners.append(
            QPointF(m_pending.at(i) / 1000.0 * m_drawing.bounds.width(), m_pending.at(i + 1) / 1000.0 * m_drawing.bounds.height()));
    painter.setPen(QPen(color(Token::Accent), 2, Qt::DashLine));
    painter.setBrush(color(Token::Accent));
    painter.drawPolyline(polygonOf(corners, place));
    for (const QPointF &corner : std::as_const(corners))
        painter.drawEllipse(place.map(corner), 3, 3);
}

void MapView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (m_drawingCorners) {
        const QPointF there = toWidget().inverted().map(event->position());
        const QRectF bounds = m_drawing.bounds;
        if (bounds.contains(there))
            emit cornerSet(int(std::lround(there.x() / bounds.width() * 1000)), int(std::lround(there.y() / bounds.height() * 1000)));
        return;
    }
    if (const MapShape *hit = shapeAt(event->position()))
        choose(hit->id);
}

void MapView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const MapShape *hit = m_drawingCorners ? nullptr : shapeAt(event->position());
    if (hit)
        emit activated(hit->id);
}

void MapView::choose(const QString &area)
{
    setCurrent(area);
    emit chosen(area);
}

// To the nearest area that lies mainly in that direction.
void MapView::walk(const QPointF &direction)
{
    const MapShape *here = shape(m_current);
    const MapShape *best = nullptr;
    double nearest = 0;
    for (const MapShape &each : m_drawing.shapes) {
        if (!here || each.id == here->id)
            continue;
        const QPointF way = each.centre - here->centre;
        const double ahead = QPointF::dotProduct(way, direction), aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
        if (ahead <= 0 || aside > ahead * 1.8)
            continue;
        if (const double far = ahead + aside * 1.5; !best || far < nearest) {
            best = &each;
            nearest = far;
        }
    }
    if (best)
        choose(best->id);
}

void MapView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return walk({-1, 0});
    case Qt::Key_Right:
        return walk({1, 0});
    case Qt::Key_Up:
        return walk({0, -1});
    case Qt::Key_Down:
        return walk({0, 1});
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_current.isEmpty())
            emit activated(m_current);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

bool MapView::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const MapShape *hit = shapeAt(help->pos());
        QToolTip::showText(help->globalPos(), hit ? hit->words : QString(), this);
        return true;
    }
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        update();
    return QWidget::event(event);
}

} // namespace muster::app
