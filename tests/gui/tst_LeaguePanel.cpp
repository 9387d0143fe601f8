// SPDX-License-Identifier: GPL-3.0-or-later
#include "Answers.h"
#include "CampaignBook.h"

#include "app/campaign/league/LeaguePanel.h"
#include "support/Widgets.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>

using namespace muster;
using namespace muster::campaign;

namespace {

Campaign club(const packs::PackStore &store)
{
    Campaign campaign;
    campaign.start = {"league", "Fires of Armageddon", "space-crusade", {}, QDateTime::currentDateTimeUtc(), {}};
    campaign.rules = CampaignRules::fromJson(QJsonDocument::fromJson(store.find("space-crusade")->campaignJson()).object());
    for (const char *name : {"Anna", "Bert", "Carl", "Dora"})
        campaign.start.players.append({QString(name).toLower(), name, {}});
    return campaign;
}

} // namespace

/// The league's panel: who meets whom until when, and games that were kept in a spreadsheet.
class tst_LeaguePanel : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    static app::LeaguePanel &open(test::CampaignBook &book)
    {
        book.take(club(*book.store));
        book.workspace->actions().enterGame->trigger();
        test::settle();
        return *book.window.findChild<app::LeaguePanel *>();
    }

    // Presses Pair…, works in the dialog and presses its verb where that can be pressed.
    template <typename Work>
    static void pair(test::CampaignBook &book, Work work)
    {
        bool answered = false;
        QTimer::singleShot(0, &book.window, [&] {
            auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            QCOMPARE(test::namelessControls(*dialog), QStringList());
            work(*dialog);
            answered = true;
            auto *verb = dialog->findChild<QPushButton *>("dialog.verb");
            if (verb->isEnabled())
                QTest::mouseClick(verb, Qt::LeftButton);
            else
                dialog->reject();
        });
        QTest::mouseClick(book.find<QPushButton>("league.pair"), Qt::LeftButton);
        QVERIFY(answered);
    }

    QString table(const QByteArray &text)
    {
        QFile file(m_folder.filePath("games.csv"));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0)
            qFatal("the table cannot be written");
        return file.fileName();
    }

