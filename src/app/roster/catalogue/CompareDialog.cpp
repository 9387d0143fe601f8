// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/catalogue/CompareDialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::app {

CompareDialog::CompareDialog(models::UnitComparison comparison, QWidget *parent) : QDialog(parent), m_comparison(std::move(comparison))
{
    setObjectName("compareDialog");
    setWindowTitle(tr("Compare units"));
    resize(260 + 220 * int(m_comparison.names.size()), 560);
    m_differences = new QCheckBox(tr("Only differences"));
    m_differences->setObjectName("onlyDifferences");
    m_table = new QTableWidget;
    m_table->setObjectName("comparison");
    m_table->setProperty("padded", true);
    m_table->setAccessibleName(tr("Units side by side"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setWordWrap(true);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_differences);
    column->addWidget(m_table, 1);
    column->addWidget(buttons);
    connect(m_differences, &QCheckBox::toggled, this, &CompareDialog::fill);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fill();
    m_table->setFocus();
}

void CompareDialog::fill()
{
    m_table->setRowCount(0);
    m_table->setColumnCount(int(m_comparison.names.size()));
    m_table->setHorizontalHeaderLabels(m_comparison.names);
    for (const models::UnitComparison::Line &line : m_comparison.lines) {
        if (line.same && m_differences->isChecked())
            continue;
        const int row = m_table->rowCount();
        m_table->insertRow(row);
        m_table->setVerticalHeaderItem(row, new QTableWidgetItem(line.label));
        for (int unit = 0; unit < line.values.size(); ++unit) {
            auto *cell = new QTableWidgetItem(line.values.at(unit).isEmpty() ? QStringLiteral("–") : line.values.at(unit));
            // One line stands beside its label; long lists of weapons begin at the same height.
            const bool tall = std::any_of(line.values.begin(), line.values.end(), [](const QString &value) { return value.size() > 60; });
            cell->setTextAlignment(Qt::AlignLeft | (tall ? Qt::AlignTop : Qt::AlignVCenter));
            cell->setToolTip(cell->text());
            QFont font = m_table->font();
            font.setBold(!line.same); // what differs is what one looks for
            cell->setFont(font);
            m_table->setItem(row, unit, cell);
        }
    }
}

} // namespace muster::app
