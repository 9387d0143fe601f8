// SPDX-License-Identifier: GPL-3.0-or-later
// How the odds panel is put together, and its texts.
#include "app/roster/odds/OddsChart.h"
#include "app/roster/odds/OddsConditions.h"
#include "app/roster/odds/OddsPanel.h"
#include "app/roster/odds/OddsStages.h"
#include "app/theme/style/Icons.h"
#include "app/theme/widgets/Combo.h"
#include "app/theme/widgets/EmptyState.h"
#include "app/theme/widgets/SectionHeader.h"
#include "app/theme/widgets/Segments.h"
#include "share/odds/OddsText.h"

#include <QGridLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::app {

namespace {

QLabel *label(QWidget *parent, FontRole role, const char *tone = nullptr)
{
    auto *made = new QLabel(parent);
    made->setFont(roleFont(role));
    made->setTextFormat(Qt::PlainText);
    made->setWordWrap(true);
    if (tone)
        made->setProperty("role", tone);
    return made;
}

QWidget *padded(QLayout *layout)
{
    auto *body = new QWidget;
    layout->setContentsMargins(14, 8, 14, 8);
    body->setLayout(layout);
    return body;
}

} // namespace

void OddsPanel::build()
{
    m_nothing = new EmptyState;
    m_nothing->setIcon("dice");
    auto *content = new QWidget;
    content->setBackgroundRole(QPalette::Base);
    content->setAutoFillBackground(true);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 4, 0, 8);
    column->setSpacing(0);
    column->addWidget(buildPair());
    column->addWidget(buildWords());
    m_stagesTitle = new SectionHeader;
    m_stages = new OddsStages;
    column->addWidget(m_stagesTitle);
    column->addWidget(m_stages);
    m_stagesTitle->setBody(m_stages);
    column->addWidget(buildChart(), 1);
    auto *foot = new QVBoxLayout;
    m_worth = label(this, FontRole::Small);
    m_notCounted = label(this, FontRole::Small, "second");
    foot->addWidget(m_worth);
    foot->addWidget(m_notCounted);
    column->addWidget(padded(foot));
    column->addStretch();
    auto *scroll = new QScrollArea;
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_nothing);
    m_pages->addWidget(scroll);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_pages);
    setFocusProxy(m_target);
}

QWidget *OddsPanel::buildPair()
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    m_attackerTitle = label(this, FontRole::Caption, "hint");
    m_targetTitle = label(this, FontRole::Caption, "hint");
    m_attackerName = label(this, FontRole::BodyStrong);
    m_attackerDetail = label(this, FontRole::Small, "second");
    m_figures = new QSpinBox;
    m_figures->setObjectName("odds.figures");
    m_figures->setKeyboardTracking(false);
    m_swap = new QToolButton;
    m_swap->setObjectName("odds.swap");
    m_swap->setIcon(icons::icon("swap"));
    m_target = new QPushButton;
    m_target->setObjectName("odds.target");
    m_target->setIcon(icons::icon("target"));
    m_modes = new Combo;
    m_modes->setObjectName("odds.mode");
    grid->addWidget(m_attackerTitle, 0, 0);
    grid->addWidget(m_targetTitle, 0, 3);
    auto *names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(m_attackerName);
    names->addWidget(m_attackerDetail);
    grid->addLayout(names, 1, 0);
    grid->addWidget(m_figures, 1, 1);
    grid->addWidget(m_swap, 1, 2);
    grid->addWidget(m_target, 1, 3);
    grid->addWidget(m_modes, 2, 0, 1, 4);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(3, 1);
    return padded(grid);
}

QWidget *OddsPanel::buildWords()
{
    auto *column = new QVBoxLayout;
    column->setSpacing(6);
    m_head = label(this, FontRole::PageTitle);
    m_head->setObjectName("odds.head");
    m_lines = label(this, FontRole::Small, "second");
    m_lines->setObjectName("odds.lines");
    m_conditions = new OddsConditions;
    column->addWidget(m_head);
    column->addWidget(m_lines);
    column->addWidget(m_conditions);
    return padded(column);
}

