// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/LibraryWorkspace.h"

#include "app/docking/DockHost.h"
#include "app/exchange/GetGamesDialog.h"
#include "app/library/FilterList.h"
#include "app/library/FirstStart.h"
#include "app/library/LibraryDelegate.h"
#include "app/library/collection/CollectionPart.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/Chip.h"
#include "app/theme/widgets/EmptyState.h"
#include "app/theme/widgets/Segments.h"
#include "app/workspace/Actions.h"
#include "app/workspace/DocumentLook.h"
#include "app/workspace/SavedFile.h"
#include "app/workspace/ToolStrip.h"
#include "library/StoredKind.h"

#include <QAction>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

namespace muster::app {

using models::LibraryFilter;
using models::LibraryModel;
using models::LibraryRow;

LibraryWorkspace::LibraryWorkspace(const Services &services, QObject *parent)
    : Workspace(parent), m_services(services), m_model(std::make_unique<LibraryModel>(services.library, services.packs)),
      m_stack(std::make_unique<QUndoStack>())
{
    m_model->readAhead(services.language());
    makeActions();
    m_collection = new CollectionPart(services, this);
    connect(m_collection, &CollectionPart::changed, this, [this] {
        showActions();
        emit stateChanged();
    });
    connect(m_collection, &CollectionPart::said, this, &LibraryWorkspace::say);
    connect(m_collection, &CollectionPart::wrote, this, [this](const QString &path) { emit requested(savedFile(path)); });
    connect(m_collection, &CollectionPart::complained, this, &LibraryWorkspace::complain);
    connect(&Theme::current(), &Theme::changed, this, &LibraryWorkspace::fillFilters); // they hold colours
    // After the model, which listens too and was made first.
    connect(&services.library, &library::Library::changedElsewhere, this, [this] {
        fillFilters();
        showState();
    });
}

LibraryWorkspace::~LibraryWorkspace() = default;

void LibraryWorkspace::build(DockHost &host)
{
    m_host = &host;
    m_filters = new FilterList;
    m_delegate = new LibraryDelegate(*m_model, m_services.packs, this);
    connect(m_delegate, &LibraryDelegate::renamed, this, &LibraryWorkspace::rename);
    makeCards();
    makeTable();
    m_nothing = new EmptyState;
    m_nothing->setIcon("library");
    m_nothing->addAction(m_newRoster, true);
    m_nothing->addAction(m_import);
    m_nothing->addAction(m_clearFilter);
    makePages();

    host.addPanel({"library.documents", tr("Rosters and campaigns"), m_pages, Side::Right, {}, {}, {}, true, false, {360, 0}});
    host.addPanel({"library.filter",
                   tr("Filter"),
                   m_filters,
                   Side::Left,
                   "library.documents",
                   {},
                   {212, 0},
                   true,
                   true,
                   {180, 0},
                   "library.documents"});

    m_collection->build(host);
    connectViews();
    LibraryFilter filter;
    filter.samplesFolded = !m_samples->isChecked();
    m_model->setFilter(filter);
    m_model->setLanguage(m_services.language());
    m_firstStart->retranslate(m_services.language());
    fillFilters();
    showState();
    selectLastUsed();
    GetGamesDialog::lookAtStart(m_services, this, [this](int newer) {
        if (newer > 0)
            say(tr("%n game(s) (has|have) a newer version: Get games, in the menu Tools.", nullptr, newer));
    });
}

// What stands in the middle: the first start or the cards, the table, or that there is nothing.
void LibraryWorkspace::makePages()
{
    m_pages = new QStackedWidget;
    auto *margin = new QWidget;
    margin->setProperty("panel", true);
    m_firstStart = new FirstStart(*m_model, m_services, {m_newRoster, m_pasteList, m_import, m_getGames}, margin);
    connect(m_firstStart, &FirstStart::sampleChosen, this,
            [this](const QString &key) { openRow(m_model->find([&key](const LibraryRow &row) { return row.key == key; })); });
    connect(m_firstStart, &FirstStart::shown, this, [this](bool on) {
        if (m_strip)
            m_strip->setPrimaryWanted(!on);
    });
    auto *rows = new QVBoxLayout(margin);
    rows->setContentsMargins(9, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_firstStart);
    rows->addWidget(m_cards, 1);
    m_pages->addWidget(margin);
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_nothing);
    m_pages->setFocusProxy(m_cards);
}

void LibraryWorkspace::connectViews()
{
    for (QAbstractItemView *view : {static_cast<QAbstractItemView *>(m_cards), static_cast<QAbstractItemView *>(m_table)}) {
        // Not activated(): some desktops emit it for a single click, which is to select here.
        connect(view, &QAbstractItemView::doubleClicked, this, &LibraryWorkspace::openRow);
        view->installEventFilter(this);
        view->setSelectionMode(QAbstractItemView::ExtendedSelection);
        view->setEditTriggers(QAbstractItemView::NoEditTriggers); // F2 is an action, so that it is in the menu
        view->setContextMenuPolicy(Qt::ActionsContextMenu);
        view->addActions(
            {m_open, m_rename, m_duplicate, m_folder, m_export, m_share, m_keepBoth, m_remove, m_restore, m_purge, m_emptyTrash});
        view->viewport()->installEventFilter(this);
    }
    connect(m_cards->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] { showActions(); });
    connect(m_cards->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] { showActions(); });
    connect(m_filters, &FilterList::chosenChanged, this, &LibraryWorkspace::applyFilter);
    connect(m_filters, &FilterList::dropped, this, &LibraryWorkspace::putWhereDropped);
    m_filters->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_filters->addActions({m_renameFolder, m_share});
}

