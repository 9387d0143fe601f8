// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"

#include <QSortFilterProxyModel>
#include <QWidget>

class QComboBox;
class QStackedWidget;
class QTableView;

namespace muster::app {

class EmptyState;

/// The table of soldiers; in campaigns with several forces one of them can be picked.
class SoldierPanel final : public QWidget
{
    Q_OBJECT

public:
    /// `actions`: what the context menu offers; a null pointer is a separator. `first`: what to do in an empty campaign.
    SoldierPanel(CampaignSession &session, const QList<QAction *> &actions, QAction *first, QWidget *parent = nullptr);

    [[nodiscard]] QTableView *view() const { return m_view; }
    void retranslate();

private:
    void build(const QList<QAction *> &actions);
    void follow();
    void showForces();
    void selectCurrent();
    /// Where there is little room the rank stands below the name, then the force too; then what the record tells anyway goes.
    void fold(int step);

    CampaignSession &m_session;
    QSortFilterProxyModel *m_proxy = nullptr;
    class ColumnFit *m_fit = nullptr;
    class SoldierDelegate *m_delegate = nullptr;
    QTableView *m_view = nullptr;
    QComboBox *m_force = nullptr;
    QWidget *m_bar = nullptr;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
};

} // namespace muster::app
