// SPDX-License-Identifier: GPL-3.0-or-later
#include "ProgramRun.h"
#include "library/care/Backups.h"
#include "library/sql/SqliteFile.h"
#include "support/DamagedFile.h"

using namespace muster;
using library::Library;

namespace {

constexpr int patience = 20000;

} // namespace

/// What the window says, and lets one do, when pages of the library's file are damaged or its backup cannot be made.
class tst_RecoveryNotice : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QStringList m_names;

    // A library whose daily backup is due again; `backup`: with one of long ago.
    void makeLibrary(const test::TemporaryLibrary &place, bool backup)
    {
        QVERIFY(QFile::copy(m_folder.filePath("sound.sqlite"), place.library()));
        if (!backup)
            return;
        const QString folder = library::backupFolderOf(place.library());
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(QFile::copy(m_folder.filePath("sound.sqlite"), folder + "/library-000001-20260101-120000-daily.sqlite"));
    }

    // Damages pages until the library can (or can not) still be listed, though something in it is broken.
    static void damage(const QString &path, bool stillListed, unsigned seed)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray sound = file.readAll();
        file.close();
        std::mt19937 random(seed);
        for (int tries = 0; tries < 500; ++tries) {
            QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(sound) == sound.size());
            file.close();
            test::damageFile(path, random);
            const auto library = Library::open(path);
            if (!library && library.error().code != "library.damaged")
                continue;
            const bool listed = library && (*library)->documents().list().ok();
            const QTemporaryDir elsewhere;
            const base::Result<void> copied = library ? (*library)->backupTo(elsewhere.filePath("copy.sqlite"))
                                                      : base::Result<void>(library.error());
            if (!copied && (copied.error().code == "library.damaged" || copied.error().code == "library.backup") && listed == stillListed)
                return;
        }
        QFAIL("no such damage");
    }

    static QStringList putAside(const test::TemporaryLibrary &place)
    {
        return QFileInfo(place.library()).dir().entryList({"*damaged*"}, QDir::Files);
    }

    // Every list is there, or the notice names it.
    void verifyNothingIsSilent(const test::Program &program)
    {
        const QString said = program.run.window()->notices().sentence();
        const QStringList there = program.names();
        for (const QString &name : m_names)
            QVERIFY2(there.contains(name) || said.contains(name), qPrintable(name + " is gone without a word: " + said));
        QVERIFY(program.run.core()->library().check()->isEmpty());
    }

