// SPDX-License-Identifier: GPL-3.0-or-later
#include "RosterWalk.h"

using namespace muster;
using models::FindingRow;
using test::RosterWalk;

namespace {

QModelIndex capFinding(RosterWalk &walk)
{
    return walk.editor().findings().find(
        [](const FindingRow &row) { return row.kind == FindingRow::Kind::Error && row.title.contains("over its cap"); });
}

} // namespace

/// Walk 3: a UCM force of 1500 points, over the third of one battlegroup, mended by one click.
class tst_WalkDropzone : public QObject
{
    Q_OBJECT

private:
    // The size of the selected squad, by the keys of its counter.
    static void grow(RosterWalk &walk, int models)
    {
        QSpinBox *size = nullptr;
        for (QSpinBox *spin : walk.shell.window->findChildren<QSpinBox *>()) {
            if (spin->objectName().startsWith("option:") && spin->isVisible())
                size = spin;
        }
        QVERIFY(size);
        const QString name = size->objectName();
        size->setFocus();
        for (int i = 0; i < 30 && size && size->value() < models; ++i) {
            walk.press(Qt::Key_Up);
            // The panel shows the unit anew after each step; the keyboard must still be in the same place.
            QWidget *focus = QApplication::focusWidget();
            size = qobject_cast<QSpinBox *>(focus);
            QVERIFY2(size, focus ? qPrintable(focus->metaObject()->className() + focus->objectName()) : "nothing has the keyboard");
            QCOMPARE(size->objectName(), name);
        }
        QCOMPARE(size->value(), models);
    }

private slots:
    void forceOverTheThird_isNamedAndMendedByOneClick()
    {
        RosterWalk walk;
        walk.newRoster("Dropzone", [&](app::NewRosterDialog &dialog) {
            auto *limit = dialog.findChild<QSpinBox *>("newRosterLimit");
            limit->setFocus();
            limit->selectAll();
            walk.write("1500");
        });
        // The size demands an HQ, armour and infantry: their slots are there to be filled, one after the other.
        for (const char *unit : {"sabre", "legionnaire squad", "kodiak"})
            walk.take(unit);
        QVERIFY(walk.legal());
        QCOMPARE(walk.unitsCalled("Sabre"), 1);
        walk.click(walk.tree(), walk.unit("Sabre"));
        grow(walk, 9);
        QCOMPARE(walk.editor().formation().row(walk.unit("Sabre"))->models, 9);

        // Transports for the squad, then support for the battlegroup.
        const models::FormationModel &model = walk.editor().formation();
        const QModelIndex sabre = walk.unit("Sabre");
        QModelIndex transport;
        for (int i = 0; i < model.rowCount(sabre); ++i) {
            if (model.row(model.index(i, 0, sabre))->kind == models::FormationRow::Kind::AddLink)
                transport = model.index(i, 0, sabre);
        }
        walk.click(walk.tree(), transport);
        for (int i = 0; i < 3; ++i)
            walk.take("condor");
        QCOMPARE(walk.unitsCalled("Condor"), 3);
        QVERIFY(!capFinding(walk).isValid());
        walk.click(walk.tree(), walk.place("Armoured Formation", "Support"));
        walk.take("rapier");
        QVERIFY(!walk.legal());
        const QModelIndex finding = capFinding(walk);
        QVERIFY(finding.isValid());
        const FindingRow row = *walk.editor().findings().row(finding);
        QVERIFY2(row.title.contains("Armoured Formation") && row.title.contains("61"), qPrintable(row.title));
        QVERIFY2(row.scope.contains("561") && row.scope.contains("500"), qPrintable(row.scope));
        const QString offer = row.fixes.empty() ? QString() : row.fixes.front().text;
        QVERIFY2(offer.contains("Sabre") && offer.contains('9'), qPrintable(offer));
        const QModelIndex heading = walk.rowOf([](const models::FormationRow &shown) { return shown.overCap; });
        QVERIFY(heading.isValid());
        QCOMPARE(model.row(heading)->name, "Armoured Formation");
        test::screenshot(*walk.shell.window, "walk-dropzone-over");

        QWidget *buttons = walk.findings().indexWidget(finding);
        QVERIFY(buttons);
        const rules::Roster over = walk.document().roster();
        walk.click(*buttons->findChild<QPushButton *>());
        QVERIFY(walk.legal());
        QVERIFY(!capFinding(walk).isValid());
        QVERIFY(walk.points() < 1500);
        test::screenshot(*walk.shell.window, "walk-dropzone-fixed");
        // The button is gone with its finding: the keyboard stays with the list.
        QVERIFY(walk.tree().hasFocus() || walk.findings().hasFocus());
        walk.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(walk.document().roster() == over);
        walk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(walk.legal());
    }

