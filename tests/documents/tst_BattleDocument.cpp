// SPDX-License-Identifier: GPL-3.0-or-later
#include "SampleBattle.h"
#include "battle/fold/BattleFold.h"
#include "support/LibraryBackends.h"

#include <QJsonDocument>
#include <QSignalSpy>

#include <random>

using namespace muster;
using documents::BattleDocument;
using documents::SaveState;
using test::hit;
using test::newBattle;
using test::openBattle;
using test::remark;
using test::remarksOf;
using test::sampleBattle;

class tst_BattleDocument : public test::LibraryBackends
{
    Q_OBJECT

private:
    static std::unique_ptr<library::Library> open(const QString &where, const QString &author = {})
    {
        base::Result<std::unique_ptr<library::Library>> opened = library::Library::open(where);
        if (!opened)
            qFatal("%s", opened.error().message().c_str());
        if (!author.isEmpty())
            (*opened)->setAuthor(author);
        return std::move(*opened);
    }

    static int left(const BattleDocument &document, const QString &unit) { return document.state().unit(unit)->figuresLeft(); }

    // The state that follows without playing everything again is the one that playing everything gives.
    static void followsTheLog(const BattleDocument &document)
    {
        QVERIFY(document.state() == battle::fold(document.battle(), document.language()));
    }

private slots:
    void record_undo_redo_correct()
    {
        BattleDocument document(sampleBattle());
        QSignalSpy changed(&document, &BattleDocument::changed);
        const QString first = document.recordEvent("Two hits", hit("1:u1", 2));
        QCOMPARE(left(document, "1:u1"), 3);
        document.recordEvents("Turn", {battle::makeEvent(battle::TurnBegun{1, "2", {}}), battle::makeEvent(hit("2:u1"))});
        QCOMPARE(changed.count(), 2);
        QCOMPARE(document.state().turn, 1);
        QCOMPARE(document.undoStack().undoText(), QString("Turn"));
        document.undoStack().undo();
        QCOMPARE(document.state().turn, 0);
        QCOMPARE(left(document, "2:u1"), 5);
        document.undoStack().redo();
        QCOMPARE(left(document, "2:u1"), 4);
        document.correct("It was another", first, battle::Payload(hit("1:u2", 2)), "wrong unit");
        QCOMPARE(left(document, "1:u1"), 5);
        QCOMPARE(left(document, "1:u2"), 3);
        QCOMPARE(document.battle().events.size(), 5); // the wrong one stays in the log
        document.correct("It never happened", first, std::nullopt);
        QCOMPARE(left(document, "1:u2"), 5);
        document.undoStack().undo();
        QCOMPARE(left(document, "1:u2"), 3);
        followsTheLog(document);
        QVERIFY(!document.battle().events.last().by.isEmpty()); // who recorded it
    }

    void stored_isThereAfterReopening_withItsHistory()
    {
        const auto library = open(freshAddress());
        auto document = newBattle(*library);
        document->recordEvent("Hit", hit("1:u1"));
        document->recordEvents("Two", {battle::makeEvent(hit("1:u2")), battle::makeEvent(remark("a"))});
        battle::BattleStart start = document->start();
        start.name = "Meuse";
        start.campaign = "c1";
        document->changeStart("Rename", start);
        document->undoStack().undo();
        document->setReport("m1", {{"type", "mission"}});
        const battle::Battle before = document->battle();
        QCOMPARE(document->saveState(), SaveState::Saved);
        document.reset();

        document = openBattle(*library);
        QVERIFY(document->battle() == before);
        QCOMPARE(document->undoStack().count(), 3);
        QCOMPARE(document->undoStack().index(), 2);
        document->undoStack().redo();
        QCOMPARE(document->name(), QString("Meuse"));
        QCOMPARE(document->campaign(), QString("c1"));
        QCOMPARE(document->report(), QString("m1")); // is no part of the step
        document->undoStack().setIndex(1);
        document = openBattle(*library);
        QCOMPARE(document->battle().events.size(), 2);
        QCOMPARE(left(*document, "1:u2"), 5);
        document->undoStack().setIndex(2);
        document = openBattle(*library);
        QCOMPARE(document->battle().events.size(), 4);
        QCOMPARE(document->report(), QString("m1"));
        followsTheLog(*document);
    }

