// SPDX-License-Identifier: GPL-3.0-or-later
#include "CommandRun.h"
#include "archive/ArchiveReader.h"
#include "support/TestMain.h"

using namespace muster;

/// The campaign book from scripts: the five missions as after-action reports, and what a script may do wrong.
class tst_CampaignCommand : public QObject
{
    Q_OBJECT

private:
    using Answer = test::Answer;
    QTemporaryDir m_folder;

    [[nodiscard]] Answer run(const QStringList &arguments) const { return runAll(QStringList{"campaign"} + arguments); }
    [[nodiscard]] Answer runAll(const QStringList &arguments) const
    {
        return test::runCommand(arguments.mid(0, 1) + QStringList{"--library", file("l.sqlite"), "--data", test::sourceFolder() + "/data"}
                                + arguments.mid(1));
    }
    [[nodiscard]] QString file(const QString &name) const { return m_folder.filePath(name); }
    QString write(const QString &name, const QByteArray &text) const
    {
        QFile target(file(name));
        if (!target.open(QIODevice::WriteOnly))
            qFatal("no file");
        target.write(text);
        return target.fileName();
    }
    [[nodiscard]] QJsonObject report(const QString &campaign) const
    {
        return QJsonDocument::fromJson(run({"report", campaign, "--json"}).out.toUtf8()).object();
    }
    static QJsonObject soldier(const QJsonObject &report, const QString &name)
    {
        for (const QJsonValue &value : report["soldiers"].toArray())
            if (value["name"].toString() == name)
                return value.toObject();
        return {};
    }
    /// "Aldo 55 40 15 Lieutenant Primus 5 21 fit": earned, spent, free, rank, PV, PA, status.
    static QString line(const QJsonObject &report, const QString &name)
    {
        const QJsonObject one = soldier(report, name);
        return QString("%1 %2 %3 %4 %5 %6 %7 %8")
            .arg(name)
            .arg(one["earned"].toInt())
            .arg(one["spent"].toInt())
            .arg(one["free"].toInt())
            .arg(one["rank"].toString())
            .arg(one["lifePoints"].toInt())
            .arg(one["points"].toInt())
            .arg(one["status"].toString());
    }

