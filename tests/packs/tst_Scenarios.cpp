// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/read/PaperKitReader.h"
#include "packs/read/ScenarioReader.h"
#include "packs/user/OwnMissions.h"
#include "support/OwnPacks.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace muster;
using namespace muster::packs;

namespace {

ScenarioBook readText(const QByteArray &json, Findings &findings)
{
    return readScenarios(QJsonDocument::fromJson(json).object(), "scenarios.json", findings);
}

QString said(const Findings &findings)
{
    QStringList all;
    for (const base::Finding &finding : findings)
        all.append(QString::fromStdString(finding.sentence.english()));
    return all.join('\n');
}

QByteArray withMap(const QByteArray &map)
{
    return R"({"scenarios": [{"id": "toy.scenario.one", "name": "One", "sides": [{"id": "a", "name": "A"}], "map": {"size": [100, 60], )"
        + map + "}}]}";
}

} // namespace

/// The figures of scenarios: read, found wrong, asked; and missions of the user.
class tst_Scenarios : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<PackStore> m_packs = test::ownPacks();

    const Scenario &scenario(const QString &pack, const QString &wanted)
    {
        const Scenario *found = findScenario(m_packs->find(pack)->scenarios(), wanted);
        if (!found)
            qFatal("no scenario %s", qPrintable(wanted));
        return *found;
    }