    // Months later, by another version of the program, in another language.
    void battle_isOpenedAgainAndCorrected()
    {
        const QString where = freshAddress();
        QString wrong;
        {
            const auto library = open(where);
            const auto document = newBattle(*library);
            wrong = document->recordEvent("Score", battle::Scored{"1", "vp", 3, 1, {}});
            document->recordEvent("End",
                                  battle::Ended{{{"1", battle::GameResult::Won, {}, {}}, {"2", battle::GameResult::Lost, {}, {}}}, {}, {}});
        }
        const auto library = open(where);
        const auto document = openBattle(*library);
        document->setLanguage("fr");
        document->correct("Score", wrong, battle::Payload(battle::Scored{"1", "vp", 1, 1, {}}), "read wrongly");
        QCOMPARE(document->state().sides.first().score, 1);
        QVERIFY(document->state().ended);
        QCOMPARE(openBattle(*library)->state().sides.first().score, 1);
        document->undoStack().undo();
        QCOMPARE(openBattle(*library)->state().sides.first().score, 3);
    }

    void newerEntries_areKeptToTheLetter()
    {
        const auto library = open(freshAddress());
        const QJsonObject newer{{"id", "n1"}, {"type", "teleported"}, {"unit", "1:u1"}, {"deep", QJsonObject{{"a", 1}}}};
        {
            battle::Battle made = sampleBattle();
            made.events.append(battle::eventFromJson(newer));
            made.extra.insert("weather", "rain");
            auto document = BattleDocument::create(*library, made);
            QVERIFY(document.ok());
            (*document)->recordEvent("Hit", hit("1:u1"));
            (*document)->recordEvents("Newer", {battle::eventFromJson({{"id", "n2"}, {"type", "vanished"}})});
            (*document)->undoStack().undo();
            (*document)->undoStack().redo();
        }
        const auto document = openBattle(*library);
        QCOMPARE(battle::toJson(document->battle().events.at(1)), newer);
        QCOMPARE(document->battle().extra.value("weather").toString(), QString("rain"));
        QCOMPARE(document->state().problems.size(), 2); // listed, not counted
        QCOMPARE(left(*document, "1:u1"), 4);
    }

    void twoRecorders_bothAreInTheLog()
    {
        const QString where = freshAddress();
        const auto mine = open(where), theirs = open(where);
        const auto document = newBattle(*mine);
        const auto other = openBattle(*theirs);
        other->recordEvent("Theirs", remark("theirs"));
        QSignalSpy merged(document.get(), &BattleDocument::mergedWithOthers);
        document->recordEvent("Ours", remark("ours"));
        QCOMPARE(merged.count(), 1);
        QCOMPARE(document->saveState(), SaveState::Saved);
        QCOMPARE(remarksOf(*document), (QStringList{"theirs", "ours"}));
        QVERIFY(other->refresh());
        QVERIFY(other->battle().events == document->battle().events);
        QCOMPARE(mine->documents().list()->size(), 1);
        document->undoStack().undo(); // takes back ours only
        QCOMPARE(remarksOf(*document), QStringList{"theirs"});
    }

    void reportSetWhileOthersRecord_isKeptWithTheirs()
    {
        const QString where = freshAddress();
        const auto mine = open(where), theirs = open(where);
        const auto document = newBattle(*mine);
        const auto other = openBattle(*theirs);
        other->recordEvent("Theirs", remark("theirs"));
        document->setReport("m1", {{"told", 1}});
        QCOMPARE(mine->documents().list()->size(), 1);
        const auto now = openBattle(*mine);
        QCOMPARE(now->report(), QString("m1"));
        QCOMPARE(now->start().told.value("told").toInt(), 1);
        QCOMPARE(remarksOf(*now), QStringList{"theirs"});
    }

