// SPDX-License-Identifier: GPL-3.0-or-later
// An import is there whole or not at all: whichever of its statements fails, and whenever the program is killed.
#include "archive/ArchiveWriter.h"
#include "documents/exchange/Exchange.h"
#include "documents/roster/OpenRoster.h"
#include "support/SampleGame.h"
#include "support/SamplePictures.h"
#include "support/Soak.h"
#include "support/TestMain.h"

#include <QJsonArray>
#include <QProcess>

#include <csignal>
#include <random>
#include <thread>

using namespace muster;
using documents::Exchange;
using documents::ImportNote;

namespace {

const QByteArray rosterXml =
    R"(<?xml version="1.0"?><roster id="x" name="Foreign" battleScribeVersion="2.03" gameSystemId="g" gameSystemName="Other" gameSystemRevision="1" xmlns="http://www.battlescribe.net/schema/rosterSchema"><forces><force id="f" name="Army" entryId="e" catalogueId="c" catalogueRevision="1" catalogueName="Orks"><selections><selection id="s" name="Boy" entryId="boy" number="3" type="unit"/></selections></force></forces></roster>)";

// A .muster file with pictures and game data; `game` as its manifest names it.
void writeMuster(const QString &path, int pictures, const QJsonObject &game, const QByteArray &data = "<gameSystem/>")
{
    QJsonArray list;
    archive::Entries entries{{"manifest.json", {}}, {"roster.ros", rosterXml}};
    for (int i = 0; i < pictures; ++i) {
        const QString file = QString("pictures/%1.png").arg(i + 1, 4, 10, QChar('0'));
        list.append(QJsonObject{{"file", file}, {"subject", QString("soldier %1").arg(i)}, {"role", "portrait"}, {"type", "image/png"}});
        entries.push_back({file, test::picture(i, "png", 80)});
    }
    entries.push_back({"data/game.gst", data});
    entries[0].bytes = QJsonDocument(
                           QJsonObject{
                               {"format", 1}, {"kind", "roster"}, {"id", "x"}, {"name", "Foreign"}, {"game", game}, {"pictures", list}})
                           .toJson();
    if (!archive::writeArchive(path, entries, archive::Replace::Yes))
        qFatal("not written");
}

const QJsonObject wholeGame{{"pack", "other"}, {"name", "Other"}, {"system", "g"}, {"revision", "1"}};

int importOver(const QString &library, const QString &file)
{
    const auto opened = library::Library::open(library);
    if (!opened)
        return 3;
    std::fputs("ready\n", stdout);
    std::fflush(stdout);
    for (int i = 0; i < 1000; ++i) {
        if (!Exchange(**opened, nullptr, "en").importFile(file))
            return 4;
    }
    return 0;
}

} // namespace

class tst_ImportTransaction : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    static qint64 count(const library::Library &library, const QString &table)
    {
        return library.database().value("SELECT count(*) FROM " + table)->toLongLong();
    }

