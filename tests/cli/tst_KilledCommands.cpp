// SPDX-License-Identifier: GPL-3.0-or-later
// Commands on one library and one list, killed in the middle: what was acknowledged is there, what was not is there whole or not
// at all. MUSTER_SOAK_ROUNDS asks for more kills; with strace on the machine they then also come at every single write.
#include "archive/ArchiveReader.h"
#include "archive/ArchiveWriter.h"
#include "campaign/fold/Fold.h"
#include "cli/CommandLine.h"
#include "documents/campaign/CampaignDocument.h"
#include "library/Library.h"
#include "library/sql/Migrations.h"
#include "support/SamplePictures.h"
#include "support/Soak.h"
#include "support/TestMain.h"

#include <QJsonArray>
#include <QProcess>
#include <QStandardPaths>

#include <csignal>
#include <random>
#include <thread>

using namespace muster;

class tst_KilledCommands : public QObject
{
    Q_OBJECT

    static constexpr int pictures = 12;
    static constexpr int oldLists = 60;
    const QStringList writingCalls{"pwrite64", "write", "fsync", "fdatasync", "ftruncate", "unlink", "linkat", "rename"};

    QTemporaryDir m_folder;
    std::mt19937 m_random{20261117};
    int m_soak = qEnvironmentVariableIntValue("MUSTER_SOAK_ROUNDS");
    int m_serial = 0;
    QStringList m_acknowledged; ///< missions whose recording ended with 0
    QString m_inFlight;         ///< the one that was killed last, if it was one

    QString path(const QString &name) const { return m_folder.filePath(name); }

    QString put(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no file");
        return file.fileName();
    }

    QStringList inLibrary(const QStringList &arguments) const { return arguments + QStringList{"--library", path("library.sqlite")}; }

    // A list with pictures, another one each time.
    QString freshPackage()
    {
        QFile sample(test::sourceFolder() + "/data/dust/samples/hedgerow-walkers.ros");
        if (!sample.open(QIODevice::ReadOnly))
            qFatal("no sample");
        const QString id = QString("package-%1").arg(++m_serial);
        QJsonArray list;
        archive::Entries entries{{"manifest.json", {}},
                                 {"roster.ros", sample.readAll().replace("<roster id=\"", "<roster id=\"" + id.toUtf8())}};
        for (int i = 0; i < pictures; ++i) {
            const QString file = QString("pictures/%1.png").arg(i);
            list.append(
                QJsonObject{{"file", file}, {"subject", QString("soldier %1").arg(i)}, {"role", "portrait"}, {"type", "image/png"}});
            entries.push_back({file, test::picture(m_serial * pictures + i, "png", 120)});
        }
        entries[0].bytes = QJsonDocument(QJsonObject{{"format", 1}, {"kind", "roster"}, {"id", id}, {"name", id}, {"pictures", list}})
                               .toJson();
        return put("package.muster", *archive::packArchive(entries));
    }

    QStringList recordCommand()
    {
        m_inFlight = QString("Mission %1").arg(++m_serial);
        const QJsonObject report{
            {"mission", m_inFlight},
            {"objectives", QJsonObject{{"primary", "done"}}},
            {"soldiers", QJsonArray{QJsonObject{{"name", "Aldo"}, {"kills", QJsonArray{"Ork"}}}, QJsonObject{{"name", "Brun"}}}}};
        return inLibrary({"campaign", "record", "Book", put("report.json", QJsonDocument(report).toJson())});
    }

    QStringList randomCommand()
    {
        m_inFlight.clear();
        switch (m_random() % 7) {
        case 0:
            return {"edit", path("list.ros"), "name", "Medium Combat Walker Platoon", QString("Name %1").arg(++m_serial)};
        case 1:
            return inLibrary({"library", "import", freshPackage()});
        case 2:
            return inLibrary({"library", "export", "Book", path("book.muster"), "--force"});
        case 3:
            return inLibrary({"library", "export", "--all", path("all"), "--force"});
        case 4:
            return inLibrary({"library", "backup", path("backup.sqlite"), "--force"});
        default:
            return recordCommand();
        }
    }

    static QStringList asProgram(const QStringList &command) { return QStringList{"--command"} + command; }

    // How a command ended: its exit code, or -1 when it was killed.
    int start(const QString &program, const QStringList &arguments, int killAfterMicroseconds)
    {
        QProcess process;
        process.setStandardErrorFile(path("stderr.txt"));
        process.start(program, arguments);
        if (!process.waitForStarted(30000))
            return -2;
        if (killAfterMicroseconds >= 0 && !process.waitForFinished(killAfterMicroseconds / 1000))
            ::kill(pid_t(process.processId()), SIGKILL);
        if (process.state() != QProcess::NotRunning && !process.waitForFinished(300000))
            return -2;
        return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    }

    int finish(const QStringList &command) { return start(QCoreApplication::applicationFilePath(), asProgram(command), -1); }

