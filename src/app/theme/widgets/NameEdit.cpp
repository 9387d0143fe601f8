// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/widgets/NameEdit.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyleOptionFrame>
#include <QToolTip>

namespace muster::app {

QRect NameEdit::words() const
{
    QStyleOptionFrame option;
    initStyleOption(&option);
    return style()->subElementRect(QStyle::SE_LineEditContents, &option, this).adjusted(2, 0, -2, 0);
}

bool NameEdit::fits() const
{
    return fontMetrics().horizontalAdvance(text()) <= words().width();
}

void NameEdit::paintEvent(QPaintEvent *event)
{
    if (hasFocus() || fits())
        return QLineEdit::paintEvent(event);
    QPainter painter(this);
    QStyleOptionFrame option;
    initStyleOption(&option);
    style()->drawPrimitive(QStyle::PE_PanelLineEdit, &option, &painter, this);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(words(), int(alignment()) | Qt::AlignVCenter | Qt::TextSingleLine,
                     fontMetrics().elidedText(text(), Qt::ElideRight, words().width()));
}

bool NameEdit::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && !fits()) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), text(), this);
        return true;
    }
    return QLineEdit::event(event);
}

} // namespace muster::app
