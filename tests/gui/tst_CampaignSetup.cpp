// SPDX-License-Identifier: GPL-3.0-or-later
#include "CampaignBook.h"

#include "app/campaign/setup/RulesDialog.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/Segments.h"
#include "models/campaign/CampaignMissionModel.h"
#include "support/TestMain.h"
#include "support/Widgets.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTimer>

using namespace muster;
using namespace muster::campaign;
using test::platoon;
using Desk = test::CampaignBook;

namespace {

packs::PackFolders dust()
{
    packs::PackFolders folders;
    folders.given = {test::sourceFolder() + "/data/dust"};
    return folders;
}

/// The platoon of marines and an Ork of another player.
Campaign twoPlayers(const packs::PackStore &store)
{
    Campaign campaign = platoon(store);
    campaign.start.players.append({"q", "Bea", {}});
    ForceEnlisted orks{"g", "q", "Waaagh", "crusade.catalogue.orks", "zog", {}, {}};
    orks.soldiers.append({"zog", "Zog", "Bolter", "crusade.ladder.orks", {}, 0, 7, 0, {}, {}, {}});
    campaign.events.append(makeEvent(orks));
    return campaign;
}

/// Opens a dialog by its action and acts in it; `act` closes it.
template <typename Act>
void inDialog(QAction *action, Act act)
{
    bool seen = false;
    QTimer::singleShot(0, action, [&] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        if (!dialog)
            qFatal("no dialog came up");
        seen = true;
        test::settle();
        const QStringList nameless = test::namelessControls(*dialog);
        if (!nameless.isEmpty())
            qFatal("nameless: %s", qPrintable(nameless.join(' ')));
        act(*dialog);
        if (dialog->isVisible())
            qFatal("the dialog is still there");
    });
    action->trigger();
    QVERIFY(seen);
    test::settle();
}

void accept(QDialog &dialog)
{
    QTest::mouseClick(dialog.findChild<QPushButton *>("dialog.verb"), Qt::LeftButton);
}

QStringList textsOf(const QComboBox &box)
{
    QStringList texts;
    for (int i = 0; i < box.count(); ++i)
        texts.append(box.itemText(i));
    return texts;
}

} // namespace

