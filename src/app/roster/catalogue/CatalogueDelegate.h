// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const models::CatalogueModel *m_model = nullptr;
};

} // namespace muster::app
