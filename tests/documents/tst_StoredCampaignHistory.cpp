// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/campaign/CampaignDocument.h"
#include "support/TemporaryLibrary.h"
#include "support/TestMain.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace muster;
using documents::CampaignDocument;

namespace {

QJsonObject read(const QString &path)
{
    QFile file(test::sourceFolder() + path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file.fileName()));
    return QJsonDocument::fromJson(file.readAll()).object();
}

QByteArray compact(const QJsonObject &json)
{
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

// What is stored of a campaign, without the marks of the library.
QJsonObject stateOf(const CampaignDocument &document)
{
    QJsonObject json = campaign::toJson(document.campaign());
    json["id"] = "golden";
    return json;
}

// As a campaign of an older format is written today: its number has grown, and nothing else is different.
QJsonObject asToday(const QJsonValue &state)
{
    QJsonObject json = state.toObject();
    json["format"] = campaign::newestFormat;
    QJsonObject rules = json["rules"].toObject();
    rules["format"] = campaign::newestFormat;
    json["rules"] = rules;
    return json;
}

} // namespace

/// The undo history of a campaign is a file format like that of a roster: what was written once is read for ever.
class tst_StoredCampaignHistory : public QObject
{
    Q_OBJECT

private:
    /// As in tst_StoredHistory: run once for each new format, with MUSTER_WRITE_GOLDEN set.
    void writeGolden(const QString &path)
    {
        test::TemporaryLibrary place;
        auto library = library::Library::open(place.library());
        QVERIFY(library.ok());
        campaign::Campaign source, begun;
        QVERIFY(campaign::fromJson(read("/tests/fuzz/seeds/campaign/all-kinds.json"), source));
        begun.start = source.start;
        CampaignDocument document(begun);
        QVERIFY(document.attach(**library, "golden").ok());
        QJsonArray states{stateOf(document)};
        const auto note = [&] { states.append(stateOf(document)); };
        document.changeRules("Change the rules", source.rules);
        note();
        for (const campaign::Event &event : source.events) {
            document.recordEvents("Record " + event.id, {event});
            note();
        }
        campaign::CampaignStart start = document.campaign().start;
        start.name = "Renamed";
        start.players.append({"q", "Bob", "#102030"});
        document.changeStart("Rename", start);
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
        const QJsonArray states = golden["states"].toArray();
        library::DocumentSave save;
        save.record.id = "golden";
        save.record.kind = library::Kind::Campaign;
        QJsonObject head = states.last().toObject();
        save.record.name = head["name"].toString();
        for (const QJsonValue &event : head["events"].toArray()) {
            library::StoredEvent kept;
            kept.serial = save.events.written.size() + 1;
            kept.payload = compact(event.toObject());
            save.events.written.append(kept);
        }
        head["events"] = QJsonArray();
        save.content = compact(head);
        for (const QJsonValue &value : golden["steps"].toArray()) {
            library::HistoryStep step;
            step.serial = save.history.written.size() + 1;
            step.sentence = value["sentence"].toString();
            step.payload = qCompress(compact(value["payload"].toObject()), 1);
            step.when = QDateTime::currentDateTimeUtc();
            save.history.written.append(step);
        }
        save.history.position = int(save.history.written.size());
        return save;
    }

    static void addFormats()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("format 1") << "/tests/golden/history/campaign-1.json";
        QTest::newRow("format 2: kit is sold and handed on") << "/tests/golden/history/campaign-2.json";
    }

private slots:
    void initTestCase()
    {
        if (qEnvironmentVariableIsSet("MUSTER_WRITE_GOLDEN"))
            writeGolden(qEnvironmentVariable("MUSTER_WRITE_GOLDEN"));
    }

    void golden_isUndoneAndRedoneForEver_data() { addFormats(); }
    void golden_isUndoneAndRedoneForEver()
    {
        QFETCH(QString, file);
        test::TemporaryLibrary place;
        auto library = library::Library::open(place.library());
        QVERIFY(library.ok());
        const QJsonObject golden = read(file);
        const QJsonArray states = golden["states"].toArray();
        QVERIFY((*library)->documents().save(goldenSave(golden)).ok());

        auto stored = CampaignDocument::load(**library, "golden");
        QVERIFY(stored.ok());
        CampaignDocument document(std::move(*stored), **library);
        QUndoStack &stack = document.undoStack();
        QCOMPARE(stack.count(), int(states.size()) - 1);
        for (int at = stack.count(); at >= 0; --at) {
            QCOMPARE(stateOf(document), asToday(states.at(at)));
            stack.undo();
        }
        for (int at = 0; at <= stack.count(); ++at) {
            QCOMPARE(stateOf(document), asToday(states.at(at)));
            stack.redo();
        }
    }

    void unreadStep_stopsTheHistoryAndIsNotLost_data() { addFormats(); }
    void unreadStep_stopsTheHistoryAndIsNotLost()
    {
        QFETCH(QString, file);
        test::TemporaryLibrary place;
        auto library = library::Library::open(place.library());
        QVERIFY(library.ok());
        const QJsonObject golden = read(file);
        const QJsonArray states = golden["states"].toArray();
        library::DocumentSave save = goldenSave(golden);
        const int unread = 4, count = int(save.history.written.size());
        const library::HistoryStep known = save.history.written.at(unread);
        save.history.written[unread].payload = qCompress(compact({{"format", 1}, {"levitate", QJsonArray()}}), 1);
        QVERIFY((*library)->documents().save(save).ok());
        const auto history = [&] { return (*library)->documents().load("golden")->history; };
        {
            auto stored = CampaignDocument::load(**library, "golden");
            QVERIFY(stored.ok());
            CampaignDocument document(std::move(*stored), **library);
            QCOMPARE(document.undoStack().count(), count - unread - 1);
            document.undoStack().setIndex(0);
            QCOMPARE(stateOf(document), asToday(states.at(unread + 1)));
            QVERIFY(!documents::whyNoUndo(&document.undoStack()).isEmpty());
            QCOMPARE(history().steps.size(), count);
            QCOMPARE(history().position, unread + 1);
            document.recordEvents("Note", {campaign::makeEvent(campaign::Note{{}, "rain"})});
            QCOMPARE(history().steps.size(), unread + 2);
            QCOMPARE(history().position, unread + 2);
        }
        // The version that knows it goes on with it.
        auto stored = CampaignDocument::load(**library, "golden");
        QVERIFY(stored.ok());
        stored->history.steps[unread].payload = known.payload;
        CampaignDocument document(std::move(*stored), **library);
        document.undoStack().setIndex(0);
        QCOMPARE(stateOf(document), asToday(states.first()));
    }
};

MUSTER_TEST_MAIN(tst_StoredCampaignHistory)
#include "tst_StoredCampaignHistory.moc"
