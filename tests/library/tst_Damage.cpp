// SPDX-License-Identifier: GPL-3.0-or-later
// Damages of every kind to a library with a campaign of 25 missions and 31 lists: whatever a disk does to the file, a document
// is whole or refused, and no save goes over sound rows. MUSTER_SOAK_ROUNDS asks for more of them.
#include "library/Library.h"
#include "library/care/Seal.h"
#include "library/sql/Migrations.h"
#include "library/sql/Transaction.h"
#include "support/DamagedFile.h"
#include "support/Soak.h"
#include "support/TestMain.h"

#include <QDirIterator>
#include <QRegularExpression>

#include <random>

using namespace muster;
using library::Library;

class tst_Damage : public QObject
{
    Q_OBJECT

private:
    static constexpr int lists = 31, missions = 25;

    QTemporaryDir m_folder;
    QString m_sound;
    QMap<QString, library::StoredDocument> m_documents;

    static library::DocumentSave listOf(int number, std::mt19937 &random)
    {
        library::DocumentSave save;
        save.record.id = QString("list-%1").arg(number);
        save.record.name = QString("List %1").arg(number);
        save.record.points = number * 10.5;
        save.record.created = save.record.changed = QDateTime::fromMSecsSinceEpoch(1000 * number, QTimeZone::utc());
        for (unsigned i = 0; i < 500 + random() % 4000; ++i)
            save.content.append(char(' ' + random() % 90));
        save.history.position = 1;
        save.history.written.append({1, "Add a unit", QByteArray(200, char('a' + number % 26)), save.record.changed});
        return save;
    }

    static library::DocumentSave campaignOf(std::mt19937 &random)
    {
        library::DocumentSave save = listOf(100, random);
        save.record.id = "campaign";
        save.record.kind = library::Kind::Campaign;
        for (int i = 1; i <= missions; ++i)
            save.events.written.append(
                {i, QByteArray("{\"mission\": ") + QByteArray::number(i) + ", \"x\": \"" + QByteArray(random() % 900, 'm') + "\"}"});
        return save;
    }

    static bool same(const library::StoredDocument &one, const library::StoredDocument &two)
    {
        return one.record.name == two.record.name && one.record.points == two.record.points && one.content == two.content
            && one.events == two.events && one.history == two.history;
    }

    static int rounds() { return test::soakRounds(300); }

    // The numbers of the mission rows that can be read one by one, whatever the order of the tables says.
    static QMap<qint64, QByteArray> soundEvents(const Library &library)
    {
        QMap<qint64, QByteArray> found;
        (void)library.database().forEach(
            "SELECT document_id, serial, payload, checksum FROM events NOT INDEXED", {}, [&](const QSqlQuery &row) -> base::Result<void> {
                if (row.value(3).toString() == library::sealOf("events", {row.value(0), row.value(1), row.value(2)}))
                    found.insert(row.value(1).toLongLong(), row.value(2).toByteArray());
                return {};
            });
        return found;
    }

private slots:
    void initTestCase()
    {
        m_sound = m_folder.filePath("sound.sqlite");
        const auto library = Library::open(m_sound).value();
        std::mt19937 random(7);
        QVERIFY(library->documents().save(campaignOf(random)).ok());
        for (int i = 0; i < lists; ++i)
            QVERIFY(library->documents().save(listOf(i, random)).ok());
        QVERIFY(library->attachments().put("campaign", {"s", "portrait", "a.png", "image/png", QByteArray(6000, 'p')}).ok());
        const library::Records records = library->documents().list().value();
        for (const library::Record &record : records)
            m_documents.insert(record.id, *library->documents().load(record.id));
        QCOMPARE(m_documents.size(), lists + 1);
        QCOMPARE(m_documents.value("campaign").events.size(), missions);
        QVERIFY(library->database().value("PRAGMA wal_checkpoint(TRUNCATE)").ok());
    }

