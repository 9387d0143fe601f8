// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/collection/StateBar.h"

#include "app/theme/paint/Paint.h"
#include "app/theme/style/Tokens.h"

#include <QPainter>

namespace muster::app {

using collection::State;

QColor StateBar::colour(State state)
{
    switch (state) {
    case State::Wished:
        return color(Token::Track);
    case State::Bought:
        return mixed(color(Token::Control), color(Token::Base), 0.35);
    case State::Built:
        return mixed(color(Token::Control), color(Token::Base), 0.6);
    case State::Primed:
        return color(Token::Control);
    case State::Painted:
        return mixed(color(Token::Ok), color(Token::Base), 0.65);
    case State::Based:
        return color(Token::Ok);
    }
    return {};
}

void StateBar::draw(QPainter &painter, const QRectF &bar, const collection::Counts &counts, int missing)
{
    const double all = counts.owned() + missing;
    if (all <= 0)
        return;
    double left = bar.left();
    for (State state : collection::allStates) {
        if (state == State::Wished || counts.of(state) == 0)
            continue;
        const double width = bar.width() * counts.of(state) / all;
        painter.fillRect(QRectF(left, bar.top(), width, bar.height()), colour(state));
        left += width;
    }
    if (missing > 0)
        paint::hatch(painter, QRectF(left, bar.top(), bar.right() - left, bar.height()), color(Token::Error));
}

void StateBar::setCounts(const collection::Counts &counts, int missing)
{
    m_counts = counts;
    m_missing = missing;
    update();
}

void StateBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), color(Token::Track));
    draw(painter, rect(), m_counts, m_missing);
}

} // namespace muster::app
