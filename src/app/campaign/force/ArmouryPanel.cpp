// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/force/ArmouryPanel.h"

#include "app/campaign/CampaignDesk.h"
#include "app/theme/style/Theme.h"
#include "campaign/fold/Names.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace muster::app {

using namespace campaign;

namespace {

constexpr int latestChanges = 6; ///< of the counters, in sight
constexpr int leastStash = 72;

// What was bought or sold by that entry.
QString kitIn(const Event &event)
{
    if (const auto *bought = event.as<EquipmentBought>())
        return bought->name;
    if (const auto *sold = event.as<EquipmentSold>())
        return sold->name;
    if (const auto *stashed = event.as<EquipmentStashed>())
        return stashed->name;
    const auto *issued = event.as<EquipmentIssued>();
    return issued ? issued->name : QString();
}

QListWidget *stashList(QWidget *parent)
{
    auto *list = new QListWidget(parent);
    list->setObjectName("armoury.stash");
    list->setFrameShape(QFrame::NoFrame);
    list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // else the buttons below are out of sight on a laptop
    list->setMinimumHeight(leastStash);
    return list;
}

} // namespace

ArmouryPanel::ArmouryPanel(CampaignSession &session, CampaignDesk &desk, QAction *resources, QWidget *parent)
    : QWidget(parent), m_session(session), m_desk(desk), m_resources(resources)
{
    build();
    connect(&session, &CampaignSession::changed, this, &ArmouryPanel::refresh);
    connect(&session, &CampaignSession::opened, this, &ArmouryPanel::refresh);
    connect(&session, &CampaignSession::currentChanged, this, [this](const QString &soldier) {
        if (const SoldierState *current = m_session.state().soldier(soldier); current && current->force != force()) {
            m_force->setCurrentIndex(m_force->findData(current->force));
            refresh();
        }
    });
    retranslate();
}

QPushButton *ArmouryPanel::button(const char *name)
{
    auto *made = new QPushButton(this);
    made->setObjectName(QString::fromLatin1(name));
    return made;
}