    void randomDamage_isNeverShownShort()
    {
        std::mt19937 random(20261117);
        test::SoakGroup group("damaged library, read whole or refused");
        int refused = 0, unharmed = 0;
        for (int round = 0; round < rounds(); ++round) {
            ++group;
            const QString path = m_folder.filePath(QString("d%1.sqlite").arg(round));
            QVERIFY(QFile::copy(m_sound, path));
            test::damageFile(path, random);
            const auto library = Library::open(path);
            bool whole = library.ok();
            if (library) {
                const base::Result<library::Records> records = (*library)->documents().list();
                if (records)
                    QCOMPARE(records->size(), lists + 1);
                else
                    QCOMPARE(records.error().code, "library.damaged");
                whole = whole && records.ok();
                for (auto known = m_documents.cbegin(); known != m_documents.cend(); ++known) {
                    const base::Result<library::StoredDocument> stored = (*library)->documents().load(known.key());
                    if (stored)
                        QVERIFY2(same(*stored, *known), qPrintable(QString("round %1: %2").arg(round).arg(known.key())));
                    whole = whole && stored.ok();
                }
                const base::Result<QList<library::Attachment>> pictures = (*library)->attachments().all("campaign");
                if (pictures)
                    QCOMPARE(pictures->value(0).bytes, QByteArray(6000, 'p'));
                whole = whole && pictures.ok();
            }
            ++(whole ? unharmed : refused);
            for (const char *suffix : {"", "-wal", "-shm"})
                QFile::remove(path + suffix);
        }
        qInfo("%d damages: %d noticed, %d without harm", rounds(), refused, unharmed);
        QVERIFY(refused > rounds() / 4);
    }

    // A window that had the campaign open before goes on recording: what could be read before can be read after.
    void saveAfterDamage_overwritesNoSoundEvent()
    {
        std::mt19937 random(4711);
        test::SoakGroup group("recording into a damaged library");
        for (int round = 0; round < rounds(); ++round) {
            ++group;
            const QString path = m_folder.filePath(QString("s%1.sqlite").arg(round));
            QVERIFY(QFile::copy(m_sound, path));
            test::damageFile(path, random);
            if (const auto library = Library::open(path)) {
                const QMap<qint64, QByteArray> before = soundEvents(**library);
                const base::Result<library::StoredDocument> stored = (*library)->documents().load("campaign");
                library::DocumentSave save;
                save.record = stored ? stored->record : m_documents.value("campaign").record;
                save.content = "{}";
                save.events.written.append({missions + 1, "{\"mission\": 26}"});
                const base::Result<qint64> saved = (*library)->documents().save(save);
                const QMap<qint64, QByteArray> after = soundEvents(**library);
                for (auto event = before.cbegin(); event != before.cend(); ++event)
                    QVERIFY2(after.isEmpty() || after.value(event.key()) == event.value(),
                             qPrintable(QString("round %1, event %2").arg(round).arg(event.key())));
                const base::Result<library::StoredDocument> now = (*library)->documents().load("campaign");
                if (now)
                    QCOMPARE(now->events.size(), saved ? missions + 1 : missions);
            }
            for (const char *suffix : {"", "-wal", "-shm"})
                QFile::remove(path + suffix);
        }
    }

