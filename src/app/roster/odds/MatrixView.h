// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QTableView>

namespace muster::app {

class MatrixModel;

/// Sorts the units by a column; sums and differences stay at the end, and the two lists stay apart.
class MatrixOrder final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;
};

/// A cell: a figure, what it is in numbers, a bar, on a ground in five steps of the game's colour; readable without colour.
class MatrixDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void setHue(const QColor &hue) { m_hue = hue; }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// 1 to 5 for a share; 0: nothing is lost.
    [[nodiscard]] static int step(double share);
    [[nodiscard]] static QColor ground(int step, const QColor &hue);
    [[nodiscard]] static QColor ink(int step);

private:
    QColor m_hue;
};

/// The table itself: one heading line for names of two lines, keys of its own.
class MatrixView final : public QTableView
{
    Q_OBJECT

public:
    explicit MatrixView(QWidget *parent = nullptr);

signals:
    void sortWanted(int column);

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace muster::app
