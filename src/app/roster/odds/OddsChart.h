// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/ChartView.h"
#include "print/charts/LossChart.h"

#include <QColor>

namespace muster::app {

/// The chances of what is lost as columns.
class OddsChart final : public ChartView
{
    Q_OBJECT

public:
    explicit OddsChart(QWidget *parent = nullptr);

    void show(const print::LossChart &chart, const print::LossWords &words, const QColor &hue);
    [[nodiscard]] const print::LossChart &chart() const { return m_chart; }

    [[nodiscard]] QRect visualRect(const QModelIndex &index) const override;
    [[nodiscard]] QModelIndex indexAt(const QPoint &point) const override;
    [[nodiscard]] QSize sizeHint() const override { return {300, 180}; }

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    [[nodiscard]] QMarginsF room() const override { return {12, 6, 12, 4}; }
    [[nodiscard]] QMarginsF frameRoom() const override { return {-1, -1, -1, -1}; }
    [[nodiscard]] print::ChartMarks drawOn(print::Canvas &canvas, const QRectF &area) const override;
    [[nodiscard]] print::ChartStyle style() const;

    print::LossChart m_chart;
    print::LossWords m_words;
    QColor m_hue;
};

} // namespace muster::app
