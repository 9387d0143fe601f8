// SPDX-License-Identifier: GPL-3.0-or-later
// What the user owns is stored as documents are: nothing that was said to be saved is lost, by a kill, a damage, a copy or a club.
#include "library/care/Backups.h"
#include "library/care/LibraryMerge.h"
#include "library/care/Recovery.h"
#include "library/sync/ServerExchange.h"
#include "support/LibraryBackends.h"

#include <QProcess>
#include <QUuid>

#include <csignal>

using namespace muster;
using library::CollectionEvent;
using library::CollectionRepository;
using library::Library;

namespace {

CollectionEvent entry(const QString &id, qint64 happened = 1)
{
    return {id, "dust.system", happened, "{\"format\":1}"};
}

QStringList idsOf(const Library &library)
{
    QStringList ids;
    const base::Result<QList<CollectionEvent>> events = library.collection().events();
    if (!events)
        return {QString::fromStdString(events.error().code)};
    for (const CollectionEvent &one : *events)
        ids.append(one.id);
    return ids;
}

// Adds one entry after the other until it is killed, and says each when it is stored.
int addForEver(const QString &where)
{
    const auto library = Library::open(where).value();
    QTextStream out(stdout);
    for (qint64 i = 0;; ++i) {
        const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces);
        if (!library->collection().append({entry(id, i)}).ok())
            return 1;
        out << id << Qt::endl;
    }
}

} // namespace

class tst_CollectionRepository : public test::LibraryBackends
{
    Q_OBJECT

private slots:
    void entries_areReadInTheirOrder_andOnlyOnce()
    {
        const QString where = freshAddress();
        {
            const auto library = Library::open(where).value();
            QVERIFY(library->collection().append({entry("b", 2), entry("c", 3)}).ok());
            QVERIFY(library->collection().append({entry("a", 1), entry("b", 9)}).ok());
        }
        const auto again = Library::open(where).value();
        QCOMPARE(idsOf(*again), (QStringList{"a", "b", "c"}));
        QCOMPARE(again->collection().events()->at(1), entry("b", 2));
        QVERIFY(again->check()->isEmpty());
    }

    void photos_areKept()
    {
        const auto library = Library::open(freshAddress()).value();
        const library::CollectionPhoto photo{"p", "dust.system", "dust.unit.gunners", "painted", 5, "five.png", "image/png", "bytes"};
        QVERIFY(library->collection().addPhoto(photo).ok());
        QCOMPARE(library->collection().photos("dust.system")->size(), 1);
        QCOMPARE(library->collection().photos("other")->size(), 0);
        QCOMPARE(library->collection().photoBytes("p").value(), QByteArray("bytes"));
        QVERIFY(library->collection().photoBytes("none")->isEmpty());
    }

    void backup_andMerge_carryIt()
    {
        QTemporaryDir folder;
        const auto library = Library::open(freshAddress()).value();
        QVERIFY(library->collection().append({entry("a", 1), entry("b", 2)}).ok());
        QVERIFY(library->collection().addPhoto({"p", "g", "u", "built", 1, "n", "image/png", "x"}).ok());
        QVERIFY(library->backupTo(folder.filePath("copy.sqlite")).ok());
        const auto copy = Library::open(folder.filePath("copy.sqlite")).value();
        QCOMPARE(idsOf(*copy), (QStringList{"a", "b"}));
        QVERIFY(copy->check()->isEmpty());
        const auto other = Library::open(freshAddress()).value();
        QVERIFY(other->collection().append({entry("c", 3)}).ok());
        const auto merged = library::mergeLibrary(copy->database(), other->database());
        QVERIFY2(merged.ok(), merged.ok() ? "" : merged.error().message().c_str());
        QCOMPARE(merged->collection, 3);
        QCOMPARE(idsOf(*other), (QStringList{"a", "b", "c"}));
        QCOMPARE(other->collection().photoBytes("p").value(), QByteArray("x"));
        QCOMPARE(library::mergeLibrary(copy->database(), other->database())->collection, 0);
    }

    void changeElsewhere_isTold()
    {
        const QString where = freshAddress();
        const auto here = Library::open(where).value(), there = Library::open(where).value();
        QVERIFY(here->watch().ok());
        QSignalSpy told(here.get(), &Library::changedElsewhere);
        QVERIFY(there->collection().append({entry("a")}).ok());
        QTRY_VERIFY(!told.isEmpty());
        QCOMPARE(told.first().first().toStringList(), QStringList{QString(CollectionRepository::notice)});
    }

