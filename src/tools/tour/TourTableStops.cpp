// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/tour/TourRoutes.h"

#include "app/table/board/AttackBox.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>
#include <QToolButton>

namespace muster::tools {

namespace {

constexpr int noRetreat = 8; ///< row of a Dust scenario with a map; in every language it has another name

void click(TourGuide &guide, const QString &button)
{
    if (auto *found = guide.window.findChild<QAbstractButton *>(button))
        found->click();
    TourGuide::settle();
}

void choose(TourGuide &guide, const QString &segments, int index)
{
    auto *found = guide.window.findChild<QWidget *>(segments);
    const auto buttons = found ? found->findChildren<QToolButton *>() : QList<QToolButton *>();
    if (index < buttons.size())
        buttons.at(index)->click();
    TourGuide::settle();
}

// The last list that is offered is the game's last sample.
void playAgainstSample(TourGuide &guide)
{
    choose(guide, "table.begin.against", 0);
    if (auto *lists = guide.window.findChild<QComboBox *>("table.begin.opponent")) {
        lists->setCurrentIndex(lists->count() - 1);
        emit lists->activated(lists->count() - 1);
    }
    TourGuide::settle();
}

// A tap on a token opens a menu: its first entry is the usual one.
void tapToken(TourGuide &guide, const QString &token)
{
    click(guide, token);
    if (auto *menu = guide.window.findChild<QMenu *>("table.token.menu")) {
        if (!menu->actions().isEmpty())
            menu->actions().first()->trigger();
        menu->close();
    }
    TourGuide::settle();
}

// The game master has drawn, two boards are scanned, one blip has been seen.
void playGameMaster(TourGuide &guide)
{
    guide.run("table.beginBattle");
    guide.run("table.nextTurn");
    for (int i = 0; i < 5; ++i)
        click(guide, "table.blip");
    click(guide, "table.token");
    for (const char *board : {"table.scan.1", "table.scan.2"}) {
        click(guide, board);
        tapToken(guide, "table.hand.0");
        tapToken(guide, "table.hand.0");
    }
    tapToken(guide, "table.token.1.0");
    click(guide, "table.phase.game-master");
    guide.show("table");
}

// A sample at the table, against just a name.
void beginBattle(TourGuide &guide, const QString &game)
{
    guide.openSample(game);
    guide.show("roster");
    guide.run("roster.play");
    if (auto *name = guide.window.findChild<QLineEdit *>("table.begin.name"))
        guide.type(name, "Camille");
}

} // namespace

QList<TourStop> tableStops()
{
    return {
        {"home", [](TourGuide &guide) { guide.show("table"); }},
        {"begin",
         [](TourGuide &guide) {
             beginBattle(guide, "dust");
             playAgainstSample(guide);
             if (auto *scenarios = guide.window.findChild<QAbstractItemView *>("table.begin.scenarios"))
                 guide.selectRow(scenarios, noRetreat);
         }},
        {"board",
         [](TourGuide &guide) {
             guide.run("table.beginBattle");
             guide.run("table.nextTurn");
             if (auto *army = guide.inPanel<QAbstractItemView>("table.mine")) {
                 guide.selectRow(army, 1);
                 for (const int key : {Qt::Key_Minus, Qt::Key_U, Qt::Key_Space})
                     guide.press(army, key);
                 guide.selectRow(army, 3);
             }
             if (auto *enemy = guide.inPanel<QAbstractItemView>("table.theirs")) {
                 guide.selectRow(enemy, 1);
                 guide.press(enemy, Qt::Key_G);
             }
             TourGuide::waitFor(guide.window.findChild<app::AttackBox *>());
         }},
        {"end",
         [](TourGuide &guide) {
             // The target of the last picture falls: the page then says who did it.
             if (auto *army = guide.inPanel<QAbstractItemView>("table.mine"))
                 guide.press(army, Qt::Key_3);
             guide.run("table.end");
             choose(guide, "table.result.1", 0);
         }},
        {"master-begin",
         [](TourGuide &guide) {
             beginBattle(guide, "space-crusade");
             playAgainstSample(guide);
             choose(guide, "table.deploy.sides", 1);
             click(guide, "table.tokens.fill");
             if (auto *tokens = guide.window.findChild<QSpinBox *>("table.tokens.crusade.bag.reinforcements.crusade.unit.ork"))
                 tokens->setValue(2);
         }},
        {"master", playGameMaster},
    };
}

} // namespace muster::tools
