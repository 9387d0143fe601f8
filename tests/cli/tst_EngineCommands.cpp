// SPDX-License-Identifier: GPL-3.0-or-later
#include "CommandRun.h"
#include "support/TestMain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

using namespace muster;
using test::Answer;

namespace {

const QByteArray gameSystem = R"(<?xml version="1.0"?>
<gameSystem id="sys" name="Game" revision="3"><costTypes><costType id="pts" name="pts" defaultCostLimit="-1"/></costTypes>
<forceEntries><forceEntry id="army" name="Army"/></forceEntries></gameSystem>)";

QByteArray catalogue(int cost, const QByteArray &more = {})
{
    return "<catalogue id=\"own\" name=\"Own\" revision=\"2\" gameSystemId=\"sys\">\n<selectionEntries><selectionEntry id=\"u\" name=\"Unit\" type=\"unit\">"
           "<costs><cost name=\"pts\" typeId=\"pts\" value=\""
        + QByteArray::number(cost) + "\"/></costs></selectionEntry></selectionEntries>\n" + more + "</catalogue>";
}

const QByteArray roster = R"(<?xml version="1.0" encoding="UTF-8"?>
<roster id="r" name="My list" battleScribeVersion="2.03" gameSystemId="sys" gameSystemName="Game" gameSystemRevision="3">
<costs><cost name="pts" typeId="pts" value="10.0"/></costs><forces><force id="f" name="Army" entryId="army" catalogueId="own" catalogueRevision="2" catalogueName="Own"><selections>
<selection id="s" name="Unit" entryId="u" customName="Old guard" number="1" type="unit"><costs><cost name="pts" typeId="pts" value="10.0"/></costs></selection></selections></force></forces></roster>)";

} // namespace

/// validate, convert, diff, data check, as scripts use them.
class tst_EngineCommands : public QObject
{
    Q_OBJECT

private:
    static Answer run(const QStringList &arguments) { return test::runCommand(arguments); }

    static Answer runProgram(const QStringList &arguments, const QByteArray &input = {})
    {
        QProcess process;
        process.start(test::programPath(), arguments);
        process.write(input);
        process.closeWriteChannel();
        process.waitForFinished(120'000);
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()), QString::fromUtf8(process.readAllStandardError())};
    }

    QString write(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_folder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
    }

    // Could not: exit 2, nothing on standard output, one line on standard error with all the words.
    static bool refused(const Answer &answer, const QStringList &words)
    {
        bool good = answer.code == cli::CouldNot && answer.out.isEmpty() && answer.err.count('\n') == 1
            && answer.err.startsWith("muster: ");
        for (const QString &word : words)
            good = good && answer.err.contains(word);
        if (!good)
            qWarning("%d [%s] [%s]", answer.code, qPrintable(answer.out), qPrintable(answer.err));
        return good;
    }

    static QString sample(const char *path) { return test::sourceFolder() + "/data/" + path; }

    QTemporaryDir m_folder;

