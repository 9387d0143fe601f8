// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/board/ArmyModel.h"

#include <QStyledItemDelegate>

namespace muster::app {

/// Paints the tiles of an army.
class ArmyDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    ArmyDelegate(const ArmyModel &model, const TableSession &session, QObject *parent = nullptr);

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// The column of the ring, where a tap says done or ready.
    static constexpr int ring = 48;
    /// Small screens have lower tiles.
    void setCompact(bool compact) { m_compact = compact; }

private:
    void paintTile(QPainter &painter, const QRectF &rect, const ArmyRow &row, bool selected) const;
    void paintState(QPainter &painter, const QRectF &line, const ArmyRow &row, bool selected) const;
    void paintRing(QPainter &painter, const QRectF &rect, const ArmyRow &row) const;
    void paintFormation(QPainter &painter, const QRectF &rect, const ArmyRow &row) const;
    void paintGone(QPainter &painter, const QRectF &rect, const ArmyRow &row) const;

    const ArmyModel &m_model;
    const TableSession &m_session;
    bool m_compact = false;
};

} // namespace muster::app