/// Who joins, what is set up, what the rules say, and what of it the report shows.
class tst_CampaignSetup : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { app::Theme::current().install(*qApp); }

    void recruit_hasTheKitOfHisOwnForceAndTheRankChosen()
    {
        Desk desk;
        desk.take(twoPlayers(*desk.store));
        desk.workspace->session().setCurrent("cato");
        inDialog(desk.workspace->actions().recruit, [](QDialog &dialog) {
            auto *kit = dialog.findChild<QComboBox *>("recruit.kit"), *rank = dialog.findChild<QComboBox *>("recruit.rank");
            auto *force = dialog.findChild<QComboBox *>("recruit.force");
            QCOMPARE(kit->count(), 3); // no Ork among them
            QVERIFY(kit->currentText().startsWith("Cato"));
            QVERIFY(textsOf(*rank).contains("Veteran") && !textsOf(*rank).contains("Commander"));
            force->setCurrentIndex(1);
            QCOMPARE(kit->count(), 1);
            QVERIFY(textsOf(*rank).contains("Nob"));
            force->setCurrentIndex(0);
            rank->setCurrentIndex(rank->findText("Veteran")); // characters begin at veteran
            dialog.findChild<QLineEdit *>()->setText("Falk");
            accept(dialog);
        });
        QCOMPARE(desk.soldier("Falk").force, "f");
        QCOMPARE(desk.workspace->session().rankName(desk.soldier("Falk")), "Veteran");
        QCOMPARE(desk.soldier("Falk").lifePoints, 2);
        QCOMPARE(desk.soldier("Falk").points, 13);
    }

    void otherPlayersSoldier_isAnEnemyAtHisPresentPoints()
    {
        Desk desk;
        desk.take(twoPlayers(*desk.store));
        desk.workspace->actions().report->trigger();
        const auto &draft = desk.workspace->draft();
        auto *kills = desk.find<QLineEdit>("report.kills.Brun");
        QTest::mouseClick(kills, Qt::LeftButton);
        auto *list = desk.find<QListWidget>("report.enemies");
        QCOMPARE(list->item(0)->text(), "Zog");
        QVERIFY(list->findItems("Cato", Qt::MatchExactly).isEmpty());
        QTest::keyClicks(kills, "zo");
        QTest::keyClick(kills, Qt::Key_Return);
        desk.window.activateWindow(); // the list of suggestions is gone; no window manager does it here
        test::settle();
        QCOMPARE(draft.lines().first().participant.kills, (QVector<Kill>{{"Zog", 7, 1, "zog", {}}}));
        QCOMPARE(desk.find<QComboBox>("report.outcome.Zog")->currentIndex(), int(Outcome::Recovered));
        QTest::keyClick(kills, Qt::Key_1); // the numbers are those of the enemy list
        QCOMPARE(draft.lines().first().participant.kills.last().kind, "Gretchin");
        QTest::mouseClick(desk.find<QLineEdit>("report.kills.Zog"), Qt::LeftButton);
        QCOMPARE(list->item(0)->text(), "Brun");
        // What nobody in particular did.
        auto *whole = desk.find<QLineEdit>("report.sideKills.Platoon Brun");
        QTest::mouseClick(whole, Qt::LeftButton);
        QTest::keyClick(whole, Qt::Key_2);
        QCOMPARE(draft.mission().sides.first().kills.first().kind, "Ork");
        QCOMPARE(list->item(0)->text(), "Zog");
    }

    void setUpMission_isShownWhenItIsReported()
    {
        Desk desk;
        desk.take(platoon(*desk.store));
        inDialog(desk.workspace->actions().plan, [](QDialog &dialog) {
            dialog.findChild<QPlainTextEdit *>("plan.objective.primary")->setPlainText("Blow up the reactor");
            dialog.findChild<QPlainTextEdit *>("plan.objective.secondary")->setPlainText("Bring the captain");
            dialog.findChild<QSpinBox *>("plan.setup.blips")->setValue(12);
            accept(dialog);
        });
        const Event plan = desk.workspace->session().document()->campaign().events.last();
        QCOMPARE(plan.as<MissionPlanned>()->setup.value("blips"), 12);
        QCOMPARE(plan.as<MissionPlanned>()->scenario, "crusade.scenario.seek-and-destroy");
        QVERIFY(plan.as<MissionPlanned>()->awards.isEmpty());
        desk.workspace->openReport(plan.id);
        test::settle();
        const auto *orders = desk.find<QLabel>("report.orders");
        QVERIFY2(orders->text().contains("Blow up the reactor") && orders->text().contains("12"), qPrintable(orders->text()));
        QVERIFY(!orders->text().contains("captain"));
        // Done without the card: said, not refused.
        const auto secondary = desk.find<app::Segments>("report.objective.secondary")->findChildren<QAbstractButton *>();
        QTest::mouseClick(secondary.first(), Qt::LeftButton);
        QVERIFY(desk.find<QLabel>("report.orders.warning")->isVisible());
        QTest::mouseClick(desk.find<QPushButton>("report.orders.show"), Qt::LeftButton);
        QVERIFY(orders->text().contains("Bring the captain"));
        desk.workspace->session().document()->recordEvents(
            "Draw", {makeEvent(CardDrawn{"crusade.deck.marines", "crusade.event.marines-2", 0, true, {}})});
        test::settle();
        QVERIFY(!desk.find<QLabel>("report.orders.warning")->isVisible());
    }

    void enemyList_isWrittenInTheRules()
    {
        Desk desk;
        desk.take(platoon(*desk.store));
        const CampaignRules rules = desk.workspace->session().rules();
        QVERIFY(rules.enemies.size() > 20);
        app::RulesDialog dialog(rules, rules, "en", &desk.window);
        auto *table = dialog.findChild<QTableWidget *>("rules.enemies");
        QCOMPARE(table->rowCount(), int(rules.enemies.size()));
        table->item(1, 1)->setText("8");
        table->item(1, 1)->setText("many"); // no figure
        QCOMPARE(dialog.rules().enemies.at(1).points, 8);
        dialog.findChild<QPushButton *>("rules.enemies.add")->click();
        table->item(table->rowCount() - 1, 0)->setText("Looted tank");
        table->item(table->rowCount() - 1, 1)->setText("30");
        QCOMPARE(dialog.rules().enemies.last().name.in("fr"), "Looted tank");
        QCOMPARE(dialog.rules().enemies.last().points, 30);
        QVERIFY(houseRules(dialog.rules(), rules).contains("enemies"));
        table->setCurrentCell(table->rowCount() - 1, 0);
        dialog.findChild<QPushButton *>("rules.enemies.remove")->click();
        QCOMPARE(dialog.rules().enemies.size(), rules.enemies.size());
    }

    void baseEfficiency_doublesTheMissions()
    {
        Desk desk;
        desk.take(platoon(*desk.store));
        const CampaignRules rules = desk.workspace->session().rules();
        app::RulesDialog dialog(rules, rules, "en", &desk.window);
        dialog.findChild<QCheckBox *>("rule.efficiency")->click();
        test::settle();
        QCOMPARE(dialog.rules().objective("primary")->award, 40);
        QCOMPARE(dialog.rules().objective("secondary")->award, 20);
        QCOMPARE(dialog.rules().enemies.first().points, 2); // Gretchin
        QCOMPARE(dialog.findChild<QSpinBox *>("rule.objective.primary")->value(), 40);
        dialog.findChild<QCheckBox *>("rule.efficiency")->click();
        test::settle();
        QCOMPARE(dialog.rules(), rules);
    }

    // Two scenarios of Dust have one French name; the texts of scenarios are small Markdown.
    void scenario_isStoredByItsId()
    {
        test::WorkspaceDesk<app::CampaignWorkspace> desk("campaign", dust());
        desk.language = "fr";
        Campaign campaign;
        campaign.start = {"test", "Zverograd", "dust", {}, QDateTime::currentDateTimeUtc(), {{"p", "Player", {}}}};
        ForceEnlisted force{"f", "p", "Alliés", "dust.catalogue.allies", "joe", {}, {}};
        force.soldiers.append({"joe", "Joe", {}, {}, {}, 0, 20, 0, {}, {}, {}});
        campaign.events = {makeEvent(force)};
        auto document = std::make_unique<documents::CampaignDocument>(campaign);
        QVERIFY(document->attach(*desk.library, "test"));
        desk.workspace->session().take(std::move(document));
        test::settle();
        inDialog(desk.workspace->actions().plan, [](QDialog &dialog) {
            auto *mission = dialog.findChild<QComboBox *>("plan.mission");
            const QStringList texts = textsOf(*mission);
            QCOMPARE(QSet<QString>(texts.begin(), texts.end()).size(), texts.size());
            mission->setCurrentIndex(mission->findData("dust.scenario.battlefield-2-encounter"));
            test::settle();
            QVERIFY2(!dialog.findChild<QLabel *>("plan.about")->text().contains('*'),
                     qPrintable(dialog.findChild<QLabel *>("plan.about")->text()));
            accept(dialog);
        });
        const Event plan = desk.workspace->session().document()->campaign().events.last();
        QCOMPARE(plan.as<MissionPlanned>()->scenario, "dust.scenario.battlefield-2-encounter");
        QCOMPARE(plan.as<MissionPlanned>()->name, "Rencontre");
        desk.workspace->openReport(plan.id);
        test::settle();
        QCOMPARE(desk.workspace->draft().record("fr"), QString());
        QCOMPARE(desk.workspace->session().document()->campaign().events.last().as<MissionFought>()->scenario,
                 "dust.scenario.battlefield-2-encounter");
        // Picked on the report page itself.
        desk.workspace->openReport();
        test::settle();
        auto *mission = desk.window.findChild<QComboBox *>("report.mission");
        const int index = mission->findData("dust.scenario.battlefield-2-encounter");
        mission->setCurrentIndex(index);
        emit mission->activated(index);
        QCOMPARE(desk.workspace->draft().mission().scenario, "dust.scenario.battlefield-2-encounter");
        QCOMPARE(desk.workspace->draft().mission().name, "Rencontre");
        QVERIFY(mission->currentText() != "Rencontre");
        // Dust keeps no experience: nothing on the page reckons any.
        QVERIFY(desk.window.findChild<QWidget *>("report.sum")->isHidden());
    }

    void drawnGame_looksDrawn()
    {
        Desk desk;
        Campaign campaign = twoPlayers(*desk.store);
        campaign.rules.mode = ExperienceMode::None;
        MissionFought fought;
        fought.name = "Clash";
        for (const char *force : {"f", "g"}) {
            Side side;
            side.force = force;
            side.result = GameResult::Drawn;
            fought.sides.append(side);
        }
        campaign.events.append(makeEvent(fought));
        desk.take(campaign);
        const QModelIndex row = desk.workspace->session().missions().index(0, 0);
        QCOMPARE(row.data(models::CampaignMissionModel::ResultRole).toInt(), int(models::CampaignMissionModel::Drawn));
        const QString words = row.data(models::CampaignMissionModel::OutcomeRole).toString();
        QVERIFY2(words.contains("Drawn") && words.contains("Platoon Brun") && words.contains("Waaagh"), qPrintable(words));
    }

    // A long name gives way; what it costs and what is left stay readable.
    void figuresOfThePreview_areNeverCut()
    {
        Desk desk;
        desk.language = "fr";
        Campaign campaign = platoon(*desk.store);
        campaign.events.append(makeEvent(SoldierDescribed{"brun", "Brunehilde de la Tour d’Auvergne-Lauraguais", {}, {}, {}}));
        campaign.events.append(makeEvent(ExperienceGranted{{{"brun", 163, {}}}, {}, {}})); // and 2 for surviving, less 40
        desk.take(campaign);
        for (const int width : {1440, 1280, 1100}) {
            desk.window.resize(width, 700);
            desk.workspace->openReport();
            test::settle();
            bool found = false;
            for (const QLabel *label : desk.find<QWidget>("campaign.report")->findChildren<QLabel *>()) {
                if (!label->isVisible() || !label->text().contains("125"))
                    continue;
                found = true;
                const QWidget *port = label->parentWidget()->parentWidget()->parentWidget();
                const QRect place(label->mapTo(port, QPoint(0, 0)), label->size());
                QVERIFY2(label->width() >= label->sizeHint().width() && port->rect().contains(place),
                         qPrintable(QString("%1 px").arg(width)));
            }
            QVERIFY(found);
        }
    }
};

MUSTER_TEST_MAIN(tst_CampaignSetup)
#include "tst_CampaignSetup.moc"
