// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/palette/SearchField.h"

#include "app/theme/paint/Paint.h"
#include "app/theme/style/Icons.h"

#include <QEvent>
#include <QKeySequence>

namespace muster::app {

SearchField::SearchField(QWidget *parent) : QAbstractButton(parent)
{
    setObjectName("searchField");
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::IBeamCursor);
    setFixedSize(sizeHint());
    retranslate();
}

void SearchField::retranslate()
{
    setText(tr("Find an action or a unit"));
    setAccessibleName(text());
    setToolTip(tr("Every action by its name (Ctrl+K)"));
}

void SearchField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QAbstractButton::changeEvent(event);
}

void SearchField::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRect(0, height() - 1, width(), 1), color(Token::Line));
    const QRectF box(0.5, 2.5, width() - 7, height() - 6);
    painter.setPen(QPen(color(hasFocus() ? Token::Focus : Token::Line), hasFocus() ? 2 : 1));
    painter.setBrush(color(Token::Base));
    painter.drawRoundedRect(box, 4, 4);
    icons::paint(painter, QRectF(9, box.center().y() - 7, 14, 14), "search", color(Token::Text2));
    const QString key = QKeySequence(Qt::CTRL | Qt::Key_K).toString(QKeySequence::NativeText);
    const double keyWidth = paint::keyBox(painter, box.adjusted(0, 0, -4, 0), key);
    paint::text(painter, QRectF(30, box.top(), box.right() - 40 - keyWidth, box.height()), text(), FontRole::Small, color(Token::Text2));
}

} // namespace muster::app
