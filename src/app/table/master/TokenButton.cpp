// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/master/TokenButton.h"

#include "app/theme/paint/Paint.h"
#include "app/theme/style/Icons.h"

#include <QPainter>

namespace muster::app {

namespace {

constexpr double shapeSide = 34;

} // namespace

TokenButton::TokenButton(QWidget *parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&Theme::current(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void TokenButton::set(Shape shape, const QString &icon, const QString &caption, const GameColours &game)
{
    if (shape == m_shape && icon == m_icon && caption == m_caption && game == m_game)
        return;
    m_shape = shape;
    m_icon = icon;
    m_caption = caption;
    m_game = game;
    update();
}

void TokenButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse() || isDown()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color(Token::Hover));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
    if (hasFocus()) {
        painter.setPen(QPen(color(Token::Focus), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
    const QRectF shape((width() - shapeSide) / 2, 3, shapeSide, shapeSide);
    const bool figure = m_shape == Shape::Figure;
    painter.setBrush(figure ? m_game.strong : m_shape == Shape::Dummy ? QColor(Qt::transparent) : m_game.soft);
    painter.setPen(figure ? QPen(Qt::NoPen)
                          : QPen(m_shape == Shape::Dummy ? color(Token::Text2) : m_game.strong, 1.6,
                                 m_shape == Shape::Dummy ? Qt::DashLine : Qt::SolidLine));
    if (figure || m_shape == Shape::Reinforcement)
        painter.drawRoundedRect(shape, 4, 4);
    else
        painter.drawEllipse(shape.adjusted(1, 1, -1, -1));
    icons::paint(painter, shape.adjusted(8, 8, -8, -8), m_icon,
                 figure                        ? color(Token::Base)
                     : m_shape == Shape::Dummy ? color(Token::Text2)
                                               : m_game.strong);
    paint::text(painter, QRectF(1, shape.bottom() + 2, width() - 2, height() - shape.bottom() - 3), m_caption, FontRole::Caption,
                color(Token::Text), Qt::AlignCenter);
}

} // namespace muster::app
