// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/league/League.h"

#include <QStyledItemDelegate>

namespace muster::app {

/// A cell of the grid of who has met whom: won, drawn, late and still to come look different before one reads them.
class MeetingDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    MeetingDelegate(const campaign::League &league, QObject *parent) : QStyledItemDelegate(parent), m_league(league) {}

    /// The latest game of the player of that row and the one of that column; null: they have none.
    [[nodiscard]] const campaign::LeagueGame *gameAt(const QModelIndex &index) const;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const campaign::League &m_league;
};

} // namespace muster::app
