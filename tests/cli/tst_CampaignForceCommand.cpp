// SPDX-License-Identifier: GPL-3.0-or-later
#include "CommandRun.h"
#include "campaign/muster/MusterLink.h"
#include "documents/roster/RosterFile.h"
#include "share/table/TableSigns.h"
#include "support/TestMain.h"

#include <QJsonArray>

using namespace muster;

/// What a force has, the map and battle rosters of a campaign, from scripts.
class tst_CampaignForceCommand : public QObject
{
    Q_OBJECT

private:
    using Answer = test::Answer;
    QTemporaryDir m_folder;

    [[nodiscard]] Answer run(const QStringList &arguments) const
    {
        return test::runCommand(QStringList{"campaign", "--library", file("l.sqlite"), "--data", test::sourceFolder() + "/data"}
                                + arguments);
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
    /// Anna with three marines, and Bert; credits and a table of injuries are house rules.
    [[nodiscard]] QString book(const QString &name) const
    {
        const QString path = file(name + ".json");
        if (run({"new", name, "--system", "space-crusade", "--player", "Anna", "--player", "Bert", "-o", path}).code != 0)
            qFatal("no campaign");
        QFile stored(path);
        (void)stored.open(QIODevice::ReadOnly);
        QJsonObject json = QJsonDocument::fromJson(stored.readAll()).object();
        stored.close();
        QJsonObject rules = json["rules"].toObject();
        rules["counters"] = QJsonArray{
            QJsonObject{{"id", "c"}, {"name", "credits"}, {"start", 10}, {"won", 5}, {"buys", "points"}, {"sells", "paid / 2"}}};
        rules["tables"] = QJsonArray{QJsonObject{
            {"id", "i"},
            {"name", "Injuries"},
            {"dice", "2D6"},
            {"rows", QJsonArray{QJsonObject{{"id", "2"}, {"from", 2}, {"to", 12}, {"name", "Leg"}, {"fate", "misses"}, {"misses", 2}}}}}};
        json["rules"] = rules;
        (void)write(name + ".json", QJsonDocument(json).toJson());
        const QString force = write("force.json", R"({"name": "Blues", "leader": "Aldo", "catalogue": "crusade.catalogue.space-marines",
            "soldiers": [{"name": "Aldo", "points": 11}, {"name": "Brun", "points": 11}, {"name": "Cato", "points": 11}]})");
        const Answer enlisted = run({"enlist", path, force, "--player", "Anna"});
        if (enlisted.code != 0)
            qFatal("%s", qPrintable(enlisted.err));
        return path;
    }
    [[nodiscard]] QJsonObject report(const QString &book) const { return run({"report", book, "--json"}).json().object(); }

private slots:
    // A file names its player as people do: whoever is known is not there twice, whoever is not joins.
    void force_findsItsPlayerByName()
    {
        const QString path = book("players");
        const auto enlist = [&](const QByteArray &player) {
            const QString force = write("more.json",
                                        R"({"name": "Greens", "player": ")" + player
                                            + R"(", "catalogue": "crusade.catalogue.orks", "soldiers": [{"name": "Zog", "points": 7}]})");
            return run({"enlist", path, force});
        };
        const auto players = [&] { return run({"table", path, "--json"}).json().object()["table"].toArray().size(); };
        QCOMPARE(enlist("bert").err, QString());
        QCOMPARE(players(), 2);
        QCOMPARE(enlist("Carl").code, 0);
        QCOMPARE(players(), 3);
        QVERIFY(run({"report", path}).out.contains("Carl"));
    }

    // Nobody said whose it is: the player who has none yet.
    void force_withoutAPlayer_goesToWhoHasNone()
    {
        const QString path = book("free");
        const QString force = write(
            "free-force.json", R"({"name": "Greens", "catalogue": "crusade.catalogue.orks", "soldiers": [{"name": "Zog", "points": 7}]})");
        const Answer enlisted = run({"enlist", path, force});
        QCOMPARE(enlisted.code, 0);
        QVERIFY2(enlisted.out.startsWith("Greens: 1 soldier, 7 "), qPrintable(enlisted.out));
        QString bert;
        for (const QJsonValue &each : run({"table", path, "--json"}).json().object()["table"].toArray())
            bert = each["player"].toString() == "Bert" ? each["id"].toString() : bert;
        QVERIFY(!bert.isEmpty());
        for (const QJsonValue &each : report(path)["forces"].toArray())
            QCOMPARE(each["player"].toString() == bert, each["name"].toString() == "Greens");
    }

    void countersThrowsAndAreas_areRecorded()
    {
        const QString book = this->book("war");
        Answer drawn = run({"map", book, write("map.json", R"({"areas": [{"name": "Hill", "column": 0, "row": 0, "gives": "+1"},
            {"name": "Ford", "column": 1, "row": 0, "holder": "Bert"}]})")});
        QCOMPARE(drawn.err, QString());
        QCOMPARE(drawn.out, "Hill, nobody\nFord, Bert\n");
        const Answer recorded = run({"record", book, write("r.json", R"({"mission": "First", "objectives": {"primary": "done"},
            "counters": {"credits": 7}, "areas": {"hill": "Anna"}, "soldiers": [{"name": "Aldo"}],
            "throws": [{"soldier": "Brun", "table": "injuries", "value": 7}],
            "counted": [{"counters": {"credits": -2}, "reason": "repairs"}]})")});
        QCOMPARE(recorded.err, QString());
        const QJsonObject json = report(book);
        QCOMPARE(json["forces"].toArray().first()["counters"]["credits"].toInt(), 10 + 5 + 7 - 2);
        QCOMPARE(json["areas"].toArray().first()["holder"].toString(), "Anna");
        QCOMPARE(json["areas"].toArray().first()["since"].toInt(), 1);
        const QJsonValue brun = json["soldiers"].toArray().at(1);
        QCOMPARE(brun["injuries"].toArray(), QJsonArray{"Leg"});
        QCOMPARE(brun["misses"].toInt(), 2);
        QCOMPARE(run({"map", book}).out, "Hill, Anna, since mission 1, new\nFord, Bert\n");
        QVERIFY(run({"report", book}).out.contains("Hill"));
    }

    void kit_isPaidWithTheCounter()
    {
        const QString book = this->book("shop");
        const auto record = [&](const QByteArray &json) { return run({"record", book, write("shop.txt", json)}); };
        const auto credits = [&] { return report(book)["forces"].toArray().first()["counters"]["credits"].toInt(); };
        const Answer bought = record(R"({"purchases": [{"soldier": "Aldo", "item": "Heirloom sabre", "points": 6}]})");
        QCOMPARE(bought.err, QString());
        QVERIFY2(bought.out.contains("Aldo: Heirloom sabre bought for 6 credits (17 PA)"), qPrintable(bought.out));
        QCOMPARE(credits(), 4);
        const QJsonValue kit = report(book)["soldiers"].toArray().first()["kit"].toArray().first();
        QCOMPARE(kit["price"]["credits"].toInt(), 6);
        const Answer poor = record(R"({"purchases": [{"soldier": "Brun", "item": "Cannon", "points": 5}]})");
        QCOMPARE(poor.code, 2);
        QVERIFY2(poor.err.contains("Cannon is not bought: it costs 5 credits, and Blues can spend only 4"), qPrintable(poor.err));
        QCOMPARE(credits(), 4);
        QCOMPARE(record(R"({"purchases": [{"soldier": "Brun", "item": "Cannon", "points": 5, "price": {}}]})").err, QString());
        QCOMPARE(credits(), 4); // a gift
        QCOMPARE(record(R"({"sales": [{"soldier": "Aldo", "item": "Heirloom sabre"}]})").err, QString());
        QCOMPARE(credits(), 4 + 3);
    }

    void wrongWords_areRefused()
    {
        const QString book = this->book("wrong");
        const auto why = [&](const QByteArray &json) { return run({"record", book, write("w.json", json)}).err; };
        QVERIFY(why(R"({"throws": [{"soldier": "Aldo", "table": "none", "value": 3}]})").contains("the rules have no table none"));
        QVERIFY(why(R"({"throws": [{"soldier": "Aldo", "table": "i", "value": 13}]})").contains("has no line for 13"));
        QVERIFY(why(R"({"counted": [{"counters": {"ore": 1}}]})").contains("the rules count no ore"));
        QVERIFY(why(R"({"counted": [{"counters": {"credits": -11}}]})").contains("11 credits were taken, but only 10 could be spent"));
        QVERIFY(why(R"({"mission": "M", "areas": {"Moon": "Anna"}, "soldiers": []})").contains("there is no area Moon"));
        QCOMPARE(run({"map", book, write("m.json", "{}")}).err, "muster: " + file("m.json") + ": the map has no areas\n");
    }

    void battleRoster_goesOutAndLossesComeBack()
    {
        const QString book = this->book("battle");
        const QString list = file("battle.ros");
        const Answer made = run({"muster", book, "-o", list});
        QCOMPARE(made.err, QString());
        QVERIFY2(made.out.startsWith("Blues, from battle, before the first mission\n"), qPrintable(made.out));
        QCOMPARE(run({"muster", book, "-o", list}).code, 2); // it is there already
        const auto read = documents::readRosterFile(list);
        QVERIFY(read.ok());
        const auto link = campaign::musterLink(read->roster);
        QVERIFY(link.has_value());
        QCOMPARE(link->soldiers.size(), 3);
        const auto keys = share::tableKeys(read->roster);
        QString text = "MUSTERT1 " + share::tableListKey(read->roster) + " T3 S4:1 U"
            + keys.at(link->soldiers.at(1).selection.toStdString()) + ":X2";
        text += " C" + share::tableChecksum(text.toLatin1());
        const Answer back = run({"losses", book, list, write("table.txt", text.toUtf8()), "--lost", "wounded", "--name", "Ambush"});
        QCOMPARE(back.err, QString());
        QCOMPARE(run({"record", book, write("back.json", back.out.toUtf8())}).err, QString());
        const QJsonArray soldiers = report(book)["soldiers"].toArray();
        QCOMPARE(soldiers.at(0)["status"].toString(), "fit");
        QCOMPARE(soldiers.at(1)["status"].toString(), "wounded");
        QCOMPARE(soldiers.at(1)["missions"].toInt(), 1);
        QVERIFY(run({"losses", book, list, file("table.txt"), "--lost", "gone"}).err.contains("--lost gone is not known"));
        QCOMPARE(run({"promote", book, "Aldo"}).code, 1);
        const QString other = this->book("other");
        QVERIFY(run({"losses", other, list, file("table.txt")}).err.contains("was not mustered from this campaign"));
    }
};

MUSTER_TEST_MAIN(tst_CampaignForceCommand)
#include "tst_CampaignForceCommand.moc"