private slots:
    void failureAtAnyStep_leavesNothing_data()
    {
        QTest::addColumn<QString>("table");
        QTest::addColumn<QString>("when");
        for (const char *table : {"documents", "contents", "searches", "changes", "notes", "data_revisions"})
            QTest::newRow(table) << QString(table) << QString();
        QTest::newRow("first picture") << "attachments"
                                       << "WHEN NEW.subject = 'soldier 0'";
        QTest::newRow("last picture") << "attachments"
                                      << "WHEN NEW.subject = 'soldier 4'";
    }

    void failureAtAnyStep_leavesNothing()
    {
        QFETCH(QString, table);
        QFETCH(QString, when);
        const QString file = m_folder.filePath("whole.muster");
        writeMuster(file, 5, wholeGame);
        const auto library = library::Library::open(m_folder.filePath(QString(QTest::currentDataTag()) + ".sqlite")).value();
        QVERIFY(library->database()
                    .execute(QString("CREATE TRIGGER fails BEFORE INSERT ON %1 %2 BEGIN SELECT RAISE(FAIL, 'no'); END").arg(table, when))
                    .ok());
        QVERIFY(!Exchange(*library, nullptr, "en").importFile(file).ok());
        for (const char *every : {"documents", "contents", "searches", "attachments", "notes", "data_revisions", "changes"})
            QCOMPARE(count(*library, every), 0);
        QVERIFY(library->database().execute("DROP TRIGGER fails").ok());
        const base::Result<documents::Imported> imported = Exchange(*library, nullptr, "en").importFile(file);
        QVERIFY2(imported.ok(), imported.ok() ? "" : imported.error().message().c_str());
        QCOMPARE(count(*library, "attachments"), 5);
        QCOMPARE(count(*library, "data_revisions"), 1);
        QVERIFY(library->documents().load(imported->record.id).ok());
    }

    void killedImports_areWholeOrNotThere()
    {
        const QString file = m_folder.filePath("killed.muster"), path = m_folder.filePath("killed.sqlite");
        writeMuster(file, 12, wholeGame);
        std::mt19937 random(5);
        test::SoakGroup group("kill -9 of an import with pictures");
        for (int kill = 0; kill < test::soakRounds(12, 20); ++kill) {
            ++group;
            QProcess importer;
            importer.start(QCoreApplication::applicationFilePath(), {"--import", path, file});
            QByteArray said;
            while (!said.contains('\n') && importer.waitForReadyRead(60000))
                said += importer.readAllStandardOutput();
            std::this_thread::sleep_for(std::chrono::microseconds(random() % 40000)); // the random moment
            ::kill(pid_t(importer.processId()), SIGKILL);
            importer.waitForFinished(60000);
        }
        const auto library = library::Library::open(path).value();
        const library::Records records = library->documents().list().value();
        for (const library::Record &record : records)
            QCOMPARE(library->attachments().all(record.id)->size(), 12);
        QVERIFY(library->check()->isEmpty());
        qInfo("%d imports were finished before the kills, each of them whole", int(records.size()));
    }

    void dataWithoutAName_areNoReasonToFail_data()
    {
        QTest::addColumn<QJsonObject>("game");
        QTest::addColumn<int>("kept");
        QTest::newRow("no name") << QJsonObject{{"pack", "other"}, {"system", "g"}, {"revision", "1"}} << 1;
        QTest::newRow("no revision") << QJsonObject{{"pack", "other"}, {"name", "Other"}, {"system", "g"}} << 0;
        QTest::newRow("nothing") << QJsonObject() << 0;
    }

    void dataWithoutAName_areNoReasonToFail()
    {
        QFETCH(QJsonObject, game);
        QFETCH(int, kept);
        const QString file = m_folder.filePath("nameless.muster");
        writeMuster(file, 1, game);
        const auto library = library::Library::open(m_folder.filePath(QString("nameless %1.sqlite").arg(QTest::currentDataTag()))).value();
        const base::Result<documents::Imported> imported = Exchange(*library, nullptr, "en").importFile(file);
        QVERIFY2(imported.ok(), imported.ok() ? "" : imported.error().message().c_str());
        QCOMPARE(count(*library, "data_revisions"), kept);
        QCOMPARE(imported->report.count(ImportNote::Kind::Skipped), 1 - kept);
    }

    void dataFromAFile_takeNobodysPlace()
    {
        const auto library = library::Library::open(m_folder.filePath("planted.sqlite")).value();
        const QString file = m_folder.filePath("planted.muster");
        writeMuster(file, 0, wholeGame, "<planted/>");
        QVERIFY(Exchange(*library, nullptr, "en").importFile(file).ok());
        QCOMPARE(library->data().filesOf("g", "1")->at(0).bytes, QByteArray("<planted/>")); // better than none
        QVERIFY(library->data().put("g", "Other", "1", {{"game.gst", "<own/>"}}).ok());
        QCOMPARE(library->data().filesOf("g", "1")->at(0).bytes, QByteArray("<own/>"));
        writeMuster(file, 0, wholeGame, "<planted again/>");
        QVERIFY(Exchange(*library, nullptr, "en").importFile(file).ok());
        QCOMPARE(library->data().filesOf("g", "1")->at(0).bytes, QByteArray("<own/>"));
    }
};

int main(int argc, char **argv)
{
    test::prepareProcess();
    if (argc == 4 && qstrcmp(argv[1], "--import") == 0) {
        QCoreApplication application(argc, argv);
        return importOver(QString::fromLocal8Bit(argv[2]), QString::fromLocal8Bit(argv[3]));
    }
    QApplication application(argc, argv);
    tst_ImportTransaction test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_ImportTransaction.moc"
