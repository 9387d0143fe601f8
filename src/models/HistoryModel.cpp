// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/HistoryModel.h"

#include "documents/history/StoredCommand.h"

namespace muster::models {

HistoryModel::HistoryModel(QUndoStack &stack, QObject *parent) : QAbstractListModel(parent), m_stack(stack), m_count(stack.count())
{
    connect(&stack, &QUndoStack::indexChanged, this, &HistoryModel::follow);
}

void HistoryModel::follow()
{
    // Undone steps vanish when something new is done: both happen in one signal, so the rows are brought in line by count.
    const int count = m_stack.count();
    if (count > m_count) {
        beginInsertRows({}, 0, count - m_count - 1);
        m_count = count;
        endInsertRows();
    } else if (count < m_count) {
        beginRemoveRows({}, 0, m_count - count - 1);
        m_count = count;
        endRemoveRows();
    }
    emit dataChanged(index(0), index(m_count));
}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_count + 1;
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() > m_count)
        return {};
    const int step = stepOf(index.row());
    const QString text = step == 0 ? tr("Start") : m_stack.text(step - 1);
    switch (role) {
    case Qt::DisplayRole:
        return text;
    case Qt::AccessibleTextRole:
        return step == m_stack.index() ? tr("%1, now").arg(text) : step > m_stack.index() ? tr("%1, undone").arg(text) : text;
    case IsCurrentRole:
        return step == m_stack.index();
    case IsUndoneRole:
        return step > m_stack.index();
    case WhenRole: {
        const auto *command = step == 0 ? nullptr : dynamic_cast<const documents::StoredCommand *>(m_stack.command(step - 1));
        return command ? QVariant(command->when()) : QVariant();
    }
    case IsStartRole:
        return step == 0;
    default:
        return {};
    }
}

void HistoryModel::jump(const QModelIndex &index)
{
    if (index.isValid())
        m_stack.setIndex(stepOf(index.row()));
}

} // namespace muster::models
