// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAbstractItemView;
class QHeaderView;
class QTableView;

namespace muster::app {

/// Keeps the column with the names as wide as the other columns leave room, but never less than `least`: then one scrolls.
/// Belongs to the view.
class NameColumn final : public QObject
{
public:
    /// `edge` stays free at the right.
    NameColumn(QAbstractItemView *view, QHeaderView *header, int column, int least, int edge = 0);

    void share();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QAbstractItemView *m_view;
    QHeaderView *m_header;
    int m_column;
    int m_least;
    int m_edge;
};

/// The button where the headings of a table meet: older Qt leaves it without a name for screen readers.
void nameTableCorner(QTableView &table, const QString &name);

} // namespace muster::app
