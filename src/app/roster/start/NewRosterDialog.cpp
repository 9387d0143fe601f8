// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/start/NewRosterDialog.h"

#include "app/roster/start/StarterCard.h"
#include "app/roster/unit/ChoiceDelegate.h"
#include "app/theme/style/MusterStyle.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/DialogFoot.h"
#include "app/theme/widgets/Segments.h"
#include "app/workspace/GameFolders.h"
#include "models/roster/FormationRows.h"
#include "packs/user/KnownFolders.h"

#include <QComboBox>
#include <QDir>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace muster::app {

using share::toText;

namespace {

constexpr int fewFactions = 4;
constexpr int spinButtons = 72;          ///< the two buttons of a number field and its margins
constexpr int segmentRoom = 430;         ///< what the form has for choices side by side
enum Data { Id = Qt::UserRole, System }; ///< the pack; or the game whose folder is known, but not read yet

bool fitSideBySide(const QStringList &words)
{
    double wide = 0;
    for (const QString &word : words)
        wide += Theme::current().metrics(FontRole::BodyMedium).horizontalAdvance(word) + 26;
    return words.size() > 1 && words.size() <= fewFactions && wide < segmentRoom;
}

} // namespace

NewRosterDialog::NewRosterDialog(const Services &services, QWidget *parent) : QDialog(parent), m_services(services)
{
    setWindowTitle(tr("New roster"));
    setObjectName("newRosterDialog");
    makeFields();
    nameFields();
    auto *columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addWidget(m_games);
    columns->addLayout(makeForm(), 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(columns, 1);
    layout->addWidget(makeFoot());
    resize(760, 500);
    connectFields();
    fillGames();
    m_name->setFocus();
    m_name->selectAll();
}

void NewRosterDialog::makeFields()
{
    const auto list = [this](const char *name) {
        auto *made = new QListWidget;
        made->setObjectName(name);
        made->setItemDelegate(new ChoiceDelegate(this));
        made->setMouseTracking(true);
        made->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        made->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
        return made;
    };
    m_games = list("newRosterGames");
    m_games->setFixedWidth(236);
    m_games->setFrameShape(QFrame::NoFrame);
    m_faction = new QComboBox;
    m_faction->setObjectName("newRosterFaction");
    m_factionSegments = new Segments;
    m_force = new QComboBox;
    m_force->setObjectName("newRosterForce");
    m_limit = new QSpinBox;
    m_limit->setObjectName("newRosterLimit");
    m_limit->setRange(0, 100000);
    m_unit = new QLabel;
    m_presets = new Segments;
    m_presetName = new QLabel;
    m_presetName->setProperty("role", "second");
    m_presetName->setWordWrap(true);
    m_formation = list("newRosterFormation");
    m_formation->setMinimumHeight(180);
    m_name = new QLineEdit;
    m_name->setObjectName("newRosterName");
    m_name->setMaxLength(200);
}

void NewRosterDialog::nameFields()
{
    m_factionLabel = new QLabel(tr("Faction"));
    m_forceLabel = new QLabel(tr("Force"));
    m_sizeLabel = new QLabel(tr("Size"));
    m_formationLabel = new QLabel(tr("Formation"));
    m_nameLabel = new QLabel(tr("Name"));
    m_factionLabel->setBuddy(m_faction);
    m_forceLabel->setBuddy(m_force);
    m_sizeLabel->setBuddy(m_limit);
    m_formationLabel->setBuddy(m_formation);
    m_nameLabel->setBuddy(m_name);
    m_games->setAccessibleName(tr("Game"));
    m_faction->setAccessibleName(tr("Faction"));
    m_force->setAccessibleName(tr("Force"));
    m_limit->setAccessibleName(tr("Points limit"));
    m_limit->setSpecialValueText(tr("no limit"));
    // By the style sheet, whose own minimum would otherwise win over the widget's.
    const int words = QFontMetrics(roleFont(FontRole::Body)).horizontalAdvance(m_limit->specialValueText());
    m_limit->setStyleSheet(QStringLiteral("min-width: %1px;").arg(std::max(100, words + spinButtons)));
    m_formation->setAccessibleName(tr("Formation"));
    m_name->setAccessibleName(tr("Name of the roster"));
}

QFormLayout *NewRosterDialog::makeForm()
{
    auto *faction = new QHBoxLayout;
    faction->addWidget(m_faction, 1);
    faction->addWidget(m_factionSegments);
    faction->addStretch();
    auto *size = new QHBoxLayout;
    size->setSpacing(8);
    size->addWidget(m_limit);
    size->addWidget(m_unit);
    size->addWidget(m_presets);
    size->addStretch();
    auto *sizes = new QVBoxLayout;
    sizes->setSpacing(4);
    sizes->addLayout(size);
    sizes->addWidget(m_presetName);
    auto *form = new QFormLayout;
    form->setContentsMargins(dialogMargin, dialogMargin, dialogMargin, dialogMargin);
    form->setVerticalSpacing(14);
    form->setHorizontalSpacing(16);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(m_factionLabel, faction);
    form->addRow(m_forceLabel, m_force);
    form->addRow(m_sizeLabel, sizes);
    form->addRow(m_formationLabel, m_formation);
    form->addRow(m_nameLabel, m_name);
    return form;
}

QWidget *NewRosterDialog::makeFoot()
{
    auto *foot = new DialogFoot(this);
    foot->remark()->setText(tr("Everything can be changed later."));
    QPushButton *other = foot->addAside(tr("Other game…"));
    other->setObjectName("otherGame");
    other->setToolTip(tr("Open a folder of game data (.gst, .cat, .json)"));
    connect(other, &QPushButton::clicked, this, [this] {
        if (const QString folder = askForGameFolder(m_services, this); !folder.isEmpty())
            addGame(folder);
    });
    const QPushButton *cancel = foot->addButton(tr("Cancel"));
    m_create = foot->addVerb(tr("Create roster"));
    m_create->setObjectName("createRoster");
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_create, &QPushButton::clicked, this, &QDialog::accept);
    return foot;
}

