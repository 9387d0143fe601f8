// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/RenamingDelegate.h"
#include "models/LibraryModel.h"
#include "packs/PackStore.h"

namespace muster::app {

/// Paints the rows of the library's table: names first, figures in line, verdicts as mark and word.
class LibraryTableDelegate final : public RenamingDelegate
{
    Q_OBJECT

public:
    LibraryTableDelegate(const models::LibraryModel &model, const packs::PackStore &packs, QObject *parent)
        : RenamingDelegate(parent), m_model(model), m_packs(packs)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option, const QModelIndex &index) override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const models::LibraryModel &m_model;
    const packs::PackStore &m_packs;
};

} // namespace muster::app
