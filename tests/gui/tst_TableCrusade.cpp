// SPDX-License-Identifier: GPL-3.0-or-later
#include "TableDesk.h"
#include "app/campaign/CampaignWorkspace.h"
#include "app/table/begin/BeginDraft.h"
#include "app/table/master/PlayersWindow.h"
#include "battle/TokenKinds.h"
#include "campaign/muster/ForceRoster.h"
#include "documents/campaign/CampaignDocument.h"
#include "documents/roster/LibraryRosterStore.h"

#include <QJsonDocument>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>

using namespace muster;
using namespace muster::battle;

/// A Space Crusade mission with the game master's side by real clicks: scans, blips, an echo, reinforcements, events, the secondary
/// mission, and the campaign after it.
class tst_TableCrusade : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::TableDesk> m_desk;
    QString m_mine, m_theirs;
    const QString ork = "crusade.unit.ork", gretchin = "crusade.unit.gretchin", android = "crusade.unit.android";

    /// My squad, the boarding party of the game master, and what he has put into the bags.
    void begin()
    {
        m_desk = std::make_unique<test::TableDesk>();
        m_mine = m_desk->bring("space-crusade", 1);
        m_theirs = m_desk->bring("space-crusade", 2);
        m_desk->shell->handle({"table", "play", m_mine, {}});
        test::settle();
        m_desk->choose("table.begin.against", 0);
        m_desk->pick("table.begin.opponent", m_theirs);
        auto *scenarios = m_desk->find<QListWidget>("table.begin.scenarios");
        for (int i = 0; i < scenarios->count(); ++i) {
            if (scenarios->item(i)->data(Qt::UserRole) == "crusade.scenario.seek-and-destroy")
                scenarios->setCurrentRow(i);
        }
        test::settle();
        m_desk->choose("table.deploy.sides", 1);
        fill("crusade.bag.blips", android, 2); // he has one
        fill("crusade.bag.blips", "dummy", 1);
        fill("crusade.bag.reinforcements", ork, 1);
        fill("crusade.bag.reinforcements", gretchin, 1);
        test::screenshot(*m_desk->shell.window, "table-crusade-begin");
        m_desk->run("table.beginBattle");
        QCOMPARE(m_desk->table().page(), app::TableWorkspace::Page::Board);
        QCOMPARE(m_desk->state().boards.size(), 4);
    }
    void fill(const QString &bag, const QString &kind, int count)
    {
        auto *field = m_desk->find<QSpinBox>("table.tokens." + bag + '.' + kind);
        QVERIFY(field);
        field->setValue(count);
    }
    /// The next draws, as places among what is left.
    void rig(const QVector<int> &numbers)
    {
        m_desk->table().session().setRandom([numbers, next = 0](int) mutable { return numbers.at(next++ % numbers.size()); });
    }
    QString tokenOn(int board, int number = 0)
    {
        for (const TokenState &token : m_desk->state().tokens) {
            if (token.board == board && !token.aside && number-- == 0)
                return token.id;
        }
        return {};
    }
    int standing()
    {
        int count = 0;
        for (const UnitState &unit : m_desk->state().units)
            count += unit.side == 1 && standsOnBoard(unit, m_desk->table().session().rules());
        return count;
    }
    static app::PlayersWindow *playersWindow()
    {
        for (QWidget *each : QApplication::topLevelWidgets()) {
            if (auto *window = qobject_cast<app::PlayersWindow *>(each))
                return window;
        }
        return nullptr;
    }

