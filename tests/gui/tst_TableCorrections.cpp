// SPDX-License-Identifier: GPL-3.0-or-later
// Taps that were wrong: a box by mistake, an entry that is corrected twice, another one who did it; and what is counted by itself.
#include "TableDesk.h"
#include "app/table/TableHead.h"
#include "app/table/board/BattlePictures.h"
#include "rules/roster/RosterReader.h"
#include "share/table/TableSigns.h"
#include "text/Spoken.h"

#include <QInputDialog>
#include <QLabel>
#include <QListView>
#include <QTemporaryDir>
#include <QTimer>

using namespace muster;
using namespace muster::battle;

class tst_TableCorrections : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::TableDesk> m_desk;
    QString m_mine;
    QTimer m_answers;

    void begin(const QString &game, int mine, int theirs)
    {
        m_desk = std::make_unique<test::TableDesk>();
        const QString other = m_desk->bring(game, theirs);
        m_mine = m_desk->bring(game, mine);
        m_desk->shell->handle({"table", "play", m_mine, {}});
        test::settle();
        m_desk->choose("table.begin.against", 0);
        m_desk->pick("table.begin.opponent", other);
        m_desk->run("table.beginBattle");
        m_desk->run("table.nextTurn");
    }
    const UnitState &unit(const QString &id) { return *m_desk->state().unit(id); }
    template <typename Fits>
    QString find(int side, Fits fits)
    {
        for (const UnitState &each : m_desk->state().units) {
            if (each.side == side && fits(each))
                return each.id;
        }
        qWarning("nobody fits");
        return {};
    }
    /// Its page, whichever side it stands on.
    void open(const QString &id)
    {
        m_desk->tap(id);
        if (m_desk->table().session().current() != id)
            m_desk->tap(id);
        QCOMPARE(m_desk->table().session().current(), id);
    }
    void tapEntry(int row)
    {
        auto *log = m_desk->find<QListView>("table.log");
        m_desk->raise(log);
        QTest::mouseClick(log->viewport(), Qt::LeftButton, {}, log->visualRect(log->model()->index(row, 0)).center());
        test::settle();
    }
    /// Types a number into the dialog that opens next.
    void answer(int number)
    {
        m_answers.disconnect();
        connect(&m_answers, &QTimer::timeout, this, [this, number] {
            auto *dialog = qobject_cast<QInputDialog *>(QApplication::activeModalWidget());
            if (!dialog || !dialog->isVisible())
                return;
            m_answers.stop();
            dialog->setIntValue(number);
            dialog->accept();
        });
        m_answers.start(5);
    }
    const app::TableHead::Fact fact(int side)
    {
        const auto facts = app::tableFacts(m_desk->table().session());
        return facts.at(facts.size() - m_desk->state().sides.size() + side);
    }