void NewRosterDialog::connectFields()
{
    connect(m_games, &QListWidget::currentRowChanged, this, [this] {
        readKnownGame();
        showGame();
    });
    connect(m_faction, &QComboBox::currentIndexChanged, this, &NewRosterDialog::showFaction);
    connect(m_factionSegments, &Segments::chosen, m_faction, &QComboBox::setCurrentIndex);
    connect(m_limit, &QSpinBox::valueChanged, this, &NewRosterDialog::followLimit);
    connect(m_presets, &Segments::chosen, this,
            [this](int index) { m_limit->setValue(int(pack()->manifest().limitPresets.at(index).value)); });
    connect(m_formation, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
}

void NewRosterDialog::addGame(const QString &folder)
{
    openGameFolder(m_services, folder, this, this, [this](const packs::PackPtr &read) {
        if (!read)
            return;
        fillGames();
        choosePack(read->id());
        m_name->setFocus();
        m_name->selectAll();
    });
}

// A game whose folder was opened some day is read when it is chosen, not at every start.
void NewRosterDialog::readKnownGame()
{
    QListWidgetItem *item = m_games->currentItem();
    const QString system = item ? item->data(System).toString() : QString();
    m_create->setEnabled(item && system.isEmpty());
    if (system.isEmpty() || m_beingRead.contains(system))
        return;
    m_beingRead.insert(system);
    withPackOfGame(m_services, system, this, this, [this, system](const packs::PackPtr &read) {
        m_beingRead.remove(system);
        for (int i = 0; read && i < m_games->count(); ++i) {
            if (m_games->item(i)->data(System).toString() == system)
                describeGame(*m_games->item(i), *read);
        }
        const QListWidgetItem *chosen = m_games->currentItem();
        m_create->setEnabled(chosen && chosen->data(System).toString().isEmpty());
        showGame();
    });
}

void NewRosterDialog::describeGame(QListWidgetItem &item, const packs::Pack &pack) const
{
    QStringList factions;
    const packs::Language &language = pack.language(m_services.language());
    for (const rules::DataFile *faction : pack.factions())
        factions.append(language.name(faction->idText, faction->name));
    item.setText(pack.name(m_services.language()));
    item.setData(Id, pack.id());
    item.setData(System, {});
    item.setData(ChoiceDelegate::Second, factions.join(QStringLiteral(", ")));
    item.setData(ChoiceDelegate::Icon, QStringLiteral("roster"));
    item.setData(ChoiceDelegate::Hue, pack.manifest().hue.isEmpty() ? color(Token::Accent) : QColor(pack.manifest().hue));
    // Two of one name are told apart by where they are.
    item.setToolTip(pack.plain() ? QDir::toNativeSeparators(pack.folder()) : pack.manifest().summary.in(m_services.language()));
}

void NewRosterDialog::fillGames()
{
    m_games->clear();
    for (const packs::PackPtr &pack : m_services.packs.packs())
        describeGame(*new QListWidgetItem(m_games), *pack);
    for (const packs::KnownFolder &known : packs::KnownFolders::load(m_services.packs.folders().userUnits).all()) {
        if (m_services.packs.forGameSystem(known.gameSystemId.toStdString()) || !QDir(known.folder).exists())
            continue;
        auto *item = new QListWidgetItem(known.name.isEmpty() ? QDir(known.folder).dirName() : known.name, m_games);
        item->setData(System, known.gameSystemId);
        item->setData(ChoiceDelegate::Second, QDir::toNativeSeparators(known.folder));
        item->setData(ChoiceDelegate::Icon, QStringLiteral("roster"));
        item->setData(ChoiceDelegate::Hue, color(Token::Accent));
        item->setToolTip(QDir::toNativeSeparators(known.folder));
    }
    if (m_games->count() > 0)
        m_games->setCurrentRow(0);
    m_create->setEnabled(m_games->count() > 0);
}

void NewRosterDialog::choosePack(const QString &packId)
{
    for (int i = 0; i < m_games->count(); ++i) {
        if (m_games->item(i)->data(Id).toString() == packId)
            m_games->setCurrentRow(i);
    }
}

packs::PackPtr NewRosterDialog::pack() const
{
    const QListWidgetItem *item = m_games->currentItem();
    return item ? m_services.packs.find(item->data(Id).toString()) : nullptr;
}

void NewRosterDialog::showGame()
{
    const packs::PackPtr chosen = pack();
    if (!chosen)
        return;
    m_unit->setText(share::RosterLook::of(*chosen, m_services.language()).costName);
    QStringList presets;
    for (const packs::LimitPreset &preset : chosen->manifest().limitPresets)
        presets.append(share::amount(preset.value));
    m_presets->setChoices(presets);
    m_presets->setVisible(!presets.isEmpty());
    m_limit->setValue(std::max(0, int(chosen->manifest().defaultLimit)));
    fillFactions();
    showFaction();
    followLimit();
}

void NewRosterDialog::fillFactions()
{
    const packs::PackPtr chosen = pack();
    const packs::Language &language = chosen->language(m_services.language());
    const QSignalBlocker quiet(m_faction);
    QStringList words;
    m_faction->clear();
    for (const rules::DataFile *faction : chosen->factions()) {
        words.append(language.name(faction->idText, faction->name));
        m_faction->addItem(words.last(), toText(faction->idText));
    }
    const bool few = fitSideBySide(words);
    m_factionSegments->setChoices(few ? words : QStringList());
    m_factionSegments->setCurrentIndex(0);
    m_factionSegments->setVisible(few);
    m_faction->setVisible(!few && words.size() > 1);
    m_factionLabel->setVisible(words.size() > 1);
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
    const share::RosterLook look = share::RosterLook::of(*chosen, m_services.language());
    for (const rules::ForceEntry *force : book->forceEntries()) {
        if (!force->hidden)
            m_force->addItem(look.name(force->idText, force->name), toText(force->idText));
    }
    m_force->setCurrentIndex(std::max(0, m_force->findData(chosen->manifest().forceEntryId)));
    m_force->setVisible(m_force->count() > 1);
    m_forceLabel->setVisible(m_force->count() > 1);
    fillFormations(*book, look);
    proposeName();
}

void NewRosterDialog::fillFormations(const rules::Book &book, const share::RosterLook &look)
{
    auto *none = new QListWidgetItem(tr("None yet"), m_formation);
    none->setData(ChoiceDelegate::Second, tr("Begin with independent units, or choose later"));
    for (const rules::EntryNode *node : book.roots()) {
        if (node->hidden() || !models::isFormation(*node))
            continue;
        const FormationSummary summary = describeFormation(*node, look);
        auto *item = new QListWidgetItem(summary.name, m_formation);
        item->setData(ChoiceDelegate::Second, summary.contents);
        item->setData(ChoiceDelegate::Right, summary.price);
        item->setToolTip(summary.contents);
        item->setData(Id, toText(node->path()));
    }
    m_formation->setCurrentRow(m_formation->count() > 1 ? 1 : 0);
    m_formation->setVisible(m_formation->count() > 1);
    m_formationLabel->setVisible(m_formation->count() > 1);
}

void NewRosterDialog::followLimit()
{
    const packs::PackPtr chosen = pack();
    if (!chosen)
        return;
    int same = -1;
    for (int i = 0; i < chosen->manifest().limitPresets.size(); ++i) {
        if (chosen->manifest().limitPresets.at(i).value == m_limit->value())
            same = i;
    }
    m_presets->setCurrentIndex(same);
    const QString name = chosen->limitName(m_limit->value(), m_services.language());
    m_presetName->setText(name);
    m_presetName->setVisible(!name.isEmpty());
    proposeName();
}

// A name that says what it is, until the player types their own.
void NewRosterDialog::proposeName()
{
    if (!m_name->text().isEmpty() && m_name->text() != m_proposed)
        return;
    m_proposed = m_limit->value() > 0 ? tr("%1, %2 %3").arg(m_faction->currentText(), QString::number(m_limit->value()), m_unit->text())
                                      : m_faction->currentText();
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
        wish.formationEntryId = share::toData(formation->data(Id).toString());
    return wish;
}

} // namespace muster::app
