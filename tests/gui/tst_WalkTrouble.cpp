// SPDX-License-Identifier: GPL-3.0-or-later
// Walk 8: the power fails in the middle of editing, the disk is full, a mailed file and the library itself are damaged. Each
// says a clear sentence in the language of the user, and nothing of theirs is lost. (The data pack that was updated meanwhile is
// walked in tst_DataUpdate.) The program that is killed is this one, started again with --play.
#include "Answers.h"
#include "RosterWalk.h"
#include "SavedPdf.h"
#include "app/campaign/CampaignWorkspace.h"
#include "app/library/ImportReportDialog.h"
#include "app/library/LibraryWorkspace.h"
#include "app/print/PrintWorkspace.h"
#include "app/shell/run/AppRun.h"
#include "app/shell/window/NoticeBar.h"
#include "documents/roster/LibraryRosterStore.h"
#include "documents/roster/RosterFile.h"
#include "library/care/Backups.h"
#include "support/Hardship.h"

#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QProcess>

#include <csignal>
#include <cstdio>

using namespace muster;
using test::Answers;
using test::RosterWalk;

namespace {

void report(const char *what)
{
    std::puts(what);
    std::fflush(stdout);
}

app::CampaignWorkspace &campaignOf(test::ShellWindow &shell)
{
    return *qobject_cast<app::CampaignWorkspace *>(shell->workspace("campaign"));
}

// A player in the middle of it: a list with three units and the name of one half typed; a report half filled.
int play(const QString &folder, const QString &code)
{
    RosterWalk walk(folder);
    walk.shell->setLanguage(code);
    walk.newRoster("Dust");
    for (const char *unit : {"mickey", "pounder", "cobra"})
        walk.take(unit);
    walk.shell->showWorkspace("campaign");
    test::settle();
    campaignOf(walk.shell).openReport();
    test::settle();
    auto *notes = walk.shell.child<QPlainTextEdit>("report.notes");
    if (!notes)
        return 3;
    notes->setFocus();
    QTest::keyClicks(notes, "Held the corridor");
    test::settle();
    walk.shell->showWorkspace("roster");
    test::settle();
    report("ready");
    return QApplication::exec(); // until the power fails
}

void languages()
{
    QTest::addColumn<QString>("code");
    QTest::newRow("English") << "en";
    QTest::newRow("French") << "fr";
}

QString english(const QString &code, const char *en, const char *fr)
{
    return QString::fromUtf8(code == "fr" ? fr : en);
}

} // namespace

