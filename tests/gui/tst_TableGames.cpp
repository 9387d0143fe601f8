// SPDX-License-Identifier: GPL-3.0-or-later
#include "TableDesk.h"
#include "app/table/TableHead.h"
#include "app/table/begin/BeginDraft.h"
#include "app/table/board/ThrownView.h"
#include "app/table/end/TurnChart.h"
#include "app/table/master/PlayersWindow.h"
#include "text/Spoken.h"

#include <QAction>
#include <QLabel>
#include <QListView>
#include <QSpinBox>

using namespace muster;
using namespace muster::battle;

/// The other games at the table by real clicks: they begin, run two turns and end; everything is undone again.
class tst_TableGames : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::TableDesk> m_desk;

    void begin(const QString &game, int mine, int theirs)
    {
        m_desk = std::make_unique<test::TableDesk>();
        const QString first = m_desk->bring(game, mine);
        const QString second = mine == theirs ? first : m_desk->bring(game, theirs);
        m_desk->shell->handle({"table", "play", first, {}});
        test::settle();
        m_desk->choose("table.begin.against", 0);
        m_desk->pick("table.begin.opponent", second);
        QVERIFY(m_desk->table().beginning().canBegin());
    }
    QString first(int side)
    {
        for (const UnitState &each : m_desk->state().units) {
            if (each.side == side && each.boxes() > 1)
                return each.id;
        }
        return {};
    }

    QStringList unitsOf(int side)
    {
        QStringList all;
        for (const UnitState &each : m_desk->state().units) {
            if (each.side == side)
                all.append(each.id);
        }
        return all;
    }

    static QWidget *topLevel(const QString &name)
    {
        for (QWidget *each : QApplication::topLevelWidgets()) {
            if (each->objectName() == name)
                return each;
        }
        return nullptr;
    }

