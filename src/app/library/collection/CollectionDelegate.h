// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/collection/CollectionModel.h"

#include <QStyledItemDelegate>

namespace muster::app {

/// Paints rows of the collection: name and dot first, counts in line, what is missing in words.
class CollectionDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    CollectionDelegate(const models::CollectionModel &model, QObject *parent) : QStyledItemDelegate(parent), m_model(model) {}

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const models::CollectionModel &m_model;
};

} // namespace muster::app
