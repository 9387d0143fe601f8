// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/TableLook.h"

#include <QHeaderView>
#include <QTableView>

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

} // namespace muster::app
