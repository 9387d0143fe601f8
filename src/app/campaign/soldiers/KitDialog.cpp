// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/soldiers/KitDialog.h"

#include "app/campaign/force/PriceFields.h"
#include "app/campaign/tables/TableLook.h"
#include "app/theme/style/Theme.h"
#include "share/campaign/CampaignReport.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace muster::app {

using namespace campaign;

namespace {

enum KitColumn { KitName, KitPoints, Paid };

} // namespace

KitDialog::KitDialog(CampaignSession &session, const SoldierState &soldier, QWidget *parent)
    : TitledDialog(tr("Kit of %1").arg(soldier.name), tr("Sell"), parent), m_session(session), m_soldier(soldier),
      m_kit(heldKit(soldier.id, session.state(), session.rules(), session.game()))
{
    setObjectName("campaign.kit.dialog");
    resize(560, 440);
    build();
    fill();
    follow();
}

void KitDialog::build()
{
    m_list = new QTreeWidget(this);
    m_list->setObjectName("kit.list");
    m_list->setAccessibleName(windowTitle());
    m_list->setHeaderLabels({tr("Equipment"), m_session.pointsName(), tr("Paid")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(KitName, QHeaderView::Stretch);
    for (const int c : {KitPoints, Paid})
        m_list->header()->setSectionResizeMode(c, QHeaderView::ResizeToContents);
    page().addWidget(m_list, 1);
    const bool experience = m_session.rules().mode != ExperienceMode::None;
    m_sell = new QRadioButton(experience ? tr("Sell it and give experience back") : tr("Sell it"), this);
    m_sell->setObjectName("kit.sell");
    m_hand = new QRadioButton(tr("Hand it on to"), this);
    m_hand->setObjectName("kit.hand");
    m_stash = new QRadioButton(tr("Leave it in the stash of the force"), this);
    m_stash->setObjectName("kit.stash");
    m_mistake = new QRadioButton(tr("It was never bought: take the entry back"), this);
    m_mistake->setObjectName("kit.mistake");
    m_back = new QSpinBox(this);
    m_back->setObjectName("kit.back");
    m_back->setAccessibleName(tr("Experience they get back"));
    m_back->setVisible(experience);
    m_comrade = new QComboBox(this);
    m_comrade->setObjectName("kit.comrade");
    m_comrade->setAccessibleName(tr("Who gets it"));
    auto *ways = new QGridLayout;
    ways->setHorizontalSpacing(12);
    ways->setVerticalSpacing(8);
    ways->setColumnStretch(1, 1);
    ways->addWidget(m_sell, 0, 0);
    m_proceeds = new PriceFields(m_session.rules(), m_session.language(), this);
    auto *brings = new QHBoxLayout;
    brings->setSpacing(16);
    brings->addWidget(m_back);
    brings->addWidget(m_proceeds);
    brings->addStretch();
    ways->addLayout(brings, 0, 1);
    ways->addWidget(m_hand, 1, 0);
    ways->addWidget(m_comrade, 1, 1);
    ways->addWidget(m_stash, 2, 0, 1, 2);
    ways->addWidget(m_mistake, 3, 0, 1, 2);
    page().addLayout(ways);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &KitDialog::follow);
    for (QRadioButton *button : {m_sell, m_hand, m_stash, m_mistake})
        connect(button, &QRadioButton::toggled, this, &KitDialog::follow);
}

void KitDialog::fill()
{
    for (const HeldKit &held : m_kit) {
        const QString name = m_session.names()(held.item.name);
        auto *row = new QTreeWidgetItem(m_list,
                                        {held.bought ? name : tr("%1 (from the start)").arg(name), QString::number(held.item.points),
                                         held.bought ? paidText(held.item) : QString()});
        if (held.bought)
            row->setFont(KitName, roleFont(FontRole::BodyMedium));
    }
    dressTree(m_list, {KitPoints, Paid});
    for (const SoldierState &other : m_session.state().soldiers) {
        if (other.force == m_soldier.force && other.id != m_soldier.id && other.inService())
            m_comrade->addItem(other.name, other.id);
    }
    (m_soldier.inService() ? m_sell : m_hand)->setChecked(true);
    if (!m_kit.isEmpty())
        m_list->setCurrentItem(m_list->topLevelItem(0));
}

const HeldKit *KitDialog::chosen() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row < 0 ? nullptr : &m_kit.at(row);
}

KitDialog::Way KitDialog::way() const
{
    if (m_stash->isChecked())
        return Way::Stash;
    return m_hand->isChecked() ? Way::HandOn : m_mistake->isChecked() ? Way::TakeBack : Way::Sell;
}

QString KitDialog::comrade() const
{
    return m_comrade->currentData().toString();
}
int KitDialog::givenBack() const
{
    return m_back->value();
}

QMap<QString, int> KitDialog::proceeds() const
{
    return m_proceeds->price();
}

// "5 · 3 credits": the soldier's experience, and what the force paid.
QString KitDialog::paidText(const KitItem &item) const
{
    QStringList parts;
    if (item.experience != 0 || item.price.isEmpty())
        parts.append(QString::number(item.experience));
    if (!item.price.isEmpty())
        parts.append(share::priceText(item.price, m_session.rules(), m_session.language()));
    return parts.join(QStringLiteral(" · "));
}

// What was paid is given back unless the player says less; who came with a thing paid nothing for it.
void KitDialog::follow()
{
    const HeldKit *held = chosen();
    const int paid = held ? held->item.experience : 0;
    if (m_back->maximum() != paid || !held) {
        m_back->setRange(0, paid);
        m_back->setValue(paid);
    }
    if (const int row = m_list->indexOfTopLevelItem(m_list->currentItem()); held && row != m_shown) {
        m_shown = row;
        m_proceeds->setPrice(saleProceeds(m_session.rules(), held->item.points, held->item.price));
    }
    m_proceeds->setEnabled(way() == Way::Sell);
    m_sell->setEnabled(m_soldier.inService());
    m_hand->setEnabled(m_comrade->count() > 0);
    m_mistake->setEnabled(held && held->bought);
    if (m_mistake->isChecked() && !m_mistake->isEnabled())
        m_sell->setChecked(true);
    m_back->setEnabled(way() == Way::Sell && paid > 0);
    m_comrade->setEnabled(way() == Way::HandOn);
    verb().setText(QStringList{tr("Sell"), tr("Hand on"), tr("Take back"), tr("Leave it")}.value(int(way())));
    verb().setEnabled(
        held && (way() == Way::HandOn ? m_comrade->count() > 0 : way() == Way::TakeBack || way() == Way::Stash || m_soldier.inService()));
    remark().setText(held ? tr("%1: %2 → %3 %4")
                                .arg(m_soldier.name, QString::number(m_soldier.points),
                                     QString::number(m_soldier.points - held->item.points), m_session.pointsName())
                          : tr("%1 has nothing that could be sold or handed on.").arg(m_soldier.name));
}

} // namespace muster::app