void ArmouryPanel::build()
{
    m_force = new QComboBox(this);
    m_force->setObjectName("armoury.force");
    m_counters = new QLabel(this);
    m_counters->setObjectName("armoury.counters");
    m_ledger = new QLabel(this);
    for (QLabel *label : {m_counters, m_ledger}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_counters->setFont(roleFont(FontRole::BodyStrong));
    m_ledger->setFont(roleFont(FontRole::Small));
    m_ledger->setProperty("role", "second");
    m_count = button("armoury.count");
    m_add = button("armoury.add");
    m_give = button("armoury.give");
    m_remove = button("armoury.remove");
    m_rules = button("armoury.rules");
    m_stash = stashList(this);
    auto *left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(m_force);
    left->addWidget(m_counters);
    left->addWidget(m_ledger);
    left->addStretch();
    auto *leftButtons = new QHBoxLayout;
    leftButtons->addWidget(m_count);
    leftButtons->addWidget(m_rules);
    leftButtons->addStretch();
    left->addLayout(leftButtons);
    auto *right = new QVBoxLayout;
    right->setSpacing(8);
    right->addWidget(m_stash, 1);
    auto *rightButtons = new QHBoxLayout;
    for (QPushButton *each : {m_give, m_remove, m_add})
        rightButtons->addWidget(each);
    rightButtons->addStretch();
    right->addLayout(rightButtons);
    auto *page = new QWidget;
    page->setProperty("panel", true);
    page->setAttribute(Qt::WA_StyledBackground);
    auto *scroll = new QScrollArea(this); // a narrow window must not be made wider by it
    scroll->setObjectName("armoury.scroll");
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    scroll->setWidget(page);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
    auto *row = new QHBoxLayout(page);
    row->setContentsMargins(14, 10, 14, 10);
    row->setSpacing(18);
    row->addLayout(left, 1);
    row->addLayout(right, 2);
    connectButtons();
}

void ArmouryPanel::connectButtons()
{
    connect(m_force, &QComboBox::activated, this, &ArmouryPanel::refresh);
    connect(m_stash, &QListWidget::currentRowChanged, this, &ArmouryPanel::follow);
    connect(m_stash, &QListWidget::itemActivated, this, [this] { m_desk.issueFromStash(force(), item()); });
    connect(m_count, &QPushButton::clicked, this, [this] { m_desk.changeCounters(force()); });
    connect(m_add, &QPushButton::clicked, this, [this] { m_desk.addToStash(force()); });
    connect(m_give, &QPushButton::clicked, this, [this] { m_desk.issueFromStash(force(), item()); });
    connect(m_remove, &QPushButton::clicked, this, [this] { m_desk.removeFromStash(force(), item()); });
    connect(m_rules, &QPushButton::clicked, this, [this] { m_resources->trigger(); });
}

QString ArmouryPanel::force() const
{
    return m_force->currentData().toString();
}
QString ArmouryPanel::item() const
{
    return m_stash->currentItem() ? m_stash->currentItem()->data(Qt::UserRole).toString() : QString();
}

void ArmouryPanel::refresh()
{
    const CampaignState &state = m_session.state();
    const QString chosen = force();
    m_force->clear();
    for (const ForceState &each : state.forces)
        m_force->addItem(each.name, each.id);
    m_force->setCurrentIndex(std::max(0, m_force->findData(chosen)));
    m_force->setVisible(m_force->count() > 1);
    const ForceState *owner = state.force(force());
    const QStringList counted = owner ? share::counterTexts(*owner, m_session.rules(), m_session.language()) : QStringList();
    m_counters->setText(counted.isEmpty() ? tr("No counters; house rules can have some.") : counted.join(QStringLiteral(" · ")));
    QStringList lines;
    for (qsizetype i = owner ? owner->ledger.size() - 1 : -1; i >= 0 && lines.size() < latestChanges; --i) {
        const CounterChange &change = owner->ledger.at(i);
        const ForceCounter *counter = m_session.rules().counter(change.counter);
        const CountersChanged *byHand = state.log.at(change.event).as<CountersChanged>();
        QString words = QString("%1%2 %3").arg(change.change > 0 ? "+" : "", QString::number(change.change),
                                               counter ? counter->name.in(m_session.language()) : change.counter);
        const QString reason = byHand ? byHand->reason : m_session.names()(kitIn(state.log.at(change.event)));
        if (!reason.isEmpty())
            words += QStringLiteral(", ") + reason;
        lines.append(change.mission ? tr("M%1: %2", "number of a mission").arg(QString::number(change.mission), words) : words);
    }
    m_ledger->setText(lines.join(QLatin1Char('\n')));
    const QString kept = item();
    m_stash->clear();
    for (const KitItem &each : owner ? owner->stash : QVector<KitItem>()) {
        auto *line = new QListWidgetItem(m_session.names()(each.name), m_stash);
        line->setData(Qt::UserRole, each.id);
        if (each.id == kept)
            m_stash->setCurrentItem(line);
    }
    if (!m_stash->currentItem() && m_stash->count() > 0)
        m_stash->setCurrentRow(0);
    if (m_stash->count() == 0) {
        auto *nothing = new QListWidgetItem(tr("The stash is empty."), m_stash);
        nothing->setFlags(Qt::NoItemFlags);
    }
    follow();
}

void ArmouryPanel::follow()
{
    const bool any = !force().isEmpty();
    m_count->setEnabled(any && !m_session.rules().counters.isEmpty());
    m_count->setToolTip(m_count->isEnabled() || !any ? QString() : tr("The rules of this campaign count nothing yet."));
    m_add->setEnabled(any);
    m_give->setEnabled(any && !item().isEmpty());
    m_remove->setEnabled(any && !item().isEmpty());
    m_rules->setEnabled(m_resources->isEnabled());
}

void ArmouryPanel::retranslate()
{
    m_force->setAccessibleName(tr("Force"));
    m_stash->setAccessibleName(tr("Stash of the force"));
    m_count->setText(tr("Count…"));
    m_rules->setText(tr("House rules…"));
    m_add->setText(tr("Add…"));
    m_add->setAccessibleName(tr("Add to the stash"));
    m_give->setText(tr("Give to…"));
    m_remove->setText(tr("Take out…"));
    refresh();
}

} // namespace muster::app
