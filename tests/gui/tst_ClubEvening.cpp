// SPDX-License-Identifier: GPL-3.0-or-later
#include "CampaignBook.h"

#include "app/campaign/CampaignTitle.h"
#include "app/campaign/league/LeaguePanel.h"
#include "app/theme/widgets/Segments.h"
#include "campaign/fold/Rivalries.h"
#include "campaign/league/Pairing.h"
#include "support/Widgets.h"

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>

using namespace muster;
using namespace muster::campaign;

namespace {

/// Eight players with a force of three each.
Campaign club(const packs::PackStore &store)
{
    Campaign campaign;
    campaign.start = {"club", "Fires of Armageddon", "space-crusade", {}, QDateTime::currentDateTimeUtc(), {}};
    campaign.rules = CampaignRules::fromJson(QJsonDocument::fromJson(store.find("space-crusade")->campaignJson()).object());
    const QString ladder = campaign.rules.ladders.first().id;
    const QStringList players{"Anna", "Bert", "Carl", "Dora", "Elise", "Franz", "Gina", "Hugo"};
    for (const QString &player : players) {
        campaign.start.players.append({player.toLower(), player, {}});
        ForceEnlisted force{
            "force " + player, player.toLower(), player + "s Platoon", "crusade.catalogue.space-marines", player + "1", {}, {}};
        for (int i = 1; i < 4; ++i)
            force.soldiers.append(
                {QString("%1%2").arg(player).arg(i), QString("%1 %2").arg(player).arg(i), "Bolter", ladder, {}, 0, 11, 0, {}, {}, {}});
        campaign.events.append(makeEvent(force));
    }
    return campaign;
}

} // namespace

/// An evening of a club in the window, by clicks and keys, with the number of actions that each game takes.
class tst_ClubEvening : public QObject
{
    Q_OBJECT

private:
    int m_actions = 0;

    void click(QWidget *widget)
    {
        QVERIFY2(widget->isVisible() && widget->isEnabled(), qPrintable(widget->objectName()));
        QTest::mouseClick(widget, Qt::LeftButton);
        test::settle();
        ++m_actions;
    }
    void key(QWidget *widget, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(widget, key, modifiers);
        test::settle();
        ++m_actions;
    }
    void type(QWidget *widget, const QString &text)
    {
        widget->setFocus();
        test::settle();
        QTest::keyClicks(widget, text);
        test::settle();
        ++m_actions;
    }
    /// A name and Enter; the list of suggestions was a window of its own.
    void enter(test::CampaignBook &desk, const QString &field, const QString &text)
    {
        auto *input = desk.find<QLineEdit>(field);
        type(input, text);
        key(input, Qt::Key_Return);
        desk.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.window));
        test::settle();
    }