QWidget *OddsPanel::buildChart()
{
    m_chartTitle = new SectionHeader;
    m_kind = new Segments;
    m_kind->setObjectName("odds.kind");
    m_chart = new OddsChart;
    m_chart->setObjectName("odds.chart");
    m_ownTitle = label(this, FontRole::SmallStrong);
    m_ownChart = new OddsChart;
    m_ownChart->setObjectName("odds.ownChart");
    m_chartBody = new QWidget;
    auto *body = new QVBoxLayout(m_chartBody);
    body->setContentsMargins(0, 6, 0, 0);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(14, 0, 14, 0);
    bar->addStretch();
    bar->addWidget(m_kind);
    body->addLayout(bar);
    m_chart->setMinimumHeight(170);
    m_ownChart->setMinimumHeight(130);
    body->addWidget(m_chart, 1);
    m_ownTitle->setContentsMargins(14, 0, 14, 0);
    body->addWidget(m_ownTitle);
    body->addWidget(m_ownChart, 1);
    m_chartTitle->setBody(m_chartBody);
    auto *all = new QWidget;
    auto *column = new QVBoxLayout(all);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_chartTitle);
    column->addWidget(m_chartBody, 1);
    return all;
}

// One weapon is a thing of less than a millisecond: the mouse need not wait for a thread.
QString OddsPanel::hint(const QString &profileId)
{
    if (!m_editor || !m_editor->pack() || m_editor->pack()->odds().isEmpty())
        return {};
    const OddsAim attacker = selected(), aim = target();
    if (!attacker.isValid() || !aim.isValid())
        return {};
    if (m_hintPack != m_editor->pack()) {
        m_hintPack = m_editor->pack();
        m_hintAsker = std::make_unique<packs::OddsAsker>(*m_hintPack);
    }
    packs::OddsQuestion question;
    question.attacker = &attacker.unit;
    question.target = &aim.unit;
    question.weapons = {profileId};
    const auto &profiles = attacker.unit.profiles;
    const auto weapon = std::find_if(profiles.begin(), profiles.end(), [&](const auto &profile) { return profile.id == profileId; });
    for (const packs::OddsMode *mode : m_hintAsker->modesFor(attacker.unit, &aim.unit)) {
        if (weapon == profiles.end() || !mode->weapons || mode->whenChosen || !mode->weapons->fits(*weapon))
            continue;
        question.mode = mode;
        const auto reply = m_hintAsker->ask(question);
        if (!reply || !reply->unknown.isEmpty())
            continue;
        const share::OddsWords words = share::oddsWords(*mode, *reply, m_editor->language());
        return tr("Against %1: %2").arg(aim.name, words.head) + (words.lines.isEmpty() ? QString() : '\n' + words.lines.first());
    }
    return {};
}

void OddsPanel::retranslate()
{
    m_figures->setAccessibleName(tr("Figures of the attacker that are left"));
    m_figures->setToolTip(m_figures->accessibleName());
    m_swap->setToolTip(tr("Swap attacker and target"));
    m_swap->setAccessibleName(m_swap->toolTip());
    m_modes->setAccessibleName(tr("Kind of attack"));
    m_stagesTitle->setTitle(tr("Weapons and stages"));
    m_stages->setAccessibleName(tr("Weapons and stages"));
    m_chart->setAccessibleName(tr("Chances of what the target loses"));
    m_ownChart->setAccessibleName(tr("Chances of what the attacker loses"));
    m_ownTitle->setText(tr("Lost by the attacker"));
    m_kind->setChoices({tr("Exactly"), tr("At least")});
    m_kind->setAccessibleName(tr("Exactly or at least"));
    m_conditions->retranslate();
    later();
}

} // namespace muster::app
