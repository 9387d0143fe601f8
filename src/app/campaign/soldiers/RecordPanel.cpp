// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/soldiers/RecordPanel.h"

#include "app/campaign/soldiers/RecordDelegate.h"
#include "app/campaign/soldiers/RecordPaint.h"
#include "app/theme/paint/Literal.h"
#include "app/theme/style/Icons.h"
#include "app/theme/widgets/EmptyState.h"
#include "app/theme/widgets/FlowLayout.h"
#include "app/theme/widgets/SectionHeader.h"

#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace muster::app {

RecordPanel::RecordPanel(CampaignSession &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    build();
    connect(&session, &CampaignSession::changed, this, &RecordPanel::show);
    connect(&session, &CampaignSession::currentChanged, this, &RecordPanel::show);
    connect(m_promote, &QPushButton::clicked, this, [this] { m_session.promote(m_session.current()); });
    retranslate();
}

void RecordPanel::addSoldierActions(const QList<QAction *> &inSight, const QList<QAction *> &all)
{
    auto *bar = new QWidget(this);
    bar->setObjectName("campaign.record.actions");
    auto *flow = new FlowLayout(bar);
    flow->setContentsMargins(12, 6, 12, 8);
    for (QAction *action : inSight) {
        auto *button = new QToolButton(bar);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        const auto follow = [button, action] {
            button->setText(QString(action->text()).remove('&')); // newer Qts leave out the dots that say that a question follows
        };
        follow();
        connect(action, &QAction::changed, button, follow);
        flow->addWidget(button);
    }
    m_more = new QToolButton(bar);
    m_more->setObjectName("campaign.record.more");
    m_more->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(m_more);
    for (QAction *action : all)
        action ? menu->addAction(action) : void(menu->addSeparator());
    m_more->setMenu(menu);
    flow->addWidget(m_more);
    layout()->addWidget(bar);
    retranslate();
}

void RecordPanel::build()
{
    auto *body = new QWidget(this);
    body->setObjectName("campaign.record.body");
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_head = new RecordHead(m_session, body);
    m_head->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_experienceHead = new SectionHeader({}, body);
    m_experience = new ExperienceSum(m_session, body);
    m_experienceHead->setBody(m_experience);
    m_nextHead = new SectionHeader({}, body);
    m_next = new QWidget(body);
    for (QWidget *ground : {body, m_next}) {
        ground->setProperty("panel", true);
        ground->setAttribute(Qt::WA_StyledBackground);
    }
    buildNextRank();
    m_nextHead->setBody(m_next);
    m_logHead = new SectionHeader({}, body);
    m_model = new models::CampaignRecordModel(this);
    m_log = new QListView(body);
    m_log->setObjectName("campaign.record.log");
    m_log->setModel(m_model);
    m_log->setItemDelegate(new RecordDelegate(m_log));
    m_log->setFrameShape(QFrame::NoFrame);
    m_log->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_log->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_logHead->setBody(m_log);
    for (QWidget *part : {static_cast<QWidget *>(m_head), static_cast<QWidget *>(m_experienceHead), static_cast<QWidget *>(m_experience),
                          static_cast<QWidget *>(m_nextHead), m_next, static_cast<QWidget *>(m_logHead), static_cast<QWidget *>(m_log)})
        column->addWidget(part);
    column->addStretch();
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus); // what is in it takes the keyboard
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(body);
    m_empty = new EmptyState(this);
    m_empty->setIcon("person");
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(scroll);
    m_stack->addWidget(m_empty);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_stack);
    setFocusProxy(m_promote);
}

void RecordPanel::buildNextRank()
{
    auto *column = new QVBoxLayout(m_next);
    column->setContentsMargins(0, 0, 0, 12);
    column->setSpacing(8);
    m_comparison = new RankComparison(m_session, m_next);
    m_promote = new QPushButton(m_next);
    m_promote->setObjectName("campaign.record.promote");
    m_promote->setIcon(icons::icon("promotion"));
    m_leaves = new QLabel(m_next);
    m_leaves->setTextFormat(Qt::PlainText);
    m_leaves->setProperty("role", "second");
    auto *row = new FlowLayout; // a long rank in a narrow panel: what it costs goes below
    row->setContentsMargins(14, 0, 14, 0);
    row->addWidget(m_promote);
    row->addWidget(m_leaves);
    column->addWidget(m_comparison);
    column->addLayout(row);
}

void RecordPanel::show()
{
    const campaign::SoldierState *soldier = m_session.state().soldier(m_session.current());
    m_stack->setCurrentIndex(soldier ? 0 : 1);
    m_head->show(soldier);
    m_model->show(m_session.document(), m_session.current(), m_session.language(), m_session.names());
    if (!soldier)
        return;
    const bool experience = m_session.rules().mode != campaign::ExperienceMode::None;
    m_experienceHead->setVisible(experience);
    m_experience->setVisible(experience && m_experienceHead->isOpen());
    m_experience->show(soldier->earned, soldier->spent);
    showPromotion(*soldier);
    m_logHead->setRemark(tr("%n mission(s)", nullptr, soldier->missions));
    fitLog();
}

void RecordPanel::showPromotion(const campaign::SoldierState &soldier)
{
    const campaign::NextRank next = campaign::nextRank(soldier, m_session.rules());
    m_nextHead->setVisible(next.rank);
    m_next->setVisible(next.rank && m_nextHead->isOpen());
    if (!next.rank)
        return;
    const QString key = "promotions." + m_session.rules().ladders.at(soldier.ladder).id;
    const bool house = campaign::houseRules(m_session.rules(), m_session.packRules()).contains(key);
    m_nextHead->setRemark(house ? tr("costs %1, house rule").arg(next.rank->cost) : tr("costs %1").arg(next.rank->cost));
    m_comparison->show(soldier);
    m_promote->setText(literal(tr("Promote to %1").arg(next.rank->name.in(m_session.language()))));
    m_promote->setEnabled(next.affordable);
    m_leaves->setText(next.affordable    ? tr("leaves %1 free").arg(soldier.free() - next.rank->cost)
                          : next.missing ? tr("%1 more needed").arg(next.missing)
                                         : tr("after the next mission"));
}

void RecordPanel::fitLog()
{
    int height = 0;
    for (int row = 0; row < m_model->rowCount(); ++row)
        height += m_log->sizeHintForRow(row);
    m_log->setFixedHeight(height + 2);
}

void RecordPanel::retranslate()
{
    if (m_more)
        m_more->setText(tr("More", "further actions of a soldier"));
    m_experienceHead->setTitle(tr("Experience"));
    m_experienceHead->setRemark(tr("earned = spent + free"));
    m_nextHead->setTitle(tr("Next promotion"));
    m_logHead->setTitle(tr("Log"));
    m_log->setAccessibleName(tr("Service record"));
    m_empty->setTexts(tr("Nobody is selected"), tr("Choose a soldier to see their record."));
    show();
}

} // namespace muster::app
