// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/unit/LinkChoices.h"

#include "app/theme/widgets/VerdictButton.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QStandardItemModel>

namespace muster::app {

LinkChoices::LinkChoices(QWidget *parent) : QWidget(parent)
{
    m_grid = new QGridLayout(this);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(10);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnStretch(1, 1);
}

void LinkChoices::show(const std::vector<LinkOffer> &offers, const QStringList &guests)
{
    if (offers == m_offers && guests == m_guests)
        return;
    m_offers = offers;
    m_guests = guests;
    rebuild();
}

void LinkChoices::fill(QComboBox *box, const LinkOffer &offer)
{
    box->addItem(tr("nobody"), QString());
    auto *model = qobject_cast<QStandardItemModel *>(box->model());
    for (const LinkOffer::Host &host : offer.hosts) {
        box->addItem(host.remark.isEmpty() ? host.name : tr("%1 (%2)").arg(host.name, host.remark), host.id);
        // What is chosen already can be seen and left, whatever the rules say of it.
        if (model && !host.possible && host.id != offer.chosen)
            model->item(box->count() - 1)->setEnabled(false);
    }
    box->setCurrentIndex(std::max(0, box->findData(offer.chosen)));
}

void LinkChoices::rebuild()
{
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        // Deleted later: the list whose signal led here is among them.
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->setObjectName({});
            item->widget()->deleteLater();
        }
        delete item;
    }
    int row = 0;
    for (const LinkOffer &offer : m_offers) {
        auto *label = new QLabel(offer.name, this);
        label->setTextFormat(Qt::PlainText);
        auto *box = new QComboBox(this);
        box->setObjectName("link:" + offer.ruleId);
        box->setAccessibleName(offer.name);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(10);
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        fill(box, offer);
        label->setBuddy(box);
        connect(box, &QComboBox::activated, this,
                [this, box, rule = offer.ruleId](int index) { emit chosen(rule, box->itemData(index).toString()); });
        m_grid->addWidget(label, row, 0);
        m_grid->addWidget(box, row++, 1);
        label->show();
        box->show();
    }
    for (const QString &guest : m_guests) {
        auto *label = new QLabel(guest, this);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        setStyleProperty(label, "role", "second");
        m_grid->addWidget(label, row++, 0, 1, 2);
        label->show();
    }
}

} // namespace muster::app
