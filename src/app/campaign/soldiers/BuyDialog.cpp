// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/soldiers/BuyDialog.h"

#include "app/campaign/force/PriceFields.h"
#include "app/campaign/tables/TableLook.h"
#include "app/theme/style/Theme.h"
#include "share/campaign/CampaignReport.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace muster::app {

using namespace campaign;

namespace {

constexpr int indexRole = Qt::UserRole;
enum BuyColumn { Name, Does, Points, Costs };

QVector<share::ShopItem> shopFor(CampaignSession &session, const SoldierState &soldier)
{
    return session.pack() ? share::kitShop(soldier.id, session.state(), session.rules(), *session.pack(), session.language())
                          : QVector<share::ShopItem>();
}

} // namespace

BuyDialog::BuyDialog(CampaignSession &session, const SoldierState &soldier, QWidget *parent)
    : TitledDialog(tr("Equipment for %1").arg(soldier.name), tr("Buy"), parent), m_session(session), m_soldier(soldier),
      m_items(shopFor(session, soldier))
{
    setObjectName("campaign.buy.dialog");
    resize(720, m_items.isEmpty() ? 240 : 560);
    build();
    fill();
    search();
}

void BuyDialog::build()
{
    m_text = new QLineEdit(this);
    m_text->setObjectName("buy.text");
    m_text->setClearButtonEnabled(true);
    m_text->setPlaceholderText(m_items.isEmpty() ? tr("What it is, in your own words") : tr("Search the army list, or write anything"));
    m_text->setAccessibleName(tr("Equipment"));
    page().addWidget(m_text);
    m_list = new QTreeWidget(this);
    m_list->setObjectName("buy.list");
    m_list->setAccessibleName(tr("What the army list offers"));
    m_list->setColumnCount(4);
    const QVector<ForceCounter> paying = payingCounters(m_session.rules());
    const QString costs = paying.size() == 1 ? paying.first().name.in(m_session.language()) : tr("Costs");
    m_list->setHeaderLabels({tr("Equipment"), tr("What it does"), m_session.pointsName(), costs});
    m_list->setColumnHidden(Costs, paying.isEmpty());
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(Name, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(Does, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(Points, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(Costs, QHeaderView::ResizeToContents);
    m_list->setVisible(!m_items.isEmpty());
    page().addWidget(m_list, 1);
    buildNumbers();
    connect(m_text, &QLineEdit::textChanged, this, &BuyDialog::search);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this] {
        if (const share::ShopItem *item = chosen())
            m_points->setValue(item->offer.points);
        follow();
    });
    connect(m_list, &QTreeWidget::itemActivated, this, [this] {
        if (verb().isEnabled())
            accept();
    });
}

void BuyDialog::buildNumbers()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    const auto number = [this, row](const QString &label, const char *name, int most, bool shown) {
        auto *words = new QLabel(label, this);
        words->setTextFormat(Qt::PlainText);
        auto *box = new QSpinBox(this);
        box->setObjectName(QString::fromUtf8(name));
        box->setRange(0, most);
        box->setAccessibleName(label);
        words->setBuddy(box);
        words->setVisible(shown);
        box->setVisible(shown);
        row->addWidget(words);
        row->addWidget(box);
        connect(box, &QSpinBox::valueChanged, this, &BuyDialog::follow);
        return box;
    };
    m_points = number(m_session.pointsName(), "buy.points", 999, true);
    row->addSpacing(16);
    m_experience = number(tr("Experience it costs"), "buy.experience", std::max(0, m_soldier.free()),
                          m_session.rules().mode != ExperienceMode::None);
    row->addSpacing(16);
    m_price = new PriceFields(m_session.rules(), m_session.language(), this);
    row->addWidget(m_price);
    row->addStretch();
    page().addLayout(row);
    // The price goes with the points; whoever agrees on another one types it.
    connect(m_points, &QSpinBox::valueChanged, this, [this](int points) { m_price->setPrice(kitPrice(m_session.rules(), points)); });
    connect(m_price, &PriceFields::changed, this, &BuyDialog::follow);
    m_price->setPrice(kitPrice(m_session.rules(), m_points->value()));
}

QString BuyDialog::priceCell(int points) const
{
    const Price price = kitPrice(m_session.rules(), points);
    if (payingCounters(m_session.rules()).size() == 1)
        return QString::number(price.isEmpty() ? 0 : price.first());
    return share::priceText(price, m_session.rules(), m_session.language());
}

