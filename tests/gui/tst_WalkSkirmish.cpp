// SPDX-License-Identifier: GPL-3.0-or-later
#include "RosterWalk.h"

#include "app/theme/widgets/SectionHeader.h"

using namespace muster;
using Row = models::FormationRow;
using test::RosterWalk;

/// Walk 6: two squads of a modern skirmish and the VAB that carries one of them.
class tst_WalkSkirmish : public QObject
{
    Q_OBJECT

private:
    static QModelIndex child(RosterWalk &walk, const QModelIndex &parent, const std::function<bool(const Row &)> &wanted)
    {
        const models::FormationModel &model = walk.editor().formation();
        for (int i = 0; i < model.rowCount(parent); ++i) {
            if (wanted(*model.row(model.index(i, 0, parent))))
                return model.index(i, 0, parent);
        }
        return {};
    }
    static QModelIndex squad(RosterWalk &walk, int number)
    {
        int seen = 0;
        return walk.rowOf([&](const Row &row) { return row.kind == Row::Kind::Unit && row.name == "Squad" && seen++ == number; });
    }
    // Ticks an option of the selected fighter.
    static void choose(RosterWalk &walk, const QString &name)
    {
        // Whoever can carry many things finds them folded.
        for (auto *header : walk.shell.window->findChildren<app::SectionHeader *>()) {
            if (header->isVisible() && !header->isOpen())
                walk.click(*header);
        }
        QAbstractButton *found = nullptr;
        for (QAbstractButton *button : walk.shell.window->findChildren<QAbstractButton *>()) {
            if (button->isVisible() && button->objectName().startsWith("option:") && button->accessibleName().startsWith(name))
                found = button;
        }
        QVERIFY2(found, qPrintable(name));
        QVERIFY2(found->isEnabled(), qPrintable(found->accessibleName()));
        walk.click(*found);
    }

private slots:
    void twoSquadsAndAVab()
    {
        RosterWalk walk;
        walk.newRoster("Modern");
        // Nothing waits to be filled: one types one unit after the other.
        for (int i = 0; i < 2; ++i)
            walk.take("squad");
        QCOMPARE(walk.unitsCalled("Squad"), 2);
        QCOMPARE(walk.editor().look().costText(1), QString("1\u00a0figure"));
        QCOMPARE(walk.editor().look().costText(2), QString("2\u00a0figures"));
        // Each fighter is a row with a page of their own: their die, their weapon.
        for (int i = 0; i < 2; ++i) {
            const QModelIndex leader = child(walk, squad(walk, i),
                                             [](const Row &row) { return row.kind == Row::Kind::Unit && row.name == "Leader"; });
            QVERIFY2(leader.isValid(), "a squad has a leader");
            walk.click(walk.tree(), leader);
            choose(walk, "Assault rifle");
            for (int fighter = 0; fighter < 2; ++fighter) {
                walk.click(walk.tree(), child(walk, squad(walk, i), [](const Row &row) {
                               return row.kind == Row::Kind::AddLink && row.slotName == "Fighters";
                           }));
                walk.take("fighter");
                choose(walk, fighter == 0 ? "Light machine gun" : "Submachine gun");
            }
        }
        // The submachine gun has a Mod mark: a laser pointer may stand on it.
        choose(walk, "Laser pointer");
        walk.catalogue().search()->setFocus();
        walk.editor().setTarget({});
        walk.take("vab");
        QCOMPARE(walk.unitsCalled("VAB"), 1);
        QVERIFY(walk.legal());
        test::screenshot(*walk.shell.window, "walk-skirmish");
        walk.undoEverything();
        QCOMPARE(walk.unitsCalled("Squad"), 0);
        walk.redoEverything();
        QVERIFY(walk.legal());
    }

    void squadWithoutLeader_isFound()
    {
        RosterWalk walk;
        walk.newRoster("Modern");
        walk.catalogue().search()->setFocus();
        walk.take("squad");
        QVERIFY(walk.legal());
        walk.click(walk.tree(), child(walk, squad(walk, 0), [](const Row &row) { return row.name == "Leader"; }));
        walk.press(Qt::Key_Delete);
        QVERIFY(!walk.legal());
        QVERIFY(child(walk, squad(walk, 0), [](const Row &row) { return row.kind == Row::Kind::EmptySlot; }).isValid());
    }
};

MUSTER_TEST_MAIN(tst_WalkSkirmish)
#include "tst_WalkSkirmish.moc"
