// SPDX-License-Identifier: GPL-3.0-or-later
#include "RosterWalk.h"

#include "app/roster/own/CorrectUnitDialog.h"
#include "rules/roster/Links.h"
#include "support/Widgets.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QPlainTextEdit>

using namespace muster;
using test::RosterWalk;

/// A hero joins a squad by a choice in the unit panel; the formation says it, undo takes it back. Sizes go by steps, the
/// catalogue has the typical support of a platoon, and a rule gets the player's own words.
class tst_TogetherWith : public QObject
{
    Q_OBJECT

private:
    static std::string add(RosterWalk &walk, const char *unit)
    {
        const auto added = walk.document().addSelection(walk.document().roster().forces.front().id, std::string("dust.unit.") + unit);
        return added.ok() ? *added : std::string();
    }

    static QString remarkOf(RosterWalk &walk, const QString &unit)
    {
        const models::FormationRow *row = walk.editor().formation().row(walk.unit(unit));
        return row ? row->remark : QString();
    }

private slots:
    void hero_joinsByAChoice()
    {
        RosterWalk walk;
        walk.newRoster("Dust");
        if (QTest::currentTestFailed())
            return;
        const std::string joe = add(walk, "bazooka-joe"), gunners = add(walk, "gunners"), reapers = add(walk, "grim-reapers");
        QVERIFY(!joe.empty() && !gunners.empty() && !reapers.empty());
        test::settle();
        walk.click(walk.tree(), walk.unit("Bazooka Joe"));
        auto *joins = walk.shell.window->findChild<QComboBox *>("link:dust.link.joins");
        QVERIFY(joins && joins->isVisible());
        QVERIFY(!joins->accessibleName().isEmpty());
        test::screenshot(*walk.shell.window, "together-with");
        // The heavy squad is named with the reason and cannot be chosen; the keyboard does the rest.
        const int heavy = joins->findData(QString::fromStdString(reapers));
        QVERIFY(heavy > 0);
        QVERIFY(!(joins->model()->flags(joins->model()->index(heavy, 0)) & Qt::ItemIsEnabled));
        joins->setFocus();
        for (int i = 0; i < joins->count() && joins->currentData().toString() != QString::fromStdString(gunners); ++i)
            walk.press(Qt::Key_Down);
        const auto hero = [&] { return rules::findSelection(walk.document().roster(), joe).selection; };
        QCOMPARE(rules::linkTarget(*hero(), "dust.link.joins"), gunners);
        QCOMPARE(remarkOf(walk, "Bazooka Joe"), QString("Joins Gunners"));
        QCOMPARE(remarkOf(walk, "Gunners"), QString("With Bazooka Joe"));
        test::screenshot(*walk.shell.window, "together-with-joined");
        walk.document().undoStack().undo();
        test::settle();
        QVERIFY(rules::linkTarget(*hero(), "dust.link.joins").empty());
        QVERIFY(remarkOf(walk, "Bazooka Joe").isEmpty());
        QCOMPARE(test::namelessControls(*walk.shell.window).join(", "), QString());
    }

    void catalogue_hasTheTypicalSupport()
    {
        RosterWalk walk;
        walk.newRoster("Dust");
        auto *types = walk.catalogue().findChild<QComboBox *>();
        QVERIFY(types);
        const int support = types->findData("support:dust.formation.ranger-platoon");
        QVERIFY(support > 0);
        types->setCurrentIndex(support);
        test::settle();
        QSet<QString> shown;
        (void)walk.editor().catalogue().find([&](const models::CatalogueRow &row) {
            if (row.kind == models::CatalogueRow::Kind::Unit)
                shown.insert(row.entryId);
            return false;
        });
        QVERIFY(shown.contains("dust.unit.bbq") && shown.contains("dust.unit.punisher"));
        QVERIFY(!shown.contains("dust.unit.gunners"));
    }

    void rule_getsOwnWords()
    {
        RosterWalk walk;
        walk.newRoster("Dust");
        QVERIFY(!add(walk, "recon-boys").empty());
        test::settle();
        walk.click(walk.tree(), walk.unit("Recon Boys"));
        auto *correct = walk.roster().findChild<QAction *>("roster.correct");
        QVERIFY(correct);
        walk.inDialog<app::CorrectUnitDialog>([&] { correct->trigger(); },
                                              [&](app::CorrectUnitDialog &dialog) {
                                                  auto *rule = dialog.findChild<QComboBox *>("ruleChoice");
                                                  rule->setCurrentIndex(rule->findData("dust.rule.scout"));
                                                  auto *text = dialog.findChild<QPlainTextEdit *>("ruleText");
                                                  text->setFocus();
                                                  text->selectAll();
                                                  walk.write("Goes first.");
                                                  test::screenshot(dialog, "own-rule-text");
                                                  walk.click(*dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save));
                                              });
        const packs::PackPtr pack = walk.editor().pack();
        const rules::Rule *found = nullptr;
        for (const auto &file : pack->data()->files())
            for (const rules::Rule &each : file->sharedRules)
                if (each.idText == "dust.rule.scout")
                    found = &each;
        QVERIFY(found);
        QCOMPARE(pack->language("fr").text(found->idText, found->description), QString("Goes first."));
    }
};

MUSTER_TEST_MAIN(tst_TogetherWith)
#include "tst_TogetherWith.moc"
