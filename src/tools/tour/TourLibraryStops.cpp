// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/tour/TourRoutes.h"

#include <QComboBox>
#include <QItemSelectionModel>
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

} // namespace

QList<TourStop> libraryStops()
{
    return {
        {"start", [](TourGuide &guide) { guide.show("library"); }},
        {"get-games", [](TourGuide &guide) { guide.run("library.getGames"); }, {1440, 900}, false, openedDialog},
        {"collection", countSample},
        {"ready", tickSamples},
        {"paste-list", pasteText, {1440, 900}, false, openedDialog},
    };
}

} // namespace muster::tools
