// SPDX-License-Identifier: GPL-3.0-or-later
// Games from elsewhere as a player gets them: by clicks, from a server on the loopback.
#include "LibraryShell.h"

#include "app/exchange/GetGamesDialog.h"
#include "fetch/GameFetcher.h"
#include "fetch/LoopbackServer.h"
#include "rules/roster/Operations.h"
#include "rules/roster/RosterWriter.h"

#include <QCheckBox>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeWidget>

using namespace muster;

namespace {

const QString repository = "ember-rim/clicked-embers";

// No two slashes in a raw string: moc would take them for a comment.
QByteArray embers()
{
    return R"(<?xml version="1.0"?><gameSystem id="clicked-rim" name="Clicked Embers" revision="1" battleScribeVersion="2.03" xmlns="http:&#47;/www.battlescribe.net/schema/gameSystemSchema">
<costTypes><costType id="pts" name="pts"/></costTypes><categoryEntries><categoryEntry id="c" name="Units"/></categoryEntries>
<forceEntries><forceEntry id="army" name="Army"><categoryLinks><categoryLink id="l" name="Units" targetId="c"/></categoryLinks></forceEntry></forceEntries></gameSystem>)";
}

QByteArray wardens(int price)
{
    return QByteArray(
               R"(<?xml version="1.0"?><catalogue id="wardens" name="Wardens" revision="1" battleScribeVersion="2.03" gameSystemId="clicked-rim" gameSystemRevision="1" xmlns="http:&#47;/www.battlescribe.net/schema/catalogueSchema">
<selectionEntries><selectionEntry id="captain" name="Captain" type="model"><categoryLinks><categoryLink id="k" name="Units" targetId="c" primary="true"/></categoryLinks><costs><cost typeId="pts" name="pts" value="@"/></costs></selectionEntry></selectionEntries></catalogue>)")
        .replace('@', QByteArray::number(price));
}

} // namespace

class tst_GetGames : public QObject
{
    Q_OBJECT

    test::LoopbackServer m_server;

    void offer(int price) { m_server.setRepository(repository, {{"Embers.gst", embers()}, {"Wardens.cat", wardens(price)}}); }
    static QString gameFolder() { return QDir(fetch::GameFetcher::standardRoot()).filePath(QString(repository).replace('/', '.')); }

    static app::GetGamesDialog *opened(test::LibraryShell &shell)
    {
        shell.library->findChild<QAction *>("library.getGames")->trigger();
        test::settle();
        return shell.window->findChild<app::GetGamesDialog *>();
    }
    template <typename Widget>
    static Widget *in(QWidget *dialog, const char *name)
    {
        return dialog->findChild<Widget *>(name);
    }
    static void click(QWidget *dialog, const char *name) { QTest::mouseClick(in<QPushButton>(dialog, name), Qt::LeftButton); }
    static QString said(QWidget *dialog) { return in<QLabel>(dialog, "gamesSay")->text(); }

