// SPDX-License-Identifier: GPL-3.0-or-later
#include "SampleDocument.h"
#include "documents/MemoryRosterStore.h"
#include "documents/roster/EditCodec.h"
#include "documents/roster/RosterDocument.h"
#include "documents/roster/commands/CombinedEdit.h"
#include "documents/roster/commands/selections/MoveSelections.h"
#include "rules/roster/RosterWriter.h"
#include "support/TestMain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace muster;
using documents::RosterDocument;
using test::sampleGame;

namespace {

const QStringList kindNames{"insert force", "remove force", "move force",        "insert selection", "remove selection", "move selection",
                            "set number",   "set text",     "set category text", "set extra",        "set cost limit"};

QString goldenPath(int format)
{
    return QString("%1/tests/golden/history/roster-%2.json").arg(test::sourceFolder()).arg(format);
}

QJsonObject golden(int format)
{
    QFile file(goldenPath(format));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file.fileName()));
    return QJsonDocument::fromJson(file.readAll()).object();
}

QByteArray packed(const QJsonObject &payload)
{
    return qCompress(QJsonDocument(payload).toJson(QJsonDocument::Compact), 1);
}

// What the user chose; without what is computed when it is stored.
QString textOf(rules::Roster roster)
{
    const auto forget = [](auto &self, rules::Force &force) -> void {
        force.snapshot = nullptr;
        const auto inside = [](auto &again, rules::Selection &selection) -> void {
            selection.snapshot = nullptr;
            for (rules::Selection &child : selection.selections)
                again(again, child);
        };
        for (rules::Selection &selection : force.selections)
            inside(inside, selection);
        for (rules::Force &child : force.forces)
            self(self, child);
    };
    for (rules::Force &force : roster.forces)
        forget(forget, force);
    roster.savedCosts.clear();
    return QString::fromStdString(rules::writeRoster(roster));
}

/// The golden history in a store, as it was when the program ended: everything done.
test::MemoryRosterStore storeOf(const QJsonObject &golden)
{
    test::MemoryRosterStore store;
    const QJsonArray states = golden["states"].toArray();
    store.xml = states.last().toString().toStdString();
    store.record.id = "golden";
    store.record.version = 1;
    qint64 serial = 0;
    for (const QJsonValue &step : golden["steps"].toArray()) {
        library::HistoryStep kept;
        kept.serial = ++serial;
        kept.sentence = step["sentence"].toString();
        kept.payload = packed(step["payload"].toObject());
        store.history.steps.append(kept);
    }
    store.history.position = int(store.history.steps.size());
    return store;
}

} // namespace

/// The undo history in somebody's library is a file format: what was written once is read for ever, step by step.
class tst_StoredHistory : public QObject
{
    Q_OBJECT

private:
    base::CountingIdSource m_ids;

    std::unique_ptr<RosterDocument> open(test::MemoryRosterStore &store)
    {
        auto stored = store.load({});
        if (!stored)
            qFatal("%s", stored.error().message().c_str());
        return std::make_unique<RosterDocument>(sampleGame(), std::move(*stored), store, m_ids);
    }