private slots:
    void noRetreat_hasTheFiguresOfTheRules()
    {
        const Scenario &third = scenario("dust", "Battlefield 3");
        QCOMPARE(third.id, QString("dust.scenario.battlefield-3-no-retreat"));
        const ScenarioPlan &plan = third.plan;
        QCOMPARE(plan.map.size, QSizeF(180, 120));
        QCOMPARE(plan.map.objectiveDiameter, 8.0);
        QCOMPARE(plan.map.objectiveReach, 10.0);
        QCOMPARE(plan.map.zones.size(), 2);
        QCOMPARE(plan.map.zones.at(0).area.rects.constFirst(), QRectF(0, 0, 90, 120));
        QCOMPARE(plan.map.zones.at(1).area.rects.constFirst(), QRectF(150, 0, 30, 120)); // 60 cm from the middle
        const MapArea &objectives = plan.map.objectives.constFirst().area;
        QVERIFY(objectives.contains({20, 20}) && objectives.contains({70, 60}) && objectives.contains({90, 40}));
        QVERIFY(!objectives.contains({19, 60}) && !objectives.contains({71, 60}) && !objectives.contains({91, 30}));
        QCOMPARE(plan.ambush.units, 1);
        QCOMPARE(plan.ambush.sides, QStringList{"defender"});
        QCOMPARE(plan.reserves.sides, QStringList{"defender"});
        QCOMPARE(plan.reserves.automaticFrom(), 3);
        QVERIFY(std::abs(plan.reserves.chance(1) - 1 / 3.0) < 1e-12);
        QVERIFY(std::abs(plan.reserves.chance(2) - 5 / 9.0) < 1e-12);
        QCOMPARE(plan.reserves.chance(3), 1.0);
        QCOMPARE(plan.score.size(), 3);
        QCOMPARE(plan.score.at(2).from, 4);
    }

    void maps_keepEveryDistanceOfTheRules_data()
    {
        QTest::addColumn<QString>("number");
        QTest::addColumn<QPointF>("inside");
        QTest::addColumn<QPointF>("outside");
        QTest::newRow("1: within 20 cm of the enemy edge") << "1" << QPointF(20, 120) << QPointF(90, 99);
        QTest::newRow("2: at least 20 cm from the sides") << "2" << QPointF(160, 100) << QPointF(161, 110);
        QTest::newRow("4: as 3") << "4" << QPointF(20, 100) << QPointF(20, 101);
        QTest::newRow("5: own quarter, 20 cm from the edges") << "5" << QPointF(20, 20) << QPointF(19, 20);
        QTest::newRow("6: 30 cm from the centre") << "6" << QPointF(60, 60) << QPointF(61, 60);
    }

    void maps_keepEveryDistanceOfTheRules()
    {
        QFETCH(QString, number);
        QFETCH(QPointF, inside);
        QFETCH(QPointF, outside);
        const TableMap &map = scenario("dust", "Battlefield " + number).plan.map;
        const MapArea &area = number == "1" || number == "2" ? map.objectives.at(1).area : map.objectives.at(0).area;
        QVERIFY(area.contains(inside));
        QVERIFY(!area.contains(outside));
    }

    void reserves_comeLateScatteredOrBack()
    {
        QVERIFY(scenario("dust", "Battlefield 2").plan.reserves.scattered);
        QCOMPARE(scenario("dust", "Battlefield 4").plan.reserves.dice, (QList<int>{0, 1, 2}));
        QCOMPARE(scenario("dust", "Battlefield 5").plan.reserves.sides.size(), 2);
        QVERIFY(scenario("dust", "Battlefield 1").plan.engagement);
        QVERIFY(!scenario("dust", "Battlefield 3").plan.engagement);
        QCOMPARE(scenario("dust", "Tactics 1").plan.comesBack.units, 0);
        QCOMPARE(scenario("dust", "Tactics 2").plan.comesBack.units, 2);
        QVERIFY(!scenario("dust", "Tactics 2").plan.comesBack.heroes);
        QCOMPARE(scenario("dust", "Tactics 5").plan.comesBack.units, ScenarioReturn::all);
        QVERIFY(scenario("dust", "Tactics 5").plan.comesBack.heroes);
        QCOMPARE(scenario("dust", "Tactics 4").plan.pointsTo, 100);
        QCOMPARE(scenario("dust", "Battlefield 4").plan.pointsFrom, 75);
    }

    void tablesOfSpaceCrusade_areThoseOfTheRules()
    {
        const ScenarioPlan &battle = scenario("space-crusade", "Pitched Battle").plan;
        QCOMPARE(battle.tables.size(), 4);
        QStringList sizes;
        for (const TableSize &table : battle.tables)
            sizes.append(QString("%1x%2").arg(table.width).arg(table.height));
        QCOMPARE(sizes, (QStringList{"90x90", "150x90", "120x120", "180x120"}));
        QVERIFY(battle.map.zones.constFirst().example); // the size is a rule, the place is not
        QCOMPARE(battle.map.zones.constFirst().area.bounds().size(), QSizeF(40, 15));
        QVERIFY(scenario("space-crusade", "Exterminate").plan.secondary.there);
    }

    void houseMissions_areMarkedAsOurs()
    {
        for (const QString &pack : {QString("dropzone-commander"), QString("at-43")}) {
            for (const Scenario &each : m_packs->find(pack)->scenarios()) {
                QVERIFY2(each.house, qPrintable(each.id));
                QVERIFY(!each.plan.switches.isEmpty());
            }
        }
        QCOMPARE(m_packs->find("dropzone-commander")->scenarios().size(), std::size_t(4));
        for (const Scenario &each : m_packs->find("dust")->scenarios())
            QVERIFY(!each.house);
        const auto &switches = m_packs->find("at-43")->missionSwitches();
        QCOMPARE(switches.size(), 1);
        QCOMPARE(switches.constFirst().id, QString("at43.switch.artillery"));
        QVERIFY(switches.constFirst().hasNumber());
    }

    void scenario_isFoundByIdNameOrNumber()
    {
        QCOMPARE(scenario("dust", "Pas de retraite").number, 3);
        QCOMPARE(scenario("dust", "no retreat").number, 3);
        const auto &all = m_packs->find("dust")->scenarios();
        QVERIFY(!findScenario(all, "3"));         // Tactics 3 or Battlefield 3?
        QVERIFY(!findScenario(all, "Rencontre")); // both are called so in French
        QVERIFY(!findScenario(all, "Waterloo"));
    }

    void mistakes_areFindings_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("words");
        QTest::newRow("zone outside") << withMap(R"("zones": [{"side": "a", "area": {"rects": [[90, 0, 20, 10]]}}])") << "map.zones[0]";
        QTest::newRow("unknown side") << withMap(R"("zones": [{"side": "b", "area": {"rects": [[0, 0, 20, 10]]}}])") << "no side \"b\"";
        QTest::newRow("no edge") << withMap(R"("arrivals": [{"side": "a", "edge": "north"}])") << "\"north\"";
        QTest::newRow("no stretch") << withMap(R"("arrivals": [{"side": "a", "edge": "left", "from": 50, "to": 70}])") << "no stretch";
        QTest::newRow("shown outside its area")
            << withMap(R"("objectives": [{"area": {"rects": [[0, 0, 10, 10]]}, "shown": [[50, 50]]}])") << "outside of its own area";
        QTest::newRow("no table") << QByteArray(R"({"scenarios": [{"id": "x", "name": "X", "map": {"size": [0, 5]}}]})") << "map.size";
        QTest::newRow("twice") << QByteArray(R"({"scenarios": [{"id": "x", "name": "X"}, {"id": "x", "name": "Y"}]})") << "the id \"x\"";
        QTest::newRow("no switch") << QByteArray(R"({"scenarios": [{"id": "x", "name": "X", "switches": {"y": 1}}]})") << "no switch \"y\"";
        QTest::newRow("points") << QByteArray(R"({"scenarios": [{"id": "x", "name": "X", "points": [9, 5]}]})") << "[from, to]";
        QTest::newRow("score") << QByteArray(R"({"scenarios": [{"id": "x", "name": "X", "score": [{"name": "s", "from": 0}]}]})")
                               << "from 1 to 99";
    }

    void mistakes_areFindings()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, words);
        Findings findings;
        const ScenarioBook book = readText(json, findings);
        QVERIFY(!book.scenarios.empty()); // the rest is offered
        QVERIFY2(said(findings).contains(words), qPrintable(said(findings)));
    }

    void markers_areReadAndChecked()
    {
        const PaperKit &dust = m_packs->find("dust")->paperKit();
        QCOMPARE(dust.discs.constFirst().diameter, 80.0);
        QVERIFY(dust.markers.size() >= 8);
        const PaperKit &at43 = m_packs->find("at-43")->paperKit();
        QCOMPARE(at43.templates.constFirst().diameter, 200.0);
        QCOMPARE(at43.templates.constFirst().rings, 10);
        QCOMPARE(at43.templates.constFirst().directions, 6);
        const StructureDesign &structures = m_packs->find("dropzone-commander")->paperKit().structures;
        QList<int> damage;
        for (const StructureSize &size : structures.sizes)
            damage.append(size.damage);
        QCOMPARE(damage, (QList<int>{2, 4, 10, 20, 40}));
        Findings findings;
        (void)readPaperKit(QJsonDocument::fromJson(
                               R"({"markers": [{"id": "m", "shape": "star"}], "discs": [{"id": "d", "diameter": -1}], "strips": [{}]})")
                               .object(),
                           "markers.json", findings);
        QCOMPARE(findings.size(), std::size_t(3));
    }

    void ownMission_survivesFileAndUnknownKeys()
    {
        QTemporaryDir folder;
        Scenario mission;
        mission.id = "own.mission.1";
        mission.name = LocalText("The bridge");
        mission.turns = 6;
        mission.sections = {{LocalText("Aim"), LocalText("Hold it.")}};
        mission.awards = {{"primary", 15}};
        mission.plan.tokens = {{LocalText("Ork"), 4, false}, {LocalText("Gretchin"), 2, true}};
        mission.plan.secondary = {true, LocalText("Turn 3"), LocalText("Blow it up.")};
        mission.plan.switches = {{"at43.switch.artillery", 4}};
        OwnMissions own;
        own.put(mission);
        QVERIFY(own.save(folder.path(), "toy").ok());
        // A newer program wrote something that this one does not know.
        const QString path = OwnMissions::filePath(folder.path(), "toy");
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray text = file.readAll();
        file.close();
        text.replace("\"turns\": 6", "\"turns\": 6, \"weather\": \"snow\"");
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(text);
        file.close();
        auto read = OwnMissions::load(folder.path(), "toy");
        QVERIFY(read.ok());
        QCOMPARE(read->missions().size(), std::size_t(1));
        mission.own = true;
        QCOMPARE(read->missions().front(), mission);
        mission.turns = 7;
        read->put(mission);
        QVERIFY(read->save(folder.path(), "toy").ok());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject kept = QJsonDocument::fromJson(file.readAll()).object()["scenarios"].toArray().at(0).toObject();
        QCOMPARE(kept["weather"].toString(), QString("snow"));
        QCOMPARE(kept["turns"].toInt(), 7);
        read->remove("own.mission.1");
        QVERIFY(read->missions().empty());
    }

    void ownMissions_standBehindThoseOfTheGame()
    {
        QTemporaryDir folder;
        Scenario mission;
        mission.id = "own.mission.1";
        mission.name = LocalText("The bridge");
        OwnMissions own;
        own.put(mission);
        QVERIFY(own.save(folder.path(), "dust").ok());
        PackFolders folders;
        folders.program = test::sourceFolder() + "/data";
        folders.userUnits = folder.path();
        PackStore store(folders);
        store.load();
        const auto &all = store.find("dust")->scenarios();
        QCOMPARE(all.size(), std::size_t(12));
        QVERIFY(all.back().own);
        QVERIFY(!store.find("dust")->broken());
    }

    void unreadableMissions_areNotTouched_andBreakNothing()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath("dust"));
        QFile file(OwnMissions::filePath(folder.path(), "dust"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{ \"format\": 1, \"scenarios\": [ {\"id\": \"x\"} ] }"); // without a name
        file.close();
        QVERIFY(!OwnMissions::load(folder.path(), "dust").ok());
        PackFolders folders;
        folders.program = test::sourceFolder() + "/data";
        folders.userUnits = folder.path();
        PackStore store(folders);
        store.load();
        const PackPtr dust = store.find("dust");
        QVERIFY(dust && !dust->broken());
        QCOMPARE(dust->scenarios().size(), std::size_t(11));
        QVERIFY(!dust->findings().empty());
    }
};

MUSTER_TEST_MAIN(tst_Scenarios)
#include "tst_Scenarios.moc"
