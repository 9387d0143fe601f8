// SPDX-License-Identifier: GPL-3.0-or-later
#include "ReportShell.h"

#include <QComboBox>
#include <QSpinBox>

using namespace muster;
using namespace muster::campaign;
using test::ReportShell;

/// The after-battle report as its writer meets it: undo is about the report, one can leave it and come back, nothing typed
/// is lost. With keys and clicks in the whole window.
class tst_ReportPage : public QObject
{
    Q_OBJECT

private slots:
    void undo_isAboutTheReport()
    {
        ReportShell shell;
        shell.openReport();
        shell.kill(shell.first(), Qt::Key_1);
        shell.record();
        const int fought = shell.state().fought();
        const int steps = shell.document().undoStack().index();
        QVERIFY(!shell.pageVisible());
        shell.openReport();
        const QString name = shell.first();
        QVERIFY(!shell.window->findChild<QAction *>("undo")->isEnabled()); // nothing was entered
        shell.kill(name, Qt::Key_1);
        shell.kill(name, Qt::Key_2);
        QCOMPARE(shell.draft().lines().first().participant.kills.size(), 2);
        shell.clickAction("undo"); // the arrow
        QCOMPARE(shell.draft().lines().first().participant.kills.size(), 1);
        shell.undoByKey(); // and the key, in the field itself
        QVERIFY(shell.draft().lines().first().participant.kills.isEmpty());
        QVERIFY(shell.find<QLineEdit>("report.kills." + name)->hasFocus());
        QCOMPARE(shell.find<QLineEdit>("report.kills." + name)->placeholderText(), QString("nobody")); // seen, too
        shell.clickAction("redo");
        QCOMPARE(shell.draft().lines().first().participant.kills.size(), 1);
        QCOMPARE(shell.state().fought(), fought); // the book is as it was
        QCOMPARE(shell.document().undoStack().index(), steps);
        shell.record();
        QCOMPARE(shell.state().fought(), fought + 1);
        shell.undoByKey(); // here it is the book's
        QCOMPARE(shell.state().fought(), fought);
    }

    // How long somebody is away is asked beside the wound, and nowhere else.
    void wounded_missAsManyMissionsAsOneSays()
    {
        ReportShell shell;
        shell.openReport();
        const QString name = shell.first();
        auto *misses = shell.find<QSpinBox>("report.misses." + name);
        QVERIFY(!misses->isVisible());
        auto *outcome = shell.find<QComboBox>("report.outcome." + name);
        const QPoint before = outcome->mapTo(shell.window.get(), QPoint());
        outcome->setFocus();
        shell.key(Qt::Key_Home);
        shell.key(Qt::Key_Down);
        shell.key(Qt::Key_Down); // wounded
        QVERIFY(misses->isVisible());
        QCOMPARE(outcome->mapTo(shell.window.get(), QPoint()), before); // nothing went from under the pointer
        misses->setFocus();
        shell.key(Qt::Key_Up);
        QCOMPARE(shell.draft().lines().first().participant.misses, 2);
        shell.record();
        for (const SoldierState &soldier : shell.state().soldiers) {
            if (soldier.name == name)
                QCOMPARE(soldier.missesMore, 2);
        }
    }

