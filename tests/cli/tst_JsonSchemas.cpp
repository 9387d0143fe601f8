// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands print for programs, against what is written of it: docs/schema. Whoever adds a key adds it there.
#include "CommandRun.h"
#include "support/JsonSchema.h"
#include "support/Soak.h"
#include "support/TestMain.h"

#include <QDir>
#include <QJsonArray>
#include <QRegularExpression>
#include <QSet>

#include <array>
#include <span>

using namespace muster;
using test::Answer;

namespace {

const QStringList systems{"at-43", "dropzone-commander", "dust", "modern-skirmish", "space-crusade"};

QString dataFolder()
{
    return test::sourceFolder() + "/data";
}

QJsonObject schemaOf(const QString &name)
{
    QFile file(test::sourceFolder() + "/docs/schema/" + name + ".json");
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no schema %s", qPrintable(name));
    return QJsonDocument::fromJson(file.readAll()).object();
}

QStringList schemas()
{
    return QDir(test::sourceFolder() + "/docs/schema").entryList({"*.json"}).replaceInStrings(".json", "");
}

QStringList sampleRosters(const QString &system)
{
    QStringList files;
    const QDir folder(dataFolder() + '/' + system + "/samples");
    for (const QString &file : folder.entryList({"*.ros"}, QDir::Files, QDir::Name))
        files.append(folder.filePath(file));
    return files;
}

} // namespace

class tst_JsonSchemas : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QSet<QString> m_used;

    // The answer in both languages: keys and words for programs are the same in each. (The sanitizers, for which a command takes ten
    // times as long, hear one of them.)
    void compare(const QString &schema, const QStringList &arguments)
    {
        m_used.insert(schema);
        const test::JsonSchema expected(schemaOf(schema));
        static constexpr std::array languages{"fr", "en"};
        for (const char *language : std::span(languages).first(test::strideIfSanitized(2) == 1 ? 2 : 1)) {
            const Answer answer = test::runCommand(arguments.mid(0, 1) + QStringList{"--lang", language, "--data", dataFolder()}
                                                   + arguments.mid(1) + QStringList{"--json"});
            QVERIFY2(answer.code == 0 || answer.code == 1, qPrintable(arguments.join(' ') + '\n' + answer.err));
            const QJsonDocument json = answer.json();
            QVERIFY2(!json.isNull(), qPrintable(arguments.join(' ') + ": no JSON\n" + answer.out.left(500)));
            const QStringList problems = expected.problems(json.isArray() ? QJsonValue(json.array()) : QJsonValue(json.object()));
            QVERIFY2(problems.isEmpty(), qPrintable(arguments.join(' ') + '\n' + problems.mid(0, 10).join('\n')));
        }
    }

    QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no file");
        return file.fileName();
    }

