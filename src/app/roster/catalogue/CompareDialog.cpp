// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/catalogue/CompareDialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::app {

namespace {

constexpr int labelWidth = 130;
constexpr int tableWidth = 440; ///< of the weapons of one unit, with all their columns

/// The tables of one unit in a cell, as high as they are at the width of its column.
class TablesCell final : public QWidget
{
public:
    TablesCell(const std::vector<const ProfileTableData *> &tables, const QTableWidget &owner, int column)
        : m_owner(owner), m_column(column)
    {
        setAutoFillBackground(true);
        setBackgroundRole(QPalette::Base);
        m_tables = new QVBoxLayout(this);
        m_tables->setContentsMargins(8, 2, 8, 4);
        m_tables->setSizeConstraint(QLayout::SetNoConstraint); // the row follows the tables, not the tables a row
        for (const ProfileTableData *table : tables)
            m_tables->addWidget(new ProfileTable(*table));
        m_tables->addStretch();
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        const int width = m_owner.columnWidth(m_column);
        return {width, m_tables->heightForWidth(width)};
    }

private:
    const QTableWidget &m_owner;
    int m_column;
    QVBoxLayout *m_tables = nullptr;
};

} // namespace

CompareDialog::CompareDialog(models::UnitComparison comparison, std::vector<UnitProfiles> profiles, QWidget *parent)
    : QDialog(parent), m_comparison(std::move(comparison)), m_profiles(std::move(profiles))
{
    setObjectName("compareDialog");
    setWindowTitle(tr("Compare units"));
    resize(labelWidth + tableWidth * int(m_comparison.names.size()), 600);
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
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, m_table, &QTableWidget::resizeRowsToContents, Qt::QueuedConnection);
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

// Weapons are compared column by column, as the unit's panel shows them; words stay where a kind has no table.
bool CompareDialog::showTables(int row, const models::UnitComparison::Line &line)
{
    std::vector<std::vector<const ProfileTableData *>> tables(std::size_t(line.values.size()));
    for (int unit = 0; unit < line.values.size(); ++unit) {
        if (std::size_t(unit) >= m_profiles.size())
            return false;
        for (const ProfileTableData &table : m_profiles[std::size_t(unit)].tables) {
            if (std::any_of(table.lines.begin(), table.lines.end(), [&](const auto &weapon) { return line.profiles.contains(weapon.id); }))
                tables[std::size_t(unit)].push_back(&table);
        }
        if (tables[std::size_t(unit)].empty() && !line.values.at(unit).isEmpty())
            return false;
    }
    for (int unit = 0; unit < line.values.size(); ++unit) {
        if (tables[std::size_t(unit)].empty())
            continue;
        // Whoever listens has the words.
        auto *item = new QTableWidgetItem;
        item->setData(Qt::AccessibleTextRole, line.values.at(unit));
        m_table->setItem(row, unit, item);
        auto *cell = new TablesCell(tables[std::size_t(unit)], *m_table, unit);
        cell->setAccessibleName(line.values.at(unit));
        m_table->setCellWidget(row, unit, cell);
    }
    return true;
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
        if (!line.profiles.isEmpty() && showTables(row, line))
            continue;
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
