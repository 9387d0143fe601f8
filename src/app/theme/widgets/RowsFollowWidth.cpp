// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/widgets/RowsFollowWidth.h"

#include <QAbstractItemDelegate>
#include <QAbstractItemView>
#include <QResizeEvent>

namespace muster::app {

RowsFollowWidth::RowsFollowWidth(QAbstractItemView *view) : QObject(view), m_view(view)
{
    view->viewport()->installEventFilter(this);
}

bool RowsFollowWidth::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize) {
        const auto *resize = static_cast<QResizeEvent *>(event);
        if (resize->size().width() != resize->oldSize().width())
            emit m_view->itemDelegate()->sizeHintChanged({});
    }
    return QObject::eventFilter(watched, event);
}

} // namespace muster::app