void LibraryWorkspace::makeCards()
{
    m_cards = new QListView;
    m_cards->setObjectName("libraryCards");
    m_cards->setViewMode(QListView::IconMode);
    m_cards->setResizeMode(QListView::Adjust);
    m_cards->setMovement(QListView::Static);
    m_cards->setFrameShape(QFrame::NoFrame);
    m_cards->setMouseTracking(true);
    m_cards->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_cards->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_cards->setItemDelegate(m_delegate);
    m_cards->setModel(m_model.get());
    m_cards->setDragEnabled(true); // onto a folder
}

QAbstractItemView *LibraryWorkspace::view() const
{
    return m_view && m_view->currentIndex() == 1 ? static_cast<QAbstractItemView *>(m_table) : m_cards;
}

QUndoStack *LibraryWorkspace::undoStack() const
{
    return m_collection->isInFront() ? m_collection->undoStack() : m_stack.get();
}

void LibraryWorkspace::activated()
{
    m_collection->refresh();
    m_model->refresh();
    fillFilters();
    showState();
    selectLastUsed();
}

// The view keeps the room of its scroll bar free, whether it is there or not.
void LibraryWorkspace::fitCards()
{
    const int bar = m_cards->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, m_cards->verticalScrollBar());
    m_delegate->setWidth(m_cards->maximumViewportSize().width() - bar - 2);
}

bool LibraryWorkspace::eventFilter(QObject *watched, QEvent *event)
{
    if (m_cards && watched == m_cards->viewport() && event->type() == QEvent::Resize)
        fitCards();
    if (event->type() == QEvent::MouseButtonRelease && m_cards && (watched == m_cards->viewport() || watched == m_table->viewport())
        && isSamplesHeading(view()->indexAt(static_cast<QMouseEvent *>(event)->pos()))) {
        showSamples(m_model->filter().samplesFolded);
        return true;
    }
    // Not a Return that the editor of a name has let through.
    if ((watched == m_cards || watched == m_table) && event->type() == QEvent::KeyPress && static_cast<QWidget *>(watched)->hasFocus()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && !(key->modifiers() & ~Qt::KeypadModifier)) {
            openRow(m_cards->currentIndex());
            return true;
        }
    }
    return Workspace::eventFilter(watched, event);
}

void LibraryWorkspace::fillFilters()
{
    if (m_filters)
        m_filters->fill(m_model->counts(), m_services.packs, m_services.language());
}

bool LibraryWorkspace::inTrash() const
{
    return m_model->filter().trash;
}

void LibraryWorkspace::applyFilter()
{
    LibraryFilter filter;
    if (m_search)
        filter.text = m_search->text().trimmed();
    const QString chosen = m_filters ? m_filters->chosen() : QString();
    filter.trash = chosen == "trash";
    for (const DocumentLook &look : documentLooks()) {
        if (chosen == look.filter)
            filter.kind = look.kind;
    }
    if (chosen.startsWith("game:"))
        filter.packId = chosen.mid(5);
    else if (chosen.startsWith("folder:"))
        filter.folder = chosen.mid(7);
    else if (chosen == "legal")
        filter.verdict = library::Verdict::Legal;
    else if (chosen == "illegal")
        filter.verdict = library::Verdict::Illegal;
    if (m_problems && m_problems->isChecked())
        filter.verdict = library::Verdict::Illegal;
    filter.thisWeek = m_week && m_week->isChecked();
    filter.sort = m_sorting;
    filter.backwards = m_backwards;
    filter.samplesFolded = !m_samples->isChecked();
    const QStringList before = [this] {
        QStringList ids;
        for (const library::Record &record : this->chosen())
            ids.append(record.id);
        return ids;
    }();
    m_model->setFilter(filter);
    if (m_cards && !m_cards->selectionModel()->hasSelection())
        select(before); // a list that was replaced as a whole forgets it
    fillFilters();
    showState();
}

