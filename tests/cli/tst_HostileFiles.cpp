// SPDX-License-Identifier: GPL-3.0-or-later
#include "HostileRun.h"
#include "archive/ArchiveWriter.h"
#include "campaign/Campaign.h"

#include <QBuffer>
#include <QDirIterator>
#include <QImage>
#include <QJsonArray>
#include <QRegularExpression>

#include <random>

using namespace muster;
using test::Answer;

namespace {

QByteArray rosterXml(const QString &selections, const QByteArray &system = "dust.system")
{
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?><roster id=\"r\" name=\"List\" gameSystemId=\"" + system
        + "\" gameSystemName=\"Dust\" "
          "xmlns=\"http://www.battlescribe.net/schema/rosterSchema\"><forces><force id=\"f\" name=\"F\" entryId=\"dust.force.army\" "
          "catalogueId=\"dust.catalogue.allies\"><selections>"
        + selections.toUtf8() + "</selections></force></forces></roster>";
}

QString flatSelections(int count)
{
    QString all;
    for (int i = 0; i < count; ++i)
        all += QString("<selection id=\"s%1\" name=\"U%1\" entryId=\"e%1\" number=\"1\" type=\"unit\"/>").arg(i);
    return all;
}

QByteArray campaignJson(int players, int events, const QByteArray &portrait = {}, int portraits = 0)
{
    campaign::Campaign campaign;
    campaign.start.id = "c";
    campaign.start.name = "Book";
    campaign.start.system = "space-crusade";
    campaign.start.created = QDateTime::currentDateTimeUtc();
    for (int i = 0; i < players; ++i)
        campaign.start.players.append({QString("p%1").arg(i), QString("P%1").arg(i), {}});
    campaign::ForceEnlisted force;
    force.force = "f";
    force.name = "F";
    force.player = "p0";
    for (int i = 0; i < std::max(1, portraits); ++i) {
        campaign::Recruit soldier;
        soldier.id = QString("s%1").arg(i);
        soldier.name = soldier.id;
        force.soldiers.append(soldier);
    }
    campaign.events.append(campaign::makeEvent(force));
    for (int i = 0; i < portraits; ++i)
        campaign.events.append(campaign::makeEvent(campaign::SoldierDescribed{QString("s%1").arg(i), {}, {}, portrait}));
    for (int i = 0; i < events; ++i)
        campaign.events.append(campaign::makeEvent(campaign::Note{"s0", "n"}));
    return QJsonDocument(campaign::toJson(campaign)).toJson();
}

// One colour packs to some kilobytes, however many pixels there are.
QByteArray flatPng(int side)
{
    QImage image(side, side, QImage::Format_Grayscale8);
    image.fill(0x80);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace

/// Whole commands on files that nobody wrote in good faith: the answer is the work done, or one sentence with the file's name.
/// MUSTER_SOAK_ROUNDS makes more of the damaged ones.
class tst_HostileFiles : public QObject, private test::HostileRun
{
    Q_OBJECT

    static void overwrite(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
        if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(bytes) != bytes.size())
            qFatal("no file");
    }

    // Cut short, or with some bits turned.
    static QByteArray damagedCopy(QByteArray bytes, int round, int rounds, std::mt19937 &random)
    {
        if (round % 2) {
            bytes.truncate(bytes.size() * (round + 1) / (rounds + 1));
            return bytes;
        }
        for (int flips = 0; flips < 4 && !bytes.isEmpty(); ++flips)
            bytes[qsizetype(random() % std::size_t(bytes.size()))] ^= char(1 << (random() % 8));
        return bytes;
    }

private slots:
    // ---- damaged on their way, all kinds, in this process

    void damagedFiles_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("command");
        QFile sample(test::sourceFolder() + "/data/dust/samples/hedgerow-walkers.ros");
        QVERIFY(sample.open(QIODevice::ReadOnly));
        const QByteArray ros = sample.readAll();
        const QByteArray manifest = "{\"format\": 1, \"kind\": \"roster\", \"id\": \"m\", \"name\": \"M\", \"pictures\": []}";
        QTest::newRow("ros") << ros << "list.ros" << QStringList{"validate"};
        QTest::newRow("rosz") << *archive::packArchive({{"a.ros", ros}}) << "list.rosz" << QStringList{"validate"};
        QTest::newRow("muster") << *archive::packArchive({{"manifest.json", manifest}, {"roster.ros", ros}}) << "list.muster"
                                << QStringList{"show"};
        QTest::newRow("import") << ros << "list.ros" << inLibrary({"import"});
        QTest::newRow("campaign") << campaignJson(2, 20) << "book.json" << inLibrary({"import"});
    }
    void damagedFiles()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, name);
        QFETCH(QStringList, command);
        std::mt19937 random(1);
        const int rounds = test::soakRounds(8, 10);
        test::SoakGroup group("damaged files: " + QString::fromLatin1(QTest::currentDataTag()));
        for (int round = 0; round < rounds; ++round) {
            ++group;
            const QString path = put(name, damagedCopy(bytes, round, rounds, random));
            judge(test::runCommand(command + QStringList{path}), path);
            if (QTest::currentTestFailed())
                return;
        }
    }

    // Game data, words, cards, scenarios and quick references of a pack that somebody downloaded.
    void damagedPacks()
    {
        const QDir sound(test::sourceFolder() + "/data/dust");
        QStringList files;
        QDirIterator all(sound.path(), {"*.gst", "*.cat", "*.json", "*.md"}, QDir::Files, QDirIterator::Subdirectories);
        while (all.hasNext())
            files.append(sound.relativeFilePath(all.next()));
        files.sort();
        const QString pack = m_folder.filePath("packs/dust");
        for (const QString &file : std::as_const(files)) {
            QVERIFY(QDir().mkpath(QFileInfo(pack + "/" + file).path()));
            QVERIFY(QFile::copy(sound.filePath(file), pack + "/" + file));
        }
        std::mt19937 random(2);
        const int rounds = test::soakRounds(12, 4);
        test::SoakGroup group("damaged packs");
        for (int round = 0; round < rounds; ++round) {
            ++group;
            const QString file = pack + "/" + files.at(qsizetype(random() % std::size_t(files.size())));
            QFile target(file);
            QVERIFY(target.open(QIODevice::ReadOnly));
            const QByteArray before = target.readAll();
            target.close();
            overwrite(file, damagedCopy(before, round, rounds, random));
            for (const QStringList &command :
                 {QStringList{"units", "dust"}, QStringList{"reference", "dust", "-o", m_folder.filePath("reference.pdf"), "--force"}}) {
                const Answer answer = test::runCommand(command + QStringList{"--data", m_folder.filePath("packs")});
                QVERIFY2(answer.code >= 0 && answer.code <= 2, qPrintable(file));
                QVERIFY2(answer.code != 2 || answer.err.startsWith("muster: "), qPrintable(file + ": " + answer.err));
            }
            overwrite(file, before);
        }
    }

    // ---- larger than anything real, in a process with little memory

    void manySelections()
    {
        const QString many = put("many.ros", rosterXml(flatSelections(10000)));
        judge(runProgram({"validate", many}), many);
        judge(runProgram({"show", many}), many);
        judge(runProgram(inLibrary({"import", many})), many);
        // Each lacks its leader and more: thousands of findings that could be mended.
        const auto platoons = [this](int count) {
            return put("empty.ros",
                       rosterXml(flatSelections(count).replace(QRegularExpression("entryId=\"e\\d+\""),
                                                               "entryId=\"dust.formation.medium-combat-walker-platoon\"")));
        };
        for (const int count : {3000, 10000}) { // as many as are read at all
            const QString empty = platoons(count);
            const Answer judged = runProgram({"validate", empty});
            judge(judged, empty);
            QCOMPARE(judged.code, 1);
            QVERIFY2(count > 3000 || judged.out.contains(" -> "), qPrintable(judged.out.left(2000)));
            QCOMPARE(judged.out.count("missing: Leader, Combat unit 1, Combat unit 2"), count);
        }
        const QString more = platoons(10001);
        const Answer notRead = runProgram({"validate", more});
        judge(notRead, more);
        QCOMPARE(notRead.code, 2);
        const QString tooMany = put("toomany.ros", rosterXml(flatSelections(100000)));
        const Answer refused = runProgram({"validate", tooMany});
        judge(refused, tooMany);
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains("more selections"), qPrintable(refused.err));
    }

    // Units that join and ride each other in a row, in circles, and all the same one: each way is walked once.
    void tangledLinks()
    {
        const QStringList rules{"joins", "commissar", "pilot", "pilot-own", "air-pilot", "passenger", "rider", "sealift", "airlift"};
        const auto list = [&](int count, const std::function<int(int unit, int rule)> &to) {
            QString all;
            for (int i = 0; i < count; ++i) {
                all += QString("<selection id=\"s%1\" name=\"U\" entryId=\"dust.unit.%2\" number=\"1\" type=\"unit\"><associations>")
                           .arg(QString::number(i), i % 2 == 0 ? "bazooka-joe" : "gunners");
                for (int rule = 0; rule < rules.size(); ++rule)
                    all += QString("<association associationId=\"dust.link.%1\" to=\"s%2\"/>")
                               .arg(rules.at(rule), QString::number(to(i, rule)));
                all += "</associations></selection>";
            }
            return rosterXml(all);
        };
        // The same tangle of fewer units: without optimising, three thousand of them fill minutes.
        constexpr int many = test::fewerIfSanitized(test::fewerIfSanitized(3000)); // twice: the time grows with the square
        for (const QByteArray &xml :
             {list(many, [](int unit, int) { return unit + 1; }), list(40, [](int unit, int rule) { return (unit + 1 + rule) % 40; }),
              list(many, [](int, int) { return 0; }), list(many, [](int unit, int rule) { return (unit * 7 + rule * 1013) % many; })}) {
            const QString path = put("links.ros", xml);
            judge(runProgram({"validate", path}), path);
            judge(runProgram({"show", "--format", "phone", "-o", m_folder.filePath("links.html"), "--force", path}), path);
        }
    }

    void manyPlayersAndEvents()
    {
        const QString players = put("players.json", campaignJson(4000, 0));
        QCOMPARE(runProgram(inLibrary({"import", players})).code, 0);
        const QString manyPlayers = put("manyplayers.json", campaignJson(100000, 0));
        QCOMPARE(runProgram(inLibrary({"import", manyPlayers})).code, 2);
        QByteArray events = campaignJson(1, 0);
        events.replace("\"events\": [", "\"events\": [" + QByteArray("{\"type\": \"note\", \"id\": \"n\"},\n").repeated(1'000'000));
        const QString manyEvents = put("events.json", events);
        const Answer refused = runProgram(inLibrary({"import", manyEvents}));
        judge(refused, manyEvents);
        QCOMPARE(refused.code, 2);
    }

    void endlessWords()
    {
        QString chinese, latin;
        for (int i = 0; i < 2000; ++i)
            chinese += QChar(0x4e00 + i);
        for (int i = 0; i < 10000; ++i)
            latin += QChar('a' + i % 26);
        const QString notes =
            "<selection id=\"u%1\" name=\"%2\" entryId=\"x\" number=\"1\" type=\"unit\"><customNotes>%3</customNotes><rules><rule id=\"r%1\" name=\"%2\">"
            "<description>%3</description></rule></rules></selection>";
        const QString path = put(
            "words.ros", rosterXml(notes.arg(1).arg("Chinese", chinese) + notes.arg(2).arg("Latin", latin) + notes.arg(3).arg(latin, "x")));
        for (const QString &what : {QString("cards"), QString("sheet"), QString("summary"), QString("rules")}) {
            const Answer printed = runProgram({"print", path, "--what", what, "-o", m_folder.filePath(what + ".pdf"), "--force"});
            QVERIFY2(printed.code == 0, qPrintable(printed.err));
        }
    }

    void pictureBombs()
    {
        const QByteArray bomb = flatPng(8000);
        QVERIFY(bomb.size() < 2'000'000);
        QJsonArray pictures;
        archive::Entries entries{{"roster.ros", rosterXml({})}};
        for (int i = 0; i < 12; ++i) {
            const QString file = QString("pictures/%1.png").arg(i);
            pictures.append(QJsonObject{{"file", file}, {"subject", QString("photo-%1").arg(i)}, {"role", "photo"}, {"name", "b"}});
            entries.push_back({file, bomb + QByteArray(300000, '\1')}); // behind the picture: so the archive is no bomb itself
        }
        entries.insert(
            entries.begin(),
            {"manifest.json", QJsonDocument(QJsonObject{{"format", 1}, {"kind", "roster"}, {"id", "b"}, {"pictures", pictures}}).toJson()});
        const QString package = put("bomb.muster", *archive::packArchive(entries));
        const Answer imported = runProgram(inLibrary({"import", package}));
        QVERIFY2(imported.code == 0, qPrintable(imported.err));
        QCOMPARE(imported.err.count("too large (8000"), 12);
        const QString book = put("portraits.json", campaignJson(1, 0, bomb, 12));
        QCOMPARE(runProgram(inLibrary({"import", book})).code, 0);
        const Answer printed = runProgram({"print", book, "--what", "records", "-o", m_folder.filePath("records.pdf"), "--force"});
        QVERIFY2(printed.code == 0, qPrintable(printed.err));
    }

    // Every group links to the next one twice over, as a game that a list and the commands ask for.
    void groupsThatDouble()
    {
        const QString folder = m_folder.filePath("doubling");
        QVERIFY(QDir().mkpath(folder));
        QByteArray groups;
        for (int i = 0; i < 40; ++i) {
            const QByteArray here = QByteArray::number(i), next = QByteArray::number(i + 1);
            groups += "<selectionEntryGroup id=\"g" + here + "\" name=\"G\"><entryLinks>";
            for (const char *side : {"a", "b"})
                groups += QByteArray("<entryLink id=\"") + side + here + "\" name=\"G\" targetId=\"g" + next
                    + "\" type=\"selectionEntryGroup\"/>";
            groups += "</entryLinks></selectionEntryGroup>";
        }
        groups +=
            "<selectionEntryGroup id=\"g40\" name=\"G\"><selectionEntries><selectionEntry id=\"x\" name=\"X\" type=\"upgrade\"/></selectionEntries></selectionEntryGroup>";
        QFile file(folder + "/a.gst");
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "<gameSystem id=\"double.system\" name=\"Double\"><costTypes><costType id=\"pts\" name=\"pts\"/></costTypes><forceEntries><forceEntry id=\"army\" name=\"A\"/>"
            "</forceEntries><selectionEntries><selectionEntry id=\"u\" name=\"U\" type=\"unit\"><entryLinks><entryLink id=\"l\" name=\"G\" targetId=\"g0\" "
            "type=\"selectionEntryGroup\"/></entryLinks></selectionEntry></selectionEntries><sharedSelectionEntryGroups>"
            + groups + "</sharedSelectionEntryGroups></gameSystem>");
        file.close();
        QFile catalogue(folder + "/b.cat");
        QVERIFY(catalogue.open(QIODevice::WriteOnly));
        catalogue.write("<catalogue id=\"double.catalogue\" name=\"C\" gameSystemId=\"double.system\"/>");
        catalogue.close();
        const QString list = put(
            "double.ros",
            "<roster id=\"r\" name=\"L\" gameSystemId=\"double.system\" gameSystemName=\"Double\"><forces><force id=\"f\" name=\"A\" entryId=\"army\" "
            "catalogueId=\"double.catalogue\"><selections><selection id=\"s\" name=\"U\" entryId=\"u\" number=\"1\" type=\"unit\"/></selections></force></forces></roster>");
        const Answer checked = runProgram({"data", "check", folder});
        QCOMPARE(checked.code, 1);
        QVERIFY2(checked.out.contains("data.places"), qPrintable(checked.out + checked.err));
        for (const QStringList &command : {QStringList{"validate", list}, QStringList{"show", list}}) {
            const Answer answer = runProgram(command + QStringList{"--data", folder});
            QCOMPARE(answer.code, 2);
            QVERIFY2(answer.err.contains("link to each other so often"), qPrintable(answer.err));
        }
    }

    void hugeGameData()
    {
        const auto systemWith = [](int entries) {
            QByteArray xml = "<gameSystem id=\"sys\" name=\"S\"><costTypes><costType id=\"pts\" name=\"pts\"/></costTypes><forceEntries>"
                             "<forceEntry id=\"army\" name=\"A\"/></forceEntries><selectionEntries>";
            for (int i = 0; i < entries; ++i)
                xml += "<selectionEntry id=\"e" + QByteArray::number(i) + "\" name=\"E\" type=\"unit\"/>";
            return xml + "</selectionEntries></gameSystem>";
        };
        for (const auto &[count, fine] : {std::pair(100000, true), std::pair(500000, false), std::pair(1000000, false)}) {
            const QString folder = m_folder.filePath(QString("game%1").arg(count));
            QVERIFY(QDir().mkpath(folder));
            QFile file(folder + "/a.gst");
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(systemWith(count));
            file.close();
            const Answer checked = runProgram({"data", "check", folder});
            QVERIFY2((checked.code != 2) == fine, qPrintable(checked.err));
        }
    }
};

int main(int argc, char **argv)
{
    return test::hostileMain<tst_HostileFiles>(argc, argv);
}
#include "tst_HostileFiles.moc"
