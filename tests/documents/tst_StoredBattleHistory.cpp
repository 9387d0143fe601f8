// SPDX-License-Identifier: GPL-3.0-or-later
#include "SampleBattle.h"
#include "support/TemporaryLibrary.h"
#include "support/TestMain.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace muster;
using documents::BattleDocument;

namespace {

QJsonObject goldenHistory(int format = battle::newestFormat)
{
    QFile file(test::sourceFolder() + QString("/tests/golden/history/battle-%1.json").arg(format));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file.fileName()));
    return QJsonDocument::fromJson(file.readAll()).object();
}

QByteArray compact(const QJsonObject &json)
{
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

// As a battle of an older format is written today: its number has grown, and nothing else is different.
QJsonObject asToday(const QJsonValue &state)
{
    QJsonObject json = state.toObject();
    json["format"] = battle::newestFormat;
    return json;
}

} // namespace

/// The undo history of a battle is a file format like that of a roster: what was written once is read for ever.
class tst_StoredBattleHistory : public QObject
{
    Q_OBJECT

private:
    /// As in tst_StoredHistory: run once for each new format, with MUSTER_WRITE_GOLDEN set.
    void writeGolden(const QString &path)
    {
        using namespace battle;
        test::TemporaryLibrary place;
        auto library = library::Library::open(place.library());
        QVERIFY(library.ok());
        const auto document = test::newBattle(**library, "golden");
        QJsonArray states{toJson(document->battle())};
        const auto note = [&] { states.append(toJson(document->battle())); };
        const QVector<Payload> payloads{TurnBegun{1, "2", {{"newer", 1}}},
                                        PhaseBegun{"act", "1", {}},
                                        Activated{"1:u1", false, "fires", {}},
                                        Damaged{"1:u1", 2, 1, "Gun", "2:u1", 0, {}},
                                        Healed{"1:u1", 1, -1, {}, {}},
                                        Eliminated{"2:u2", -1, "1:u1", -1, {}, {}},
                                        Ammunition{"1:u1", "shots", -1, {}},
                                        MarkerSet{"1:u2", {}, {}, "smoke", 2, {}},
                                        MarkerCleared{"1:u2", {}, {}, "smoke", {}},
                                        Moved{"1:u3", "reserve", "1:u1", true, {}},
                                        CardDrawn{"deck", "c1", "1", false, {}},
                                        DiceRolled{"reserve", "d6", "1", "1:u3", {"5", "1"}, {1}, {"2"}, 1, "why", true, {}},
                                        Scored{"1", "vp", 2, 1, {}},
                                        ResourceChanged{"2", "lp", -1, "order", {}},
                                        BattleNote{"rain", "1:u1", {}},
                                        BattlePicture{"\x89PNG", "dawn", {}, {}},
                                        BoardScanned{2, false, {}},
                                        TokenPlaced{"t", 2, true, "2:u1", false, {}},
                                        SecondaryOpened{false, {}},
                                        Ended{{{"1", GameResult::Won, {{"primary", ObjectiveResult::Done}}, {}}}, "time", {}}};
        for (const Payload &payload : payloads) {
            document->recordEvent("Record", payload);
            note();
        }
        document->recordEvents("Newer", {eventFromJson({{"id", "n"}, {"type", "teleported"}, {"to", "moon"}})});
        note();
        document->correct("Correct", document->battle().events.at(4).id, Payload(Damaged{"1:u3", 1, -1, {}, {}, -1, {}}), "another one");
        note();
        BattleStart start = document->start();
        start.name = "Renamed";
        start.campaign = "c1";
        document->changeStart("Rename", start);
        note();
        const auto stored = (*library)->documents().load("golden");
        QVERIFY(stored.ok());
        QJsonArray steps;
        for (const library::HistoryStep &step : stored->history.steps)
            steps.append(
                QJsonObject{{"sentence", step.sentence}, {"payload", QJsonDocument::fromJson(qUncompress(step.payload)).object()}});
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument(QJsonObject{{"states", states}, {"steps", steps}}).toJson());
    }

    /// The golden history as it was stored when the program ended: everything done.
    static library::DocumentSave goldenSave(const QJsonObject &golden)
    {
        library::DocumentSave save;
        save.record.id = "golden";
        save.record.kind = library::Kind::Battle;
        QJsonObject head = golden["states"].toArray().last().toObject();
        save.record.name = head["name"].toString();
        for (const QJsonValue &event : head["events"].toArray())
            save.events.written.append({save.events.written.size() + 1, compact(event.toObject())});
        head["events"] = QJsonArray();
        save.content = compact(head);
        for (const QJsonValue &value : golden["steps"].toArray())
            save.history.written.append({save.history.written.size() + 1, value["sentence"].toString(),
                                         qCompress(compact(value["payload"].toObject()), 1), QDateTime::currentDateTimeUtc()});
        save.history.position = int(save.history.written.size());
        return save;
    }

