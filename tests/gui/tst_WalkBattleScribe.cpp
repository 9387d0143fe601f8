// SPDX-License-Identifier: GPL-3.0-or-later
#include "RosterWalk.h"

#include "app/shell/DataSettings.h"
#include "app/shell/SettingsDialog.h"
#include "app/shell/ShellActions.h"
#include "packs/KnownFolders.h"
#include "support/SampleGame.h"

#include <QMessageBox>
#include <QTreeWidget>

using namespace muster;
using test::RosterWalk;

/// Walk 7: a user of BattleScribe opens his data folder and a roster file, edits, saves back and opens again.
class tst_WalkBattleScribe : public QObject
{
    Q_OBJECT

private:
    static QString writeData(const test::TemporaryLibrary &place)
    {
        const QString folder = place.file("data");
        QDir().mkpath(folder);
        const auto write = [&](const char *name, const std::string &text) {
            QFile file(QDir(folder).filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(QByteArray::fromStdString(text));
        };
        write("sample.gst", test::SampleGame::system(1));
        write("army.cat", test::SampleGame::catalogue(1, 13, true));
        return folder;
    }

private slots:
    void settings_listTheFolders_data()
    {
        QTest::addColumn<QString>("code");
        QTest::newRow("English") << "en";
        QTest::newRow("French") << "fr";
    }
    void settings_listTheFolders()
    {
        QFETCH(QString, code);
        RosterWalk walk;
        walk.shell->setLanguage(code);
        const QString folder = writeData(walk.shell.place);
        walk.shell->shellActions().settings->trigger();
        test::settle();
        auto *dialog = walk.shell->findChild<app::SettingsDialog *>();
        QVERIFY(dialog);
        dialog->showPage(2);
        auto *page = dialog->findChild<app::DataSettings *>();
        auto *list = dialog->findChild<QTreeWidget *>("dataFolders");
        auto *forget = dialog->findChild<QPushButton *>("dataForget");
        QVERIFY(page && list && forget);
        QCOMPARE(list->topLevelItemCount(), 0);
        QVERIFY(!forget->isEnabled());
        QVERIFY(page->add(folder));
        QCOMPARE(list->topLevelItemCount(), 1);
        QCOMPARE(list->topLevelItem(0)->text(0), QString("Sample"));
        QVERIFY(list->topLevelItem(0)->text(1).contains("data"));
        test::settle();
        QCOMPARE(test::namelessControls(*dialog), QStringList());
        QCOMPARE(test::clippedTexts(*dialog), QStringList());
        test::screenshot(*dialog, "settings-data-" + code);
        walk.click(*forget);
        QCOMPARE(list->topLevelItemCount(), 0);
        QVERIFY(QDir(folder).exists());
        QVERIFY(packs::KnownFolders::load(walk.shell->dataPlace()).all().isEmpty());
        dialog->close();
    }

    void dataFolderAndRosterFile_roundTrip()
    {
        RosterWalk walk;
        const QString folder = writeData(walk.shell.place);
        walk.shell->showWorkspace("roster");
        walk.inDialog<app::NewRosterDialog>([&] { QVERIFY(walk.roster().openDataFolder(folder)); }, [&](app::NewRosterDialog &dialog) {
            QCOMPARE(dialog.findChild<QListWidget *>("newRosterGames")->currentItem()->text(), "Sample");
            walk.press(Qt::Key_Return);
            if (dialog.isVisible())
                dialog.reject();
        });
        QVERIFY(walk.roster().editor());
        walk.catalogue().search()->setFocus();
        for (const char *unit : {"walker", "walker", "squad", "hero"}) {
            walk.catalogue().search()->setFocus();
            walk.take(unit);
        }
        QCOMPARE(walk.points(), 54.0);
        QVERIFY(walk.legal());
        QCOMPARE(walk.unitsCalled("Walker"), 2);
        walk.click(walk.tree(), walk.unit("Hero"));
        walk.press(Qt::Key_F2);
        walk.write("Old Jack");
        walk.press(Qt::Key_Return);
        const QString file = walk.shell.place.file("club night.rosz");
        QVERIFY(walk.roster().saveFile(file));

        // Another hero is one too many; the file knows nothing of it.
        walk.catalogue().search()->setFocus();
        walk.take("hero");
        QVERIFY(!walk.legal());
        walk.shell->handle({"library", "file", file, {}});
        test::settle();
        QCOMPARE(walk.points(), 54.0);
        QVERIFY(walk.unit("Old Jack").isValid());
        QVERIFY(walk.legal());
        walk.catalogue().search()->setFocus();
        walk.take("squad");
        QVERIFY(walk.roster().saveFile(file));
        const QString id = walk.document().id();

        // The next start knows where the data are.
        walk.shell.start();
        walk.shell->handle({"roster", "roster", id, {}});
        test::settle();
        QVERIFY(walk.roster().editor());
        QVERIFY(walk.roster().editor()->pack());
        QCOMPARE(walk.points(), 62.0);
        QVERIFY(walk.legal());
        walk.shell->handle({"library", "file", file, {}});
        test::settle();
        QCOMPARE(walk.points(), 62.0);
    }

    void brokenFolder_saysSoAndChangesNothing()
    {
        RosterWalk walk;
        walk.shell->showWorkspace("roster");
        const QString folder = walk.shell.place.file("empty");
        QDir().mkpath(folder);
        const auto packs = walk.shell.core->services().packs.packs().size();
        bool said = false;
        QTimer poll;
        connect(&poll, &QTimer::timeout, &poll, [&] {
            if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
                said = !box->informativeText().isEmpty() || !box->text().isEmpty();
                box->accept();
            }
        });
        poll.start(5);
        QVERIFY(!walk.roster().openDataFolder(folder));
        QVERIFY(said);
        QCOMPARE(walk.shell.core->services().packs.packs().size(), packs);
    }

