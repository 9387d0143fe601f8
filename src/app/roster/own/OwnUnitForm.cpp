// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/own/OwnUnitForm.h"

#include "app/roster/own/LineTable.h"
#include "app/roster/own/RulePicker.h"
#include "app/theme/paint/Literal.h"
#include "models/roster/EntryFacts.h"
#include "models/roster/FormationRows.h"
#include "share/roster/RosterLook.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <map>

namespace muster::app {

using share::toData;
using share::toText;

namespace {

constexpr auto profileTypeKey = "profileType";

QString valueOf(const packs::UserProfile &profile, const QString &characteristicId)
{
    for (const auto &[id, value] : profile.characteristics) {
        if (id == characteristicId)
            return value;
    }
    return {};
}

// Points are whole nearly always: 135, not 135.00.
class PointsBox final : public QDoubleSpinBox
{
public:
    [[nodiscard]] QString textFromValue(double value) const override
    {
        return value == std::floor(value) ? locale().toString(qlonglong(value)).remove(locale().groupSeparator())
                                          : QDoubleSpinBox::textFromValue(value);
    }
};

} // namespace

OwnUnitForm::OwnUnitForm(packs::PackPtr pack, const QString &catalogueId, const QString &language, QWidget *parent)
    : QWidget(parent), m_pack(std::move(pack)), m_catalogueId(catalogueId), m_language(m_pack->language(language))
{
    makeFields();
    makeTables();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(makeForm());
    column->addWidget(m_tabs, 1);
    connect(m_name, &QLineEdit::textEdited, this, &OwnUnitForm::mark);
    connect(m_category, &QComboBox::currentIndexChanged, this, &OwnUnitForm::mark);
    connect(m_points, &QDoubleSpinBox::valueChanged, this, &OwnUnitForm::mark);
    connect(m_min, &QSpinBox::valueChanged, this, &OwnUnitForm::mark);
    connect(m_max, &QSpinBox::valueChanged, this, &OwnUnitForm::mark);
    connect(m_slots, &QListWidget::itemChanged, this, &OwnUnitForm::mark);
    show({});
}

void OwnUnitForm::makeFields()
{
    m_name = new QLineEdit;
    m_name->setObjectName("ownUnitName");
    m_name->setAccessibleName(tr("Name"));
    m_category = new QComboBox;
    m_category->setAccessibleName(tr("Category"));
    fillCategories();
    m_points = new PointsBox;
    m_points->setObjectName("ownUnitPoints");
    m_points->setRange(-1, 1000000);
    m_points->setDecimals(2);
    m_points->setSpecialValueText(QStringLiteral("–"));
    m_points->setAccessibleName(tr("Points"));
    m_points->setFixedWidth(140);
    m_min = new QSpinBox;
    m_max = new QSpinBox;
    m_min->setAccessibleName(tr("Fewest models"));
    m_max->setAccessibleName(tr("Most models"));
    for (QSpinBox *spin : {m_min, m_max})
        spin->setRange(1, 999);
}

// What most units of the faction are comes first: it is the likeliest for the next one too.
void OwnUnitForm::fillCategories()
{
    const rules::Book *book = m_pack->data()->book(toData(m_catalogueId));
    if (!book)
        return;
    std::map<std::string, int> uses;
    const auto count = [&uses](const rules::EntryNode &node) {
        if (!models::isUnitType(rules::toString(node.entry().type)))
            return;
        for (const rules::CategoryValue &category : models::writtenCategories(node))
            uses[category.entryId] += category.primary;
    };
    for (const rules::EntryNode *node : book->roots()) {
        count(*node);
        for (const rules::EntryNode *inner : node->entriesBelow())
            count(*inner);
    }
    std::vector<const rules::CategoryEntry *> categories(book->categories().begin(), book->categories().end());
    std::stable_sort(categories.begin(), categories.end(), [&uses](const rules::CategoryEntry *a, const rules::CategoryEntry *b) {
        return uses[std::string(a->idText)] > uses[std::string(b->idText)];
    });
    for (const rules::CategoryEntry *category : categories)
        m_category->addItem(m_language.name(category->idText, category->name), toText(category->idText));
}

QFormLayout *OwnUnitForm::makeForm()
{
    auto *size = new QHBoxLayout;
    size->setSpacing(8);
    size->addWidget(m_min);
    size->addWidget(new QLabel(tr("to")));
    size->addWidget(m_max);
    auto *hint = new QLabel(tr("models; with several, the points are for each"));
    hint->setProperty("role", "second");
    hint->setWordWrap(true);
    size->addWidget(hint, 1);
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->addRow(tr("Name"), m_name);
    form->addRow(tr("Category"), m_category);
    form->addRow(tr("Points"), m_points);
    form->addRow(tr("Size"), size);
    return form;
}

LineTable *OwnUnitForm::addTable(const QString &title, const QStringList &heads)
{
    auto *table = new LineTable(title, heads);
    m_tabs->addTab(table, literal(title));
    connect(table, &LineTable::edited, this, &OwnUnitForm::mark);
    return table;
}

void OwnUnitForm::makeTables()
{
    m_tabs = new QTabWidget;
    m_tabs->setAccessibleName(tr("Profile and rules"));
    m_tabs->tabBar()->setAccessibleName(tr("Profile and rules"));
    if (const rules::Book *book = m_pack->data()->book(toData(m_catalogueId))) {
        for (const rules::ProfileType *type : book->profileTypes()) {
            QStringList heads{tr("Name")};
            for (const rules::CharacteristicType &characteristic : type->characteristicTypes)
                heads.append(m_language.shortName(characteristic.idText, characteristic.name));
            LineTable *table = addTable(m_language.name(type->idText, type->name), heads);
            table->setProperty(profileTypeKey, toText(type->idText));
            for (int column = 1; column < table->columnCount(); ++column)
                table->setColumnWidth(column, std::max(54, table->fontMetrics().horizontalAdvance(heads.value(column)) + 18));
            table->setColumnWidth(0, 150);
            m_tables.append(table);
        }
    }
    m_rules = addTable(tr("Rules"), {tr("Rule"), tr("Text")});
    m_rules->horizontalHeader()->setStretchLastSection(true);
    m_rules->setColumnWidth(0, 180);
    m_gameRules = new RulePicker(*m_pack, m_language);
    connect(m_gameRules, &RulePicker::changed, this, &OwnUnitForm::mark);
    m_tabs->addTab(m_gameRules, tr("Rules of the game"));
    m_slots = new QListWidget;
    m_slots->setObjectName("ownUnitSlots");
    m_slots->setProperty("roomy", true);
    m_slots->setFrameShape(QFrame::NoFrame);
    m_slots->setAccessibleName(tr("Slots of formations"));
    m_tabs->addTab(m_slots, tr("Where it fits"));
    fillSlots();
}

void OwnUnitForm::fillSlots()
{
    const rules::Book *book = m_pack->data()->book(toData(m_catalogueId));
    if (!book)
        return;
    for (const rules::EntryNode *node : book->roots()) {
        if (!models::isFormation(*node))
            continue;
        for (const rules::EntryNode *group : node->children()) {
            if (!group->isGroup())
                continue;
            auto *item = new QListWidgetItem(tr("%1: %2").arg(m_language.name(node->entry().idText, node->name()),
                                                              m_language.name(group->entry().idText, group->name())),
                                             m_slots);
            item->setData(Qt::UserRole, toText(group->entry().idText));
            item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
            item->setCheckState(Qt::Unchecked);
            item->setSizeHint({0, std::max(28, m_slots->fontMetrics().height() + 8)}); // known before the style sheet is
        }
    }
}

void OwnUnitForm::mark()
{
    if (!m_filling)
        m_dirty = true;
}

bool OwnUnitForm::hasName() const
{
    return !m_name->text().trimmed().isEmpty();
}

bool OwnUnitForm::hasContent() const
{
    return hasName() || !profiles().isEmpty() || !rules().isEmpty() || !m_gameRules->chosen().isEmpty();
}

bool OwnUnitForm::fitsNowhere() const
{
    return m_slots->count() > 0 && unit().slotIds.isEmpty();
}

void OwnUnitForm::focusName()
{
    m_name->setFocus();
    m_name->selectAll();
}

void OwnUnitForm::show(const packs::UserUnit &unit)
{
    m_filling = true;
    m_unit = unit;
    m_name->setText(unit.name);
    m_category->setCurrentIndex(std::max(0, m_category->findData(unit.categoryIds.value(0))));
    m_points->setValue(unit.costs.value(m_pack->manifest().costTypeId, -1));
    m_min->setValue(std::max(1, unit.modelsMin));
    m_max->setValue(std::max(1, unit.modelsMax));
    showProfiles(unit);
    m_rules->clearLines();
    for (const packs::UserRule &rule : unit.rules)
        m_rules->addLine(rule.id, {rule.name, rule.text});
    m_gameRules->choose(unit.ruleIds);
    for (int i = 0; i < m_slots->count(); ++i) {
        QListWidgetItem *item = m_slots->item(i);
        item->setCheckState(unit.slotIds.contains(item->data(Qt::UserRole).toString()) ? Qt::Checked : Qt::Unchecked);
    }
    m_dirty = false;
    m_filling = false;
}

void OwnUnitForm::showProfiles(const packs::UserUnit &unit)
{
    for (LineTable *table : m_tables) {
        table->clearLines();
        const QString typeId = table->property(profileTypeKey).toString();
        for (const packs::UserProfile &profile : unit.profiles) {
            if (profile.typeId != typeId)
                continue;
            // By id: newer data may have moved the columns or brought a further one.
            const rules::ProfileType *type = m_pack->data()->profileType(toData(typeId));
            QStringList cells{profile.name};
            for (const rules::CharacteristicType &characteristic : type->characteristicTypes)
                cells.append(valueOf(profile, toText(characteristic.idText)));
            table->addLine(profile.id, cells);
        }
    }
}

packs::UserUnit OwnUnitForm::unit() const
{
    packs::UserUnit unit = m_unit;
    unit.name = hasName() ? m_name->text().trimmed() : tr("Unnamed unit");
    // The form shows the first category; the others stay.
    const QString category = m_category->currentData().toString();
    unit.categoryIds.removeAll(category);
    if (!m_unit.categoryIds.isEmpty() && m_unit.categoryIds.first() != category)
        unit.categoryIds.removeAll(m_unit.categoryIds.first());
    unit.categoryIds.prepend(category);
    unit.costs.remove(m_pack->manifest().costTypeId);
    if (m_points->value() >= 0)
        unit.costs.insert(m_pack->manifest().costTypeId, m_points->value());
    const int most = std::max(m_min->value(), m_max->value()); // "6 to 1" means six
    unit.modelsMin = most > 1 ? m_min->value() : 0;
    unit.modelsMax = most > 1 ? most : 0;
    unit.profiles = profiles();
    unit.rules = rules();
    unit.ruleIds = m_gameRules->chosen();
    for (packs::UserProfile &profile : unit.profiles) {
        if (profile.name.isEmpty())
            profile.name = unit.name;
    }
    for (packs::UserRule &rule : unit.rules) {
        if (rule.name.isEmpty())
            rule.name = unit.name;
    }
    unit.slotIds.clear();
    for (int i = 0; i < m_slots->count(); ++i) {
        if (m_slots->item(i)->checkState() == Qt::Checked)
            unit.slotIds.append(m_slots->item(i)->data(Qt::UserRole).toString());
    }
    return unit;
}

QList<packs::UserProfile> OwnUnitForm::profiles() const
{
    QList<packs::UserProfile> found;
    for (const LineTable *table : m_tables) {
        const rules::ProfileType *type = m_pack->data()->profileType(toData(table->property(profileTypeKey).toString()));
        for (int row = 0; type && row < table->rowCount(); ++row) {
            if (table->isEmptyLine(row))
                continue;
            packs::UserProfile profile{table->lineId(row), table->textAt(row, 0), toText(type->idText), toText(type->name), {}};
            int column = 1;
            for (const rules::CharacteristicType &characteristic : type->characteristicTypes)
                profile.characteristics.append({toText(characteristic.idText), table->textAt(row, column++)});
            keepUnshown(profile);
            found.append(profile);
        }
    }
    // Kinds of profile that the data no longer have.
    for (const packs::UserProfile &profile : m_unit.profiles) {
        if (std::none_of(m_tables.begin(), m_tables.end(),
                         [&profile](const LineTable *table) { return table->property(profileTypeKey) == profile.typeId; }))
            found.append(profile);
    }
    return found;
}

// Figures that the data no longer have a column for.
void OwnUnitForm::keepUnshown(packs::UserProfile &profile) const
{
    for (const packs::UserProfile &known : m_unit.profiles) {
        if (known.id != profile.id || known.id.isEmpty())
            continue;
        for (const auto &value : known.characteristics) {
            const bool shown = std::any_of(profile.characteristics.begin(), profile.characteristics.end(),
                                           [&value](const auto &each) { return each.first == value.first; });
            if (!shown)
                profile.characteristics.append(value);
        }
    }
}

QList<packs::UserRule> OwnUnitForm::rules() const
{
    QList<packs::UserRule> found;
    for (int row = 0; row < m_rules->rowCount(); ++row) {
        if (!m_rules->isEmptyLine(row))
            found.append({m_rules->lineId(row), m_rules->textAt(row, 0), m_rules->textAt(row, 1)});
    }
    return found;
}

} // namespace muster::app
