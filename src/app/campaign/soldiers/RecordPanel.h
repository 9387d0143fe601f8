// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"
#include "models/campaign/CampaignRecordModel.h"

#include <QWidget>

class QLabel;
class QListView;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace muster::app {

class EmptyState;
class ExperienceSum;
class RankComparison;
class RecordHead;
class SectionHeader;

/// The service record of the selected soldier, with their next promotion.
class RecordPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit RecordPanel(CampaignSession &session, QWidget *parent = nullptr);
    /// What can be done with the soldier, below the record: some in sight, all of it under one button. Null is a separator.
    void addSoldierActions(const QList<QAction *> &inSight, const QList<QAction *> &all);
    void retranslate();

private:
    void build();
    void buildNextRank();
    void show();
    void showPromotion(const campaign::SoldierState &soldier);
    void fitLog();

    CampaignSession &m_session;
    models::CampaignRecordModel *m_model = nullptr;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    RecordHead *m_head = nullptr;
    SectionHeader *m_experienceHead = nullptr;
    ExperienceSum *m_experience = nullptr;
    SectionHeader *m_nextHead = nullptr;
    QWidget *m_next = nullptr;
    RankComparison *m_comparison = nullptr;
    QPushButton *m_promote = nullptr;
    QLabel *m_leaves = nullptr;
    SectionHeader *m_logHead = nullptr;
    QListView *m_log = nullptr;
    QToolButton *m_more = nullptr;
};

} // namespace muster::app