    /// With the environment variable MUSTER_BSDATA: the real thing, thousands of entries.
    void bigCommunityData_worksInTheSameWindow()
    {
        const QString folder = qEnvironmentVariable("MUSTER_BSDATA");
        if (folder.isEmpty())
            QSKIP("MUSTER_BSDATA names no folder");
        RosterWalk walk;
        walk.shell->showWorkspace("roster");
        walk.inDialog<app::NewRosterDialog>([&] { QVERIFY(walk.roster().openDataFolder(folder)); }, [&](app::NewRosterDialog &) { walk.press(Qt::Key_Return); });
        QVERIFY(walk.roster().editor());
        walk.catalogue().search()->setFocus();
        const int units = walk.editor().catalogue().unitCount();
        QVERIFY(units > 20);
        QStringList names;
        (void)walk.editor().catalogue().find([&](const models::CatalogueRow &row) {
            if (row.kind == models::CatalogueRow::Kind::Unit && row.canAdd && names.size() < 5)
                names.append(row.name);
            return false;
        });
        for (const QString &name : names) {
            walk.catalogue().search()->setFocus();
            walk.take(name);
        }
        QVERIFY(walk.points() > 0);
        // A roster that was made with these very data has no differences to decide about.
        const auto &fresh = walk.document().differences();
        QVERIFY2(fresh.empty(), fresh.empty() ? "" : fresh.front().subject.c_str());
        test::screenshot(*walk.shell.window, "walk-community");
        const QString file = walk.shell.place.file("big.rosz");
        QVERIFY(walk.roster().saveFile(file));
        const double points = walk.points();
        walk.shell->handle({"library", "file", file, {}});
        test::settle();
        QCOMPARE(walk.points(), points);
        const auto &read = walk.document().differences();
        QVERIFY2(read.empty(), read.empty() ? "" : read.front().subject.c_str());
    }
};

MUSTER_TEST_MAIN(tst_WalkBattleScribe)
#include "tst_WalkBattleScribe.moc"
