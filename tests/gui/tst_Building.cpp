// SPDX-License-Identifier: GPL-3.0-or-later
#include "RosterWalk.h"

#include "app/roster/catalogue/CatalogueDelegate.h"

#include <QTreeView>

using namespace muster;
using models::CatalogueRow;
using models::FormationRow;
using test::RosterWalk;

namespace {

QModelIndex entry(RosterWalk &walk, const QString &name)
{
    return walk.editor().catalogue().find(
        [&name](const CatalogueRow &row) { return row.kind != CatalogueRow::Kind::Group && row.name == name; });
}

// A click on the plus of a unit's row.
void plus(RosterWalk &walk, const QString &name)
{
    QTreeView &view = *walk.catalogue().view();
    const QModelIndex index = entry(walk, name);
    QVERIFY2(index.isValid(), qPrintable(name));
    view.scrollTo(index);
    const QRect line = view.visualRect(index);
    const QRect button = app::CatalogueDelegate::addRect({0, line.top(), view.viewport()->width(), line.height()});
    QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::NoModifier, button.center());
    test::settle();
    ++walk.actions;
}

void openSample(RosterWalk &walk, const QString &game, const QString &sample)
{
    const packs::PackPtr pack = walk.shell.core->services().packs.find(game);
    walk.shell->handle({"library", "file", pack->path("samples/" + sample), {}});
    test::finishWork();
    QVERIFY(walk.roster().editor());
}

} // namespace

/// A list is built in few clicks, and what was chosen is seen at a glance.
class tst_Building : public QObject
{
    Q_OBJECT

private slots:
    void platoonOfAHundredPoints_takesFourteenClicks_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << "en";
        QTest::newRow("fr") << "fr";
    }
    void platoonOfAHundredPoints_takesFourteenClicks()
    {
        QFETCH(QString, language);
        RosterWalk walk;
        walk.shell->setLanguage(language);
        walk.newRoster("Dust");
        if (QTest::currentTestFailed())
            return;
        for (const char *unit : {"Mickey", "Pounder", "Cobra", "Pounder", "Rattler", "Wildfire", "Gunners", "Bot Hunters"})
            plus(walk, QString::fromLatin1(unit));
        QCOMPARE(walk.points(), 100.0);
        QVERIFY(walk.legal());
        QVERIFY2(walk.actions <= 14, qPrintable(QString::number(walk.actions)));
        qInfo("%d clicks", walk.actions);
        test::screenshot(*walk.shell.window, "building-plus-" + language);
    }

    void enterAfterCreate_takesTheFirstUnitThatFits()
    {
        RosterWalk walk;
        walk.newRoster("Dust");
        QVERIFY(walk.editor().target().isValid());
        const CatalogueRow *first = walk.editor().catalogue().row(walk.catalogue().view()->currentIndex());
        QVERIFY(first && first->canAdd);
        const QString name = first->name;
        walk.press(Qt::Key_Return);
        QCOMPARE(walk.unitsCalled(name), 1);
    }

    // Reasons and prices come and go with every addition; rows neither grow nor leave their places.
    void addition_leavesTheRowUnderThePointer()
    {
        RosterWalk walk;
        walk.newRoster("Dust");
        for (const char *unit : {"Mickey", "Pounder", "Cobra"})
            plus(walk, QString::fromLatin1(unit));
        QTreeView &view = *walk.catalogue().view();
        for (const char *unit : {"Rattler", "Gunners", "Wildfire", "Rattler"}) {
            const QString name = QString::fromLatin1(unit);
            view.scrollTo(entry(walk, name), QAbstractItemView::PositionAtCenter);
            const QRect before = view.visualRect(entry(walk, name));
            QHash<QString, int> heights;
            (void)walk.editor().catalogue().find([&](const CatalogueRow &row) {
                if (row.kind != CatalogueRow::Kind::Group)
                    heights.insert(row.entryId, view.visualRect(walk.editor().catalogue().indexOfEntry(row.entryId)).height());
                return false;
            });
            plus(walk, name);
            QCOMPARE(view.visualRect(entry(walk, name)).top(), before.top());
            for (auto it = heights.begin(); it != heights.end(); ++it)
                QCOMPARE(view.visualRect(walk.editor().catalogue().indexOfEntry(it.key())).height(), it.value());
            // A second click at once takes a second one, not its neighbour.
            QCOMPARE(walk.editor().catalogue().row(view.currentIndex())->name, name);
        }
        QCOMPARE(walk.unitsCalled("Rattler"), 2);
    }

    void preview_hasAButtonThatSaysWhere()
    {
        RosterWalk walk;
        walk.newRoster("Dust");
        walk.click(*walk.catalogue().view(), entry(walk, "Mickey"));
        auto *add = walk.shell.child<QPushButton>("addPreview");
        QVERIFY(add && add->isVisible() && add->isEnabled());
        QCOMPARE(add->text(), QString("Add to Leader"));
        walk.click(*add);
        QCOMPARE(walk.unitsCalled("Mickey"), 1);
        QVERIFY(!add->isVisible()); // now it is a unit of the list
        walk.click(*walk.catalogue().view(), entry(walk, "Mickey"));
        QVERIFY(add->isVisible());
        QVERIFY2(!add->isEnabled() || add->text().startsWith("Add to Combat unit"), qPrintable(add->text()));
        walk.shell->setLanguage("fr");
        test::settle();
        QVERIFY(!add->text().startsWith("Add"));
    }

    void rowsOfAPlatoon_sayWhatWasChosen()
    {
        RosterWalk walk;
        openSample(walk, "space-crusade", "aldo.ros");
        const QModelIndex aldo = walk.unit("Aldo");
        QVERIFY(aldo.isValid());
        const FormationRow *row = walk.editor().formation().row(aldo);
        QCOMPARE(row->chosen, QString("Sergeant, Bolter, Chainsword, Squad leader"));
        QVERIFY(row->sentence.contains(row->chosen));
        QVERIFY(walk.tree().visualRect(aldo).height() > 36);
        test::screenshot(*walk.shell.window, "building-rows");
    }
};

MUSTER_TEST_MAIN(tst_Building)
#include "tst_Building.moc"
