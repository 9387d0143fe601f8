// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/board/TickBox.h"

#include "app/theme/style/Theme.h"

#include <QPainter>

namespace muster::app {

TickBox::TickBox(QWidget *parent) : QAbstractButton(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&Theme::current(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void TickBox::set(bool circle, bool ticked, const QString &name)
{
    m_circle = circle;
    setChecked(ticked);
    setAccessibleName(name);
    setToolTip(name);
    update();
}

void TickBox::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    const bool shownFocus = hasFocus();
    painter.setPen(QPen(color(shownFocus ? Token::Focus : Token::Control), shownFocus ? 2 : 1.4));
    painter.setBrush(color(isChecked() ? Token::SelectionInactive : underMouse() ? Token::Hover : Token::Base));
    if (m_circle)
        painter.drawEllipse(box);
    else
        painter.drawRoundedRect(box, 4, 4);
    if (!isChecked())
        return;
    painter.setPen(QPen(color(Token::Text), 2.4, Qt::SolidLine, Qt::RoundCap));
    const QRectF cross = box.adjusted(12, 12, -12, -12);
    painter.drawLine(cross.topLeft(), cross.bottomRight());
    painter.drawLine(cross.topRight(), cross.bottomLeft());
}

} // namespace muster::app
