// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/tables/ChartPanel.h"

#include "app/campaign/tables/CampaignChart.h"
#include "app/theme/widgets/ElidedLabel.h"
#include "app/theme/widgets/EmptyState.h"
#include "app/theme/widgets/Segments.h"

#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace muster::app {

using namespace campaign;

ChartPanel::ChartPanel(CampaignSession &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    m_title = new ElidedLabel(this);
    m_title->setProperty("role", "second");
    m_choice = new Segments(this);
    m_choice->setObjectName("campaign.chart.choice");
    m_choice->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_chart = new CampaignChart(session, this);
    m_chart->setObjectName("campaign.chart");
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(12, 8, 12, 0);
    bar->addWidget(m_title, 1);
    bar->addWidget(m_choice);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 4);
    column->setSpacing(0);
    column->addLayout(bar);
    m_empty = new EmptyState(this);
    m_empty->setIcon("chart");
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_chart);
    m_stack->addWidget(m_empty);
    column->addWidget(m_stack, 1);
    setFocusProxy(m_choice);
    connect(m_choice, &Segments::chosen, this, &ChartPanel::refresh);
    connect(&session, &CampaignSession::changed, this, &ChartPanel::refresh);
    connect(&session, &CampaignSession::currentChanged, this, &ChartPanel::refresh);
    connect(&Theme::current(), &Theme::changed, this, &ChartPanel::refresh);
    retranslate();
}

void ChartPanel::refresh()
{
    // A game without experience has one chart only.
    const bool experience = m_session.rules().mode != ExperienceMode::None;
    m_choice->setVisible(experience);
    const bool kills = !experience || m_choice->currentIndex() == 1;
    m_stack->setCurrentWidget(m_session.state().fought() > 0 ? static_cast<QWidget *>(m_chart) : m_empty);
    m_title->setText(kills ? tr("Eliminated by each soldier") : tr("Earned experience after each mission"));
    m_chart->setAccessibleName(m_title->text());
    if (kills)
        m_chart->showKills();
    else
        m_chart->showExperience();
}

void ChartPanel::retranslate()
{
    const int index = std::max(0, m_choice->currentIndex());
    m_choice->setChoices({tr("Experience"), tr("Kills")});
    m_choice->setCurrentIndex(index);
    m_choice->setAccessibleName(tr("Chart"));
    m_empty->setTexts(tr("Nothing to draw yet"), tr("Lines begin with the first mission."));
    refresh();
}

} // namespace muster::app
