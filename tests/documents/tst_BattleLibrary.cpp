// SPDX-License-Identifier: GPL-3.0-or-later
#include "SampleBattle.h"
#include "archive/ArchiveReader.h"
#include "documents/DocumentType.h"
#include "documents/RenameDocument.h"
#include "documents/battle/RosterRecord.h"
#include "documents/exchange/Exchange.h"
#include "library/BattleNote.h"
#include "library/StoredKind.h"
#include "library/care/LibraryMerge.h"
#include "support/TemporaryLibrary.h"
#include "support/TestMain.h"
#include "text/Spoken.h"

#include <QJsonDocument>

using namespace muster;
using documents::BattleDocument;
using test::hit;
using test::openBattle;
using test::sampleBattle;

/// A battle among the documents of a library: listed, found, renamed, copied, thrown away, sent to somebody.
class tst_BattleLibrary : public QObject
{
    Q_OBJECT

    test::TemporaryLibrary m_place;
    std::unique_ptr<library::Library> m_library;
    packs::PackStore m_packs{packs::PackFolders{}};
    base::RandomIdSource m_ids;

    [[nodiscard]] library::Record record(const QString &id = "b") const { return *m_library->documents().find(id); }
    [[nodiscard]] QString note(const QString &id = "b") const { return text::spoken(documents::noteOf(record(id))); }
    [[nodiscard]] QStringList found(const QString &words) const
    {
        library::Filter filter;
        filter.text = words;
        QStringList names;
        const library::Records records = *m_library->documents().list(filter);
        for (const library::Record &each : records)
            names.append(each.name);
        return names;
    }
    [[nodiscard]] documents::Exchange exchange() const { return {*m_library, &m_packs, "en"}; }
    static battle::Payload ended(battle::GameResult first, battle::GameResult second)
    {
        return battle::Ended{{{"1", first, {}, {}}, {"2", second, {}, {}}}, {}, {}};
    }

private slots:
    void init()
    {
        m_library.reset();
        QFile::remove(m_place.library());
        auto opened = library::Library::open(m_place.library());
        QVERIFY(opened.ok());
        m_library = std::move(*opened);
        test::newBattle(*m_library);
    }

    void list_saysHowItStands()
    {
        QCOMPARE(library::wordOf(record().kind), QString("battle"));
        QCOMPARE(record().faction, QString("Allies, Axis"));
        QCOMPARE(record().packName, QString("Dust"));
        QCOMPARE(record().units, 6);
        QCOMPARE(note(), QString("Allies against Axis, deployment"));
        const auto document = openBattle(*m_library);
        document->recordEvent("Turn", battle::TurnBegun{3, {}, {}});
        QCOMPARE(note(), QString("Allies against Axis, turn 3 of 5"));
        document->recordEvent("End", ended(battle::GameResult::Lost, battle::GameResult::Won));
        QCOMPARE(note(), QString("Allies against Axis, won by Axis"));
        document->undoStack().undo();
        document->recordEvent("End", ended(battle::GameResult::Drawn, battle::GameResult::Drawn));
        QCOMPARE(note(), QString("Allies against Axis, drawn"));
    }

    void note_isReadBackAsItWas()
    {
        library::BattleNote note{3, 5, true, "Dawn \"one\"", {{"A, B", "Anna", "r1", "won", 4}, {"C", {}, {}, {}, 0}}};
        QCOMPARE(library::BattleNote::of(note.text()), note);
        for (const QString &broken : {QString(), QString("turn 3"), QString("[1]"), QString("{\"sides\": 3, \"turn\": \"x\"}")})
            QVERIFY(library::BattleNote::of(broken).sides.isEmpty());
    }

    void search_findsSidesUnitsAndPlayers_andNoWordsOfTheProgram()
    {
        for (const char *word : {"meuse", "axis squad 3", "bert", "crossroads", "dust"})
            QCOMPARE(found(word), QStringList{"Crossing the Meuse"});
        for (const char *word : {"turns", "roster", "scenario", "walker"})
            QCOMPARE(found(word), QStringList());
    }

    void rename_isAStepOfItsHistory()
    {
        QVERIFY(documents::renameDocument(*m_library, m_packs, "b", "Meuse", "en", m_ids).ok());
        QCOMPARE(record().name, QString("Meuse"));
        const auto document = openBattle(*m_library);
        document->undoStack().undo();
        QCOMPARE(record().name, QString("Crossing the Meuse"));
    }

    void copy_isABattleOfItsOwn()
    {
        openBattle(*m_library)->recordEvent("Hit", hit("1:u1"));
        QVERIFY(m_library->documents().duplicate("b", "copy", "Again").ok());
        const auto copy = openBattle(*m_library, "copy");
        QCOMPARE(copy->name(), QString("Again"));
        QCOMPARE(copy->start().id, QString("copy"));
        copy->recordEvent("Hit", hit("1:u1", 2));
        QCOMPARE(copy->state().unit("1:u1")->figuresLeft(), 2);
        QCOMPARE(openBattle(*m_library)->state().unit("1:u1")->figuresLeft(), 4);
    }

    void trash_keepsAllOfIt()
    {
        openBattle(*m_library)->recordEvent("Hit", hit("1:u1"));
        QVERIFY(m_library->documents().moveToTrash("b").ok());
        QVERIFY(m_library->documents().list()->isEmpty());
        QVERIFY(documents::rosterRecords(*m_library).valueOr({}).value("list-1").isEmpty());
        QVERIFY(m_library->documents().restoreFromTrash("b").ok());
        const auto document = openBattle(*m_library);
        QVERIFY(document->undoStack().canUndo());
        QCOMPARE(document->state().unit("1:u1")->figuresLeft(), 4);
    }

