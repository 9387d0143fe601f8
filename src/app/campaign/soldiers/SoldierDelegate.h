// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"

#include <QStyledItemDelegate>

namespace muster::app {

/// Paints a soldier's row: rank shield, name, experience bar, status.
class SoldierDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    SoldierDelegate(CampaignSession &session, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// Rank and force stand below the name instead of in columns of their own.
    void setBelow(bool rank, bool force);
    [[nodiscard]] int rowHeight() const;

private:
    [[nodiscard]] QString below(const QModelIndex &index) const;
    void paintName(QPainter &painter, QRectF rect, const QModelIndex &index, const QColor &ink) const;
    void paintExperience(QPainter &painter, QRectF rect, const QModelIndex &index, const QColor &ink) const;
    void paintStatus(QPainter &painter, QRectF rect, const QModelIndex &index, const QColor &ink) const;

    CampaignSession &m_session;
    bool m_rankBelow = false, m_forceBelow = false;
};

} // namespace muster::app
