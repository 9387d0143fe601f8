// SPDX-License-Identifier: GPL-3.0-or-later
#include "TableDesk.h"
#include "app/campaign/CampaignWorkspace.h"
#include "app/table/TableHead.h"
#include "app/table/begin/BeginDraft.h"
#include "app/table/begin/DeploymentRow.h"
#include "campaign/muster/ForceRoster.h"
#include "documents/campaign/CampaignDocument.h"
#include "documents/roster/LibraryRosterStore.h"

#include <QJsonDocument>
#include <QLabel>
#include <QListView>
#include <QPaintEvent>

using namespace muster;
using namespace muster::battle;

/// How much of a widget was painted.
class PaintSpy final : public QObject
{
public:
    explicit PaintSpy(QWidget *watched) { watched->installEventFilter(this); }
    int pixels = 0;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            for (const QRect &part : static_cast<QPaintEvent *>(event)->region())
                pixels += part.width() * part.height();
        }
        return false;
    }
};

/// A Dust scenario at the table by real clicks: reserves, suppression, a destroyed walker, victory points, and the campaign after it.
class tst_TableDust : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::TableDesk> m_desk;
    QString m_mine, m_theirs;

    /// Both lists, No Retreat, I defend.
    void prepare()
    {
        m_desk = std::make_unique<test::TableDesk>();
        m_theirs = m_desk->bring("dust", 0);
        m_mine = m_desk->bring("dust", 1);
        m_desk->shell->showWorkspace("table");
        test::settle();
        m_desk->run("table.new");
        m_desk->pick("table.begin.mine.0", m_mine);
        m_desk->choose("table.begin.against", 0);
        m_desk->pick("table.begin.opponent", m_theirs);
        auto *scenarios = m_desk->find<QListWidget>("table.begin.scenarios");
        for (int i = 0; i < scenarios->count(); ++i) {
            if (scenarios->item(i)->data(Qt::UserRole) == "dust.scenario.battlefield-3-no-retreat")
                scenarios->setCurrentRow(i);
        }
        test::settle();
        m_desk->press("table.begin.swap");
    }
    void begin()
    {
        prepare();
        m_desk->run("table.beginBattle");
        QCOMPARE(m_desk->table().page(), app::TableWorkspace::Page::Board);
    }
    const UnitState &unit(const QString &id) { return *m_desk->state().unit(id); }
    QString first(int side, int number = 0)
    {
        for (const UnitState &each : m_desk->state().units) {
            if (each.side == side && number-- == 0)
                return each.id;
        }
        return {};
    }

