// SPDX-License-Identifier: GPL-3.0-or-later
#include "LibraryShell.h"
#include "MusterVersion.h"

#include "app/shell/run/AppRun.h"
#include "app/shell/window/NoticeBar.h"
#include "app/shell/window/ShellActions.h"
#include "logging/CrashTrace.h"
#include "logging/LogFile.h"

#include <QClipboard>

using namespace muster;

/// Somebody asks for help, and somebody else wants to know what happened.
class tst_HelpMenu : public QObject
{
    Q_OBJECT

private slots:
    void copyDiagnostics_putsThemOnTheClipboard_withoutNamesAndPasswords()
    {
        test::LibraryShell shell;
        shell->setLibraryPlace(shell.place.library());
        shell.settings->setLibrary("postgresql://ann:hunter2@club.example/lists"); // as somebody might write it by hand
        logging::LogFile(logging::LogFile::standardPath()).write("2026 1 warning muster.sync: postgresql://ann:hunter2@club.example/lists");
        shell->shellActions().diagnostics->trigger();
        const QString text = QGuiApplication::clipboard()->text();
        for (const char *wanted : {"Muster " MUSTER_VERSION, "Qt 6", "SQLite 3", "platform offscreen", "documents: 3, in the trash: 0",
                                   "workspace library", "club.example"})
            QVERIFY2(text.contains(wanted), qPrintable(QString(wanted) + " in " + text));
        for (const char *name : {"Walkers", "Regiment", "Aldo", "hunter2"})
            QVERIFY2(!text.contains(name), qPrintable(QString(name) + " in " + text));
        QCOMPARE(shell->notices().topic(), "diagnostics");
        QVERIFY(shell->menuActions().contains(shell->shellActions().diagnostics));
    }

    void startAfterACrash_saysSo_once()
    {
        const QString log = logging::LogFile::standardPath();
        QDir().mkpath(QFileInfo(log).absolutePath());
        QFile left(QFileInfo(log).absolutePath() + "/crash.txt");
        QVERIFY(left.open(QIODevice::WriteOnly));
        left.write("crash: Muster 0, process 1, second 1, SIGSEGV\nmuster(+0x1)\n");
        left.close();
        const test::TemporaryLibrary place;
        app::AppSettings settings(place.settings());
        settings.setLanguage("en");
        text::ProgramLanguage language;
        language.set("en");
        {
            app::AppRun run(settings, language, {test::sourceFolder() + "/data"});
            QVERIFY(run.start(place.library()).ok());
            QCOMPARE(run.window()->notices().topic(), "crash");
            QVERIFY(run.window()->diagnostics().contains("SIGSEGV"));
        }
        app::AppRun run(settings, language, {test::sourceFolder() + "/data"});
        QVERIFY(run.start(place.library()).ok());
        QVERIFY(run.window()->notices().topic() != "crash");
        QVERIFY(run.window()->diagnostics().contains("SIGSEGV")); // still the last one that is known
    }
};

MUSTER_TEST_MAIN(tst_HelpMenu)
#include "tst_HelpMenu.moc"
