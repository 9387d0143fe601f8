// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/collection/CollectionPanel.h"

#include "app/library/collection/CollectionDelegate.h"
#include "app/library/collection/PaintsDialog.h"
#include "app/library/collection/StateBar.h"
#include "app/theme/style/Icons.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/Combo.h"
#include "app/theme/widgets/FlowLayout.h"
#include "app/theme/widgets/NameColumn.h"
#include "app/workspace/Actions.h"
#include "archive/SafeFile.h"
#include "base/Number.h"
#include "collection/CollectionCsv.h"
#include "collection/Ready.h"
#include "text/Spoken.h"

#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::app {

using collection::State;
using models::CollectionFilter;
using models::CollectionModel;

namespace {

constexpr int leastName = 170;

} // namespace

CollectionPanel::CollectionPanel(const Services &services, documents::CollectionBook &book, models::RosterShelf &shelf, QWidget *parent)
    : QWidget(parent), m_services(services), m_book(book), m_shelf(shelf), m_model(book, services.packs)
{
    setProperty("panel", true);
    setAttribute(Qt::WA_StyledBackground);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 10);
    column->setSpacing(8);
    makeHead();
    makeTable();
    makeFoot();
    setFocusProxy(m_table);
    connect(&book, &documents::CollectionBook::changed, this, &CollectionPanel::showFigures);
    connect(&book, &documents::CollectionBook::failed, this, [this](const QString &reason) { emit complained(tr("Collection"), reason); });
    connect(&m_model, &CollectionModel::failed, this, [this](const QString &reason) { emit complained(tr("Collection"), reason); });
    // A number that is typed may move figures of other columns: the status bar says which.
    connect(&m_model, &CollectionModel::recorded, this, [this] { emit said(m_book.undoStack().undoText()); });
    retranslate();
}

void CollectionPanel::ensureFilled()
{
    if (!std::exchange(m_filled, true) || isGuessing())
        refresh();
}

void CollectionPanel::showEvent(QShowEvent *event)
{
    ensureFilled();
    QWidget::showEvent(event);
}

QToolButton *CollectionPanel::button(const char *name, const QString &icon)
{
    auto *made = new QToolButton;
    made->setObjectName(QString::fromLatin1(name));
    made->setIcon(icons::icon(icon));
    made->setIconSize({20, 16}); // a gap before the words
    made->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return made;
}

void CollectionPanel::makeHead()
{
    auto *column = static_cast<QVBoxLayout *>(layout());
    m_sentence = new QLabel;
    m_sentence->setObjectName("collectionSentence");
    m_sentence->setFont(roleFont(FontRole::BodyMedium));
    m_second = new QLabel;
    m_second->setObjectName("collectionSecond");
    m_second->setProperty("role", "second");
    for (QLabel *label : {m_sentence, m_second}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    m_bar = new StateBar;
    m_bar->setFixedHeight(10);
    column->addWidget(m_bar);
    auto *row = new FlowLayout; // a narrow panel has them in two lines
    row->setSpacing(6);
    m_games = new Combo;
    m_games->setObjectName("collectionGame");
    m_search = new QLineEdit;
    m_search->setObjectName("collectionSearch");
    m_search->setClearButtonEnabled(true);
    m_search->setMinimumWidth(150);
    m_search->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_show = new Combo;
    m_show->setObjectName("collectionShow");
    m_places = new Combo;
    m_places->setObjectName("collectionPlace");
    row->addWidget(m_games);
    row->addWidget(m_search);
    row->addWidget(m_show);
    row->addWidget(m_places);
    column->addLayout(row);
    connect(m_search, &QLineEdit::textChanged, this, &CollectionPanel::applyFilter);
    connect(m_games, &QComboBox::activated, this, [this] { m_gameChosen = true; });
    for (QComboBox *combo : {m_games, m_show, m_places}) {
        connect(combo, &QComboBox::currentIndexChanged, this, [this] {
            if (!m_filling)
                applyFilter();
        });
    }
}

void CollectionPanel::makeTable()
{
    m_table = new QTreeView;
    m_table->setObjectName("collectionTable");
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setRootIsDecorated(false);
    m_table->setItemsExpandable(false);
    m_table->setIndentation(0);
    m_table->setUniformRowHeights(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->setMouseTracking(true);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::AnyKeyPressed | QAbstractItemView::EditKeyPressed);
    m_table->setModel(&m_model);
    m_table->setItemDelegate(new CollectionDelegate(m_model, this));
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->header()->setMinimumSectionSize(56);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(CollectionModel::Name, QHeaderView::Interactive);
    new NameColumn(m_table, m_table->header(), CollectionModel::Name, leastName);
    layout()->addWidget(m_table);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QWidget::customContextMenuRequested, this, &CollectionPanel::offerMoves);
    connect(&m_model, &QAbstractItemModel::rowsInserted, m_table, &QTreeView::expandAll);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &CollectionPanel::currentChanged);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &CollectionPanel::currentChanged);
}