    // Ctrl+Z in a text field undoes the entry, and the field shows it.
    void undo_inEveryField()
    {
        ReportShell shell;
        shell.openReport();
        const QString name = shell.first();
        const auto values = [&] { return shell.draft().values(); };
        const auto before = values();
        const auto undone = [&](const char *what) {
            QVERIFY2(!(values() == before), what);
            shell.undoByKey();
            QVERIFY2(values() == before, what);
            shell.redoByKey();
            QVERIFY2(!(values() == before), what);
            shell.undoByKey();
            QVERIFY2(values() == before, what);
        };
        auto *notes = shell.find<QPlainTextEdit>("report.notes");
        shell.write("report.notes", "Dark");
        undone("notes");
        QCOMPARE(notes->toPlainText(), QString());
        shell.write("report.note." + name, "held the door");
        undone("note");
        QCOMPARE(shell.find<QLineEdit>("report.note." + name)->text(), QString());
        shell.write("report.bonus." + name, "7");
        undone("bonus");
        QCOMPARE(shell.find<QSpinBox>("report.bonus." + name)->value(), 0);
        auto *mission = shell.find<QComboBox>("report.mission");
        const QString proposed = mission->currentText();
        mission->setFocus();
        mission->lineEdit()->selectAll();
        QTest::keyClicks(mission->lineEdit(), "Ambush");
        test::settle();
        undone("mission");
        QCOMPARE(mission->currentText(), proposed);
        auto *outcome = shell.find<QComboBox>("report.outcome." + name);
        outcome->setFocus();
        QTest::keyClick(outcome, Qt::Key_Down);
        test::settle();
        undone("outcome");
        QCOMPARE(outcome->currentIndex(), 0);
        shell.click(shell.find<QAbstractButton>("report.in." + name));
        undone("presence");
        QVERIFY(shell.find<QAbstractButton>("report.in." + name)->isChecked());
        const auto objectives = shell.find<QWidget>("report.objective.primary")->findChildren<QAbstractButton *>();
        shell.click(objectives.at(1));
        undone("objective");
        QVERIFY(objectives.at(2)->isChecked()); // open, as it was
        shell.click(objectives.at(1));          // one more entry, so that something is left when everything else is undone
        shell.write("report.notes", "A");
        shell.draft().endStep();
        shell.write("report.notes", "B");
        shell.undoByKey();
        QCOMPARE(notes->toPlainText(), QString("A"));
        shell.undoByKey();
        QCOMPARE(notes->toPlainText(), QString());
        QCOMPARE(shell.draft().undoStack().index(), 1);
    }

    // What is typed as a kill and not taken yet is the field's own.
    void undo_ofHalfAName()
    {
        ReportShell shell;
        shell.openReport();
        const QString name = shell.first();
        shell.kill(name, Qt::Key_1);
        auto *field = shell.find<QLineEdit>("report.kills." + name);
        QTest::keyClicks(field, "or");
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(field->text(), QString());
        QCOMPARE(shell.draft().lines().first().participant.kills.size(), 1);
    }

    void leaving_andComingBack()
    {
        ReportShell shell;
        QVERIFY(!shell.find<QWidget>("campaign.progress")->isVisible());
        shell.openReport();
        const QString name = shell.first();
        shell.kill(name, Qt::Key_1);
        shell.write("report.notes", "Dark");
        const auto typed = shell.draft().values();
        shell.clickAction("campaign.leaveReport");
        QVERIFY(!shell.pageVisible());
        QVERIFY(shell.find<QWidget>("campaign.soldiers.table")->isVisible());
        QCOMPARE(shell.campaign().undoStack(), &shell.document().undoStack()); // undo is the book's again
        // A record, the deck, an entry of the book: then back.
        shell.campaign().session().setCurrent(shell.state().soldiers.last().id);
        shell.clickAction("campaign.draw");
        QVERIFY(shell.find<QWidget>("campaign.deck.drawn")->isVisible());
        shell.click(shell.find<QWidget>("campaign.progress"));
        QVERIFY(shell.pageVisible());
        QVERIFY(shell.draft().values() == typed);
        QCOMPARE(shell.find<QPlainTextEdit>("report.notes")->toPlainText(), QString("Dark"));
        // Left, and the program ended: it waits where it was.
        shell.clickAction("campaign.leaveReport");
        shell.restart();
        QVERIFY(!shell.pageVisible());
        shell.click(shell.find<QWidget>("campaign.progress"));
        QVERIFY(shell.draft().values() == typed);
        // Not left: it is over the book again.
        shell.restart();
        QTRY_VERIFY(shell.pageVisible());
        QVERIFY(shell.draft().values() == typed);
        shell.record();
        QVERIFY(!shell.find<QWidget>("campaign.progress")->isVisible());
    }

