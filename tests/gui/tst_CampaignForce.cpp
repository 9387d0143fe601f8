// SPDX-License-Identifier: GPL-3.0-or-later
#include "CampaignBook.h"

#include "app/campaign/map/MapView.h"
#include "app/campaign/map/TerritoryPanel.h"
#include "app/campaign/setup/AdoptRulesDialog.h"
#include "app/theme/widgets/Segments.h"
#include "campaign/muster/MusterLink.h"
#include "documents/campaign/MusterOrigin.h"
#include "documents/roster/LibraryRosterStore.h"
#include "share/table/TableSigns.h"
#include "support/OwnPacks.h"
#include "support/Widgets.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTableView>
#include <QTableWidget>
#include <QTimer>

using namespace muster;
using namespace muster::campaign;
using test::CampaignBook;

/// What a force has beside soldiers, the map, and the battle roster that knows where it comes from: with real clicks.
class tst_CampaignForce : public QObject
{
    Q_OBJECT

private:
    // Runs something that opens a dialog, works in it and presses its verb.
    template <typename Open, typename Work>
    static void answer(CampaignBook &book, Open open, Work work)
    {
        bool answered = false;
        QTimer::singleShot(0, &book.window, [&] {
            auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            work(*dialog);
            answered = true;
            auto *verb = dialog->findChild<QPushButton *>("dialog.verb");
            if (verb->isEnabled())
                QTest::mouseClick(verb, Qt::LeftButton);
            else
                dialog->reject();
        });
        open();
        QVERIFY(answered);
    }

    // Three marines with credits and a table of injuries.
    static void open(CampaignBook &book)
    {
        Campaign campaign = test::platoon(*book.store);
        campaign.start.players.append({"q", "Bruno", {}});
        campaign.rules.counters = {{"credits", packs::LocalText(QStringLiteral("credits")), 10, 0, 5, 2, 1}};
        campaign.rules.tables = {{"injuries", packs::LocalText(QStringLiteral("Injuries")), RollKind::Injury, "2D6",
                                  rowsFromText("2-6 Broken leg: slow; misses 2\n7-12 Scratch; +3")}};
        book.take(campaign);
        book.workspace->session().setCurrent("brun");
    }

    static void click(QWidget *widget) { QTest::mouseClick(widget, Qt::LeftButton); }

private slots:
    void stashAndCounters_byClicks()
    {
        CampaignBook book;
        open(book);
        app::CampaignSession &session = book.workspace->session();
        book.host->raise("campaign.armoury");
        answer(
            book, [&] { click(book.find<QPushButton>("armoury.add")); },
            [](QDialog &dialog) {
                dialog.findChild<QLineEdit *>("force.thing")->setText("Medikit");
                dialog.findChild<QSpinBox *>("force.counter.credits")->setValue(3);
            });
        QCOMPARE(session.state().force("f")->stash.size(), 1);
        QCOMPARE(session.state().force("f")->counters.value("credits"), 7);
        QVERIFY(book.find<QLabel>("armoury.counters")->text().contains("7 credits"));
        test::screenshot(book.window, "campaign-armoury");
        answer(
            book, [&] { click(book.find<QPushButton>("armoury.give")); },
            [](QDialog &dialog) {
                auto *taker = dialog.findChild<QComboBox *>("force.taker");
                taker->setCurrentIndex(taker->findText("Cato"));
                dialog.findChild<QSpinBox *>("force.points")->setValue(4);
            });
        QCOMPARE(book.soldier("Cato").equipment(), QStringList{"Medikit"});
        QVERIFY(session.state().force("f")->stash.isEmpty());
        // Cato leaves it in the stash again, by the dialog of kit.
        session.setCurrent("cato");
        answer(
            book, [&] { book.workspace->actions().kit->trigger(); },
            [](QDialog &dialog) { dialog.findChild<QRadioButton *>("kit.stash")->click(); });
        QCOMPARE(session.state().force("f")->stash.size(), 1);
        QVERIFY(book.soldier("Cato").kit.isEmpty());
        answer(
            book, [&] { click(book.find<QPushButton>("armoury.count")); },
            [](QDialog &dialog) { dialog.findChild<QSpinBox *>("force.counter.credits")->setValue(-2); });
        QCOMPARE(session.state().force("f")->counters.value("credits"), 5);
        session.document()->undoStack().undo();
        QCOMPARE(session.state().force("f")->counters.value("credits"), 7);
        answer(
            book, [&] { click(book.find<QPushButton>("armoury.remove")); },
            [](QDialog &dialog) { dialog.findChild<QSpinBox *>("force.counter.credits")->setValue(1); });
        QVERIFY(session.state().force("f")->stash.isEmpty());
        QCOMPARE(session.state().force("f")->counters.value("credits"), 8);
    }

