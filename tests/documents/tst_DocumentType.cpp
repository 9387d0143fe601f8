// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/DocumentType.h"

#include "archive/ArchiveWriter.h"
#include "documents/RenameDocument.h"
#include "documents/exchange/Exchange.h"
#include "library/StoredKind.h"
#include "support/TemporaryLibrary.h"
#include "support/TestMain.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTimeZone>

using namespace muster;

namespace {

constexpr auto fromTomorrow = library::Kind(7);

library::DocumentSave battle()
{
    library::DocumentSave save;
    save.record.id = "battle";
    save.record.kind = fromTomorrow;
    save.record.name = "Crossing the Meuse";
    save.record.note = "turn 3";
    save.record.created = save.record.changed = QDateTime(QDate(2026, 11, 1), QTime(12, 0), QTimeZone::utc());
    save.content = "{\"turns\": 3}";
    return save;
}

} // namespace

/// Every kind of document has its row, and one that only a newer Muster knows is kept.
class tst_DocumentType : public QObject
{
    Q_OBJECT

    test::TemporaryLibrary m_place;
    std::unique_ptr<library::Library> m_library;
    packs::PackStore m_packs{packs::PackFolders{}};
    base::RandomIdSource m_ids;

    [[nodiscard]] library::StoredDocument stored() const { return *m_library->documents().load("battle"); }
    static QString said(const base::Result<void> &result) { return QString::fromStdString(result.ok() ? "" : result.error().message()); }

private slots:
    void init()
    {
        m_library.reset();
        QFile::remove(m_place.library());
        auto opened = library::Library::open(m_place.library());
        QVERIFY(opened.ok());
        m_library = std::move(*opened);
        QVERIFY(m_library->documents().save(battle()).ok());
    }

    void everyKind_hasARowInEachTable()
    {
        QSet<QString> words, files;
        for (const library::StoredKind &kind : library::storedKinds()) {
            words.insert(kind.word);
            const auto type = documents::documentType(kind.kind);
            QVERIFY2(type.ok(), kind.word);
            files.insert((*type)->file);
            QCOMPARE((*type)->judge != nullptr, kind.hasLog); // who merges logs must be able to count them anew
        }
        QCOMPARE(size_t(words.size()), library::storedKinds().size());
        QCOMPARE(size_t(files.size()), documents::documentTypes().size());
        QCOMPARE(documents::documentTypes().size(), library::storedKinds().size());
    }

    void unknownKind_isListedAsItIs()
    {
        const library::Records records = *m_library->documents().list();
        QCOMPARE(records.size(), 1);
        QCOMPARE(int(records.first().kind), 7);
        QCOMPARE(library::wordOf(records.first().kind), QString("unknown"));
        QVERIFY(documents::noteOf(records.first()).english().find("newer version") != std::string::npos);
        QVERIFY(!documents::judgeDocument(stored()));
    }

    void unknownKind_isNotRenamed_andSaysWhy()
    {
        const auto done = documents::renameDocument(*m_library, m_packs, "battle", "Other", "en", m_ids);
        QVERIFY2(said(done).contains("newer version of Muster"), qPrintable(said(done)));
        QCOMPARE(stored().record.name, QString("Crossing the Meuse"));
        QCOMPARE(stored().content, battle().content);
        QCOMPARE(int(stored().record.kind), 7);
    }

    void unknownKind_isNotExported_andSaysWhy()
    {
        const QString path = m_place.file("out.muster");
        const auto done = documents::Exchange(*m_library, nullptr, "en").exportFile("battle", path, archive::Replace::Yes);
        QVERIFY2(said(done).contains("newer version of Muster"), qPrintable(said(done)));
        QVERIFY(!QFile::exists(path));
        QCOMPARE(stored().content, battle().content);
    }

    void unknownKind_isCopiedWithItsKind()
    {
        QVERIFY(m_library->documents().duplicate("battle", "second", "Second").ok());
        const auto copy = m_library->documents().load("second");
        QVERIFY(copy.ok());
        QCOMPARE(int(copy->record.kind), 7);
        QCOMPARE(copy->content, battle().content);
    }

    void fileOfAnUnknownKind_isRefusedByItsName()
    {
        const QString path = m_place.file("battle.muster");
        const QJsonObject manifest{{"format", 1}, {"kind", "diorama"}, {"id", "b"}, {"name", "B"}};
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(*archive::packArchive({{"manifest.json", QJsonDocument(manifest).toJson()}, {"diorama.json", "{}"}}));
        file.close();
        const auto imported = documents::Exchange(*m_library, nullptr, "en").importFile(path);
        QVERIFY(!imported.ok());
        const QString message = QString::fromStdString(imported.error().message());
        QVERIFY2(message.contains("diorama") && message.contains("newer version"), qPrintable(message));
        QCOMPARE(m_library->documents().list()->size(), 1);
    }
};

MUSTER_TEST_MAIN(tst_DocumentType)
#include "tst_DocumentType.moc"
