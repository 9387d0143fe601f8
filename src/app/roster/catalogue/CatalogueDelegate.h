// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/collection/UnitDots.h"
#include "models/roster/CatalogueModel.h"

#include <QStyledItemDelegate>

namespace muster::app {

/// Paints the rows of the catalogue: headings, what fits, and what does not with its reason.
class CatalogueDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setModel(const models::CatalogueModel *model) { m_model = model; }
    /// What the user owns, as a dot before the row; null: none.
    void setDots(const models::UnitDots *dots) { m_dots = dots; }
    /// Entries that carry a heart; null: none.
    void setFavourites(const QSet<QString> *entries) { m_favourites = entries; }
    /// Where the row of an entry has its button to add it.
    [[nodiscard]] static QRect addRect(const QRect &row);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const models::CatalogueModel *m_model = nullptr;
    const models::UnitDots *m_dots = nullptr;
    const QSet<QString> *m_favourites = nullptr;
};

} // namespace muster::app