private slots:
    void cleanup() { m_desk.reset(); }

    void games_beginRunAndEnd_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("mine");
        QTest::addColumn<int>("theirs");
        QTest::newRow("dropzone") << "dropzone-commander" << 0 << 1;
        QTest::newRow("skirmish") << "modern-skirmish" << 0 << 1;
        QTest::newRow("at-43") << "at-43" << 0 << 1;
    }

    void games_beginRunAndEnd()
    {
        QFETCH(QString, game);
        QFETCH(int, mine);
        QFETCH(int, theirs);
        begin(game, mine, theirs);
        m_desk->run("table.beginBattle");
        QCOMPARE(m_desk->table().page(), app::TableWorkspace::Page::Board);
        const BattleState before = m_desk->state();
        for (int turn = 1; turn <= 2; ++turn) {
            m_desk->run("table.nextTurn");
            QCOMPARE(m_desk->state().turn, turn);
            m_desk->tap(first(0));
            m_desk->press("table.done");
            QVERIFY(m_desk->state().unit(first(0))->activated);
            if (turn == 1)
                m_desk->press("table.box.0");
            const auto &lines = m_desk->state().scoreLines;
            if (!lines.isEmpty())
                m_desk->press("table.more.1." + lines.first().id);
        }
        const UnitState &hurt = *m_desk->state().unit(first(0));
        QVERIFY(hurt.boxesLeft() < hurt.boxes());
        QVERIFY(m_desk->state().problems.isEmpty());
        QCOMPARE(test::namelessControls(*m_desk->shell.window).join(", "), QString());
        test::screenshot(*m_desk->shell.window, "table-" + game);
        m_desk->run("table.end");
        const auto charts = m_desk->shell->findChildren<app::TurnChart *>();
        QVERIFY(m_desk->state().scoreLines.isEmpty() || !charts.isEmpty());
        for (const app::TurnChart *chart : charts) { // as much in both turns
            QCOMPARE(chart->series().size(), 2);
            QCOMPARE(chart->series().first().values.size(), 2);
            QVERIFY(chart->series().first().values.at(0) > 0);
            QCOMPARE(chart->series().first().values.at(0), chart->series().first().values.at(1));
            QVERIFY(chart->accessibleName().contains(m_desk->state().sides.last().name));
        }
        test::screenshot(*m_desk->shell.window, "table-end-" + game);
        QVERIFY(!m_desk->find<QLabel>("table.end.report")->text().contains("Before this battle")); // it is their first one
        m_desk->choose("table.result.1", 1);
        m_desk->run("table.finish");
        QVERIFY(m_desk->state().ended);
        QCOMPARE(m_desk->state().sides.first().result, GameResult::Drawn);
        QCOMPARE(m_desk->state().sides.last().result, GameResult::Drawn);
        m_desk->undoAll();
        QCOMPARE(m_desk->state(), before);
    }

    // Every die is thrown, shown and written down; undone, it is forgotten.
    void attack_isThrownDieByDie()
    {
        begin("dust", 0, 1);
        m_desk->run("table.beginBattle");
        m_desk->run("table.nextTurn");
        app::AttackBox *attack = m_desk->table().unitPage()->attack();
        const auto *dice = m_desk->find<app::ThrownView>("table.attack.dice");
        m_desk->raise(attack);
        m_desk->table().session().setRandom([](int) { return 0; }); // the Army symbol hits, and no target symbol saves
        qsizetype entries = 0;
        UnitState before;
        for (const QString &own : unitsOf(0)) { // somebody who can hurt somebody
            if (dice->isVisible())
                break;
            m_desk->tap(own);
            for (const QString &aimed : unitsOf(1)) {
                m_desk->table().session().setTarget(aimed);
                m_desk->waitForOdds();
                if (!attack->columns()->isVisible())
                    continue;
                entries = m_desk->state().log.size();
                before = *m_desk->table().session().targetUnit();
                m_desk->press("table.attack.throw");
                if (dice->isVisible())
                    break;
                m_desk->undo(); // it has no dice against this one
            }
        }
        QVERIFY(dice->isVisible() && dice->height() > 20);
        QVERIFY(!m_desk->find<QLabel>("table.attack.thrown")->visibleRegion().isEmpty());
        QVERIFY2(dice->accessibleName().contains("Hits") && dice->accessibleName().contains("A"), qPrintable(dice->accessibleName()));
        test::screenshot(*m_desk->shell.window, "table-throw");
        const LogLine line = m_desk->state().log.at(entries);
        const Event *event = m_desk->table().session().document()->battle().eventNow(line.event);
        QVERIFY(event && event->as<Damaged>()); // everything hits and hurts
        QVERIFY(!event->as<Damaged>()->dice.isEmpty());
        QVERIFY2(text::spoken(line.text).contains("Hits "), qPrintable(text::spoken(line.text)));
        QVERIFY(m_desk->state().unit(before.id)->boxesLeft() < before.boxesLeft());
        m_desk->undo();
        QVERIFY(!dice->isVisible());
        QCOMPARE(m_desk->state().log.size(), entries);
        QCOMPARE(m_desk->state().unit(before.id)->boxesLeft(), before.boxesLeft());
    }

    void log_isFilteredByTurn()
    {
        begin("at-43", 0, 1);
        m_desk->run("table.beginBattle");
        QVERIFY(!m_desk->find<app::Combo>("table.log.turn")->isVisible()); // there is only the deployment
        for (int turn = 1; turn <= 2; ++turn) {
            m_desk->run("table.nextTurn");
            m_desk->tap(first(0));
            m_desk->press("table.done");
        }
        const auto *model = m_desk->find<QListView>("table.log")->model();
        const int all = model->rowCount();
        QCOMPARE(all, int(m_desk->state().log.size()));
        auto *turns = m_desk->find<app::Combo>("table.log.turn");
        m_desk->raise(turns);
        turns->setFocus();
        QTest::keyClick(turns, Qt::Key_End); // the last turn
        test::settle();
        QCOMPARE(turns->currentText(), QString("Turn 2"));
        QVERIFY(model->rowCount() > 0 && model->rowCount() < all);
        for (int row = 0; row < model->rowCount(); ++row)
            QVERIFY(model->index(row, 0).data(Qt::AccessibleTextRole).toString().startsWith("Turn 2"));
        test::screenshot(*m_desk->shell.window, "table-log-turn");
        QTest::keyClick(turns, Qt::Key_Tab);
        auto *every = m_desk->find<QToolButton>("table.log.everyTurn");
        QVERIFY(every->hasFocus());
        QTest::keyClick(every, Qt::Key_Space);
        test::settle();
        QCOMPARE(model->rowCount(), all);
        QVERIFY(turns->hasFocus() && !every->isVisible());
        QTest::keyClick(turns, Qt::Key_End);
        m_desk->undoAll(); // the turn that was chosen never was
        QCOMPARE(model->rowCount(), int(m_desk->state().log.size()));
    }

    void tabs_areThoseOfTheGame()
    {
        begin("dropzone-commander", 0, 1);
        m_desk->run("table.beginBattle");
        app::DockHost *docks = m_desk->shell->docks("table");
        for (const char *none : {"table.piles", "table.boards"}) {
            QVERIFY(!docks->isOpen(none));
            QVERIFY(!docks->toggleAction(none)->isVisible());
        }
        QVERIFY(docks->isOpen("table.dice") && docks->isShown("table.unit"));
        docks->resetLayout();
        m_desk->run("table.nextTurn");
        QVERIFY(!docks->isOpen("table.piles"));
        const QString marines = m_desk->bring("space-crusade", 1), aliens = m_desk->bring("space-crusade", 2);
        m_desk->shell->handle({"table", "play", marines, {}});
        test::settle();
        m_desk->choose("table.begin.against", 0);
        m_desk->pick("table.begin.opponent", aliens);
        m_desk->table().beginning().setScenario("crusade.scenario.seek-and-destroy");
        m_desk->run("table.beginBattle");
        QVERIFY(docks->isOpen("table.piles") && docks->isOpen("table.boards"));
        QVERIFY(docks->toggleAction("table.piles")->isVisible());
        QVERIFY(docks->isShown("table.boards"));
        QVERIFY(docks->tabbedWith("table.unit").contains("table.piles"));
    }

    // Sides are called like their lists, and lists have long names: what has to be tapped and read stays in sight.
    void longNames_leaveButtonsAndScoreInSight()
    {
        begin("dropzone-commander", 0, 1);
        m_desk->run("table.beginBattle");
        m_desk->run("table.nextTurn");
        for (const SideState &side : m_desk->state().sides) {
            auto *more = m_desk->find<QToolButton>("table.more." + side.id + ".held");
            m_desk->raise(more);
            const QWidget *panel = more->parentWidget();
            while (panel && !panel->inherits("QScrollArea"))
                panel = panel->parentWidget();
            QVERIFY(panel && more->mapTo(panel, QPoint(more->width(), 0)).x() <= panel->width());
        }
        for (const app::TableHead::Fact &fact : app::tableFacts(m_desk->table().session()))
            QVERIFY2(QFontMetrics(QApplication::font()).horizontalAdvance(fact.caption + fact.figure + fact.rest) < 400,
                     qPrintable(fact.figure));
    }

    // Here every unit may wait in every game; only where reserves are a matter of the scenario something can be wrong with it.
    void reservesOfTheGame_areNoMistake()
    {
        begin("dropzone-commander", 0, 1);
        m_desk->find<QListWidget>("table.begin.scenarios")->setCurrentRow(1);
        test::settle();
        app::BeginDraft &draft = m_desk->table().beginning();
        QVERIFY(draft.scenario());
        draft.setPlace(draft.preview().begun()->sides.first().units.first().id, "reserve");
        for (const app::BeginDraft::Check &check : draft.checks(0))
            QVERIFY2(check.holds, qPrintable(check.text));
    }

    void dice_areThrownTypedAndThrownAgain()
    {
        begin("dropzone-commander", 0, 1);
        m_desk->run("table.beginBattle");
        m_desk->run("table.nextTurn");
        m_desk->run("table.dice");
        m_desk->table().session().setRandom([](int) { return 5; });
        m_desk->press("table.dice.throw");
        QCOMPARE(m_desk->state().log.last().type, QString("dice"));
        QVERIFY2(m_desk->find<QLabel>("table.dice.result")->text().contains("6"),
                 qPrintable(m_desk->find<QLabel>("table.dice.result")->text()));
        QTest::keyClicks(m_desk->find<QLineEdit>("table.dice.faces"), "4");
        m_desk->press("table.dice.record");
        QVERIFY(m_desk->find<QLineEdit>("table.dice.faces")->text().isEmpty());
        QTest::keyClicks(m_desk->find<QLineEdit>("table.dice.faces"), "9"); // no such face: said, and nothing recorded
        const auto entries = m_desk->state().log.size();
        m_desk->press("table.dice.record");
        QCOMPARE(m_desk->state().log.size(), entries);
        test::screenshot(*m_desk->shell.window, "table-dice");
    }

    void playersWindow_neverHasASecret()
    {
        begin("space-crusade", 1, 2);
        app::BeginDraft &draft = m_desk->table().beginning();
        draft.setScenario("crusade.scenario.seek-and-destroy");
        const QVector<UnitAtStart> aliens = draft.preview().begun()->sides.last().units;
        QVERIFY(!aliens.isEmpty());
        for (const UnitAtStart &alien : aliens)
            draft.setPlace(alien.id, "reserve");
        const QString kind = draft.tokenKinds().first().name;
        draft.setTokens("crusade.bag.blips", draft.tokenKinds().first().id, 3);
        m_desk->run("table.beginBattle");
        m_desk->run("table.nextTurn");
        m_desk->press("table.blip");
        m_desk->press("table.scan.1");
        m_desk->press("table.hand.0");
        m_desk->menu("table.token.menu", "Place on board 1");
        m_desk->run("table.players");
        auto *window = qobject_cast<app::PlayersWindow *>(topLevel("table.players.window"));
        QVERIFY(window);
        const auto secrets = [&] {
            QStringList seen;
            for (const UnitAtStart &alien : aliens) {
                if (window->text().contains(alien.name))
                    seen.append(alien.name);
            }
            if (window->text().contains(kind))
                seen.append(kind);
            return seen.join(", ");
        };
        QCOMPARE(secrets(), QString());
        QVERIFY(window->text().contains("Aldo"));
        QVERIFY(window->text().contains("Board 1: 1 unknown blip"));
        QVERIFY(window->text().contains("Board 2: not scanned"));
        QVERIFY(window->text().contains("Secondary mission: not known yet"));
        // Nor does the value that the window is given hold one.
        const app::PlayersState given = app::playersState(m_desk->table().session().document()->battle(), m_desk->state(), nullptr, "en");
        QVERIFY(given.sides.last().units.isEmpty());
        QVERIFY(given.cards.isEmpty());
        // A figure that stands on the table is seen; an event is read out, and the one that opens the secondary mission opens it.
        m_desk->tap(aliens.first().id);
        m_desk->tap(aliens.first().id);
        m_desk->pick("table.place", QString());
        QVERIFY(window->text().contains(aliens.first().name));
        for (int i = 0; i < 60 && !m_desk->state().secondaryOpened; ++i)
            m_desk->press("table.draw.crusade.deck.marines");
        QVERIFY(m_desk->state().secondaryOpened);
        QVERIFY(!window->text().contains("not known yet"));
        test::screenshot(*window, "table-players");
        m_desk->undo();
        QVERIFY(window->text().contains("not known yet"));
        QCOMPARE(test::namelessControls(*window).join(", "), QString());
        m_desk->run("table.players");
    }

    void spaceCrusade_hasTheGameMastersBags()
    {
        begin("space-crusade", 1, 2);
        auto *scenarios = m_desk->find<QListWidget>("table.begin.scenarios");
        for (int i = 0; i < scenarios->count(); ++i) {
            if (scenarios->item(i)->data(Qt::UserRole) == "crusade.scenario.seek-and-destroy")
                scenarios->setCurrentRow(i);
        }
        test::settle();
        m_desk->choose("table.deploy.sides", 1);
        const QString kind = m_desk->table().beginning().tokenKinds().first().id;
        m_desk->find<QSpinBox>("table.tokens.crusade.bag.blips." + kind)->setValue(2);
        m_desk->find<QSpinBox>("table.tokens.crusade.bag.reinforcements." + kind)->setValue(1);
        test::screenshot(*m_desk->shell.window, "table-begin-crusade");
        m_desk->run("table.beginBattle");
        m_desk->run("table.nextTurn");
        QVERIFY(m_desk->state().sides.last().gameMaster);
        m_desk->press("table.blip");
        const auto pile = [this](const QString &id) -> const PileState & {
            for (const PileState &each : m_desk->state().piles) {
                if (each.start.id == id)
                    return each;
            }
            qFatal("no pile %s", qPrintable(id));
        };
        QCOMPARE(pile("crusade.bag.blips").left(), 1);
        m_desk->press("table.scan.2");
        QVERIFY(m_desk->state().boards.at(1).scanned);
        const int cards = pile("crusade.deck.marines").left();
        m_desk->press("table.draw.crusade.deck.marines");
        QCOMPARE(pile("crusade.deck.marines").left(), cards - 1);
        m_desk->undoAll();
        QCOMPARE(pile("crusade.deck.marines").left(), cards);
        QCOMPARE(pile("crusade.bag.blips").left(), 2);
    }
};

MUSTER_TEST_MAIN(tst_TableGames)
#include "tst_TableGames.moc"
