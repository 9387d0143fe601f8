// SPDX-License-Identifier: GPL-3.0-or-later
#include "TableDesk.h"
#include "app/table/TableHead.h"
#include "app/table/TableVerbs.h"
#include "app/table/begin/BeginDraft.h"

#include <QAction>
#include <QLabel>
#include <QSpinBox>

using namespace muster;
using namespace muster::battle;

/// What comes again every turn, by real clicks: initiative, rolls that a unit needs now, whole formations, who arrives.
class tst_TableTurns : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::TableDesk> m_desk;

    void begin(const QString &game, int mine, int theirs)
    {
        m_desk = std::make_unique<test::TableDesk>();
        const QString first = m_desk->bring(game, mine), second = m_desk->bring(game, theirs);
        m_desk->shell->handle({"table", "play", first, {}});
        test::settle();
        m_desk->choose("table.begin.against", 0);
        m_desk->pick("table.begin.opponent", second);
        QVERIFY(m_desk->table().beginning().canBegin());
    }
    /// `face`: index of the face that every die shows.
    void dice(int face)
    {
        m_desk->table().session().setRandom([face](int bound) { return std::min(face, bound - 1); });
    }
    QToolButton *stripButton()
    {
        for (auto *each : m_desk->shell->findChildren<QToolButton *>()) {
            if (each->defaultAction() && each->defaultAction()->objectName() == "table.initiative")
                return each;
        }
        return nullptr;
    }
    QString fact(const QString &caption)
    {
        for (const app::TableHead::Fact &each : app::tableFacts(m_desk->table().session())) {
            if (each.caption == caption)
                return each.figure + " | " + each.rest;
        }
        return {};
    }