private slots:
    // Every cell of who has met whom leads to its game: to its page, or to its score where it is still to be played.
    void grid_leadsToTheGame()
    {
        test::CampaignBook book;
        app::LeaguePanel &panel = open(book);
        panel.readTable(table("player,score,player 2,score 2,round\nCarl,3,Anna,1,1\n"));
        pair(book, [](QDialog &dialog) {
            dialog.findChild<QComboBox *>("pair.how")->setCurrentIndex(2);
            dialog.findChild<QComboBox *>("pair.one")->setCurrentIndex(1);
            dialog.findChild<QComboBox *>("pair.other")->setCurrentIndex(3);
        });
        auto *grid = book.find<QTableView>("league.heads");
        const auto cell = [&](const QString &row, const QString &column) {
            int at = -1, across = -1;
            for (int i = 0; i < panel.league().lines.size(); ++i) {
                const QString player = panel.league().lines.at(i).standing.player;
                at = player == row ? i : at;
                across = player == column ? i + 1 : across;
            }
            return grid->model()->index(at, across);
        };
        QVERIFY(cell("anna", "carl").data().toString().startsWith("1:3"));
        QSignalSpy opened(&panel, &app::LeaguePanel::opened);
        emit grid->activated(cell("anna", "bert")); // never met
        emit grid->activated(cell("anna", "anna"));
        QCOMPARE(opened.count(), 0);
        emit grid->activated(cell("anna", "carl"));
        QCOMPARE(opened.count(), 1);
        QCOMPARE(opened.first().first().toString(), book.workspace->session().document()->campaign().events.first().id);
        emit grid->activated(cell("dora", "bert"));
        QCOMPARE(opened.count(), 1);
        QCOMPARE(book.find<QComboBox>("league.one")->currentText(), "Bert");
        QCOMPARE(book.find<QComboBox>("league.other")->currentText(), "Dora");
        // Who has no force has no report to write: the page of the game leads to its score, too.
        grid->setFocus();
        book.workspace->openReport(book.workspace->session().document()->campaign().events.last().id);
        test::settle();
        QVERIFY(!book.workspace->draft().isOpen());
        QVERIFY(book.find<QSpinBox>("league.oneScore")->hasFocus());
    }

    void swissRound_isShownBeforeItIsPaired_withADay()
    {
        test::CampaignBook book;
        app::LeaguePanel &panel = open(book);
        pair(book, [](QDialog &dialog) {
            QVERIFY(!dialog.findChild<QComboBox *>("pair.one")->isEnabled());
            const QString meet = dialog.findChild<QLabel *>("pair.meet")->text();
            QVERIFY2(meet.contains("Anna – Bert") && meet.contains("Carl – Dora"), qPrintable(meet));
            dialog.findChild<QCheckBox *>("pair.dated")->click();
            dialog.findChild<QDateEdit *>("pair.due")->setDate(QDate(2026, 1, 2));
            test::screenshot(dialog, "league-pair");
        });
        QCOMPARE(panel.league().games.size(), 2);
        QCOMPARE(panel.league().games.first().due, QDate(2026, 1, 2));
        QCOMPARE(panel.league().overdue(), 2); // the day has gone by
        auto *rounds = book.find<QTableView>("league.rounds");
        QVERIFY(rounds->isVisible());
        QVERIFY(rounds->model()->index(0, 4).data().toString().startsWith("late"));
        book.workspace->undoStack()->undo();
        QVERIFY(panel.league().games.isEmpty());
    }

    // One result after the other, without looking up who meets next.
    // Who is not there tonight is ticked off; a round that is still open is said before the next one is paired.
    void absentPlayer_isNotPaired()
    {
        test::CampaignBook book;
        app::LeaguePanel &panel = open(book);
        pair(book, [](QDialog &dialog) {
            auto *here = dialog.findChild<QListWidget *>("pair.here");
            here->item(1)->setCheckState(Qt::Unchecked);
            const QString meet = dialog.findChild<QLabel *>("pair.meet")->text();
            QVERIFY2(meet.contains("Anna – Carl") && meet.contains("Dora has no opponent") && !meet.contains("Bert"), qPrintable(meet));
            QVERIFY(dialog.findChild<QPushButton *>("dialog.verb")->isEnabled());
        });
        QCOMPARE(panel.league().games.size(), 1);
        QString remark;
        pair(book, [&](QDialog &dialog) {
            for (const QLabel *label : dialog.findChildren<QLabel *>())
                remark += label->text() + '\n';
            auto *here = dialog.findChild<QListWidget *>("pair.here");
            for (int i = 1; i < 4; ++i)
                here->item(i)->setCheckState(Qt::Unchecked);
            QVERIFY(!dialog.findChild<QPushButton *>("dialog.verb")->isEnabled());
        });
        QVERIFY2(remark.contains("Round 1 is not over: 1 game open."), qPrintable(remark));
        QCOMPARE(panel.league().games.size(), 1);
    }

    void nextPairedGame_standsInTheBar_afterAResult()
    {
        test::CampaignBook book;
        app::LeaguePanel &panel = open(book);
        pair(book, [](QDialog &) {});
        book.find<QSpinBox>("league.oneScore")->setValue(3);
        book.find<QSpinBox>("league.otherScore")->setValue(1);
        QTest::mouseClick(book.find<QPushButton>("league.enter"), Qt::LeftButton);
        test::settle();
        QCOMPARE(panel.league().games.first().state, LeagueGame::Played);
        QCOMPARE(book.find<QComboBox>("league.one")->currentText(), "Carl");
        QCOMPARE(book.find<QComboBox>("league.other")->currentText(), "Dora");
        auto *score = book.find<QSpinBox>("league.oneScore");
        QCOMPARE(score->window()->focusWidget(), static_cast<QWidget *>(score));
    }

    // Who won may stand without a score, or decide a tie; a score and a result that contradict each other are refused in a sentence.
    void result_mayNotContradictTheScore()
    {
        test::CampaignBook book;
        open(book);
        const CampaignState &state = book.workspace->session().state();
        auto *result = book.find<QComboBox>("league.result");
        auto *hint = book.find<QLabel>("league.hint");
        auto *button = book.find<QPushButton>("league.enter");
        const auto enter = [&](int one, int other, GameResult wanted) {
            book.find<QSpinBox>("league.oneScore")->setValue(one);
            book.find<QSpinBox>("league.otherScore")->setValue(other);
            result->setFocus();
            QTest::keyClick(result, Qt::Key_Home);
            for (int i = 0; i < int(wanted); ++i)
                QTest::keyClick(result, Qt::Key_Down);
            QCOMPARE(result->currentIndex(), int(wanted));
            QVERIFY(button->isEnabled());
            QTest::mouseClick(button, Qt::LeftButton);
            test::settle();
        };
        QCOMPARE(result->itemText(1), "Anna won");
        QCOMPARE(result->itemText(3), "Bert won");
        enter(1, 2, GameResult::Won);
        QCOMPARE(state.fought(), 0);
        QVERIFY2(hint->text().contains("has not won"), qPrintable(hint->text()));
        enter(2, 1, GameResult::Lost);
        QCOMPARE(state.fought(), 0);
        QVERIFY2(hint->text().contains("has not lost"), qPrintable(hint->text()));
        enter(2, 1, GameResult::Won);
        enter(-1, -1, GameResult::Lost);
        enter(3, 3, GameResult::Won);
        QCOMPARE(state.fought(), 3);
        QCOMPARE(state.standings.first().player, "anna");
        QCOMPARE(state.standings.first().won, 2);
        const models::CampaignMissionModel &missions = book.workspace->session().missions();
        QStringList spoken;
        for (int row = 0; row < missions.rowCount(); ++row)
            spoken.append(missions.index(row, 0).data(Qt::AccessibleTextRole).toString());
        QVERIFY2(spoken.join('\n').contains("2 : 1"), qPrintable(spoken.join('\n')));
        QCOMPARE(result->currentIndex(), 0); // the next game is one with a score
    }

    void twoPlayers_arePairedByHand()
    {
        test::CampaignBook book;
        app::LeaguePanel &panel = open(book);
        const auto choose = [](QDialog &dialog, const char *one, const char *other) {
            dialog.findChild<QComboBox *>("pair.how")->setCurrentIndex(2);
            for (const auto &[field, name] : {std::pair{"pair.one", one}, std::pair{"pair.other", other}}) {
                auto *box = dialog.findChild<QComboBox *>(field);
                box->setCurrentIndex(box->findText(name));
            }
        };
        pair(book, [&](QDialog &dialog) {
            choose(dialog, "Dora", "Dora");
            QVERIFY(!dialog.findChild<QPushButton *>("dialog.verb")->isEnabled());
            choose(dialog, "Dora", "Anna");
            dialog.findChild<QSpinBox *>("pair.round")->setValue(3);
        });
        QCOMPARE(panel.league().games.size(), 1);
        QVERIFY(panel.league().games.first().isBetween("dora", "anna"));
        QCOMPARE(panel.league().games.first().round, 3);
        QVERIFY(!panel.league().games.first().due.isValid());
        bool told = false;
        pair(book, [&](QDialog &dialog) {
            choose(dialog, "Anna", "Dora");
            for (const QLabel *label : dialog.findChildren<QLabel *>())
                told = told || label->text() == "They have 1 game already.";
            dialog.findChild<QComboBox *>("pair.how")->setCurrentIndex(1); // all that are missing
        });
        QVERIFY(told);
        QCOMPARE(panel.league().games.size(), 6);
    }

    void games_comeFromASpreadsheet()
    {
        test::CampaignBook book;
        app::LeaguePanel &panel = open(book);
        panel.readTable(table("Player;Score;Player 2;Score 2;Date\nAnna;12;Bert;7;2026-11-01\nCarl;3;Dora;3;2026-11-02\n"));
        QCOMPARE(book.workspace->session().state().fought(), 2);
        QCOMPARE(panel.league().lines.first().standing.player, "anna");
        const QByteArray grown = "Player;Score;Player 2;Score 2;Date\nAnna;12;Bert;7;2026-11-01\nCarl;3;Dora;3;2026-11-02\n"
                                 "Ren\xE9"
                                 "e;1;Bert;4;2026-11-09\n"; // as a spreadsheet in France saves it
        QSignalSpy said(&book.workspace->session(), &app::CampaignSession::said);
        test::Answers yes({"They join"});
        panel.readTable(table(grown));
        QVERIFY2(yes.said().contains("Renée"), qPrintable(yes.said()));
        QCOMPARE(book.workspace->session().state().fought(), 3);
        QCOMPARE(said.last().first().toString(), "1 game recorded, 2 already in the book");
        book.workspace->undoStack()->undo();
        book.workspace->undoStack()->undo(); // one step each
        QCOMPARE(book.workspace->session().state().fought(), 0);
    }

    void newNames_joinOnlyWhenSomebodySaysSo()
    {
        test::CampaignBook book;
        app::LeaguePanel &panel = open(book);
        const QString path = table("player,score,player 2,score 2\nAnna,1,Émile,2\n");
        {
            test::Answers no({"Cancel"});
            panel.readTable(path);
            QVERIFY2(no.done() && no.said().contains("Émile"), qPrintable(no.said()));
        }
        QCOMPARE(book.workspace->session().state().players.size(), 4);
        test::Answers yes({"They join"});
        panel.readTable(path);
        QVERIFY(yes.done());
        QCOMPARE(book.workspace->session().state().players.size(), 5);
        QCOMPARE(book.workspace->session().state().fought(), 1);
    }

    void wrongTable_isRefusedWhole()
    {
        test::CampaignBook book;
        app::LeaguePanel &panel = open(book);
        test::Answers answers({"OK"});
        panel.readTable(table("player,score,player 2,score 2\nAnna,1,Bert,2\nCarl,many,Dora,1\n"));
        QVERIFY(answers.done());
        QVERIFY2(answers.said().contains("line 3"), qPrintable(answers.said()));
        QCOMPARE(book.workspace->session().state().fought(), 0);
    }
};

MUSTER_TEST_MAIN(tst_LeaguePanel)
#include "tst_LeaguePanel.moc"
