// SPDX-License-Identifier: GPL-3.0-or-later
// The actions and the tool strip of the library workspace.
#include "app/docking/DockHost.h"
#include "app/library/FilterList.h"
#include "app/library/FirstStart.h"
#include "app/library/LibraryNotes.h"
#include "app/library/LibraryWorkspace.h"
#include "app/library/collection/CollectionPart.h"
#include "app/theme/style/Icons.h"
#include "app/theme/widgets/Chip.h"
#include "app/theme/widgets/Combo.h"
#include "app/theme/widgets/Segments.h"
#include "app/workspace/Actions.h"
#include "app/workspace/MachineNotes.h"
#include "app/workspace/ToolStrip.h"

#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QTreeView>

namespace muster::app {

void LibraryWorkspace::makeActions()
{
    const auto make = [this](QAction *&action, const char *name, const char *icon, const QKeySequence &keys, auto &&run) {
        action = new QAction(this);
        dress(action, QString::fromLatin1(name), QString::fromLatin1(icon));
        action->setShortcut(keys);
        connect(action, &QAction::triggered, this, run);
    };
    make(m_newRoster, "library.newRoster", "plus", QKeySequence::New, [this] { emit requested({"roster", "new", {}, {}}); });
    make(m_newCampaign, "library.newCampaign", "campaign", QKeySequence("Ctrl+Shift+N"), [this] {
        emit requested({"campaign", "new", {}, {}});
    });
    make(m_import, "library.import", "import", QKeySequence("Ctrl+I"), [this] {
        importFiles(QFileDialog::getOpenFileNames(m_cards->window(), tr("Bring files in"), {},
                                                  tr("Rosters and campaigns (*.ros *.rosz *.muster *.json);;All files (*)")));
    });
    make(m_dataFolder, "library.dataFolder", "database", QKeySequence("Ctrl+Shift+O"), [this] {
        emit requested({"roster", "askData", {}, {}});
    });
    make(m_getGames, "library.getGames", "database", {}, [this] { getGames(); });
    make(m_pasteList, "library.pasteList", "paste", QKeySequence("Ctrl+Shift+V"), [this] { pasteList(); });
    make(m_open, "library.open", "folder", QKeySequence::Open, [this] { openRow(m_cards->currentIndex()); });
    make(m_rename, "library.rename", "pencil", QKeySequence("F2"), [this] { view()->edit(m_cards->currentIndex().siblingAtColumn(0)); });
    make(m_duplicate, "library.duplicate", "copy", QKeySequence("Ctrl+D"), [this] { duplicateChosen(); });
    make(m_remove, "library.remove", "trash", QKeySequence::Delete, [this] { removeChosen(); });
    make(m_restore, "library.restore", "undo", QKeySequence("Ctrl+R"), [this] { restoreChosen(); });
    make(m_purge, "library.purge", "close", QKeySequence("Shift+Del"), [this] { purgeChosen(); });
    make(m_emptyTrash, "library.emptyTrash", "trash", {}, [this] { emptyTrash(); });
    make(m_keepBoth, "library.keepBoth", "check", {}, [this] { keepBoth(); });
    make(m_export, "library.export", "export", QKeySequence("Ctrl+E"), [this] { exportChosen(); });
    make(m_share, "library.share", "share", QKeySequence("Ctrl+Shift+C"), [this] { shareChosen(); });
    make(m_folder, "library.folder", "folder", QKeySequence("Ctrl+Shift+F"), [this] { askFolder(); });
    make(m_renameFolder, "library.renameFolder", "pencil", {}, [this] { renameFolder(); });
    make(m_samples, "library.samples", "library", {}, [this] { showSamples(m_samples->isChecked()); });
    m_samples->setCheckable(true);
    m_samples->setChecked(MachineNotes(m_services).get(samplesNote).isEmpty());
    make(m_backUp, "library.backUp", "export", {}, [this] { askBackUp(); });
    make(m_bringBack, "library.bringBack", "import", {}, [this] { askRestore(); });
    make(m_find, "library.find", "search", QKeySequence::Find, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    make(m_showCollection, "library.collection", "shield", QKeySequence("Ctrl+Shift+K"), [this] { m_collection->showCollection(); });
    make(m_showReady, "library.ready", "calendar", {}, [this] { m_collection->showReady({}); });
    make(m_clearFilter, "library.clearFilter", "close", {}, [this] {
        m_search->clear();
        m_problems->setChecked(false);
        m_week->setChecked(false);
        m_filters->choose("all");
    });
}

QList<MenuPart> LibraryWorkspace::menus() const
{
    return {
        {MenuPart::File, {m_newRoster, m_newCampaign, m_import, m_dataFolder}, true},
        {MenuPart::File, {m_backUp, m_bringBack}, true},
        {MenuPart::Tools, {m_getGames, m_pasteList}, true},
        {MenuPart::File, {m_open, m_export, m_share}},
        {MenuPart::Edit, {m_rename, m_duplicate, m_folder, m_renameFolder, m_remove, m_restore, m_purge, m_emptyTrash, m_keepBoth, m_find}},
        {MenuPart::View, {m_samples, m_showCollection, m_showReady}}};
}

QWidget *LibraryWorkspace::toolBar()
{
    auto *strip = new ToolStrip;
    m_search = new QLineEdit;
    m_search->setObjectName("librarySearch");
    m_search->setClearButtonEnabled(true);
    m_search->setMinimumWidth(160);
    m_searchIcon = m_search->addAction(icons::icon("search"), QLineEdit::LeadingPosition);
    m_problems = new Chip;
    m_problems->setObjectName("libraryProblems");
    m_week = new Chip;
    m_week->setObjectName("libraryWeek");
    m_sort = new Combo;
    m_sort->setObjectName("librarySort");
    m_view = new Segments;
    m_view->setObjectName("libraryView");
    strip->addWidget(m_search, 2);
    strip->addOptional(m_problems);
    strip->addOptional(m_week);
    strip->addStretch();
    strip->addOptional(m_sort);
    strip->addWidget(m_view);
    strip->addRule();
    strip->addButton(m_import, true);
    strip->addButton(m_newCampaign, true);
    strip->addPrimary(m_newRoster);
    m_strip = strip;
    connect(m_search, &QLineEdit::textChanged, this, &LibraryWorkspace::applyFilter);
    // From the search straight into what it found.
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        for (int i = 0; i < m_model->rowCount(); ++i) {
            const models::LibraryRow *row = m_model->row(m_model->index(i, 0));
            if (row->kind == models::LibraryRow::Kind::Heading)
                continue;
            view()->setFocus();
            m_cards->selectionModel()->setCurrentIndex(m_model->index(i, 0),
                                                       QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
            return;
        }
    });
    connect(m_problems, &QToolButton::toggled, this, &LibraryWorkspace::applyFilter);
    connect(m_week, &QToolButton::toggled, this, &LibraryWorkspace::applyFilter);
    connect(m_sort, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (!m_filling && index >= 0)
            sortBy(models::LibraryFilter::Sort(index), false);
    });
    connect(m_view, &Segments::chosen, this, [this] {
        showState();
        view()->setFocus();
    });
    retranslate();
    return strip;
}

