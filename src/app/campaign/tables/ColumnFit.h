// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVector>

#include <functional>

class QTableView;

namespace muster::app {

/// Keeps the columns of a table inside its width: what is short keeps its width, the others share what is left. Whoever
/// drags a column has their way until another document is shown.
class ColumnFit final : public QObject
{
    Q_OBJECT

public:
    /// How a column gives way: the lowest width it can be read at (0: never less than its content), and its share of room to spare.
    /// `whole`: its words are cut last, when the shortest form of the table is still too wide.
    struct Column
    {
        int least = 0;
        int share = 0;
        bool whole = false;
    };

    /// Shows the table in a shorter form: 0 is the full one, each step hides columns or puts them below others.
    using Fold = std::function<void(int step)>;

    ColumnFit(QTableView *view, const QVector<Column> &columns);
    /// Before words are cut off or the table scrolls sideways, it takes a shorter form: the first of 0 to `steps` that fits.
    void setFold(int steps, const Fold &fold);
    /// Soon, after whatever changes now.
    void fitSoon(bool afresh = false);
    void fit();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] int wanted(int column) const;
    [[nodiscard]] bool isRoomFor(const QVector<int> &widths) const;
    [[nodiscard]] QVector<int> wantedWidths() const;
    /// Takes `over` pixels from the columns that are whole, or from those that are not; what could not be taken.
    [[nodiscard]] int narrow(QVector<int> &widths, bool whole, int over) const;

    QTableView *m_view;
    QVector<Column> m_columns;
    Fold m_fold;
    int m_steps = 0;
    bool m_fitting = false, m_byHand = false, m_soon = false;
};

} // namespace muster::app
