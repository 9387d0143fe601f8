// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with a card of the library itself: its name written, itself carried into a folder.
#include "models/LibraryModel.h"

#include <QMimeData>

namespace muster::models {

Qt::ItemFlags LibraryModel::flags(const QModelIndex &index) const
{
    const LibraryRow *shown = row(index);
    if (!shown || shown->kind == LibraryRow::Kind::Heading)
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (shown->kind != LibraryRow::Kind::Document || m_filter.trash)
        return flags;
    flags |= Qt::ItemIsDragEnabled;
    return index.column() == Name ? flags | Qt::ItemIsEditable : flags;
}

QMimeData *LibraryModel::mimeData(const QModelIndexList &indexes) const
{
    QStringList ids;
    for (const QModelIndex &index : indexes) {
        const LibraryRow *shown = row(index);
        if (shown && shown->kind == LibraryRow::Kind::Document && !ids.contains(shown->record.id))
            ids.append(shown->record.id);
    }
    if (ids.isEmpty())
        return nullptr;
    auto *carried = new QMimeData;
    carried->setData(QLatin1String(documentsMimeType), ids.join('\n').toUtf8());
    return carried;
}

} // namespace muster::models
