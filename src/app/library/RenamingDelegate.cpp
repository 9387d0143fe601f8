// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/RenamingDelegate.h"

#include <QLineEdit>

namespace muster::app {

QWidget *RenamingDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    auto *editor = new QLineEdit(parent);
    editor->setObjectName("libraryName");
    editor->setAccessibleName(tr("Name"));
    editor->setText(index.data(Qt::EditRole).toString());
    editor->selectAll();
    return editor;
}

void RenamingDelegate::setModelData(QWidget *editor, QAbstractItemModel *, const QModelIndex &index) const
{
    const QString name = static_cast<QLineEdit *>(editor)->text().trimmed();
    if (!name.isEmpty() && name != index.data(Qt::EditRole).toString())
        emit renamed(index, name);
}

} // namespace muster::app