    void acknowledge(int code)
    {
        if (code == 0 && !m_inFlight.isEmpty())
            m_acknowledged.append(m_inFlight);
    }

    // Every acknowledged mission once, the killed one at most once, nothing else.
    void verifyBook(library::Library &library)
    {
        const library::Records found = *library.documents().list({library::Kind::Campaign, {}, {}});
        QCOMPARE(found.size(), 1);
        const auto stored = documents::CampaignDocument::load(library, found.first().id);
        QVERIFY2(stored.ok(), stored ? "" : stored.error().message().c_str());
        QStringList names;
        const campaign::CampaignState state = campaign::fold(stored->campaign);
        for (const campaign::MissionState &mission : state.missions)
            names.append(std::get<campaign::MissionFought>(state.log.at(mission.event).payload).name);
        if (names.size() == m_acknowledged.size() + 1 && names.last() == m_inFlight)
            m_acknowledged.append(m_inFlight); // stored, and killed before it could say so
        QCOMPARE(names, m_acknowledged);
    }

    void verifyImports(const library::Library &library)
    {
        const library::Records found = *library.documents().list({library::Kind::Roster, {}, {}});
        for (const library::Record &record : found)
            QCOMPARE(library.attachments().all(record.id)->size(), pictures);
    }

    // Files that commands write are the former or the new ones, never a part.
    void verifyFiles()
    {
        QCOMPARE(finish({"show", path("list.ros")}), 0);
        for (const QString &file : {path("book.muster"), path("all")}) {
            if (!QFileInfo::exists(file))
                continue;
            const QFileInfoList files = QFileInfo(file).isDir() ? QDir(file).entryInfoList({"*.muster"}, QDir::Files)
                                                                : QFileInfoList{QFileInfo(file)};
            for (const QFileInfo &one : files)
                QVERIFY2(archive::ArchiveReader().readFile(one.filePath()).ok(), qPrintable(one.filePath()));
        }
        if (QFileInfo::exists(path("backup.sqlite")))
            QCOMPARE(finish({"library", "check", "--library", path("backup.sqlite")}), 0);
    }

    void verifyAll()
    {
        {
            const auto library = library::Library::open(path("library.sqlite"));
            QVERIFY2(library.ok(), library ? "" : library.error().message().c_str());
            QCOMPARE((*library)->check()->join('\n'), QString());
            verifyBook(**library);
            verifyImports(**library);
        }
        verifyFiles();
    }

    // As the first version left it, with enough in it that its upgrade takes a moment.
    static void makeOldLibrary(const QString &file)
    {
        const auto old = library::Database::open(*library::Address::parse(file));
        QVERIFY(old.ok() && library::migrate(**old, {}, 1).ok());
        for (int i = 0; i < oldLists; ++i) {
            const QString id = QString("old %1").arg(i);
            QVERIFY((*old)
                        ->execute("INSERT INTO documents (id, kind, name, pack_id, pack_name, system_id, data_revision, faction, points, "
                                  "points_name, verdict, units, created, changed, version) VALUES (?, 0, 'List', 'dust', 'Dust', 's', '1', "
                                  "'Axis', 50, 'pts', 1, 3, 1, 2, 4)",
                                  {id})
                        .ok());
            QVERIFY((*old)
                        ->execute("INSERT INTO contents (document_id, position, content) VALUES (?, 0, ?)",
                                  {id, qCompress(QByteArray("<roster/>") + id.toUtf8())})
                        .ok());
        }
    }

    // After a killed upgrade the next start finishes it, and everything is there.
    static void verifyUpgraded(const QString &file)
    {
        const auto library = library::Library::open(file);
        QVERIFY2(library.ok(), library ? "" : library.error().message().c_str());
        QCOMPARE(*library::schemaVersion((*library)->database()), library::currentSchema);
        QCOMPARE((*library)->check()->join('\n'), QString());
        for (int i = 0; i < oldLists; ++i) {
            const QString id = QString("old %1").arg(i);
            const auto stored = (*library)->documents().load(id);
            QVERIFY2(stored.ok(), stored ? "" : stored.error().message().c_str());
            QCOMPARE(stored->content, QByteArray("<roster/>") + id.toUtf8());
        }
    }

    static QStringList killedAt(const QString &call, int when)
    {
        return {"-qq",
                "-f",
                "-o",
                "/dev/null",
                "-e",
                "trace=" + call,
                "-e",
                QString("inject=%1:signal=KILL:when=%2").arg(call).arg(when),
                QCoreApplication::applicationFilePath()};
    }

private slots:
    void initTestCase()
    {
        QVERIFY(QFile::copy(test::sourceFolder() + "/data/dust/samples/hedgerow-walkers.ros", path("list.ros")));
        QFile::setPermissions(path("list.ros"), QFile::ReadOwner | QFile::WriteOwner);
        QCOMPARE(finish(inLibrary({"campaign", "new", "Book", "--system", "space-crusade", "--player", "Camille"})), 0);
        QJsonArray soldiers;
        for (const char *name : {"Aldo", "Brun", "Cato"})
            soldiers.append(QJsonObject{{"name", name}, {"role", "Bolter"}, {"points", 11}});
        const QString force = put("force.json", QJsonDocument(QJsonObject{{"name", "Borée"}, {"soldiers", soldiers}}).toJson());
        QCOMPARE(finish(inLibrary({"campaign", "enlist", "Book", force, "--player", "Camille"})), 0);
    }