private slots:
    void cleanup() { m_desk.reset(); }

    void home_saysWhatToDo()
    {
        m_desk = std::make_unique<test::TableDesk>();
        m_desk->shell->showWorkspace("table");
        test::settle();
        QCOMPARE(m_desk->table().page(), app::TableWorkspace::Page::Home);
        QCOMPARE(test::namelessControls(*m_desk->shell.window).join(", "), QString());
        test::screenshot(*m_desk->shell.window, "table-home");
        QVERIFY(!m_desk->table().undoStack());
    }

    void begin_checksTheScenario_andForcesNothing()
    {
        prepare();
        QCOMPARE(m_desk->table().page(), app::TableWorkspace::Page::Begin);
        app::BeginDraft &draft = m_desk->table().beginning();
        QVERIFY(draft.canBegin());
        QCOMPARE(draft.roleName(0), QString("Defender"));
        QVERIFY(!draft.checks(0).first().holds); // nobody waits yet
        auto *checks = m_desk->find<QLabel>("table.deploy.checks");
        QVERIFY(checks->text().contains("You may begin anyway."));
        const QString unit = draft.preview().begun()->sides.first().units.last().id;
        auto *row = m_desk->find<app::DeploymentRow>("table.deploy." + unit);
        row->setFocus();
        QTest::keyClick(row, Qt::Key_2);
        QCOMPARE(draft.place(unit), QString("reserve"));
        QVERIFY(!draft.checks(0).first().holds); // one is less than half
        const QString next = draft.checks(0).first().unit;
        QVERIFY(!next.isEmpty() && draft.place(next).isEmpty());
        m_desk->press("table.deploy.mend");
        QCOMPARE(draft.place(next), QString("reserve"));
        draft.setPlace(next, {});
        QStringList waiting{unit};
        for (const UnitAtStart &each : draft.preview().begun()->sides.first().units) {
            if (2 * waiting.size() >= draft.preview().begun()->sides.first().units.size())
                break;
            auto *other = m_desk->find<app::DeploymentRow>("table.deploy." + each.id);
            other->setFocus();
            QTest::keyClick(other, Qt::Key_2);
            waiting.append(each.id);
        }
        QVERIFY2(draft.checks(0).first().holds, qPrintable(draft.checks(0).first().text));
        QVERIFY2(draft.checks(0).first().text.startsWith(
                     QString("%1 of %2").arg(waiting.size()).arg(draft.preview().begun()->sides.first().units.size())),
                 qPrintable(draft.checks(0).first().text));
        row->setFocus();
        QTest::keyClick(row, Qt::Key_1);
        QCOMPARE(draft.place(unit), QString());
        QVERIFY(!draft.checks(0).first().holds);
        QTest::mouseClick(row->places()->findChildren<QToolButton *>().at(2), Qt::LeftButton);
        QCOMPARE(draft.place(unit), QString("ambush"));
        QCOMPARE(test::namelessControls(*m_desk->shell.window).join(", "), QString());
        test::screenshot(*m_desk->shell.window, "table-begin");
        QTest::keyClick(row, Qt::Key_Return, Qt::ControlModifier);
        test::settle();
        QCOMPARE(m_desk->table().page(), app::TableWorkspace::Page::Board);
        QCOMPARE(this->unit(unit).place, QString("ambush"));
        QCOMPARE(m_desk->state().sides.size(), 2);
        QCOMPARE(m_desk->state().sides.first().role, QString("defender"));
    }

    void justAName_isEnough()
    {
        m_desk = std::make_unique<test::TableDesk>();
        const QString mine = m_desk->bring("dust", 0);
        m_desk->shell->handle({"table", "play", mine, {}}); // as the list asks for it
        test::settle();
        QCOMPARE(m_desk->table().page(), app::TableWorkspace::Page::Begin);
        QTest::keyClicks(m_desk->find<QLineEdit>("table.begin.name"), "Camille");
        m_desk->run("table.beginBattle");
        QCOMPARE(m_desk->state().sides.last().name, QString("Camille"));
        m_desk->run("table.nextTurn");
        QCOMPARE(m_desk->state().turn, 1);
        // It is in the library, and opened from there.
        library::Filter filter;
        filter.kind = library::Kind::Battle;
        const auto stored = m_desk->shell.core->library().documents().list(filter);
        QVERIFY(stored && stored->size() == 1);
        m_desk->run("table.putAway");
        QCOMPARE(m_desk->table().page(), app::TableWorkspace::Page::Home);
        m_desk->shell->handle({"table", "battle", stored->first().id, {}});
        test::settle();
        QCOMPARE(m_desk->state().turn, 1);
    }

    void taps_areRecorded_andUndone()
    {
        begin();
        m_desk->run("table.nextTurn");
        const BattleState before = m_desk->state();
        const QString mine = first(0), theirs = first(1);
        m_desk->tap(mine);
        QCOMPARE(m_desk->table().session().current(), mine);
        m_desk->tap(mine, true); // the ring
        QVERIFY(unit(mine).activated);
        m_desk->press("table.done");
        QVERIFY(!unit(mine).activated);
        m_desk->press("table.box.0");
        QCOMPARE(unit(mine).boxesLeft(), unit(mine).boxes() - 1);
        const int lost = unit(mine).figures.size() > 1 ? 0 : unit(mine).boxes() - 1;
        m_desk->press(QString("table.box.%1").arg(lost)); // ticked ones stand at the end, of a squad each on its own
        QCOMPARE(unit(mine).boxesLeft(), unit(mine).boxes());
        m_desk->press("table.marker.dust.marker.under-fire");
        QVERIFY(unit(mine).marker("dust.marker.under-fire"));
        QTest::keyClicks(m_desk->find<QLineEdit>("table.note"), "behind the wall");
        QTest::keyClick(m_desk->find<QLineEdit>("table.note"), Qt::Key_Return);
        QCOMPARE(m_desk->state().log.last().type, QString("note"));
        m_desk->press("table.more.1.vp");
        QCOMPARE(m_desk->state().sides.first().score, 1);
        m_desk->tap(theirs);
        QCOMPARE(m_desk->table().session().target(), theirs);
        m_desk->tap(theirs); // once more: its page
        QCOMPARE(m_desk->table().session().current(), theirs);
        m_desk->press("table.eliminated");
        m_desk->menu("table.killers", unit(mine).name);
        QVERIFY(unit(theirs).isOut());
        QCOMPARE(m_desk->state().sides.first().kills, 1);
        QCOMPARE(m_desk->state().units.at(m_desk->state().kills.last().by).id, mine);
        QCOMPARE(test::namelessControls(*m_desk->shell.window).join(", "), QString());
        test::screenshot(*m_desk->shell.window, "table-board");
        QUndoStack *stack = m_desk->table().undoStack();
        while (stack->index() > 1) // the first step is the turn
            stack->undo();
        QCOMPARE(m_desk->state(), before);
    }

    // A marker at the table is a condition of the attack, until somebody says otherwise; another target begins anew.
    void markers_fillInTheOdds()
    {
        begin();
        m_desk->run("table.nextTurn");
        const QString mine = first(0), theirs = first(1), next = first(1, 1);
        m_desk->tap(mine);
        QMenu *markers = m_desk->find<QToolButton>("table.markers.more")->menu();
        markers->setObjectName("table.markers.menu");
        markers->popup({});
        m_desk->menu("table.markers.menu", "Stimulants: attack");
        QVERIFY(unit(mine).marker("dust.marker.attack-stimulants"));
        m_desk->tap(theirs);
        const auto sustained = [&]() -> QAbstractButton * {
            m_desk->waitForOdds();
            return m_desk->shell->findChild<QAbstractButton *>("table.condition.sustained");
        };
        QVERIFY(sustained() && sustained()->isChecked());
        m_desk->press("table.condition.sustained");
        QVERIFY(!sustained()->isChecked());
        m_desk->press("table.condition.cover=cover");
        QVERIFY(sustained());
        QVERIFY(m_desk->find<QAbstractButton>("table.condition.cover=cover")->isChecked());
        m_desk->tap(next); // its cover is its own
        QVERIFY(sustained() && sustained()->isChecked());
        QVERIFY(!m_desk->find<QAbstractButton>("table.condition.cover=cover")->isChecked());
    }

    // On a small screen names grow shorter; the score of both sides stays.
    void head_keepsTheScoreOfBothSides()
    {
        begin();
        m_desk->run("table.nextTurn");
        const auto heads = m_desk->shell->findChildren<app::TableHead *>();
        QVERIFY(!heads.isEmpty());
        for (const app::TableHead *head : heads) {
            const auto all = head->fitting(10000), few = head->fitting(420), none = head->fitting(20);
            QCOMPARE(few.size(), all.size());
            QVERIFY(none.isEmpty());
            for (int i = 0; i < all.size(); ++i)
                QCOMPARE(few.at(i).figure, all.at(i).figure);
        }
    }

    // The tour and the benchmarks end a window in the middle of a save; it looked at workspaces that were gone.
    void window_goesWhileATapIsBeingSaved()
    {
        begin();
        auto *army = m_desk->find<app::ArmyPanel>("table.mine");
        army->setCurrentIndex(army->army().indexOfUnit(first(0)));
        army->setFocus();
        test::settle();
        QTest::keyClick(army, Qt::Key_Space);
        m_desk->shell.window.reset();
        library::Filter battles;
        battles.kind = library::Kind::Battle;
        const auto stored = m_desk->shell.core->library().documents().list(battles);
        QVERIFY(stored && stored->size() == 1);
        const auto read = documents::BattleDocument::load(m_desk->shell.core->library(), stored->first().id);
        QVERIFY(read.ok());
        QVERIFY(read->battle.events.last().as<Activated>());
    }

    // A tap is answered at once: one tile is painted, not both armies. (A counter in a title used to paint the whole window.)
    void tap_paintsTheTileItIsAbout()
    {
        begin();
        m_desk->run("table.nextTurn");
        auto *mine = m_desk->find<app::ArmyPanel>("table.mine"), *theirs = m_desk->find<app::ArmyPanel>("table.theirs");
        m_desk->tap(first(0));
        m_desk->waitForOdds();
        mine->setFocus();
        test::settle();
        PaintSpy own(mine->viewport()), other(theirs->viewport());
        QTest::keyClick(mine, Qt::Key_Space);
        test::settle();
        QVERIFY(unit(first(0)).activated);
        const int tile = mine->visualRect(mine->currentIndex()).height() * mine->viewport()->width();
        QVERIFY2(own.pixels >= tile && own.pixels <= 3 * tile, qPrintable(QString("%1 of %2").arg(own.pixels).arg(tile)));
        QCOMPARE(other.pixels, 0);
    }

    void keys_doWhatTapsDo()
    {
        begin();
        m_desk->run("table.nextTurn");
        auto *army = m_desk->find<app::ArmyPanel>("table.mine");
        const QString mine = first(0);
        army->setCurrentIndex(army->army().indexOfUnit(mine));
        army->setFocus();
        QTest::keyClick(army, Qt::Key_Space);
        QVERIFY(unit(mine).activated);
        QTest::keyClick(army, Qt::Key_Minus);
        QCOMPARE(unit(mine).boxesLeft(), unit(mine).boxes() - 1);
        QTest::keyClick(army, Qt::Key_Plus);
        QCOMPARE(unit(mine).boxesLeft(), unit(mine).boxes());
        QTest::keyClick(army, Qt::Key_U);
        QVERIFY(unit(mine).marker("dust.marker.under-fire"));
        QTest::keyClick(army, Qt::Key_U);
        QVERIFY(!unit(mine).marker("dust.marker.under-fire"));
        QTest::keyClick(army, Qt::Key_N);
        QCOMPARE(m_desk->state().turn, 2);
        QVERIFY(!unit(mine).activated);
        m_desk->tap(mine);
        army->setFocus();
        QTest::keyClick(army, Qt::Key_G); // nobody aims at his own side
        QVERIFY(m_desk->table().session().target() != mine);
    }

    void threeTurns_endInACampaignWithTheFiguresOfTheRules()
    {
        prepare();
        app::BeginDraft &draft = m_desk->table().beginning();
        const auto units = draft.preview().begun()->sides.first().units;
        QStringList waiting;
        for (const UnitAtStart &each : units) {
            if (each.joins.isEmpty() && waiting.size() < 2)
                waiting.append(each.id);
        }
        for (const QString &id : std::as_const(waiting))
            QTest::mouseClick(m_desk->find<app::DeploymentRow>("table.deploy." + id)->places()->findChildren<QToolButton *>().at(1),
                              Qt::LeftButton);
        m_desk->run("table.beginBattle");
        QCOMPARE(unit(waiting.first()).place, QString("reserve"));
        m_desk->run("table.nextTurn");
        // Reserves: one die in turn 1, an Army symbol is needed. Faces: A A T T S S.
        m_desk->table().session().setRandom([](int) { return 5; });
        m_desk->press("table.arrival.throw." + waiting.first());
        QCOMPARE(unit(waiting.first()).place, QString("reserve"));
        QVERIFY(unit(waiting.first()).activated); // whoever does not arrive has had their activation
        m_desk->table().session().setRandom([](int) { return 0; });
        m_desk->press("table.arrival.throw." + waiting.last());
        QCOMPARE(unit(waiting.last()).place, QString());
        // Turn 2: one of mine shoots at a walker: hit it is Under Fire, hit again Suppressed.
        m_desk->run("table.nextTurn");
        QString shooter, walker;
        for (const UnitState &each : m_desk->state().units) {
            if (each.side == 1 && each.figures.size() == 1 && each.boxes() >= 4 && each.never.isEmpty() && walker.isEmpty())
                walker = each.id;
        }
        QVERIFY(!walker.isEmpty());
        for (const UnitState &each : m_desk->state().units) { // somebody whose weapons can hurt it
            if (each.side != 0 || !each.place.isEmpty() || each.id == waiting.last() || !shooter.isEmpty())
                continue;
            m_desk->tap(each.id);
            if (m_desk->table().session().target() != walker)
                m_desk->tap(walker);
            m_desk->raise(m_desk->table().unitPage());
            m_desk->waitForOdds();
            if (m_desk->table().unitPage()->attack()->columns()->isVisible())
                shooter = each.id;
        }
        QVERIFY(!shooter.isEmpty());
        test::screenshot(*m_desk->shell.window, "table-attack");
        m_desk->press("table.losses.1");
        QCOMPARE(unit(walker).boxesLeft(), unit(walker).boxes() - 1);
        QVERIFY(unit(walker).marker("dust.marker.under-fire"));
        m_desk->waitForOdds();
        m_desk->press("table.losses.1");
        QVERIFY(unit(walker).marker("dust.marker.suppressed"));
        QVERIFY(!unit(walker).marker("dust.marker.under-fire"));
        m_desk->undo();
        QVERIFY(unit(walker).marker("dust.marker.under-fire")); // one step
        QCOMPARE(unit(walker).boxesLeft(), unit(walker).boxes() - 1);
        // Turn 3: the reserve comes by itself; the walker is destroyed; points are scored.
        m_desk->run("table.nextTurn");
        m_desk->press("table.arrival.came." + waiting.first());
        QCOMPARE(unit(waiting.first()).place, QString());
        const int points = unit(walker).points;
        for (int left = unit(walker).boxesLeft(); left > 0; --left) {
            m_desk->waitForOdds();
            m_desk->press("table.losses.1");
        }
        QVERIFY(unit(walker).isOut());
        QCOMPARE(m_desk->state().sides.first().kills, 1);
        QCOMPARE(m_desk->state().sides.first().killPoints, points);
        QCOMPARE(m_desk->state().sides.first().counted("destroyed"), points);
        m_desk->press("table.more.1.vp");
        m_desk->press("table.more.1.vp");
        endInCampaign(shooter, points);
    }

    void entry_isCorrectedInItsPlace()
    {
        begin();
        m_desk->run("table.nextTurn");
        m_desk->tap(first(0));
        m_desk->press("table.box.0");
        const int lost = unit(first(0)).boxes() - unit(first(0)).boxesLeft();
        QCOMPARE(lost, 1);
        m_desk->press("table.more.1.vp");
        auto *log = m_desk->find<QListView>("table.log");
        const QModelIndex entry = log->model()->index(1, 0); // newest first: score, then the box
        QTest::mouseClick(log->viewport(), Qt::LeftButton, {}, log->visualRect(entry).center());
        test::settle();
        m_desk->menu("table.corrections", "It did not happen");
        QCOMPARE(unit(first(0)).boxesLeft(), unit(first(0)).boxes());
        QCOMPARE(m_desk->state().sides.first().score, 1);
        m_desk->undo();
        QCOMPARE(unit(first(0)).boxesLeft(), unit(first(0)).boxes() - 1);
    }

