// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/force/ResourcesDialog.h"

#include "app/theme/style/Theme.h"
#include "campaign/KitPrice.h"
#include "campaign/log/Event.h"
#include "text/Spoken.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace muster::app {

using namespace campaign;

namespace {

enum CounterColumn { CounterName, CounterStart, CounterWon, CounterDrawn, CounterLost, CounterBuys, CounterSells, CounterColumns };

// Words of the players in the language they write in; another language of the pack stays.
LocalText inLanguage(const LocalText &before, const QString &language, const QString &text)
{
    return before.in(language) == text ? before : LocalText(text);
}

} // namespace

ResourcesDialog::ResourcesDialog(const CampaignRules &rules, const QString &language, QWidget *parent)
    : TitledDialog(tr("Counters and tables"), tr("Change"), parent), m_rules(rules), m_language(language)
{
    setObjectName("campaign.resources.dialog");
    resize(760, 600);
    buildCounters();
    buildTables();
    showTable(m_rules.tables.isEmpty() ? -1 : 0);
}

void ResourcesDialog::buildCounters()
{
    auto *title = new QLabel(tr("What a force counts: credits, reputation…"), this);
    title->setFont(roleFont(FontRole::SmallStrong));
    page().addWidget(title);
    m_counters = new QTableWidget(0, CounterColumns, this);
    m_counters->setObjectName("resources.counters");
    m_counters->setAccessibleName(tr("Counters"));
    m_counters->setHorizontalHeaderLabels(
        {tr("Name"), tr("At the start"), tr("Won"), tr("Drawn"), tr("Lost"), tr("Item costs"), tr("Item brings")});
    explainPrices();
    m_counters->verticalHeader()->hide();
    m_counters->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents); // no heading is cut
    m_counters->horizontalHeader()->setSectionResizeMode(CounterName, QHeaderView::Stretch);
    m_counters->setTabKeyNavigation(false);
    for (const ForceCounter &counter : std::as_const(m_rules.counters))
        addCounter(counter);
    page().addWidget(m_counters, 1);
    auto *add = new QPushButton(tr("Add a counter"), this);
    add->setObjectName("resources.addCounter");
    auto *remove = new QPushButton(tr("Remove"), this);
    remove->setObjectName("resources.removeCounter");
    remove->setAccessibleName(tr("Remove the counter"));
    auto *row = new QHBoxLayout;
    row->addWidget(add);
    row->addWidget(remove);
    row->addStretch();
    page().addLayout(row);
    connect(add, &QPushButton::clicked, this, [this] {
        ForceCounter fresh;
        fresh.id = newId();
        fresh.name = LocalText(tr("credits", "name of a counter"));
        addCounter(fresh);
        m_counters->setCurrentCell(m_counters->rowCount() - 1, CounterName);
        m_counters->setFocus();
    });
    connect(remove, &QPushButton::clicked, this, [this] {
        if (m_counters->currentRow() >= 0)
            m_counters->removeRow(m_counters->currentRow());
    });
    connect(m_counters, &QTableWidget::cellChanged, this, &ResourcesDialog::follow);
}

void ResourcesDialog::addCounter(const ForceCounter &counter)
{
    const QSignalBlocker block(m_counters);
    const int row = m_counters->rowCount();
    m_counters->insertRow(row);
    auto *name = new QTableWidgetItem(counter.name.in(m_language));
    name->setData(Qt::UserRole, counter.id);
    m_counters->setItem(row, CounterName, name);
    const QVector<int> numbers{counter.start, counter.won, counter.drawn, counter.lost};
    for (int i = 0; i < numbers.size(); ++i) {
        auto *cell = new QTableWidgetItem;
        cell->setData(Qt::EditRole, numbers.at(i));
        cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_counters->setItem(row, CounterStart + i, cell);
    }
    for (const int column : {CounterBuys, CounterSells}) {
        auto *cell = new QTableWidgetItem(column == CounterBuys ? counter.buys : counter.sells);
        cell->setToolTip(m_counters->horizontalHeaderItem(column)->toolTip());
        m_counters->setItem(row, column, cell);
    }
}

