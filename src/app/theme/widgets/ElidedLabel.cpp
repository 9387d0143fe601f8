// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/widgets/ElidedLabel.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

namespace muster::app {

ElidedLabel::ElidedLabel(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

QSize ElidedLabel::minimumSizeHint() const
{
    const int least = fontMetrics().averageCharWidth() * 6 + std::max(0, indent());
    return {std::min(least, QLabel::sizeHint().width()), QLabel::sizeHint().height()};
}

QRect ElidedLabel::words() const
{
    return contentsRect().adjusted(std::max(0, indent()), 0, 0, 0);
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, words().width());
    style()->drawItemText(&painter, words(), int(alignment()) | Qt::TextSingleLine, palette(), isEnabled(), shown, foregroundRole());
}

bool ElidedLabel::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty() && fontMetrics().horizontalAdvance(text()) > words().width()) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), text(), this);
        return true;
    }
    return QLabel::event(event);
}

} // namespace muster::app