void CollectionPanel::makeFoot()
{
    // Large texts on a small screen: the row goes on in a second one, and no word is cut.
    auto *foot = new QWidget(this);
    auto *row = new FlowLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    m_move = button("collectionMove", "chevron-right");
    m_box = button("collectionBox", "plus");
    m_count = button("collectionCount", "roster");
    m_csv = button("collectionCsv", "import");
    m_paints = button("collectionPaints", "brush");
    m_ready = button("collectionReady", "calendar");
    for (QToolButton *menu : {m_move, m_count, m_csv}) {
        menu->setMenu(new QMenu(menu));
        menu->setPopupMode(QToolButton::InstantPopup);
    }
    for (QToolButton *one : {m_count, m_move, m_box, m_csv, m_paints, m_ready})
        row->addWidget(one);
    layout()->addWidget(foot);
    connect(m_count->menu(), &QMenu::aboutToShow, this, [this] { fillRosters(m_count->menu()); });
    connect(m_box, &QToolButton::clicked, this, &CollectionPanel::addBox);
    connect(m_paints, &QToolButton::clicked, this, [this] {
        auto *dialog = new PaintsDialog(m_book, window());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    connect(m_ready, &QToolButton::clicked, this, &CollectionPanel::readyWanted);
}

void CollectionPanel::retranslate()
{
    m_filling = true;
    const int show = std::max(0, m_show->currentIndex());
    m_show->clear();
    m_show->addItems({tr("What I own"), tr("Not painted"), tr("Missing for rosters"), tr("All models of the game")});
    m_show->setCurrentIndex(show);
    m_filling = false;
    m_games->setAccessibleName(tr("Game"));
    m_show->setAccessibleName(tr("Show"));
    m_places->setAccessibleName(tr("Place"));
    m_search->setAccessibleName(tr("Search models, places, notes"));
    m_search->setPlaceholderText(tr("Search models, places, notes"));
    m_table->setAccessibleName(tr("Collection"));
    m_move->setText(tr("Move on"));
    m_move->setToolTip(tr("The figures of the selected rows come into another state"));
    m_box->setText(tr("Add one box"));
    m_box->setToolTip(tr("As many more as come in one box, or make one unit"));
    m_count->setText(tr("I own all of a roster"));
    m_csv->setText(tr("CSV"));
    m_paints->setText(tr("Paints…"));
    m_paints->setToolTip(tr("Which paints you have, which run out, which recipes want"));
    m_ready->setText(tr("Ready for Saturday?"));
    showRoom();
    m_move->menu()->clear();
    m_move->menu()->addAction(tr("One state further"), this, [this] { moveOn(std::nullopt); });
    for (State state : collection::allStates) {
        if (state != State::Wished)
            m_move->menu()->addAction(collection::stateName(state), this, [this, state] { moveOn(state); });
    }
    m_csv->menu()->clear();
    m_csv->menu()->addAction(tr("Import counts…"), this, [this] {
        importCsv(QFileDialog::getOpenFileName(window(), tr("Import counts"), {}, tr("Tables (*.csv *.txt);;All files (*)")));
    });
    m_csv->menu()->addAction(tr("Export the collection…"), this, [this] {
        exportCsv(
            QFileDialog::getSaveFileName(window(), tr("Export the collection"), documentsFile("collection.csv"), tr("Tables (*.csv)")));
    });
    m_model.setLanguage(m_services.language());
    fitColumns();
    if (m_filled)
        refresh();
}

void CollectionPanel::refresh()
{
    fillGames();
    applyFilter();
}

// Until somebody has chosen a game or written something down, it is that of the newest list.
bool CollectionPanel::isGuessing() const
{
    return !m_gameChosen && m_book.games().isEmpty();
}

void CollectionPanel::fillGames()
{
    m_filling = true;
    const QString before = isGuessing() ? QString() : m_games->currentData().toString();
    m_games->clear();
    QStringList games;
    for (const packs::PackPtr &pack : m_services.packs.packs()) {
        const QString id = text::fromUtf8(pack->data()->gameSystem().idText);
        m_games->addItem(pack->name(m_services.language()), id);
        games.append(id);
    }
    for (const QString &game : m_book.games()) { // of which the data are gone
        if (!games.contains(game))
            m_games->addItem(game, game);
    }
    int chosen = m_games->findData(before);
    if (chosen < 0)
        chosen = m_games->findData(likelyGame());
    m_games->setCurrentIndex(std::max(0, chosen));
    m_filling = false;
}

void CollectionPanel::setGame(const QString &game)
{
    m_gameChosen = true;
    if (const int at = m_games->findData(game); at >= 0)
        m_games->setCurrentIndex(at);
}

void CollectionPanel::fillPlaces()
{
    m_filling = true;
    const QString before = m_places->currentIndex() > 0 ? m_places->currentText() : QString();
    m_places->clear();
    m_places->addItem(tr("Every place"));
    const QStringList places = m_book.game(game()).places();
    m_places->addItems(places);
    m_table->setColumnHidden(CollectionModel::Place, places.isEmpty()); // the names need its room
    m_places->setVisible(!places.isEmpty());
    m_places->setCurrentIndex(std::max(0, before.isEmpty() ? 0 : m_places->findText(before)));
    m_filling = false;
}

void CollectionPanel::applyFilter()
{
    CollectionFilter filter;
    filter.game = m_games->currentData().toString();
    filter.text = m_search->text().trimmed();
    filter.show = CollectionFilter::Show(std::max(0, m_show->currentIndex()));
    filter.place = m_places->currentIndex() > 0 ? m_places->currentText() : QString();
    const bool other = filter.game != game();
    if (other)
        filter.place.clear();
    m_model.setFilter(filter);
    m_table->expandAll();
    showFigures();
    if (other)
        emit gameChanged();
}

QString CollectionPanel::countText() const
{
    int kinds = 0;
    for (const collection::Owned &owned : m_book.game(game()).figures())
        kinds += owned.counts.owned() > 0;
    return tr("%n figure(s)", nullptr, m_book.game(game()).total().owned()) + QStringLiteral(", ") + tr("%n kind(s)", nullptr, kinds);
}

void CollectionPanel::showFigures()
{
    if (!m_filled)
        return;
    const collection::Collection &mine = m_book.game(game());
    const collection::Counts sum = mine.total();
    m_bar->setCounts(sum);
    fillPlaces();
    if (!m_book.problem().isEmpty()) {
        m_sentence->setText(tr("The collection cannot be read"));
        m_second->setText(m_book.problem());
        return;
    }
    m_sentence->setText(sum.owned() == 0 ? tr("Nothing is written down yet")
                                         : tr("%1 of %2 figures painted").arg(sum.painted()).arg(sum.owned()));
    QStringList parts;
    if (sum.owned() == 0)
        parts.append(tr("Count a roster you own, choose “All models of the game” and type, or import a table."));
    else
        parts.append(tr("%n painted this month", nullptr, m_book.paintedThisMonth()));
    if (const int wished = sum.of(State::Wished); wished > 0)
        parts.append(tr("%n wished", nullptr, wished));
    if (const double sum = points(); sum > 0)
        parts.append(tr("%1 points").arg(QLocale().toString(base::rounded(sum), 'f', 0)));
    if (const double money = mine.money(); money > 0)
        parts.append(tr("worth %1").arg(QLocale().toString(base::rounded(money), 'f', 2)));
    m_second->setText(parts.join(", "));
    m_second->setToolTip(monthsText());
    m_sentence->setToolTip(m_second->text()); // which a low panel does not show
    m_second->setAccessibleDescription(m_second->toolTip());
    m_bar->setAccessibleName(m_sentence->text());
}

// "October 2026: 23 painted", newest first.
QString CollectionPanel::monthsText() const
{
    constexpr int shown = 12;
    QStringList lines;
    for (const collection::MonthOfWork &month : m_book.paintedByMonth().mid(0, shown))
        lines.append(tr("%1: %n painted", nullptr, month.figures).arg(QLocale().toString(month.month, QStringLiteral("MMMM yyyy"))));
    return lines.join('\n');
}

QModelIndexList CollectionPanel::chosen() const
{
    QModelIndexList rows = m_table->selectionModel()->selectedRows();
    if (rows.isEmpty() && m_table->currentIndex().isValid())
        rows.append(m_table->currentIndex().siblingAtColumn(0));
    return rows;
}

void CollectionPanel::record(const collection::Changes &changes)
{
    if (changes.empty())
        return emit said(tr("nothing to do for the selected rows"));
    if (const base::Result<void> done = m_book.record(game(), changes); !done)
        emit complained(tr("Collection"), text::spoken(done.error()));
    else
        emit said(m_book.undoStack().undoText());
}

void CollectionPanel::fillRosters(QMenu *menu)
{
    menu->clear();
    const QList<models::ShelfRoster> rosters = m_shelf.rosters(game(), m_services.language());
    for (const models::ShelfRoster &roster : rosters) {
        QString name = roster.name;
        QAction *action = menu->addAction(name.replace('&', "&&"), this, [this, key = roster.key] { ownAllOf(key); });
        action->setIcon(icons::icon("roster"));
    }
    if (rosters.isEmpty())
        menu->addAction(tr("There is no roster of this game"))->setEnabled(false);
}

void CollectionPanel::ownAllOf(const QString &rosterKey)
{
    const base::Result<collection::RosterNeeds> needs = m_shelf.needs(rosterKey, m_services.language());
    if (!needs)
        return emit complained(tr("Collection"), text::spoken(needs.error()));
    const collection::Changes changes = collection::ownAll(*needs, m_book.game(game()));
    if (changes.empty())
        return emit said(tr("All figures of %1 are there already").arg(needs->name));
    record(changes);
}

} // namespace muster::app