void ResourcesDialog::buildTables()
{
    auto *title = new QLabel(tr("Tables for injuries and skills"), this);
    title->setFont(roleFont(FontRole::SmallStrong));
    page().addWidget(title);
    m_tables = new QComboBox(this);
    m_tables->setObjectName("resources.tables");
    m_tables->setAccessibleName(tr("Table"));
    for (const RollTable &table : std::as_const(m_rules.tables))
        m_tables->addItem(table.name.in(m_language));
    auto *add = new QPushButton(tr("Add a table"), this);
    add->setObjectName("resources.addTable");
    auto *remove = new QPushButton(tr("Remove"), this);
    remove->setObjectName("resources.removeTable");
    remove->setAccessibleName(tr("Remove the table"));
    auto *first = new QHBoxLayout;
    first->addWidget(m_tables, 1);
    first->addWidget(add);
    first->addWidget(remove);
    page().addLayout(first);
    m_name = new QLineEdit(this);
    m_name->setObjectName("resources.name");
    m_name->setAccessibleName(tr("Name of the table"));
    m_name->setPlaceholderText(tr("Name of the table"));
    m_kind = new QComboBox(this);
    m_kind->setObjectName("resources.kind");
    m_kind->setAccessibleName(tr("What it gives"));
    m_kind->addItems({tr("an injury"), tr("a skill")});
    m_dice = new QLineEdit(this);
    m_dice->setObjectName("resources.dice");
    m_dice->setAccessibleName(tr("Dice"));
    m_dice->setPlaceholderText(QStringLiteral("2D6"));
    m_dice->setMaximumWidth(90);
    auto *second = new QHBoxLayout;
    second->addWidget(m_name, 1);
    second->addWidget(m_kind);
    second->addWidget(m_dice);
    page().addLayout(second);
    m_rows = new QPlainTextEdit(this);
    m_rows->setObjectName("resources.rows");
    m_rows->setAccessibleName(tr("Lines of the table"));
    m_rows->setTabChangesFocus(true);
    m_rows->setPlaceholderText(tr("2-3 Lost an eye: -1 to shoot; misses 2\n4-5 Flesh wound; misses 1\n6 Full recovery; +5"));
    page().addWidget(m_rows, 2);
    connect(add, &QPushButton::clicked, this, &ResourcesDialog::addTable);
    connect(remove, &QPushButton::clicked, this, &ResourcesDialog::removeTable);
    connect(m_tables, &QComboBox::activated, this, [this](int index) {
        takeTable();
        showTable(index);
    });
    connect(m_dice, &QLineEdit::textChanged, this, &ResourcesDialog::follow);
    connect(m_rows, &QPlainTextEdit::textChanged, this, &ResourcesDialog::follow);
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString &text) {
        if (m_shown >= 0)
            m_tables->setItemText(m_shown, text);
    });
}

void ResourcesDialog::addTable()
{
    takeTable();
    RollTable fresh;
    fresh.id = newId();
    fresh.name = LocalText(tr("Injuries"));
    fresh.dice = QStringLiteral("2D6");
    m_rules.tables.append(fresh);
    m_tables->addItem(fresh.name.in(m_language));
    showTable(int(m_rules.tables.size()) - 1);
    m_name->setFocus();
    m_name->selectAll();
}

void ResourcesDialog::removeTable()
{
    if (m_shown < 0)
        return;
    m_rules.tables.removeAt(m_shown);
    m_tables->removeItem(m_shown);
    showTable(std::min(m_shown, int(m_rules.tables.size()) - 1));
}

