// SPDX-License-Identifier: GPL-3.0-or-later
#include "MusterVersion.h"
#include "logging/ControlSigns.h"
#include "logging/CrashTrace.h"
#include "logging/Diagnostics.h"
#include "logging/LogFile.h"
#include "logging/Logging.h"
#include "logging/Note.h"
#include "logging/Secrets.h"
#include "support/Hardship.h"
#include "support/TestMain.h"

#include <QProcess>

#include <csignal>

using namespace muster;
using namespace muster::logging;

namespace {

QString textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

/// What went wrong can be read afterwards: by us, by the user, by whoever helps them.
class tst_Logging : public QObject
{
    Q_OBJECT

private slots:
    void file_isAsManyLinesAsWereWritten_andNeverLargerThanItMay()
    {
        const QTemporaryDir folder;
        const LogFile log(folder.filePath("deep/muster.log"), 1000, 3);
        for (int i = 0; i < 400; ++i)
            log.write("line " + QByteArray::number(i));
        const QStringList files = QDir(folder.filePath("deep")).entryList({"muster.log*"}, QDir::Files, QDir::Name);
        QCOMPARE(files, QStringList({"muster.log", "muster.log.1", "muster.log.2"}));
        for (const QString &file : files)
            QVERIFY2(QFileInfo(folder.filePath("deep/" + file)).size() <= 1000, qPrintable(file));
        const QStringList tail = log.tail(100);
        QCOMPARE(tail.size(), 100);
        QCOMPARE(tail.first(), "line 300"); // from the file before this one
        QCOMPARE(tail.last(), "line 399");
        QCOMPARE(QFileInfo(log.path()).permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    }

    // Several threads, each with a file of its own, are what several programs are: no line is torn, none is written twice.
    void file_takesLinesOfSeveralWriters()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("muster.log");
        std::vector<std::unique_ptr<QThread>> writers;
        for (int writer = 0; writer < 4; ++writer) {
            writers.emplace_back(QThread::create([&path, writer] {
                const LogFile log(path, 20000, 3);
                for (int i = 0; i < 500; ++i)
                    log.write(QByteArray::number(writer) + " says " + QByteArray::number(i) + " times hello");
            }));
            writers.back()->start();
        }
        for (const auto &writer : writers)
            writer->wait();
        const QStringList lines = (textOf(path + ".2") + textOf(path + ".1") + textOf(path)).split('\n', Qt::SkipEmptyParts);
        QVERIFY(lines.size() > 500);
        static const QRegularExpression whole("^[0-3] says \\d+ times hello$");
        for (const QString &line : lines)
            QVERIFY2(whole.match(line).hasMatch(), qPrintable(line));
        QCOMPARE(QSet<QString>(lines.begin(), lines.end()).size(), lines.size());
    }

    void file_thatCannotBeWritten_disturbsNobody()
    {
        const QTemporaryDir folder;
        {
            const test::ReadOnlyFolder closed(folder.path());
            if (!closed.works())
                QSKIP("this user may write everywhere");
            LogFile(folder.filePath("muster.log")).write("lost");
            LogFile(folder.filePath("deeper/muster.log")).write("lost");
        }
        QVERIFY(QDir(folder.path()).isEmpty());
        const LogFile log(folder.filePath("muster.log"), 100, 3);
        log.write("before");
        {
            const test::FullDisk full(7);
            for (int i = 0; i < 50; ++i)
                log.write("there is no room for this");
        }
        log.write("after");
        QVERIFY(log.tail(10).contains("before"));
        QVERIFY(log.tail(10).contains("after"));
        LogFile({}).write("nowhere");
    }

