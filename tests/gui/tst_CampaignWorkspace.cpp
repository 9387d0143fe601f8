// SPDX-License-Identifier: GPL-3.0-or-later
#include "CampaignBook.h"

#include "app/campaign/setup/RulesDialog.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/Segments.h"
#include "documents/collection/CollectionBook.h"
#include "support/TestMain.h"
#include "support/Widgets.h"

#include <QAbstractItemModelTester>
#include <QJsonDocument>
#include <QListView>
#include <QMessageBox>
#include <QTableWidget>

using namespace muster;
using namespace muster::campaign;
using test::platoon;
using Desk = test::CampaignBook;

namespace {

Campaign golden()
{
    QFile file(test::sourceFolder() + "/tests/golden/campaign-five-missions.json");
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no golden campaign");
    Campaign campaign;
    if (!fromJson(QJsonDocument::fromJson(file.readAll()).object(), campaign))
        qFatal("golden campaign is damaged");
    return campaign;
}

void type(QWidget *widget, const QString &text)
{
    QTest::mouseClick(widget, Qt::LeftButton);
    QTest::keyClicks(widget, text);
}

} // namespace

class tst_CampaignWorkspace : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { app::Theme::current().install(*qApp); }

    // What a mission brought wraps in a narrow panel: its row is as high as its words.
    void missions_areAsHighAsTheirWords()
    {
        Desk desk;
        desk.take(golden());
        auto *view = desk.find<QListView>("campaign.missions.list");
        view->resize(420, 200); // the scroll bar takes its room from the words
        QSet<int> seen;
        for (int width = 160; width < 420; width += 6) {
            view->resize(width, 200); // as a splitter does: the width alone
            test::settle();
            for (int row = 0; row < view->model()->rowCount(); ++row) {
                const QModelIndex index = view->model()->index(row, 0);
                QCOMPARE(view->visualRect(index).height(), view->sizeHintForIndex(index).height());
            }
            seen.insert(view->visualRect(view->model()->index(1, 0)).height());
        }
        QVERIFY(seen.size() > 1); // it does wrap
    }

    void serviceRecord_staysInsideItsPanel()
    {
        Desk desk;
        desk.take(golden());
        desk.window.resize(1366, 700);
        auto *promote = desk.find<QPushButton>("campaign.record.promote");
        for (const SoldierState &soldier : desk.workspace->session().state().soldiers) {
            desk.workspace->session().setCurrent(soldier.id);
            QCoreApplication::processEvents();
            const QWidget *body = promote->parentWidget()->parentWidget();
            QVERIFY2(body->width() <= body->parentWidget()->width(), qPrintable(soldier.name));
        }
    }

    // The photo of the figure in the collection becomes the soldier's portrait.
    void portrait_comesFromThePhotoOfTheFigure()
    {
        Desk desk;
        Campaign campaign = platoon(*desk.store);
        std::get<ForceEnlisted>(campaign.events.first().payload).soldiers.first().entry = "link::crusade.unit.marine";
        desk.take(campaign);
        QAction *action = desk.workspace->actions().portraitFromPhoto;
        desk.workspace->session().setCurrent("brun");
        QVERIFY(!action->isEnabled());
        QVERIFY(!action->toolTip().isEmpty());
        QImage image(300, 200, QImage::Format_RGB32);
        image.fill(Qt::red);
        QVERIFY(image.save(desk.dir.filePath("a.png")));
        auto &book = documents::CollectionBook::of(*desk.library);
        const QString game = QString::fromUtf8(desk.store->find("space-crusade")->data()->gameSystem().idText);
        const collection::FigureKey marine{"crusade.unit.marine", {}};
        QVERIFY(book.record(game, {collection::Change::move(marine, std::nullopt, collection::State::Painted, 1)}).ok());
        QVERIFY(book.addPhoto(game, marine, collection::State::Painted, desk.dir.filePath("a.png")).ok());
        desk.workspace->session().setCurrent("cato");
        QVERIFY(!action->isEnabled()); // another figure
        desk.workspace->session().setCurrent("brun");
        QVERIFY(action->isEnabled());
        action->trigger();
        const QImage portrait = QImage::fromData(desk.soldier("Brun").portrait);
        QCOMPARE(portrait.size(), QSize(256, 256));
        QVERIFY(portrait.pixelColor(128, 128).red() > 240);
        desk.workspace->session().document()->undoStack().undo();
        QVERIFY(desk.soldier("Brun").portrait.isEmpty());
        // Whoever falls leaves their figure on the shelf.
        desk.workspace->session().document()->recordEvents("x", {makeEvent(StatusChanged{"brun", Status::Dead, 0, {}})});
        QCOMPARE(book.game(game).total().painted(), 1);
    }

    void aMissionIsFought_andASpaceMarineBecomesVeteran()
    {
        Desk desk;
        desk.take(platoon(*desk.store));
        QCOMPARE(desk.soldier("Brun").lifePoints, 1);
        desk.workspace->actions().report->trigger();
        QVERIFY(desk.find<QWidget>("campaign.report")->isVisible());

        auto *mission = desk.find<QComboBox>("report.mission");
        mission->lineEdit()->selectAll();
        type(mission->lineEdit(), "Interception");
        QTest::mouseClick(desk.find<app::Segments>("report.objective.primary")->findChildren<QAbstractButton *>().first(), Qt::LeftButton);
        // Brun: a Dreadnought by its number, then an Ork by typing; Dax is wounded.
        auto *kills = desk.find<QLineEdit>("report.kills.Brun");
        QTest::mouseClick(kills, Qt::LeftButton);
        QTest::keyClick(kills, Qt::Key_7);
        QTest::keyClicks(kills, "or");
        QTest::keyClick(kills, Qt::Key_Return);
        QTRY_COMPARE(desk.workspace->draft().lines().first().participant.kills.size(), 2);
        QTest::keyClick(kills, Qt::Key_Down); // the same field of the next row
        QVERIFY(desk.find<QLineEdit>("report.kills.Cato")->hasFocus());
        QTest::keyClick(desk.find<QLineEdit>("report.kills.Cato"), Qt::Key_1);
        QTest::keyClick(desk.find<QLineEdit>("report.kills.Cato"), Qt::Key_Backspace);
        auto *outcome = desk.find<QComboBox>("report.outcome.Dax");
        outcome->setFocus();
        QTest::keyClick(outcome, Qt::Key_Down);
        QTest::keyClick(outcome, Qt::Key_Down);
        emit outcome->activated(outcome->currentIndex());

        // 44 + 7 for kills, 2 for surviving, half of 20.
        const models::ReportGain gain = desk.workspace->draft().gain(0);
        QCOMPARE(gain.gained, 44 + 7 + 2 + 10);
        QVERIFY(gain.promotable);
        QVERIFY(desk.workspace->session().document()->drafts().has("report")); // kept while it is written
        QTest::mouseClick(desk.find<QCheckBox>("report.promote.Brun"), Qt::LeftButton, {}, {10, 10});
        const int before = desk.workspace->session().document()->undoStack().count();
        QTest::keyClick(kills, Qt::Key_Return, Qt::ControlModifier);

        QVERIFY(!desk.find<QWidget>("campaign.report")->isVisible());
        QCOMPARE(desk.workspace->undoStack()->count(), before + 1);
        QCOMPARE(desk.soldier("Brun").lifePoints, 2);
        QCOMPARE(desk.workspace->session().rankName(desk.soldier("Brun")), "Veteran");
        QCOMPARE(desk.soldier("Brun").points, 13);
        QCOMPARE(desk.soldier("Brun").earned, 63);
        QCOMPARE(desk.soldier("Brun").free(), 23);
        QCOMPARE(desk.soldier("Dax").status, Status::Wounded);

        desk.workspace->undoStack()->undo(); // one step takes all of it back, and the report is a draft again
        QCOMPARE(desk.soldier("Brun").lifePoints, 1);
        QCOMPARE(desk.workspace->session().state().fought(), 0);
        QVERIFY(desk.workspace->session().document()->drafts().has("report"));
        desk.workspace->undoStack()->redo();
        QCOMPARE(desk.soldier("Brun").lifePoints, 2);
    }

    void promoteButton_inTheServiceRecord()
    {
        Desk desk;
        Campaign campaign = platoon(*desk.store);
        campaign.events.append(makeEvent(ExperienceGranted{{{"cato", 45}}, {}}));
        desk.take(campaign);
        desk.workspace->session().setCurrent("cato");
        auto *promote = desk.find<QPushButton>("campaign.record.promote");
        QTRY_VERIFY(promote->isVisible() && promote->isEnabled());
        QVERIFY2(promote->text().contains("Veteran"), qPrintable(promote->text()));
        QTest::mouseClick(promote, Qt::LeftButton);
        QCOMPARE(desk.soldier("Cato").lifePoints, 2);
        QVERIFY(!promote->isEnabled()); // 5 of 20
    }

    void correctingAMission_listsWhatNoLongerHolds()
    {
        Desk desk;
        desk.take(golden());
        desk.workspace->openReport("mission-1");
        QCOMPARE(desk.workspace->draft().missionNumber(), 1);
        for (int i = 0; i < desk.workspace->draft().lines().size(); ++i) {
            if (desk.workspace->draft().lines().at(i).participant.soldier == "egon")
                desk.workspace->draft().setKills(i, {{"Ork", 7, 1, {}}});
        }
        QCOMPARE(desk.workspace->draft().problems().size(), 3);
        desk.workspace->actions().recordReport->trigger();
        QCOMPARE(desk.soldier("Egon").earned, 65);
        QCOMPARE(desk.workspace->session().state().problems.size(), 3);
        desk.workspace->undoStack()->undo();
        QCOMPARE(desk.soldier("Egon").earned, 102);
    }

    // Somebody who should have recovered took part: odd, but the mission counts. What is offered mends that, and nothing else.
    void aWarning_neverCostsTheMission()
    {
        Desk desk;
        Campaign campaign = platoon(*desk.store);
        for (int number = 1; number <= 2; ++number) {
            MissionFought mission;
            mission.name = QString("Mission %1").arg(number);
            for (const QString soldier : {"brun", "cato", "dax"}) {
                Participant participant;
                participant.soldier = soldier;
                participant.outcome = number == 1 && soldier == "dax" ? Outcome::Wounded : Outcome::Survived;
                mission.participants.append(participant);
            }
            mission.participants.first().kills = {{"Ork", 7, 1, {}}};
            campaign.events.append(makeEvent(mission));
        }
        desk.take(campaign);
        const CampaignState &state = desk.workspace->session().state();
        QCOMPARE(state.problems.size(), 1);
        QVERIFY(state.problems.first().isWarning());
        desk.host->raise("campaign.findings");
        auto *table = desk.find<QTableView>("campaign.findings.table");
        table->selectRow(0);
        QVERIFY(!table->model()->index(0, 0).data().toString().contains("not")); // it does count
        const app::CampaignActions &actions = desk.workspace->actions();
        QVERIFY(!actions.takeBack->isEnabled());
        actions.notThere->trigger();
        QCOMPARE(state.fought(), 2);
        QCOMPARE(desk.soldier("Brun").kills, 2);
        QCOMPARE(desk.soldier("Dax").missions, 1);
        QVERIFY(state.problems.isEmpty());
        desk.workspace->undoStack()->undo();
        QCOMPARE(desk.soldier("Dax").missions, 2);
        table->selectRow(0);
        actions.correctFinding->trigger(); // or all of it by hand
        QVERIFY(desk.find<QWidget>("campaign.report")->isVisible());
        QCOMPARE(desk.workspace->draft().missionNumber(), 2);
    }

    void removingAMission_isAskedByName()
    {
        Desk desk;
        desk.take(golden());
        const CampaignState &state = desk.workspace->session().state();
        const int fought = state.fought();
        auto *list = desk.find<QListView>("campaign.missions.list");
        list->setCurrentIndex(list->model()->index(list->model()->rowCount() - 1, 0));
        const QString name = state.log.at(state.missions.first().event).as<MissionFought>()->name;
        const auto answer = [](const QString &wanted, QString &said) {
            QTimer::singleShot(0, qApp, [wanted, &said] {
                auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
                said = box ? box->text() : QString();
                for (QAbstractButton *button : box ? box->buttons() : QList<QAbstractButton *>()) {
                    if (button->text().remove('&') == wanted)
                        return button->click();
                }
            });
        };
        QString said;
        answer("Cancel", said);
        desk.workspace->actions().takeOut->trigger();
        QVERIFY2(said.contains("mission 1") && said.contains(name), qPrintable(said));
        QCOMPARE(state.fought(), fought);
        answer("Remove", said);
        desk.workspace->actions().takeOut->trigger();
        QCOMPARE(state.fought(), fought - 1);
        desk.workspace->undoStack()->undo();
        QCOMPARE(state.fought(), fought);
    }

    void models_neverReset_andStayConsistent()
    {
        Desk desk;
        desk.take(golden());
        app::CampaignSession &session = desk.workspace->session();
        QAbstractItemModelTester soldiers(&session.soldiers(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester missions(&session.missions(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy reset(&session.soldiers(), &QAbstractItemModel::modelReset);
        QSignalSpy changed(&session.soldiers(), &QAbstractItemModel::dataChanged);
        auto *view = desk.find<QTableView>("campaign.soldiers.table");
        view->selectRow(2);
        session.document()->recordEvents("Grant", {makeEvent(ExperienceGranted{{{"falk", 30}}, {}})});
        QCOMPARE(changed.count(), 1);
        session.promote("falk");
        session.document()->recordEvents("Recruit",
                                         {makeEvent(SoldierRecruited{"platoon", {"new", "New", {}, "marines", {}, 0, 11, 0, {}, {}, {}}})});
        QCOMPARE(session.soldiers().rowCount(), 7);
        for (int i = 0; i < 3; ++i)
            desk.workspace->undoStack()->undo();
        QCOMPARE(session.soldiers().rowCount(), 6);
        QCOMPARE(reset.count(), 0);
        QCOMPARE(view->currentIndex().row(), 2);
    }

    void eventDeck_drawsEveryCardOnce_andRemembers()
    {
        Desk desk;
        desk.take(platoon(*desk.store));
        desk.host->raise("campaign.deck");
        auto *draw = desk.find<QPushButton>("campaign.deck.draw");
        for (int i = 0; i < 28; ++i) {
            QVERIFY(draw->isEnabled());
            QTest::mouseClick(draw, Qt::LeftButton);
        }
        QVERIFY(!draw->isEnabled());
        const QStringList drawn = desk.workspace->session().state().decks.first().drawn;
        QCOMPARE(QSet<QString>(drawn.begin(), drawn.end()).size(), 28);
        QVERIFY(desk.workspace->session().state().secondaryOpen); // event 2 was among them
        const auto stored = documents::CampaignDocument::load(*desk.library, "test");
        QVERIFY(stored);
        QCOMPARE(fold(stored->campaign).decks.first().drawn, drawn);
        QTest::mouseClick(desk.find<QPushButton>("campaign.deck.reshuffle"), Qt::LeftButton);
        QVERIFY(draw->isEnabled());
    }

    void rankTable_takesFiguresOnly()
    {
        Desk desk;
        desk.take(platoon(*desk.store));
        const CampaignRules &rules = desk.workspace->session().rules();
        app::RulesDialog dialog(rules, rules, "en", &desk.window);
        auto *ranks = dialog.findChild<QTableWidget *>();
        QVERIFY(ranks && ranks->rowCount() > 1);
        const int cost = rules.ladders.first().ranks.at(1).cost;
        ranks->item(1, 1)->setText("a lot");
        QCOMPARE(dialog.rules().ladders.first().ranks.at(1).cost, cost);
        QCOMPARE(ranks->item(1, 1)->text(), QString::number(cost));
        ranks->item(1, 0)->setText("  ");
        QCOMPARE(dialog.rules(), rules);
        ranks->item(1, 1)->setText(QString::number(cost + 3));
        QCOMPARE(dialog.rules().ladders.first().ranks.at(1).cost, cost + 3);
    }

    void everyControlHasAName()
    {
        Desk desk;
        desk.take(golden());
        desk.workspace->openReport();
        QCOMPARE(test::namelessControls(desk.window).join(", "), QString());
    }
};

MUSTER_TEST_MAIN(tst_CampaignWorkspace)
#include "tst_CampaignWorkspace.moc"
