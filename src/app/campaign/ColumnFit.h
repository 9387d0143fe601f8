// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVector>

class QTableView;

namespace muster::app {

/// Keeps the columns of a table inside its width: what is short keeps its width, the others share what is left. Whoever
/// drags a column has his way until another document is shown.
class ColumnFit final : public QObject
{
    Q_OBJECT

public:
    /// How a column gives way: the lowest width it can be read at (0: never less than its content), and its share of room to spare.
    struct Column
    {
        int least = 0;
        int share = 0;
    };

    ColumnFit(QTableView *view, const QVector<Column> &columns);
    /// Soon, after whatever changes now.
    void fitSoon(bool afresh = false);
    void fit();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] int wanted(int column) const;

    QTableView *m_view;
    QVector<Column> m_columns;
    bool m_fitting = false, m_byHand = false, m_soon = false;
};

} // namespace muster::app
