// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/end/TurnChart.h"

#include "app/theme/paint/Paint.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace muster::app {

namespace {

constexpr int chartTitle = 22, chartBars = 96, chartNumber = 16, chartTurn = 18, chartLegend = 20;
constexpr double widestTurnBar = 26;

} // namespace

TurnChart::TurnChart(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&Theme::current(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void TurnChart::setSeries(const QString &title, int first, const QVector<TurnSeries> &series, const QColor &colour)
{
    m_title = title;
    m_first = first;
    m_series = series;
    m_colour = colour;
    QStringList sides;
    for (const TurnSeries &each : series) {
        QStringList turns;
        for (int i = 0; i < each.values.size(); ++i)
            turns.append(tr("%1: %2").arg(turnName(i), QString::number(each.values.at(i))));
        sides.append(tr("%1: %2").arg(each.name, turns.join(QStringLiteral(", "))));
    }
    setAccessibleName(tr("%1: %2").arg(title, sides.join(QStringLiteral("; "))));
    updateGeometry();
    update();
}

int TurnChart::turns() const
{
    qsizetype most = 0;
    for (const TurnSeries &each : m_series)
        most = std::max(most, each.values.size());
    return int(most);
}

QString TurnChart::turnName(int index) const
{
    return m_first + index == 0 ? tr("Deployment") : tr("Turn %1").arg(m_first + index);
}

QSize TurnChart::sizeHint() const
{
    return {280, chartTitle + chartBars + chartTurn + chartLegend * int(m_series.size()) + 4};
}

// The first side is filled, the others are hatched: black and white tell them apart.
QBrush TurnChart::filling(int side) const
{
    constexpr std::array patterns{Qt::BDiagPattern, Qt::FDiagPattern, Qt::CrossPattern};
    return side == 0 ? QBrush(m_colour) : QBrush(color(Token::Text2), patterns[std::size_t(side - 1) % patterns.size()]);
}

void TurnChart::paintBars(QPainter &painter, const QRectF &area) const
{
    int highest = 1;
    for (const TurnSeries &each : m_series) {
        for (const int value : each.values)
            highest = std::max(highest, value);
    }
    const double step = area.width() / std::max(1, turns());
    const double bar = std::min(widestTurnBar, (step - 6) / double(std::max<qsizetype>(1, m_series.size())));
    for (int turn = 0; turn < turns(); ++turn) {
        const double left = area.left() + turn * step;
        const double start = left + (step - bar * double(m_series.size())) / 2;
        for (int side = 0; side < m_series.size(); ++side) {
            const int value = m_series.at(side).values.value(turn);
            const double height = (area.height() - chartNumber) * std::max(0, value) / highest;
            const QRectF box(start + side * bar + 1, area.bottom() - height, std::max(2.0, bar - 2), height);
            if (value <= 0)
                continue;
            painter.setPen(side == 0 ? QPen(Qt::NoPen) : QPen(color(Token::Text2), 1));
            painter.setBrush(filling(side));
            painter.drawRect(box);
            paint::text(painter, QRectF(box.center().x() - 24, box.top() - chartNumber, 48, chartNumber), QString::number(value),
                        FontRole::Small, color(Token::Text), Qt::AlignHCenter | Qt::AlignVCenter);
        }
        const QString name = m_first + turn == 0 ? tr("D", "deployment, on a chart") : tr("T%1", "turn, on a chart").arg(m_first + turn);
        paint::text(painter, QRectF(left, area.bottom() + 2, step, chartTurn), name, FontRole::Small, color(Token::Text2),
                    Qt::AlignHCenter | Qt::AlignVCenter);
    }
    painter.setPen(QPen(color(Token::Line), 1));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
}

void TurnChart::paintLegend(QPainter &painter, double top) const
{
    for (int side = 0; side < m_series.size(); ++side, top += chartLegend) {
        painter.setPen(side == 0 ? QPen(Qt::NoPen) : QPen(color(Token::Text2), 1));
        painter.setBrush(filling(side));
        painter.drawRect(QRectF(0, top + 4, 12, 12));
        int sum = 0;
        for (const int value : m_series.at(side).values)
            sum += value;
        paint::text(painter, QRectF(20, top, width() - 20, chartLegend), tr("%1: %2").arg(m_series.at(side).name, QString::number(sum)),
                    FontRole::Small, color(Token::Text));
    }
}

void TurnChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paint::text(painter, QRectF(0, 0, width(), chartTitle), m_title, FontRole::SmallStrong, color(Token::Text));
    paintBars(painter, QRectF(0, chartTitle, width(), chartBars));
    paintLegend(painter, chartTitle + chartBars + chartTurn + 4);
}

} // namespace muster::app
