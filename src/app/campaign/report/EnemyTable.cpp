// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/report/EnemyTable.h"

#include "app/theme/style/Theme.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace muster::app {

using campaign::EnemyKind;

EnemyTable::EnemyTable(const QVector<EnemyKind> &enemies, const QString &pointsName, const QString &language, QWidget *parent)
    : QWidget(parent), m_enemies(enemies), m_language(language)
{
    m_table = new QTableWidget(0, 2, this);
    m_table->setObjectName("rules.enemies");
    m_table->setAccessibleName(tr("Enemy list"));
    m_table->setHorizontalHeaderLabels({tr("Figure"), pointsName});
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->verticalHeader()->hide();
    m_table->setTabKeyNavigation(false); // Tab leads out of it
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setMinimumHeight(200);
    auto *add = new QPushButton(tr("Add a figure"), this);
    add->setObjectName("rules.enemies.add");
    m_remove = new QPushButton(tr("Remove"), this);
    m_remove->setObjectName("rules.enemies.remove");
    auto *remark = new QLabel(tr("Empty, it offers the units of the game."), this);
    remark->setProperty("role", "second");
    remark->setWordWrap(true);
    auto *bar = new QHBoxLayout;
    bar->addWidget(remark, 1);
    bar->addWidget(m_remove);
    bar->addWidget(add);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_table, 1);
    column->addLayout(bar);
    connect(m_table, &QTableWidget::cellChanged, this, &EnemyTable::take);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, [this] { m_remove->setEnabled(m_table->currentRow() >= 0); });
    connect(add, &QPushButton::clicked, this, &EnemyTable::add);
    connect(m_remove, &QPushButton::clicked, this, &EnemyTable::remove);
    fill();
}

void EnemyTable::fill()
{
    const QSignalBlocker block(m_table);
    m_table->setRowCount(int(m_enemies.size()));
    for (int row = 0; row < m_enemies.size(); ++row) {
        auto *points = new QTableWidgetItem(QString::number(m_enemies.at(row).points));
        points->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_table->setItem(row, 0, new QTableWidgetItem(m_enemies.at(row).name.in(m_language)));
        m_table->setItem(row, 1, points);
    }
    m_remove->setEnabled(m_table->currentRow() >= 0);
}

// What is no name or no figure is not taken: the table shows again what counts.
void EnemyTable::take(int row, int column)
{
    EnemyKind &enemy = m_enemies[row];
    const QString text = m_table->item(row, column)->text().trimmed();
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (column == 0 && !text.isEmpty() && text != enemy.name.in(m_language))
        enemy.name = campaign::LocalText(text);
    else if (column == 1 && isNumber && number >= 0 && number <= 9999)
        enemy.points = number;
    const QSignalBlocker block(m_table);
    m_table->item(row, column)->setText(column == 0 ? enemy.name.in(m_language) : QString::number(enemy.points));
    emit changed();
}

void EnemyTable::add()
{
    m_enemies.append({QString(), campaign::LocalText(tr("New figure")), 0});
    fill();
    m_table->setCurrentCell(int(m_enemies.size()) - 1, 0);
    m_table->setFocus();
    m_table->editItem(m_table->item(int(m_enemies.size()) - 1, 0));
    emit changed();
}

void EnemyTable::remove()
{
    const int row = m_table->currentRow();
    if (row < 0 || row >= m_enemies.size())
        return;
    m_enemies.removeAt(row);
    fill();
    emit changed();
}

} // namespace muster::app
