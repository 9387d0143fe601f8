// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"
#include "models/campaign/CampaignTableModel.h"

#include <QSortFilterProxyModel>
#include <QWidget>

class QHBoxLayout;
class QStackedWidget;
class QTableView;

namespace muster::app {

class EmptyState;

/// A table of the campaign: standings, roll of honour, or what does not hold and what is odd.
class TablePanel final : public QWidget
{
    Q_OBJECT

public:
    enum Kind { Standings, Honour, Findings };
    TablePanel(Kind kind, CampaignSession &session, QWidget *parent = nullptr);

    /// Buttons under the table.
    void addActions(const QList<QAction *> &actions);
    /// What the context menu offers for a row.
    void addMenu(QAction *action);
    /// Key of the selected row: player, soldier, or CampaignSession::keyOf() of a finding.
    [[nodiscard]] QString currentKey() const;
    void retranslate();

signals:
    void activated(const QString &key);
    void selectionChanged();

private:
    void refresh();
    void buildView();
    /// The standings in little room: what decides stays, the rest stands in the tool tip.
    void fold(int step);

    Kind m_kind;
    CampaignSession &m_session;
    models::CampaignTableModel *m_model = nullptr;
    QSortFilterProxyModel *m_proxy = nullptr;
    QTableView *m_view = nullptr;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    QWidget *m_bar = nullptr; ///< buttons under the table
    QHBoxLayout *m_buttons = nullptr;
    class ColumnFit *m_fit = nullptr;
};

} // namespace muster::app
