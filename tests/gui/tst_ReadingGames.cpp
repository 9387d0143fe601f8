// SPDX-License-Identifier: GPL-3.0-or-later
#include "RosterWalk.h"

#include "app/shell/library/ClubPresenter.h"
#include "app/shell/library/PasswordDialog.h"
#include "app/shell/window/NoticeBar.h"
#include "app/workspace/GameFolderReading.h"
#include "packs/user/KnownFolders.h"
#include "tools/tour/CommunityData.h"

#include <QProgressDialog>

using namespace muster;
using test::RosterWalk;

namespace {

/// A keyring that answers when the test wants it to.
class SlowKeyring final : public library::Keyring
{
public:
    void read(const library::Address &, QObject *, const Found &then) override { found = then; }
    void keep(const library::Address &, const QString &password, QObject *, const Kept &then) override
    {
        given = password;
        kept = then;
    }
    Found found;
    Kept kept;
    QString given;
};

} // namespace

/// What takes long is done beside the window: nobody waits, and what is asked meanwhile is what happens.
class tst_ReadingGames : public QObject
{
    Q_OBJECT

private:
    /// Two lists of a game whose data are known but not read, and one of a game that is there.
    struct Table
    {
        Table()
        {
            const QString folder = walk.shell.place.file("data");
            if (!tools::CommunityData::write(folder))
                qFatal("no data");
            walk.shell->showWorkspace("roster");
            first = begin(folder);
            second = begin(folder);
            walk.shell->handle({"library", "file", test::sourceFolder() + "/data/space-crusade/samples/aldo.ros", {}});
            test::finishWork();
            third = walk.document().id();
            walk.shell.start();
            walk.shell->handle({"roster", "roster", third, {}});
        }
        QString begin(const QString &folder)
        {
            walk.inDialog<app::NewRosterDialog>([&] { walk.readData(folder); },
                                                [&](app::NewRosterDialog &) { walk.press(Qt::Key_Return); });
            return walk.document().id();
        }
        [[nodiscard]] QString open() { return walk.roster().editor() ? walk.document().id() : QString(); }

        RosterWalk walk;
        QString first, second, third;
    };

private slots:
    void rosterOpens_whenItsGameIsRead_andTheOldOneStaysUntilThen()
    {
        Table table;
        QCOMPARE(table.open(), table.third);
        QVERIFY(table.walk.roster().openRoster(table.first));
        QVERIFY(table.walk.roster().isReading()); // nobody waited for it,
        QCOMPARE(table.open(), table.third);      // nothing was taken away,
        QVERIFY(table.walk.roster().status().left.contains("Reading the game's data…"));
        QTRY_COMPARE(table.open(), table.first);
        QVERIFY(table.walk.roster().editor()->pack()); // and then it is there, judged
        QVERIFY(!table.walk.roster().isReading());
    }

    void whatIsAskedForMeanwhile_isWhatOpens()
    {
        Table table;
        QVERIFY(table.walk.roster().openRoster(table.first));
        table.walk.shell->handle({"roster", "roster", table.second, {{"say", "Here it is."}}});
        QTRY_COMPARE(table.open(), table.second);
        QVERIFY(table.walk.roster().status().left.contains("Here it is."));
        table.walk.shell.start();
        table.walk.shell->handle({"roster", "roster", table.third, {}});
        QVERIFY(table.walk.roster().openRoster(table.first));
        QVERIFY(table.walk.roster().openRoster(table.third)); // never mind: back to the one that is open
        QVERIFY(!table.walk.roster().isReading());
        QVERIFY(table.walk.roster().openRoster(table.first));
        table.walk.shell->showWorkspace("library"); // somewhere else meanwhile
        QTRY_COMPARE(table.open(), table.first);
        QCOMPARE(table.walk.shell->current()->id(), "library");
    }

    void cancel_opensItWithoutItsGame()
    {
        Table table;
        QVERIFY(table.walk.roster().openRoster(table.first));
        auto *reading = table.walk.roster().findChild<app::GameFolderReading *>();
        QVERIFY(reading);
        reading->cancel();
        QTRY_COMPARE(table.open(), table.first);
        QVERIFY(!table.walk.roster().editor()->pack());
    }

    void windowThatCloses_waitsForNothing()
    {
        Table table;
        QVERIFY(table.walk.roster().openRoster(table.first));
        table.walk.shell.start(); // the reading goes with its workspace
        table.walk.shell->handle({"roster", "roster", table.second, {}});
        QTRY_COMPARE(table.open(), table.second);
    }

    void keyringThatTakesItsTime_keepsNobodyWaiting()
    {
        test::ShellWindow shell;
        library::ServerSync sync(*library::Address::parse("postgresql://ann@127.0.0.1:1/club"), shell.place.file("copy.sqlite"), {});
        SlowKeyring keyring;
        app::ClubPresenter presenter(sync, shell.core->library(), keyring, *shell.window);
        emit sync.passwordWanted(false);
        QVERIFY(keyring.found);
        const auto dialog = [&shell] { return shell->findChild<app::PasswordDialog *>(); };
        QVERIFY(!dialog()); // nobody is asked while the keyring may know it
        keyring.found("secret");
        QVERIFY(!dialog());
        emit sync.passwordWanted(true); // it was the wrong one
        QVERIFY(dialog());
        dialog()->findChild<QLineEdit *>()->setText("better");
        dialog()->findChild<QCheckBox *>()->setChecked(true);
        dialog()->accept();
        QCOMPARE(keyring.given, "better");
        keyring.kept(false);
        QCOMPARE(shell->notices().topic(), "keyring");
    }
};

MUSTER_TEST_MAIN(tst_ReadingGames)
#include "tst_ReadingGames.moc"
