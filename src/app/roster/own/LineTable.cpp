// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/own/LineTable.h"

#include <QHeaderView>
#include <QSignalBlocker>

namespace muster::app {

LineTable::LineTable(const QString &title, const QStringList &heads, QWidget *parent) : QTableWidget(1, int(heads.size()), parent)
{
    setTabKeyNavigation(false); // Tab leads out of it; while a cell is edited, to the next
    setHorizontalHeaderLabels(heads);
    verticalHeader()->hide();
    setAccessibleName(title);
    connect(this, &QTableWidget::itemChanged, this, [this](const QTableWidgetItem *item) {
        emit edited();
        if (item->row() == rowCount() - 1)
            setRowCount(rowCount() + 1);
    });
}

void LineTable::clearLines()
{
    setRowCount(0);
    setRowCount(1);
}

void LineTable::addLine(const QString &id, const QStringList &cells)
{
    const QSignalBlocker quiet(this);
    const int line = rowCount() - 1;
    insertRow(line);
    for (int column = 0; column < columnCount(); ++column) {
        auto *item = new QTableWidgetItem(cells.value(column));
        if (column == 0)
            item->setData(Qt::UserRole, id);
        setItem(line, column, item);
    }
}

QString LineTable::textAt(int line, int column) const
{
    const QTableWidgetItem *written = item(line, column);
    return written ? written->text().trimmed() : QString();
}

bool LineTable::isEmptyLine(int line) const
{
    for (int column = 0; column < columnCount(); ++column) {
        if (!textAt(line, column).isEmpty())
            return false;
    }
    return true;
}

QString LineTable::lineId(int line) const
{
    const QTableWidgetItem *first = item(line, 0);
    return first ? first->data(Qt::UserRole).toString() : QString();
}

} // namespace muster::app