    void undo_takesBackOnesOwnStepsOnly_andNotWhatOthersBuiltOn()
    {
        const QString where = freshAddress();
        const auto mine = open(where, "anna@laptop"), theirs = open(where, "ben@desk");
        mine->setShared(true);
        theirs->setShared(true);
        const auto document = newBattle(*mine);
        const QString first = document->recordEvent("Hit", hit("1:u1"));
        document->recordEvent("Another", hit("1:u2"));
        const auto other = openBattle(*theirs);
        QCOMPARE(other->undoStack().count(), 0); // nothing of it is Ben's
        other->correct("Correct the first", first, battle::Payload(hit("1:u3")));
        QVERIFY(document->refresh());
        QCOMPARE(document->undoStack().count(), 2);
        document->undoStack().undo(); // out of the middle of the log
        QCOMPARE(left(*document, "1:u2"), 5);
        QCOMPARE(left(*document, "1:u3"), 4);
        QSignalSpy refused(document.get(), &BattleDocument::refused);
        document->undoStack().undo();
        QCOMPARE(refused.count(), 1);
        QVERIFY2(refused.first().first().toString().contains("ben@desk"), qPrintable(refused.first().first().toString()));
        QCOMPARE(left(*document, "1:u3"), 4);
        QCOMPARE(openBattle(*mine)->battle().events.size(), 3);
    }

    // Whatever is tapped, in whatever order: the state is that of the log, on the screen and after reading it again.
    void randomTaps_foldAsFromScratch()
    {
        const auto library = open(freshAddress());
        std::mt19937 random(onPostgres() ? 7 : 3);
        auto document = newBattle(*library);
        int steps = 0;
        for (int i = 0; i < (onPostgres() ? 60 : 400); ++i) {
            const QString unit = QString("%1:u%2").arg(1 + random() % 2).arg(1 + random() % 3);
            const auto &events = document->battle().events;
            const QString some = events.at(qsizetype(random() % size_t(events.size()))).id;
            switch (random() % 9) {
            case 0:
                document->undoStack().undo();
                break;
            case 1:
                document->undoStack().redo();
                break;
            case 2:
                document->correct("Correct", some, battle::Payload(hit(unit, 2)));
                break;
            case 3:
                document->correct("Out", some, std::nullopt);
                break;
            case 4:
                document->recordEvents("Turn",
                                       {battle::makeEvent(battle::TurnBegun{0, QString::number(1 + random() % 2), {}}),
                                        battle::makeEvent(battle::MarkerSet{unit, {}, {}, "smoke", 1, {}})});
                break;
            case 5:
                document->recordEvents("Twice", {events.last()}); // the same entry once more
                break;
            case 6:
                document->recordEvent("Eliminated", battle::Eliminated{unit, -1, "2:u1", -1, {}, {}});
                break;
            case 7:
                document->undoStack().setIndex(int(random() % size_t(document->undoStack().count() + 1)));
                break;
            default:
                document->recordEvent("Hit", hit(unit));
                break;
            }
            ++steps;
            followsTheLog(*document);
            if (steps % 40 == 0) {
                const battle::Battle before = document->battle();
                const int index = document->undoStack().index();
                document = openBattle(*library);
                QVERIFY(document->battle() == before);
                QCOMPARE(document->undoStack().index(), index);
                followsTheLog(*document);
            }
        }
        QVERIFY(library->check()->isEmpty());
    }

    void writingBeside_losesNothing()
    {
        const QString where = freshAddress();
        const auto library = open(where);
        library->writeBeside();
        auto document = newBattle(*library);
        for (int i = 0; i < 50; ++i)
            document->recordEvent("Hit", remark(QString::number(i)));
        QVERIFY(document->finishSaving());
        document.reset();
        QCOMPARE(remarksOf(*openBattle(*open(where))).size(), 50);
    }

    void unreadableLog_isDamageAndNotLess()
    {
        const auto library = open(freshAddress());
        newBattle(*library)->recordEvent("Hit", hit("1:u1"));
        const library::StoredDocument stored = library->documents().load("b").value();
        library::EventChange change;
        change.written = {{stored.events.last().serial, "no json"}};
        QVERIFY(library->documents().save({stored.record, stored.content, {{}, {}, stored.history.position}, change}).ok());
        const auto read = BattleDocument::load(*library, "b");
        QVERIFY(!read.ok());
        QCOMPARE(QString::fromStdString(read.error().code), QString("library.damaged"));
    }
};

MUSTER_TEST_MAIN(tst_BattleDocument)
#include "tst_BattleDocument.moc"