private slots:
    void initTestCase() { qputenv("MUSTER_PACKS", (test::sourceFolder() + "/data").toUtf8()); }

    void validate_legalIsZero_andJsonSaysEverything()
    {
        const Answer answer = run({"validate", sample("dust/samples/hedgerow-walkers.ros"), "--json"});
        QCOMPARE(answer.code, 0);
        QCOMPARE(answer.err, QString());
        const QJsonObject verdict = answer.json().object();
        QVERIFY(verdict["legal"].toBool());
        QVERIFY(verdict["costs"][0]["value"].toDouble() > 0);
        QVERIFY(verdict["advantages"].toArray().size() > 0);
        QCOMPARE(verdict["data"]["id"].toString(), "dust");
        QCOMPARE(run({"validate", sample("dust/samples/hedgerow-walkers.ros")}).out.section('\n', 0, 0), "legal");
        QCOMPARE(run({"validate", sample("dust/samples/hedgerow-walkers.ros"), "--lang", "fr"}).code, 0);
    }

    void validate_illegalIsOne_andNamesRulePathAndFix()
    {
        QFile file(sample("dust/samples/hedgerow-walkers.ros"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString path = write("cheap.ros", file.readAll());
        const Answer limited = run({"edit", path, "set-limit", "5"});
        QCOMPARE(limited.code, 0);
        const Answer answer = run({"validate", path, "--json"});
        QCOMPARE(answer.code, 1);
        QVERIFY(!answer.json()["legal"].toBool());
        const QJsonObject finding = answer.json()["findings"][0].toObject();
        QCOMPARE(finding["severity"].toString(), "error");
        QCOMPARE(finding["wanted"].toDouble(), 5.0);
        QVERIFY(finding["current"].toDouble() > 5 && !finding["message"].toString().isEmpty() && finding["fix"].isString());
        QVERIFY(run({"validate", path}).out.startsWith("not legal\n"));
    }

    void edit_namesUnitsThatAreAlike()
    {
        QFile file(sample("dust/samples/hedgerow-walkers.ros"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString path = write("alike.ros", file.readAll());
        const Answer unknown = run({"edit", path, "add", "Hot Dog"});
        QCOMPARE(unknown.code, 2);
        QVERIFY2(unknown.err.contains("there is no unit Hot Dog; there are: Hotdog"), qPrintable(unknown.err));
        // A unit that there is has no place instead.
        const Answer noPlace = run({"edit", path, "add", "Hotdog", "--to", "Medium Combat Walker Platoon/Leader"});
        QVERIFY2(noPlace.code == 2 || noPlace.code == 0, qPrintable(noPlace.err));
        QVERIFY2(!noPlace.err.contains("there is no unit"), qPrintable(noPlace.err));
    }

    void print_namesEverythingThatTheGameDoesNotHave()
    {
        QTemporaryDir folder;
        const Answer answer = run({"print", sample("dust/samples/hedgerow-walkers.ros"), "--what", "cards,tokens,events,structures", "-o",
                                   folder.filePath("no.pdf")});
        QCOMPARE(answer.code, 2);
        QVERIFY2(answer.err.contains("\"events, structures, tokens\""), qPrintable(answer.err));
    }

    void frenchErrors_areFrenchToTheEnd()
    {
        const Answer missing = run({"--lang", "fr", "validate", "/nowhere/at-all.ros"});
        QCOMPARE(missing.code, 2);
        QVERIFY2(missing.err.contains("il n’y a pas de tel fichier") && !missing.err.contains("No such"), qPrintable(missing.err));
        const Answer drawn = run({"--lang", "fr", "validate", sample("dust/samples/hedgerow-walkers.ros")});
        QCOMPARE(drawn.code, 0);
    }

    void validate_whatItCannot()
    {
        QVERIFY(refused(run({"validate", "nowhere.ros"}), {"nowhere.ros"}));
        QVERIFY(refused(run({"validate", write("torn.ros", roster.left(300))}), {"torn.ros", "damaged"}));
        QVERIFY(refused(runProgram({"validate", m_folder.filePath("torn.ros"), "--lang", "fr"}), {"torn.ros", "endommagé"}));
        QVERIFY(refused(run({"validate", write("other.ros", "<html/>")}), {"other.ros", "neither a roster"}));
        QVERIFY(refused(run({"validate", write("foreign.ros", roster)}), {"foreign.ros", "Game", "not installed"}));
        QVERIFY(refused(run({"validate"}), {"usage"}));
    }

    void convert_thereAndBack_losesNothing()
    {
        const QString plain = write("list.ros", roster);
        for (const char *name : {"packed.rosz", "own.muster", "again.ros"}) {
            const QString from = name == QString("packed.rosz")
                ? plain
                : m_folder.filePath(name == QString("own.muster") ? "packed.rosz" : "own.muster");
            const Answer answer = run({"convert", from, m_folder.filePath(name)});
            QVERIFY2(answer.code == 0, qPrintable(answer.err));
            QCOMPARE(answer.out, QString());
        }
        QFile again(m_folder.filePath("again.ros"));
        QVERIFY(again.open(QIODevice::ReadOnly));
        const QByteArray bytes = again.readAll();
        for (const char *part :
             {"name=\"My list\"", "customName=\"Old guard\"", "entryId=\"u\"", "value=\"10.0\"", "catalogueRevision=\"2\""})
            QVERIFY2(bytes.contains(part), part);
    }

    void convert_data_takesTheBytesAsTheyAre()
    {
        const QString plain = write("own.cat", catalogue(10, "<strange thing=\"kept\"/>\n"));
        QCOMPARE(run({"convert", plain, m_folder.filePath("own.catz")}).code, 0);
        QCOMPARE(run({"convert", m_folder.filePath("own.catz"), m_folder.filePath("back.cat")}).code, 0);
        QFile back(m_folder.filePath("back.cat"));
        QVERIFY(back.open(QIODevice::ReadOnly));
        QCOMPARE(back.readAll(), catalogue(10, "<strange thing=\"kept\"/>\n"));
    }

    void convert_data_betweenXmlAndJson()
    {
        const QString plain = write("twin.cat", catalogue(10, "<strange thing=\"kept\"/>\n"));
        for (const auto &[from, to] : {std::pair("twin.cat", "twin.json"),
                                       {"twin.json", "tidy.json"},
                                       {"tidy.json", "twin.catz"},
                                       {"twin.catz", "back.json"},
                                       {"back.json", "unpacked.cat"}}) {
            const Answer answer = run({"convert", m_folder.filePath(from), m_folder.filePath(to)});
            QVERIFY2(answer.code == 0 && answer.err.isEmpty(), qPrintable(answer.err));
        }
        const auto bytesOf = [this](const char *name) {
            QFile file(m_folder.filePath(name));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QVERIFY(bytesOf("twin.json").contains("\"thing\": \"kept\""));
        QCOMPARE(bytesOf("tidy.json"), bytesOf("twin.json"));
        QCOMPARE(bytesOf("back.json"), bytesOf("twin.json"));
        QVERIFY(bytesOf("unpacked.cat").contains("<strange thing=\"kept\"/>"));
        QVERIFY(refused(run({"convert", m_folder.filePath("twin.json"), m_folder.filePath("twin.gst")}), {"twin.json", "twin.gst"}));
        QVERIFY(refused(run({"convert", write("list.json", "{\"roster\": {}}"), m_folder.filePath("z.cat")}), {"list.json"}));
    }

    // What the other form cannot say is told, and nothing is written unless that is wanted.
    void convert_data_losesNothingInSilence()
    {
        const QString odd = write("odd.cat", catalogue(10, "<!-- a -->\n<!-- b -->\n")), to = m_folder.filePath("odd.json");
        const Answer asked = run({"convert", odd, to});
        QCOMPARE(asked.code, 2);
        QVERIFY2(asked.err.contains("odd.cat:3: a comment would be lost (2 times)") && asked.err.contains("--lossy"),
                 qPrintable(asked.err));
        QVERIFY(!QFile::exists(to));
        const Answer wanted = run({"convert", odd, to, "--lossy"});
        QCOMPARE(wanted.code, 0);
        QVERIFY(wanted.err.contains("a comment would be lost") && QFile::exists(to));
    }

    void convert_whatItCannot()
    {
        const QString plain = write("list2.ros", roster);
        const QString taken = write("taken.ros", "mine");
        QVERIFY(refused(run({"convert", plain, taken}), {"taken.ros"}));
        QFile kept(taken);
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), QByteArray("mine"));
        QCOMPARE(run({"convert", plain, taken, "--force"}).code, 0);
        QVERIFY(refused(run({"convert", plain, m_folder.filePath("x.doc")}), {"x.doc", "rosz"}));
        QVERIFY(refused(run({"convert", plain, m_folder.filePath("x.cat")}), {"list2.ros", "x.cat"}));
        QVERIFY(refused(run({"convert", write("bad.rosz", QByteArray("PK") + char(3) + char(4) + "nonsense"), m_folder.filePath("y.ros")}),
                        {"bad.rosz"}));
        QVERIFY(!QFile::exists(m_folder.filePath("y.ros")));
    }

    void diff_saysWhatNewDataChange()
    {
        const QString list = write("diff.ros", roster);
        write("same/game.gst", gameSystem);
        write("same/own.cat", catalogue(10));
        write("newer/game.gst", gameSystem);
        write("newer/own.cat", catalogue(12));
        const Answer same = run({"diff", list, m_folder.filePath("same")});
        QVERIFY2(same.code == 0, qPrintable(same.out + same.err));
        QCOMPARE(same.out, QString("no difference\n"));
        const Answer newer = run({"diff", list, m_folder.filePath("newer"), "--json"});
        QCOMPARE(newer.code, 1);
        bool found = false;
        for (const QJsonValue &value : newer.json().array())
            found = found || (value["kind"] == "cost" && value["before"] == "10" && value["after"] == "12");
        QVERIFY2(found, qPrintable(newer.out));
        QVERIFY(refused(run({"diff", list, m_folder.filePath("nowhere")}), {"nowhere"}));
        QVERIFY(refused(run({"diff", list, sample("dust")}), {"diff.ros", "another game"}));
    }

    void dataCheck_findsWhatIsWrong()
    {
        write("good/game.gst", gameSystem);
        write("good/own.cat", catalogue(10));
        const Answer good = run({"data", "check", m_folder.filePath("good"), "--json"});
        QCOMPARE(good.code, 0);
        QCOMPARE(good.json()["errors"].toInt(), 0);
        write("bad/game.gst", gameSystem);
        write("bad/own.cat",
              catalogue(10, "<entryLinks><entryLink id=\"l\" name=\"Lost\" targetId=\"gone\" type=\"selectionEntry\"/></entryLinks>\n"));
        const Answer bad = run({"data", "check", m_folder.filePath("bad"), "--json"});
        QCOMPARE(bad.code, 1);
        const QJsonObject finding = bad.json()["findings"][0].toObject();
        QCOMPARE(finding["rule"].toString(), "link.broken");
        QCOMPARE(finding["file"].toString(), "own.cat");
        QCOMPARE(finding["line"].toInt(), 3);
        QVERIFY(run({"data", "check", m_folder.filePath("bad")}).out.contains("own.cat:3"));
        write("none/own.cat", catalogue(10));
        QVERIFY(refused(run({"data", "check", m_folder.filePath("none")}), {"game system"}));
        QVERIFY(refused(run({"data", "check", m_folder.filePath("nowhere")}), {"nowhere"}));
    }

    void everyPack_isClean()
    {
        for (const char *pack : {"at-43", "dropzone-commander", "dust", "modern-skirmish", "space-crusade"}) {
            const Answer answer = run({"data", "check", sample(pack), "--json"});
            QVERIFY2(answer.code == 0 && answer.json()["warnings"].toInt() == 0, qPrintable(pack + ('\n' + answer.out)));
        }
    }
};

MUSTER_TEST_MAIN(tst_EngineCommands)
#include "tst_EngineCommands.moc"