private slots:
    void cleanup() { m_desk.reset(); }

    // The last box of a unit ticked and tapped again: nobody was eliminated, and nobody has its points.
    void boxByMistake_isNoElimination()
    {
        begin("dust", 1, 0);
        const QString squad = find(1, [](const UnitState &each) { return each.figures.size() > 2; });
        open(squad);
        const int figures = int(unit(squad).figures.size());
        for (int i = 0; i < figures; ++i)
            m_desk->press(QString("table.box.%1").arg(i));
        QVERIFY(unit(squad).isOut());
        QCOMPARE(m_desk->state().sides.first().counted("destroyed"), unit(squad).points);
        QCOMPARE(fact(0).figure, QString::number(unit(squad).points));
        m_desk->press("table.box.1");
        QVERIFY(!unit(squad).isOut());
        QVERIFY(!unit(squad).figures.at(1).isOut());
        QCOMPARE(unit(squad).figuresLeft(), 1);
        QVERIFY(m_desk->state().kills.isEmpty());
        QCOMPARE(m_desk->state().sides.first().counted("destroyed"), 0);
        m_desk->undo();
        QVERIFY(unit(squad).isOut());
        const QString walker = find(1, [](const UnitState &each) { return each.figures.size() == 1 && each.boxes() > 2; });
        open(walker);
        for (int i = unit(walker).boxes() - 1; i >= 0; --i)
            m_desk->press(QString("table.box.%1").arg(i));
        QVERIFY(unit(walker).isOut());
        m_desk->press("table.box.0");
        QCOMPARE(unit(walker).boxesLeft(), 1);
        QCOMPARE(m_desk->state().kills.size(), 1); // the squad's
    }

    // What the game counts by itself is no work; what somebody types is corrected with it.
    void pointsDestroyed_areCounted_andTyped()
    {
        begin("dust", 1, 0);
        const QString victim = find(1, [](const UnitState &each) { return each.points > 0; });
        open(victim);
        m_desk->press("table.eliminated");
        m_desk->menu("table.killers", "By nobody");
        QCOMPARE(fact(0).figure, QString::number(unit(victim).points));
        QVERIFY2(fact(0).rest.startsWith("Points destroyed"), qPrintable(fact(0).rest));
        QCOMPARE(fact(1).figure, QString("0"));
        answer(3);
        m_desk->press("table.count.1.destroyed");
        QCOMPARE(m_desk->state().sides.first().counted("destroyed"), 3);
        QCOMPARE(m_desk->state().sides.first().score, 0);
        answer(4);
        m_desk->press("table.count.1.vp");
        QCOMPARE(m_desk->state().sides.first().score, 4);
        QVERIFY2(fact(0).rest.contains("4"), qPrintable(fact(0).rest));
        QCOMPARE(test::namelessControls(*m_desk->shell.window).join(", "), QString());
        test::screenshot(*m_desk->shell.window, "table-counted");
    }

    // A second correction goes on from the first one.
    void entry_isCorrectedTwice()
    {
        begin("dust", 1, 0);
        const QString mine = find(0, [](const UnitState &each) { return each.figures.size() > 2; });
        const QString theirs = find(1, [](const UnitState &each) { return each.figures.size() > 2; });
        open(theirs);
        m_desk->press("table.box.0");
        tapEntry(0);
        answer(3);
        m_desk->menu("table.corrections", "Another number of boxes…");
        QCOMPARE(unit(theirs).boxes() - unit(theirs).boxesLeft(), 3);
        tapEntry(0);
        auto *menu = m_desk->find<QMenu>("table.corrections");
        QMenu *doers = menu->findChild<QMenu *>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(doers);
        for (QAction *action : doers->actions()) {
            if (action->text() == unit(mine).name)
                action->trigger();
        }
        menu->close();
        test::settle();
        QCOMPARE(unit(theirs).boxes() - unit(theirs).boxesLeft(), 3); // and not one again
        const auto *damaged = m_desk->table().session().document()->battle().eventNow(m_desk->state().log.last().event)->as<Damaged>();
        QVERIFY(damaged);
        QCOMPARE(damaged->by, mine);
    }

    void walker_losesAWeaponOfItsOwnersChoice()
    {
        begin("space-crusade", 1, 2);
        const QString walker = find(1, [](const UnitState &each) { return !each.weapons.isEmpty(); });
        m_desk->table().session().setCurrent(walker);
        test::settle();
        const QString weapon = unit(walker).weapons.last();
        m_desk->press("table.box.0");
        m_desk->find<QToolButton>("table.weapons")->menu()->popup({});
        m_desk->menu("table.weapons.menu", weapon);
        QCOMPARE(unit(walker).lostWeapons, QStringList{weapon});
        QCOMPARE(unit(walker).boxesLeft(), unit(walker).boxes() - 1);
        test::screenshot(*m_desk->shell.window, "table-weapon-lost");
        m_desk->find<QToolButton>("table.weapons")->menu()->popup({});
        m_desk->menu("table.weapons.menu", weapon);
        QVERIFY(unit(walker).lostWeapons.isEmpty());
    }

    // A photo stands in the log with its words, is looked at from there, and is there after the program was closed.
    void picture_standsInTheLog()
    {
        begin("dust", 1, 0);
        const QTemporaryDir folder;
        QImage dawn(640, 480, QImage::Format_RGB32);
        dawn.fill(Qt::darkGreen);
        QVERIFY(dawn.save(folder.filePath("dawn.png")));
        const auto *action = m_desk->table().findChild<QAction *>("table.picture");
        QVERIFY(action && action->isEnabled());
        app::BattlePictures pictures(m_desk->table().session());
        const BattleState before = m_desk->state();
        pictures.take(folder.filePath("none.png"), "nothing");
        QCOMPARE(m_desk->state(), before);
        pictures.take(folder.filePath("dawn.png"), "Dawn <b>%1");
        const QString entry = m_desk->state().log.last().event;
        QCOMPARE(text::spoken(m_desk->state().log.last().text), QString("A picture: Dawn <b>%1"));
        tapEntry(0);
        m_desk->menu("table.corrections", "Show the picture");
        auto *shown = m_desk->shell.window->findChild<QDialog *>("table.picture.shown");
        QVERIFY(shown && shown->isVisible());
        QCOMPARE(shown->windowTitle(), QString("Dawn <b>%1"));
        QCOMPARE(shown->findChild<QLabel *>()->pixmap().size(), QSize(640, 480));
        shown->close();
        const QString id = m_desk->table().session().document()->id();
        m_desk->table().session().close();
        QVERIFY(m_desk->table().session().open(id));
        const auto *kept = m_desk->table().session().document()->battle().eventNow(entry);
        QVERIFY(kept && kept->as<BattlePicture>());
        QCOMPARE(QImage::fromData(kept->as<BattlePicture>()->picture).size(), QSize(640, 480));
        m_desk->undo();
        QCOMPARE(m_desk->state().log.size(), before.log.size());
    }

    void phonePage_comesBackIntoTheBattle()
    {
        begin("dust", 1, 0);
        const QString squad = find(0, [](const UnitState &each) { return each.figures.size() > 2; });
        const auto &side = *m_desk->table().session().document()->side("1");
        const auto list = rules::readRoster(side.roster.toStdString());
        QVERIFY(list.ok());
        const QString key = share::tableKeys(list->roster).at(unit(squad).selection.toStdString());
        const QString text = "MUSTERT1 " + share::tableListKey(list->roster) + " T2 U" + key + ":0F2/"
            + QString::number(unit(squad).figures.size());
        const BattleState before = m_desk->state();
        m_desk->table().takeFromPhone(text + " C" + share::tableChecksum(text.toLatin1()));
        QCOMPARE(m_desk->state().turn, 2);
        QCOMPARE(unit(squad).figures.size() - unit(squad).figuresLeft(), 2);
        m_desk->undo(); // one step
        QCOMPARE(m_desk->state(), before);
        m_desk->table().takeFromPhone("something else");
        QCOMPARE(m_desk->state(), before);
    }
};

MUSTER_TEST_MAIN(tst_TableCorrections)
#include "tst_TableCorrections.moc"
