// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/PaperView.h"

#include "app/theme/style/Theme.h"
#include "print/paint/Replay.h"

#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <cmath>

namespace muster::app {

namespace {

constexpr int border = 12;
constexpr double steps[] = {0.25, 0.33, 0.5, 0.67, 0.75, 1.0, 1.25, 1.5, 2.0, 3.0, 4.0};

} // namespace

PaperView::PaperView(QWidget *parent) : QAbstractScrollArea(parent)
{
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    connect(&Theme::current(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void PaperView::setPage(const print::Page &page)
{
    m_page = page;
    m_mark = {};
    m_picture = {};
    layoutPage();
}

void PaperView::setMark(const QRectF &area)
{
    m_mark = area;
    viewport()->update();
}

double PaperView::pixelsPerMm() const
{
    if (m_page.size.isEmpty())
        return 1;
    if (m_zoom > 0)
        return m_zoom * logicalDpiX() / 25.4;
    const QSize room = viewport()->size() - QSize(2 * border, 2 * border);
    return std::max(0.2, std::min(room.width() / m_page.size.width(), room.height() / m_page.size.height()));
}

double PaperView::shownZoom() const
{
    return pixelsPerMm() * 25.4 / logicalDpiX();
}

void PaperView::setZoom(double zoom)
{
    m_zoom = zoom <= 0 ? 0 : std::clamp(zoom, 0.1, 6.0);
    m_picture = {};
    layoutPage();
}

void PaperView::zoomIn()
{
    for (const double step : steps)
        if (step > shownZoom() * 1.01)
            return setZoom(step);
}

void PaperView::zoomOut()
{
    double wanted = steps[0];
    for (const double step : steps)
        if (step < shownZoom() * 0.99)
            wanted = step;
    setZoom(wanted);
}

void PaperView::layoutPage()
{
    const QSizeF paper = m_page.size * pixelsPerMm();
    const QSize whole = paper.toSize() + QSize(2 * border, 2 * border);
    const auto range = [](QScrollBar *bar, int all, int shown) {
        bar->setRange(0, std::max(0, all - shown));
        bar->setPageStep(shown);
        bar->setSingleStep(20);
    };
    // A fitted page never scrolls, whatever rounding says.
    range(horizontalScrollBar(), isFitted() ? 0 : whole.width(), viewport()->width());
    range(verticalScrollBar(), isFitted() ? 0 : whole.height(), viewport()->height());
    viewport()->update();
    emit zoomChanged();
}

QPointF PaperView::origin() const
{
    const QSizeF paper = m_page.size * pixelsPerMm();
    const auto place = [](double room, double size, const QScrollBar *bar) {
        return bar->maximum() > 0 ? border - double(bar->value()) : std::floor((room - size) / 2);
    };
    return {place(viewport()->width(), paper.width(), horizontalScrollBar()),
            place(viewport()->height(), paper.height(), verticalScrollBar())};
}

void PaperView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), color(Token::Canvas));
    if (m_page.size.isEmpty())
        return;
    const double scale = pixelsPerMm(), ratio = devicePixelRatioF();
    const QRectF paper(origin(), m_page.size * scale);
    if (m_picture.isNull() || m_picture.devicePixelRatio() != ratio || m_picture.size() != (paper.size() * ratio).toSize()) {
        m_picture = QPixmap((paper.size() * ratio).toSize());
        m_picture.setDevicePixelRatio(ratio);
        m_picture.fill(Qt::white);
        QPainter page(&m_picture);
        print::Replay().page(page, m_page, scale);
    }
    painter.drawPixmap(paper.topLeft(), m_picture);
    painter.setPen(QPen(color(Token::PaperLine), 1));
    painter.drawRect(paper.adjusted(-0.5, -0.5, 0, 0));
    if (!m_mark.isEmpty()) {
        const QRectF mark(paper.topLeft() + m_mark.topLeft() * scale, m_mark.size() * scale);
        painter.setPen(QPen(color(Token::Accent), 2));
        painter.drawRect(mark);
    }
    if (hasFocus()) {
        painter.setPen(QPen(color(Token::Focus), 2));
        painter.drawRect(QRectF(viewport()->rect()).adjusted(1, 1, -1, -1));
    }
}

void PaperView::resizeEvent(QResizeEvent *)
{
    layoutPage();
}

void PaperView::wheelEvent(QWheelEvent *event)
{
    if (!(event->modifiers() & Qt::ControlModifier)) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    event->angleDelta().y() > 0 ? zoomIn() : zoomOut();
    event->accept();
}

void PaperView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && !m_page.size.isEmpty())
        emit clicked((event->position() - origin()) / pixelsPerMm());
}

void PaperView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Plus)
        zoomIn();
    else if (event->key() == Qt::Key_Minus)
        zoomOut();
    else if (event->key() == Qt::Key_0)
        fit();
    else if (event->key() == Qt::Key_1)
        setZoom(1.0);
    else
        QAbstractScrollArea::keyPressEvent(event);
}

} // namespace muster::app