private slots:
    void schemas_canFail()
    {
        const test::JsonSchema schema(schemaOf("validate"));
        const QJsonObject good{{"legal", true},
                               {"checked", true},
                               {"notUnderstood", 0},
                               {"costs", QJsonArray()},
                               {"findings", QJsonArray()},
                               {"advantages", QJsonArray()},
                               {"data", QJsonObject{{"id", "a"}, {"gameSystem", "b"}, {"revision", 1}, {"version", "1"}}}};
        QVERIFY(schema.problems(good).isEmpty());
        QJsonObject missing = good, wrong = good, more = good, fraction = good;
        missing.remove("costs");
        wrong["legal"] = "yes";
        more["extra"] = 1;
        fraction["data"] = QJsonObject{{"id", "a"}, {"gameSystem", "b"}, {"revision", 1.5}, {"version", "1"}};
        for (const QJsonObject &bad : {missing, wrong, more, fraction})
            QCOMPARE(schema.problems(bad).size(), 1);
    }

    void validate_andDiff()
    {
        for (const QString &system : systems) {
            for (const QString &file : sampleRosters(system)) {
                compare("validate", {"validate", file});
                compare("diff", {"diff", file, dataFolder() + '/' + system});
            }
        }
        // With something in every list: nothing of it is known, too few and too many are there.
        QFile sample(sampleRosters("dust").first());
        QVERIFY(sample.open(QIODevice::ReadOnly));
        QByteArray roster = sample.readAll();
        roster.replace("number=\"1\"", "number=\"9\"");
        const qsizetype entry = roster.indexOf("entryId=\"", roster.indexOf("<selection "));
        roster.insert(entry + 9, "gone.");
        const QString wrong = write("wrong.ros", roster);
        for (const QString &other : {sampleRosters("dust").first(), sampleRosters("dust").last(), wrong})
            compare("diff-lists", {"diff", sampleRosters("dust").first(), other});
        compare("validate", {"validate", wrong});
        compare("diff", {"diff", wrong, dataFolder() + "/dust"});
        const QJsonObject verdict = test::runCommand({"validate", "--data", dataFolder(), wrong, "--json"}).json().object();
        QVERIFY(verdict["findings"].toArray().size() > 1);
    }

    void games()
    {
        compare("systems", {"systems"});
        for (const QString &system : systems) {
            compare("units", {"units", system});
            compare("data-check", {"data", "check", dataFolder() + '/' + system});
        }
        QVERIFY(QDir(m_folder.path()).mkpath("broken"));
        write("broken/pack.json", "{");
        const Answer broken = test::runCommand({"systems", "--data", dataFolder(), "--data", m_folder.path(), "--json"});
        QVERIFY2(test::JsonSchema(schemaOf("systems")).problems(broken.json().array()).isEmpty(), qPrintable(broken.out));
    }

    void libraryList()
    {
        const QString library = m_folder.filePath("l.sqlite");
        QStringList files;
        for (const QString &system : systems)
            files += sampleRosters(system);
        const QString book = test::sourceFolder() + "/tests/golden/campaign-five-missions.json";
        const Answer imported = test::runCommand(QStringList{"library", "--library", library, "--data", dataFolder(), "import", book}
                                                 + files);
        QVERIFY2(imported.code == 0, qPrintable(imported.err));
        compare("library-list", {"library", "--library", library, "list"});
        compare("library-list", {"library", "--library", library, "list", "--trash"});
        compare("library-check", {"library", "--library", library, "check"});
    }

    void campaignReport()
    {
        for (const char *name : {"campaign-five-missions", "campaign-newer"})
            compare("campaign-report", {"campaign", "report", test::sourceFolder() + "/tests/golden/" + QLatin1String(name) + ".json"});
        // A league has games without soldiers, and games that are only paired.
        const QString book = m_folder.filePath("league.json");
        const QStringList game{"game", book, "--between", "A", "B", "--score", "3", "1", "--round", "1"};
        for (const QStringList &verb : {QStringList{"new", "League", "--system", "dust", "--player", "A", "--player", "B", "-o", book},
                                        game, QStringList{"pair", book, "--between", "A", "B", "--round", "2"}}) {
            const Answer answer = test::runCommand(QStringList{"campaign", "--data", dataFolder()} + verb);
            QVERIFY2(answer.code == 0, qPrintable(answer.err));
        }
        compare("campaign-report", {"campaign", "report", book});
        const QJsonArray missions = test::runCommand({"campaign", "report", book, "--json"}).json().object()["missions"].toArray();
        QCOMPARE(missions.size(), 2);
        QCOMPARE(missions[1].toObject()["name"].toString(), QString("A – B"));
        compare("campaign-table", {"campaign", "table", book});
    }

    void leagueTable()
    {
        compare("campaign-table", {"campaign", "table", test::sourceFolder() + "/tests/golden/campaign-five-missions.json"});
    }

    // Our own text read again, and one that nobody knows anything of.
    void importedLists()
    {
        const Answer shown = test::runCommand({"show", "--data", dataFolder(), sampleRosters("dust").first()});
        QVERIFY2(shown.code == 0, qPrintable(shown.err));
        const QString own = write("own.txt", shown.out.toUtf8());
        compare("import", {"import", own, "-o", m_folder.filePath("own.ros"), "--force"});
        const QString odd = write("odd.txt", "Allies - Test - [10 pts]\n\n## Units\nHotdog [14 pts]\nGrey Pilgrim [10 pts]: Staff\n");
        compare("import", {"import", odd, "-o", m_folder.filePath("odd.ros"), "--force"});
    }

    void scenarios()
    {
        int all = 0;
        for (const QString &system : systems) {
            const Answer any = test::runCommand({"scenario", "--data", dataFolder(), system, "--json"});
            if (any.code == 0)
                compare("scenario", {"scenario", system, "--secondary"});
            all += int(any.json().array().size());
        }
        QVERIFY(all > 10);
    }

    void collection()
    {
        const QString library = m_folder.filePath("collection.sqlite");
        const QString table = write("owned.csv", "game;unit;painted;primed;place;price\ndust;gunners;3;2;Box 3;4,5\n");
        const Answer imported = test::runCommand({"collection", "--library", library, "--data", dataFolder(), "import", table});
        QVERIFY2(imported.code == 0, qPrintable(imported.err));
        compare("collection", {"collection", "--library", library, "dust"});
        compare("collection-ready", {"collection", "--library", library, "ready", sampleRosters("dust").first()});
    }

    void sources() { compare("data-sources", {"data", "sources", "--offline"}); }

    void odds()
    {
        for (const QString &system : systems) {
            compare("odds-list", {"odds", system, "--list"});
            const QString roster = sampleRosters(system).first();
            compare("odds-matrix", {"odds", "--roster", roster, "--against", roster, "--matrix"});
        }
        compare("odds",
                {"odds", "dust", "--mode", "shoot", "--attack", "dice=3,damage=4", "--defence", "kind=vehicle,size=6", "--with",
                 "cover=cover", "--with", "grenade"});
        compare("odds", {"odds", "space-crusade", "--mode", "fight", "--attack", "dice=2B", "--defence", "dice=2B"});
        compare("odds", {"odds", "dust", "--attacker", "Ghosts", "--target", "Red Thunder"});
    }

    void battle()
    {
        for (const QString &system : systems) {
            const QString roster = sampleRosters(system).first(), file = m_folder.filePath(system + "-battle.json");
            const Answer begun = test::runCommand(
                {"battle", "--data", dataFolder(), "new", "--roster", roster, "--against", roster, "-o", file});
            QVERIFY2(begun.code == 0, qPrintable(begun.err));
            const QString events = write("battle-events.json", R"([{"type": "turn", "turn": 1, "first": "1"},
                {"type": "marker", "side": "1", "text": "storm"}, {"type": "scored", "side": "1", "points": 2},
                {"type": "note", "text": "hi"}, {"type": "ended", "sides": [{"side": "1", "result": "won"}]}])");
            const Answer added = test::runCommand({"battle", "add", file, events});
            QVERIFY2(added.code == 0, qPrintable(added.err));
            compare("battle", {"battle", "report", file});
        }
    }

    void everySchema_isUsed()
    {
        if (m_used.size() < 2)
            QSKIP("asked for alone");
        for (const QString &schema : schemas())
            QVERIFY2(m_used.contains(schema), qPrintable(schema));
    }

    // A command that learns --json gets a schema as well.
    void everyCommandWithJson_hasOne()
    {
        QStringList with;
        for (const auto &command : cli::allCommands()) {
            QCommandLineParser parser;
            command->prepare(parser);
            if (!parser.helpText().contains("--json"))
                continue;
            const QString name = command->name();
            with.append(name);
            QVERIFY2(!schemas().filter(QRegularExpression('^' + name + "(-|$)")).isEmpty(), qPrintable(name));
        }
        QVERIFY2(with.size() >= 7, qPrintable(with.join(' ')));
    }
};

MUSTER_TEST_MAIN(tst_JsonSchemas)
#include "tst_JsonSchemas.moc"
