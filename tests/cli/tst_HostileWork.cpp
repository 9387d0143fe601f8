// SPDX-License-Identifier: GPL-3.0-or-later
#include "HostileRun.h"
#include "archive/ArchiveWriter.h"

#include <QBuffer>
#include <QImage>
#include <QJsonArray>

#include <random>

using namespace muster;
using test::Answer;

namespace {

QByteArray rosterOf(const QByteArray &selections)
{
    return "<roster id=\"r\" name=\"L\" gameSystemId=\"dust.system\" gameSystemName=\"Dust\"><forces><force id=\"f\" name=\"F\" "
           "entryId=\"dust.force.army\" catalogueId=\"dust.catalogue.allies\"><selections>"
        + selections + "</selections></force></forces></roster>";
}

QByteArray many(int count, const std::function<QByteArray(const QByteArray &number)> &one, const QByteArray &between = {})
{
    QByteArray all;
    for (int i = 0; i < count; ++i)
        all += (i ? between : QByteArray()) + one(QByteArray::number(i));
    return all;
}

const QByteArray battle = R"({"format": 2, "kind": "battle", "id": "b", "name": "B", "system": "dust", "events": [
    {"id": "1", "type": "begun", "sides": [{"id": "1", "name": "A", "units": [{"id": "u", "name": "U", "figures": [{"count": 5}]}]},
                                           {"id": "2", "name": "B", "units": [{"id": "v", "name": "V", "figures": [{"count": 5}]}]}]}]})";

} // namespace

/// Files that make work out of little: each ends in time and in little memory, in a sentence or in what was asked for.
class tst_HostileWork : public QObject, private test::HostileRun
{
    Q_OBJECT

    // Packed so that the archive is no bomb itself: every file has some noise behind what counts.
    QString package(const QJsonObject &more, const archive::Entries &files)
    {
        QJsonObject manifest{{"format", 1}, {"kind", "roster"}, {"id", "m"}, {"name", "M"}};
        for (auto key = more.begin(); key != more.end(); ++key)
            manifest.insert(key.key(), key.value());
        archive::Entries entries{{"manifest.json", QJsonDocument(manifest).toJson()}, {"roster.ros", rosterOf({})}};
        entries.insert(entries.end(), files.begin(), files.end());
        return put("package.muster", *archive::packArchive(entries));
    }

    Answer imported(const QString &path)
    {
        const Answer answer = runProgram(inLibrary({"import", path}));
        judge(answer, path);
        return answer;
    }

private slots:
    // A library that is made says so; what follows says nothing but what is wrong.
    void initTestCase() { QCOMPARE(runProgram(inLibrary({"list"})).code, 0); }

    // Every version of a list is read, judged and packed: the same file two hundred times, and two hundred long ones.
    void versions_haveFilesOfTheirOwn()
    {
        std::mt19937_64 random(1);
        const auto selections = [&random](int count) {
            return many(count,
                        [&random](const QByteArray &) { return "<selection id=\"" + QByteArray::number(quint64(random())) + "\"/>"; });
        };
        QJsonArray same, own;
        archive::Entries long200{{"versions/same.ros", rosterOf(selections(9000))}};
        for (int i = 0; i < 300; ++i)
            same.append(QJsonObject{{"file", "versions/same.ros"}, {"id", QString("v%1").arg(i)}, {"name", "Same"}});
        const Answer twice = imported(package({{"versions", same}}, long200));
        QCOMPARE(twice.code, 0);
        QVERIFY2(twice.err.contains("1 version of the list") && twice.err.contains("100 versions more than are read"),
                 qPrintable(twice.err));
        long200.clear();
        for (int i = 0; i < 200; ++i) {
            const QString file = QString("versions/%1.ros").arg(i);
            own.append(QJsonObject{{"file", file}, {"id", QString("v%1").arg(i)}, {"name", "Own"}});
            long200.push_back({file, rosterOf(selections(6000))});
        }
        const Answer huge = imported(package({{"versions", own}}, long200));
        QCOMPARE(huge.code, 0);
        QVERIFY2(huge.err.contains("49 versions of the list") && huge.err.count("cannot be read") == 151, qPrintable(huge.err));
    }

