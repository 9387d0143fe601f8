// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/missions/MissionPanel.h"

#include "app/campaign/missions/MissionDelegate.h"
#include "app/theme/widgets/EmptyState.h"
#include "app/theme/widgets/RowsFollowWidth.h"

#include <QListView>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace muster::app {

MissionPanel::MissionPanel(CampaignSession &session, const QList<QAction *> &actions, QAction *first, QWidget *parent)
    : QWidget(parent), m_session(session)
{
    m_view = new QListView(this);
    m_view->setObjectName("campaign.missions.list");
    m_view->setModel(&session.missions());
    m_view->setItemDelegate(new MissionDelegate(m_view));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setResizeMode(QListView::Adjust);
    m_view->setMouseTracking(true);
    new RowsFollowWidth(m_view);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_view->addActions(actions);
    m_empty = new EmptyState(this);
    m_empty->setIcon("campaign");
    m_empty->addAction(first, true);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_empty);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    setFocusProxy(m_view);
    connect(m_view, &QListView::activated, this,
            [this](const QModelIndex &index) { emit opened(index.data(models::CampaignMissionModel::EventRole).toString()); });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &MissionPanel::selectionChanged);
    connect(&session, &CampaignSession::changed, this, &MissionPanel::follow);
    retranslate();
}

QString MissionPanel::currentEvent() const
{
    return m_view->currentIndex().data(models::CampaignMissionModel::EventRole).toString();
}

void MissionPanel::follow()
{
    m_empty->setTexts(tr("No mission yet"),
                      m_session.rules().mode == campaign::ExperienceMode::None
                          ? tr("Play one, then report it here.")
                          : tr("Play one, then report it here. Experience and ranks follow."));
    m_stack->setCurrentWidget(m_session.state().missions.isEmpty() ? static_cast<QWidget *>(m_empty) : m_view);
}

void MissionPanel::retranslate()
{
    m_view->setAccessibleName(tr("Missions, newest first"));
    follow();
}

} // namespace muster::app
