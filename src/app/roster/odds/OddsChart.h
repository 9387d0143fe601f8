// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/style/Theme.h"
#include "print/charts/LossChart.h"

#include <QStandardItemModel>
#include <QTableView>

namespace muster::app {

/// The chances of what is lost as columns. It is the view of a table: screen readers read it, the arrow keys go through it.
class OddsChart final : public QTableView
{
    Q_OBJECT

public:
    explicit OddsChart(QWidget *parent = nullptr);

    void show(const print::LossChart &chart, const print::LossWords &words, const QColor &hue);
    [[nodiscard]] const print::LossChart &chart() const { return m_chart; }

    [[nodiscard]] QRect visualRect(const QModelIndex &index) const override;
    [[nodiscard]] QModelIndex indexAt(const QPoint &point) const override;
    void scrollTo(const QModelIndex &, ScrollHint = EnsureVisible) override {}
    [[nodiscard]] QSize sizeHint() const override { return {300, 180}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    void draw();
    [[nodiscard]] print::ChartStyle style() const;
    [[nodiscard]] double pixelsPerMm() const { return logicalDpiX() / 25.4; }

    QStandardItemModel m_table;
    print::TextMeter m_meter;
    print::LossChart m_chart;
    print::LossWords m_words;
    QColor m_hue;
    print::DisplayList m_drawing;
    print::ChartMarks m_marks;
};

} // namespace muster::app