    void changedRow_isRefusedByName_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::newRow("contents")
            << "UPDATE contents SET content = substr(content, 1, length(content) - 1) || x'00' WHERE document_id = 'campaign'";
        QTest::newRow("position") << "UPDATE contents SET position = 0 WHERE document_id = 'campaign'";
        QTest::newRow("event") << "UPDATE events SET payload = x'7b7d' WHERE serial = 12";
        QTest::newRow("event moved") << "UPDATE events SET serial = 99 WHERE serial = 25";
        QTest::newRow("event gone") << "DELETE FROM events WHERE serial = 25";
        QTest::newRow("step gone") << "DELETE FROM history WHERE document_id = 'campaign'";
        QTest::newRow("step of another")
            << "UPDATE history SET payload = (SELECT payload FROM history WHERE document_id = 'list-1') WHERE document_id = 'campaign'";
        QTest::newRow("figure in the list") << "UPDATE documents SET points = points + 1 WHERE id = 'campaign'";
        QTest::newRow("seal gone") << "UPDATE events SET checksum = '' WHERE serial = 3";
        QTest::newRow("contents gone") << "DELETE FROM contents WHERE document_id = 'campaign'";
    }

    void changedRow_isRefusedByName()
    {
        QFETCH(QString, statement);
        const QString path = m_folder.filePath("changed.sqlite");
        for (const char *suffix : {"", "-wal", "-shm"})
            QFile::remove(path + suffix);
        QVERIFY(QFile::copy(m_sound, path));
        const auto library = Library::open(path).value();
        QVERIFY(library->database().execute(statement).ok());
        const base::Result<library::StoredDocument> stored = library->documents().load("campaign");
        QVERIFY(!stored.ok());
        QCOMPARE(stored.error().code, "library.damaged");
        QVERIFY2(stored.error().text().find("List 100") != std::string::npos, stored.error().text().c_str());
        QVERIFY(library->documents().load("list-2").ok()); // the others are not held up
        QVERIFY(!library->documents().duplicate("campaign", "copy", "Copy").ok());
    }

    void changedPicture_isRefused()
    {
        const QString path = m_folder.filePath("picture.sqlite");
        QVERIFY(QFile::copy(m_sound, path));
        const auto library = Library::open(path).value();
        QVERIFY(library->database().execute("UPDATE attachments SET bytes = x'ff'").ok());
        QCOMPARE(library->attachments().get("campaign", "s", "portrait").error().code, "library.damaged");
        QCOMPARE(library->attachments().all("campaign").error().code, "library.damaged");
        QVERIFY(library->database().execute("DELETE FROM attachments").ok());
        QCOMPARE(library->attachments().all("campaign").error().code, "library.damaged");
        QCOMPARE(library->attachments().put("campaign", {"t", "portrait", "", "image/png", "x"}).error().code, "library.damaged");
    }

    void listThatLostARow_isRefused()
    {
        const QString path = m_folder.filePath("short.sqlite");
        QVERIFY(QFile::copy(m_sound, path));
        const auto library = Library::open(path).value();
        QVERIFY(library->documents().moveToTrash("list-3").ok());
        QVERIFY(library->documents().purge("list-4").ok());
        QCOMPARE(library->documents().list()->size(), lists - 1);
        QVERIFY(library->database().execute("UPDATE tallies SET count = count + 1 WHERE name = 'documents'").ok());
        QCOMPARE(library->documents().list().error().code, "library.damaged");
        QCOMPARE(library->documents().list({{}, {}, "list", false}).error().code, "library.damaged");
    }

    // Texts that databases change on their way are changed before they are sealed.
    void oddTexts_areNoDamage()
    {
        const auto library = Library::open(m_folder.filePath("odd.sqlite")).value();
        std::mt19937 random(1);
        library::DocumentSave save = listOf(1, random);
        save.record.name = QString(QChar(0xfeff)) + "half " + QChar(0xd800) + " zero " + QChar(0) + " end";
        save.record.points = -0.0;
        save.history.written[0].sentence = QString(QChar(0xdc00)) + "x";
        QVERIFY(library->documents().save(save).ok());
        QVERIFY(library->attachments()
                    .put(save.record.id, {QString(QChar(0xd801)), "portrait", QString(QChar(0xfeff)), "image/png", "x"})
                    .ok());
        const base::Result<library::StoredDocument> stored = library->documents().load(save.record.id);
        QVERIFY2(stored.ok(), stored.ok() ? "" : stored.error().message().c_str());
        QCOMPARE(library->attachments().all(save.record.id)->size(), 1);
    }

    // Rows are stepped through in one place, where the end is told from an error.
    void sources_stepThroughRowsInOnePlace()
    {
        QDirIterator files(test::sourceFolder() + "/src/library", {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
        int seen = 0;
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            ++seen;
            if (QFileInfo(file).fileName().startsWith("Database") || !text.contains("QSqlQuery"))
                continue;
            QVERIFY2(!text.contains(QRegularExpression("(->|\\.)next\\(\\)")), qPrintable(file.fileName()));
            QVERIFY2(!text.contains("Result<QSqlQuery>"), qPrintable(file.fileName()));
        }
        QVERIFY(seen > 40);
    }
};

MUSTER_TEST_MAIN(tst_Damage)
#include "tst_Damage.moc"