    void throwOnATable_typedOrThrown()
    {
        CampaignBook book;
        open(book);
        app::CampaignSession &session = book.workspace->session();
        QVERIFY(book.workspace->actions().throwDice->isEnabled());
        answer(
            book, [&] { book.workspace->actions().throwDice->trigger(); },
            [](QDialog &dialog) {
                QVERIFY(!dialog.findChild<QPushButton *>("dialog.verb")->isEnabled()); // nothing was thrown
                dialog.findChild<QSpinBox *>("throw.value")->setValue(4);
                QVERIFY(dialog.findChild<QLabel *>("throw.result")->text().contains("Broken leg"));
                test::screenshot(dialog, "campaign-throw");
            });
        QCOMPARE(book.soldier("Brun").status, Status::Wounded);
        QCOMPARE(book.soldier("Brun").missesMore, 2);
        QCOMPARE(book.soldier("Brun").traits.size(), 1);
        session.setCurrent("dax");
        answer(
            book, [&] { book.workspace->actions().throwDice->trigger(); },
            [](QDialog &dialog) { click(dialog.findChild<QPushButton *>("throw.dice")); });
        const TableRolled *rolled = session.state().log.last().as<TableRolled>();
        QVERIFY(rolled);
        QCOMPARE(rolled->dice.size(), 2);
        session.document()->undoStack().undo();
        QVERIFY(book.soldier("Dax").traits.isEmpty());
    }

    void houseRules_areWrittenInTheDialog()
    {
        CampaignBook book;
        book.take(test::platoon(*book.store));
        app::CampaignSession &session = book.workspace->session();
        answer(
            book, [&] { book.workspace->actions().resources->trigger(); },
            [](QDialog &dialog) {
                click(dialog.findChild<QPushButton *>("resources.addCounter"));
                dialog.findChild<QTableWidget *>("resources.counters")->item(0, 0)->setText("Reputation");
                dialog.findChild<QTableWidget *>("resources.counters")->item(0, 1)->setText("3");
                auto *price = dialog.findChild<QTableWidget *>("resources.counters")->item(0, 5);
                price->setText("2 *");
                QVERIFY(!dialog.findChild<QPushButton *>("dialog.verb")->isEnabled()); // no formula
                price->setText("points * 2");
                click(dialog.findChild<QPushButton *>("resources.addTable"));
                auto *rows = dialog.findChild<QPlainTextEdit *>("resources.rows");
                rows->setPlainText("not a line");
                QVERIFY(!dialog.findChild<QPushButton *>("dialog.verb")->isEnabled());
                rows->setPlainText("2-7 Hurt; misses 1\n8-12 Fine");
                test::screenshot(dialog, "campaign-resources");
            });
        QCOMPARE(session.rules().counters.size(), 1);
        QCOMPARE(session.rules().counters.first().name.in("en"), "Reputation");
        QCOMPARE(session.state().force("f")->counters.value(session.rules().counters.first().id), 3);
        QCOMPARE(session.rules().tables.size(), 1);
        QCOMPARE(session.rules().tables.first().rows.size(), 2);
        session.document()->undoStack().undo();
        QVERIFY(session.rules().counters.isEmpty());
    }