void BuyDialog::fill()
{
    m_own = new QTreeWidgetItem(m_list);
    QTreeWidgetItem *group = nullptr;
    for (int i = 0; i < m_items.size(); ++i) {
        const share::ShopItem &item = m_items.at(i);
        if (!group || group->text(Name) != item.group) {
            group = new QTreeWidgetItem(m_list, {item.group});
            group->setFlags(Qt::ItemIsEnabled);
            group->setFirstColumnSpanned(true);
            group->setFont(Name, roleFont(FontRole::SmallMedium));
            group->setExpanded(true);
        }
        auto *row = new QTreeWidgetItem(
            group,
            {item.name, item.offer.allowed ? item.does : item.reason, QString::number(item.offer.points), priceCell(item.offer.points)});
        row->setData(Name, indexRole, i);
        QString words = item.detail.isEmpty() ? item.does : item.detail;
        if (!item.offer.allowed) {
            row->setFlags(Qt::NoItemFlags);
            words = tr("They can have no more of it, or of what stands in its place; sell that first.") + '\n' + words;
        }
        for (int c = Name; c <= Costs; ++c)
            row->setToolTip(c, words.trimmed());
    }
    m_list->expandAll();
    dressTree(m_list, {Points, Costs});
}

// What does not fit the words is hidden; whatever they are, they can be bought as they stand.
void BuyDialog::search()
{
    const QString words = m_text->text().trimmed();
    m_own->setText(Name, tr("In your own words: %1").arg(words));
    m_own->setFirstColumnSpanned(true);
    m_own->setHidden(words.isEmpty());
    QTreeWidgetItem *same = nullptr;
    bool any = false;
    for (int g = 1; g < m_list->topLevelItemCount(); ++g) {
        QTreeWidgetItem *group = m_list->topLevelItem(g);
        bool shown = false;
        for (int i = 0; i < group->childCount(); ++i) {
            QTreeWidgetItem *row = group->child(i);
            const bool fits = words.isEmpty() || row->text(Name).contains(words, Qt::CaseInsensitive)
                || group->text(Name).contains(words, Qt::CaseInsensitive);
            row->setHidden(!fits);
            shown = shown || fits;
            if (row->text(Name).compare(words, Qt::CaseInsensitive) == 0 && row->flags().testFlag(Qt::ItemIsSelectable))
                same = row;
        }
        group->setHidden(!shown);
        any = any || shown;
    }
    // The name of an offer means the offer; what nothing is called means the words.
    if (same || (!any && !words.isEmpty()))
        m_list->setCurrentItem(same ? same : m_own);
    else if (m_list->currentItem() && (m_list->currentItem()->isHidden() || m_list->currentItem() == m_own))
        m_list->setCurrentItem(nullptr);
    follow();
}

const share::ShopItem *BuyDialog::chosen() const
{
    const QTreeWidgetItem *row = m_list->currentItem();
    const QVariant index = row && !row->isHidden() ? row->data(Name, indexRole) : QVariant();
    return index.isValid() ? &m_items.at(index.toInt()) : nullptr;
}

bool BuyDialog::isOwnWords() const
{
    return !m_text->text().trimmed().isEmpty() && m_list->currentItem() == m_own;
}

void BuyDialog::follow()
{
    const share::ShopItem *item = chosen();
    m_points->setEnabled(!item); // the army list makes the price
    const ForceState *force = m_session.state().force(m_soldier.force);
    const auto lack = force ? shortfall(*force, m_price->price(), m_session.rules()) : std::nullopt;
    verb().setEnabled((item || isOwnWords()) && !lack);
    if (lack && (item || isOwnWords())) {
        remark().setText(shortfallText(*lack, *force, m_session.rules(), m_session.language()));
        return;
    }
    const QString unit = m_session.pointsName();
    const QString worth = tr("%1: %2 → %3 %4")
                              .arg(m_soldier.name, QString::number(m_soldier.points), QString::number(m_soldier.points + m_points->value()),
                                   unit);
    const bool experience = m_session.rules().mode != ExperienceMode::None;
    remark().setText(experience ? tr("%1, %2 experience left").arg(worth, QString::number(m_soldier.free() - m_experience->value()))
                                : worth);
}

EquipmentBought BuyDialog::purchase() const
{
    // The data's own name is kept, so that every language can say it.
    if (const share::ShopItem *item = chosen())
        return {m_soldier.id, item->offer.name, item->offer.points, m_experience->value(), item->offer.entry, {}, m_price->price()};
    return {m_soldier.id, m_text->text().trimmed(), m_points->value(), m_experience->value(), {}, {}, m_price->price()};
}

} // namespace muster::app