    // The reports of the five missions as a script would write them.
    void fightFive(const QString &campaign) const
    {
        const QByteArray reports[] = {
            R"({"mission":"Seek and Destroy","date":"2026-09-06","objectives":{"primary":"done"},"soldiers":[
              {"name":"Aldo","kills":["Ork"]},{"name":"Brun","kills":[{"kind":"Gretchin","count":2}]},{"name":"Cato","kills":["Android","Ork"]},
              {"name":"Dax","kills":["Gretchin"]},{"name":"Egon","kills":["Dreadnought VII"]}],"promotions":[{"soldier":"Egon"}]})",
            R"({"mission":"Eliminate and Survive","objectives":{"primary":"done","secondary":"done"},"soldiers":[
              {"name":"Aldo","kills":["Chaos Marine"]},{"name":"Brun","kills":["Genestealer"]},{"name":"Cato"},{"name":"Dax","kills":["Ork"],"outcome":"dead"},
              {"name":"Egon","kills":["Gretchin"]}],"promotions":[{"soldier":"Aldo"},{"soldier":"Egon","rank":"Sergeant"}]})",
            R"({"mission":"Locate and Rescue","objectives":{"primary":"failed","secondary":"done"},"recruits":[{"name":"Falk","role":"Bolter","points":11}],"soldiers":[
              {"name":"Aldo","outcome":"wounded"},{"name":"Brun","kills":["Ork"]},{"name":"Cato","kills":[{"kind":"Chaos Marine, heavy weapon"}]},
              {"name":"Egon"},{"name":"Falk","kills":["Gretchin"]}],"promotions":[{"soldier":"Brun"},{"soldier":"Cato"}]})",
            R"({"mission":"Purge and Withdraw","objectives":{"primary":"done","secondary":"done"},"actingLeader":"Egon","soldiers":[
              {"name":"Brun","kills":["Dreadnought VII"]},{"name":"Cato"},{"name":"Egon","kills":["Android"]},{"name":"Falk","outcome":"recovered"}],
              "promotions":[{"soldier":"Brun"},{"soldier":"Cato"},{"soldier":"Egon"}]})",
            R"({"mission":"Disable Enemy Vessel","objectives":{"primary":"done"},"soldiers":[
              {"name":"Aldo","kills":[{"kind":"Ork","count":2}]},{"name":"Brun"},{"name":"Cato","kills":["Genestealer"]},
              {"name":"Egon","kills":["Gretchin"],"outcome":"dead"},{"name":"Falk","kills":["Chaos Marine"]}],
              "promotions":[{"soldier":"Aldo"},{"soldier":"Brun"},{"soldier":"Cato"}]})"};
        int number = 0;
        for (const QByteArray &text : reports) {
            const Answer recorded = run({"record", campaign, write(QString("m%1.json").arg(++number), text)});
            QVERIFY2(recorded.code == 0, qPrintable(QString("mission %1: %2").arg(number).arg(recorded.err)));
        }
    }
    [[nodiscard]] QString begun(const QString &name, const QStringList &more = {}) const
    {
        const QString campaign = file(name);
        const Answer made = run(QStringList{"new", "Five", "--system", "space-crusade", "--player", "Ann", "-o", campaign} + more);
        if (made.code != 0)
            qFatal("%s", qPrintable(made.err));
        const Answer enlisted = run(
            {"enlist", campaign, test::sourceFolder() + "/data/space-crusade/samples/aldo.ros", "--leader", "Aldo"});
        if (enlisted.code != 0)
            qFatal("%s", qPrintable(enlisted.err));
        return campaign;
    }

