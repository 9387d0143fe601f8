// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/ChartView.h"

#include "app/theme/style/Theme.h"
#include "print/paint/Replay.h"

#include <QHeaderView>
#include <QPainter>

namespace muster::app {

ChartView::ChartView(QWidget *parent) : QTableView(parent)
{
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    horizontalHeader()->hide();
    verticalHeader()->hide();
    setModel(&m_table);
    connect(&Theme::current(), &Theme::changed, this, &ChartView::draw);
}

print::ChartStyle ChartView::themeStyle()
{
    const auto font = [](FontRole role, print::Weight weight) {
        return print::Font{roleFont(role).pointSizeF(), weight, false, print::Family::Window};
    };
    print::ChartStyle style;
    style.font = font(FontRole::Caption, print::Weight::Regular);
    style.strongFont = font(FontRole::CaptionStrong, print::Weight::Bold);
    style.grid = color(Token::Line2).rgb();
    style.onFill = style.ground = color(Token::Base).rgb();
    return style;
}

void ChartView::draw()
{
    const QRectF area = QRectF({}, QSizeF(viewport()->size()) / pixelsPerMm()).marginsRemoved(room() / pixelsPerMm());
    print::Canvas canvas(m_meter, {});
    m_marks.clear();
    if (area.isValid())
        m_marks = drawOn(canvas, area);
    m_drawing = canvas.take();
    viewport()->update();
}

void ChartView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), color(Token::Base));
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.save();
    const double scale = pixelsPerMm() / print::unitsPerMm;
    print::Replay().list(painter, m_drawing, QTransform::fromScale(scale, scale) * painter.worldTransform());
    painter.restore();
    if (hasFocus() && currentIndex().isValid()) {
        painter.setPen(QPen(color(Token::Accent), 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(visualRect(currentIndex())).marginsAdded(frameRoom()), 3, 3);
    }
}

void ChartView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    draw();
}

void ChartView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    viewport()->update();
}

QRect ChartView::boxOf(const print::ChartMark &mark) const
{
    return QRectF(mark.box.topLeft() * pixelsPerMm(), mark.box.size() * pixelsPerMm()).toAlignedRect();
}

} // namespace muster::app
