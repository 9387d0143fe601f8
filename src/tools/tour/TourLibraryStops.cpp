// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/tour/TourRoutes.h"

#include "app/shell/window/MainWindow.h"
#include "app/theme/widgets/Segments.h"
#include "app/workspace/Services.h"
#include "documents/collection/CollectionBook.h"
#include "documents/exchange/Exchange.h"
#include "library/repositories/Folders.h"

#include <QComboBox>
#include <QItemSelectionModel>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

namespace muster::tools {

namespace {

// A list as a friend would send it, with a misspelling and something that the game does not have.
const char *const friendsList = R"(+++++++++++++++++++++++++++++++++++++++++++++++
+ FACTION KEYWORD: Allies
+ TOTAL ARMY POINTS: 75pts
+++++++++++++++++++++++++++++++++++++++++++++++

1x Pounder (35 pts)
1x Hotdogg (30 pts)
1x Grey Pilgrim (10 pts): Staff
)";

void pasteText(TourGuide &guide)
{
    guide.run("library.pasteList");
    TourGuide::settle();
    QWidget *dialog = openedDialog(guide);
    auto *text = dialog ? dialog->findChild<QPlainTextEdit *>("pastedText") : nullptr;
    auto *read = dialog ? dialog->findChild<QPushButton *>("readPasted") : nullptr;
    if (!text || !read)
        return;
    text->setPlainText(QString::fromLatin1(friendsList));
    read->click();
}

// Everything of the first sample of a game is owned, some of it painted.
void countSample(TourGuide &guide)
{
    guide.show("library");
    guide.run("library.collection");
    TourGuide::settle();
    auto *games = guide.inPanel<QComboBox>("library.collection", "collectionGame");
    auto *count = guide.inPanel<QToolButton>("library.collection", "collectionCount");
    auto *table = guide.inPanel<QTreeView>("library.collection", "collectionTable");
    if (!games || !count || !table)
        return;
    games->setCurrentIndex(std::max(0, games->findData("dust.system")));
    emit count->menu()->aboutToShow();
    if (!count->menu()->actions().isEmpty())
        count->menu()->actions().last()->trigger();
    TourGuide::settle();
    const QModelIndex faction = table->model()->index(0, 0);
    for (int row = 0; row < table->model()->rowCount(faction) && row < 4; ++row)
        table->selectionModel()->select(table->model()->index(row, 0, faction), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    auto *move = guide.inPanel<QToolButton>("library.collection", "collectionMove");
    if (move && move->menu()->actions().size() > 4)
        move->menu()->actions().at(4)->trigger();
    table->setCurrentIndex(table->model()->index(1, 0, faction));
}

void tickSamples(TourGuide &guide)
{
    guide.run("library.ready");
    TourGuide::settle();
    if (auto *rosters = guide.inPanel<QListWidget>("library.ready", "readyRosters")) {
        for (int i = std::max(0, rosters->count() - 2); i < rosters->count(); ++i)
            rosters->item(i)->setCheckState(Qt::Checked);
    }
}

// Some of the samples as lists of one's own, in folders.
void fillLibrary(TourGuide &guide)
{
    QStringList files;
    for (const packs::PackPtr &pack : guide.services.packs.packs()) {
        for (const packs::Sample &sample : pack->manifest().samples)
            files.append(pack->path(sample.file));
    }
    const documents::Exchange exchange(guide.services.library, &guide.services.packs, guide.language);
    for (qsizetype i = 0; i < files.size() && i < 7; ++i) {
        const auto imported = exchange.importFile(files.at(i));
        if (imported && i % 2 == 0)
            (void)library::Folders(guide.services.library).put(imported->record.id, QStringLiteral("Club 2026"));
    }
    guide.show("roster");
    guide.show("library");
}

void showTable(TourGuide &guide)
{
    auto *views = guide.window.findChild<app::Segments *>("libraryView");
    if (!views)
        return;
    const QList<QToolButton *> buttons = views->findChildren<QToolButton *>();
    if (buttons.size() > 1)
        buttons.at(1)->click();
}

void shareAll(TourGuide &guide)
{
    guide.show("library");
    auto *cards = guide.inPanel<QListView>("library.documents", "libraryCards");
    if (!cards)
        return;
    cards->selectionModel()->clearSelection();
    for (int row = 1; row < 4 && row < cards->model()->rowCount(); ++row)
        cards->selectionModel()->select(cards->model()->index(row, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    guide.run("library.share");
    TourGuide::settle();
}

void chooseFormat(TourGuide &guide, int row)
{
    QWidget *dialog = openedDialog(guide);
    if (auto *formats = dialog ? dialog->findChild<QListWidget *>("shareFormats") : nullptr)
        formats->setCurrentRow(row);
}

// Three pots of a painter, one of them nearly empty.
void keepPaints(TourGuide &guide)
{
    collection::Changes changes;
    for (const auto &[name, colour, stock] : {std::tuple("Olive drab", "#556b2f", collection::Paint::Stock::Owned),
                                              std::tuple("Rust", "#8b4513", collection::Paint::Stock::RunningOut),
                                              std::tuple("Bone white", "#e8e0c8", collection::Paint::Stock::Missing)}) {
        collection::Change change;
        change.kind = collection::Change::Kind::Paint;
        change.paint = {QString::fromLatin1(name), QString::fromLatin1(name), {}, QString::fromLatin1(colour), stock, {}};
        changes.push_back(change);
    }
    (void)documents::CollectionBook::of(guide.services.library).record({}, changes);
    guide.run("library.collection");
    TourGuide::settle();
    if (auto *paints = guide.inPanel<QToolButton>("library.collection", "collectionPaints"))
        paints->click();
}

} // namespace

QList<TourStop> libraryStops()
{
    return {
        {"start", [](TourGuide &guide) { guide.show("library"); }},
        {"start-small", [](TourGuide &guide) { guide.show("library"); }, {1366, 768}},
        {"start-least", [](TourGuide &guide) { guide.show("library"); }, {910, 512}},
        {"own", fillLibrary},
        {"table", showTable, {1366, 768}},
        {"share", shareAll, {1440, 900}, false, openedDialog},
        {"share-messages",
         [](TourGuide &guide) {
             shareAll(guide);
             chooseFormat(guide, 2);
         },
         {1440, 900},
         false,
         openedDialog},
        {"share-page",
         [](TourGuide &guide) {
             shareAll(guide);
             chooseFormat(guide, 3);
         },
         {1440, 900},
         false,
         openedDialog},
        {"get-games", [](TourGuide &guide) { guide.run("library.getGames"); }, {1440, 900}, false, openedDialog},
        {"collection", countSample},
        {"ready", tickSamples},
        {"paints", keepPaints, {1440, 900}, false, openedDialog},
        {"paste-list", pasteText, {1440, 900}, false, openedDialog},
    };
}

QList<TourStop> collectionStops(const QSize &size)
{
    return {{"collection", countSample, size}, {"ready", tickSamples, size}};
}

} // namespace muster::tools
