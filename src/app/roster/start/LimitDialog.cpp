// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/start/LimitDialog.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <cmath>

namespace muster::app {

LimitDialog::LimitDialog(double limit, const QString &unit, QWidget *parent) : QDialog(parent)
{
    setObjectName("limitDialog");
    setWindowTitle(tr("Points limit"));
    m_limit = new QDoubleSpinBox;
    m_limit->setObjectName("limitValue");
    m_limit->setDecimals(limit == std::floor(limit) ? 0 : 1); // some games count halves
    m_limit->setRange(0, 1000000);
    m_limit->setSingleStep(limit >= 500 ? 50 : 5);
    m_limit->setSpecialValueText(tr("no limit"));
    m_limit->setValue(limit > 0 ? limit : 0);
    m_limit->setMinimumWidth(150);
    m_limit->selectAll();
    auto *words = new QLabel(tr("Limit"));
    words->setBuddy(m_limit);
    auto *points = new QLabel(unit);
    points->setTextFormat(Qt::PlainText);
    auto *body = new QHBoxLayout;
    body->setContentsMargins(20, 18, 20, 18);
    body->setSpacing(12);
    body->addWidget(words);
    body->addWidget(m_limit, 1);
    body->addWidget(points);

    auto *foot = new QFrame;
    foot->setProperty("dialogFoot", true);
    auto *remark = new QLabel(tr("0 means no limit."));
    remark->setProperty("role", "second");
    auto *cancel = new QPushButton(tr("Cancel"));
    auto *verb = new QPushButton(tr("Set the limit"));
    verb->setProperty("primary", true);
    verb->setDefault(true);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(20, 10, 20, 10);
    row->addWidget(remark, 1);
    row->addSpacing(16);
    row->addWidget(cancel);
    row->addWidget(verb);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(body);
    column->addWidget(foot);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(verb, &QPushButton::clicked, this, &QDialog::accept);
    m_limit->setFocus();
}

std::optional<double> LimitDialog::limit() const
{
    return m_limit->value() > 0 ? std::optional(m_limit->value()) : std::nullopt;
}

} // namespace muster::app