private slots:
    void initTestCase()
    {
        test::allowWarnings({"qUncompress:"});
        const QString path = m_folder.filePath("sound.sqlite");
        {
            const auto library = Library::open(path).value();
            const documents::Exchange exchange(*library, nullptr, "en");
            for (const char *pack : {"dust", "dropzone-commander", "space-crusade"}) {
                const QFileInfoList samples = QDir(test::sourceFolder() + "/data/" + pack + "/samples").entryInfoList({"*.ros", "*.json"});
                for (const QFileInfo &sample : samples) {
                    if (const auto imported = exchange.importFile(sample.absoluteFilePath()))
                        m_names.append(imported->record.name);
                }
            }
            QVERIFY(library->database().value("PRAGMA wal_checkpoint(TRUNCATE)").ok());
        }
        QVERIFY(m_names.size() >= 3);
    }

    void damagedPages_areToldAndRecovered_data()
    {
        QTest::addColumn<bool>("backup");
        QTest::addColumn<QString>("code");
        QTest::newRow("with a backup") << true << "en";
        QTest::newRow("without one") << false << "fr";
    }
    void damagedPages_areToldAndRecovered()
    {
        QFETCH(bool, backup);
        QFETCH(QString, code);
        const test::TemporaryLibrary place;
        makeLibrary(place, backup);
        damage(place.library(), true, backup ? 3 : 4);
        test::Program program(code, place.library());
        const QPointer<app::MainWindow> first = program.run.window();
        QTRY_COMPARE_WITH_TIMEOUT(first->notices().topic(), QString("backup"), patience);
        QVERIFY(first->notices().isVisible());
        first->resize(1366, 768);
        test::settle();
        test::screenshot(*first, "recover-offered-" + code);
        QVERIFY(putAside(place).isEmpty()); // nothing is done unasked
        QVERIFY(program.answerNotice(code == "fr" ? "Récupérer…" : "Recover…"));
        QTRY_VERIFY_WITH_TIMEOUT(program.run.window() && program.run.window() != first, patience);
        QTRY_COMPARE_WITH_TIMEOUT(program.run.window()->notices().topic(), QString("recovery"), patience);
        QVERIFY(program.run.window()->isVisible() && !first);
        program.run.window()->resize(1366, 768);
        test::settle();
        test::screenshot(*program.run.window(), "recover-done-" + code);
        QCOMPARE(test::clippedTexts(program.run.window()->notices()), QStringList());
        QCOMPARE(putAside(place).size(), 1);
        verifyNothingIsSilent(program);
        QVERIFY(program.answerNotice(code == "fr" ? "Fermer" : "Dismiss"));
        QVERIFY(program.run.window()->notices().topic() != "recovery");
    }

    void damageSeenAtTheStart_isMendedAndTold()
    {
        const test::TemporaryLibrary place;
        makeLibrary(place, true);
        damage(place.library(), false, 5);
        test::Program program("en", place.library());
        QCOMPARE(program.run.window()->notices().topic(), "recovery");
        QVERIFY2(program.run.window()->notices().sentence().contains("put aside"), qPrintable(program.run.window()->notices().sentence()));
        QCOMPARE(putAside(place).size(), 1);
        verifyNothingIsSilent(program);
    }

    // The library is sound: recovering it would help nobody.
    void failedBackup_isToldWithItsReason()
    {
        const test::TemporaryLibrary place;
        makeLibrary(place, false);
        QFile inTheWay(library::backupFolderOf(place.library()));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        inTheWay.close();
        test::Program program("en", place.library());
        QTRY_COMPARE_WITH_TIMEOUT(program.run.window()->notices().topic(), QString("backup"), patience);
        const QString said = program.run.window()->notices().sentence();
        QVERIFY2(said.contains("could not be made") && said.contains("folder for backups"), qPrintable(said));
        QVERIFY(!program.answerNotice("Recover…"));
        QVERIFY(program.answerNotice("Dismiss"));
        QVERIFY(!program.run.window()->notices().isVisible());
    }

    void driveOfAnotherComputer_isTold()
    {
        const test::TemporaryLibrary place;
        const auto real = library::fileSystemOf;
        const auto putBack = qScopeGuard([real] { library::fileSystemOf = real; });
        library::fileSystemOf = [](const QString &) { return quint32(0xff534d42); };
        test::Program program("en", place.library());
        QVERIFY2(program.run.window()->notices().sentence().contains("drive of another computer"),
                 qPrintable(program.run.window()->notices().sentence()));
    }

    void noNoticeGoesUnread()
    {
        const test::TemporaryLibrary place;
        test::Program program("en", place.library());
        app::NoticeBar &notices = program.run.window()->notices();
        notices.say("first", app::Tone::Warning, "The first.");
        notices.say("second", app::Tone::Error, "The second.");
        notices.say("first", app::Tone::Warning, "The first, again.");
        QCOMPARE(notices.sentence(), "The first, again.");
        QVERIFY(program.answerNotice("Dismiss"));
        QCOMPARE(notices.sentence(), "The second.");
        QVERIFY(notices.isVisible());
        notices.clear("second");
        QVERIFY(!notices.isVisible());
        QCOMPARE(notices.topic(), "");
    }
};

MUSTER_TEST_MAIN(tst_RecoveryNotice)
#include "tst_RecoveryNotice.moc"
