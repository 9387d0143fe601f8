// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/MissionTokens.h"

#include "app/theme/style/Icons.h"
#include "app/theme/widgets/NameColumn.h"

#include <QHeaderView>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace muster::app {

namespace {

constexpr int mostTokens = 200;

} // namespace

MissionTokens::MissionTokens(QWidget *parent) : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_table = new QTableWidget(0, 3);
    m_table->setObjectName("mission.tokens");
    m_table->setAccessibleName(tr("Tokens"));
    nameTableCorner(*m_table, m_table->accessibleName());
    m_table->setHorizontalHeaderLabels({tr("Token"), tr("Number"), tr("Reinforcement")});
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->setMinimumHeight(120);
    m_table->setMaximumHeight(180);
    m_table->setTabKeyNavigation(false);
    column->addWidget(m_table);
    auto *more = new QPushButton(icons::icon("plus"), tr("Add a token"));
    more->setObjectName("mission.addToken");
    more->setAutoDefault(false);
    auto *row = new QHBoxLayout;
    row->addWidget(more);
    row->addStretch();
    column->addLayout(row);
    connect(more, &QPushButton::clicked, this, [this] {
        addRow({}, 1, false);
        m_table->setCurrentCell(m_table->rowCount() - 1, 0);
        m_table->editItem(m_table->currentItem());
    });
}

void MissionTokens::addRow(const QString &name, int count, bool reinforcement)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    m_table->setItem(row, 0, new QTableWidgetItem(name));
    auto *number = new QTableWidgetItem;
    number->setData(Qt::EditRole, count);
    number->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_table->setItem(row, 1, number);
    auto *kind = new QTableWidgetItem;
    kind->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    kind->setCheckState(reinforcement ? Qt::Checked : Qt::Unchecked);
    kind->setData(Qt::AccessibleTextRole, tr("Reinforcement"));
    m_table->setItem(row, 2, kind);
}

void MissionTokens::setTokens(const QList<packs::MissionToken> &tokens, const QString &language)
{
    m_table->setRowCount(0);
    for (const packs::MissionToken &token : tokens)
        addRow(token.name.in(language), token.count, token.reinforcement);
}

QList<packs::MissionToken> MissionTokens::tokens() const
{
    QList<packs::MissionToken> tokens;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QString name = m_table->item(row, 0)->text().trimmed();
        const int count = std::clamp(m_table->item(row, 1)->data(Qt::EditRole).toInt(), 0, mostTokens);
        if (!name.isEmpty() && count > 0)
            tokens.append({packs::LocalText(name), count, m_table->item(row, 2)->checkState() == Qt::Checked});
    }
    return tokens;
}

} // namespace muster::app
