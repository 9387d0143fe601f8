// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/Library.h"
#include "library/care/Backups.h"
#include "library/care/Seal.h"
#include "library/sql/Migrations.h"
#include "support/LibraryBackends.h"

using namespace muster;
using library::DocumentSave;
using library::Library;

class tst_Library : public test::LibraryBackends
{
    Q_OBJECT

private:
    static std::unique_ptr<Library> open(const QString &where)
    {
        base::Result<std::unique_ptr<Library>> opened = Library::open(where);
        if (!opened)
            qFatal("%s", opened.error().message().c_str());
        return std::move(*opened);
    }

    static DocumentSave sample(const QString &id, const QString &name = "Walkers")
    {
        DocumentSave save;
        save.record.id = id;
        save.record.name = name;
        save.record.packId = "dust";
        save.record.packName = "Dust Tactics";
        save.record.systemId = "dust.system";
        save.record.dataRevision = "1.2";
        save.record.faction = "Allies";
        save.record.points = 98.5;
        save.record.pointsName = "pts";
        save.record.limit = 100;
        save.record.verdict = library::Verdict::Legal;
        save.record.units = 7;
        save.record.note = "for Saturday";
        save.record.created = QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5), QTimeZone::utc());
        save.record.changed = QDateTime(QDate(2026, 1, 2), QTime(3, 4, 6), QTimeZone::utc());
        save.record.searchText = "Mickey\nPounder\nÉclaireur";
        save.content = "<roster name=\"" + name.toUtf8() + "\"/>";
        save.history.written = {{1, "Add Mickey", QByteArray("\0\1\2payload", 10), save.record.created}};
        save.history.position = 1;
        return save;
    }

    static qint64 mustSave(const Library &library, const DocumentSave &save)
    {
        const base::Result<qint64> version = library.documents().save(save);
        if (!version)
            qFatal("%s", version.error().message().c_str());
        return *version;
    }