    // A list with one captain.
    static void addRoster(test::LibraryShell &shell)
    {
        const packs::PackPtr pack = shell.core->packs().forGameSystem("clicked-rim");
        QVERIFY(pack);
        rules::Roster roster = rules::newRoster(*pack->data(), "Guard of the Rim", shell.ids);
        rules::Operations operations(roster, pack->data().get(), shell.ids);
        QVERIFY(operations.addForce("army", "wardens"));
        QVERIFY(operations.addSelection(roster.forces.front().id, "captain"));
        QVERIFY(operations.setCostLimit("pts", 82));
        QFile file(shell.place.file("guard.ros"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(rules::writeRoster(roster)));
        file.close();
        const auto imported = documents::Exchange(shell.core->library(), &shell.core->packs(), "en").importFile(file.fileName());
        QVERIFY2(imported.ok(), imported ? "" : imported.error().message().c_str());
    }

private slots:
    void initTestCase()
    {
        const fetch::Addresses at = m_server.addresses();
        qputenv("MUSTER_DATA_API", at.api.toUtf8());
        qputenv("MUSTER_DATA_WEB", at.web.toUtf8());
        qputenv("MUSTER_DATA_RAW", at.raw.toUtf8());
        qputenv("MUSTER_DATA_CODELOAD", at.codeload.toUtf8());
        qputenv("MUSTER_DATA_GALLERY", at.gallery.toUtf8());
    }
    void init()
    {
        QDir(gameFolder()).removeRecursively();
        m_server.replies.clear();
        m_server.asked.clear();
    }
    void cleanupTestCase() { QDir(gameFolder()).removeRecursively(); }

    void install_update_keep_goBack_remove()
    {
        offer(80);
        test::LibraryShell shell("en", false);
        auto *dialog = opened(shell);
        QVERIFY(dialog);
        QVERIFY(m_server.asked.isEmpty()); // nothing without a click
        in<QLineEdit>(dialog, "gameSearch")->setText(repository);
        QVERIFY(m_server.asked.isEmpty());
        in<QPushButton>(dialog, "gameMain")->setFocus();
        click(dialog, "gameMain");
        QTRY_COMPARE(said(dialog), QString("Clicked Embers is installed."));
        QTRY_VERIFY(shell.core->packs().forGameSystem("clicked-rim"));
        // Its row says so, although its address still stands above; the keyboard is with it.
        const QTreeWidgetItem *row = in<QTreeWidget>(dialog, "gamesList")->currentItem();
        QVERIFY(row && row->parent());
        QCOMPARE(row->parent()->text(0), QString("Installed"));
        QCOMPARE(row->text(0), "Clicked Embers\n" + repository);
        QVERIFY(dialog->focusWidget() == in<QTreeWidget>(dialog, "gamesList"));
        addRoster(shell);

        // An update shows what it does to one's lists before it is taken.
        offer(85);
        in<QLineEdit>(dialog, "gameSearch")->setText("clicked");
        click(dialog, "lookForUpdates");
        QTRY_VERIFY(in<QPushButton>(dialog, "gameMain")->isEnabled());
        auto *list = in<QTreeWidget>(dialog, "gamesList");
        QCOMPARE(list->currentItem()->text(0), "Clicked Embers\n" + repository);
        QCOMPARE(list->currentItem()->text(4), QString("1 roster"));
        QCOMPARE(list->currentItem()->parent()->text(0), QString("Update there"));
        auto *effects = in<QLabel>(dialog, "updateEffects");
        click(dialog, "gameMain");
        QTRY_VERIFY(effects->text().contains("Guard of the Rim"));
        QVERIFY2(effects->text().contains("80") && effects->text().contains("85") && effects->text().contains("3 over the limit"),
                 qPrintable(effects->text()));
        test::screenshot(*dialog, "get-games-effects");
        QCOMPARE(fetch::readGameFolder(gameFolder())->revisions.size(), 2u);
        const QString first = fetch::readGameFolder(gameFolder())->current;
        QCOMPARE(fetch::readGameFolder(gameFolder())->revisions.back().id, first); // not taken yet

        click(dialog, "keepVersion");
        QVERIFY(fetch::readGameFolder(gameFolder())->pinned);
        QCOMPARE(list->currentItem()->text(2), QString("kept"));
        QCOMPARE(fetch::readGameFolder(gameFolder())->current, first);

        click(dialog, "gameMain");
        QTRY_VERIFY(in<QPushButton>(dialog, "gameMain")->text().startsWith("Take "));
        click(dialog, "gameMain");
        QTRY_VERIFY(fetch::readGameFolder(gameFolder())->current != first);
        QVERIFY(!fetch::readGameFolder(gameFolder())->pinned);

        click(dialog, "olderVersions");
        auto *ask = dialog->findChild<QInputDialog *>();
        QVERIFY(ask);
        ask->setTextValue(first);
        ask->accept();
        QTRY_COMPARE(fetch::readGameFolder(gameFolder())->current, first);
        test::settle();

        click(dialog, "removeGame");
        auto *box = dialog->findChild<QMessageBox *>();
        QVERIFY(box && box->informativeText().contains("1 roster"));
        for (QAbstractButton *button : box->buttons())
            if (box->buttonRole(button) == QMessageBox::AcceptRole)
                button->click();
        QTRY_VERIFY(!QDir(gameFolder()).exists());
    }

    // Whatever goes wrong is one sentence, and the buttons can be pressed again.
    void troubles_areOneSentence_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("not there") << 404 << QByteArray();
        QTest::newRow("error") << 500 << QByteArray("x");
        QTest::newRow("a page") << 200 << QByteArray("<!DOCTYPE html><html></html>");
    }
    void troubles_areOneSentence()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        m_server.replies["/api/repos/" + repository + "/git/trees/HEAD"] = {status, body, {}, -1, false, false};
        test::LibraryShell shell("en", false);
        auto *dialog = opened(shell);
        in<QLineEdit>(dialog, "gameSearch")->setText(repository);
        QTest::keyClick(in<QLineEdit>(dialog, "gameSearch"), Qt::Key_Return); // behind an address it is Install
        QTRY_VERIFY(in<QLabel>(dialog, "gamesSay")->property("role").toString() == "error");
        QVERIFY(!said(dialog).isEmpty() && !said(dialog).contains('\n'));
        QVERIFY(in<QPushButton>(dialog, "gameMain")->isEnabled());
        QVERIFY(in<QPushButton>(dialog, "lookForUpdates")->isEnabled());
        QVERIFY(!QDir(gameFolder()).exists());
    }

    void silentServer_isCancelled()
    {
        offer(80);
        m_server.replies["/raw/" + repository + "/HEAD/Wardens.cat"].silent = true;
        test::LibraryShell shell("en", false);
        auto *dialog = opened(shell);
        in<QLineEdit>(dialog, "gameSearch")->setText(repository);
        click(dialog, "gameMain");
        QTRY_VERIFY(m_server.asked.contains("/raw/" + repository + "/HEAD/Wardens.cat"));
        QVERIFY(in<QPushButton>(dialog, "cancelFetching")->isVisible());
        click(dialog, "cancelFetching");
        QTRY_VERIFY(!in<QPushButton>(dialog, "cancelFetching")->isVisible());
        QVERIFY(!QDir(gameFolder()).exists());
    }

    // Whoever builds a list misses a game there and then: the menu Tools and the palette have it in every workspace.
    void everyWorkspace_leadsToIt()
    {
        test::LibraryShell shell("en", false);
        for (const char *place : {"library", "roster", "campaign", "print", "scenarios", "table"}) {
            shell.window->showWorkspace(place);
            for (const char *action : {"library.getGames", "library.pasteList"})
                QVERIFY2(shell.window->menuActions().contains(shell.library->findChild<QAction *>(action)), place);
        }
    }

    void start_looksOnlyWhereSomebodySaidSo_onceADay()
    {
        offer(80);
        test::LibraryShell shell("en", false);
        auto *dialog = opened(shell);
        in<QLineEdit>(dialog, "gameSearch")->setText(repository);
        click(dialog, "gameMain");
        QTRY_COMPARE(said(dialog), QString("Clicked Embers is installed."));
        offer(85);
        m_server.asked.clear();
        int newer = -1;
        const auto look = [&] { app::GetGamesDialog::lookAtStart(shell.core->services(), this, [&newer](int count) { newer = count; }); };
        look();
        QVERIFY(!app::GetGamesDialog::looksAtStart(shell.core->services()));
        in<QCheckBox>(dialog, "lookAtStart")->click();
        QVERIFY(app::GetGamesDialog::looksAtStart(shell.core->services()));
        QVERIFY(m_server.asked.isEmpty() && newer < 0);
        look();
        QTRY_COMPARE(newer, 1);
        m_server.asked.clear();
        newer = -1;
        look(); // today it has been done
        test::settle();
        QVERIFY(m_server.asked.isEmpty() && newer < 0);
    }

    // A newcomer types what the game is called among players; where nothing is found the list says so.
    void search_takesEveryWord_andSaysWhenNothingIsFound()
    {
        test::LibraryShell shell("en", false);
        app::GetGamesDialog *dialog = opened(shell);
        auto *search = in<QLineEdit>(dialog, "gameSearch");
        auto *list = in<QTreeWidget>(dialog, "gamesList");
        const auto shown = [list] {
            QStringList names;
            for (int i = 0; i < list->topLevelItemCount(); ++i)
                for (int j = 0; j < list->topLevelItem(i)->childCount(); ++j)
                    names.append(list->topLevelItem(i)->child(j)->text(0));
            return names;
        };
        search->setText("40k 10");
        QVERIFY(list->currentItem());
        QCOMPARE(shown().size(), 1);
        QVERIFY2(list->currentItem()->text(0).contains("10th edition"), qPrintable(list->currentItem()->text(0)));
        search->setText("bolters and dragons");
        QCOMPARE(shown(), QStringList());
        QCOMPARE(list->currentItem(), nullptr);
        QVERIFY(list->topLevelItem(list->topLevelItemCount() - 1)->text(0).startsWith("No known game"));
        search->setText(QString());
        QVERIFY(shown().size() > 50);
    }

    // Whoever has the data already, on a stick or unpacked, needs no network.
    void folderOfThisComputer_isReadWithoutAServer()
    {
        QTemporaryDir folder;
        const auto write = [&folder](const QString &name, const QByteArray &bytes) {
            QFile file(folder.filePath(name));
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        };
        QVERIFY(write("Embers.gst", embers()) && write("Wardens.cat", wardens(20)));
        test::LibraryShell shell("en", false);
        app::GetGamesDialog *dialog = opened(shell);
        QVERIFY(in<QPushButton>(dialog, "gamesFromFolder")->isVisible());
        auto *search = in<QLineEdit>(dialog, "gameSearch");
        search->setText(folder.path());
        QCOMPARE(in<QTreeWidget>(dialog, "gamesList")->currentItem(), nullptr); // no address that a server would be asked for
        QTest::keyClick(search, Qt::Key_Return);
        QTRY_COMPARE(said(dialog), QString("Clicked Embers is ready for new rosters."));
        QVERIFY(shell.core->packs().forGameSystem("clicked-rim"));
    }
};

MUSTER_TEST_MAIN(tst_GetGames)
#include "tst_GetGames.moc"
