// SPDX-License-Identifier: GPL-3.0-or-later
#include "LibraryShell.h"
#include "WalkHands.h"
#include "app/docking/DockHost.h"
#include "app/library/collection/CollectionPart.h"
#include "app/roster/RosterWorkspace.h"
#include "documents/collection/CollectionBook.h"

#include <QClipboard>
#include <QMenu>
#include <QTreeView>

using namespace muster;
using collection::State;
using collection::Task;
using models::CollectionModel;
using models::ReadyModel;

/// Walk 15: what is to paint for Saturday. The list is there, the figures are counted, the checklist says what is to do; an evening
/// later the brush has been busy, and the list itself shows it. In both languages.
class tst_WalkSaturday : public QObject
{
    Q_OBJECT

private:
    test::FrenchEyes m_eyes;
    const collection::FigureKey m_gunners{"dust.unit.gunners", {}};

    static app::CollectionPart &part(test::LibraryShell &shell) { return shell.library->collection(); }

    // Presses the button and takes the first line of its menu that begins like this.
    static void takeFrom(test::WalkHands &hands, const char *button, const QString &begin)
    {
        auto *tool = hands.find<QToolButton>(button);
        QMenu *menu = tool->menu();
        QVERIFY(menu && tool->isVisible());
        QTimer::singleShot(0, menu, [menu, begin] {
            for (QAction *line : menu->actions()) {
                if (line->text().startsWith(begin) && line->isEnabled()) {
                    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(line).center());
                    return;
                }
            }
            menu->close();
            QFAIL(qPrintable("no line " + begin));
        });
        menu->popup(tool->mapToGlobal(QPoint(0, tool->height())));
        QTRY_VERIFY(!menu->isVisible());
        test::settle();
    }
    void count(test::LibraryShell &shell, test::WalkHands &hands)
    {
        // Whoever clicks on the tab first finds lists to choose from.
        shell->docks("library")->raise("library.ready");
        test::settle();
        QVERIFY(part(shell).ready()->rosters()->count() > 0);
        hands.act("library.collection");
        QVERIFY(part(shell).isInFront());
        // Nothing is written down: it begins with the game of the list that is there.
        const QString game = hands.find<QComboBox>("collectionGame")->currentText();
        QVERIFY2(game.startsWith("Dust"), qPrintable(game));
        hands.look(*shell.window, false);
        takeFrom(hands, "collectionCount", "Walkers");
        hands.front();
        auto &book = documents::CollectionBook::of(shell.core->library());
        QCOMPARE(book.game("dust.system").total().of(State::Bought), 16);
        // The gunners were painted years ago: typed over the figure in the table.
        QTreeView *table = part(shell).panel()->table();
        const QModelIndex index = part(shell).panel()->model().indexOf(m_gunners).siblingAtColumn(CollectionModel::Painted);
        hands.click(table, index);
        table->edit(index);
        hands.key(Qt::Key_A, Qt::ControlModifier);
        hands.type("5");
        hands.key(Qt::Key_Return);
        QCOMPARE(book.game("dust.system").find(m_gunners)->counts.of(State::Painted), 5);
        test::screenshot(*shell.window, "walk-saturday-collection");
    }
    void checklist(test::LibraryShell &shell, test::WalkHands &hands)
    {
        hands.act("library.ready");
        QListWidget *rosters = part(shell).ready()->rosters();
        for (int i = 0; i < rosters->count(); ++i) {
            if (rosters->item(i)->text().startsWith("Walkers")) {
                hands.click(rosters, rosters->model()->index(i, 0));
                if (part(shell).ready()->model().plan().rosters.isEmpty())
                    hands.key(Qt::Key_Space);
            }
        }
        const collection::ReadyPlan &plan = part(shell).ready()->model().plan();
        QCOMPARE(plan.rosters.size(), 1);
        QCOMPARE(plan.figures(), 16);
        QCOMPARE(plan.figures(Task::Buy), 0); // the walkers were bought with the list
        const QString sentence = hands.find<QLabel>("readySentence")->text();
        QVERIFY2(!sentence.isEmpty(), "what is to do, in a sentence");
        hands.look(*shell.window, false);
        test::screenshot(*shell.window, "walk-saturday-ready");
        // On the phone, for the shop.
        hands.click(hands.find<QAbstractButton>("readyCopy"));
        QVERIFY2(QGuiApplication::clipboard()->text().contains("[ ]"), qPrintable(QGuiApplication::clipboard()->text()));
    }
    // One line after the other is ticked, until the list is ready; one tick too many is taken back.
    void paint(test::LibraryShell &shell, test::WalkHands &hands)
    {
        ReadyModel &model = part(shell).ready()->model();
        QTreeView *table = part(shell).ready()->table();
        const QString before = hands.find<QLabel>("readySentence")->text();
        bool tookBack = false;
        for (int round = 0; round < 60 && model.plan().figures(Task::Build) + model.plan().figures(Task::Paint) > 0; ++round) {
            const int left = model.plan().figures(Task::Build) + model.plan().figures(Task::Paint);
            QModelIndex line;
            for (int group = 0; group < model.rowCount() && !line.isValid(); ++group)
                line = model.index(0, 0, model.index(group, 0));
            QVERIFY(line.isValid());
            table->setCurrentIndex(line);
            table->setFocus();
            hands.key(Qt::Key_Space);
            if (!tookBack) {
                tookBack = true;
                const int now = model.plan().figures(Task::Build) + model.plan().figures(Task::Paint);
                hands.key(Qt::Key_Z, Qt::ControlModifier);
                QVERIFY2(model.plan().figures(Task::Build) + model.plan().figures(Task::Paint) == left, qPrintable(QString::number(now)));
                hands.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
            }
        }
        QCOMPARE(model.plan().painted(), 16);
        QVERIFY(hands.find<QLabel>("readySentence")->text() != before);
        hands.look(*shell.window, false);
        test::screenshot(*shell.window, "walk-saturday-done");
    }
    // The list says it too, and nothing about the rules is different.
    void list(test::LibraryShell &shell, const QString &language)
    {
        shell->handle({"roster", "roster", m_list, {}});
        test::settle();
        auto &roster = *static_cast<app::RosterWorkspace *>(shell->workspace("roster"));
        QVERIFY(roster.editor());
        const models::FormationModel &formation = roster.editor()->formation();
        const QModelIndexList found = formation.match(formation.index(0, 0), Qt::DisplayRole, "Gunners", 1, Qt::MatchRecursive);
        QVERIFY(!found.isEmpty());
        const QString said = found.first().data(Qt::AccessibleTextRole).toString();
        QVERIFY2(said.contains(language == "fr" ? "peint" : "painted"), qPrintable(said));
        QVERIFY(roster.editor()->document().evaluator().legal());
        test::screenshot(*shell.window, "walk-saturday-list");
    }

    QString m_list;