    void messages_goToTheLog_withTheirCategory_withoutPasswords()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("muster.log");
        {
            const Logging logging(path, false);
            qCDebug(lcLibrary) << "only for --verbose";
            qCInfo(lcWindow) << "the window opens";
            noteError(lcSync(), "reach the server",
                      {"library.connection", "no route to postgresql://ann:hunter2@host/club\nat all", "host"});
            QVERIFY(!note(lcPrint(), "keep the settings", base::Result<int>(base::Error{"file.unwritable", "read-only", "x.ini"})));
            QVERIFY(note(lcPrint(), "do what can be done", base::Result<void>()));
        }
        const QStringList lines = textOf(path).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines.at(0).endsWith("info muster.window: the window opens"));
        QVERIFY2(
            lines.at(1).contains(
                "warning muster.sync: could not reach the server: host: no route to postgresql://ann:***@host/club | at all [library.connection]"),
            qPrintable(lines.at(1)));
        QVERIFY(lines.at(2).endsWith("could not keep the settings: x.ini: read-only [file.unwritable]"));
    }

    // Neither the terminal of --verbose nor that of somebody who reads the log later obeys a name.
    void namesInMessages_areShown_neverObeyed()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("muster.log");
        const QString hostile = QString::fromUtf8("a\x1b[31mb\x07"
                                                  "c\xc2\x9b"
                                                  "d\xe2\x80\xae"
                                                  "e\rf\x7f\tg\nh");
        {
            const Logging logging(path, false);
            qCWarning(lcPacks).noquote() << hostile;
        }
        QVERIFY2(textOf(path).endsWith(QString::fromUtf8("muster.packs: a␛[31mb␇c\xef\xbf\xbd"
                                                         "de␍f␡\tg | h\n")),
                 qPrintable(textOf(path)));
        for (char16_t code = 0; code < 0x2100; ++code) {
            const QString shown = withSigns(QString(QChar(code)));
            QCOMPARE(shown.size(), code >= 0x202a && code <= 0x202e ? 0 : code >= 0x2066 && code <= 0x2069 ? 0 : 1);
            QVERIFY(code == u'\n' || code == u'\t' || shown.isEmpty() || !isObeyed(shown.front()));
        }
    }

    void verbose_logsWhatIsForDebugging()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("muster.log");
        {
            const Logging logging(path, true);
            qCDebug(lcPacks) << "reading";
        }
        QVERIFY(textOf(path).contains("debug muster.packs: reading"));
        QVERIFY(!lcPacks().isDebugEnabled());
    }

    void secrets_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("safe");
        QTest::newRow("address") << "at postgresql://ann:s3cret@host:5432/club now"
                                 << "at postgresql://ann:***@host:5432/club now";
        QTest::newRow("with an @") << "postgresql://ann:s3@cret@host/club"
                                   << "postgresql://ann:***@host/club";
        QTest::newRow("as the name of a file") << "/home/ann/postgresql:/ann:s3cret@host/club"
                                               << "/home/ann/postgresql:/ann:***@host/club";
        QTest::newRow("connection") << "host=h password='s3 cret' user=ann"
                                    << "host=h password=*** user=ann";
        QTest::newRow("none") << "postgresql://ann@host/club"
                              << "postgresql://ann@host/club";
    }
    void secrets()
    {
        QFETCH(QString, text);
        QTEST(withoutSecrets(text), "safe");
    }

    void diagnostics_haveVersionsAndTheLog_withTheHomeAsATilde()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("muster.log");
        LogFile(path).write("warning muster.library: could not open " + QDir::homePath().toUtf8() + "/x.sqlite");
        const QString text = diagnosticsText(QList<DiagnosticsPart>{programPart()} + logParts(path));
        QVERIFY(text.contains("Muster " MUSTER_VERSION));
        QVERIFY(text.contains(QString("Qt ") + qVersion()));
        QVERIFY(text.contains("could not open ~/x.sqlite"));
        QVERIFY(text.contains("none known"));
    }

    // The real handler in the real program, which has its log where the environment says.
    void crash_leavesItsBacktrace_andIsKnownUntilItIsTold()
    {
        const QTemporaryDir folder;
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("XDG_STATE_HOME", folder.path());
        environment.insert("XDG_DATA_HOME", folder.path());
        environment.insert("XDG_CONFIG_HOME", folder.path());
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        program.setProcessEnvironment(environment);
        program.start(test::programPath(), {"--library", folder.filePath("library.sqlite"), "--data", test::sourceFolder() + "/data"});
        QVERIFY(program.waitForStarted());
        const QString log = folder.filePath("muster/muster.log");
        QTRY_VERIFY_WITH_TIMEOUT(textOf(log).contains("the window is open"), 30000);
        ::kill(pid_t(program.processId()), SIGSEGV);
        QVERIFY(program.waitForFinished());
        if (textOf(log).contains("crash: ")) { // a sanitizer writes its own report instead
            QCOMPARE(program.exitStatus(), QProcess::CrashExit);
            const QString crash = lastCrash(log);
            QVERIFY2(crash.startsWith("crash: Muster " MUSTER_VERSION), qPrintable(crash));
            QVERIFY2(crash.contains("SIGSEGV") && crash.count('\n') > 3, qPrintable(crash));
            QVERIFY(textOf(log).contains(crash.section('\n', 1, 1)));
            forgetCrash(log);
            QVERIFY(lastCrash(log).isEmpty());
            QCOMPARE(toldCrash(log), crash);
            QVERIFY(diagnosticsText(logParts(log)).contains("SIGSEGV"));
        } else {
            QVERIFY(program.exitStatus() == QProcess::CrashExit || program.exitCode() != 0); // it ends with a code of its own
            QVERIFY(program.readAllStandardError().contains("Sanitizer"));
        }
    }
};

MUSTER_TEST_MAIN(tst_Logging)
#include "tst_Logging.moc"
