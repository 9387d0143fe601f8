// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/widgets/NameColumn.h"

#include <QAbstractButton>
#include <QEvent>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace muster::app {

NameColumn::NameColumn(QAbstractItemView *view, QHeaderView *header, int column, int least, int edge)
    : QObject(view), m_view(view), m_header(header), m_column(column), m_least(least), m_edge(edge)
{
    view->viewport()->installEventFilter(this);
    connect(header, &QHeaderView::sectionResized, this, [this](int section) {
        if (section != m_column)
            share();
    });
}

void NameColumn::share()
{
    int others = 0;
    for (int column = 0; column < m_header->count(); ++column)
        others += column == m_column || m_header->isSectionHidden(column) ? 0 : m_header->sectionSize(column);
    m_header->resizeSection(m_column, std::max(m_least, m_view->viewport()->width() - others - m_edge));
}

bool NameColumn::eventFilter(QObject *watched, QEvent *event)
{
    // Not within the resize itself: the view is about to lay its columns out. The view is not asked for its viewport, which is all
    // that is watched: this is called once more while the view goes.
    if (event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &NameColumn::share, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void nameTableCorner(QTableView &table, const QString &name)
{
    if (auto *corner = table.findChild<QAbstractButton *>(QString(), Qt::FindDirectChildrenOnly))
        corner->setAccessibleName(name);
}

} // namespace muster::app
