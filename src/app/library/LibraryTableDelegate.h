// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/LibraryModel.h"
#include "packs/PackStore.h"

#include <QStyledItemDelegate>

namespace muster::app {

/// Paints the rows of the library's table: names first, figures in line, verdicts as mark and word.
class LibraryTableDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    LibraryTableDelegate(const models::LibraryModel &model, const packs::PackStore &packs, QObject *parent)
        : QStyledItemDelegate(parent), m_model(model), m_packs(packs)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;

signals:
    /// The user typed another name into the row.
    void renamed(const QModelIndex &index, const QString &name) const;

private:
    const models::LibraryModel &m_model;
    const packs::PackStore &m_packs;
};

} // namespace muster::app