void LibraryWorkspace::showState()
{
    if (!m_pages)
        return;
    const bool empty = m_model->rowCount() == 0;
    m_pages->setCurrentIndex(empty ? 2 : view() == m_table ? 1 : 0);
    m_pages->setFocusProxy(empty ? nullptr : static_cast<QWidget *>(view()));
    const LibraryFilter &filter = m_model->filter();
    const bool narrowed = !filter.text.isEmpty() || filter.kind || !filter.packId.isEmpty() || filter.verdict || filter.thisWeek
        || !filter.folder.isEmpty();
    m_clearFilter->setVisible(narrowed || filter.trash);
    m_firstStart->setWanted(!narrowed && !filter.trash && m_model->counts().own == 0 && m_model->error().isEmpty());
    m_table->setColumnHidden(LibraryModel::Folder, m_model->counts().folders.isEmpty());
    m_newRoster->setVisible(true);
    if (!m_model->error().isEmpty())
        m_nothing->setTexts(tr("The library could not be read"), m_model->error(), true);
    else if (filter.trash && filter.text.isEmpty())
        m_nothing->setTexts(tr("The trash is empty"), tr("What you delete comes here and stays until you empty it."), true);
    else if (narrowed)
        m_nothing->setTexts(tr("Nothing fits"), tr("No roster or campaign fits the search and the filter."), true);
    else
        m_nothing->setTexts(tr("Nothing here yet"), tr("Start a new roster, or bring a file in: drop it anywhere on this window."), true);
    showActions();
}

void LibraryWorkspace::showActions()
{
    if (!m_pages)
        return;
    const LibraryRow *row = currentRow();
    const QList<library::Record> records = chosen();
    const bool trash = inTrash();
    // F2 and Delete are keys of the window: in the collection they must not reach a list that nobody sees.
    const QString none = m_collection->isInFront() ? tr("the collection is in front")
        : row                                      ? tr("samples stay as they are")
                                                   : tr("nothing is selected");
    const QString deleted = tr("it is in the trash");
    const bool nothing = records.isEmpty() || m_collection->isInFront();
    const QString reason = nothing ? none : trash ? deleted : QString();
    allowUnless(m_open, !row || m_collection->isInFront() ? none : trash ? deleted : QString());
    for (QAction *action : {m_duplicate, m_remove, m_export, m_folder})
        allowUnless(action, reason);
    allowUnless(m_share, !chosenFolder().isEmpty() ? QString() : reason);
    allowUnless(m_renameFolder, chosenFolder().isEmpty() ? tr("no folder is chosen in the filter") : QString());
    allowUnless(m_rename, records.size() > 1 ? tr("several are selected") : reason);
    const bool conflict = row && row->conflict != LibraryRow::Conflict::None;
    m_keepBoth->setVisible(conflict);
    for (QAction *action : {m_open, m_rename, m_duplicate, m_remove, m_export, m_folder, m_share})
        action->setVisible(!trash);
    for (QAction *action : {m_restore, m_purge, m_emptyTrash})
        action->setVisible(trash);
    allowUnless(m_restore, nothing ? none : QString());
    allowUnless(m_purge, nothing ? none : QString());
    allowUnless(m_emptyTrash, m_model->counts().trash == 0 ? tr("the trash is empty") : QString());
    emit stateChanged();
}

const LibraryRow *LibraryWorkspace::currentRow() const
{
    const LibraryRow *row = m_cards ? m_model->row(m_cards->currentIndex()) : nullptr;
    return row && row->kind != LibraryRow::Kind::Heading ? row : nullptr;
}

QList<library::Record> LibraryWorkspace::chosen() const
{
    QList<library::Record> records;
    if (!m_cards)
        return records;
    const auto take = [&](const QModelIndex &index) {
        const LibraryRow *row = m_model->row(index);
        if (row && row->kind == LibraryRow::Kind::Document)
            records.append(row->record);
    };
    QModelIndexList indexes = m_cards->selectionModel()->selectedIndexes();
    indexes.removeIf([](const QModelIndex &index) { return index.column() != LibraryModel::Name; });
    std::sort(indexes.begin(), indexes.end(), [](const QModelIndex &a, const QModelIndex &b) { return a.row() < b.row(); });
    for (const QModelIndex &index : std::as_const(indexes))
        take(index);
    if (indexes.isEmpty())
        take(m_cards->currentIndex());
    return records;
}

void LibraryWorkspace::select(const QStringList &ids)
{
    QItemSelectionModel *selection = m_cards->selectionModel();
    selection->clearSelection();
    bool first = true;
    for (const QString &id : ids) {
        const QModelIndex index = m_model->find([&id](const LibraryRow &row) { return row.key == id; });
        if (!index.isValid())
            continue;
        if (std::exchange(first, false))
            selection->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
        selection->select(index, QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
    if (!first)
        view()->scrollTo(m_cards->currentIndex());
}

void LibraryWorkspace::openRow(const QModelIndex &index)
{
    const LibraryRow *row = m_model->row(index);
    if (!row || row->kind == LibraryRow::Kind::Heading)
        return;
    if (row->kind == LibraryRow::Kind::Sample)
        return openSample(LibraryRow(*row));
    if (row->record.deleted)
        return say(tr("%1 is in the trash; restore it to open it.").arg(row->record.name));
    openDocument(row->record);
}

void LibraryWorkspace::openDocument(const library::Record &record, const QString &sentence)
{
    const QString workspace = documentLook(record.kind).workspace;
    if (workspace.isEmpty())
        return say(tr("%1 was made by a newer version of Muster. It is kept as it is; update Muster to open it.").arg(record.name));
    emit requested(
        {workspace, library::wordOf(record.kind), record.id, sentence.isEmpty() ? QVariantMap() : QVariantMap{{"say", sentence}}});
}

} // namespace muster::app