void LibraryWorkspace::retranslate()
{
    m_newRoster->setText(tr("New roster…"));
    m_dataFolder->setText(tr("Open a folder of game data…"));
    m_getGames->setText(tr("Get games…"));
    m_pasteList->setText(tr("Paste a list…"));
    m_newCampaign->setText(tr("New campaign…"));
    m_import->setText(tr("Import…"));
    m_open->setText(tr("Open"));
    m_rename->setText(tr("Rename"));
    m_duplicate->setText(tr("Duplicate"));
    m_remove->setText(tr("Delete"));
    m_restore->setText(tr("Restore from the trash"));
    m_purge->setText(tr("Delete for good…"));
    m_emptyTrash->setText(tr("Empty the trash…"));
    m_keepBoth->setText(tr("Keep both versions"));
    m_export->setText(tr("Export…"));
    m_find->setText(tr("Search the library"));
    m_share->setText(tr("Share…"));
    m_folder->setText(tr("Put into a folder…"));
    m_renameFolder->setText(tr("Rename the folder…"));
    m_samples->setText(tr("Show the samples"));
    m_backUp->setText(tr("Back up everything…"));
    m_bringBack->setText(tr("Restore…"));
    if (m_firstStart)
        m_firstStart->retranslate(m_services.language());
    m_showCollection->setText(tr("Collection"));
    m_showReady->setText(tr("Ready for Saturday?"));
    m_clearFilter->setText(tr("Show everything"));
    if (m_search) {
        m_search->setPlaceholderText(tr("Search names, units, notes"));
        m_search->setAccessibleName(tr("Search the library"));
        m_search->setToolTip(tr("Search the library (%1)").arg(m_find->shortcut().toString(QKeySequence::NativeText)));
        m_searchIcon->setText(tr("Search the library"));
        m_problems->setText(tr("Problems"));
        m_week->setText(tr("Changed this week"));
        m_filling = true;
        m_sort->clear();
        m_sort->addItems({tr("Last change"), tr("Name"), tr("Game"), tr("Points"), tr("Faction"), tr("Verdict"), tr("Folder")});
        m_sort->setCurrentIndex(int(m_sorting));
        m_sort->setAccessibleName(tr("Sort by"));
        m_sort->setToolTip(tr("Sort by"));
        m_filling = false;
        const int view = std::max(0, m_view->currentIndex());
        m_view->setChoices({tr("Show as cards"), tr("Show as a table")}, {"cards-view", "table-view"});
        m_view->setCurrentIndex(view);
    }
    if (!m_host)
        return;
    m_collection->retranslate();
    m_sentence.clear(); // it was said in the other language
    m_host->setTitle("library.documents", tr("Rosters and campaigns"));
    m_host->setTitle("library.filter", tr("Filter"));
    m_filters->setAccessibleName(tr("Filter"));
    m_cards->setAccessibleName(tr("Rosters and campaigns"));
    m_table->setAccessibleName(tr("Rosters and campaigns"));
    m_model->setLanguage(m_services.language());
    fillFilters();
    showState();
}

} // namespace muster::app