    void randomMoments()
    {
        const int rounds = test::soakRounds(20, 4);
        test::SoakGroup group("kill -9 of commands at random moments");
        int killed = 0, ended = 0;
        for (int round = 0; round < rounds; ++round) {
            const QStringList command = randomCommand();
            const int code = start(QCoreApplication::applicationFilePath(), asProgram(command), int(m_random() % 250000));
            QVERIFY2(code == 0 || code == -1, qPrintable(command.join(' ') + QString(" ended with %1").arg(code)));
            acknowledge(code);
            ++(code == 0 ? ended : killed);
            ++group;
            verifyAll();
            if (QTest::currentTestFailed())
                return;
        }
        qInfo("%d commands killed, %d ended in time; %lld missions acknowledged, all there", killed, ended,
              qlonglong(m_acknowledged.size()));
    }

    // After a killed backup the next one leaves nothing beside its target.
    void leftOvers_goWithTheNextBackup()
    {
        const QStringList command = inLibrary({"library", "backup", path("backup.sqlite"), "--force"});
        for (int i = 0; i < 5; ++i)
            (void)start(QCoreApplication::applicationFilePath(), asProgram(command), int(m_random() % 150000));
        QCOMPARE(finish(command), 0);
        QCOMPARE(QDir(m_folder.path()).entryList({"backup.sqlite?*"}), QStringList());
    }

    void killedUpgrade_goesOnWithTheNextStart()
    {
        const QString old = path("old.sqlite");
        makeOldLibrary(old);
        const int rounds = test::soakRounds(6, 10);
        const QString strace = m_soak > 0 ? QStandardPaths::findExecutable("strace") : QString();
        test::SoakGroup group("kill -9 of an upgrade of the library");
        const auto tryOnce = [&](const QString &program, const QStringList &before, int killAfter) {
            QTemporaryDir folder;
            const QString file = folder.filePath("library.sqlite");
            QFile::copy(old, file);
            const int code = start(program, before + asProgram({"library", "list", "--library", file}), killAfter);
            ++group;
            verifyUpgraded(file);
            return code;
        };
        for (int round = 0; round < rounds && !QTest::currentTestFailed(); ++round)
            tryOnce(QCoreApplication::applicationFilePath(), {}, int(m_random() % 120000));
        if (strace.isEmpty())
            return;
        for (const QString &call : writingCalls) {
            for (int when = 1; when < 400 && !QTest::currentTestFailed(); ++when) {
                if (tryOnce(strace, killedAt(call, when), -1) == 0)
                    break; // there was no such call any more
            }
        }
    }

    void everySingleWrite_data()
    {
        QTest::addColumn<QString>("which");
        for (const char *which : {"record", "import", "edit", "export", "backup"})
            QTest::newRow(which) << QString(which);
    }
    void everySingleWrite()
    {
        const QString strace = QStandardPaths::findExecutable("strace");
        if (m_soak <= 0 || strace.isEmpty())
            QSKIP("needs MUSTER_SOAK_ROUNDS and strace");
        QFETCH(QString, which);
        test::SoakGroup kills("SIGKILL at every single call of " + which);
        for (const QString &call : writingCalls) {
            for (int when = 1; when < 400; ++when) {
                m_inFlight.clear();
                const QStringList command = which == "record" ? recordCommand()
                    : which == "import"                       ? inLibrary({"library", "import", freshPackage()})
                    : which == "edit"
                    ? QStringList{"edit", path("list.ros"), "name", "Medium Combat Walker Platoon", QString("Name %1").arg(++m_serial)}
                    : which == "export" ? inLibrary({"library", "export", "Book", path("book.muster"), "--force"})
                                        : inLibrary({"library", "backup", path("backup.sqlite"), "--force"});
                const int code = start(strace, killedAt(call, when) + asProgram(command), -1);
                acknowledge(code);
                if (code == 0)
                    break; // there was no such call any more
                ++kills;
                verifyAll();
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }
};

int main(int argc, char **argv)
{
    test::prepareProcess();
    QApplication application(argc, argv);
    if (const QStringList arguments = application.arguments().mid(1); arguments.value(0) == "--command") {
        QTextStream out(stdout), err(stderr);
        return cli::CommandLine(cli::allCommands()).run(arguments.mid(1), out, err);
    }
    tst_KilledCommands test;
    return test::run(test, argc, argv);
}

#include "tst_KilledCommands.moc"