private slots:
    void cleanup() { m_desk.reset(); }

    void figures_waitUntilATokenBringsThem()
    {
        begin();
        QCOMPARE(standing(), 0);
        const auto kinds = tokenKinds(m_desk->state(), m_desk->table().session().rules(), "en");
        const auto row = [&kinds](const QString &id) {
            return *std::find_if(kinds.begin(), kinds.end(), [&id](const TokenKind &each) { return each.id == id; });
        };
        QCOMPARE(row(gretchin).figures, 3);
        QCOMPARE(row(gretchin).free, 3);
        QCOMPARE(row(gretchin).points, 3);
        QCOMPARE(row(android).figures, 1);
        QCOMPARE(row(android).inBags, 2);
        QVERIFY(m_desk->shell->docks("table")->isShown("table.boards"));
        QCOMPARE(m_desk->find<QTableWidget>("table.kinds")->rowCount(), int(kinds.size()));
    }

    void phases_areTappedInAnyOrder_andKeysDoWhatButtonsDo()
    {
        begin();
        m_desk->run("table.nextTurn");
        QCOMPARE(m_desk->state().phase, QString("orders"));
        m_desk->press("table.phase.game-master");
        QCOMPARE(m_desk->state().phase, QString("game-master"));
        m_desk->press("table.phase.players");
        QCOMPARE(m_desk->state().phase, QString("players"));
        QVERIFY(m_desk->find<QAbstractButton>("table.phase.players")->isChecked());
        QVERIFY(!m_desk->find<QAbstractButton>("table.phase.game-master")->isChecked());
        auto *army = m_desk->find<app::ArmyPanel>("table.mine");
        army->setFocus();
        rig({0});
        QTest::keyClick(army, Qt::Key_B);
        QCOMPARE(m_desk->state().tokens.size(), 1);
        QTest::keyClick(army, Qt::Key_K);
        QCOMPARE(m_desk->state().tokens.size(), 2);
        QVERIFY(isReinforcement(m_desk->state().tokens.last(), m_desk->table().session().rules()));
        QTest::keyClick(army, Qt::Key_D);
        QCOMPARE(m_desk->state().log.last().type, QString("card"));
        QTest::keyClick(army, Qt::Key_R);
        test::settle();
        m_desk->menu("table.token.menu", "On board 3");
        QCOMPARE(standing(), 1);
        QCOMPARE(m_desk->state().tokens.last().board, 3);
        QCOMPARE(test::namelessControls(*m_desk->shell.window).join(", "), QString());
    }

    void secondary_isReadOpenedAndClosedByTheGameMaster()
    {
        begin();
        m_desk->run("table.players");
        app::PlayersWindow *window = playersWindow();
        QVERIFY(window);
        m_desk->press("table.secondary.read");
        QVERIFY(m_desk->find<QLabel>("table.secondary.text")->text().contains("Event 2"));
        QVERIFY(window->text().contains("not known yet"));
        m_desk->press("table.secondary.open");
        QVERIFY(m_desk->state().secondaryOpened);
        QVERIFY(!window->text().contains("not known yet"));
        m_desk->press("table.secondary.open");
        QVERIFY(!m_desk->state().secondaryOpened);
        m_desk->undo();
        QVERIFY(m_desk->state().secondaryOpened);
        m_desk->run("table.players");
    }

    void mission_endsInACampaignWithTheFiguresOfTheRules()
    {
        begin();
        const BattleState before = m_desk->state();
        m_desk->run("table.players");
        app::PlayersWindow *window = playersWindow();
        QVERIFY(window);
        m_desk->run("table.nextTurn");
        // Three blips into the hand: the androids lie before the dummy in the bag.
        rig({0, 0, 0});
        for (int i = 0; i < 3; ++i)
            m_desk->press("table.blip");
        QCOMPARE(m_desk->state().tokens.size(), 3);
        // The first scan: one android lies on board 1, and players see a blip.
        m_desk->press("table.scan.1");
        QVERIFY(m_desk->find<QLabel>("table.scans")->text().startsWith("1 of 4"));
        m_desk->press("table.hand.0");
        m_desk->menu("table.token.menu", "Place on board 1");
        QCOMPARE(m_desk->state().token(tokenOn(1))->card, android);
        QVERIFY(window->text().contains("Board 1: 1 unknown blip"));
        QVERIFY(!window->text().contains("Android"));
        test::screenshot(*m_desk->shell.window, "table-crusade-boards");
        // It is seen: the figure stands there, for everybody.
        m_desk->press("table.token.1.0");
        m_desk->menu("table.token.menu", "Turn it over");
        const QString seen = m_desk->unit("Unit 7", 1);
        QCOMPARE(m_desk->state().unit(seen)->place, QString());
        QCOMPARE(m_desk->table().session().current(), seen);
        QVERIFY(window->text().contains("Board 1: Unit 7"));
        QVERIFY(m_desk->find<QLabel>("table.echo")->text().contains("Android"));
        // The other android on board 2: no figure is free, so it was an echo.
        m_desk->press("table.scan.2");
        m_desk->press("table.hand.0");
        m_desk->menu("table.token.menu", "Place on board 2");
        m_desk->press("table.token.2.0");
        m_desk->menu("table.token.menu", "Turn it over");
        QVERIFY(tokenOn(2).isEmpty());
        QCOMPARE(standing(), 1);
        // Aldo eliminates the android; its figure is free again.
        killSeen(seen);
        // The last scan places what is left in the hand.
        m_desk->press("table.scan.3");
        QVERIFY(tokenOn(3).isEmpty());
        m_desk->press("table.scan.4");
        QCOMPARE(m_desk->state().token(tokenOn(4))->card, QString("dummy"));
        m_desk->press("table.token.4.0");
        m_desk->menu("table.token.menu", "Turn it over");
        QVERIFY(tokenOn(4).isEmpty()); // nothing was there
        reinforceAndKill(window);
        // Event 2 opens the secondary mission.
        for (int i = 0; i < 30 && !m_desk->state().secondaryOpened; ++i)
            m_desk->press("table.draw.crusade.deck.marines");
        QVERIFY(m_desk->state().secondaryOpened);
        QVERIFY(m_desk->state().problems.isEmpty());
        test::screenshot(*m_desk->shell.window, "table-crusade-later");
        test::screenshot(*window, "table-crusade-players");
        m_desk->run("table.players");
        endInCampaign();
        m_desk->shell->showWorkspace("table");
        m_desk->undoAll();
        QCOMPARE(m_desk->state(), before);
    }

