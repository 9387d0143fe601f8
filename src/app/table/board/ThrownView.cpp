// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/board/ThrownView.h"

#include "app/theme/paint/Paint.h"
#include "battle/dice/DiceWords.h"
#include "text/Spoken.h"

#include <QPainter>

#include <algorithm>

namespace muster::app {

using namespace battle;

namespace {

constexpr int dieSide = 26, dieSpace = 4, throwHeight = 20, throwGap = 4;
constexpr int mostDiceShown = 120; ///< of one throw: the log has the others

} // namespace

ThrownView::ThrownView(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&Theme::current(), &Theme::changed, this, qOverload<>(&QWidget::update));
    hide();
}

void ThrownView::setDice(const QVector<ThrownDice> &dice, const packs::TableRules &rules, const QString &language)
{
    m_rows.clear();
    for (qsizetype i = 0; i < dice.size(); ++i) {
        const ThrownDice &thrown = dice.at(i);
        Row row;
        row.words = tr("%1: %2").arg(text::spoken(diceName(dice, i, rules, language)), QString::number(thrown.result));
        for (int die = 0; die < std::min(mostDiceShown, int(thrown.faces.size())); ++die) {
            for (qsizetype again = 0; again < std::min(thrown.rerolled.size(), thrown.before.size()); ++again) {
                if (thrown.rerolled.at(again) == die)
                    row.dice.append({thrown.before.at(again), false, true});
            }
            row.dice.append({thrown.faces.at(die), thrown.counted.contains(die), false});
        }
        m_rows.append(row);
    }
    const QString words = text::spoken(diceWords(dice, rules, language));
    setAccessibleName(words.isEmpty() ? QString() : tr("Dice thrown: %1").arg(words));
    setVisible(!m_rows.isEmpty());
    updateGeometry();
    update();
}

QSize ThrownView::sizeHint() const
{
    return {360, layOut(std::max(width(), 200), nullptr)};
}

QSize ThrownView::minimumSizeHint() const
{
    return {120, 0};
}

int ThrownView::heightForWidth(int width) const
{
    return layOut(width, nullptr);
}

int ThrownView::layOut(int width, QPainter *painter) const
{
    double y = 0;
    for (const Row &row : m_rows) {
        if (painter)
            paint::text(*painter, QRectF(0, y, width, throwHeight), row.words, FontRole::SmallStrong, color(Token::Text));
        y += throwHeight;
        double x = 0;
        for (const Die &die : row.dice) {
            if (x > 0 && x + dieSide > width) {
                x = 0;
                y += dieSide + dieSpace;
            }
            if (painter)
                paintDie(*painter, QRectF(x, y, dieSide, dieSide), die);
            x += dieSide + dieSpace;
        }
        y += dieSide + throwGap;
    }
    return int(y);
}

// Told apart without colour: a strong frame, a thin one, a stroke through it.
void ThrownView::paintDie(QPainter &painter, const QRectF &box, const Die &die) const
{
    const QRectF frame = box.adjusted(1.5, 1.5, -1.5, -1.5);
    painter.setPen(QPen(color(die.counts ? Token::Text : Token::Control), die.counts ? 2 : 1));
    painter.setBrush(color(die.counts ? Token::SelectionInactive : Token::Base));
    painter.drawRoundedRect(frame, 5, 5);
    paint::text(painter, frame, die.face, die.counts ? FontRole::SmallStrong : FontRole::Small,
                color(die.counts ? Token::Text : Token::Text2), Qt::AlignCenter);
    if (!die.gone)
        return;
    painter.setPen(QPen(color(Token::Text2), 1.6));
    painter.drawLine(frame.bottomLeft() + QPointF(3, -3), frame.topRight() + QPointF(-3, 3));
}

void ThrownView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    layOut(width(), &painter);
}

} // namespace muster::app
