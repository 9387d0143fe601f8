// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/charts/ChartLayout.h"

#include <QMarginsF>
#include <QStandardItemModel>
#include <QTableView>

namespace muster::app {

/// A chart on the screen. It is the view of a table that is drawn as lines, bars or columns: screen readers read the table, the arrow
/// keys go through its cells.
class ChartView : public QTableView
{
    Q_OBJECT

public:
    explicit ChartView(QWidget *parent = nullptr);

    void scrollTo(const QModelIndex &, ScrollHint = EnsureVisible) override {}
    /// What is drawn, in millimetres.
    [[nodiscard]] const print::DisplayList &drawing() const { return m_drawing; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

    /// Draws anew: the table, the size or the theme is another.
    void draw();
    [[nodiscard]] QStandardItemModel &table() { return m_table; }
    [[nodiscard]] const QStandardItemModel &table() const { return m_table; }
    /// Where the cells are drawn, in the order in which that was done.
    [[nodiscard]] const print::ChartMarks &marks() const { return m_marks; }
    [[nodiscard]] QRect boxOf(const print::ChartMark &mark) const;
    /// Fonts and ground of the theme; what stands out is the chart's own.
    [[nodiscard]] static print::ChartStyle themeStyle();

private:
    /// Pixels between the chart and the edge.
    [[nodiscard]] virtual QMarginsF room() const = 0;
    /// Pixels between the current cell and the frame around it.
    [[nodiscard]] virtual QMarginsF frameRoom() const = 0;
    [[nodiscard]] virtual print::ChartMarks drawOn(print::Canvas &canvas, const QRectF &area) const = 0;
    [[nodiscard]] double pixelsPerMm() const { return logicalDpiX() / 25.4; }

    QStandardItemModel m_table;
    print::TextMeter m_meter;
    print::DisplayList m_drawing;
    print::ChartMarks m_marks;
};

} // namespace muster::app
