// SPDX-License-Identifier: GPL-3.0-or-later
#include "CommandRun.h"
#include "support/TestMain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace muster;
using test::Answer;

/// `muster systems` and `muster units` over the packs of the checkout.
class tst_PackCommands : public QObject
{
    Q_OBJECT

private:
    static QJsonArray json(const Answer &answer) { return QJsonDocument::fromJson(answer.out.toUtf8()).array(); }

    static QJsonObject unitNamed(const QJsonArray &units, const QString &name)
    {
        for (const QJsonValue &unit : units) {
            if (unit["name"].toString() == name)
                return unit.toObject();
        }
        return {};
    }

private slots:
    void initTestCase() { qputenv("MUSTER_PACKS", (test::sourceFolder() + "/data").toUtf8()); }

    void systems_listsTheFiveGames()
    {
        const Answer answer = test::runCommand({"systems", "--json"});
        QCOMPARE(answer.code, 0);
        QCOMPARE(answer.err, QString());
        QStringList ids;
        for (const QJsonValue &system : json(answer)) {
            ids.append(system["id"].toString());
            QVERIFY(system["loaded"].toBool() && system["units"].toInt() > 0 && !system["factions"].toArray().isEmpty());
            QVERIFY(!system["edition"].toString().isEmpty() && !system["version"].toString().isEmpty());
        }
        QCOMPARE(ids, (QStringList{"at-43", "dropzone-commander", "dust", "modern-skirmish", "space-crusade"}));
        QVERIFY(test::runCommand({"systems", "--lang", "fr"}).out.contains("République post-humaine"));
    }

    void brokenPack_isNamed_andTheOthersAreListed()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("torn"));
        QFile file(folder.filePath("torn/pack.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{ \"id\": ");
        file.close();
        const Answer answer = test::runCommand({"systems", "--json", "--data", folder.path()});
        QCOMPARE(answer.code, 0);
        QVERIFY2(answer.err.contains("torn: pack.json") && answer.err.contains("JSON"), qPrintable(answer.err));
        QCOMPARE(json(answer).size(), 6);
        QCOMPARE(json(answer).last()["loaded"].toBool(), false);
    }

    void units_giveCostProfilesAndRules()
    {
        const QJsonArray units = json(test::runCommand({"units", "dropzone-commander", "--faction", "ucm", "--json"}));
        const QJsonObject sabre = unitNamed(units, "Sabre");
        QCOMPARE(sabre["id"].toString(), "dzc.unit.ucm.sabre");
        QCOMPARE(sabre["faction"].toString(), "United Colonies of Mankind");
        QCOMPARE(sabre["costs"].toObject(), (QJsonObject{{"pts", 37}}));
        QCOMPARE(sabre["minimumCosts"]["pts"].toInt(), 111);
        QCOMPARE(sabre["profiles"][0]["characteristics"]["A"].toString(), "10");
        QCOMPARE(sabre["profiles"].toArray().size(), 3);
        QVERIFY(!sabre["rules"].toArray().isEmpty());
        QVERIFY(unitNamed(units, "Hunter").isEmpty());
        QVERIFY(!unitNamed(units, "Bear").isEmpty()); // a transport inside squads is a unit too
    }

    void units_ofEveryGame_areListed()
    {
        for (const QString game : {"at-43", "dropzone-commander", "dust", "modern-skirmish", "space-crusade"}) {
            QVERIFY2(!json(test::runCommand({"units", game, "--json"})).isEmpty(), qPrintable(game));
            QVERIFY(!test::runCommand({"units", game, "--lang", "fr"}).out.isEmpty());
        }
        QCOMPARE(unitNamed(json(test::runCommand({"units", "dust", "--json"})), "Mickey")["costs"].toObject().begin()->toInt(), 13);
    }

    void wrongNames_areRefused()
    {
        QCOMPARE(test::runCommand({"units"}).code, 2);
        const Answer game = test::runCommand({"units", "chess"});
        QCOMPARE(game.code, 2);
        QVERIFY(game.err.contains("chess") && game.out.isEmpty());
        const Answer faction = test::runCommand({"units", "dust", "--faction", "white"});
        QCOMPARE(faction.code, 2);
        QVERIFY(faction.err.contains("white"));
    }
};

MUSTER_TEST_MAIN(tst_PackCommands)
#include "tst_PackCommands.moc"
