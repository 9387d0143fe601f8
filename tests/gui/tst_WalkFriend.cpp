// SPDX-License-Identifier: GPL-3.0-or-later
#include "TableEvening.h"

#include "app/table/begin/BeginDraft.h"
#include "archive/SafeFile.h"
#include "campaign/fold/Fold.h"

using namespace muster;
using test::TableEvening;

/// Walk 12: a game of Dust against the list that a friend has sent as a file, kept at the table, and into the campaign. In both
/// languages.
class tst_WalkFriend : public QObject
{
    Q_OBJECT

private:
    test::FrenchEyes m_eyes;

    // On the friend's computer, with his own library.
    static QString friendsFile(const QString &folder, const QString &ending)
    {
        test::TableDesk his;
        const QString id = his.bring("dust", 0);
        const QString path = folder + "/from a friend" + ending;
        const documents::Exchange exchange(his.shell.core->library(), &his.shell.core->packs(), "en");
        if (const auto written = exchange.exportFile(id, path, archive::Replace::Yes); !written)
            qFatal("%s", written.error().message().c_str());
        return path;
    }
    static int documentsOf(TableEvening &evening, library::Kind kind)
    {
        library::Filter filter;
        filter.kind = kind;
        return int(evening.shell.core->library().documents().list(filter)->size());
    }

    void begin(TableEvening &evening, const QString &mine, const QString &file)
    {
        evening.hands->key(Qt::Key_6, Qt::ControlModifier);
        QCOMPARE(evening.shell->current()->id(), QString("table"));
        evening.hands->act("table.new");
        QCOMPARE(evening.table().page(), app::TableWorkspace::Page::Begin);
        evening.pick("table.begin.mine.0", mine);
        evening.choose("table.begin.against", 1);
        bool asked = false;
        QTimer poll;
        connect(&poll, &QTimer::timeout, &poll, [&] {
            auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
            if (!dialog || asked)
                return;
            asked = true;
            auto *name = dialog->findChild<QLineEdit *>("fileNameEdit");
            name->setText(file);
            QTest::keyClick(name, Qt::Key_Return);
            if (dialog->isVisible())
                dialog->reject();
        });
        poll.start(5);
        evening.press("table.begin.file");
        QVERIFY(asked);
        evening.hands->front();
        QCOMPARE(evening.find<QLabel>("table.begin.problem")->text(), QString());
        QVERIFY(evening.table().beginning().canBegin());
        auto *campaigns = evening.find<app::Combo>("table.begin.campaign");
        evening.pick("table.begin.campaign", campaigns->itemData(campaigns->findText("Winter")));
        evening.hands->look();
        test::screenshot(*evening.shell.window, "walk-friend-begin");
        evening.hands->act("table.beginBattle");
        QCOMPARE(evening.table().page(), app::TableWorkspace::Page::Board);
        QCOMPARE(evening.state().sides.size(), 2);
    }

    void play(TableEvening &evening, QString &killer, QString &victim)
    {
        evening.hands->act("table.nextTurn");
        killer = evening.unitOf(0);
        const QString other = evening.unitOf(1, 1);
        victim = evening.unitOf(1);
        // A shot that hurts: the odds say how likely, a tap on the column records it.
        evening.tap(killer);
        evening.tap(other);
        evening.waitForOdds();
        const int whole = evening.state().unit(other)->boxesLeft();
        if (evening.table().unitPage()->attack()->columns()->isVisible()) {
            evening.press("table.losses.1");
            QCOMPARE(evening.state().unit(other)->boxesLeft(), whole - 1);
            evening.undo();
            QCOMPARE(evening.state().unit(other)->boxesLeft(), whole); // a slip is taken back
            evening.press("table.losses.1");
        }
        evening.tap(killer, true);
        QVERIFY(evening.state().unit(killer)->activated);
        evening.eliminate(victim, killer);
        evening.press("table.more.1.vp");
        evening.hands->look();
        test::screenshot(*evening.shell.window, "walk-friend-board");
        // The phone rings, the program is closed: everything stands as it stood.
        const battle::BattleState before = evening.state();
        evening.shell.start();
        evening.hands.emplace(*evening.shell.window, evening.shell.language->code() == "fr" ? &m_eyes : nullptr);
        evening.shell->showWorkspace("table");
        test::settle();
        if (!evening.table().session().document()) {
            auto *battles = evening.find<QAbstractItemView>("table.battles");
            evening.hands->click(battles, battles->model()->index(0, 0));
            evening.hands->key(Qt::Key_Return);
        }
        QVERIFY(evening.table().session().document());
        QCOMPARE(evening.state(), before);
    }

    void endInTheCampaign(TableEvening &evening, const QString &killer, const QString &victim)
    {
        const QString killerName = evening.state().unit(killer)->name;
        const int points = evening.state().unit(victim)->points;
        evening.hands->act("table.end");
        evening.choose("table.result.1", 0);
        QCOMPARE(evening.find<app::Combo>("table.end.campaign")->currentText(), QString("Winter")); // said at the beginning
        QVERIFY2(!evening.find<QLabel>("table.end.report")->text().isEmpty(), "what will be written");
        evening.hands->look();
        test::screenshot(*evening.shell.window, "walk-friend-end");
        evening.hands->act("table.finish");
        QCOMPARE(evening.shell->current()->id(), QString("campaign"));
        QVERIFY(evening.campaign().isReporting());
        evening.hands->look();
        evening.hands->act("campaign.record");
        QCOMPARE(evening.book().fought(), 1);
        QVERIFY(evening.book().problems.isEmpty());
        QCOMPARE(evening.book().standings.first().won, 1);
        const campaign::SoldierState *soldier = evening.soldier(killerName);
        QVERIFY(soldier);
        QCOMPARE(soldier->kills, 1);
        QVERIFY2(points > 0, qPrintable(killerName));
        test::screenshot(*evening.shell.window, "walk-friend-book");
    }

private slots:
    void walk_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("ending");
        QTest::newRow("English, .muster") << "en"
                                          << ".muster";
        QTest::newRow("French, .ros") << "fr"
                                      << ".ros";
    }
    void walk()
    {
        QFETCH(QString, language);
        QFETCH(QString, ending);
        QTemporaryDir post;
        const QString file = friendsFile(post.path(), ending);
        TableEvening evening(language, m_eyes);
        const QString mine = evening.bring("dust", 1);
        const QString name = evening.shell.core->library().documents().find(mine)->name;
        evening.newCampaign("Winter", "Dust", {{"Anna", name}});
        if (QTest::currentTestFailed())
            return;
        QString killer, victim;
        begin(evening, mine, file);
        if (!QTest::currentTestFailed())
            play(evening, killer, victim);
        if (!QTest::currentTestFailed())
            endInTheCampaign(evening, killer, victim);
        // The friend's list was a guest: the library has mine, the battle and the campaign.
        QCOMPARE(documentsOf(evening, library::Kind::Roster), 1);
        QCOMPARE(documentsOf(evening, library::Kind::Battle), 1);
        QCOMPARE(documentsOf(evening, library::Kind::Campaign), 1);
    }
};

MUSTER_TEST_MAIN(tst_WalkFriend)
#include "tst_WalkFriend.moc"