    void damage_isNoticed_andRecovered()
    {
        if (onPostgres())
            QSKIP("a file of this computer");
        const QString path = freshAddress();
        {
            const auto library = Library::open(path).value();
            QVERIFY(library->collection().append({entry("a", 1), entry("b", 2)}).ok());
            QVERIFY(!library->backupDaily()->isEmpty());
            QVERIFY(library->collection().append({entry("c", 3), entry("d", 4)}).ok());
            QVERIFY(library->database().execute("UPDATE collection_events SET body = x'00' WHERE id = 'b'").ok());
            QCOMPARE(idsOf(*library), QStringList{"library.damaged"});
            QVERIFY(!library->check()->isEmpty());
        }
        const base::Result<library::RecoveryReport> report = library::recover(path);
        QVERIFY2(report.ok(), report.ok() ? "" : report.error().message().c_str());
        QCOMPARE(report->collection, 2);
        const auto library = Library::open(path).value();
        QCOMPARE(idsOf(*library), (QStringList{"a", "b", "c", "d"}));
        QVERIFY(library->check()->isEmpty());
        // A row that is gone is noticed too, and nothing is added to what is short.
        QVERIFY(library->database().execute("DELETE FROM collection_events WHERE id = 'c'").ok());
        QCOMPARE(idsOf(*library), QStringList{"library.damaged"});
        QVERIFY(!library->collection().append({entry("e", 5)}).ok());
    }

    void killedProgram_losesNothingItSaid()
    {
        if (onPostgres())
            QSKIP("a file of this computer");
        const QString path = freshAddress();
        (void)Library::open(path).value();
        QStringList said;
        for (int round = 0; round < 5; ++round) {
            QProcess writer;
            writer.start(QCoreApplication::applicationFilePath(), {"--add", path});
            QVERIFY(writer.waitForStarted());
            while (said.size() < (round + 1) * 10 && writer.waitForReadyRead(20000))
                said += QString::fromUtf8(writer.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts);
            ::kill(pid_t(writer.processId()), SIGKILL);
            writer.waitForFinished();
            said += QString::fromUtf8(writer.readAllStandardOutput()).split('\n', Qt::SkipEmptyParts);
            const auto library = Library::open(path).value();
            const QStringList stored = idsOf(*library);
            for (const QString &id : std::as_const(said))
                QVERIFY2(stored.contains(id) || id.size() < 36, qPrintable(id)); // a line that was cut says nothing
            QVERIFY(library->check()->isEmpty());
        }
        QVERIFY(said.size() >= 50);
    }

    // Two computers of one member, through the server.
    void club_bringsComputersTogether()
    {
        if (!onPostgres())
            QSKIP("a club has a server");
        QTemporaryDir folder;
        const QString where = freshAddress();
        const auto server = Library::open(where).value();
        const auto laptop = library::Replica::open(folder.filePath("laptop.sqlite")).value();
        const auto desk = library::Replica::open(folder.filePath("desk.sqlite")).value();
        const auto exchange = [&server](const Library &local) {
            library::ServerExchange line(local.database(), server->database(), "c", {});
            return line.exchangeCollection(true);
        };
        QVERIFY(laptop->collection().append({entry("a", 1)}).ok());
        QVERIFY(desk->collection().append({entry("b", 2)}).ok());
        const auto first = exchange(*laptop);
        QVERIFY2(first.ok(), first.ok() ? "" : first.error().message().c_str());
        QVERIFY(exchange(*desk).ok());
        QVERIFY(exchange(*laptop).ok());
        for (const Library *one : {laptop.get(), desk.get(), server.get()})
            QCOMPARE(idsOf(*one), (QStringList{"a", "b"}));
        QVERIFY(!library::ServerExchange(laptop->database(), server->database(), "c", {}).collectionWaits().value());
        // Somebody else's rows are not ours.
        QVERIFY(server->database().execute("UPDATE collection_events SET member = 'marc' WHERE id = 'b'").ok());
        QCOMPARE(idsOf(*server), QStringList{"a"});
    }
};

int main(int argc, char **argv)
{
    if (argc == 3 && qstrcmp(argv[1], "--add") == 0) {
        QCoreApplication application(argc, argv);
        return addForEver(QString::fromLocal8Bit(argv[2]));
    }
    test::prepareProcess();
    QApplication application(argc, argv);
    tst_CollectionRepository test;
    return test::run(test, argc, argv);
}
#include "tst_CollectionRepository.moc"
