// SPDX-License-Identifier: GPL-3.0-or-later
#include "TableEvening.h"

#include "SavedPdf.h"
#include "app/scenario/ScenarioList.h"
#include "app/scenario/ScenarioPage.h"
#include "app/scenario/ScenarioWorkspace.h"
#include "app/table/begin/BeginDraft.h"
#include "app/table/master/PlayersWindow.h"

#include <QSpinBox>
#include <QTreeWidget>

using namespace muster;
using test::TableEvening;

/// Walk 13: an evening of Space Crusade with a game master. The mission is read, two squads board, the aliens are secrets on a
/// second screen, events are drawn, and both squads take their experience home. In both languages.
class tst_WalkGameMaster : public QObject
{
    Q_OBJECT

private:
    test::FrenchEyes m_eyes;
    const QString m_scenario = "crusade.scenario.seek-and-destroy";

    void readTheMission(TableEvening &evening)
    {
        evening.shell->showWorkspace("scenarios");
        test::settle();
        auto &scenarios = *static_cast<app::ScenarioWorkspace *>(evening.shell->workspace("scenarios"));
        const packs::PackPtr game = evening.shell.core->packs().find("space-crusade");
        QString name;
        for (const packs::Scenario &each : game->scenarios()) {
            if (each.id == m_scenario)
                name = each.name.in(evening.shell.language->code());
        }
        QVERIFY(!name.isEmpty());
        evening.hands->write(scenarios.list()->search(), name);
        QCOMPARE(scenarios.list()->shown().size(), 1);
        evening.hands->key(Qt::Key_Return);
        if (!scenarios.current()) {
            QTreeWidget *tree = scenarios.list()->tree();
            evening.hands->click(tree, tree->model()->index(0, 0, tree->model()->index(0, 0)));
        }
        QVERIFY(scenarios.current());
        QCOMPARE(scenarios.documentName(), name);
        QVERIFY(scenarios.page()->toPlainText().size() > 200);
        evening.hands->look();
        test::screenshot(*evening.shell.window, "walk-master-mission");
    }

    void board(TableEvening &evening, const QStringList &lists)
    {
        evening.hands->key(Qt::Key_6, Qt::ControlModifier);
        evening.hands->act("table.new");
        evening.pick("table.begin.mine.0", lists.at(0));
        evening.press("table.begin.addMine");
        evening.pick("table.begin.mine.1", lists.at(1));
        evening.choose("table.begin.against", 0);
        evening.pick("table.begin.opponent", lists.at(2));
        auto *scenarios = evening.find<QListWidget>("table.begin.scenarios");
        for (int i = 0; i < scenarios->count(); ++i) {
            if (scenarios->item(i)->data(Qt::UserRole) == m_scenario)
                evening.hands->click(scenarios, scenarios->model()->index(i, 0));
        }
        auto *campaigns = evening.find<app::Combo>("table.begin.campaign");
        evening.pick("table.begin.campaign", campaigns->itemData(campaigns->findText("Gorgon")));
        evening.choose("table.deploy.sides", 2);
        app::BeginDraft &draft = evening.table().beginning();
        for (const battle::UnitAtStart &alien : draft.preview().begun()->sides.last().units)
            draft.setPlace(alien.id, "reserve"); // he says it in his head; the walk of tst_TableDust clicks each
        const QString kind = draft.tokenKinds().first().id;
        evening.find<QSpinBox>("table.tokens.crusade.bag.blips." + kind)->setValue(3);
        evening.hands->look();
        test::screenshot(*evening.shell.window, "walk-master-begin");
        evening.hands->act("table.beginBattle");
        QCOMPARE(evening.table().page(), app::TableWorkspace::Page::Board);
        QCOMPARE(evening.state().sides.size(), 3);
        QVERIFY(evening.state().sides.last().gameMaster);
    }