private:
    void killSeen(const QString &android)
    {
        m_desk->press("table.eliminated");
        m_desk->menu("table.killers", "Aldo");
        QVERIFY(m_desk->state().unit(android)->isOut());
        QVERIFY(tokenOn(1).isEmpty() || m_desk->state().token(tokenOn(1))->unit == android);
        QCOMPARE(standing(), 0);
        QVERIFY(!m_desk->find<QLabel>("table.echo")->isVisibleTo(m_desk->shell.window.get()));
    }
    /// Both tokens of the hand come: with empty boards all of them must.
    void reinforceAndKill(app::PlayersWindow *window)
    {
        rig({0, 0});
        m_desk->press("table.token");
        m_desk->press("table.token");
        QCOMPARE(m_desk->find<QPushButton>("table.reinforce")->text(), QString("Reinforce: all 2"));
        m_desk->press("table.reinforce");
        m_desk->menu("table.token.menu", "On board 2");
        QCOMPARE(standing(), 2);
        QVERIFY(window->text().contains("Board 2: "));
        // An ork is eliminated by Aldo too.
        for (const UnitState &unit : m_desk->state().units) {
            if (unit.side == 1 && standsOnBoard(unit, m_desk->table().session().rules()) && tokenKindId(unit.entry) == ork) {
                m_desk->table().session().setCurrent(unit.id);
                break;
            }
        }
        test::settle();
        m_desk->press("table.eliminated");
        m_desk->menu("table.killers", "Aldo");
        QCOMPARE(m_desk->state().sides.first().kills, 2);
    }
    void endInCampaign()
    {
        const packs::PackPtr pack = m_desk->shell.core->packs().find("space-crusade");
        campaign::Campaign book;
        book.start.id = "book";
        book.start.name = "Gorgon's Wake";
        book.start.system = "space-crusade";
        book.start.players = {{"p", "Camille", {}, {}}};
        book.rules = campaign::CampaignRules::fromJson(QJsonDocument::fromJson(pack->campaignJson()).object());
        documents::LibraryRosterStore store(m_desk->shell.core->library());
        const auto force = campaign::enlistRoster(store.load(m_mine)->roster, campaign::GameBasis::of(*pack), book.rules, "p");
        QVERIFY(force.ok());
        book.events.append(campaign::makeEvent(*force));
        int survivors = 0;
        {
            documents::CampaignDocument document(book, "Space Crusade");
            QVERIFY(document.attach(m_desk->shell.core->library(), "book").ok());
            document.finishSaving();
            survivors = int(document.state().soldiers.size());
        }
        int points = 0;
        for (const BattleKill &kill : m_desk->state().kills)
            points += m_desk->state().units.at(kill.unit).points;
        m_desk->run("table.end");
        m_desk->choose("table.result.1", 0);
        m_desk->pick("table.end.campaign", "book");
        for (const char *objective : {"primary", "secondary"})
            m_desk->choose(QString("table.objective.1.") + objective, 1);
        test::screenshot(*m_desk->shell.window, "table-crusade-end");
        m_desk->run("table.finish");
        test::settle();
        auto &workspace = *static_cast<app::CampaignWorkspace *>(m_desk->shell->workspace("campaign"));
        QVERIFY2(workspace.isReporting(), qPrintable(workspace.status().left.join("; ")));
        test::screenshot(*m_desk->shell.window, "table-crusade-report");
        m_desk->run("campaign.record");
        const campaign::CampaignState &after = workspace.session().state();
        QCOMPARE(after.fought(), 1);
        const auto aldo = std::find_if(after.soldiers.begin(), after.soldiers.end(),
                                       [](const campaign::SoldierState &each) { return each.name == "Aldo"; });
        QVERIFY(aldo != after.soldiers.end());
        QCOMPARE(aldo->kills, 2);
        QCOMPARE(aldo->killPoints, points);
        const auto other = std::find_if(after.soldiers.begin(), after.soldiers.end(),
                                        [](const campaign::SoldierState &each) { return each.name != "Aldo"; });
        const campaign::MissionState &mission = after.missions.first();
        QCOMPARE(mission.kills, 2);
        QCOMPARE(mission.killPoints, points);
        QCOMPARE(mission.survivors, survivors);
        // 2 for coming back, a fifth of 20 for the primary and of 10 for the secondary mission; the PA of his victims are his.
        QCOMPARE(survivors, 5);
        QCOMPARE(mission.survivorPoints, 10);
        QCOMPARE(mission.objectivePoints, 30);
        QCOMPARE(other->earned, 2 + 4 + 2);
        QCOMPARE(aldo->earned, 8 + points);
    }
};

MUSTER_TEST_MAIN(tst_TableCrusade)
#include "tst_TableCrusade.moc"