class tst_WalkTrouble : public QObject
{
    Q_OBJECT

private slots:
    void powerFails_data() { languages(); }
    void powerFails()
    {
        QFETCH(QString, code);
        QTemporaryDir folder;
        QProcess player;
        player.setProgram(QCoreApplication::applicationFilePath());
        player.setArguments({"--play", folder.path(), code});
        player.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        player.start();
        QByteArray output;
        while (!output.contains("ready") && player.waitForReadyRead(120000))
            output += player.readAllStandardOutput();
        QVERIFY2(output.contains("ready"), output.constData());
        ::kill(pid_t(player.processId()), SIGKILL);
        QVERIFY(player.waitForFinished(30000));

        // The next start: the same workspace with the same list, every finished step of it, and undo.
        RosterWalk walk(folder.path());
        QCOMPARE(walk.shell.language->code(), code);
        QCOMPARE(walk.shell->current()->id(), QString("roster"));
        QVERIFY(walk.roster().editor());
        for (const char *unit : {"Mickey", "Pounder", "Cobra"})
            QVERIFY2(walk.unit(unit).isValid(), unit);
        QVERIFY(walk.shell->notices().sentence().isEmpty());
        const int steps = walk.document().undoStack().index();
        QVERIFY(steps >= 3);
        walk.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!walk.unit("Cobra").isValid());
        walk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(walk.unit("Cobra").isValid());
        QCOMPARE(walk.document().undoStack().index(), steps);
        walk.shell->showWorkspace("campaign");
        test::settle();
        QVERIFY(campaignOf(walk.shell).draft().isOpen());
        auto *notes = walk.shell.child<QPlainTextEdit>("report.notes");
        QVERIFY(notes && notes->isVisible());
        QCOMPARE(notes->toPlainText(), QString("Held the corridor"));
        QVERIFY(walk.shell.core->library().check()->isEmpty());
    }

    /// What is typed is stored at the next pause: nobody leaves the field before the power fails.
    void halfTypedNote_isStored()
    {
        RosterWalk walk;
        walk.newRoster("Dust");
        walk.take("mickey");
        walk.click(walk.tree(), walk.unit("Mickey"));
        const auto stored = [&walk] {
            std::string all;
            const auto roster = documents::LibraryRosterStore(walk.shell.core->library()).load(walk.document().id())->roster;
            rules::forEachSelection(
                roster, [&all](const rules::Selection &selection) { all += selection.customName + '|' + selection.customNotes + '|'; });
            return QString::fromStdString(all);
        };
        walk.press(Qt::Key_F2);
        walk.write("Iron Mag");
        QTRY_VERIFY(stored().contains("Iron Mag"));
        walk.press(Qt::Key_M, Qt::ControlModifier);
        auto *note = walk.shell.child<QPlainTextEdit>("unitNote");
        QCOMPARE(QApplication::focusWidget(), note);
        QVERIFY(!note->visibleRegion().isEmpty()); // scrolled to
        walk.write("needs a new ");
        QTRY_VERIFY(stored().contains("needs a new "));
        walk.write("barrel");
        QTRY_VERIFY(stored().contains("needs a new barrel"));
        QCOMPARE(note->toPlainText(), QString("needs a new barrel"));
    }

    void diskIsFull_data() { languages(); }
    void diskIsFull()
    {
        QFETCH(QString, code);
        RosterWalk walk;
        walk.shell->setLanguage(code);
        walk.newRoster("Dust");
        walk.take("mickey");
        const QString id = walk.document().id();
        app::NoticeBar &notices = walk.shell->notices();
        {
            const test::FullDisk full(1);
            walk.take("pounder");
            QVERIFY(walk.unit("Pounder").isValid());
            QCOMPARE(notices.topic(), QString("unsaved"));
            QVERIFY2(notices.sentence().contains(english(code, "the disk is full", "le disque est plein")), qPrintable(notices.sentence()));
            // Nor does the library say the opposite.
            walk.shell->showWorkspace("library");
            test::settle();
            QVERIFY(!walk.shell.child<QLabel>("statusSaved")->isVisible());
            walk.shell->showWorkspace("roster");
            // Trying does not help yet, and says so again.
            walk.click(*walk.shell.child<QPushButton>("noticeAnswer0"));
            QCOMPARE(notices.topic(), QString("unsaved"));
            // Neither another list nor the end of the program takes it away without a question.
            const QString cancel = english(code, "Cancel", "Annuler"), again = english(code, "Try again", "Réessayer");
            {
                Answers answers({again, cancel});
                QVERIFY(!walk.shell->close());
                QVERIFY(answers.done());
                QVERIFY2(answers.said().contains(walk.document().name()), qPrintable(answers.said()));
            }
            {
                Answers answers({cancel});
                QVERIFY(!walk.roster().openRoster("another"));
                QVERIFY(answers.done());
            }
            QVERIFY(walk.shell->isVisible());
            QVERIFY(walk.unit("Pounder").isValid());
        }
        test::screenshot(*walk.shell.window, "trouble-full-" + code);
        walk.click(*walk.shell.child<QPushButton>("noticeAnswer0"));
        QCOMPARE(notices.topic(), QString());
        QVERIFY(walk.document().saveState() == documents::SaveState::Saved);
        walk.shell.start();
        walk.shell->handle({"roster", "roster", id, {}});
        test::settle();
        QVERIFY(walk.unit("Mickey").isValid() && walk.unit("Pounder").isValid());
        walk.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!walk.unit("Pounder").isValid());
    }

    // A file that is written while the library cannot be holds what is on the screen, not what was stored last.
    void fileOfAnUnsavedList_isWhatTheScreenShows()
    {
        RosterWalk walk;
        walk.newRoster("Dust");
        walk.take("mickey");
        {
            const test::FullDisk full(1);
            walk.take("pounder");
        }
        QVERIFY(walk.document().saveState() == documents::SaveState::Failed);
        const QString path = walk.shell.place.file("copy.muster");
        const auto written = walk.roster().unsaved().copy(path);
        QVERIFY2(written.ok(), written.ok() ? "" : written.error().message().c_str());
        const auto read = documents::readRosterFile(path);
        QVERIFY(read.ok());
        QStringList names;
        rules::forEachSelection(read->roster,
                                [&](const rules::Selection &selection) { names.append(QString::fromStdString(selection.name)); });
        QVERIFY2(names.contains("Pounder"), qPrintable(names.join(' ')));
    }

    void campaignOnAFullDisk_data() { languages(); }
    void campaignOnAFullDisk()
    {
        QFETCH(QString, code);
        test::ShellWindow shell;
        shell->setLanguage(code);
        shell->showWorkspace("campaign"); // opens the sample
        test::settle();
        app::CampaignWorkspace &workspace = campaignOf(shell);
        QVERIFY(workspace.session().document());
        {
            const test::FullDisk full(1);
            workspace.openReport();
            auto *notes = shell.child<QPlainTextEdit>("report.notes");
            QTest::keyClicks(notes, "Dark and cold");
            test::settle();
            QTRY_VERIFY2(shell->notices().sentence().contains(
                             english(code, "the disk is full", "le disque est plein")), // after a pause in the typing
                         qPrintable(shell->notices().sentence()));
            QVERIFY(!shell.child<QLabel>("statusTick")->isVisible());
            QCOMPARE(notes->toPlainText(), QString("Dark and cold"));
        }
        QTest::mouseClick(shell.child<QPushButton>("noticeAnswer0"), Qt::LeftButton);
        test::settle();
        QCOMPARE(shell->notices().topic(), QString());
        shell.start();
        shell->showWorkspace("campaign");
        test::settle();
        QVERIFY(campaignOf(shell).draft().isOpen());
        QCOMPARE(shell.child<QPlainTextEdit>("report.notes")->toPlainText(), QString("Dark and cold"));
    }

    void paperOnAFullDisk_data() { languages(); }
    void paperOnAFullDisk()
    {
        QFETCH(QString, code);
        RosterWalk walk;
        walk.shell->setLanguage(code);
        walk.newRoster("Dust");
        walk.take("mickey");
        walk.shell->handle({"print", "roster", walk.document().id(), {}});
        auto &paper = *qobject_cast<app::PrintWorkspace *>(walk.shell->workspace("print"));
        paper.session().finish();
        const QString path = walk.shell.place.file("cards.pdf");
        QFile old(path);
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("yesterday's") > 0);
        old.close();
        {
            const test::FullDisk full(1);
            Answers answers({"OK"});
            QVERIFY(!test::savePdf(paper, path));
            QTRY_VERIFY(answers.done());
            QVERIFY2(answers.said().contains("cards.pdf"), qPrintable(answers.said()));
        }
        QVERIFY(old.open(QIODevice::ReadOnly));
        QCOMPARE(old.readAll(), QByteArray("yesterday's")); // the file that was there is whole
        QVERIFY(test::savePdf(paper, path));
    }

    void mailedFileIsDamaged_data() { languages(); }
    void mailedFileIsDamaged()
    {
        QFETCH(QString, code);
        RosterWalk walk;
        walk.shell->setLanguage(code);
        walk.newRoster("Dust");
        walk.take("mickey");
        const QString whole = walk.shell.place.file("whole.rosz");
        QVERIFY(walk.roster().saveFile(whole));
        QFile file(whole);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        const auto countOf = [&] { return walk.shell.core->library().documents().list({})->size(); };
        const auto before = countOf();
        for (const int percent : {1, 30, 60, 99}) {
            const QString path = walk.shell.place.file(QString("mail%1.rosz").arg(percent));
            QFile cut(path);
            QVERIFY(cut.open(QIODevice::WriteOnly));
            cut.write(bytes.left(bytes.size() * percent / 100));
            cut.close();
            walk.shell->handle({"library", "file", path, {}});
            test::finishWork();
            auto *dialog = walk.shell->findChild<app::ImportReportDialog *>();
            QVERIFY(dialog && dialog->isVisible());
            QString said;
            for (const QLabel *label : dialog->findChildren<QLabel *>())
                said += label->text() + '\n';
            for (const QTextEdit *text : dialog->findChildren<QTextEdit *>())
                said += text->toPlainText() + '\n';
            for (const QAbstractItemView *view : dialog->findChildren<QAbstractItemView *>()) {
                for (int row = 0; row < view->model()->rowCount(); ++row) {
                    const QModelIndex top = view->model()->index(row, 0);
                    said += top.data().toString() + '\n';
                    for (int child = 0; child < view->model()->rowCount(top); ++child)
                        said += view->model()->index(child, 0, top).data().toString() + '\n';
                }
            }
            test::screenshot(*dialog, "trouble-mail-" + code);
            delete dialog;
            QVERIFY2(said.contains(QFileInfo(path).fileName()), qPrintable(said));
            QVERIFY2(said.contains(english(code, "archive", "archive")), qPrintable(said));
            QCOMPARE(countOf(), before);
        }
    }

    void libraryIsDamaged_data() { languages(); }
    void libraryIsDamaged()
    {
        QFETCH(QString, code);
        test::TemporaryLibrary place;
        app::AppSettings settings(place.settings());
        settings.setLanguage(code);
        text::ProgramLanguage language;
        language.set(code);
        const QStringList data{test::sourceFolder() + "/data"};
        {
            app::AppRun run(settings, language, data);
            QVERIFY(run.start(place.library()).ok());
            QVERIFY(run.core()->library().backupDaily().ok());
        }
        const auto damage = [&] {
            QFile file(place.library());
            QVERIFY(file.open(QIODevice::ReadWrite));
            file.write(QByteArray(4096, '\x5a'));
        };
        damage();
        { // With a backup: it is open, and the window says so.
            app::AppRun run(settings, language, data);
            QVERIFY(run.startOrAsk(place.library()));
            QVERIFY2(run.window()->notices().sentence().contains(english(code, "backup", "sauvegarde")),
                     qPrintable(run.window()->notices().sentence()));
            run.window()->resize(1366, 768);
            test::settle();
            test::screenshot(*run.window(), "trouble-recovered-" + code);
        }
        QDir(library::backupFolderOf(place.library())).removeRecursively();
        damage();
        { // Without one: a question, and the damaged file is kept.
            app::AppRun run(settings, language, data);
            Answers leave({english(code, "Quit", "Quitter")});
            QVERIFY(!run.startOrAsk(place.library()));
            QVERIFY(leave.done());
            QVERIFY2(leave.said().contains(english(code, "damaged", "endommagée")), qPrintable(leave.said()));
        }
        app::AppRun run(settings, language, data);
        Answers begin({english(code, "Begin an empty library", "Commencer une bibliothèque vide")});
        QVERIFY(run.startOrAsk(place.library()));
        QVERIFY(begin.done());
        const QFileInfo info(place.library());
        QCOMPARE(info.dir().entryList({info.fileName() + ".damaged-*"}).size(), 2); // both are kept
        QVERIFY(run.window()->isVisible());
    }
};

int main(int argc, char **argv)
{
    test::prepareProcess();
    QApplication application(argc, argv);
    if (argc == 4 && qstrcmp(argv[1], "--play") == 0)
        return play(QString::fromLocal8Bit(argv[2]), QString::fromLocal8Bit(argv[3]));
    tst_WalkTrouble test;
    return test::run(test, argc, argv);
}

#include "tst_WalkTrouble.moc"
