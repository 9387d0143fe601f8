// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/TestMain.h"
#include "tools/adapter/NaturalOrder.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

using namespace muster;
using tools::lessNaturally;

namespace {

const QByteArray gameSystem = R"(<?xml version="1.0"?>
<gameSystem id="sys" name="Game" revision="3"><costTypes><costType id="pts" name="pts" defaultCostLimit="-1"/></costTypes>
<forceEntries><forceEntry id="army" name="Army"/></forceEntries></gameSystem>)";

const QByteArray catalogue = R"(<catalogue id="own" name="Own" revision="2" gameSystemId="sys"><selectionEntries>
<selectionEntry id="u" name="Unit" type="unit"><costs><cost name="pts" typeId="pts" value="10"/></costs></selectionEntry>
</selectionEntries></catalogue>)";

struct Answer
{
    int code = -1;
    QString out;
    QString err;
};

} // namespace

/// bench and adapter, as scripts use them, in the program that holds the players' commands too.
class tst_ToolCommands : public QObject
{
    Q_OBJECT

private:
    static Answer run(const QStringList &arguments, const QByteArray &input = {})
    {
        QProcess process;
        process.start(test::programPath(), arguments);
        process.write(input);
        process.closeWriteChannel();
        process.waitForFinished(600'000);
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()), QString::fromUtf8(process.readAllStandardError())};
    }

    void write(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_folder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    QTemporaryDir m_folder;

private slots:
    void help_namesPlayersCommandsAndTools()
    {
        const Answer answer = run({"--lang", "en", "--help"});
        QStringList names;
        bool inside = false;
        for (const QString &line : answer.out.split('\n')) {
            inside = line == "Commands:" || (inside && !line.isEmpty());
            if (inside && line.startsWith("  "))
                names.append(line.simplified().section(' ', 0, 0));
        }
        QCOMPARE(
            names.join(' '),
            QString(
                "systems units new edit import show print reference scenario odds library validate convert diff data bench adapter campaign "
                "battle collection tour diagnostics"));
    }

    void bench_oneLineForEachFigure_withItsGoal()
    {
        write("bench/game.gst", gameSystem);
        write("bench/own.cat", catalogue);
        const Answer answer = run({"bench", "--data", m_folder.filePath("bench")});
        QCOMPARE(answer.code, 0);
        const QStringList lines = answer.out.split('\n', Qt::SkipEmptyParts);
        QStringList names;
        for (const QString &line : lines) {
            const QStringList parts = line.split(' ');
            QVERIFY2(parts.size() == 3, qPrintable(line));
            bool number = false;
            parts[1].toDouble(&number);
            QVERIFY2(number, qPrintable(line));
            names.append(parts[0]);
        }
        for (const char *name : {"plain_parse", "load_and_link", "load_ratio_goal", "load_peak_memory_goal", "edit_median_goal",
                                 "edit_p99_goal", "open_link_validate_goal", "campaign_fold_goal"})
            QVERIFY2(names.contains(name), name);
        const Answer refused = run({"bench", "--data", "nowhere"});
        QCOMPARE(refused.code, 2);
        QVERIFY(refused.out.isEmpty() && refused.err.contains("nowhere"));
    }

    void adapter_answersLineByLine()
    {
        const auto line = [](const QJsonObject &command) { return QJsonDocument(command).toJson(QJsonDocument::Compact) + '\n'; };
        const QJsonArray files{QJsonObject{{"fileName", "game.gst"}, {"content", QString::fromUtf8(gameSystem)}},
                               QJsonObject{{"fileName", "own.cat"}, {"content", QString::fromUtf8(catalogue)}}};
        const Answer answer = run({"adapter"},
                                  line({{"type", "describe"}, {"corrId", 1}})
                                      + line({{"type", "setupFromFiles"}, {"corrId", 2}, {"specId", "x"}, {"files", files}})
                                      + line({{"type", "action"}, {"action", "addForce"}, {"forceEntryId", "army"}, {"catalogueId", "own"}})
                                      + "\nnonsense\n" + line({{"type", "getState"}}));
        QCOMPARE(answer.code, 0);
        QCOMPARE(answer.err, QString());
        const QStringList lines = answer.out.split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 5);
        const QStringList types{"describeResult", "setupResult", "actionResult", "error", "state"};
        for (int i = 0; i < 5; ++i)
            QVERIFY2(lines[i].startsWith("{\"type\":\"" + types[i] + '"'), qPrintable(lines[i])); // the type comes first
        QCOMPARE(QJsonDocument::fromJson(lines[1].toUtf8())["corrId"].toInt(), 2);
        QCOMPARE(QJsonDocument::fromJson(lines[4].toUtf8())["forces"].toArray().size(), 1);
    }

    void order_isThatOfPeople()
    {
        QVERIFY(lessNaturally("Squad 3", "squad 12"));
        QVERIFY(!lessNaturally("Squad 12", "Squad 3"));
        QVERIFY(lessNaturally("alpha", "Beta"));
        QVERIFY(lessNaturally("\xC3\x89"
                              "cl",
                              "\xC3\xA9"
                              "cm")); // accented letters too
        QVERIFY(!lessNaturally("Same", "same") && !lessNaturally("same", "Same"));
    }
};

MUSTER_TEST_MAIN(tst_ToolCommands)
#include "tst_ToolCommands.moc"
