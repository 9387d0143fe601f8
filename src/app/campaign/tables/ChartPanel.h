// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"

#include <QWidget>

class QLabel;
class QStackedWidget;

namespace muster::app {

class CampaignChart;
class EmptyState;
class Segments;

/// Experience over the missions, or kills by soldier.
class ChartPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit ChartPanel(CampaignSession &session, QWidget *parent = nullptr);
    void retranslate();

private:
    void refresh();

    CampaignSession &m_session;
    QLabel *m_title = nullptr;
    Segments *m_choice = nullptr;
    CampaignChart *m_chart = nullptr;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
};

} // namespace muster::app