    void picturesAndKeys_withoutEnd()
    {
        QImage image(400, 400, QImage::Format_Mono);
        image.fill(0);
        QByteArray png;
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "PNG");
        std::mt19937_64 random(2);
        for (int i = 0; i < 300'000; ++i) { // behind the picture
            const quint64 noise = random();
            png.append(reinterpret_cast<const char *>(&noise), sizeof noise);
        }
        QJsonArray same, missing;
        for (int i = 0; i < 20'000; ++i)
            same.append(QJsonObject{{"file", "pictures/0.png"}, {"subject", QString("u%1").arg(random())}, {"role", "photo"}});
        for (int i = 0; i < 50'000; ++i)
            missing.append(QJsonObject{{"file", QString::number(random())}, {"subject", "a"}, {"role", "photo"}});
        // Each picture is stored for its unit: as many as an archive may hold, and no more.
        const Answer once = imported(package({{"pictures", same}}, {{"pictures/0.png", png}}));
        QCOMPARE(once.code, 0);
        QVERIFY2(once.err.contains("1 picture\n"), qPrintable(once.err.left(1000)));
        const Answer none = imported(package({{"pictures", missing}}, {}));
        QCOMPARE(none.code, 0);
        QVERIFY2(none.err.contains("48000 pictures more than are read"), qPrintable(none.err.left(1000)));
        QJsonObject keys;
        for (int i = 0; i < 20'000; ++i)
            keys.insert(QString::number(random()), i);
        const Answer unknown = imported(package(keys, {}));
        QCOMPARE(unknown.code, 0);
        QVERIFY2(unknown.err.count('\n') < 30 && unknown.err.contains("19980 more keys in the manifest"),
                 qPrintable(unknown.err.left(1000)));
    }

    // More than any list has of one thing: each is looked for among the others, and gets its place on a card.
    void overloadedSelections_areRefused()
    {
        const auto one = [](const QByteArray &inside) {
            return rosterOf("<selection id=\"u\" name=\"U\" entryId=\"x\" type=\"unit\">" + inside + "</selection>");
        };
        const QByteArray costs = many(100'000, [](const QByteArray &i) { return "<cost name=\"C\" typeId=\"k" + i + "\" value=\"1\"/>"; });
        const QByteArray rules = many(50'000, [](const QByteArray &i) { return "<rule id=\"r" + i + "\" name=\"R\"/>"; });
        const QByteArray profiles = many(20'000,
                                         [](const QByteArray &i) { return "<profile id=\"p" + i + "\" name=\"P\" typeId=\"t\"/>"; });
        for (const QByteArray &inside :
             {"<costs>" + costs + "</costs>", "<rules>" + rules + "</rules>", "<profiles>" + profiles + "</profiles>"}) {
            const QString path = put("overloaded.ros", one(inside));
            for (const QStringList &command :
                 {QStringList{"show", path}, QStringList{"print", path, "--what", "cards", "-o", m_folder.filePath("o.pdf"), "--force"}}) {
                const Answer answer = runProgram(command);
                judge(answer, path);
                QCOMPARE(answer.code, 2);
                QVERIFY2(answer.err.contains("far larger"), qPrintable(answer.err));
            }
        }
    }

    void rosters_inJson_ofMillionsOfValues()
    {
        const QByteArray start = R"({"roster": {"id": "r", "name": "L", "gameSystemId": "dust.system", "x": [)";
        for (const QByteArray &values : {QByteArray("1,").repeated(10'000'000) + '1', QByteArray("{},").repeated(1'000'000) + "{}"}) {
            const QString path = put("values.json", start + values + "]}}");
            const Answer answer = runProgram({"validate", path});
            judge(answer, path);
            QCOMPARE(answer.code, 2);
            QVERIFY2(answer.err.contains("far larger"), qPrintable(answer.err));
        }
    }

    void battles_growByWhatAnybodyTaps()
    {
        const QByteArray note = R"({"type": "note", "text": "n"})", hit = R"({"type": "damaged", "unit": "u", "boxes": 1, "by": "v"})";
        const QString book = put("battle.json", battle);
        const auto add = [&](const QByteArray &events) {
            const QString path = put("events.json", events);
            const Answer answer = runProgram({"battle", "add", book, path});
            judge(answer, path);
            return answer;
        };
        QCOMPARE(add('[' + (note + ',').repeated(1'000) + (hit + ',').repeated(900) + note + ']').code, 0);
        const Answer tooMany = add('[' + (note + ',').repeated(20'000) + note + ']');
        QCOMPARE(tooMany.code, 2);
        QVERIFY2(tooMany.err.contains("20001 events"), qPrintable(tooMany.err));
        QCOMPARE(add("\xef\xbb\xbf[" + note + ']').code, 0); // some editors begin every text so
        QCOMPARE(add(QByteArray("[").repeated(100'000)).code, 2);
        QCOMPARE(add(R"([{"type": "dice", "roll": "dust.roll.reserve", "more": 2147483647, "unit": "u"}])").code, 2);
        const QString turns = put(
            "turns.json", QByteArray(battle).replace("]}]}]}", "]}]}" + QByteArray(R"(,{"type": "turn"})").repeated(50'000) + "]}"));
        const Answer report = runProgram({"battle", "report", turns});
        QVERIFY2(report.code == 0, qPrintable(report.err));
    }

    // One report of more than a book may hold would make a book that nobody can read again.
    void reports_leaveTheBookReadable()
    {
        const QString path = m_folder.filePath("readable.json");
        QCOMPARE(runProgram({"campaign", "new", "Book", "--system", "space-crusade", "--player", "P", "-o", path}).code, 0);
        QCOMPARE(
            runProgram({"campaign", "enlist", path, test::sourceFolder() + "/data/space-crusade/samples/aldo.ros", "--player", "P"}).code,
            0);
        const QString sides = put("sides.json",
                                  R"({"mission": "M", "sides": [)" + QByteArray("{\"force\": \"f\"},").repeated(100'000) + "{}]}");
        const Answer answer = runProgram({"campaign", "record", path, sides});
        judge(answer, sides);
        QCOMPARE(answer.code, 2);
        QVERIFY2(answer.err.contains("more sides"), qPrintable(answer.err));
        QCOMPARE(runProgram({"campaign", "report", path}).code, 0);
    }

    void conversions_ofMoreThanAnyGame()
    {
        const QByteArray start = "{\"catalogue\": {\"id\": \"c\", \"name\": \"C\", \"x\": [";
        const QByteArray xml = "<catalogue id=\"c\" name=\"C\" gameSystemId=\"s\"";
        const QList<std::pair<QString, QByteArray>> refused{
            {"words.json", start + QByteArray("1,").repeated(10'000'000) + "1]}}"},
            {"objects.json", start + QByteArray("{},").repeated(5'000'000) + "{}]}}"},
            {"elements.cat", xml + ">" + QByteArray("<a/>").repeated(5'000'000) + "</catalogue>"},
            {"comments.cat", xml + ">" + QByteArray("<!---->").repeated(5'000'000) + "</catalogue>"},
            {"attributes.cat", xml + many(100'000, [](const QByteArray &i) { return " a" + i + "=\"1\""; }) + "/>"}};
        for (const auto &[name, bytes] : refused) {
            const QString path = put(name, bytes);
            const Answer answer = runProgram(
                {"convert", path, m_folder.filePath(name + (name.endsWith("json") ? ".cat" : ".json")), "--lossy"});
            judge(answer, path);
            QCOMPARE(answer.code, 2);
            QVERIFY2(answer.err.contains("far larger"), qPrintable(answer.err));
        }
        const QString names = put(
            "names.cat", xml + ">" + many(200'000, [](const QByteArray &i) { return "<e" + i + "/><e" + i + "/>"; }) + "</catalogue>");
        const Answer answer = runProgram({"convert", names, m_folder.filePath("names.json"), "--lossy"});
        QVERIFY2(answer.code == 0, qPrintable(answer.err));
    }

    void tables_ofStandIns()
    {
        const QByteArray others = many(
            300, [](const QByteArray &i) { return "Unit " + i; }, ";");
        const QString path = put("standins.csv", "game,unit,bought,also_usable_as\n" + many(1'000, [&others](const QByteArray &i) {
                                                     return "dust,Unit " + i + ",1,\"" + others + "\"\n";
                                                 }));
        const QStringList collection{"collection", "--library", m_folder.filePath("l.sqlite"), "--data", test::sourceFolder() + "/data"};
        QCOMPARE(runProgram(collection + QStringList{"import", path}).code, 1); // their names are free
        const Answer again = runProgram(collection + QStringList{"import", path});
        judge(again, path);
        QCOMPARE(again.code, 2);
        QVERIFY2(again.err.contains("at once"), qPrintable(again.err));
    }
};

int main(int argc, char **argv)
{
    return test::hostileMain<tst_HostileWork>(argc, argv);
}
#include "tst_HostileWork.moc"
