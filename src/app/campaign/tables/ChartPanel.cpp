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
    connect(m_choice, &Segments::chosen, this, [this] {
        m_wanted = kind();
        refresh();
    });
    connect(&session, &CampaignSession::changed, this, &ChartPanel::refresh);
    connect(&session, &CampaignSession::currentChanged, this, &ChartPanel::refresh);
    connect(&Theme::current(), &Theme::changed, this, &ChartPanel::refresh);
    retranslate();
}

// A game without experience has no lines of it; one force alone is the sum of its soldiers, one player has no rivals, and a league
// of players without lists has no soldiers.
void ChartPanel::fillChoices()
{
    const bool experience = m_session.rules().mode != ExperienceMode::None;
    QVector<QPair<Kind, QString>> choices;
    if (experience)
        choices.append({Kind::Experience, tr("Experience")});
    if (!m_session.state().soldiers.isEmpty() || m_session.state().players.size() < 2)
        choices.append({Kind::Kills, tr("Kills")});
    if (experience && m_session.state().forces.size() > 1)
        choices.append({Kind::Forces, tr("Forces")});
    if (m_session.state().players.size() > 1)
        choices.append({Kind::Players, tr("Players")});
    QVector<Kind> kinds;
    QStringList words;
    for (const auto &[kind, text] : std::as_const(choices)) {
        kinds.append(kind);
        words.append(text);
    }
    if (kinds != m_kinds || m_choice->property("words").toStringList() != words) {
        m_kinds = kinds;
        m_choice->setChoices(words);
        m_choice->setProperty("words", words);
        m_choice->setCurrentIndex(m_wanted ? std::max(0, int(m_kinds.indexOf(*m_wanted))) : 0);
    }
    m_choice->setVisible(m_kinds.size() > 1);
}

void ChartPanel::refresh()
{
    fillChoices();
    m_stack->setCurrentWidget(m_session.state().fought() > 0 ? static_cast<QWidget *>(m_chart) : m_empty);
    const Kind shown = kind();
    m_title->setText(shown == Kind::Kills         ? tr("Eliminated by each soldier")
                         : shown == Kind::Forces  ? tr("Earned by each force after each mission")
                         : shown == Kind::Players ? tr("Points of each player after each mission")
                                                  : tr("Earned experience after each mission"));
    m_chart->setAccessibleName(m_title->text());
    if (shown == Kind::Kills)
        m_chart->showKills();
    else if (shown == Kind::Forces)
        m_chart->showForces();
    else if (shown == Kind::Players)
        m_chart->showPlayers();
    else
        m_chart->showExperience();
}

void ChartPanel::retranslate()
{
    m_choice->setAccessibleName(tr("Chart"));
    m_empty->setTexts(tr("Nothing to draw yet"), tr("Lines begin with the first mission."));
    refresh();
}

} // namespace muster::app
