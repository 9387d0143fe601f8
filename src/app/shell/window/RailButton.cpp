// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/window/RailButton.h"

#include "app/theme/paint/Paint.h"
#include "app/theme/style/Icons.h"

#include <QStyle>
#include <QStyleOption>

namespace muster::app {

RailButton::RailButton(const QString &icon, QWidget *parent) : QAbstractButton(parent), m_icon(icon)
{
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setFixedWidth(sizeHint().width());
    setMaximumHeight(sizeHint().height());
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    setAttribute(Qt::WA_Hover);
}

void RailButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(4.5, 2.5, -4.5, -2.5);
    if (isChecked()) {
        painter.setPen(color(Token::Line));
        painter.setBrush(color(Token::Base));
        painter.drawRoundedRect(box, 4, 4);
        painter.fillRect(QRectF(0, height() / 5.0, 3, height() * 0.6), color(Token::Accent));
    } else if (underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color(Token::SelectionInactive));
        painter.drawRoundedRect(box, 4, 4);
    }
    const QColor colour = color(isChecked() ? Token::Accent : Token::Text2);
    const bool word = height() >= 52;
    icons::paint(painter, QRectF(width() / 2.0 - 10, word ? 11 : height() / 2.0 - 10, 20, 20), m_icon, colour);
    if (word)
        paint::text(painter, QRectF(4, 34, width() - 8, 16), text(), isChecked() ? FontRole::CaptionStrong : FontRole::Caption,
                    color(isChecked() ? Token::Text : Token::Text2), Qt::AlignCenter);
    if (hasFocus()) {
        QStyleOption option;
        option.initFrom(this);
        option.rect = box.toRect();
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

} // namespace muster::app
