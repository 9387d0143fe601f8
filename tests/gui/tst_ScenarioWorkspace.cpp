// SPDX-License-Identifier: GPL-3.0-or-later
#include "WorkspaceDesk.h"
#include "app/paper/PaperView.h"
#include "app/scenario/MissionDialog.h"
#include "app/scenario/ScenarioList.h"
#include "app/scenario/ScenarioPage.h"
#include "app/scenario/ScenarioWorkspace.h"
#include "app/theme/widgets/Combo.h"
#include "packs/user/OwnMissions.h"
#include "support/Widgets.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>

using namespace muster;
using namespace muster::app;

namespace {

packs::PackFolders ownFolders()
{
    packs::PackFolders folders;
    folders.program = test::sourceFolder() + "/data";
    return folders;
}

} // namespace

/// The scenario workspace: found, read and printed without a campaign; missions of one's own.
class tst_ScenarioWorkspace : public QObject
{
    Q_OBJECT

private:
    using Desk = test::WorkspaceDesk<ScenarioWorkspace>;

    static std::unique_ptr<Desk> desk()
    {
        auto made = std::make_unique<Desk>("scenarios", ownFolders());
        made->workspace->activated();
        return made;
    }

    static QAction *action(Desk &desk, const QString &name)
    {
        for (QAction *each : desk.window.actions())
            if (each->objectName() == name)
                return each;
        return nullptr;
    }

private slots:
    void list_hasEveryGame_andFiltersBySearch()
    {
        const auto shown = desk();
        ScenarioList &list = *shown->workspace->list();
        QCOMPARE(list.shown().size(), 11 + 16 + 4 + 1);
        list.search()->setText("retraite");
        QCOMPARE(list.shown().size(), 1); // by its French name too
        QCOMPARE(list.shown().constFirst().scenario, QString("dust.scenario.battlefield-3-no-retreat"));
        list.search()->setText("no such words");
        QVERIFY(list.shown().isEmpty());
        list.search()->clear();
        list.games()->setCurrentIndex(list.games()->findData("dropzone-commander"));
        emit list.games()->activated(list.games()->currentIndex());
        QCOMPARE(list.shown().size(), 4);
    }

    void texts_showNoRawMarks()
    {
        const auto shown = desk();
        ScenarioPage page;
        for (const packs::PackPtr &pack : shown->store->packs()) {
            for (const packs::Scenario &scenario : pack->scenarios()) {
                for (const char *language : {"en", "fr"}) {
                    page.setScenario(&scenario, pack.get(), language, true);
                    QVERIFY2(!page.toPlainText().contains('*'), qPrintable(scenario.id + ' ' + language + '\n' + page.toPlainText()));
                }
            }
        }
    }

    void columns_sortByFigures()
    {
        const auto shown = desk();
        ScenarioList &list = *shown->workspace->list();
        list.games()->setCurrentIndex(list.games()->findData("dust"));
        emit list.games()->activated(list.games()->currentIndex());
        list.tree()->sortByColumn(1, Qt::AscendingOrder);
        // Battlefield: those without a limit of turns come first.
        const QTreeWidgetItem *group = nullptr;
        for (int i = 0; i < list.tree()->topLevelItemCount(); ++i)
            if (list.tree()->topLevelItem(i)->text(0).startsWith("Battlefield"))
                group = list.tree()->topLevelItem(i);
        QVERIFY(group);
        QCOMPARE(group->child(0)->text(1), QString("–"));
        QCOMPARE(group->child(group->childCount() - 1)->text(1), QString("8"));
    }

    void chosen_isReadAndShownAsSheet()
    {
        const auto shown = desk();
        QVERIFY(shown->workspace->open({"scenarios", "scenario", "dust dust.scenario.battlefield-3-no-retreat", {}}));
        QCOMPARE(shown->workspace->documentName(), QString("No Retreat"));
        const QString text = shown->workspace->page()->toPlainText();
        QVERIFY(text.contains("180 × 120 cm"));
        QVERIFY(text.contains("33"));
        QVERIFY(!text.contains("**"));
        QCOMPARE(shown->workspace->sheet()->page().size, QSizeF(210, 297));
        shown->language = "fr";
        shown->workspace->retranslate();
        QCOMPARE(shown->workspace->documentName(), QString("Pas de retraite"));
    }

