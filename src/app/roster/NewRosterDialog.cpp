// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/NewRosterDialog.h"

#include "app/roster/StarterCard.h"
#include "app/theme/Icons.h"
#include "app/theme/Theme.h"
#include "app/theme/VerdictButton.h"
#include "models/FormationRows.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace muster::app {

using share::toText;

namespace {

share::RosterLook lookOf(const packs::Pack &pack, const QString &language)
{
    share::RosterLook look;
    look.language = &pack.language(language);
    look.cards = &pack.cards();
    if (const rules::CostType *points = pack.pointsType()) {
        look.costTypeId = std::string(points->idText);
        look.costName = look.name(points->idText, points->name);
    }
    return look;
}

} // namespace

NewRosterDialog::NewRosterDialog(const Services &services, QWidget *parent) : QDialog(parent), m_services(services)
{
    setWindowTitle(tr("New roster"));
    setObjectName("newRosterDialog");
    m_games = new QListWidget;
    m_games->setObjectName("newRosterGames");
    m_games->setAccessibleName(tr("Game"));
    m_games->setFixedWidth(224);
    m_games->setFrameShape(QFrame::NoFrame);
    m_games->setIconSize({22, 22});
    m_faction = new QComboBox;
    m_faction->setObjectName("newRosterFaction");
    m_force = new QComboBox;
    m_limit = new QSpinBox;
    m_limit->setObjectName("newRosterLimit");
    m_limit->setRange(0, 100000);
    m_limit->setFixedWidth(104);
    m_unit = new QLabel;
    m_presets = new QWidget;
    m_presetRow = new QHBoxLayout(m_presets);
    m_presetRow->setContentsMargins(0, 0, 0, 0);
    m_presetRow->setSpacing(4);
    m_presetName = new QLabel;
    m_presetName->setForegroundRole(QPalette::PlaceholderText);
    m_formation = new QListWidget;
    m_formation->setObjectName("newRosterFormation");
    m_formation->setMinimumHeight(150);
    m_formation->setTextElideMode(Qt::ElideRight);
    m_name = new QLineEdit;
    m_name->setObjectName("newRosterName");
    m_name->setMaxLength(200);

    auto *size = new QHBoxLayout;
    size->setSpacing(8);
    size->addWidget(m_limit);
    size->addWidget(m_unit);
    size->addWidget(m_presets);
    size->addStretch();
    auto *form = new QFormLayout;
    form->setContentsMargins(18, 18, 18, 18);
    form->setVerticalSpacing(12);
    form->setHorizontalSpacing(16);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_factionLabel = new QLabel(tr("Faction"));
    m_forceLabel = new QLabel(tr("Force"));
    m_sizeLabel = new QLabel(tr("Size"));
    m_formationLabel = new QLabel(tr("Formation"));
    m_factionLabel->setBuddy(m_faction);
    m_forceLabel->setBuddy(m_force);
    m_sizeLabel->setBuddy(m_limit);
    m_formationLabel->setBuddy(m_formation);
    form->addRow(m_factionLabel, m_faction);
    form->addRow(m_forceLabel, m_force);
    form->addRow(m_sizeLabel, size);
    form->addRow(QString(), m_presetName);
    form->addRow(m_formationLabel, m_formation);
    auto *nameLabel = new QLabel(tr("Name"));
    nameLabel->setBuddy(m_name);
    form->addRow(nameLabel, m_name);
    m_faction->setAccessibleName(tr("Faction"));
    m_force->setAccessibleName(tr("Force"));
    m_limit->setAccessibleName(tr("Points limit"));
    m_formation->setAccessibleName(tr("Formation"));
    m_name->setAccessibleName(tr("Name of the roster"));

    auto *foot = new QWidget;
    foot->setProperty("foot", true);
    foot->setAutoFillBackground(true);
    auto *footRow = new QHBoxLayout(foot);
    footRow->setContentsMargins(18, 12, 18, 12);
    auto *remark = new QLabel(tr("Everything can be changed later."));
    remark->setForegroundRole(QPalette::PlaceholderText);
    auto *cancel = new QPushButton(tr("Cancel"));
    m_create = new QPushButton(tr("Create roster"));
    m_create->setObjectName("createRoster");
    m_create->setDefault(true);
    setStyleProperty(m_create, "primary", true);
    footRow->addWidget(remark, 1);
    footRow->addWidget(cancel);
    footRow->addWidget(m_create);

    auto *columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addWidget(m_games);
    columns->addLayout(form, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(columns, 1);
    layout->addWidget(foot);
    resize(736, 480);

    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_create, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_games, &QListWidget::currentRowChanged, this, &NewRosterDialog::showGame);
    connect(m_faction, &QComboBox::currentIndexChanged, this, &NewRosterDialog::showFaction);
    connect(m_limit, &QSpinBox::valueChanged, this, [this] {
        if (const packs::PackPtr chosen = pack())
            m_presetName->setText(chosen->limitName(m_limit->value(), m_services.language()));
        proposeName();
    });
    connect(m_formation, &QListWidget::currentRowChanged, this, &NewRosterDialog::proposeName);
    connect(m_formation, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
    fillGames();
    m_name->setFocus();
    m_name->selectAll();
}

void NewRosterDialog::fillGames()
{
    for (const packs::PackPtr &pack : m_services.packs.packs()) {
        QStringList factions;
        const packs::Language &language = pack->language(m_services.language());
        for (const rules::DataFile *faction : pack->factions())
            factions.append(language.name(faction->idText, faction->name));
        auto *item = new QListWidgetItem(pack->name(m_services.language()), m_games);
        item->setData(Qt::UserRole, pack->id());
        item->setToolTip(factions.join(QStringLiteral(", ")));
        item->setSizeHint({200, 40});
        const QColor hue = Theme::current().game(QColor(pack->manifest().hue)).strong;
        item->setIcon(icons::icon("roster", hue));
    }
    if (m_games->count() > 0)
        m_games->setCurrentRow(0);
    m_create->setEnabled(m_games->count() > 0);
}

void NewRosterDialog::choosePack(const QString &packId)
{
    for (int i = 0; i < m_games->count(); ++i) {
        if (m_games->item(i)->data(Qt::UserRole).toString() == packId)
            m_games->setCurrentRow(i);
    }
}

packs::PackPtr NewRosterDialog::pack() const
{
    const QListWidgetItem *item = m_games->currentItem();
    return item ? m_services.packs.find(item->data(Qt::UserRole).toString()) : nullptr;
}

void NewRosterDialog::showGame()
{
    const packs::PackPtr chosen = pack();
    if (!chosen)
        return;
    const packs::Language &language = chosen->language(m_services.language());
    const QSignalBlocker quiet(m_faction);
    m_faction->clear();
    for (const rules::DataFile *faction : chosen->factions())
        m_faction->addItem(language.name(faction->idText, faction->name), toText(faction->idText));
    const share::RosterLook look = lookOf(*chosen, m_services.language());
    m_unit->setText(look.costName);
    if (chosen->manifest().defaultLimit >= 0)
        m_limit->setValue(int(chosen->manifest().defaultLimit));
    fillPresets();
    showFaction();
}

void NewRosterDialog::fillPresets()
{
    while (QLayoutItem *item = m_presetRow->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const packs::PackPtr chosen = pack();
    for (const packs::LimitPreset &preset : chosen->manifest().limitPresets) {
        auto *button = new QToolButton;
        button->setText(share::amount(preset.value));
        button->setToolTip(preset.name.in(m_services.language()));
        button->setAccessibleName(QStringLiteral("%1, %2").arg(button->text(), button->toolTip()));
        const int value = int(preset.value);
        connect(button, &QToolButton::clicked, this, [this, value] { m_limit->setValue(value); });
        m_presetRow->addWidget(button);
    }
}

std::string NewRosterDialog::catalogueId() const
{
    return share::toData(m_faction->currentData().toString());
}

void NewRosterDialog::showFaction()
{
    const packs::PackPtr chosen = pack();
    const rules::Book *book = chosen ? chosen->data()->book(catalogueId()) : nullptr;
    m_formation->clear();
    m_force->clear();
    if (!book)
        return;
    const share::RosterLook look = lookOf(*chosen, m_services.language());
    for (const rules::ForceEntry *force : book->forceEntries()) {
        if (!force->hidden)
            m_force->addItem(look.name(force->idText, force->name), toText(force->idText));
    }
    m_force->setCurrentIndex(std::max(0, m_force->findData(chosen->manifest().forceEntryId)));
    m_force->setVisible(m_force->count() > 1);
    m_forceLabel->setVisible(m_force->count() > 1);
    new QListWidgetItem(tr("None yet, single units"), m_formation);
    for (const rules::EntryNode *node : book->roots()) {
        if (node->hidden() || !models::isFormation(*node))
            continue;
        const FormationSummary summary = describeFormation(*node, look);
        auto *item = new QListWidgetItem(m_formation);
        item->setText(summary.price.isEmpty() ? summary.name : QStringLiteral("%1, %2").arg(summary.name, summary.price));
        item->setToolTip(summary.contents);
        item->setIcon(icons::icon(summary.icon));
        item->setData(Qt::UserRole, toText(node->path()));
        item->setData(Qt::UserRole + 1, summary.name);
    }
    m_formation->setCurrentRow(m_formation->count() > 1 ? 1 : 0);
    m_formation->setVisible(m_formation->count() > 1);
    m_formationLabel->setVisible(m_formation->count() > 1);
    m_presetName->setText(chosen->limitName(m_limit->value(), m_services.language()));
    proposeName();
}

// A name that says what it is, until the player types his own.
void NewRosterDialog::proposeName()
{
    if (!m_name->text().isEmpty() && m_name->text() != m_proposed)
        return;
    const QListWidgetItem *formation = m_formation->currentItem();
    const QString what = formation ? formation->data(Qt::UserRole + 1).toString() : QString();
    m_proposed = tr("%1, %2 %3").arg(what.isEmpty() ? m_faction->currentText() : what).arg(m_limit->value()).arg(m_unit->text());
    m_name->setText(m_proposed);
    m_name->selectAll();
}

documents::RosterWish NewRosterDialog::wish() const
{
    documents::RosterWish wish;
    wish.name = m_name->text().trimmed().isEmpty() ? m_proposed : m_name->text().trimmed();
    wish.catalogueId = catalogueId();
    wish.forceEntryId = share::toData(m_force->currentData().toString());
    if (m_limit->value() > 0)
        wish.limit = m_limit->value();
    if (const QListWidgetItem *formation = m_formation->currentItem())
        wish.formationEntryId = share::toData(formation->data(Qt::UserRole).toString());
    return wish;
}

} // namespace muster::app