    void aSlotTakesOnlyWhatItShows_neverSomethingElsewhere()
    {
        RosterWalk walk;
        walk.newRoster("Dropzone");
        for (const char *unit : {"sabre", "legionnaire squad", "kodiak"})
            walk.take(unit);
        walk.click(walk.tree(), walk.place("Armoured Formation", "Support"));
        const double before = walk.points();
        // Troops have no place in an armoured formation: nothing may land in another battlegroup behind the player's back.
        walk.take("legionnaire squad");
        QCOMPARE(walk.points(), before);
        QCOMPARE(walk.unitsCalled("Legionnaire Squad"), 1);
        QVERIFY(!walk.shell->current()->status().left.isEmpty());
    }

    void aUnitClickedAgain_isShownInsteadOfTheCatalogueEntry()
    {
        RosterWalk walk;
        walk.newRoster("Dropzone");
        walk.take("sabre");
        walk.click(walk.tree(), walk.unit("Sabre"));
        const auto look = [&walk] {
            walk.click(*walk.catalogue().view(),
                       walk.editor().catalogue().find([](const models::CatalogueRow &row) { return row.name == "Katana"; }));
        };
        look();
        QVERIFY(!walk.editor().preview().isEmpty());
        walk.click(walk.tree(), walk.unit("Sabre")); // it was the current row all the time
        QCOMPARE(walk.editor().preview(), QString());
        // The same when another row was current meanwhile.
        walk.click(walk.tree(), walk.place("Armoured Formation", "Support"));
        look();
        walk.click(walk.tree(), walk.unit("Sabre"));
        QCOMPARE(walk.editor().preview(), QString());
        QCOMPARE(walk.editor().current(), walk.editor().formation().row(walk.unit("Sabre"))->id);
    }

    void everyBattlegroupTypeCanBeAdded()
    {
        RosterWalk walk;
        walk.newRoster("Dropzone");
        for (const char *unit : {"sabre", "legionnaire squad", "kodiak"})
            walk.take(unit);
        QTreeView *view = walk.catalogue().view();
        walk.catalogue().search()->setFocus();
        walk.doubleClick(*view,
                         walk.editor().catalogue().find([](const models::CatalogueRow &row) { return row.name == "Expeditionary Group"; }));
        QVERIFY(!walk.legal());
        // Its mandatory slot is the next thing to fill.
        QVERIFY(walk.editor().target().isValid());
        walk.catalogue().search()->setFocus();
        walk.take("wolverine a");
        QVERIFY(walk.legal());
        // The HQ is there already: the catalogue says so instead of offering a second one.
        const QModelIndex second = walk.editor().catalogue().find(
            [](const models::CatalogueRow &row) { return row.name == "Field Command"; });
        QVERIFY(second.isValid());
        const models::CatalogueRow *row = walk.editor().catalogue().row(second);
        QVERIFY(!row->canAdd);
        QVERIFY2(!row->sentence.contains("breaks a limit"), qPrintable(row->sentence));
    }
};

MUSTER_TEST_MAIN(tst_WalkDropzone)
#include "tst_WalkDropzone.moc"