private slots:
    // Two chips, who won, two opposed kills, one fate, record.
    void fourReports_takeTwelveActionsEach()
    {
        test::CampaignBook desk;
        desk.take(club(*desk.store));
        const QStringList pairs{"Anna", "Bert", "Carl", "Dora", "Elise", "Franz", "Gina", "Hugo"};
        for (int game = 0; game < 4; ++game) {
            const QString one = pairs.at(2 * game), other = pairs.at(2 * game + 1);
            m_actions = 0;
            desk.workspace->openReport();
            ++m_actions;
            test::settle();
            QCOMPARE(desk.find<QLabel>("report.present")->text(), "0 of 8 forces");
            click(desk.find<QToolButton>("report.present." + one + "s Platoon"));
            click(desk.find<QToolButton>("report.present." + other + "s Platoon"));
            QVERIFY(desk.find<QWidget>("report.row." + one + " 1")->isVisible());
            QVERIFY(!desk.window.findChild<QWidget *>("report.row." + pairs.at((2 * game + 2) % 8) + " 1")
                    || !desk.find<QWidget>("report.row." + pairs.at((2 * game + 2) % 8) + " 1")->isVisible());
            click(desk.find<app::Segments>("report.kind")->findChildren<QAbstractButton *>().first()); // against each other
            click(desk.find<app::Segments>("report.result." + one + "s Platoon")->findChildren<QAbstractButton *>().first());
            QCOMPARE(desk.find<app::Segments>("report.result." + other + "s Platoon")->currentIndex(), 2); // lost, by itself
            enter(desk, "report.kills." + one + " 1", other + " 2");
            enter(desk, "report.kills." + other + " 1", one + " 3");
            auto *fate = desk.find<QComboBox>("report.outcome." + other + " 2");
            QCOMPARE(fate->currentIndex(), int(Outcome::Recovered)); // by itself
            QVERIFY(fate->toolTip().contains(one + " 1"));
            fate->setFocus();
            key(fate, Qt::Key_End); // killed
            key(desk.find<QWidget>("report.notes"), Qt::Key_Return, Qt::ControlModifier);
            QVERIFY(!desk.find<QWidget>("campaign.report")->isVisible());
            QVERIFY2(m_actions <= 12, qPrintable(QString::number(m_actions)));
        }
        const CampaignState &state = desk.workspace->session().state();
        QCOMPARE(state.fought(), 4);
        QVERIFY(state.problems.isEmpty());
        for (int game = 0; game < 4; ++game) {
            const SoldierState &winner = desk.soldier(pairs.at(2 * game) + " 1"), &fallen = desk.soldier(pairs.at(2 * game + 1) + " 2");
            QCOMPARE(winner.earned, 11 + 2); // the points of the marine, and survived
            QCOMPARE(fallen.status, Status::Dead);
            QCOMPARE(fallen.record.last().eliminatedBy, QStringList{winner.id});
            QCOMPARE(desk.soldier(pairs.at(2 * game) + " 3").earned, 0); // put down, recovered
        }
        QCOMPARE(rivalries(state).size(), 8);
        QCOMPARE(state.standings.first().points, 3);
        QCOMPARE(state.missions.first().sides.size(), 2);
        QCOMPARE(state.missions.first().participants, 6);
    }

    // Two names of eight would tell whose campaign it is wrongly.
    void title_countsTheForcesOfAClub()
    {
        test::CampaignBook desk;
        desk.take(club(*desk.store));
        const QString title = desk.window.findChild<app::CampaignTitle *>("campaign.title")->accessibleName();
        QVERIFY2(title.contains("8 forces") && !title.contains("Annas Platoon"), qPrintable(title));
    }

    // Whoever ticks who plays aims once: no chip moves, however many are on and whatever that adds to the page.
    void chips_stayUnderThePointer()
    {
        test::CampaignBook desk;
        desk.take(club(*desk.store));
        desk.workspace->openReport();
        test::settle();
        const auto places = [&desk] {
            QVector<QRect> places;
            for (const QString &name : {QString("Anna"), QString("Bert"), QString("Carl"), QString("Hugo")}) {
                auto *chip = desk.find<QToolButton>("report.present." + name + "s Platoon");
                places.append(QRect(chip->mapTo(&desk.window, QPoint(0, 0)), chip->size()));
            }
            for (const char *link : {"report.allPresent", "report.nonePresent"}) {
                auto *button = desk.find<QPushButton>(link);
                places.append(QRect(button->mapTo(&desk.window, QPoint(0, 0)), button->size()));
            }
            return places;
        };
        const QVector<QRect> before = places();
        for (const QString &name : {QString("Anna"), QString("Bert"), QString("Carl")}) {
            click(desk.find<QToolButton>("report.present." + name + "s Platoon"));
            test::settle();
            QCOMPARE(places(), before);
        }
        click(desk.find<QPushButton>("report.allPresent"));
        test::settle();
        QCOMPARE(places(), before);
    }

    // Those who play stand side by side with everything that is asked of each of them, and no row moves while it is filled in.
    void sides_standBesideEachOther()
    {
        test::CampaignBook desk;
        desk.window.resize(1366, 768);
        desk.take(club(*desk.store));
        desk.workspace->openReport();
        test::settle();
        models::CampaignReportDraft &draft = desk.workspace->draft();
        draft.setPresent("force Anna", true);
        draft.setPresent("force Bert", true);
        test::settle();
        const auto place = [&desk](const QString &name) {
            auto *widget = desk.find<QWidget>(name);
            return QRect(widget->mapTo(&desk.window, QPoint(0, 0)), widget->size());
        };
        for (const QString field : {"report.result.%1s Platoon", "report.objective.primary.%1s Platoon", "report.sideKills.%1s Platoon",
                                    "report.row.%1 1", "report.row.%1 3"}) {
            const QRect one = place(field.arg("Anna")), other = place(field.arg("Bert"));
            QCOMPARE(one.top(), other.top());
            QVERIFY2(one.right() < other.left(), qPrintable(field));
            QVERIFY2(desk.find<QWidget>(field.arg("Bert"))->isVisible(), qPrintable(field));
        }
        QVERIFY(desk.find<QScrollArea>("report.rows")->horizontalScrollBar()->maximum() == 0);
        QVERIFY(test::namelessControls(desk.window).isEmpty());
        const QVector<QRect> before{place("report.row.Anna 2"), place("report.row.Anna 3"), place("report.row.Bert 3")};
        draft.setKills(0, {{"Bert 1", 11, 1, "Bert1"}});
        draft.setOutcome(1, Outcome::Wounded);
        desk.find<QComboBox>("report.outcome.Bert 2")->setFocus();
        key(desk.find<QComboBox>("report.outcome.Bert 2"), Qt::Key_End);
        QCOMPARE((QVector<QRect>{place("report.row.Anna 2"), place("report.row.Anna 3"), place("report.row.Bert 3")}), before);
        // The list says who is down already; the preview who did it.
        desk.find<QLineEdit>("report.kills.Anna 2")->setFocus();
        test::settle();
        auto *enemies = desk.find<QListWidget>("report.enemies");
        QVERIFY2(enemies->item(0)->toolTip().contains("already by Anna 1"), qPrintable(enemies->item(0)->toolTip()));
        const auto labels = desk.find<QWidget>("campaign.report")->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
                            [](const QLabel *label) { return label->text().contains("eliminated by Anna 1, recovered"); }));
        // A third one has room below.
        draft.setPresent("force Carl", true);
        test::settle();
        QVERIFY(place("report.row.Carl 1").top() > place("report.row.Bert 3").bottom());
        QCOMPARE(place("report.row.Carl 1").left(), place("report.row.Anna 1").left());
    }

    void survived_takesTheKillBack()
    {
        test::CampaignBook desk;
        desk.take(club(*desk.store));
        desk.workspace->openReport();
        test::settle();
        models::CampaignReportDraft &draft = desk.workspace->draft();
        draft.setPresent("force Anna", true);
        draft.setPresent("force Bert", true);
        test::settle();
        enter(desk, "report.kills.Anna 1", "Bert 1");
        QCOMPARE(draft.lines().first().participant.kills.size(), 1);
        QCOMPARE(draft.lines().first().participant.kills.first().points, 11);
        auto *fate = desk.find<QComboBox>("report.outcome.Bert 1");
        fate->setFocus();
        key(fate, Qt::Key_Home);
        QVERIFY(draft.lines().first().participant.kills.isEmpty());
        click(desk.find<QPushButton>("report.nonePresent"));
        QVERIFY(draft.presentSides().isEmpty());
        QVERIFY(!draft.record().isEmpty());
        click(desk.find<QPushButton>("report.allPresent"));
        QCOMPARE(draft.presentSides().size(), 8);
        desk.workspace->undoStack()->undo();
        QVERIFY(draft.presentSides().isEmpty());
    }

    // Whoever fell says by whom, and it stands in the row of whoever did it.
    void killer_isChosenInTheRowOfTheFallen()
    {
        test::CampaignBook desk;
        desk.take(club(*desk.store));
        desk.workspace->openReport();
        test::settle();
        models::CampaignReportDraft &draft = desk.workspace->draft();
        click(desk.find<QToolButton>("report.present.Annas Platoon"));
        QVERIFY(!desk.find<QToolButton>("report.by.Anna 1")->isVisible()); // nobody plays against her yet
        click(desk.find<QToolButton>("report.present.Berts Platoon"));
        const auto choose = [&](const QString &fallen, const QString &words) {
            click(desk.find<QToolButton>("report.by." + fallen));
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            QVERIFY(menu && menu->objectName() == "report.by.menu");
            for (QAction *action : menu->actions()) {
                if (action->text() == words) {
                    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
                    ++m_actions;
                    test::settle();
                    return;
                }
            }
            menu->close();
            QFAIL(qPrintable("nobody is called " + words));
        };
        enter(desk, "report.kills.Anna 1", "Bert 2");
        const models::ReportValues byKiller = draft.values();
        draft.undoStack().undo();
        test::settle();
        choose("Bert 2", "Anna 1");
        QVERIFY(draft.values() == byKiller);
        QCOMPARE(desk.find<QComboBox>("report.outcome.Bert 2")->currentIndex(), int(Outcome::Recovered));
        QVERIFY(desk.find<QToolButton>("report.by.Bert 2")->toolTip().contains("Anna 1"));
        QVERIFY(desk.find<QLineEdit>("report.kills.Anna 1")->accessibleName().contains("Bert 2"));
        QVERIFY(test::namelessControls(*desk.find<QWidget>("campaign.report")).isEmpty());
        auto *fate = desk.find<QComboBox>("report.outcome.Bert 2");
        fate->setFocus();
        key(fate, Qt::Key_End); // killed
        choose("Bert 2", "Annas Platoon as a whole");
        QVERIFY(!desk.find<QLineEdit>("report.kills.Anna 1")->accessibleName().contains("Bert 2"));
        QVERIFY(desk.find<QLineEdit>("report.sideKills.Annas Platoon")->accessibleName().contains("Bert 2"));
        choose("Bert 2", "Nobody in particular");
        QVERIFY(draft.killersOf("Bert2").isEmpty());
        choose("Bert 2", "Anna 3");
        QCOMPARE(draft.killersOf("Bert2"), QStringList("Anna 3"));
        QCOMPARE(fate->currentIndex(), int(Outcome::Dead));
        // Of several other sides each is a menu of its own.
        click(desk.find<QToolButton>("report.present.Carls Platoon"));
        click(desk.find<QToolButton>("report.by.Bert 3"));
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QStringList sides;
        for (const QAction *action : menu->actions()) {
            if (action->menu())
                sides.append(action->text());
        }
        menu->close();
        QCOMPARE(sides, (QStringList{"Annas Platoon", "Carls Platoon"}));
    }

    // Player, figure, figure, player, Enter.
    void quickGames_takeFiveStops()
    {
        test::CampaignBook desk;
        desk.take(club(*desk.store));
        desk.workspace->actions().enterGame->trigger();
        test::settle();
        auto *panel = desk.window.findChild<app::LeaguePanel *>();
        QVERIFY(panel && panel->isVisible());
        QVERIFY(test::namelessControls(*panel).isEmpty());
        auto *one = desk.find<QComboBox>("league.one"), *other = desk.find<QComboBox>("league.other");
        QApplication::setKeyboardInputInterval(0); // a letter is a name: nobody types four games within half a second
        for (int game = 0; game < 4; ++game) {
            m_actions = 0;
            one->setFocus();
            QTest::keyClicks(one, QStringList{"A", "C", "E", "G"}.at(game));
            ++m_actions;
            type(desk.find<QSpinBox>("league.oneScore"), QString::number(40 + game));
            type(desk.find<QSpinBox>("league.otherScore"), "32");
            other->setFocus();
            QTest::keyClicks(other, QStringList{"B", "D", "F", "H"}.at(game));
            ++m_actions;
            // With the mouse, with Enter on the button, in the last field, in a figure.
            auto *enter = desk.find<QPushButton>("league.enter");
            QWidget *last = desk.find<QSpinBox>("league.otherScore");
            if (game == 1)
                last = enter;
            else if (game == 2)
                last = other;
            last->setFocus();
            if (game == 0)
                click(enter);
            else
                QTest::keyClick(last, game == 1 ? Qt::Key_Return : Qt::Key_Enter);
            QCOMPARE(desk.workspace->session().state().fought(), game + 1);
            QVERIFY(m_actions <= 12);
        }
        const CampaignState &state = desk.workspace->session().state();
        QCOMPARE(state.fought(), 4);
        QVERIFY(state.problems.isEmpty());
        QCOMPARE(panel->league().lines.first().standing.player, "gina");
        auto *table = desk.find<QTableView>("league.table");
        QCOMPARE(table->model()->rowCount(), 8);
        QCOMPARE(table->model()->index(0, 1).data().toString(), "Gina");
        QCOMPARE(table->model()->index(0, 9).data().toString(), "W");
        click(desk.find<QPushButton>("league.copy"));
        QVERIFY(QGuiApplication::clipboard()->text().size() < 2000);
        QVERIFY(QGuiApplication::clipboard()->text().contains("1. Gina"));
    }

    // Discord takes 2,000 characters at once: the report of a club is copied message by message, and nothing is lost.
    void reportForDiscord_isCopiedInMessages()
    {
        test::CampaignBook desk;
        desk.take(club(*desk.store));
        QString said;
        connect(&desk.workspace->session(), &app::CampaignSession::said, this, [&said](const QString &sentence) { said = sentence; });
        QStringList messages;
        do {
            desk.workspace->actions().copyDiscord->trigger();
            messages.append(QGuiApplication::clipboard()->text());
            QVERIFY2(messages.last().size() <= 2000, qPrintable(QString::number(messages.last().size())));
        } while (!said.contains("last") && messages.size() < 50);
        QVERIFY(messages.size() > 1);
        const QString all = messages.join('\n');
        for (const char *name : {"Anna 1", "Dora 2", "Hugo 3"})
            QVERIFY(all.contains(name));
        desk.workspace->actions().copyDiscord->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), messages.first());
    }
};

MUSTER_TEST_MAIN(tst_ClubEvening)
#include "tst_ClubEvening.moc"
