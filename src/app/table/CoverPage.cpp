// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/CoverPage.h"

#include "app/theme/style/Theme.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace muster::app {

void CoverPage::cover(QWidget *area)
{
    setParent(area);
    area->installEventFilter(this);
    setGeometry(area->rect());
    hide();
}

bool CoverPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parent() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

void CoverPage::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), color(Token::Window));
}

QWidget *CoverPage::framed(QLabel *title, QWidget *body)
{
    auto *frame = new QFrame(this);
    frame->setProperty("panelFrame", true);
    title->setTextFormat(Qt::PlainText);
    title->setFont(roleFont(FontRole::SmallStrong));
    title->setFixedHeight(30);
    title->setContentsMargins(12, 0, 12, 0);
    title->setProperty("ground", "header");
    auto *column = new QVBoxLayout(frame);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addWidget(title);
    column->addWidget(body, 1);
    return frame;
}

} // namespace muster::app
