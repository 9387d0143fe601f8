// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/force/PriceFields.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

namespace muster::app {

using namespace campaign;

PriceFields::PriceFields(const CampaignRules &rules, const QString &language, QWidget *parent) : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    for (const ForceCounter &counter : payingCounters(rules)) {
        auto *words = new QLabel(counter.name.in(language), this);
        words->setTextFormat(Qt::PlainText);
        auto *box = new QSpinBox(this);
        box->setObjectName("price." + counter.id);
        box->setRange(0, 9999);
        box->setAccessibleName(words->text());
        words->setBuddy(box);
        row->addWidget(words);
        row->addWidget(box);
        row->addSpacing(8);
        m_fields.append({counter.id, box});
        connect(box, &QSpinBox::valueChanged, this, &PriceFields::changed);
    }
    setVisible(isUsed());
}

void PriceFields::setPrice(const Price &price)
{
    for (const auto &field : std::as_const(m_fields))
        field.second->setValue(price.value(field.first));
}

Price PriceFields::price() const
{
    Price price;
    for (const auto &field : m_fields) {
        if (field.second->value() != 0)
            price.insert(field.first, field.second->value());
    }
    return price;
}

} // namespace muster::app
