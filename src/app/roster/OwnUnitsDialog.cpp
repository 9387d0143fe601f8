// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/OwnUnitsDialog.h"

#include "app/theme/VerdictButton.h"
#include "archive/SafeFile.h"
#include "models/FormationRows.h"
#include "share/RosterLook.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

namespace muster::app {

using share::toText;

namespace {

QString cell(const QTableWidget &table, int row, int column)
{
    const QTableWidgetItem *item = table.item(row, column);
    return item ? item->text().trimmed() : QString();
}

bool emptyRow(const QTableWidget &table, int row)
{
    for (int column = 0; column < table.columnCount(); ++column) {
        if (!cell(table, row, column).isEmpty())
            return false;
    }
    return true;
}

} // namespace

OwnUnitsDialog::OwnUnitsDialog(const Services &services, packs::PackPtr pack, const QString &catalogueId, QWidget *parent)
    : QDialog(parent), m_services(services), m_pack(std::move(pack)), m_catalogueId(catalogueId), m_language(&m_pack->language(services.language())),
      m_catalogue(m_pack->id(), catalogueId, toText(m_pack->data()->gameSystem().idText))
{
    auto loaded = packs::UserCatalogue::load(services.packs.folders().userUnits, m_pack->id(), catalogueId, toText(m_pack->data()->gameSystem().idText));
    if (loaded)
        m_catalogue = std::move(*loaded);
    else
        m_loadError = toText(loaded.error().message());
    build();
    fillList();
}

OwnUnitsDialog::~OwnUnitsDialog() = default;

void OwnUnitsDialog::build()
{
    setWindowTitle(tr("Own units: %1").arg(m_pack->name(m_services.language())));
    setObjectName("ownUnitsDialog");
    m_list = new QListWidget;
    m_list->setObjectName("ownUnitList");
    m_list->setAccessibleName(tr("Own units"));
    m_list->setFixedWidth(210);
    auto *add = new QPushButton(tr("New unit"));
    add->setObjectName("newOwnUnit");
    m_remove = new QPushButton(tr("Delete"));
    auto *take = new QPushButton(tr("Export…"));
    auto *left = new QVBoxLayout;
    left->addWidget(m_list, 1);
    left->addWidget(add);
    left->addWidget(m_remove);
    left->addWidget(take);

    m_form = new QWidget;
    m_name = new QLineEdit;
    m_name->setObjectName("ownUnitName");
    m_name->setAccessibleName(tr("Name"));
    m_category = new QComboBox;
    m_category->setAccessibleName(tr("Category"));
    m_points = new QDoubleSpinBox;
    m_points->setObjectName("ownUnitPoints");
    m_points->setRange(-1, 1000000);
    m_points->setDecimals(2);
    m_points->setSpecialValueText(QStringLiteral("–"));
    m_points->setAccessibleName(tr("Points"));
    m_min = new QSpinBox;
    m_max = new QSpinBox;
    m_min->setAccessibleName(tr("Fewest models"));
    m_max->setAccessibleName(tr("Most models"));
    for (QSpinBox *spin : {m_min, m_max})
        spin->setRange(1, 999);
    const rules::Book *book = m_pack->data()->book(share::toData(m_catalogueId));
    if (book) {
        for (const rules::CategoryEntry *category : book->categories())
            m_category->addItem(m_language->name(category->idText, category->name), toText(category->idText));
    }
    auto *models = new QHBoxLayout;
    models->addWidget(m_min);
    models->addWidget(new QLabel(tr("to")));
    models->addWidget(m_max);
    models->addWidget(new QLabel(tr("models; points are per model when there are several")), 1);
    auto *form = new QFormLayout;
    form->addRow(tr("Name"), m_name);
    form->addRow(tr("Category"), m_category);
    form->addRow(tr("Points"), m_points);
    form->addRow(tr("Size"), models);

    m_tabs = new QTabWidget;
    if (book) {
        for (const rules::ProfileType *type : book->profileTypes()) {
            auto *table = new QTableWidget;
            QStringList heads{tr("Name")};
            for (const rules::CharacteristicType &characteristic : type->characteristicTypes)
                heads.append(m_language->shortName(characteristic.idText, characteristic.name));
            table->setColumnCount(int(heads.size()));
            table->setHorizontalHeaderLabels(heads);
            table->verticalHeader()->hide();
            table->setAccessibleName(m_language->name(type->idText, type->name));
            table->setProperty("profileType", toText(type->idText));
            m_tables.append(table);
            m_tabs->addTab(table, table->accessibleName());
            connect(table, &QTableWidget::itemChanged, this, [this, table](QTableWidgetItem *item) {
                if (m_filling)
                    return;
                mark();
                if (item->row() == table->rowCount() - 1)
                    table->setRowCount(table->rowCount() + 1); // always one free line below
            });
        }
    }
    m_rules = new QTableWidget;
    m_rules->setColumnCount(2);
    m_rules->setHorizontalHeaderLabels({tr("Rule"), tr("Text")});
    m_rules->horizontalHeader()->setStretchLastSection(true);
    m_rules->verticalHeader()->hide();
    m_rules->setAccessibleName(tr("Rules"));
    m_tabs->addTab(m_rules, tr("Rules"));
    connect(m_rules, &QTableWidget::itemChanged, this, [this](QTableWidgetItem *item) {
        if (m_filling)
            return;
        mark();
        if (item->row() == m_rules->rowCount() - 1)
            m_rules->setRowCount(m_rules->rowCount() + 1);
    });
    m_slots = new QListWidget;
    m_slots->setAccessibleName(tr("Slots of formations"));
    m_tabs->addTab(m_slots, tr("Formations"));
    fillSlots();

    m_message = new QLabel;
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    auto *right = new QVBoxLayout(m_form);
    right->setContentsMargins(0, 0, 0, 0);
    right->addLayout(form);
    right->addWidget(m_tabs, 1);
    right->addWidget(m_message);
    auto *columns = new QHBoxLayout;
    columns->addLayout(left);
    columns->addWidget(m_form, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Save)->setText(tr("Save unit"));
    buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    setStyleProperty(buttons->button(QDialogButtonBox::Save), "primary", true);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addWidget(buttons);
    resize(900, 560);
    m_message->setText(m_loadError);
    m_form->setEnabled(m_loadError.isEmpty());

    connect(add, &QPushButton::clicked, this, &OwnUnitsDialog::newUnit);
    connect(m_remove, &QPushButton::clicked, this, &OwnUnitsDialog::removeCurrent);
    connect(take, &QPushButton::clicked, this, &OwnUnitsDialog::exportCatalogue);
    connect(buttons->button(QDialogButtonBox::Save), &QPushButton::clicked, this, [this] { storeCurrent(); });
    connect(buttons, &QDialogButtonBox::rejected, this, [this] {
        // Nothing typed is lost by closing the window.
        if (!m_dirty || m_name->text().trimmed().isEmpty() || storeCurrent())
            accept();
    });
    connect(m_list, &QListWidget::currentRowChanged, this, &OwnUnitsDialog::showUnit);
    connect(m_name, &QLineEdit::textEdited, this, [this] { mark(); });
    connect(m_category, &QComboBox::currentIndexChanged, this, [this] { mark(); });
    connect(m_points, &QDoubleSpinBox::valueChanged, this, [this] { mark(); });
    connect(m_min, &QSpinBox::valueChanged, this, [this] { mark(); });
    connect(m_max, &QSpinBox::valueChanged, this, [this] { mark(); });
}

void OwnUnitsDialog::fillSlots()
{
    const rules::Book *book = m_pack->data()->book(share::toData(m_catalogueId));
    if (!book)
        return;
    for (const rules::EntryNode *node : book->roots()) {
        if (!models::isFormation(*node))
            continue;
        for (const rules::EntryNode *group : node->children()) {
            if (!group->isGroup())
                continue;
            auto *item = new QListWidgetItem(tr("%1: %2").arg(m_language->name(node->entry().idText, node->name()),
                                                              m_language->name(group->entry().idText, group->name())), m_slots);
            item->setData(Qt::UserRole, toText(group->entry().idText));
            item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
            item->setCheckState(Qt::Unchecked);
        }
    }
    connect(m_slots, &QListWidget::itemChanged, this, [this] { mark(); });
}

void OwnUnitsDialog::fillList(const QString &select)
{
    m_filling = true;
    m_list->clear();
    for (const packs::UserUnit &unit : m_catalogue.units()) {
        auto *item = new QListWidgetItem(unit.name, m_list);
        item->setData(Qt::UserRole, unit.id);
    }
    m_filling = false;
    int row = m_list->count() > 0 ? 0 : -1;
    for (int i = 0; i < m_list->count(); ++i) {
        if (m_list->item(i)->data(Qt::UserRole).toString() == select)
            row = i;
    }
    m_list->setCurrentRow(row);
    if (row < 0)
        newUnit();
    else
        showUnit(row);
}

void OwnUnitsDialog::newUnit()
{
    if (m_dirty && !m_name->text().trimmed().isEmpty() && !storeCurrent())
        return;
    m_list->setCurrentRow(-1);
    showUnit(-1);
    m_name->setFocus();
}

void OwnUnitsDialog::showUnit(int row)
{
    if (m_filling)
        return;
    m_filling = true;
    m_currentId = row >= 0 ? m_list->item(row)->data(Qt::UserRole).toString() : QString();
    const packs::UserUnit *known = m_catalogue.unit(m_currentId);
    const packs::UserUnit unit = known ? *known : packs::UserUnit();
    m_name->setText(unit.name);
    m_category->setCurrentIndex(std::max(0, m_category->findData(unit.categoryIds.value(0))));
    m_points->setValue(unit.costs.value(m_pack->manifest().costTypeId, -1));
    m_min->setValue(std::max(1, unit.modelsMin));
    m_max->setValue(std::max(1, unit.modelsMax));
    for (QTableWidget *table : m_tables) {
        table->setRowCount(0);
        const QString typeId = table->property("profileType").toString();
        for (const packs::UserProfile &profile : unit.profiles) {
            if (profile.typeId != typeId)
                continue;
            const int line = table->rowCount();
            table->setRowCount(line + 1);
            auto *name = new QTableWidgetItem(profile.name);
            name->setData(Qt::UserRole, profile.id);
            table->setItem(line, 0, name);
            for (int i = 0; i < profile.characteristics.size() && i + 1 < table->columnCount(); ++i)
                table->setItem(line, i + 1, new QTableWidgetItem(profile.characteristics.at(i).second));
        }
        table->setRowCount(table->rowCount() + 1);
    }
    m_rules->setRowCount(0);
    for (const packs::UserRule &rule : unit.rules) {
        const int line = m_rules->rowCount();
        m_rules->setRowCount(line + 1);
        auto *name = new QTableWidgetItem(rule.name);
        name->setData(Qt::UserRole, rule.id);
        m_rules->setItem(line, 0, name);
        m_rules->setItem(line, 1, new QTableWidgetItem(rule.text));
    }
    m_rules->setRowCount(m_rules->rowCount() + 1);
    for (int i = 0; i < m_slots->count(); ++i)
        m_slots->item(i)->setCheckState(unit.slotIds.contains(m_slots->item(i)->data(Qt::UserRole).toString()) ? Qt::Checked : Qt::Unchecked);
    m_remove->setEnabled(known != nullptr);
    m_dirty = false;
    m_filling = false;
}

packs::UserUnit OwnUnitsDialog::unitFromForm() const
{
    const packs::UserUnit *known = m_catalogue.unit(m_currentId);
    packs::UserUnit unit = known ? *known : packs::UserUnit();
    unit.name = m_name->text().trimmed();
    unit.categoryIds = {m_category->currentData().toString()};
    unit.costs.clear();
    if (m_points->value() >= 0)
        unit.costs.insert(m_pack->manifest().costTypeId, m_points->value());
    const bool several = m_max->value() > 1;
    unit.modelsMin = several ? m_min->value() : 0;
    unit.modelsMax = several ? std::max(m_min->value(), m_max->value()) : 0;
    unit.profiles.clear();
    for (const QTableWidget *table : m_tables) {
        const rules::ProfileType *type = m_pack->data()->profileType(share::toData(table->property("profileType").toString()));
        for (int row = 0; type && row < table->rowCount(); ++row) {
            if (emptyRow(*table, row))
                continue;
            packs::UserProfile profile;
            profile.id = table->item(row, 0) ? table->item(row, 0)->data(Qt::UserRole).toString() : QString();
            profile.name = cell(*table, row, 0).isEmpty() ? unit.name : cell(*table, row, 0);
            profile.typeId = toText(type->idText);
            profile.typeName = toText(type->name);
            int column = 1;
            for (const rules::CharacteristicType &characteristic : type->characteristicTypes)
                profile.characteristics.append({toText(characteristic.idText), cell(*table, row, column++)});
            unit.profiles.append(profile);
        }
    }
    unit.rules.clear();
    for (int row = 0; row < m_rules->rowCount(); ++row) {
        if (cell(*m_rules, row, 0).isEmpty())
            continue;
        unit.rules.append({m_rules->item(row, 0)->data(Qt::UserRole).toString(), cell(*m_rules, row, 0), cell(*m_rules, row, 1)});
    }
    unit.slotIds.clear();
    for (int i = 0; i < m_slots->count(); ++i) {
        if (m_slots->item(i)->checkState() == Qt::Checked)
            unit.slotIds.append(m_slots->item(i)->data(Qt::UserRole).toString());
    }
    return unit;
}

bool OwnUnitsDialog::save()
{
    const auto written = m_catalogue.save(m_services.packs.folders().userUnits);
    m_message->setText(written ? QString() : tr("Not saved: %1").arg(toText(written.error().message())));
    m_changed |= written.ok();
    return written.ok();
}

bool OwnUnitsDialog::storeCurrent()
{
    if (m_name->text().trimmed().isEmpty()) {
        m_message->setText(tr("The unit needs a name."));
        m_name->setFocus();
        return false;
    }
    const QString id = m_catalogue.put(unitFromForm());
    if (!save())
        return false;
    m_dirty = false;
    fillList(id);
    m_message->setText(tr("Saved."));
    return true;
}

void OwnUnitsDialog::removeCurrent()
{
    if (m_currentId.isEmpty() || !m_catalogue.remove(m_currentId))
        return;
    m_dirty = false;
    save();
    fillList();
}

void OwnUnitsDialog::exportCatalogue()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Export own units"), m_pack->id() + "-own-units.cat", tr("Catalogue (*.cat)"));
    if (path.isEmpty())
        return;
    const auto written = archive::writeSafely(path, m_catalogue.toXml(), archive::Replace::Yes);
    m_message->setText(written ? tr("Saved as %1.").arg(path) : toText(written.error().message()));
}

} // namespace muster::app