void ResourcesDialog::showTable(int index)
{
    m_shown = index;
    m_tables->setCurrentIndex(index);
    const RollTable table = index < 0 ? RollTable() : m_rules.tables.at(index);
    for (QWidget *field : std::initializer_list<QWidget *>{m_tables, m_name, m_kind, m_dice, m_rows})
        field->setEnabled(index >= 0);
    m_name->setText(table.name.in(m_language));
    m_kind->setCurrentIndex(int(table.kind));
    m_dice->setText(table.dice);
    m_rows->setPlainText(rowsText(table, m_language));
    follow();
}

void ResourcesDialog::takeTable()
{
    if (m_shown < 0 || m_shown >= m_rules.tables.size())
        return;
    RollTable &table = m_rules.tables[m_shown];
    table.name = inLanguage(table.name, m_language, m_name->text().trimmed());
    table.kind = RollKind(m_kind->currentIndex());
    table.dice = m_dice->text().simplified().remove(QLatin1Char(' '));
    // Lines that nobody touched keep what the pack says of them in other languages.
    if (m_rows->toPlainText() != rowsText(table, m_language))
        table.rows = rowsFromText(m_rows->toPlainText());
}

CampaignRules ResourcesDialog::rules() const
{
    CampaignRules rules = m_rules;
    const_cast<ResourcesDialog *>(this)->takeTable();
    rules.tables = m_rules.tables;
    rules.counters.clear();
    for (int row = 0; row < m_counters->rowCount(); ++row) {
        const QString id = m_counters->item(row, CounterName)->data(Qt::UserRole).toString();
        const ForceCounter *known = m_rules.counter(id);
        ForceCounter counter = known ? *known : ForceCounter();
        counter.id = id;
        counter.name = inLanguage(counter.name, m_language, m_counters->item(row, CounterName)->text().trimmed());
        const auto number = [&](int column) { return std::clamp(m_counters->item(row, column)->text().toInt(), -9999, 9999); };
        counter.start = number(CounterStart);
        counter.won = number(CounterWon);
        counter.drawn = number(CounterDrawn);
        counter.lost = number(CounterLost);
        counter.buys = m_counters->item(row, CounterBuys)->text().simplified();
        counter.sells = m_counters->item(row, CounterSells)->text().simplified();
        rules.counters.append(counter);
    }
    return rules;
}

// The first formula for kit that is none, with the reason; empty: all can be read.
QString ResourcesDialog::wrongPrice() const
{
    for (int row = 0; row < m_counters->rowCount(); ++row) {
        for (const int column : {CounterBuys, CounterSells}) {
            const QString formula = m_counters->item(row, column)->text().simplified();
            if (formula.isEmpty())
                continue;
            if (const auto read = checkKitFormula(formula, column == CounterSells); !read)
                return tr("%1: %2").arg(m_counters->item(row, CounterName)->text(), text::spoken(read.error()));
        }
    }
    return {};
}

void ResourcesDialog::explainPrices()
{
    m_counters->horizontalHeaderItem(CounterBuys)
        ->setToolTip(tr("What a piece of kit costs the force: a number, or a formula with points, such as points or points * 2. "
                        "Empty: kit is not paid with it."));
    m_counters->horizontalHeaderItem(CounterSells)
        ->setToolTip(tr("What selling it brings: a number, or a formula with points and paid, such as paid / 2. "
                        "Empty: what was paid comes back."));
}

void ResourcesDialog::follow()
{
    int wrong = 0;
    if (m_shown >= 0)
        (void)rowsFromText(m_rows->toPlainText(), &wrong);
    const bool dice = m_shown < 0 || diceSpec(m_dice->text());
    const QString price = wrongPrice();
    remark().setText(!price.isEmpty() ? price
                         : !dice      ? tr("Dice are written as 2D6, D66 or D100.")
                         : wrong
                         ? tr("Line %1 cannot be read: value, name, then “: meaning” and “; misses 2”, “; dies”, “; +5”.").arg(wrong)
                         : QString());
    verb().setEnabled(dice && wrong == 0 && price.isEmpty());
}

} // namespace muster::app
