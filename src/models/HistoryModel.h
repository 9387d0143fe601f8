// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QUndoStack>

namespace muster::models {

/// The steps of an undo stack, newest first, with the start as the last row. A row is a place to jump to.
class HistoryModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { IsCurrentRole = Qt::UserRole + 1, IsUndoneRole, IsStartRole, WhenRole };

    explicit HistoryModel(QUndoStack &stack, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    /// Goes back or forward to the state after this step.
    void jump(const QModelIndex &index);

private:
    void follow();
    [[nodiscard]] int stepOf(int row) const { return m_count - row; } ///< index of the stack after that step

    QUndoStack &m_stack;
    int m_count = 0;
};

} // namespace muster::models