private slots:
    // A recruit without kit and every thing that was bought is on paper, and in the total.
    void kit_isRecordedReportedAndPrinted()
    {
        const QString campaign = begun("kit.muster");
        const int before = report(campaign)["forces"][0]["points"].toInt();
        const Answer fought = run(
            {"record", campaign, write("kit1.json", R"({"mission":"Seek and Destroy","soldiers":[{"name":"Aldo","kills":["Ork"]}],
            "recruits":[{"name":"Falk","role":"Harpoon gun","points":11}],
            "purchases":[{"soldier":"Aldo","item":"Médipac","experience":3},{"soldier":"Falk","item":"Lucky coin","points":2}]})")});
        QVERIFY2(fought.code == 0, qPrintable(fought.err));
        QVERIFY2(fought.out.contains("Aldo: Medipac bought, 3 experience spent") && fought.out.contains("Falk: Lucky coin bought"),
                 qPrintable(fought.out));
        const QJsonObject kit = soldier(report(campaign), "Aldo")["kit"][0].toObject();
        QVERIFY(kit["entry"].toString().endsWith("crusade.option.medipac"));
        const int worth = kit["points"].toInt();
        QVERIFY(worth > 0);
        QCOMPARE(report(campaign)["forces"][0]["points"].toInt(), before + 11 + 2 + worth);
        const Answer printed = runAll({"print", campaign, "--what", "sheet", "-o", file("sheet.pdf")});
        QVERIFY2(printed.code == 0, qPrintable(printed.err));
        QVERIFY2(printed.out.contains("book ") && printed.out.contains("Falk is no entry of the army list"), qPrintable(printed.out));
        // Kit alone needs no mission; nobody sells what they do not have.
        const Answer sold = run(
            {"record", campaign,
             write("kit2.json",
                   R"({"handovers":[{"soldier":"Falk","to":"Brun","item":"Lucky coin"}],"sales":[{"soldier":"Aldo","item":"Medipac"}]})")});
        QVERIFY2(sold.code == 0, qPrintable(sold.err));
        QCOMPARE(soldier(report(campaign), "Aldo")["spent"].toInt(), 0);
        QCOMPARE(soldier(report(campaign), "Brun")["equipment"].toArray(), (QJsonArray{"Lucky coin"}));
        QCOMPARE(report(campaign)["forces"][0]["points"].toInt(), before + 11 + 2);
        QCOMPARE(report(campaign)["missions"].toArray().size(), 1);
        QCOMPARE(run({"record", campaign, write("kit3.json", R"({"sales":[{"soldier":"Aldo","item":"Medipac"}]})")}).code, 2);
    }

    void fiveMissions_giveTheFiguresComputedByHand()
    {
        const QString campaign = begun("five.muster");
        fightFive(campaign);
        const QJsonObject end = report(campaign);
        QCOMPARE(line(end, "Aldo"), "Aldo 55 40 15 Lieutenant Primus 5 21 fit");
        QCOMPARE(line(end, "Brun"), "Brun 111 80 31 Veteran Sergeant 4 17 fit");
        QCOMPARE(line(end, "Cato"), "Cato 94 80 14 Veteran Sergeant 4 22 fit");
        QCOMPARE(line(end, "Falk"), "Falk 24 0 24 Space Marine 1 11 fit");
        QCOMPARE(soldier(end, "Dax")["status"].toString(), "dead");
        QCOMPARE(soldier(end, "Dax")["earned"].toInt(), 16);
        QCOMPARE(soldier(end, "Egon")["earned"].toInt(), 102);
        QCOMPARE(soldier(end, "Egon")["spent"].toInt(), 80);
        QCOMPARE(soldier(end, "Aldo")["rerolls"].toInt(), 1);
        QCOMPARE(soldier(end, "Aldo")["killsByKind"].toObject()["Ork"].toInt(), 3);
        QList<int> experience, points;
        for (const QJsonValue &mission : end["missions"].toArray()) {
            experience.append(mission["experience"]["total"].toInt());
            points.append(mission["platoonPoints"].toInt());
        }
        QCOMPARE(experience, (QList<int>{114, 75, 44, 97, 72}));
        QCOMPARE(points, (QList<int>{73, 66, 81, 87, 71}));
        QCOMPARE(end["problems"].toArray().size(), 0);
        const QString text = run({"report", campaign}).out;
        QVERIFY2(text.contains("Roll of honour") && text.contains("Killed in M5"), qPrintable(text));
        const QString record = run({"report", campaign, "--soldier", "egon", "--format", "markdown"}).out;
        QVERIFY2(record.contains("Promoted to Veteran, 40 spent"), qPrintable(record));
    }

    void correction_listsWhatNoLongerHolds()
    {
        const QString campaign = begun("corrected.json");
        fightFive(campaign);
        QFile first(file("m1.json"));
        QVERIFY(first.open(QIODevice::ReadOnly));
        const QByteArray right = first.readAll().replace("Dreadnought VII", "Ork");
        const Answer corrected = run({"correct", campaign, "1", write("right.json", right), "--reason", "it was an Ork"});
        QCOMPARE(corrected.code, 0);
        QVERIFY2(corrected.out.contains("Egon to Veteran no longer holds: it costs 40, only 13 was free"), qPrintable(corrected.out));
        const QJsonObject after = report(campaign);
        QCOMPARE(soldier(after, "Egon")["earned"].toInt(), 65);
        QCOMPARE(line(after, "Brun"), "Brun 111 80 31 Veteran Sergeant 4 17 fit");
        QCOMPARE(after["problems"].toArray().size(), 3);
        // Taking the correction's mission out altogether, and a number that is not there.
        QCOMPARE(run({"correct", campaign, "9", "--void"}).code, 2);
        QCOMPARE(run({"correct", campaign, "5", "--void"}).code, 0);
        QCOMPARE(soldier(report(campaign), "Falk")["earned"].toInt(), 7);
    }

    void pool_handsNothingToSoldiers()
    {
        const QString campaign = begun("pool.muster", {"--mode", "pool"});
        const QByteArray mission =
            R"({"mission":"One","objectives":{"primary":"done"},"soldiers":[{"name":"Aldo","kills":["Ork"]},{"name":"Brun"}]})";
        QCOMPARE(run({"record", campaign, write("pool.json", mission)}).code, 0);
        const QJsonObject end = report(campaign);
        QCOMPARE(soldier(end, "Aldo")["earned"].toInt(), 0);
        QCOMPARE(end["forces"].toArray().at(0)["pool"].toInt(), 7 + 2 * 2 + 20);
    }

    void promote_isOneRungAndAnswersNo()
    {
        const QString campaign = begun("promote.json");
        Answer refused = run({"promote", campaign, "Brun"});
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.err.contains("Brun cannot be promoted: Veteran costs 40, only 0 is free"), qPrintable(refused.err));
        const QByteArray mission =
            R"({"mission":"One","objectives":{"primary":"done"},"soldiers":[{"name":"Brun","kills":["Dreadnought VII"]}]})";
        QCOMPARE(run({"record", campaign, write("one.json", mission)}).code, 0);
        refused = run({"promote", campaign, "Brun", "--to", "Captain"});
        QCOMPARE(refused.code, 1);
        const Answer done = run({"promote", campaign, "brun"});
        QCOMPARE(done.code, 0);
        QVERIFY2(done.out.contains("PV 1 -> 2") && done.out.contains("PA 11 -> 13"), qPrintable(done.out));
        QCOMPARE(run({"promote", campaign, "Nobody"}).code, 2);
        QCOMPARE(run({"promote", campaign, "Brun", "--to", "Admiral"}).code, 2);
    }

    void errors_nameTheFileAndTheReason_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("reason");
        QTest::newRow("syntax") << QByteArray("{\"mission\": \"x\",\n oops}") << "line 2";
        QTest::newRow("no object") << QByteArray("[1, 2]") << "no JSON object";
        QTest::newRow("no mission") << QByteArray(R"({"soldiers":[{"name":"Aldo"}]})") << "mission";
        QTest::newRow("stranger") << QByteArray(R"({"mission":"x","soldiers":[{"name":"Zorro"}]})") << "Zorro";
        QTest::newRow("unknown enemy") << QByteArray(R"({"mission":"x","soldiers":[{"name":"Aldo","kills":["Kraken"]}]})") << "Kraken";
        QTest::newRow("outcome") << QByteArray(R"({"mission":"x","soldiers":[{"name":"Aldo","outcome":"asleep"}]})") << "asleep";
        QTest::newRow("objective") << QByteArray(R"({"mission":"x","objectives":{"primary":"maybe"},"soldiers":[{"name":"Aldo"}]})")
                                   << "maybe";
        QTest::newRow("too dear") << QByteArray(R"({"mission":"x","soldiers":[{"name":"Brun"}],"promotions":[{"soldier":"Brun"}]})")
                                  << "Brun";
    }

    void errors_nameTheFileAndTheReason()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, reason);
        const QString campaign = QFile::exists(file("errors.json")) ? file("errors.json") : begun("errors.json");
        const QJsonObject before = report(campaign);
        const QString bad = write("bad.json", text);
        const Answer answer = run({"record", campaign, bad});
        QCOMPARE(answer.code, 2);
        QVERIFY2(answer.err.contains(bad) && answer.err.contains(reason), qPrintable(answer.err));
        QCOMPARE(answer.err.trimmed().count('\n'), 0);
        QCOMPARE(report(campaign), before); // nothing half written
    }

    void wrongArguments_areRefused()
    {
        QCOMPARE(run({}).code, 2);
        QCOMPARE(run({"dance"}).code, 2);
        QCOMPARE(run({"new", "X"}).code, 2);
        QCOMPARE(run({"new", "X", "--system", "chess"}).code, 2);
        QCOMPARE(run({"new", "X", "--system", "space-crusade", "--mode", "fame"}).code, 2);
        QCOMPARE(run({"report", file("missing.muster")}).code, 2);
        QVERIFY(run({"report", file("missing.muster")}).err.contains(file("missing.muster")));
        const QString campaign = begun("kept.muster");
        const Answer again = run({"new", "Y", "--system", "space-crusade", "-o", campaign});
        QCOMPARE(again.code, 2); // never overwritten without --force
        QVERIFY(again.err.contains(campaign));
        QCOMPARE(run({"report", campaign, "--format", "papyrus"}).code, 2);
        QCOMPARE(run({"enlist", campaign, write("broken.ros", "<roster")}).code, 2);
    }

    void library_holdsCampaignsToo_andFilesGoInAndOut()
    {
        QCOMPARE(run({"new", "Kept Inside", "--system", "space-crusade", "--player", "Ann", "--player", "Ben"}).code, 0);
        QCOMPARE(run({"enlist", "kept inside", test::sourceFolder() + "/data/space-crusade/samples/coverfeld.ros", "--player", "Ben"}).code,
                 0);
        const QJsonObject kept = report("Kept Inside");
        QCOMPARE(kept["soldiers"].toArray().size(), 4);
        QCOMPARE(kept["standings"].toArray().size(), 2);
        // A file that the command line wrote is one the library reads, and what is in it besides the log stays there.
        const QString campaign = begun("swap.muster");
        QCOMPARE(runAll({"library", "import", campaign}).code, 0);
        const QByteArray one = R"({"mission":"One","soldiers":[{"name":"Aldo"}]})";
        QCOMPARE(run({"record", campaign, write("swap.json", one)}).code, 0);
        const auto entries = archive::ArchiveReader().readFile(campaign);
        QVERIFY(entries && archive::findEntry(*entries, "manifest.json"));
    }

    void print_writesReportSheetsAndRecords()
    {
        const QString campaign = begun("print.muster");
        const Answer printed = runAll({"print", campaign, "-o", file("all.pdf")});
        QVERIFY2(printed.code == 0, qPrintable(printed.err));
        QVERIFY(printed.out.contains("report 1 page") && printed.out.contains("sheet 1 page"));
        const Answer record = runAll({"print", campaign, "--what", "records", "--soldier", "Cato", "-o", file("cato.pdf")});
        QVERIFY2(record.out.contains("records 1 page"), qPrintable(record.out + record.err));
        QCOMPARE(runAll({"print", campaign, "--what", "summary", "-o", file("no.pdf")}).code, 2);
        QCOMPARE(runAll({"print", campaign, "--what", "records", "--soldier", "Zorro", "-o", file("no.pdf")}).code, 2);
        QCOMPARE(runAll({"print", test::sourceFolder() + "/data/space-crusade/samples/aldo.ros", "--what", "records", "-o", file("no.pdf")})
                     .code,
                 2);
        QVERIFY(!QFile::exists(file("no.pdf")));
    }

    void otherGames_countMissionsResultsKillsAndAwards_data()
    {
        QTest::addColumn<QString>("sample");
        for (const char *sample : {"dust", "modern-skirmish", "at-43", "dropzone-commander"})
            QTest::newRow(sample) << QString(sample);
    }

    void otherGames_countMissionsResultsKillsAndAwards()
    {
        QFETCH(QString, sample);
        const QString folder = test::sourceFolder() + "/data/" + sample + "/samples";
        const QString roster = QDir(folder).filePath(QDir(folder).entryList({"*.ros"}, QDir::Files).first());
        const QString campaign = file(sample + ".json");
        QCOMPARE(run({"new", "Other", "--system", sample, "--player", "Ann", "--player", "Ben", "-o", campaign}).code, 0);
        QVERIFY2(run({"enlist", campaign, roster, "--player", "Ann", "--name", "Red"}).code == 0,
                 qPrintable(run({"enlist", campaign, roster}).err));
        QCOMPARE(run({"enlist", campaign, roster, "--player", "Ben", "--name", "Blue"}).code, 0);
        const QJsonArray soldiers = report(campaign)["soldiers"].toArray();
        QVERIFY(soldiers.size() >= 2);
        const QString red = soldiers.first()["id"].toString();
        QJsonObject mission{
            {"mission", "First blood"},
            {"soldiers", QJsonArray{QJsonObject{{"name", red}, {"kills", QJsonArray{QJsonObject{{"kind", "Tank"}, {"points", 30}}}}}}},
            {"sides",
             QJsonArray{QJsonObject{{"force", "Red"}, {"result", "won"}, {"victoryPoints", 5}},
                        QJsonObject{{"force", "Blue"}, {"result", "lost"}}}}};
        const Answer recorded = run({"record", campaign, write("other.json", QJsonDocument(mission).toJson())});
        QVERIFY2(recorded.code == 0, qPrintable(recorded.err));
        const QJsonObject end = report(campaign);
        const QJsonObject winner = end["standings"].toArray().first().toObject();
        QCOMPARE(winner["won"].toInt(), 1);
        QCOMPARE(winner["kills"].toInt(), 1);
        QCOMPARE(winner["killPoints"].toInt(), 30);
        QCOMPARE(winner["victoryPoints"].toInt(), 5);
        QCOMPARE(end["mode"].toString(), "none");
        QCOMPARE(end["soldiers"].toArray().first()["missions"].toInt(), 1);
        QCOMPARE(run({"promote", campaign, red}).code, 1);
    }

    void contradictions_areRefused_andVictimsCountAsTheyStand()
    {
        const QString campaign = file("victims.json"), roster = test::sourceFolder() + "/data/at-43/samples/una-660.ros";
        QCOMPARE(run({"new", "Victims", "--system", "at-43", "--player", "Ann", "--player", "Ben", "-o", campaign}).code, 0);
        const Answer enlisted = run({"enlist", campaign, roster, "--player", "Ann", "--name", "Red"});
        QVERIFY2(enlisted.out.contains("3 soldiers, 660"), qPrintable(enlisted.out + enlisted.err));
        QCOMPARE(run({"enlist", campaign, roster, "--player", "Ben", "--name", "Blue"}).code, 0);
        const QJsonArray soldiers = report(campaign)["soldiers"].toArray();
        const QString killer = soldiers.at(0)["id"].toString(), victim = soldiers.at(3)["id"].toString();
        const auto recorded = [&](const char *red, const char *blue, const char *outcome) {
            const QJsonObject mission{
                {"mission", "Clash"},
                {"sides", QJsonArray{QJsonObject{{"force", "Red"}, {"result", red}}, QJsonObject{{"force", "Blue"}, {"result", blue}}}},
                {"soldiers",
                 QJsonArray{QJsonObject{{"name", killer}, {"kills", QJsonArray{QJsonObject{{"victim", victim}}}}},
                            QJsonObject{{"name", victim}, {"outcome", outcome}}}}};
            return run({"record", campaign, write("clash.json", QJsonDocument(mission).toJson())});
        };
        const Answer both = recorded("won", "won", "dead");
        QCOMPARE(both.code, 2);
        QVERIFY2(both.err.contains("Red and Blue cannot both win"), qPrintable(both.err));
        QCOMPARE(recorded("won", "lost", "survived").code, 2);
        const Answer fine = recorded("won", "lost", "dead");
        QVERIFY2(fine.code == 0, qPrintable(fine.err));
        QCOMPARE(soldier(report(campaign), soldiers.at(0)["name"].toString())["killPoints"].toInt(), soldiers.at(3)["points"].toInt());
        const Answer record = run({"report", campaign, "--soldier", victim});
        QVERIFY2(record.out.contains("by " + soldiers.at(0)["name"].toString()), qPrintable(record.out));
    }
};

MUSTER_TEST_MAIN(tst_CampaignCommand)
#include "tst_CampaignCommand.moc"
