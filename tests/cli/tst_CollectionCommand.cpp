// SPDX-License-Identifier: GPL-3.0-or-later
#include "CommandRun.h"
#include "support/TestMain.h"

using namespace muster;

class tst_CollectionCommand : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    test::Answer run(const QStringList &arguments) const
    {
        return test::runCommand(
            QStringList{"collection", "--library", m_folder.filePath("l.sqlite"), "--data", test::sourceFolder() + "/data"} + arguments);
    }
    QString file(const QString &name) const { return m_folder.filePath(name); }
    static QString sample(const QString &name) { return test::sourceFolder() + "/data/" + name; }
    QString csv(const QByteArray &bytes) const
    {
        QFile written(file("in.csv"));
        if (!written.open(QIODevice::WriteOnly))
            qFatal("no file");
        written.write(bytes);
        return written.fileName();
    }
    QJsonObject ready(const QStringList &rosters) const
    {
        return QJsonDocument::fromJson(run(QStringList{"ready", "--json"} + rosters).out.toUtf8()).object();
    }

private slots:
    void ready_countsTheFiguresOfAList()
    {
        // Two Pounders, Mickey, Cobra, Rattler, Wildfire, and two squads of five.
        const QJsonObject plan = ready({sample("dust/samples/hedgerow-walkers.ros")});
        QCOMPARE(plan["figures"].toInt(), 16);
        QCOMPARE(plan["toBuy"]["figures"].toInt(), 16);
        QCOMPARE(plan["toBuy"]["points"].toDouble(), 100.0);
        QCOMPARE(run({"ready", sample("dust/samples/hedgerow-walkers.ros")}).code, 1);
        // Models where the data count them: six Hunters, two Marauders ...
        const QJsonObject scourge = ready({sample("dropzone-commander/samples/scourge-1000.ros")});
        QCOMPARE(scourge["figures"].toInt(), 6 + 2 + 3 + 3 + 3 + 3 + 1 + 1 + 8 + 2 + 4);
        const QJsonObject marines = ready({sample("space-crusade/samples/aldo.ros")});
        QCOMPARE(marines["figures"].toInt(), 5);
    }

    void importExport_areTheSame()
    {
        const test::Answer imported = run({"import",
                                           csv("game;unit;painted;primed;place;price\ndust;gunners;3;2;Box 3;4,5\n"
                                               "Dust Tactics;Pounder;1;;\"a; b\";\n")});
        QVERIFY2(imported.code == 0, qPrintable(imported.err));
        const QJsonObject shelf = QJsonDocument::fromJson(run({"dust", "--json"}).out.toUtf8()).object();
        QCOMPARE(shelf["totals"]["owned"].toInt(), 6);
        QCOMPARE(shelf["totals"]["painted"].toInt(), 4);
        QCOMPARE(shelf["figures"][0]["unitId"].toString(), "dust.unit.gunners");
        QCOMPARE(shelf["figures"][0]["place"].toString(), "Box 3");
        QCOMPARE(shelf["totals"]["money"].toDouble(), 22.5);
        QCOMPARE(run({"export", file("out.csv")}).code, 0);
        QCOMPARE(run({"export", file("out.csv")}).code, 2); // nothing is overwritten without --force
        const test::Answer again = run({"import", file("out.csv")});
        QVERIFY2(again.out.contains("0 changed"), qPrintable(again.out + again.err));
        const QJsonObject plan = ready({sample("dust/samples/hedgerow-walkers.ros")});
        QCOMPARE(plan["toBuy"]["figures"].toInt(), 10);
        QCOMPARE(plan["toPaint"]["figures"].toInt(), 2);
        QCOMPARE(plan["painted"].toInt(), 4);
    }

    void unknownUnit_isKeptUnderItsName()
    {
        const test::Answer answer = run({"import", csv("game,unit,built\ndust,Grandfather's tank,2\ndust,Grandfather's tank,1\n")});
        QCOMPARE(answer.code, 1);
        QVERIFY(answer.err.contains("Grandfather's tank"));
        QVERIFY(run({"dust"}).out.contains("Grandfather's tank\t\t0\t0\t3"));
    }

    void badFile_isOneClearLine_andChangesNothing()
    {
        const QString before = run({"dust"}).out;
        for (const QByteArray &bytes :
             {QByteArray("game,unit,painted\ndust,Gunners,5\ndust,Cobra,many\n"), QByteArray("game,unit,painted\nchess,King,1\n"),
              QByteArray("game,painted\ndust,1\n"), QByteArray("game,unit,price\ndust,Cobra,cheap\n"), QByteArray("\xff\xfe\x01")}) {
            const test::Answer answer = run({"import", csv(bytes)});
            QCOMPARE(answer.code, 2);
            QVERIFY2(answer.err.contains("in.csv") && answer.err.count('\n') == 1, qPrintable(answer.err));
        }
        QVERIFY(run({"import", csv("game,unit,painted\ndust,Gunners,5\ndust,Cobra,many\n")}).err.contains("in.csv:3"));
        QCOMPARE(run({"dust"}).out, before);
    }

    // More rows than anybody has figures are a mistake of somebody: they are refused at once, not worked through for minutes.
    void hugeTable_isRefused()
    {
        QByteArray rows("game,unit,built\n");
        for (int i = 0; i < 300'000; ++i)
            rows += "dust,Figure " + QByteArray::number(i) + ",1\n";
        const QString before = run({"dust"}).out;
        const test::Answer answer = run({"import", csv(rows)});
        QCOMPARE(answer.code, 2);
        QVERIFY2(answer.err.contains("in.csv") && answer.err.contains("300000 rows"), qPrintable(answer.err));
        const test::Answer paints = run({"import", "--paints", csv("name\n" + QByteArray("Drab\n").repeated(30'000))});
        QCOMPARE(paints.code, 2);
        QCOMPARE(run({"dust"}).out, before);
    }

    void paints_comeFromATable()
    {
        QCOMPARE(run({"import", "--paints", csv("name,range,colour,stock\nDrab,Range A,#556b2f,low\nInk,,,\n")}).code, 0);
        QCOMPARE(run({"export", "--paints", file("paints.csv")}).code, 0);
        QFile written(file("paints.csv"));
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll(), QByteArray("name,range,colour,stock,note\nDrab,Range A,#556b2f,low,\nInk,,,owned,\n"));
    }

    void wrongUse_isOneClearLine()
    {
        for (const QStringList &arguments : {QStringList{}, QStringList{"chess"}, QStringList{"import"}, QStringList{"ready"},
                                             QStringList{"ready", file("none.ros")}, QStringList{"import", file("none.csv")}}) {
            const test::Answer answer = run(arguments);
            QCOMPARE(answer.code, 2);
            QVERIFY2(answer.out.isEmpty() && answer.err.count('\n') == 1, qPrintable(answer.err));
        }
    }
};

MUSTER_TEST_MAIN(tst_CollectionCommand)
#include "tst_CollectionCommand.moc"
