// SPDX-License-Identifier: GPL-3.0-or-later
#include "RosterWalk.h"

#include "app/shell/settings/DataSettings.h"
#include "app/shell/settings/SettingsDialog.h"
#include "app/shell/window/ShellActions.h"
#include "app/theme/widgets/VerdictButton.h"
#include "app/workspace/RosterFiles.h"
#include "packs/user/KnownFolders.h"
#include "tools/tour/CommunityData.h"

#include <QMessageBox>
#include <QTemporaryDir>
#include <QTreeWidget>

using namespace muster;
using test::RosterWalk;

/// Walk 7: a user of BattleScribe opens their data folder and a roster file, edits, saves back and opens again.
class tst_WalkBattleScribe : public QObject
{
    Q_OBJECT

private:
    static QString writeData(const test::TemporaryLibrary &place)
    {
        const QString folder = place.file("data");
        if (!tools::CommunityData::write(folder))
            qFatal("no data");
        return folder;
    }
    static void bothLanguages()
    {
        QTest::addColumn<QString>("code");
        QTest::newRow("English") << "en";
        QTest::newRow("French") << "fr";
    }
    /// Folder opened, a list of it begun.
    static void begin(RosterWalk &walk, const QString &folder)
    {
        walk.shell->showWorkspace("roster");
        walk.inDialog<app::NewRosterDialog>([&] { walk.readData(folder); },
                                            [&](app::NewRosterDialog &dialog) {
                                                QCOMPARE(dialog.findChild<QListWidget *>("newRosterGames")->currentItem()->text(),
                                                         QString(tools::CommunityData::game));
                                                walk.press(Qt::Key_Return);
                                                if (dialog.isVisible())
                                                    dialog.reject();
                                            });
        QVERIFY(walk.roster().editor());
    }
    static void take(RosterWalk &walk, const QStringList &units)
    {
        for (const QString &unit : units) {
            walk.catalogue().search()->setFocus();
            walk.take(unit);
        }
    }
    /// The buttons on the first finding whose title has the word.
    static QPushButton *button(RosterWalk &walk, const QString &word, int which)
    {
        QListView &view = walk.findings();
        for (int i = 0; i < view.model()->rowCount(); ++i) {
            const QModelIndex index = view.model()->index(i, 0);
            if (index.data().toString().contains(word) && view.indexWidget(index))
                return view.indexWidget(index)->findChildren<QPushButton *>().value(which);
        }
        return nullptr;
    }
    static bool inPanel(RosterWalk &walk, const QString &id)
    {
        QWidget *panel = walk.shell->docks("roster")->widget(id);
        return panel && panel->isAncestorOf(QApplication::focusWidget());
    }
    /// Answers message boxes with OK while it lives; keeps what they said.
    struct Answering
    {
        Answering()
        {
            QObject::connect(&poll, &QTimer::timeout, &poll, [this] {
                if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
                    said += box->text() + '\n' + box->informativeText() + '\n';
                    box->accept();
                }
            });
            poll.start(5);
        }
        QString said;
        QTimer poll;
    };