private slots:
    void walk_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("French") << "fr";
    }
    void walk()
    {
        QFETCH(QString, language);
        test::LibraryShell shell(language, false);
        m_list = shell.add("dust", "hedgerow-walkers", "Walkers");
        shell.refresh();
        test::WalkHands hands(*shell.window, language == "fr" ? &m_eyes : nullptr);
        count(shell, hands);
        if (!QTest::currentTestFailed())
            checklist(shell, hands);
        if (!QTest::currentTestFailed())
            paint(shell, hands);
        if (!QTest::currentTestFailed())
            list(shell, language);
    }

    // A photo of every stage; what the buttons do is done to the one that is marked, and one always is.
    void photo_hasTheStageThatIsSaid()
    {
        test::LibraryShell shell("en", false);
        test::WalkHands hands(*shell.window, nullptr);
        auto &book = documents::CollectionBook::of(shell.core->library());
        using collection::Change;
        QVERIFY(book.record("dust.system",
                            {Change::label(m_gunners, "Gunners", {}, "Allies"), Change::move(m_gunners, std::nullopt, State::Painted, 5)})
                    .ok());
        hands.act("library.collection");
        part(shell).panel()->setGame("dust.system");
        part(shell).panel()->table()->setCurrentIndex(part(shell).panel()->model().indexOf(m_gunners));
        test::settle();
        auto *stage = hands.find<QComboBox>("figureStage");
        QCOMPARE(stage->currentText(), QString("Painted")); // as far as they are
        stage->setFocus();
        hands.key(Qt::Key_Up);
        QCOMPARE(stage->currentText(), QString("Primed"));
        const test::TemporaryLibrary folder;
        QImage image(40, 30, QImage::Format_RGB32);
        image.fill(Qt::darkGreen);
        QVERIFY(image.save(folder.file("a.png")));
        auto *figure = shell.window->findChild<app::FigurePanel *>();
        figure->addPhoto(folder.file("a.png"), State(stage->currentData().toInt()));
        QCOMPARE(book.photos("dust.system", m_gunners).size(), 1);
        QCOMPARE(book.photos("dust.system", m_gunners).first().stage, QString("primed"));
        QCOMPARE(stage->currentText(), QString("Painted"));
        hands.click(hands.find<QAbstractButton>("figureDropPhoto"));
        QVERIFY(book.photos("dust.system", m_gunners).isEmpty());
        QVERIFY(!hands.find<QAbstractButton>("figureDropPhoto")->isEnabled());
    }
};

MUSTER_TEST_MAIN(tst_WalkSaturday)
#include "tst_WalkSaturday.moc"