    void drawing_whileReporting_showsTheCard()
    {
        ReportShell shell;
        shell.openReport();
        shell.kill(shell.first(), Qt::Key_1);
        const auto drawn = shell.state().cardsSinceMission.size();
        shell.key(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(shell.state().cardsSinceMission.size(), drawn + 1);
        QVERIFY(shell.find<QWidget>("campaign.deck.drawn")->isVisible());
        QVERIFY(!shell.pageVisible());
        shell.click(shell.find<QWidget>("campaign.progress"));
        shell.record();
        QCOMPARE(shell.document().campaign().events.last().as<MissionFought>()->eventsDrawn.size(),
                 drawn + 1); // it belongs to this mission
    }

    void discard_asksAndCanBeUndone()
    {
        ReportShell shell;
        const QDateTime changed = shell.core->library().documents().find(shell.document().id())->changed;
        shell.openReport();
        shell.clickAction("campaign.discard"); // nothing entered: nothing asked
        QVERIFY(!shell.pageVisible());
        QCOMPARE(shell.core->library().documents().find(shell.document().id())->changed, changed);

        shell.openReport();
        shell.kill(shell.first(), Qt::Key_1);
        const auto typed = shell.draft().values();
        const QString asked = shell.answer("Go on writing", [&] { shell.clickAction("campaign.discard"); });
        QVERIFY2(asked.contains(typed.mission.name), qPrintable(asked));
        QVERIFY(shell.pageVisible());
        shell.answer("Discard", [&] { shell.clickAction("campaign.discard"); });
        QVERIFY(!shell.pageVisible());
        QVERIFY(!shell.find<QWidget>("campaign.progress")->isVisible());
        shell.undoByKey();
        QVERIFY(shell.pageVisible());
        QVERIFY(shell.draft().values() == typed);
        shell.answer("Discard", [&] { shell.clickAction("campaign.discard"); });
        shell.restart(); // also later, by its name in the menu
        QVERIFY(!shell.pageVisible());
        shell.campaign().actions().bringBackReport->trigger();
        test::settle();
        QVERIFY(shell.pageVisible());
        QVERIFY(shell.draft().values() == typed);
        QVERIFY(!shell.campaign().actions().bringBackReport->isEnabled());
        QCOMPARE(shell.core->library().documents().find(shell.document().id())->changed, changed); // no draft changes the campaign
    }

    void languageSwitch_losesNothingTyped_data()
    {
        QTest::addColumn<bool>("correcting");
        QTest::newRow("report") << false;
        QTest::newRow("correction") << true;
    }
    void languageSwitch_losesNothingTyped()
    {
        QFETCH(bool, correcting);
        ReportShell shell;
        if (correcting)
            shell.campaign().openReport(shell.state().log.at(shell.state().missions.first().event).id);
        else
            shell.openReport();
        test::settle();
        const QString name = shell.first();
        shell.kill(name, Qt::Key_1);
        shell.write("report.notes", "Dark");
        auto *field = shell.find<QLineEdit>("report.kills." + name);
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClicks(field, "gre"); // and half a name
        const auto typed = shell.draft().values();
        shell.window->setLanguage("fr");
        test::settle();
        QVERIFY(shell.pageVisible());
        QVERIFY(shell.draft().values() == typed);
        QCOMPARE(shell.find<QPlainTextEdit>("report.notes")->toPlainText(), typed.mission.notes);
        QCOMPARE(shell.find<QLineEdit>("report.kills." + name)->text(), QString("gre"));
        QCOMPARE(shell.draft().corrected().isEmpty(), !correcting);
        shell.find<QLineEdit>("report.kills." + name)->clear();
        shell.window->activateWindow(); // the list of suggestions was a window of its own
        QVERIFY(QTest::qWaitForWindowActive(shell.window.get()));
        shell.undoByKey(); // with its undo history
        QVERIFY(!(shell.draft().values() == typed));
        QVERIFY(!shell.draft().mission().notes.contains("Dark"));
        shell.restart();
        QTRY_VERIFY(shell.pageVisible()); // a correction in progress, too
        QCOMPARE(shell.draft().corrected().isEmpty(), !correcting);
    }

    // Two writers on one library: nobody finds the other's half-written report over their book.
    void otherWriter_findsNoReport()
    {
        ReportShell shell;
        shell.openReport();
        shell.kill(shell.first(), Qt::Key_1);
        shell.clickAction("campaign.leaveReport");
        const QString id = shell.document().id();
        const auto other = library::Library::open(shell.place.library()).value();
        other->setAuthor("somebody@else");
        documents::CampaignDocument theirs(documents::CampaignDocument::load(*other, id).value(), *other);
        QCOMPARE(theirs.drafts().kinds(), QStringList());
        QVERIFY(theirs.campaign().draft.isEmpty());
    }
};

MUSTER_TEST_MAIN(tst_ReportPage)
#include "tst_ReportPage.moc"
