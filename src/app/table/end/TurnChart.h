// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QVector>
#include <QWidget>

class QPainter;

namespace muster::app {

/// What one side did in each turn.
struct TurnSeries
{
    QString name;
    QVector<int> values; ///< of the first turn on

    friend bool operator==(const TurnSeries &, const TurnSeries &) = default;
};

/// Turn by turn: beside each other a bar for each side, told apart by their filling too.
class TurnChart final : public QWidget
{
    Q_OBJECT

public:
    explicit TurnChart(QWidget *parent = nullptr);

    /// `first`: the turn of the first values; 0 is the deployment.
    void setSeries(const QString &title, int first, const QVector<TurnSeries> &series, const QColor &colour);
    [[nodiscard]] const QVector<TurnSeries> &series() const { return m_series; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int turns() const;
    [[nodiscard]] QBrush filling(int side) const;
    [[nodiscard]] QString turnName(int index) const;
    void paintBars(QPainter &painter, const QRectF &area) const;
    void paintLegend(QPainter &painter, double top) const;

    QString m_title;
    int m_first = 1;
    QVector<TurnSeries> m_series;
    QColor m_colour;
};

} // namespace muster::app