    /// A step of every kind; writes the golden file of the present format. Run once for each new format, with
    /// MUSTER_WRITE_GOLDEN set; the file is never written again.
    void writeGolden(const QString &path)
    {
        const documents::Game game = sampleGame();
        RosterDocument document(game, rules::newRoster(*game.data, "Walkers", m_ids), m_ids);
        test::MemoryRosterStore store;
        QVERIFY(document.attach(store, "golden").ok());
        QStringList states{textOf(document.roster())};
        const auto watching = connect(&document.undoStack(), &QUndoStack::indexChanged, this,
                                      [&] { states.append(textOf(document.roster())); });
        const auto must = [](const RosterDocument::Answer &answer) {
            return answer ? *answer : (qFatal("%s", answer.error().message().c_str()), std::string());
        };
        const std::string first = must(document.addForce("sample.force", "sample.catalogue")),
                          second = must(document.addForce("sample.force", "sample.catalogue"));
        must(document.moveForce(second, 0));
        const std::string squad = must(document.addSelection(first, "sample.squad")),
                          other = must(document.addSelection(first, "sample.squad"));
        must(document.moveSelection(other, 0));
        const std::string medic = must(document.addSelection(squad, "sample.medic"));
        must(document.changeCount(medic, 2));
        must(document.moveSelections({{medic, {}}}, other, 0));
        must(document.renameSelection(squad, "Bravo %2 <é>"));
        must(document.changeNote(first, "holds the hill"));
        must(document.changeTag(squad, "painted", "yes"));
        must(document.changeCostLimit("sample.cost", 400));
        rules::RosterEdit edit;
        rules::EditStep step;
        step.kind = rules::EditStep::Kind::SetCategoryText;
        step.id = first;
        step.key = "customName";
        step.categoryId = "sample.category.unit";
        step.after = "Troops";
        edit.steps.push_back(step);
        must(document.run(std::make_unique<documents::CombinedEdit>("Name a category", edit)));
        must(document.removeSelection(other));
        must(document.removeForce(second));
        must(document.takeNewData());
        disconnect(watching);
        QJsonArray steps;
        for (const library::HistoryStep &kept : store.history.steps)
            steps.append(
                QJsonObject{{"sentence", kept.sentence}, {"payload", QJsonDocument::fromJson(qUncompress(kept.payload)).object()}});
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument(QJsonObject{{"states", QJsonArray::fromStringList(states)}, {"steps", steps}}).toJson());
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
        QTest::newRow("numbers") << 1;
        QTest::newRow("names") << 2;
    }

    void golden_isUndoneAndRedoneForEver()
    {
        QFETCH(int, format);
        const QJsonObject history = golden(format);
        const QJsonArray states = history["states"].toArray();
        test::MemoryRosterStore store = storeOf(history);
        QSet<int> kinds;
        for (const QJsonValue &step : history["steps"].toArray()) {
            QCOMPARE(step["payload"]["format"].toInt(), format);
            for (const QJsonValue &part : step["payload"]["steps"].toArray())
                kinds.insert(format == 1 ? part["kind"].toInt(-1) : int(kindNames.indexOf(part["kind"].toString())));
        }
        QCOMPARE(kinds.size(), kindNames.size()); // a step of every kind, and no other
        QVERIFY(!kinds.contains(-1));

        const auto document = open(store);
        QUndoStack &stack = document->undoStack();
        QCOMPARE(stack.count(), int(states.size()) - 1);
        for (int at = stack.count(); at >= 0; --at) {
            QCOMPARE(textOf(document->roster()), states.at(at).toString());
            stack.undo();
        }
        QVERIFY(!stack.canUndo());
        QCOMPARE(documents::whyNoUndo(&stack), QString());
        for (int at = 0; at <= stack.count(); ++at) {
            QCOMPARE(textOf(document->roster()), states.at(at).toString());
            stack.redo();
        }
        QCOMPARE(store.history.steps.size(), states.size() - 1);
    }

    void stepsAreWrittenByName()
    {
        rules::RosterEdit edit;
        rules::EditStep step;
        step.kind = rules::EditStep::Kind::SetNumber;
        step.id = "x";
        step.numberAfter = 3;
        edit.steps = {step};
        const QJsonObject json = QJsonDocument::fromJson(qUncompress(documents::encodeEdit(edit))).object();
        QCOMPARE(json["format"].toInt(), 2);
        QCOMPARE(json["steps"][0]["kind"].toString(), "set number");
    }

    void unknownOrBrokenStep_isRefusedAsAWhole_data()
    {
        QTest::addColumn<QJsonObject>("step");
        QTest::addColumn<int>("format");
        const QJsonObject number{{"kind", "set number"}, {"index", 0}, {"newIndex", 0}, {"id", "x"}, {"numberAfter", 2}};
        const auto with = [&](const char *key, const QJsonValue &value) {
            QJsonObject copy = number;
            copy[QLatin1String(key)] = value;
            return copy;
        };
        QTest::newRow("a name of tomorrow") << with("kind", "teleport") << 2;
        QTest::newRow("a number where names are") << with("kind", 6) << 2;
        QTest::newRow("a name where numbers are") << number << 1;
        QTest::newRow("a number too high") << with("kind", 11) << 1;
        QTest::newRow("a format of tomorrow") << number << 3;
        QTest::newRow("no unit to insert") << with("kind", "insert selection") << 2;
        QTest::newRow("no force to remove") << with("kind", "remove force") << 2;
        QTest::newRow("a negative place") << with("index", -1) << 2;
        QTest::newRow("a negative number") << with("numberAfter", -5) << 2;
        QTest::newRow("more than there can be") << with("numberAfter", 2000000000) << 2;
    }

    void unknownOrBrokenStep_isRefusedAsAWhole()
    {
        QFETCH(QJsonObject, step);
        QFETCH(int, format);
        QVERIFY(!documents::decodeStep(packed({{"format", format}, {"steps", QJsonArray{step}}})).ok());
    }

    // The history stops at a step that another version wrote. It stays in the library, and that version goes on with it.
    void unreadStep_stopsTheHistoryAndIsNotLost()
    {
        const QJsonObject history = golden(2);
        const QJsonArray states = history["states"].toArray();
        test::MemoryRosterStore store = storeOf(history);
        const int unread = 7, count = int(store.history.steps.size());
        const QByteArray known = store.history.steps.at(unread).payload;
        store.history.steps[unread].payload = packed({{"format", 2}, {"steps", QJsonArray{QJsonObject{{"kind", "teleport"}}}}});
        {
            const auto document = open(store);
            QUndoStack &stack = document->undoStack();
            QCOMPARE(stack.count(), count - unread - 1);
            stack.setIndex(0);
            QCOMPARE(textOf(document->roster()), states.at(unread + 1).toString());
            QVERIFY(!documents::whyNoUndo(&stack).isEmpty());
            QCOMPARE(store.history.steps.size(), count);
            QCOMPARE(store.history.position, unread + 1);
            QVERIFY(document->renameRoster("Anew").ok());
            QCOMPARE(store.history.steps.size(), unread + 2);
            QCOMPARE(store.history.position, unread + 2);
        }
        store.history.steps[unread].payload = known;
        const auto document = open(store);
        document->undoStack().setIndex(0);
        QCOMPARE(textOf(document->roster()), states.first().toString());
    }

    void unreadStepToRedo_staysUntilSomethingNewIsDone()
    {
        const QJsonObject history = golden(2);
        test::MemoryRosterStore store = storeOf(history);
        const int unread = 7, count = int(store.history.steps.size());
        {
            const auto document = open(store);
            document->undoStack().setIndex(3);
        }
        store.history.steps[unread].payload = packed({{"format", 9}});
        const auto document = open(store);
        QUndoStack &stack = document->undoStack();
        QCOMPARE(stack.count(), unread);
        stack.setIndex(unread);
        QVERIFY(!documents::whyNoRedo(&stack).isEmpty());
        QCOMPARE(store.history.steps.size(), count);
        QVERIFY(document->renameRoster("Anew").ok());
        QCOMPARE(documents::whyNoRedo(&stack), QString());
        QCOMPARE(store.history.steps.size(), unread + 1);
    }
};

MUSTER_TEST_MAIN(tst_StoredHistory)
#include "tst_StoredHistory.moc"