private slots:
    void settings_listTheFolders_data() { bothLanguages(); }
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
        page->add(folder);
        QTRY_COMPARE(list->topLevelItemCount(), 1);
        QCOMPARE(list->topLevelItem(0)->text(0), QString(tools::CommunityData::game));
        QVERIFY(list->topLevelItem(0)->text(1).contains("data"));
        test::settle();
        QCOMPARE(test::namelessControls(*dialog).join(", "), QString());
        QCOMPARE(test::clippedTexts(*dialog), QStringList());
        test::screenshot(*dialog, "settings-data-" + code);
        walk.click(*forget);
        QCOMPARE(list->topLevelItemCount(), 0);
        QVERIFY(QDir(folder).exists());
        QVERIFY(packs::KnownFolders::load(walk.shell->dataPlace()).all().isEmpty());
        dialog->close();
    }

    void dataFolderAndRosterFile_roundTrip_data() { bothLanguages(); }
    void dataFolderAndRosterFile_roundTrip()
    {
        QFETCH(QString, code);
        RosterWalk walk;
        walk.shell->setLanguage(code);
        begin(walk, writeData(walk.shell.place));
        take(walk, {"rifle", "rifle", "captain"});
        QCOMPARE(walk.points(), 74.0);
        QVERIFY(!walk.legal()); // his sidearm: an option of the captain, not of the catalogue
        QPushButton *choose = button(walk, "Sidearm", 1);
        QVERIFY(choose);
        walk.click(*choose);
        QVERIFY(inPanel(walk, "roster.unit"));
        walk.press(Qt::Key_Space);
        QVERIFY(walk.legal());
        QCOMPARE(walk.unitsCalled("Rifle Section"), 2);
        walk.click(walk.tree(), walk.unit("Captain Rook"));
        walk.press(Qt::Key_F2);
        walk.write("Old Jack");
        walk.press(Qt::Key_Return);
        const QString file = walk.shell.place.file("club night.rosz");
        QVERIFY(walk.roster().saveFile(file));
        const QString first = walk.document().id();

        // Unchanged, the file and the list are one; another captain is one too many, and the file knows nothing of him.
        walk.shell->handle({"library", "file", file, {}});
        test::finishWork();
        QCOMPARE(walk.document().id(), first);
        take(walk, {"captain"});
        QVERIFY(!walk.legal());
        walk.shell->handle({"library", "file", file, {}});
        test::finishWork();
        QVERIFY(walk.document().id() != first);
        QCOMPARE(walk.points(), 74.0);
        QVERIFY(walk.unit("Old Jack").isValid());
        QVERIFY(walk.legal());
        take(walk, {"mortar"});
        const QString id = walk.document().id();
        QCOMPARE(app::RosterFiles(walk.shell.core->services()).propose(id, "other.rosz"), file); // saved back without searching
        QVERIFY(walk.roster().saveFile(file));

        // The next start knows where the data are.
        walk.shell.start();
        walk.shell->handle({"roster", "roster", id, {}});
        QTRY_VERIFY(walk.roster().editor());
        QVERIFY(walk.roster().editor()->pack());
        QCOMPARE(walk.points(), 109.0);
        QVERIFY(walk.legal());
        walk.shell->handle({"library", "file", file, {}});
        test::finishWork();
        QCOMPARE(walk.points(), 109.0);
        QCOMPARE(walk.document().id(), id);
    }

    /// The first thing done at the next start is to open a file: the data are found, and the library shows the verdict.
    void fileAtTheNextStart_isJudged()
    {
        RosterWalk walk;
        begin(walk, writeData(walk.shell.place));
        take(walk, {"rifle", "rifle", "mortar"});
        const QString file = walk.shell.place.file("sent.rosz");
        QVERIFY(walk.roster().saveFile(file));
        take(walk, {"mortar"});
        walk.shell.start();
        walk.shell->handle({"library", "file", file, {}});
        test::finishWork();
        QTRY_VERIFY(walk.roster().editor());
        test::settle();
        QVERIFY(!walk.shell->findChild<QDialog *>("importReport")); // nothing was missing
        QVERIFY(walk.roster().editor()->pack());
        const auto record = walk.shell.core->library().documents().find(walk.document().id());
        QVERIFY(record.ok());
        QCOMPARE(record->points, 79.0);
        QCOMPARE(record->verdict, library::Verdict::Illegal); // no captain
    }

    /// The dialog for a new list offers the game also on the next day, and reads it when it is chosen.
    void newRosterAtTheNextStart_offersTheGame()
    {
        RosterWalk walk;
        walk.shell->handle({"roster", "data", writeData(walk.shell.place), {}});
        QTRY_VERIFY(!walk.roster().isReading());
        walk.shell.start();
        walk.newRoster(tools::CommunityData::game);
        QCOMPARE(walk.roster().editor()->document().roster().gameSystemName, std::string(tools::CommunityData::game));
        QVERIFY(walk.roster().editor()->pack());
    }

    /// The list is there, its data are not: nothing is called legal, the points are those of the file; then the data come.
    void dataThatAreMissing_areAskedFor_data() { bothLanguages(); }
    void dataThatAreMissing_areAskedFor()
    {
        QFETCH(QString, code);
        QTemporaryDir elsewhere;
        const QString file = elsewhere.filePath("sent.rosz");
        {
            RosterWalk other;
            begin(other, writeData(other.shell.place));
            take(other, {"rifle", "rifle", "captain"});
            other.click(*button(other, "Sidearm", 0));
            QVERIFY(other.roster().saveFile(file));
        }
        RosterWalk walk;
        walk.shell->setLanguage(code);
        walk.shell->handle({"library", "file", file, {}});
        test::finishWork();
        if (auto *report = walk.shell->findChild<QDialog *>("importReport"))
            report->close();
        test::settle();
        auto *bar = walk.shell->findChild<QWidget *>("dataChangeBar");
        auto *verdict = walk.shell->findChild<app::VerdictButton *>("verdict");
        QVERIFY(bar->isVisible() && verdict);
        QVERIFY(verdict->tone() != app::Tone::Ok);
        QCOMPARE(walk.points(), 74.0);
        QCOMPARE(walk.shell.core->library().documents().find(walk.document().id())->points, 74.0);
        QCOMPARE(test::clippedTexts(*walk.shell.window), QStringList());
        test::screenshot(*walk.shell.window, "walk-missing-data-" + code);
        walk.readData(writeData(walk.shell.place)); // asks for no new list: this one waited
        QVERIFY(!bar->isVisible());
        QVERIFY(walk.roster().editor()->pack());
        QVERIFY(walk.legal());
        QCOMPARE(verdict->tone(), app::Tone::Ok);
        QCOMPARE(walk.shell.core->library().documents().find(walk.document().id())->verdict, library::Verdict::Legal);
    }

    /// A button that mends a finding goes away with it; the keyboard stays in the panel, and the undo button follows.
    void mendingAFinding_keepsTheKeyboard()
    {
        RosterWalk walk;
        begin(walk, writeData(walk.shell.place));
        take(walk, {"rifle", "captain"});
        auto *undo = walk.roster().findChild<QAction *>("roster.undo");
        auto *redo = walk.roster().findChild<QAction *>("roster.redo");
        QPushButton *add = button(walk, "Sidearm", 0);
        QVERIFY(add && undo && redo);
        add->setFocus();
        walk.press(Qt::Key_Space);
        QVERIFY(inPanel(walk, "roster.findings"));
        QVERIFY(undo->isEnabled() && !redo->isEnabled());
        walk.shell->findChild<QAction *>("undo")->trigger();
        test::settle();
        QVERIFY(redo->isEnabled());
        while (undo->isEnabled()) {
            walk.shell->findChild<QAction *>("undo")->trigger();
            test::settle();
        }
        QVERIFY(!walk.document().undoStack().canUndo());
    }

    void brokenFolder_saysSoAndChangesNothing()
    {
        RosterWalk walk;
        walk.shell->showWorkspace("roster");
        const QString folder = walk.shell.place.file("empty");
        QDir().mkpath(folder);
        const auto packs = walk.shell.core->services().packs.packs().size();
        const Answering answers;
        walk.readData(folder);
        QTRY_VERIFY2(answers.said.contains(".gst"), qPrintable(answers.said));
        QCOMPARE(walk.shell.core->services().packs.packs().size(), packs);
    }

    /// One damaged catalogue is named; the others can be used. The same game from a second folder takes the place of the first.
    void damagedCatalogue_isNamed()
    {
        RosterWalk walk;
        walk.shell->showWorkspace("roster");
        const auto packs = walk.shell.core->services().packs.packs().size();
        const QString folder = walk.shell.place.file("second");
        QVERIFY(tools::CommunityData::write(folder));
        QFile broken(QDir(folder).filePath("Broken.cat"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("<catalogue id=\"broken");
        broken.close();
        const Answering answers;
        QVERIFY(walk.roster().open({"roster", "data", folder, {}}));
        QTRY_VERIFY2(answers.said.contains("Broken.cat"), qPrintable(answers.said));
        QVERIFY(walk.roster().open({"roster", "data", writeData(walk.shell.place), {}}));
        QTRY_VERIFY(!walk.roster().isReading());
        QCOMPARE(walk.shell.core->services().packs.packs().size(), packs + 1);
    }

    /// With the environment variable MUSTER_BSDATA, a game or a folder of several: the real thing, thousands of entries.
    void bigCommunityData_worksInTheSameWindow()
    {
        const QString named = qEnvironmentVariable("MUSTER_BSDATA");
        if (named.isEmpty())
            QSKIP("MUSTER_BSDATA names no folder");
        const QString folder = QDir(named).exists("wh40k-10e") ? QDir(named).filePath("wh40k-10e") : named;
        RosterWalk walk;
        walk.shell->showWorkspace("roster");
        walk.inDialog<app::NewRosterDialog>([&] { walk.readData(folder); }, [&](app::NewRosterDialog &) { walk.press(Qt::Key_Return); });
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
        test::finishWork();
        QCOMPARE(walk.points(), points);
        const auto &read = walk.document().differences();
        QVERIFY2(read.empty(), read.empty() ? "" : read.front().subject.c_str());
    }
};

MUSTER_TEST_MAIN(tst_WalkBattleScribe)
#include "tst_WalkBattleScribe.moc"
