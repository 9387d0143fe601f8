// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/widgets/SectionHeader.h"

#include "app/theme/paint/Paint.h"
#include "app/theme/style/Icons.h"

#include <QKeyEvent>
#include <QStyle>
#include <QStyleOption>

namespace muster::app {

SectionHeader::SectionHeader(const QString &title, QWidget *parent) : QAbstractButton(parent)
{
    setCheckable(true);
    setChecked(true);
    setFocusPolicy(Qt::StrongFocus);
    setFixedHeight(28);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setTitle(title);
    connect(this, &QAbstractButton::toggled, this, [this](bool open) {
        if (m_body)
            m_body->setVisible(open);
        update();
    });
}

void SectionHeader::setTitle(const QString &title)
{
    setText(title);
    setAccessibleName(title);
    update();
}

void SectionHeader::setRemark(const QString &remark)
{
    m_remark = remark;
    setAccessibleDescription(remark);
    update();
}

void SectionHeader::setBody(QWidget *body)
{
    m_body = body;
    body->setVisible(isOpen());
}

QSize SectionHeader::sizeHint() const
{
    const Theme &theme = Theme::current();
    return {int(theme.metrics(FontRole::SmallStrong).horizontalAdvance(text()) + theme.metrics(FontRole::Small).horizontalAdvance(m_remark))
                + 60,
            28};
}

QSize SectionHeader::minimumSizeHint() const
{
    return {120, 28};
}

void SectionHeader::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
        setOpen(event->key() == Qt::Key_Right);
    else
        QAbstractButton::keyPressEvent(event);
}

void SectionHeader::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), color(underMouse() ? Token::Hover : Token::Alt));
    painter.fillRect(0, 0, width(), 1, color(Token::Line2));
    painter.fillRect(0, height() - 1, width(), 1, color(Token::Line2));
    icons::paint(painter, QRectF(12, 8, 12, 12), isOpen() ? "chevron-down" : "chevron-right", color(Token::Text2));
    const QString title = text();
    const double used = paint::text(painter, QRectF(30, 0, width() - 44, height()), title, FontRole::SmallStrong, color(Token::Text));
    paint::text(painter, QRectF(30 + used + 16, 0, width() - used - 60, height()), m_remark, FontRole::Small, color(Token::Text2),
                Qt::AlignRight | Qt::AlignVCenter);
    if (hasFocus()) {
        QStyleOption option;
        option.initFrom(this);
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

} // namespace muster::app
