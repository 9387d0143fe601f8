// SPDX-License-Identifier: GPL-3.0-or-later
// Who made, changed, deleted and removed what.
#include "library/Library.h"
#include "support/LibraryBackends.h"

using namespace muster;
using library::Library;

class tst_Authors : public test::LibraryBackends
{
    Q_OBJECT

private:
    static std::unique_ptr<Library> openAs(const QString &author, const QString &where)
    {
        base::Result<std::unique_ptr<Library>> opened = Library::open(where);
        if (!opened)
            qFatal("%s", opened.error().message().c_str());
        (*opened)->setAuthor(author);
        return std::move(*opened);
    }
    static library::DocumentSave sample(const QString &id, qint64 version = 0)
    {
        library::DocumentSave save;
        save.record.id = id;
        save.record.name = "List " + id;
        save.record.version = version;
        save.record.created = save.record.changed = QDateTime::currentDateTimeUtc();
        return save;
    }

private slots:
    void whoMadeAndWhoChanged_isKept()
    {
        const QString where = freshAddress();
        const auto anna = openAs("anna@laptop", where), ben = openAs("ben@desk", where);
        QCOMPARE(*anna->documents().save(sample("a")), 1);
        QCOMPARE(*ben->documents().save(sample("a", 1)), 2);
        const library::Record record = *anna->documents().find("a");
        QCOMPARE(record.author, "anna@laptop");
        QCOMPARE(record.changedBy, "ben@desk");
        QCOMPARE(record.deletedBy, "");
        QCOMPARE(ben->documents().duplicate("a", "b", "Copy")->version, 1);
        QCOMPARE(anna->documents().find("b")->author, "ben@desk"); // a copy is of whoever copied
        QCOMPARE(anna->documents().list()->first().author.isEmpty(), false);
    }

    void whoWroteAnEntry_isKeptWithIt()
    {
        const QString where = freshAddress();
        const auto anna = openAs("anna@laptop", where), ben = openAs("ben@desk", where);
        library::DocumentSave first = sample("a"), second = sample("a", 1);
        first.record.kind = second.record.kind = library::Kind::Campaign;
        first.events.written = {{1, R"({"id": "one"})"}};
        second.events.written = {{1, R"({"id": "one"})"}, {2, R"({"id": "two"})"}};
        QVERIFY(anna->documents().save(first).ok());
        QVERIFY(ben->documents().save(second).ok()); // writing hers again does not make it his
        const auto authorOf = [&](int serial) {
            return anna->database().value("SELECT author FROM events WHERE serial = ?", {serial})->toString();
        };
        QCOMPARE(authorOf(1), "anna@laptop");
        QCOMPARE(authorOf(2), "ben@desk");
    }

    void whoDeleted_isKeptUntilItComesBack()
    {
        const QString where = freshAddress();
        const auto anna = openAs("anna@laptop", where), ben = openAs("ben@desk", where);
        QVERIFY(anna->documents().save(sample("a")).ok());
        QVERIFY(ben->documents().moveToTrash("a").ok());
        const library::Records trash = *anna->documents().list({{}, {}, {}, true});
        QCOMPARE(trash.size(), 1);
        QCOMPARE(trash.first().deletedBy, "ben@desk");
        QVERIFY(trash.first().deleted->secsTo(QDateTime::currentDateTimeUtc()) < 60);
        QVERIFY(anna->documents().restoreFromTrash("a").ok());
        QCOMPARE(anna->documents().find("a")->deletedBy, "");
        QVERIFY(ben->documents().moveToTrash("a").ok());
        QVERIFY(anna->documents().save(sample("a", anna->documents().find("a")->version)).ok()); // still edited: comes back too
        QCOMPARE(anna->documents().find("a")->deletedBy, "");
    }

    void whatIsRemovedForEver_leavesAMark()
    {
        const auto anna = openAs("anna@laptop", freshAddress());
        QVERIFY(anna->documents().save(sample("a")).ok());
        QVERIFY(anna->documents().moveToTrash("a").ok());
        QVERIFY(anna->documents().purge("a").ok());
        QCOMPARE(anna->database().value("SELECT removed_by || ' ' || name FROM removals WHERE document_id = 'a'")->toString(),
                 "anna@laptop List a");
        QVERIFY(anna->documents().purge("a").ok()); // nothing there: nothing new
        QVERIFY(anna->documents().save(sample("a")).ok());
        QCOMPARE(anna->database().value("SELECT count(*) FROM removals")->toInt(), 0); // it is there again
    }

    void nobodyEmptiesSomebodyElsesLists()
    {
        const QString where = freshAddress();
        const auto anna = openAs("anna@laptop", where);
        library::Record hers, his, old;
        hers.author = "anna@laptop";
        his.author = "ben@desk";
        his.deletedBy = "anna@laptop"; // also when she put it into the trash
        old.deletedBy = "anna@laptop";
        anna->setShared(false);
        QVERIFY(anna->mayPurge(hers) && anna->mayPurge(his) && anna->mayPurge(old)); // her own computer
        anna->setShared(true);
        QVERIFY(anna->mayPurge(hers));
        QVERIFY(!anna->mayPurge(his));
        QVERIFY(anna->mayPurge(old)); // nobody knows whose it is
        old.deletedBy = "ben@desk";
        QVERIFY(!anna->mayPurge(old));
        anna->setOrganiser(true);
        QVERIFY(anna->mayPurge(his) && anna->mayPurge(old));
    }

    void aServerIsSharedByItself() { QCOMPARE(openAs("anna", freshAddress())->isShared(), onPostgres()); }
};

MUSTER_TEST_MAIN(tst_Authors)
#include "tst_Authors.moc"