private slots:
    void saved_isReadBackWhole()
    {
        const QString where = freshAddress();
        DocumentSave save = sample("a");
        save.events.written = {{1, "{\"type\":\"note\"}"}, {2, "{}"}};
        QCOMPARE(mustSave(*open(where), save), 1);

        const std::unique_ptr<Library> library = open(where); // as after a restart
        const base::Result<library::StoredDocument> stored = library->documents().load("a");
        QVERIFY(stored.ok());
        library::Record expected = save.record;
        expected.version = 1;
        expected.author = expected.changedBy = library->author();
        expected.searchText.clear();
        QVERIFY(stored->record == expected);
        QCOMPARE(stored->content, save.content);
        QVERIFY(stored->history.steps == save.history.written);
        QCOMPARE(stored->history.position, 1);
        QVERIFY(stored->events == save.events.written);
    }

    void nothingOptional_staysNothing()
    {
        const std::unique_ptr<Library> library = open(freshAddress());
        DocumentSave save;
        save.record.id = "bare";
        save.record.created = save.record.changed = QDateTime::currentDateTimeUtc();
        mustSave(*library, save);
        const base::Result<library::StoredDocument> stored = library->documents().load("bare");
        QVERIFY(stored.ok());
        QVERIFY(!stored->record.limit.has_value());
        QVERIFY(!stored->record.deleted.has_value());
        QVERIFY(stored->content.isEmpty());
    }

    void history_growsMergesAndShrinks()
    {
        const std::unique_ptr<Library> library = open(freshAddress());
        DocumentSave save = sample("a");
        save.record.version = mustSave(*library, save);
        save.history.written = {{1, "Add Mickey twice", "p1", save.record.created, "anna@laptop"},
                                {2, "Remove", "p2", save.record.created, "ben@desk"}};
        save.history.position = 2;
        save.record.version = mustSave(*library, save);
        QCOMPARE(library->documents().load("a")->history.steps.size(), 2);
        QCOMPARE(library->documents().load("a")->history.steps.at(0).sentence, "Add Mickey twice");
        QCOMPARE(library->documents().load("a")->history.steps.at(0).author, "anna@laptop");
        QCOMPARE(library->documents().load("a")->history.steps.at(1).author, "ben@desk");
        save.history.written.clear();
        save.history.removed = {2};
        save.history.position = 1;
        mustSave(*library, save);
        QCOMPARE(library->documents().load("a")->history.steps.size(), 1);
        QCOMPARE(library->documents().load("a")->history.position, 1);
    }

    void secondWriter_isToldAndOverwritesNothing()
    {
        const QString where = freshAddress();
        const std::unique_ptr<Library> first = open(where), second = open(where);
        DocumentSave save = sample("a");
        save.record.version = mustSave(*first, save);
        DocumentSave theirs = save;
        theirs.record.name = "Theirs";
        mustSave(*second, theirs);
        save.record.name = "Ours";
        const base::Result<qint64> refused = first->documents().save(save);
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().code, "library.conflict");
        QCOMPARE(first->documents().find("a")->name, "Theirs");
        DocumentSave again = sample("a"); // as if it did not exist
        QCOMPARE(first->documents().save(again).error().code, "library.conflict");
    }

    void search_findsEveryWordWithoutAccentsOrCase_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("found");
        QTest::newRow("name") << "walk" << 1;
        QTest::newRow("inside, accent") << "eclaireur" << 2;
        QTest::newRow("two words") << "MICKEY grenad" << 1;
        QTest::newRow("game") << "dust" << 2;
        QTest::newRow("nothing") << "zzz" << 0;
        QTest::newRow("percent is a letter") << "100%" << 1;
        QTest::newRow("underscore is a letter") << "r_s" << 0;
        QTest::newRow("quote") << "o'neil" << 1;
        QTest::newRow("empty") << " " << 2;
    }

    void search_findsEveryWordWithoutAccentsOrCase()
    {
        QFETCH(QString, text);
        QFETCH(int, found);
        const std::unique_ptr<Library> library = open(freshAddress());
        mustSave(*library, sample("a", "Walkers 100%"));
        mustSave(*library, sample("b", "Grenadiers of O'Neil"));
        QCOMPARE(library->documents().list({{}, {}, text, false})->size(), found);
    }

    void list_filtersAndSorts()
    {
        const std::unique_ptr<Library> library = open(freshAddress());
        DocumentSave old = sample("old"), campaign = sample("campaign"), other = sample("other");
        old.record.changed = old.record.changed.addDays(-1);
        campaign.record.kind = library::Kind::Campaign;
        other.record.packId = "at-43";
        mustSave(*library, old);
        mustSave(*library, campaign);
        mustSave(*library, other);
        QCOMPARE(library->documents().list()->size(), 3);
        QCOMPARE(library->documents().list()->last().id, "old");
        QCOMPARE(library->documents().list({library::Kind::Campaign, {}, {}, false})->size(), 1);
        QCOMPARE(library->documents().list({{}, "at-43", {}, false})->first().id, "other");
    }

    void trash_canBeUndone()
    {
        const std::unique_ptr<Library> library = open(freshAddress());
        mustSave(*library, sample("a"));
        QVERIFY(library->documents().moveToTrash("a").ok());
        QCOMPARE(library->documents().list()->size(), 0);
        QCOMPARE(library->documents().list({{}, {}, {}, true})->size(), 1);
        QVERIFY(library->documents().restoreFromTrash("a").ok());
        QCOMPARE(library->documents().list()->size(), 1);
        QVERIFY(library->documents().moveToTrash("a").ok());
        QCOMPARE(*library->documents().trashCount(), 1);
        QVERIFY(library->documents().purge("a").ok());
        QCOMPARE(*library->documents().trashCount(), 0);
        QVERIFY(!library->documents().find("a").ok());
    }

    void purge_takesEverythingThatBelongsToIt()
    {
        const std::unique_ptr<Library> library = open(freshAddress());
        mustSave(*library, sample("a"));
        QVERIFY(library->attachments().put("a", {"soldier", "portrait", "a.png", "image/png", "bytes"}).ok());
        QVERIFY(library->documents().purge("a").ok());
        for (const char *table : {"contents", "history", "events", "attachments", "searches"})
            QCOMPARE(library->database().value(QString("SELECT count(*) FROM %1").arg(table))->toInt(), 0);
    }

    void foreignKeys_areChecked()
    {
        const std::unique_ptr<Library> library = open(freshAddress());
        QVERIFY(!library->attachments().put("nobody", {"", "photo", "a.png", "image/png", "x"}).ok());
    }

    void attachments_areReplacedAndCopied()
    {
        const std::unique_ptr<Library> library = open(freshAddress());
        mustSave(*library, sample("a"));
        const QByteArray picture("\x89PNG\0\r\n\xff", 9);
        QVERIFY(library->attachments().put("a", {"s1", "portrait", "x.png", "image/png", "old"}).ok());
        QVERIFY(library->attachments().put("a", {"s1", "portrait", "y.png", "image/png", picture}).ok());
        QCOMPARE(library->attachments().get("a", "s1", "portrait")->bytes, picture);
        const base::Result<library::Record> copy = library->documents().duplicate("a", "b", "Copy");
        QVERIFY(copy.ok());
        QCOMPARE(library->attachments().all("b")->size(), 1);
        QVERIFY(library->attachments().remove("a", "s1", "portrait").ok());
        QVERIFY(library->attachments().get("a", "s1", "portrait")->bytes.isEmpty());
        QCOMPARE(library->attachments().get("b", "s1", "portrait")->bytes, picture);
        QCOMPARE(library->documents().load("b")->content, library->documents().load("a")->content);
        QVERIFY(library->documents().load("b")->history.steps.isEmpty());
    }

    void copyThatFails_leavesNoHalfCopy()
    {
        const std::unique_ptr<Library> library = open(freshAddress());
        QVERIFY(library->documents().save(sample("a", "Original")).ok());
        QVERIFY(library->database().execute("ALTER TABLE attachments RENAME TO elsewhere").ok());
        QVERIFY(!library->documents().duplicate("a", "b", "Copy").ok());
        QVERIFY(library->database().execute("ALTER TABLE elsewhere RENAME TO attachments").ok());
        QCOMPARE(library->documents().list()->size(), 1);
        QVERIFY(library->documents().duplicate("a", "b", "Copy").ok());
    }

    void settings_andDataRevisions()
    {
        const std::unique_ptr<Library> library = open(freshAddress());
        QCOMPARE(*library->settings().get("print/preset", "none"), "none");
        QVERIFY(library->settings().set("print/preset", "A4").ok());
        QVERIFY(library->settings().set("print/preset", "A5; DROP TABLE documents").ok());
        QCOMPARE(*library->settings().get("print/preset"), "A5; DROP TABLE documents");
        const archive::Entries files{{"dust.gst", "<gameSystem/>"}, {"a.cat", QByteArray(5000, 'x')}};
        const base::Result<QString> hash = library->data().put("dust.system", "Dust", "1.2", files);
        QVERIFY(hash.ok());
        QCOMPARE(*library->data().put("dust.system", "Dust", "1.2", {files[1], files[0]}), *hash);
        QCOMPARE(library->data().list("dust.system")->size(), 1);
        QCOMPARE(int(library->data().filesOf("dust.system", "1.2")->size()), 2);
        QVERIFY(library->data().filesOf("dust.system", "9")->empty());
    }

    void changeElsewhere_isSeenWithinTwoSeconds()
    {
        const QString where = freshAddress();
        const std::unique_ptr<Library> mine = open(where), theirs = open(where);
        mustSave(*mine, sample("a"));
        QVERIFY(mine->watch().ok());
        QSignalSpy spy(mine.get(), &Library::changedElsewhere);
        DocumentSave own = sample("own");
        mustSave(*mine, own);
        DocumentSave save = sample("a");
        save.record.version = 1;
        mustSave(*theirs, save);
        QVERIFY(spy.wait(2000));
        QCOMPARE(spy.at(0).at(0).toStringList(), QStringList{"a"});
        spy.clear();
        QVERIFY(theirs->documents().moveToTrash("a").ok());
        QVERIFY(spy.wait(2000));
    }

    void twoWriters_loseNothing()
    {
        const QString where = freshAddress();
        open(where);
        const auto write = [&where](const QString &prefix) {
            const std::unique_ptr<Library> library = open(where);
            for (int i = 0; i < 50; ++i)
                mustSave(*library, sample(prefix + QString::number(i)));
        };
        std::unique_ptr<QThread> first(QThread::create(write, "x")), second(QThread::create(write, "y"));
        first->start();
        second->start();
        QVERIFY(first->wait(60000) && second->wait(60000));
        QCOMPARE(open(where)->documents().list()->size(), 100);
        QVERIFY(open(where)->check()->isEmpty());
    }

    void backup_holdsEverything()
    {
        QTemporaryDir folder;
        const std::unique_ptr<Library> library = open(freshAddress());
        mustSave(*library, sample("a"));
        QVERIFY(library->attachments().put("a", {"s1", "portrait", "x.png", "image/png", QByteArray("\0\1", 2)}).ok());
        const QString path = folder.filePath("copy.sqlite");
        const base::Result<void> done = library->backupTo(path);
        QVERIFY2(done.ok(), done.ok() ? "" : done.error().message().c_str());
        QVERIFY(!library->backupTo(path).ok()); // nothing is overwritten
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"copy.sqlite"});
        const std::unique_ptr<Library> copy = open(path);
        QCOMPARE(copy->documents().load("a")->content, library->documents().load("a")->content);
        QCOMPARE(copy->attachments().get("a", "s1", "portrait")->bytes, QByteArray("\0\1", 2));
        QCOMPARE(copy->documents().list({{}, {}, "mickey", false})->size(), 1);
    }

    void migration_fromEveryEarlierSchema()
    {
        for (int schema = 1; schema < library::currentSchema; ++schema) {
            const QString where = freshAddress();
            const library::Address address = *library::Address::parse(where);
            {
                const base::Result<std::unique_ptr<library::Database>> old = library::Database::open(address);
                QVERIFY(old.ok());
                QVERIFY(library::migrate(**old, {}, schema).ok());
                QVERIFY(
                    (*old)
                        ->execute(
                            "INSERT INTO documents (id, kind, name, pack_id, pack_name, system_id, data_revision, faction, points, points_name, "
                            "verdict, units, created, changed, version) VALUES ('old', 0, 'Élite', 'dust', 'Dust', 's', '1', 'Axis', 50, 'pts', 1, 3, 1, 2, 4)")
                        .ok());
                QVERIFY((*old)
                            ->execute("INSERT INTO contents (document_id, position, content) VALUES (?, ?, ?)",
                                      {"old", 0, qCompress("<roster/>")})
                            .ok());
                if (schema >= 2)
                    QVERIFY((*old)->execute("INSERT INTO searches (document_id, folded) VALUES ('old', 'elite axis dust')").ok());
                if (schema >= 3 && !onPostgres())
                    QVERIFY(library::sealUnsealed(**old).ok()); // as its program did
                if (onPostgres())                               // a server's is upgraded when its owner says so
                    QVERIFY(library::migrate(**old, {}).ok());
            }
            const std::unique_ptr<Library> library = open(where);
            QCOMPARE(*library::schemaVersion(library->database()), library::currentSchema);
            const base::Result<library::StoredDocument> stored = library->documents().load("old");
            QVERIFY(stored.ok());
            QCOMPARE(stored->record.version, 4);
            QCOMPARE(stored->content, "<roster/>");
            QCOMPARE(library->documents().list({{}, {}, "axis", false})->size(), 1);
            QVERIFY(library->check()->isEmpty());
            if (!onPostgres()) // the file as it was is kept
                QCOMPARE(library::backupsIn(library::backupFolderOf(where)).size(), 1);
        }
    }

    void newerSchema_isRefused()
    {
        const QString where = freshAddress();
        {
            const std::unique_ptr<Library> library = open(where);
            QVERIFY(library->database().execute("UPDATE muster_schema SET version = 99, reads = 99").ok());
            if (!onPostgres())
                QVERIFY(library->database().execute("PRAGMA user_version = 99").ok());
        }
        const base::Result<std::unique_ptr<Library>> refused = Library::open(where);
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().code, "library.newer");
    }

    void password_isAskedForAndNeverShown()
    {
        if (!onPostgres())
            QSKIP("SQLite has no password");
        const QString where = test::PostgresCluster::withoutPassword(freshAddress());
        int asked = 0;
        const auto source = [&asked](const library::Address &, bool again) -> std::optional<QString> {
            if (again != (asked > 0))
                return std::nullopt;
            return ++asked == 1 ? QString("wrong") : test::PostgresCluster::password();
        };
        const base::Result<std::unique_ptr<Library>> opened = Library::open(where, source);
        QVERIFY2(opened.ok(), opened.ok() ? "" : opened.error().message().c_str());
        QCOMPARE(asked, 2);
        QVERIFY(!(*opened)->address().shown().contains(test::PostgresCluster::password()));
        const base::Result<std::unique_ptr<Library>> refused = Library::open(where);
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().code, "library.password");
    }
};

MUSTER_TEST_MAIN(tst_Library)
#include "tst_Library.moc"
