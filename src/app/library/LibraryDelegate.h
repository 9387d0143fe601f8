// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/RenamingDelegate.h"
#include "app/theme/style/Theme.h"
#include "models/LibraryModel.h"
#include "packs/PackStore.h"

namespace muster::app {

/// Paints documents and samples as cards, and the headings between them.
class LibraryDelegate final : public RenamingDelegate
{
    Q_OBJECT

public:
    LibraryDelegate(const models::LibraryModel &model, const packs::PackStore &packs, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option, const QModelIndex &index) override;
    /// Whether the card in this cell of the view does not show its words in full.
    [[nodiscard]] bool isCut(const models::LibraryRow &row, const QRect &cell) const;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// How much room there is for cards side by side; they share it.
    void setWidth(int width) { m_width = width; }
    [[nodiscard]] int columns() const;

private:
    void paintCard(QPainter &painter, const QStyleOptionViewItem &option, const models::LibraryRow &row) const;
    void paintHead(QPainter &painter, const QRectF &card, const models::LibraryRow &row, const GameColours &game) const;
    void paintMiddle(QPainter &painter, const QRectF &card, const models::LibraryRow &row, const GameColours &game) const;
    void paintFoot(QPainter &painter, const QRectF &card, const models::LibraryRow &row) const;
    void paintHeading(QPainter &painter, const QRectF &rect, const models::LibraryRow &row) const;

    const models::LibraryModel &m_model;
    const packs::PackStore &m_packs;
    int m_width = 1000; ///< of the view
};

} // namespace muster::app
