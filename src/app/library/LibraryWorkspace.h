// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/LibraryCommands.h"
#include "app/workspace/Services.h"
#include "app/workspace/Workspace.h"
#include "models/LibraryModel.h"

#include <QPointer>
#include <QUndoStack>

class QComboBox;
class QLineEdit;
class QListView;
class QStackedWidget;
class QTreeView;

namespace muster::documents {
struct OtherBook;
}

namespace muster::app {

class Chip;
class CollectionPart;
class EmptyState;
class FilterList;
class FirstStart;
class LibraryDelegate;
class Segments;
class ToolStrip;

/// Rosters and campaigns as cards or as a table: find, open, copy, delete with undo, bring in and take out.
class LibraryWorkspace final : public Workspace
{
    Q_OBJECT

public:
    explicit LibraryWorkspace(const Services &services, QObject *parent = nullptr);
    ~LibraryWorkspace() override;

    [[nodiscard]] QString id() const override { return QStringLiteral("library"); }
    [[nodiscard]] QString title() const override { return tr("Library"); }
    void build(DockHost &host) override;
    [[nodiscard]] QWidget *toolBar() override;
    [[nodiscard]] QList<MenuPart> menus() const override;
    [[nodiscard]] QList<PaletteEntry> paletteEntries(const QString &typed) const override;
    [[nodiscard]] QUndoStack *undoStack() const override;
    [[nodiscard]] StatusTexts status() const override;
    bool open(const Request &request) override;
    void activated() override;
    void retranslate() override;

    /// Brings files and folders of files in and opens a single one; says what was read and what was not.
    void importFiles(const QStringList &files);
    void pasteList();
    void getGames();
    void offerMerge(const documents::OtherBook &book, const QString &file);
    /// The whole library as one file; nothing there is replaced before the new one is whole.
    void backUpTo(const QString &path);
    /// Looks into a backup, says what is in it, and brings back what is missing here. Nothing that is here is lost.
    void restoreFrom(const QString &path);
    /// Rosters in one text or file, after they were read.
    void shareLists(const QList<library::Record> &records);
    /// Puts documents into a folder, or out of every one.
    void putIntoFolder(const QList<library::Record> &records, const QString &folder);
    /// As packages of Muster, each under a name of its own.
    void exportSeveral(const QList<library::Record> &records, const QString &folder);
    /// What came of an import.
    struct TakenIn;
    [[nodiscard]] models::LibraryModel &model() const { return *m_model; }
    [[nodiscard]] CollectionPart &collection() const { return *m_collection; }
    [[nodiscard]] QListView *cards() const { return m_cards; }
    [[nodiscard]] QTreeView *table() const { return m_table; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeActions();
    void connectViews();
    void makeCards();
    void makeTable();
    void makePages();
    void sortBy(models::LibraryFilter::Sort sort, bool backwards);
    void showSamples(bool shown);
    [[nodiscard]] bool isSamplesHeading(const QModelIndex &index) const;
    void selectLastUsed();
    void putWhereDropped(const QStringList &ids, const QString &key);
    void askFolder();
    void renameFolder();
    [[nodiscard]] QString chosenFolder() const;
    [[nodiscard]] QStringList folders() const;
    void askBackUp();
    void askRestore();
    void offerRestore(const QString &path, const QString &copy, const QString &holds);
    void restoreNow(const QString &copy);
    void shareChosen();
    void applyFilter();
    void fillFilters();
    void fitCards();
    void openRow(const QModelIndex &index);
    void openSample(const models::LibraryRow &row);
    /// `sentence`: what the other workspace says of it.
    void openDocument(const library::Record &record, const QString &sentence = {});
    void readGames(QStringList games, const std::function<void()> &then);
    void importNext();
    void takeIn(const QStringList &files);
    void tellTakenIn(const TakenIn &taken, bool alone);
    /// The window over which progress is shown.
    [[nodiscard]] QWidget *over() const;
    [[nodiscard]] QAbstractItemView *view() const;
    [[nodiscard]] const models::LibraryRow *currentRow() const;
    /// The chosen documents, or the current one; samples are none.
    [[nodiscard]] QList<library::Record> chosen() const;
    [[nodiscard]] bool inTrash() const;
    void select(const QStringList &ids);
    void duplicateChosen();
    [[nodiscard]] bool move(const QList<library::Record> &records, MoveDocuments::Where where, const QString &sentence);
    void removeChosen();
    void restoreChosen();
    void purgeChosen();
    void emptyTrash();
    void keepBoth();
    void rename(const QModelIndex &index, const QString &name);
    void exportChosen();
    void exportOne(const library::Record &record);
    void moved(const QStringList &ids, const QString &problem);
    /// Nobody waits for an answer.
    void complain(const QString &title, const QString &text);
    void showState();
    void showActions();
    void say(const QString &sentence);
    [[nodiscard]] QString sentenceOfSelection() const;

    const Services &m_services;
    std::unique_ptr<models::LibraryModel> m_model;
    std::unique_ptr<QUndoStack> m_stack;
    CollectionPart *m_collection = nullptr;
    DockHost *m_host = nullptr;
    FilterList *m_filters = nullptr;
    QStackedWidget *m_pages = nullptr;
    QListView *m_cards = nullptr;
    QTreeView *m_table = nullptr;
    EmptyState *m_nothing = nullptr;
    FirstStart *m_firstStart = nullptr;
    LibraryDelegate *m_delegate = nullptr;
    QPointer<ToolStrip> m_strip; ///< of the window, which may go first
    QLineEdit *m_search = nullptr;
    QAction *m_searchIcon = nullptr;
    Chip *m_problems = nullptr;
    Chip *m_week = nullptr;
    QComboBox *m_sort = nullptr;
    Segments *m_view = nullptr;
    QAction *m_newRoster = nullptr;
    QAction *m_newCampaign = nullptr;
    QAction *m_import = nullptr;
    QAction *m_dataFolder = nullptr;
    QAction *m_getGames = nullptr;
    QAction *m_pasteList = nullptr;
    QAction *m_open = nullptr;
    QAction *m_duplicate = nullptr;
    QAction *m_rename = nullptr;
    QAction *m_remove = nullptr;
    QAction *m_restore = nullptr;
    QAction *m_purge = nullptr;
    QAction *m_emptyTrash = nullptr;
    QAction *m_keepBoth = nullptr;
    QAction *m_clearFilter = nullptr;
    QAction *m_export = nullptr;
    QAction *m_find = nullptr;
    QAction *m_share = nullptr;
    QAction *m_folder = nullptr;
    QAction *m_renameFolder = nullptr;
    QAction *m_samples = nullptr;
    QAction *m_backUp = nullptr;
    QAction *m_bringBack = nullptr;
    QAction *m_showCollection = nullptr;
    QAction *m_showReady = nullptr;
    QString m_sentence;
    QList<QStringList> m_toImport; ///< wait until those before them are in
    models::LibraryFilter::Sort m_sorting = models::LibraryFilter::Sort::Changed;
    bool m_backwards = false;
    QStringList m_lastUsed; ///< what was open in the other workspaces when the library was last in front
    bool m_importing = false;
    bool m_filling = false;
};

} // namespace muster::app