    void play(TableEvening &evening, QString &hero, QString &alien)
    {
        evening.hands->act("table.players");
        app::PlayersWindow *screen = nullptr;
        for (QWidget *each : QApplication::topLevelWidgets()) {
            if (each->objectName() == "table.players.window")
                screen = qobject_cast<app::PlayersWindow *>(each);
        }
        QVERIFY(screen);
        evening.hands->front();
        evening.hands->act("table.nextTurn");
        const int master = int(evening.state().sides.size()) - 1;
        hero = evening.unitOf(0, 1);
        alien = evening.unitOf(master);
        const QString alienName = evening.state().unit(alien)->name;
        QVERIFY(!screen->text().contains(alienName));
        evening.press("table.blip");
        evening.press("table.draw.crusade.deck.marines");
        QVERIFY(!screen->text().contains(alienName)); // a blip is a blip
        // It is seen: now the players see it too. Then a marine shoots.
        evening.tap(alien);
        evening.tap(alien);
        evening.pick("table.place", QString());
        QVERIFY(screen->text().contains(alienName));
        test::screenshot(*screen, "walk-master-players");
        evening.eliminate(alien, hero);
        // And one of the second squad is hurt.
        const QString hurt = evening.unitOf(1, 1);
        evening.tap(hurt);
        evening.press("table.box.0");
        evening.hands->look();
        test::screenshot(*evening.shell.window, "walk-master-board");
        evening.hands->act("table.players");
        evening.hands->front();
    }

    void takeItHome(TableEvening &evening, const QString &hero)
    {
        const QString name = evening.state().unit(hero)->name;
        evening.hands->act("table.end");
        for (const char *side : {"1", "2"})
            evening.choose(QString("table.objective.%1.primary").arg(side), 1);
        evening.choose("table.result.1", 0);
        QCOMPARE(evening.find<app::Segments>("table.result.2")->currentIndex(), 0); // they stand together
        QCOMPARE(evening.find<app::Segments>("table.result.3")->currentIndex(), 2);
        evening.hands->look();
        test::screenshot(*evening.shell.window, "walk-master-end");
        evening.hands->act("table.finish");
        QCOMPARE(evening.shell->current()->id(), QString("campaign"));
        QVERIFY(evening.campaign().isReporting());
        evening.hands->look();
        test::screenshot(*evening.shell.window, "walk-master-report");
        evening.hands->act("campaign.record");
        QCOMPARE(evening.book().fought(), 1);
        QVERIFY(evening.book().problems.isEmpty());
        const campaign::SoldierState *soldier = evening.soldier(name);
        QVERIFY2(soldier, qPrintable(name));
        QCOMPARE(soldier->kills, 1);
        QVERIFY(soldier->earned > 0);
        for (const campaign::Standing &line : evening.book().standings)
            QCOMPARE(line.won, 1); // both did their primary mission
    }

    void printTheSheets(TableEvening &evening)
    {
        evening.find<QTableView>("campaign.soldiers.table")->setFocus();
        evening.hands->key(Qt::Key_P, Qt::ControlModifier);
        QCOMPARE(evening.shell->current()->id(), QString("print"));
        auto &paper = *static_cast<app::PrintWorkspace *>(evening.shell->workspace("print"));
        paper.session().finish();
        test::settle();
        QVERIFY(paper.session().job().pages.size() >= 2); // a sheet for each squad
        QVERIFY(test::savePdf(paper, evening.shell.place.file("squads.pdf")));
    }

private slots:
    void walk_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("French") << "fr";
    }
    void walk()
    {
        QFETCH(QString, language);
        TableEvening evening(language, m_eyes);
        const QStringList lists{evening.bring("space-crusade", 1), evening.bring("space-crusade", 0), evening.bring("space-crusade", 2)};
        const auto nameOf = [&](int i) { return evening.shell.core->library().documents().find(lists.at(i))->name; };
        evening.newCampaign("Gorgon", "Space Crusade", {{"Ann", nameOf(0)}, {"Ben", nameOf(1)}});
        if (QTest::currentTestFailed())
            return;
        QString hero, alien;
        readTheMission(evening);
        if (!QTest::currentTestFailed())
            board(evening, lists);
        if (!QTest::currentTestFailed())
            play(evening, hero, alien);
        if (!QTest::currentTestFailed())
            takeItHome(evening, hero);
        if (!QTest::currentTestFailed())
            printTheSheets(evening);
    }
};

MUSTER_TEST_MAIN(tst_WalkGameMaster)
#include "tst_WalkGameMaster.moc"
