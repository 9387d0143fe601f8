// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/LibraryModel.h"
#include "packs/PackStore.h"

#include <QStyledItemDelegate>

namespace muster::app {

/// Paints documents and samples as cards, and the headings between them.
class LibraryDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    LibraryDelegate(const models::LibraryModel &model, const packs::PackStore &packs, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setWidth(int width) { m_width = width; }

private:
    void paintCard(QPainter &painter, const QStyleOptionViewItem &option, const models::LibraryRow &row) const;
    void paintHeading(QPainter &painter, const QRectF &rect, const models::LibraryRow &row) const;

    const models::LibraryModel &m_model;
    const packs::PackStore &m_packs;
    int m_width = 1000; ///< of the view
};

} // namespace muster::app