    void exported_comesBackToTheLetter()
    {
        {
            const auto document = openBattle(*m_library);
            document->recordEvent("Hit", hit("1:u1"));
            document->recordEvents("Newer", {battle::eventFromJson({{"id", "n"}, {"type", "teleported"}, {"to", "moon"}})});
            battle::BattleStart start = document->start();
            start.campaign = "c1";
            document->changeStart("Campaign", start);
        }
        QVERIFY(
            m_library->attachments().put("b", {"1:u1", "photo", "face.png", "image/png", QByteArray::fromHex("89504e470d0a1a0a")}).ok());
        const QString path = m_place.file("out.muster");
        QVERIFY(exchange().exportFile("b", path, archive::Replace::Yes).ok());
        const auto entries = archive::ArchiveReader().readBytes(*archive::readWhole(path), path);
        QVERIFY(entries.ok());
        QVERIFY(archive::findEntry(*entries, "battle.json"));
        const battle::Battle before = openBattle(*m_library)->battle();
        const auto imported = exchange().importFile(path);
        QVERIFY2(imported.ok(), imported.ok() ? "" : imported.error().message().c_str());
        QVERIFY(imported->record.id != "b"); // nothing is replaced
        QCOMPARE(imported->report.count(documents::ImportNote::Kind::Unknown), 1);
        battle::Battle after = openBattle(*m_library, imported->record.id)->battle();
        after.start.id = "b";
        QVERIFY(after == before);
        QCOMPARE(note(imported->record.id), note());

        const QString wrong = m_place.file("out.rosz");
        QVERIFY(!exchange().exportFile("b", wrong, archive::Replace::Yes).ok());
        QVERIFY(!QFile::exists(wrong));
    }

    void plainJson_isImportedToo_andHostileNamesAreOneLine()
    {
        battle::Battle made = sampleBattle("../../etc");
        made.start.name = QString("Evil\n\x1b[2J") + QString(1000, 'x');
        battle::Begun begun = *made.begun();
        begun.sides[0].name = "A\nB" + QString(5000, 'y');
        made.events = {battle::makeEvent(begun)};
        QFile file(m_place.file("battle.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument(battle::toJson(made)).toJson());
        file.close();
        const auto imported = exchange().importFile(file.fileName());
        QVERIFY2(imported.ok(), imported.ok() ? "" : imported.error().message().c_str());
        QVERIFY(!imported->record.id.contains('/'));
        QVERIFY(imported->record.name.size() <= 300 && !imported->record.name.contains('\n'));
        QVERIFY(imported->record.faction.size() < 300 && !imported->record.faction.contains('\n'));
    }

    void whatIsNoBattle_isRefusedWithAReason()
    {
        for (const QByteArray json : {R"({"kind": "battle"})", R"({"kind": "battle", "id": "x", "events": [1]})",
                                      R"({"kind": "battle", "id": "x", "events": [], "needs": 99})"}) {
            QFile file(m_place.file("bad.json"));
            QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
            file.write(json);
            file.close();
            QVERIFY2(!exchange().importFile(file.fileName()).ok(), json.constData());
        }
        QCOMPARE(m_library->documents().list()->size(), 1);
    }

    void recordOfARoster_isAFoldOverTheBattles()
    {
        const auto play = [this](const QString &id, std::optional<battle::Payload> end, int score) {
            const auto document = test::newBattle(*m_library, id);
            document->recordEvent("Score", battle::Scored{"2", "vp", score, 1, {}});
            if (end)
                document->recordEvent("End", *end);
        };
        play("one", ended(battle::GameResult::Won, battle::GameResult::Lost), 1);
        play("two", ended(battle::GameResult::Won, battle::GameResult::Lost), 2);
        play("three", ended(battle::GameResult::Lost, battle::GameResult::Won), 3);
        play("four", ended(battle::GameResult::Drawn, battle::GameResult::Drawn), 4);
        const documents::RosterRecord mine = documents::rosterRecords(*m_library).valueOr({}).value("list-1");
        QCOMPARE(mine.won, 2);
        QCOMPARE(mine.lost, 1);
        QCOMPARE(mine.drawn, 1);
        QCOMPARE(mine.open, 1); // the one of init()
        QCOMPARE(mine.battles.size(), 5);
        QCOMPARE(text::spoken(mine.sentence()), QString("2 won, 1 drawn, 1 lost"));
        const documents::FoughtBattle &last = mine.battles.first();
        QCOMPARE(last.id, QString("four"));
        QCOMPARE(last.against, QString("Axis"));
        QCOMPARE(last.player, QString("Bert"));
        QCOMPARE(last.theirScore, 4);
        QCOMPARE(documents::rosterRecords(*m_library).valueOr({}).value("list-2").won, 1);
        QVERIFY(documents::rosterRecords(*m_library).valueOr({}).value("nobody").isEmpty());
    }

    void backupAndCheck_haveItWhole()
    {
        openBattle(*m_library)->recordEvent("Hit", hit("1:u1"));
        QVERIFY(m_library->check()->isEmpty());
        const QString path = m_place.file("backup.sqlite");
        QVERIFY(m_library->backupTo(path).ok());
        const auto copy = library::Library::open(path);
        QVERIFY(copy.ok());
        QCOMPARE(openBattle(**copy)->battle(), openBattle(*m_library)->battle());
        QVERIFY((*documents::documentType(library::Kind::Battle))->check(**copy, "b").ok());
        // A row of the log that is gone is noticed.
        QVERIFY((*copy)->database().execute("DELETE FROM events WHERE serial = 2").ok());
        QVERIFY(!BattleDocument::load(**copy, "b").ok());
        QVERIFY(!(*copy)->check()->isEmpty());
    }
};

MUSTER_TEST_MAIN(tst_BattleLibrary)
#include "tst_BattleLibrary.moc"