private slots:
    void initTestCase()
    {
        if (qEnvironmentVariableIsSet("MUSTER_WRITE_GOLDEN"))
            writeGolden(qEnvironmentVariable("MUSTER_WRITE_GOLDEN"));
    }

    void golden_isUndoneAndRedoneForEver_data()
    {
        QTest::addColumn<int>("format");
        for (int format = 1; format <= battle::newestFormat; ++format)
            QTest::addRow("format %d", format) << format;
    }

    void golden_isUndoneAndRedoneForEver()
    {
        QFETCH(int, format);
        test::TemporaryLibrary place;
        auto library = library::Library::open(place.library());
        QVERIFY(library.ok());
        const QJsonObject golden = goldenHistory(format);
        const QJsonArray states = golden["states"].toArray();
        QVERIFY((*library)->documents().save(goldenSave(golden)).ok());
        const auto document = test::openBattle(**library, "golden");
        QUndoStack &stack = document->undoStack();
        QCOMPARE(stack.count(), int(states.size()) - 1);
        for (int at = stack.count(); at >= 0; --at) {
            QCOMPARE(battle::toJson(document->battle()), asToday(states.at(at)));
            stack.undo();
        }
        for (int at = 0; at <= stack.count(); ++at) {
            QCOMPARE(battle::toJson(document->battle()), asToday(states.at(at)));
            stack.redo();
        }
    }

    void stepOfANewerVersion_stopsTheHistoryAndIsNotLost()
    {
        test::TemporaryLibrary place;
        auto library = library::Library::open(place.library());
        QVERIFY(library.ok());
        const QJsonObject golden = goldenHistory();
        library::DocumentSave save = goldenSave(golden);
        const int unread = 4, count = int(save.history.written.size());
        const QByteArray known = save.history.written.at(unread).payload;
        save.history.written[unread].payload = qCompress(compact({{"format", 2}, {"levitate", QJsonArray()}}), 1);
        QVERIFY((*library)->documents().save(save).ok());
        {
            const auto document = test::openBattle(**library, "golden");
            QCOMPARE(document->undoStack().count(), count - unread - 1);
            document->undoStack().setIndex(0);
            QVERIFY(!documents::whyNoUndo(&document->undoStack()).isEmpty());
            QCOMPARE((*library)->documents().load("golden")->history.steps.size(), count);
        }
        // The version that knows it goes on with it.
        auto stored = BattleDocument::load(**library, "golden");
        QVERIFY(stored.ok());
        stored->history.steps[unread].payload = known;
        BattleDocument document(std::move(*stored), **library);
        document.undoStack().setIndex(0);
        QCOMPARE(battle::toJson(document.battle()), asToday(golden["states"].toArray().first()));
    }
};

MUSTER_TEST_MAIN(tst_StoredBattleHistory)
#include "tst_StoredBattleHistory.moc"