private slots:
    void cleanup() { m_desk.reset(); }

    void initiative_isOneTapForAllSides()
    {
        begin("dust", 0, 1);
        m_desk->press("table.begin.throw");
        const QString shown = m_desk->find<QLabel>("table.begin.thrown")->text();
        QCOMPARE(shown.count('\n'), 1); // what both sides threw
        QVERIFY(m_desk->table().beginning().first() >= 0);
        m_desk->run("table.beginBattle");
        QVERIFY(m_desk->state().initiative.size() == 2); // it stands in the log
        QVERIFY(!stripButton()->isVisible());            // nobody throws before the first turn
        m_desk->run("table.nextTurn");
        QVERIFY(stripButton()->isVisible());
        const BattleState before = m_desk->state();
        QVector<int> next{0, 4, 4, 0, 0, 4}; // the second side has more Army symbols
        m_desk->table().session().setRandom([&next](int) { return next.isEmpty() ? 0 : next.takeFirst(); });
        QTest::mouseClick(stripButton(), Qt::LeftButton);
        test::settle();
        QCOMPARE(m_desk->state().active, m_desk->state().sides.at(1).id);
        QCOMPARE(fact("Initiative"), m_desk->state().sides.at(1).name.left(4) + fact("Initiative").mid(4));
        QVERIFY2(fact("Initiative").contains("A S S / A A S"), qPrintable(fact("Initiative")));
        QVERIFY(!stripButton()->isVisible());
        test::screenshot(*m_desk->shell.window, "table-initiative");
        m_desk->undo();
        QCOMPARE(m_desk->state(), before);
    }

    // What lies on the table is typed side by side, and the last one says who begins.
    void initiative_isTypedSideBySide()
    {
        begin("dropzone-commander", 0, 1);
        m_desk->run("table.beginBattle");
        m_desk->run("table.nextTurn");
        m_desk->run("table.dice");
        const QStringList sides{m_desk->state().sides.at(0).id, m_desk->state().sides.at(1).id};
        for (const QString &side : sides) {
            m_desk->pick("table.dice.who", side);
            QVERIFY(m_desk->find<QSpinBox>("table.dice.plus")->isVisible());
            QTest::keyClicks(m_desk->find<QLineEdit>("table.dice.faces"), side == sides.first() ? "6" : "1");
            m_desk->press("table.dice.record");
            QCOMPARE(m_desk->state().initiative.value(side).modifier, m_desk->find<QSpinBox>("table.dice.plus")->value());
        }
        QCOMPARE(m_desk->state().active, sides.first());
        m_desk->pick("table.dice.who", "all");
        QVERIFY(!m_desk->find<QSpinBox>("table.dice.plus")->isVisible());
        m_desk->press("table.dice.throw");
        QCOMPARE(m_desk->state().initiative.size(), 2);
    }

    // One tap shakes off what the unit has; what comes of the dice is written down with them.
    void rolls_areOfferedWhereTheyAreNeeded()
    {
        begin("dust", 0, 1);
        m_desk->run("table.beginBattle");
        m_desk->run("table.nextTurn");
        const QString unit = m_desk->unit("Gunners", 0);
        m_desk->tap(unit);
        const QString fire = "dust.marker.under-fire", suppressed = "dust.marker.suppressed";
        const QString shake = "table.offer.dust.roll.shake-off-fire", rise = "table.offer.dust.roll.shake-off-suppressed";
        QVERIFY(!m_desk->shell->findChild<QToolButton *>(shake) || !m_desk->find(shake)->isVisible());
        m_desk->press("table.marker." + fire);
        QVERIFY(m_desk->find(shake)->isVisible());
        dice(4); // a shield
        m_desk->press(shake);
        QVERIFY(m_desk->state().unit(unit)->marker(fire));
        m_desk->press("table.marker." + suppressed); // takes the place of the other
        QVERIFY(!m_desk->state().unit(unit)->marker(fire));
        QVector<int> next{0, 4}; // one Army symbol
        m_desk->table().session().setRandom([&next](int) { return next.isEmpty() ? 4 : next.takeFirst(); });
        m_desk->press(rise);
        QVERIFY(m_desk->state().unit(unit)->marker(fire) && !m_desk->state().unit(unit)->marker(suppressed));
        const auto *result = m_desk->find<QLabel>("table.offer.result");
        QVERIFY2(result->isVisible() && result->text().contains("Under Fire instead"), qPrintable(result->text()));
        test::screenshot(*m_desk->shell.window, "table-offers");
        dice(0);
        m_desk->press(shake);
        QVERIFY(m_desk->state().unit(unit)->markers.isEmpty());
        m_desk->undo();
        QVERIFY(m_desk->state().unit(unit)->marker(fire)); // dice and marker are one step
        // By hand it gets better in one tap, too.
        m_desk->press("table.marker." + suppressed);
        m_desk->press("table.marker." + fire);
        QVERIFY(m_desk->state().unit(unit)->marker(fire) && !m_desk->state().unit(unit)->marker(suppressed));
        QCOMPARE(test::namelessControls(*m_desk->shell.window).join(", "), QString());
    }

    // A hit counts though it was saved; ten of them suppress at once.
    void hits_leaveTheirMarker()
    {
        begin("dust", 0, 1);
        m_desk->run("table.beginBattle");
        m_desk->run("table.nextTurn");
        app::TableVerbs verbs(m_desk->table().session());
        const QString mine = m_desk->unit("Gunners", 0);
        QString target;
        for (const UnitState &unit : m_desk->state().units) {
            if (unit.side == 1 && unit.never.isEmpty() && unit.figures.size() > 2)
                target = unit.id;
        }
        app::AttackDice thrown;
        const auto hits = [&](int count) {
            thrown.steps.insert("hits", count);
            verbs.losses(mine, target, 0, true, thrown);
        };
        hits(0);
        QVERIFY(m_desk->state().unit(target)->markers.isEmpty());
        hits(1);
        QVERIFY(m_desk->state().unit(target)->marker("dust.marker.under-fire"));
        hits(1);
        QVERIFY(m_desk->state().unit(target)->marker("dust.marker.suppressed"));
        m_desk->undo();
        m_desk->undo();
        hits(10);
        QVERIFY(m_desk->state().unit(target)->marker("dust.marker.suppressed"));
    }

    // A battlegroup acts as one: its ring, its row among those who wait, and what is left to act.
    void battlegroups_actAsOne()
    {
        begin("dropzone-commander", 0, 1);
        const QVector<UnitAtStart> mine = m_desk->table().beginning().preview().begun()->sides.first().units;
        QMap<QString, QStringList> groups;
        for (const UnitAtStart &unit : mine)
            groups[unit.formation].append(unit.id);
        QString waiting, acting;
        for (auto it = groups.begin(); it != groups.end(); ++it) {
            if (it.value().size() > 1)
                (waiting.isEmpty() ? waiting : acting) = it.key();
        }
        QVERIFY(!waiting.isEmpty() && !acting.isEmpty());
        for (const QString &unit : groups.value(waiting))
            m_desk->table().beginning().setPlace(unit, "reserve");
        m_desk->run("table.beginBattle");
        m_desk->run("table.nextTurn");
        auto *army = m_desk->find<app::ArmyPanel>("table.mine");
        const QModelIndex group = army->army().find(
            [&acting](const app::ArmyRow &row) { return row.kind == app::ArmyRow::Kind::Formation && row.name == acting; });
        QVERIFY(group.isValid());
        army->scrollTo(group);
        test::settle();
        const QRect tile = army->visualRect(group);
        QVERIFY(tile.height() >= 44);
        QTest::mouseClick(army->viewport(), Qt::LeftButton, {}, {tile.right() - 20, tile.center().y()});
        test::settle();
        for (const QString &unit : groups.value(acting))
            QVERIFY(m_desk->state().unit(unit)->activated);
        test::screenshot(*m_desk->shell.window, "table-battlegroups");
        m_desk->undo();
        for (const QString &unit : groups.value(acting))
            QVERIFY(!m_desk->state().unit(unit)->activated);
        const QString first = groups.value(waiting).first();
        dice(5); // a six
        m_desk->press("table.arrival.throw." + first);
        for (const QString &unit : groups.value(waiting))
            QCOMPARE(m_desk->state().unit(unit)->place, QString());
        m_desk->undo();
        int rows = 0;
        for (const QString &unit : groups.value(waiting))
            rows += m_desk->shell->findChild<QAbstractButton *>("table.arrival.throw." + unit) ? 1 : 0;
        QCOMPARE(rows, 1); // one die for all of them
        m_desk->press("table.arrival.stays." + first);
        for (const QString &unit : groups.value(waiting))
            QVERIFY(m_desk->state().unit(unit)->activated);
    }
};

MUSTER_TEST_MAIN(tst_TableTurns)
#include "tst_TableTurns.moc"