    void map_isDrawnHeldAndSteppedThrough()
    {
        CampaignBook book;
        open(book);
        app::CampaignSession &session = book.workspace->session();
        book.host->raise("campaign.territories");
        answer(
            book, [&] { book.workspace->actions().map->trigger(); },
            [](QDialog &dialog) {
                dialog.findChild<QSpinBox *>("map.columns")->setValue(3);
                dialog.findChild<QSpinBox *>("map.rows")->setValue(2);
                click(dialog.findChild<QPushButton *>("map.hexes"));
                auto *areas = dialog.findChild<QTableWidget *>("map.areas");
                QCOMPARE(areas->rowCount(), 6);
                areas->item(0, 0)->setText("Refinery");
                test::screenshot(dialog, "campaign-map-dialog");
            });
        QCOMPARE(session.state().map.areas.size(), 6);
        const QString refinery = session.state().map.areas.first().area.id;
        // A click on the map is a choice in the list, and the other way round.
        auto *view = book.find<app::MapView>("map.view");
        auto *list = book.find<QListWidget>("map.list");
        const QString last = session.state().map.areas.last().area.id;
        QTest::mouseClick(view, Qt::LeftButton, {}, view->middleOf(last).toPoint());
        QCOMPARE(list->currentItem()->data(Qt::UserRole).toString(), last);
        list->setCurrentRow(0);
        QCOMPARE(view->current(), refinery);
        QTest::keyClick(view, Qt::Key_Right);
        QCOMPARE(view->current(), session.state().map.areas.at(1).area.id);
        QVERIFY(view->accessibleDescription().contains("nobody"));
        QTest::keyClick(view, Qt::Key_Left);
        answer(
            book, [&] { click(book.find<QPushButton>("map.change")); },
            [](QDialog &dialog) {
                auto *owner = dialog.findChild<QComboBox *>("map.owner");
                owner->setCurrentIndex(owner->findText("Player"));
            });
        QCOMPARE(session.state().map.area(refinery)->owner, "p");
        // A mission takes it, by the report.
        book.workspace->openReport();
        auto *area = book.find<QComboBox>("report.area.more");
        QTRY_VERIFY(area->isVisible());
        area->setCurrentIndex(area->findText("Refinery"));
        emit area->activated(area->currentIndex());
        auto *owner = book.find<QComboBox>("report.areaOwner." + refinery);
        owner->setCurrentIndex(owner->findText("Bruno"));
        emit owner->activated(owner->currentIndex());
        QCOMPARE(book.workspace->draft().mission().areas.value(refinery), "q");
        book.workspace->actions().recordReport->trigger();
        QCOMPARE(session.state().map.area(refinery)->owner, "q");
        QVERIFY(book.find<QLabel>("map.when")->text().contains("Bruno took Refinery from Player"));
        book.host->raise("campaign.territories");
        test::screenshot(book.window, "campaign-territories");
        // The slider goes back, and the past cannot be changed.
        auto *slider = book.find<QSlider>("map.slider");
        QCOMPARE(slider->maximum(), 1);
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Home);
        QCOMPARE(view->drawing().shapes.first().owner, "p");
        QVERIFY(!book.find<QPushButton>("map.change")->isEnabled());
        click(book.find<QPushButton>("map.today"));
        QCOMPARE(view->drawing().shapes.first().owner, "q");
    }

    void battleRoster_knowsItsForceAndBringsLossesBack()
    {
        CampaignBook book;
        const packs::PackPtr pack = book.store->find("space-crusade");
        Campaign campaign = test::platoon(*book.store);
        const auto force = enlistRoster(test::sampleRoster(*pack), GameBasis::of(*pack), campaign.rules, "p");
        QVERIFY(force.ok());
        campaign.events = {makeEvent(*force)};
        book.take(campaign);
        app::CampaignSession &session = book.workspace->session();
        session.setCurrent(force->soldiers.first().id);
        QSignalSpy wanted(book.workspace.get(), &app::Workspace::requested);
        book.workspace->actions().muster->trigger();
        QCOMPARE(wanted.size(), 1);
        const QString id = wanted.first().first().value<app::Request>().id;
        documents::LibraryRosterStore store(*book.library);
        const auto stored = store.load(id);
        QVERIFY(stored.ok());
        const auto link = musterLink(stored->roster);
        QVERIFY(link.has_value());
        QCOMPARE(link->forceName, force->name);
        QVERIFY(std::all_of(link->soldiers.begin(), link->soldiers.end(), [](const auto &each) { return !each.selection.isEmpty(); }));
        auto origin = documents::musterOrigin(stored->roster, *book.library);
        QVERIFY(origin && origin->here);
        QCOMPARE(origin->words, "from Gorgon's Wake, before the first mission");
        QVERIFY(origin->news.isEmpty());
        // The page of the phone says who was eliminated.
        const MusterLink::Soldier lost = link->soldiers.last();
        const QString unit = share::tableKeys(stored->roster).at(lost.selection.toStdString());
        QVERIFY(!unit.isEmpty());
        QString text = "MUSTERT1 " + share::tableListKey(stored->roster) + " T3 S4:1 U" + unit + ":X2";
        text += " C" + share::tableChecksum(text.toLatin1());
        book.workspace->openReport();
        answer(
            book, [&] { book.workspace->actions().losses->trigger(); },
            [&](QDialog &dialog) {
                QCOMPARE(dialog.findChild<QComboBox *>("losses.list")->count(), 1);
                dialog.findChild<QPlainTextEdit *>("losses.text")->setPlainText(text);
                auto *fate = dialog.findChild<QComboBox *>("losses.fate");
                fate->setCurrentIndex(1); // wounded
                test::screenshot(dialog, "campaign-losses");
            });
        const models::CampaignReportDraft &draft = book.workspace->draft();
        int eliminated = 0;
        for (const models::ReportLine &line : draft.lines()) {
            if (line.participant.soldier == lost.id)
                QCOMPARE(line.participant.outcome, Outcome::Wounded);
            eliminated += line.participant.outcome != Outcome::Survived;
        }
        QVERIFY(eliminated >= 1);
        QCOMPARE(draft.side(0).victoryPoints, 4);
        book.workspace->draft().undoStack().undo();
        QCOMPARE(draft.side(0).victoryPoints, 0);
        book.workspace->draft().undoStack().redo();
        book.workspace->actions().recordReport->trigger();
        QCOMPARE(session.state().soldier(lost.id)->status, Status::Wounded);
        // Somebody retires: the list is old now, and says so.
        session.document()->recordEvents("…", {makeEvent(StatusChanged{lost.id, Status::Retired, 0, {}})});
        origin = documents::musterOrigin(stored->roster, *book.library);
        QVERIFY2(origin->news.contains("moved on"), qPrintable(origin->news));
    }

    void changedRules_holdFromAMissionOn_andSayWhatTheyDo()
    {
        CampaignBook book;
        Campaign campaign = test::platoon(*book.store);
        for (const char *name : {"First", "Second"}) {
            MissionFought mission;
            mission.name = name;
            Side side;
            side.force = "f";
            mission.sides = {side};
            Participant brun;
            brun.soldier = "brun";
            mission.participants = {brun};
            campaign.events.append(makeEvent(mission));
        }
        book.take(campaign);
        app::CampaignSession &session = book.workspace->session();
        const int each = session.rules().survivorAward;
        QCOMPARE(book.soldier("Brun").earned, 2 * each);
        CampaignRules rules = session.rules();
        rules.survivorAward = each + 10;
        app::AdoptRulesDialog dialog(session, rules, &book.window);
        auto *from = dialog.findChild<QComboBox *>("adopt.from");
        auto *effect = dialog.findChild<QListWidget *>("adopt.effect");
        QCOMPARE(from->count(), 3);
        QVERIFY(effect->item(0)->text().startsWith("Nothing")); // from the next mission on
        from->setCurrentIndex(1);
        QVERIFY2(effect->item(0)->text().contains(QString::number(2 * each + 10)), qPrintable(effect->item(0)->text()));
        test::screenshot(dialog, "campaign-adopt");
        session.document()->recordEvents("Keep", dialog.events());
        session.document()->changeRules("Change", rules);
        QCOMPARE(book.soldier("Brun").earned, 2 * each + 10);
        session.document()->undoStack().undo();
        session.document()->undoStack().undo();
        QCOMPARE(book.soldier("Brun").earned, 2 * each);
    }

    void chartsOfForcesAndPlayers_addUp()
    {
        CampaignBook book;
        Campaign campaign = test::platoon(*book.store);
        campaign.start.players.append({"q", "Bruno", {}});
        ForceEnlisted other{"g", "q", "Waaagh", {}, "zog", {}, {}};
        other.soldiers.append({"zog", "Zog", {}, {}, {}, 0, 7, 0, {}, {}, {}});
        campaign.events.append(makeEvent(other));
        MissionFought mission;
        mission.name = "First";
        Side one, two;
        one.force = "f";
        one.result = GameResult::Won;
        two.force = "g";
        two.result = GameResult::Lost;
        mission.sides = {one, two};
        for (const char *soldier : {"brun", "cato", "zog"}) {
            Participant there;
            there.soldier = soldier;
            mission.participants.append(there);
        }
        campaign.events.append(makeEvent(mission));
        book.take(campaign);
        const CampaignState &state = book.workspace->session().state();
        auto *choice = book.find<app::Segments>("campaign.chart.choice");
        auto *chart = book.find<QTableView>("campaign.chart");
        choice->setCurrentIndex(2);
        emit choice->chosen(2);
        QVERIFY2(chart->accessibleName().contains("force"), qPrintable(chart->accessibleName()));
        QCOMPARE(chart->model()->rowCount(), 2);
        QCOMPARE(chart->model()->index(0, 0).data().toString(), "Platoon Brun");
        const int sum = state.soldier("brun")->earned + state.soldier("cato")->earned;
        QCOMPARE(chart->model()->index(0, 2).data().toString(), QString::number(sum));
        choice->setCurrentIndex(3);
        emit choice->chosen(3);
        QCOMPARE(chart->model()->index(0, 0).data().toString(), "Player");
        QCOMPARE(chart->model()->index(0, 2).data().toString(), QString::number(state.standings.first().points));
        // A click there chooses nobody.
        const QString before = book.workspace->session().current();
        QTest::mouseClick(chart->viewport(), Qt::LeftButton, {}, chart->visualRect(chart->model()->index(1, 2)).center());
        QCOMPARE(book.workspace->session().current(), before);
        test::screenshot(book.window, "campaign-player-chart");
    }

    void everyControl_hasAName()
    {
        CampaignBook book;
        open(book);
        QCOMPARE(test::namelessControls(book.window), QStringList());
    }
};

MUSTER_TEST_MAIN(tst_CampaignForce)
#include "tst_CampaignForce.moc"
