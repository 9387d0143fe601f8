// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/tables/TableLook.h"

#include "app/theme/style/Theme.h"

#include <QHeaderView>
#include <QTableView>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

namespace muster::app {

void dressTable(QTableView *view, int rowHeight)
{
    view->setShowGrid(false);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setTabKeyNavigation(false);
    view->setFrameShape(QFrame::NoFrame);
    view->setMouseTracking(true);
    view->verticalHeader()->hide();
    view->verticalHeader()->setDefaultSectionSize(rowHeight);
    view->horizontalHeader()->setHighlightSections(false);
    view->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
}

void dressTree(QTreeWidget *tree, std::initializer_list<int> numbers)
{
    tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    const int height = int(Theme::current().metrics(FontRole::Body).height()) + 8;
    // A hint has a width too: it goes where the width follows from the others.
    int wide = 0;
    while (wide < tree->columnCount() - 1 && tree->header()->sectionResizeMode(wide) != QHeaderView::Stretch)
        ++wide;
    for (QTreeWidgetItemIterator each(tree); *each; ++each) {
        (*each)->setSizeHint(wide, QSize(0, height));
        for (const int column : numbers)
            (*each)->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    for (const int column : numbers)
        tree->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
}

} // namespace muster::app
