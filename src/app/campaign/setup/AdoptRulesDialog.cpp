// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/setup/AdoptRulesDialog.h"

#include "app/theme/style/Theme.h"
#include "campaign/fold/Fold.h"
#include "campaign/fold/RulesEffect.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace muster::app {

using namespace campaign;

AdoptRulesDialog::AdoptRulesDialog(CampaignSession &session, const CampaignRules &rules, QWidget *parent)
    : TitledDialog(tr("Adopt the rules"), tr("Adopt"), parent), m_session(session), m_rules(rules)
{
    setObjectName("campaign.adopt.dialog");
    resize(560, 420);
    m_from = new QComboBox(this);
    m_from->setObjectName("adopt.from");
    m_from->setAccessibleName(tr("They hold"));
    m_from->addItem(tr("from the first mission on"), 1);
    const int fought = session.state().fought();
    for (int mission = 2; mission <= fought; ++mission)
        m_from->addItem(tr("from mission %1 on").arg(mission), mission);
    m_from->addItem(tr("from the next mission on"), fought + 1);
    m_from->setCurrentIndex(m_from->count() - 1);
    auto *form = new QFormLayout;
    form->addRow(tr("They hold"), m_from);
    page().addLayout(form);
    auto *title = new QLabel(tr("What would be different"), this);
    title->setFont(roleFont(FontRole::SmallStrong));
    page().addWidget(title);
    m_effect = new QListWidget(this);
    m_effect->setObjectName("adopt.effect");
    m_effect->setAccessibleName(tr("What would be different"));
    m_effect->setWordWrap(true);
    page().addWidget(m_effect, 1);
    remark().setText(tr("Prices of life points and the points of the table are always those of today's rules."));
    remark().setWordWrap(true);
    connect(m_from, &QComboBox::currentIndexChanged, this, &AdoptRulesDialog::follow);
    follow();
}

void AdoptRulesDialog::follow()
{
    const Campaign &campaign = m_session.document()->campaign();
    m_events = eventsOfChange(campaign, m_session.state(), m_from->currentData().toInt());
    const CampaignState after = fold(campaign.start, campaign.events + m_events, m_rules);
    const QStringList lines = effectOf(m_session.state(), after, m_rules, m_session.language());
    m_effect->clear();
    m_effect->addItems(lines.isEmpty() ? QStringList{tr("Nothing that was recorded changes.")} : lines);
}

} // namespace muster::app