private:
    /// My list is a force of a campaign: the report opens filled in, and what is recorded are the figures of the battle.
    void endInCampaign(const QString &killer, int points)
    {
        const packs::PackPtr pack = m_desk->shell.core->packs().find("dust");
        campaign::Campaign book;
        book.start.id = "book";
        book.start.name = "Winter";
        book.start.system = "dust";
        book.start.players = {{"p", "Anna", {}, {}}};
        book.rules = campaign::CampaignRules::fromJson(QJsonDocument::fromJson(pack->campaignJson()).object());
        documents::LibraryRosterStore store(m_desk->shell.core->library());
        const auto force = campaign::enlistRoster(store.load(m_mine)->roster, campaign::GameBasis::of(*pack), book.rules, "p");
        QVERIFY(force.ok());
        book.events.append(campaign::makeEvent(*force));
        {
            documents::CampaignDocument document(book, "Dust");
            QVERIFY(document.attach(m_desk->shell.core->library(), "book").ok());
            document.finishSaving();
        }
        const QString name = unit(killer).name;
        m_desk->run("table.end");
        QCOMPARE(m_desk->table().page(), app::TableWorkspace::Page::End);
        QCOMPARE(m_desk->find<app::Segments>("table.result.1")->currentIndex(), -1); // open until somebody says it
        m_desk->choose("table.result.1", 0);
        QCOMPARE(m_desk->find<app::Segments>("table.result.2")->currentIndex(), 2);
        m_desk->pick("table.end.campaign", "book");
        test::screenshot(*m_desk->shell.window, "table-end");
        QVERIFY2(!m_desk->find<QLabel>("table.end.report")->text().contains("cannot"),
                 qPrintable(m_desk->find<QLabel>("table.end.report")->text()));
        m_desk->run("table.finish");
        test::settle();
        QVERIFY(m_desk->state().ended);
        auto &workspace = *static_cast<app::CampaignWorkspace *>(m_desk->shell->workspace("campaign"));
        QCOMPARE(m_desk->shell->current()->id(), QString("campaign"));
        QVERIFY2(workspace.isReporting(), qPrintable(workspace.status().left.join("; ")));
        test::screenshot(*m_desk->shell.window, "table-report");
        m_desk->run("campaign.record");
        const campaign::CampaignState &after = workspace.session().state();
        QCOMPARE(after.fought(), 1);
        QCOMPARE(after.missions.first().sides.first().victoryPoints, 2);
        QCOMPARE(after.missions.first().sides.first().won, 1);
        const auto soldier = std::find_if(after.soldiers.begin(), after.soldiers.end(),
                                          [&name](const campaign::SoldierState &each) { return each.name == name; });
        QVERIFY(soldier != after.soldiers.end());
        QCOMPARE(soldier->kills, 1);
        QCOMPARE(soldier->killPoints, points);
    }
};

MUSTER_TEST_MAIN(tst_TableDust)
#include "tst_TableDust.moc"
