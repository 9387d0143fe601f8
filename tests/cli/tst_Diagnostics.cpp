// SPDX-License-Identifier: GPL-3.0-or-later
#include "MusterVersion.h"
#include "support/TestMain.h"

#include <QProcess>

using namespace muster;

namespace {

struct Ended
{
    int code = -1;
    QString out, err;
};

} // namespace

/// The program as somebody runs it who was asked for its diagnostics: its log and its settings are in a folder of the test.
class tst_Diagnostics : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_home;

    Ended run(const QStringList &arguments) const
    {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char *place : {"HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"})
            environment.insert(place, m_home.path());
        environment.remove("QT_FORCE_STDERR_LOGGING");
        program.setProcessEnvironment(environment);
        program.start(test::programPath(), arguments);
        program.waitForFinished(60000);
        return {program.exitCode(), QString::fromUtf8(program.readAllStandardOutput()), QString::fromUtf8(program.readAllStandardError())};
    }

    [[nodiscard]] QString library() const { return m_home.filePath("library.sqlite"); }

private slots:
    void diagnostics_haveVersionsPlaceAndSchema_butNoNameOfAList()
    {
        const QString sample = QDir(test::sourceFolder() + "/data/space-crusade/samples").filePath("aldo.ros");
        QVERIFY(QFile::exists(sample));
        QCOMPARE(run({"library", "import", sample, "--library", library()}).code, 0);
        QVERIFY(run({"library", "list", "--library", library()}).out.contains("Aldo"));
        const Ended told = run({"diagnostics", "--library", library()});
        QCOMPARE(told.code, 0);
        QVERIFY2(told.err.isEmpty(), qPrintable(told.err));
        for (const char *wanted : {"Muster " MUSTER_VERSION, "Qt 6", "SQLite 3", "schema ", "documents: 1, in the trash: 0", "== Log",
                                   "~/library.sqlite", "text size: 100 %"})
            QVERIFY2(told.out.contains(wanted), qPrintable(QString(wanted) + " in " + told.out));
        QVERIFY2(!told.out.contains("Aldo", Qt::CaseInsensitive), qPrintable(told.out));
    }

    void diagnostics_neverHaveAPassword()
    {
        const QString address = "postgresql://ann:hunter2@127.0.0.1:1/club";
        const Ended refused = run({"library", "list", "--verbose", "--library", address});
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains("muster.library"), qPrintable(refused.err));
        const Ended told = run({"diagnostics", "--library", address});
        QVERIFY(told.out.contains("127.0.0.1"));
        QVERIFY2(told.out.contains("warning muster.library"), qPrintable(told.out)); // what went wrong before is in the log
        QVERIFY(!(refused.err + told.out + told.err).contains("hunter2"));
        QFile log(m_home.filePath("muster/muster.log"));
        QVERIFY(log.open(QIODevice::ReadOnly));
        QVERIFY(!log.readAll().contains("hunter2"));
    }

    // Taken for the name of a file, it would be made, shown and logged with the password in it.
    void misspeltAddress_leavesNoPasswordAnywhere()
    {
        for (const char *address : {"postgesql://ann:hunter3@127.0.0.1:1/club", "postgresql:/ann:hunter3@127.0.0.1:1/club"}) {
            const Ended refused = run({"library", "list", "--verbose", "--library", address});
            QCOMPARE(refused.code, 2);
            QVERIFY2(refused.err.contains("postgresql://user@host/name"), qPrintable(refused.err));
            QVERIFY(!(refused.err + run({"diagnostics"}).out + run({"diagnostics", "--library", address}).err).contains("hunter3"));
        }
    }

    void verbose_saysMoreOnStandardError_andNothingElseElsewhere()
    {
        const QStringList command{"systems", "--data", test::sourceFolder() + "/data"};
        const Ended quiet = run(command);
        const Ended loud = run(command + QStringList{"--verbose"});
        QCOMPARE(quiet.code, 0);
        QCOMPARE(loud.out, quiet.out);
        QVERIFY2(quiet.err.isEmpty(), qPrintable(quiet.err));
        QVERIFY2(loud.err.contains("debug muster.packs: read"), qPrintable(loud.err));
        QVERIFY2(loud.err.contains("debug muster.cli: command systems"), qPrintable(loud.err));
    }
};

MUSTER_TEST_MAIN(tst_Diagnostics)
#include "tst_Diagnostics.moc"
