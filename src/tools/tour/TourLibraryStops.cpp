// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/tour/TourRoutes.h"

#include <QPlainTextEdit>
#include <QPushButton>

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

} // namespace

QList<TourStop> libraryStops()
{
    return {
        {"start", [](TourGuide &guide) { guide.show("library"); }},
        {"get-games", [](TourGuide &guide) { guide.run("library.getGames"); }, {1440, 900}, false, openedDialog},
        {"paste-list", pasteText, {1440, 900}, false, openedDialog},
    };
}

} // namespace muster::tools
