// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"

#include <QWidget>

class QListView;
class QStackedWidget;

namespace muster::app {

class EmptyState;

/// The timeline of the campaign, newest mission first.
class MissionPanel final : public QWidget
{
    Q_OBJECT

public:
    MissionPanel(CampaignSession &session, const QList<QAction *> &actions, QAction *first, QWidget *parent = nullptr);

    [[nodiscard]] QListView *view() const { return m_view; }
    /// Id of the event of the selected mission, or empty.
    [[nodiscard]] QString currentEvent() const;
    void retranslate();

signals:
    /// Double click or Enter on a mission.
    void opened(const QString &event);
    void selectionChanged();

private:
    void follow();

    CampaignSession &m_session;
    QListView *m_view = nullptr;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
};

} // namespace muster::app