    void print_asksForTheScenario()
    {
        const auto shown = desk();
        (void)shown->workspace->open({"scenarios", "scenario", "dust dust.scenario.battlefield-1-every-man-for-himself", {}});
        QSignalSpy asked(shown->workspace.get(), &Workspace::requested);
        action(*shown, "scenarios.print")->trigger();
        QCOMPARE(asked.count(), 1);
        const auto request = asked.first().first().value<Request>();
        QCOMPARE(request.workspace, QString("print"));
        QCOMPARE(request.id, QString("dust dust.scenario.battlefield-1-every-man-for-himself"));
        QCOMPARE(shown->workspace->paper().id, request.id);
    }

    void chance_choosesAmongThoseShown()
    {
        const auto shown = desk();
        shown->workspace->list()->search()->setText("exterminate");
        const auto left = shown->workspace->list()->shown();
        QVERIFY(left.size() >= 2);
        for (int i = 0; i < 8; ++i) {
            action(*shown, "scenarios.random")->trigger();
            QVERIFY(left.contains(shown->workspace->list()->current()));
        }
    }

    void ownMission_isWritten_kept_editedAndDeleted()
    {
        const auto shown = desk();
        const packs::PackPtr crusade = shown->store->find("space-crusade");
        packs::Scenario mission;
        mission.id = "own.mission.test";
        MissionDialog dialog(*crusade, mission, "en", &shown->window);
        QPushButton *keep = nullptr;
        for (QPushButton *button : dialog.findChildren<QPushButton *>())
            if (button->text() == "Keep the mission")
                keep = button;
        QVERIFY(keep && !keep->isEnabled()); // it has no name yet
        QTest::keyClicks(dialog.findChild<QLineEdit *>("mission.name"), "The bridge");
        QVERIFY(keep->isEnabled());
        dialog.findChild<QSpinBox *>("mission.turns")->setValue(6);
        dialog.findChild<QCheckBox *>("mission.hidden")->setChecked(true);
        dialog.findChild<QPlainTextEdit *>("mission.secondary")->setPlainText("Blow it up.");
        const packs::Scenario written = dialog.mission();
        QCOMPARE(written.name.in("en"), QString("The bridge"));
        QCOMPARE(written.turns, 6);
        QVERIFY(written.plan.secondary.there);
        QCOMPARE(written.plan.secondary.text.in("en"), QString("Blow it up."));
        // Kept with the user's data, offered by the game, shown by the list.
        packs::OwnMissions own;
        own.put(written);
        QVERIFY(own.save(shown->store->folders().userUnits, "space-crusade").ok());
        shown->store->reload("space-crusade");
        shown->workspace->activated();
        QVERIFY(shown->workspace->open({"scenarios", "scenario", "space-crusade own.mission.test", {}}));
        QVERIFY(action(*shown, "scenarios.edit")->isEnabled());
        QVERIFY(!shown->workspace->page()->toPlainText().contains("Blow it up."));
        action(*shown, "scenarios.secondary")->trigger();
        QVERIFY(shown->workspace->page()->toPlainText().contains("Blow it up."));
        (void)shown->workspace->open({"scenarios", "scenario", "space-crusade crusade.scenario.exterminate", {}});
        QVERIFY(!action(*shown, "scenarios.edit")->isEnabled()); // it belongs to the game
    }

    void artillery_isASwitchOfAt43()
    {
        const auto shown = desk();
        packs::Scenario mission;
        mission.id = "own.mission.test";
        mission.name = packs::LocalText("Barrage");
        MissionDialog dialog(*shown->store->find("at-43"), mission, "en", &shown->window);
        auto *artillery = dialog.findChild<QCheckBox *>("mission.at43.switch.artillery");
        QVERIFY(artillery);
        QVERIFY(dialog.mission().plan.switches.isEmpty());
        artillery->setChecked(true);
        QCOMPARE(dialog.mission().plan.switches.value("at43.switch.artillery"), 4);
    }

    void controls_haveNames()
    {
        const auto shown = desk();
        QCOMPARE(test::namelessControls(shown->window).join(", "), QString());
        packs::Scenario mission;
        MissionDialog dialog(*shown->store->find("space-crusade"), mission, "en", &shown->window);
        QCOMPARE(test::namelessControls(dialog).join(", "), QString());
    }
};

MUSTER_TEST_MAIN(tst_ScenarioWorkspace)
#include "tst_ScenarioWorkspace.moc"
