// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/soldiers/SoldierPanel.h"

#include "app/campaign/soldiers/SoldierDelegate.h"
#include "app/campaign/tables/ColumnFit.h"
#include "app/campaign/tables/TableLook.h"
#include "app/theme/widgets/EmptyState.h"

#include <QComboBox>
#include <QHeaderView>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace muster::app {

using SoldierModel = models::CampaignSoldierModel;

SoldierPanel::SoldierPanel(CampaignSession &session, const QList<QAction *> &actions, QAction *first, QWidget *parent)
    : QWidget(parent), m_session(session)
{
    build(actions);
    m_empty->addAction(first, true);
    connect(&session, &CampaignSession::changed, this, &SoldierPanel::follow);
    connect(&session, &CampaignSession::opened, this, [this] {
        showForces();
        m_fit->fitSoon(true); // once the rows are there
    });
    connect(&session, &CampaignSession::currentChanged, this, &SoldierPanel::selectCurrent);
    retranslate();
    follow();
}

void SoldierPanel::build(const QList<QAction *> &actions)
{
    m_proxy = new QSortFilterProxyModel(this);
    m_proxy->setSourceModel(&m_session.soldiers());
    m_proxy->setSortRole(SoldierModel::SortRole);
    m_proxy->setFilterRole(SoldierModel::ForceRole);
    m_proxy->setDynamicSortFilter(true);
    m_view = new QTableView(this);
    m_view->setObjectName("campaign.soldiers.table");
    m_view->setModel(m_proxy);
    m_delegate = new SoldierDelegate(m_session, m_view);
    m_view->setItemDelegate(m_delegate);
    dressTable(m_view, 36);
    m_view->setEditTriggers(QAbstractItemView::EditKeyPressed);
    // Name, force, rank, PV, PA, to the next rank, kills, missions, status.
    m_fit = new ColumnFit(m_view, {{96, 3, true}, {62, 1, true}, {88, 2}, {}, {}, {112, 3}, {}, {}, {60, 2, true}});
    m_fit->setFold(4, [this](int step) { fold(step); });
    m_view->setSortingEnabled(true);
    m_proxy->sort(-1);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    for (QAction *action : actions) {
        if (!action) {
            action = new QAction(m_view);
            action->setSeparator(true);
        }
        m_view->addAction(action);
    }
    m_force = new QComboBox(this);
    m_bar = new QWidget(this);
    auto *row = new QHBoxLayout(m_bar);
    row->setContentsMargins(12, 6, 12, 6);
    row->addWidget(m_force);
    row->addStretch();
    m_empty = new EmptyState(this);
    m_empty->setIcon("people");
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_empty);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(m_stack);
    setFocusProxy(m_view);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &now) {
        if (now.isValid())
            m_session.setCurrent(now.data(SoldierModel::IdRole).toString());
    });
    connect(m_force, &QComboBox::currentIndexChanged, this, [this] { m_proxy->setFilterFixedString(m_force->currentData().toString()); });
}

void SoldierPanel::follow()
{
    const bool empty = m_session.state().soldiers.isEmpty();
    m_stack->setCurrentWidget(empty ? static_cast<QWidget *>(m_empty) : m_view);
    if (m_force->count() != m_session.state().forces.size() + 1)
        showForces();
    m_fit->fitSoon();
    selectCurrent();
}

void SoldierPanel::fold(int step)
{
    const campaign::CampaignRules &rules = m_session.rules();
    const bool ranks = !rules.ladders.isEmpty(), forces = m_session.state().forces.size() > 1;
    const bool rankBelow = ranks && step >= 1, forceBelow = forces && step >= 2;
    m_view->setColumnHidden(SoldierModel::Rank, !ranks || rankBelow);
    m_view->setColumnHidden(SoldierModel::Force, !forces || forceBelow);
    m_view->setColumnHidden(SoldierModel::LifePoints, rules.pricings.isEmpty() || step >= 3);
    m_view->setColumnHidden(SoldierModel::Missions, step >= 3);
    m_view->setColumnHidden(SoldierModel::Points, step >= 4);
    m_view->setColumnHidden(SoldierModel::Kills, step >= 4);
    m_view->setColumnHidden(SoldierModel::ToNext, !ranks || rules.mode == campaign::ExperienceMode::None);
    m_delegate->setBelow(rankBelow, forceBelow);
    const int height = m_delegate->rowHeight();
    if (m_view->verticalHeader()->defaultSectionSize() != height)
        m_view->verticalHeader()->setDefaultSectionSize(height);
}

void SoldierPanel::showForces()
{
    const QString before = m_force->currentData().toString();
    const QSignalBlocker block(m_force);
    m_force->clear();
    m_force->addItem(tr("All forces"), QString());
    for (const campaign::ForceState &force : m_session.state().forces)
        m_force->addItem(force.name, force.id);
    m_force->setCurrentIndex(std::max(0, m_force->findData(before)));
    m_proxy->setFilterFixedString(m_force->currentData().toString());
    m_bar->setVisible(m_session.state().forces.size() > 1);
}

void SoldierPanel::selectCurrent()
{
    const int row = m_session.soldiers().rowOf(m_session.current());
    const QModelIndex index = m_proxy->mapFromSource(m_session.soldiers().index(row, 0));
    if (row >= 0 && index.isValid() && m_view->currentIndex().row() != index.row())
        m_view->setCurrentIndex(index);
}

void SoldierPanel::retranslate()
{
    m_view->setAccessibleName(tr("Soldiers"));
    m_force->setAccessibleName(tr("Force"));
    m_empty->setTexts(tr("No soldier is enlisted yet"),
                      tr("Take a roster of your library into the campaign: its figures become soldiers with a record of their own."), true);
    showForces();
    m_fit->fitSoon();
}

} // namespace muster::app
