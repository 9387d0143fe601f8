// SPDX-License-Identifier: GPL-3.0-or-later
#include "TableGame.h"
#include "battle/begin/SideUnits.h"
#include "battle/dice/DiceCup.h"
#include "battle/dice/RollResult.h"
#include "packs/table/PackTable.h"

#include <QDir>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTemporaryDir>

using namespace muster;
using namespace muster::battle;

/// How lists come to the table, and the dice of the games.
class tst_BattleBegin : public QObject
{
    Q_OBJECT

    test::TableGame m_games;

    // Every text of the file is there in both languages.
    static void checkTexts(const QJsonValue &value, const QString &where)
    {
        if (value.isObject()) {
            const QJsonObject object = value.toObject();
            if (object.contains("en") || object.contains("fr"))
                QVERIFY2(!object["en"].toString().isEmpty() && !object["fr"].toString().isEmpty(), qPrintable(where));
            for (auto it = object.begin(); it != object.end(); ++it)
                checkTexts(it.value(), where + '/' + it.key());
        } else if (value.isArray()) {
            for (const QJsonValue &item : value.toArray())
                checkTexts(item, where);
        }
    }

    static void writeFile(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no file");
    }

    // Data as a community writes them: no pack.json, wounds in a column W. No name space: moc takes two slashes in a raw string for a
    // comment, and the class would have no tests.
    static void writeCommunityData(const QString &folder)
    {
        writeFile(folder + "/game.gst", R"(<?xml version="1.0" encoding="UTF-8"?>
<gameSystem id="g" name="Game" revision="1" battleScribeVersion="2.03">
  <costTypes><costType id="pts" name="pts" defaultCostLimit="-1.0" hidden="false"/></costTypes>
  <profileTypes><profileType id="unit" name="Unit"><characteristicTypes><characteristicType id="t" name="T"/>
    <characteristicType id="w" name="W"/></characteristicTypes></profileType></profileTypes>
  <forceEntries><forceEntry id="army" name="Army" hidden="false"/></forceEntries>
</gameSystem>)");
        const auto profile = [](const QByteArray &name, int wounds) {
            return "<profiles><profile id=\"p." + name + "\" name=\"" + name
                + "\" hidden=\"false\" typeId=\"unit\" typeName=\"Unit\"><characteristics><characteristic name=\"T\" typeId=\"t\">4"
                  "</characteristic><characteristic name=\"W\" typeId=\"w\">"
                + QByteArray::number(wounds) + "</characteristic></characteristics></profile></profiles>";
        };
        const auto entry = [](const QByteArray &id, const QByteArray &type, const QByteArray &inside) {
            return "<selectionEntry id=\"" + id + "\" name=\"" + id + "\" hidden=\"false\" type=\"" + type + "\">" + inside
                + "</selectionEntry>";
        };
        writeFile(folder + "/army.cat",
                  R"(<?xml version="1.0" encoding="UTF-8"?>
<catalogue id="c" name="Army" revision="1" battleScribeVersion="2.03" gameSystemId="g" gameSystemRevision="1"><selectionEntries>)"
                      + entry("Squad", "unit",
                              profile("Squad", 2) + "<selectionEntries>" + entry("Sergeant", "model", profile("Sergeant", 3))
                                  + entry("Trooper", "model", "") + "</selectionEntries>")
                      + entry("Leader", "model", profile("Leader", 5)) + entry("Bunker", "upgrade", profile("Bunker", 9))
                      + entry("Setting", "upgrade", "") + "</selectionEntries></catalogue>");
    }

private slots:
    void communityData_bringsEverySelectionWithAProfile()
    {
        const QTemporaryDir folder;
        writeCommunityData(folder.path());
        packs::PackStore store(packs::PackFolders{{folder.path()}, {}, {}, {}});
        store.load();
        const packs::PackPtr pack = store.forGameSystem("g");
        QVERIFY(pack && packs::tableOf(*pack).isPlain());
        const auto chosen = [](const std::string &id, const std::string &type, int number, std::vector<rules::Selection> inside = {}) {
            rules::Selection selection;
            selection.id = "s." + id;
            selection.entryId = selection.name = id;
            selection.type = type;
            selection.number = number;
            selection.selections = std::move(inside);
            return selection;
        };
        rules::Roster roster;
        roster.id = roster.name = "list";
        roster.gameSystemId = "g";
        rules::Force force;
        force.id = "f";
        force.entryId = "army";
        force.catalogueId = "c";
        force.selections = {chosen("Squad", "unit", 1, {chosen("Sergeant", "model", 1), chosen("Trooper", "model", 4)}),
                            chosen("Leader", "model", 1), chosen("Bunker", "upgrade", 1), chosen("Setting", "upgrade", 1)};
        force.selections[1].associations.push_back({"leads", "s.Squad"});
        roster.forces.push_back(force);
        rules::Evaluator evaluator(pack->data());
        evaluator.evaluate(roster);
        const QVector<UnitAtStart> units = unitsOf(*pack, packs::tableOf(*pack), evaluator, "en", "1:");
        QCOMPARE(units.size(), 3); // the setting has no profile
        QCOMPARE(units.at(0).figures.size(), 2);
        QCOMPARE(units.at(0).figures.at(0).boxes, 3); // their own
        QCOMPARE(units.at(0).figures.at(1).boxes, 2); // those of the unit
        QCOMPARE(units.at(0).figures.at(1).count, 4);
        QCOMPARE(units.at(1).figures.at(0).boxes, 5);
        QCOMPARE(units.at(1).joins, QStringList{units.at(0).id});
        QCOMPARE(units.at(2).name, QString("Bunker"));
    }

    void wrongTable_isTold()
    {
        packs::Findings findings;
        const QJsonObject json = QJsonDocument::fromJson(R"({"format": 1, "markers": [{"id": "a", "becomes": "b"}, {"id": "a"}, {}],
            "dice": [{"id": "d", "faces": [{"id": "x"}]}], "rolls": [{"id": "r", "die": "none"}], "kills": "all",
            "resources": [{"id": "lp", "start": -4}], "phases": 7})")
                                     .object();
        (void)packs::readTable(json, "table.json", findings);
        QCOMPARE(int(findings.size()), 7);
        for (const base::Finding &finding : findings)
            QCOMPARE(finding.file, std::string("table.json"));
    }

    void everyGame_hasItsTable()
    {
        for (const char *id : {"at-43", "dropzone-commander", "dust", "modern-skirmish", "space-crusade"}) {
            packs::Findings findings;
            const packs::TableRules rules = packs::tableOf(*m_games.pack(id), &findings);
            for (const base::Finding &finding : findings)
                QFAIL(finding.sentence.english().c_str());
            QVERIFY2(!rules.phases.isEmpty() && !rules.markers.isEmpty() && !rules.rolls.isEmpty() && !rules.score.isEmpty(), id);
            checkTexts(rules.json, id);
        }
    }

    void everySample_comesToTheTable()
    {
        for (const char *id : {"at-43", "dropzone-commander", "dust", "modern-skirmish", "space-crusade"}) {
            const QDir folder(test::sourceFolder() + "/data/" + id + "/samples");
            for (const QString &sample : folder.entryList({"*.ros"})) {
                const Battle battle = m_games.begin(id, sample, sample);
                const BattleState state = fold(battle);
                QVERIFY2(state.problems.isEmpty(), qPrintable(sample));
                QVERIFY2(state.units.size() >= 2, qPrintable(sample)); // a skirmish team is one unit
                for (const UnitState &unit : state.units)
                    QVERIFY2(unit.figuresLeft() > 0 && unit.boxesLeft() >= unit.figuresLeft(), qPrintable(sample + ' ' + unit.name));
                QCOMPARE(battle.rules, packs::tableOf(*m_games.pack(id)));
            }
        }
    }

    void figuresAndBoxes_areThoseOfTheCards()
    {
        const BattleState dust = fold(m_games.begin("dust", "hedgerow-walkers.ros", "sigrids-spearhead.ros"));
        const auto named = [](const BattleState &state, const QString &name) {
            for (const UnitState &unit : state.units) {
                if (unit.name == name)
                    return unit;
            }
            qFatal("no unit %s", qPrintable(name));
        };
        QCOMPARE(named(dust, "Gunners").figures.size(), 5);
        QCOMPARE(named(dust, "Gunners").boxes(), 5);
        QCOMPARE(named(dust, "Mickey").figures.size(), 1);
        QVERIFY(named(dust, "Mickey").boxes() > 1);
        (void)named(dust, "Pounder 2"); // equals have numbers
        const BattleState crusade = fold(m_games.begin("space-crusade", "aldo.ros", "aldo.ros"));
        QVERIFY(named(crusade, "Aldo").boxes() > 1); // a sergeant
        QCOMPARE(named(crusade, "Brun").boxes(), 1); // a marine
        QVERIFY(named(crusade, "Aldo").points > named(crusade, "Brun").points);
        const BattleState team = fold(m_games.begin("modern-skirmish", "alpha-team.ros", "alpha-team.ros"));
        QCOMPARE(named(team, "Alpha Team").figures.size(), 4);
        QCOMPARE(named(team, "Alpha Team").figures.at(0).name, QString("Morel"));
        const BattleState phr = fold(m_games.begin("dropzone-commander", "phr-500-six-battlegroups.ros", "ucm-999.ros"));
        QCOMPARE(named(phr, "Ares").figures.size(), 2);
        const BattleState therians = fold(m_games.begin("at-43", "therians-general.ros", "una-660.ros"));
        QCOMPARE(named(therians, "Storm Golems").figures.size(), 9);
    }

    // Heroes never duck; a walker loses a weapon with each box.
    void rules_sayWhoGetsNoMarker_andWhoLosesWeapons()
    {
        const BattleState dust = fold(m_games.begin("dust", "hedgerow-walkers.ros", "sigrids-spearhead.ros"));
        const QString fire = "dust.marker.under-fire";
        const auto named = [](const BattleState &state, const QString &name) {
            const auto found = std::find_if(state.units.begin(), state.units.end(),
                                            [&name](const auto &unit) { return unit.name == name; });
            if (found == state.units.end())
                qFatal("no unit %s", qPrintable(name));
            return *found;
        };
        QVERIFY(named(dust, "Sigrid").never.contains(fire));
        QVERIFY(!named(dust, "Gunners").never.contains(fire));
        QVERIFY(!named(dust, "Mickey").never.contains(fire));
        const BattleState crusade = fold(m_games.begin("space-crusade", "aldo.ros", "boarding-party.ros"));
        int walkers = 0;
        for (const UnitState &unit : crusade.units) {
            const bool walker = unit.entry.contains("dreadnought");
            walkers += walker;
            QCOMPARE(unit.weapons.size() > 2, walker); // hull bolters and two heavy weapons, or more
            QVERIFY(!walker || unit.weapons.contains("Hull bolters"));
        }
        QVERIFY(walkers > 0);
    }

    void laterChanges_doNotReachTheBattle()
    {
        const Battle battle = m_games.begin("dust", "hedgerow-walkers.ros", "sigrids-spearhead.ros");
        const SideAtStart &side = battle.begun()->sides.first();
        const auto copy = rules::readRoster(side.roster.toStdString());
        QVERIFY(copy.ok());
        QCOMPARE(copy->roster.name, m_games.roster("dust", "hedgerow-walkers.ros").name);
        for (const UnitAtStart &unit : side.units)
            QVERIFY(rules::findSelection(copy->roster, unit.selection.toStdString()));
    }

    void scenario_bringsDiceScoreAndAwards()
    {
        const Battle dust = m_games.begin("dust", "hedgerow-walkers.ros", "sigrids-spearhead.ros",
                                          "dust.scenario.battlefield-4-the-pincer");
        QCOMPARE(dust.begun()->turns, 8);
        QCOMPARE(dust.begun()->reserveDice, (QVector<int>{0, 1, 2}));
        QCOMPARE(dust.begun()->sides.first().role, QString("attacker"));
        QCOMPARE(dust.begun()->width, 180);
        QVERIFY(dust.begun()->score.size() > 2); // the game's two lines and what this scenario counts besides
        const Battle crusade = m_games.begin("space-crusade", "aldo.ros", "aldo.ros", "crusade.scenario.seek-and-destroy");
        QCOMPARE(crusade.begun()->awards.value("primary"), 20);
        QCOMPARE(crusade.begun()->piles.size(), 4); // the deck against Eldar stays in the box: nobody plays them
        QCOMPARE(crusade.begun()->piles.first().cards.size(), 28);
    }

    void neededRolls_areThoseOfTheRules()
    {
        Battle battle = m_games.begin("dust", "hedgerow-walkers.ros", "sigrids-spearhead.ros");
        const auto needed = [&](int turn, int more) {
            Battle copy = battle;
            copy.events.append(makeEvent(TurnBegun{turn, {}, {}}));
            const BattleState state = fold(copy);
            return DiceCup(copy.rules, state, chance()).needed(*copy.rules.roll("dust.roll.reserve"), more);
        };
        const auto near = [](double a, double b) { return std::abs(a - b) < 1e-12; };
        QVERIFY(near(needed(1, 0).chance, 1.0 / 3));
        QVERIFY(near(needed(2, 0).chance, 5.0 / 9));
        QVERIFY(needed(3, 0).automatic);
        QVERIFY(near(needed(1, 1).chance, 5.0 / 9)); // Rangers
        QVERIFY(near(needed(2, 1).chance, 19.0 / 27));
        battle = m_games.begin("dust", "hedgerow-walkers.ros", "sigrids-spearhead.ros", "dust.scenario.battlefield-4-the-pincer");
        QVERIFY(needed(1, 0).impossible && needed(1, 1).impossible); // delayed: none, also with a die more
        QVERIFY(near(needed(2, 0).chance, 1.0 / 3));
        QVERIFY(near(needed(3, 0).chance, 5.0 / 9));
        QVERIFY(needed(4, 0).automatic);
        const Battle dropzone = m_games.begin("dropzone-commander", "ucm-999.ros", "scourge-1000.ros");
        const BattleState state = fold(dropzone);
        const DiceCup cup(dropzone.rules, state, chance());
        const packs::TableRoll &reserve = *dropzone.rules.roll("dzc.roll.reserve");
        QCOMPARE(cup.needed(reserve, 0, 1).atLeast, 6);
        QCOMPARE(cup.needed(reserve, 0, 2).atLeast, 4);
        QVERIFY(near(cup.needed(reserve, 0, 5).chance, 5.0 / 6));
    }

    void thrownAndTyped_areRecordedAlike()
    {
        const Battle battle = m_games.begin("dust", "hedgerow-walkers.ros", "sigrids-spearhead.ros");
        const BattleState state = fold(battle);
        QVector<int> next{0, 4, 2}; // faces A A T T S S
        const DiceCup cup(battle.rules, state, [&next](int) { return next.takeFirst(); });
        const auto thrown = cup.roll("dust.roll.shake-off-suppressed");
        QVERIFY(thrown.ok());
        QCOMPARE(thrown->faces, (QStringList{"A", "S"}));
        auto typed = cup.typed("dust.roll.shake-off-suppressed", {}, {"a", "s"});
        QVERIFY(typed.ok() && typed->byHand);
        typed->byHand = false;
        QCOMPARE(*typed, *thrown);
        QCOMPARE(judgeRoll(*thrown, battle.rules, state).outcome->text.in("en"), QString("Under Fire instead"));
        const auto again = cup.again(*thrown, {1});
        QVERIFY(again.ok());
        QCOMPARE(again->faces, (QStringList{"A", "T"}));
        QCOMPARE(again->before, QStringList{"S"});
        QVERIFY(!cup.typed("dust.roll.reserve", {}, {"7"}).ok());
        QVERIFY(!cup.roll("nothing").ok());
    }

    void dice_areFair()
    {
        const Battle battle = m_games.begin("space-crusade", "aldo.ros", "aldo.ros");
        const BattleState state = fold(battle);
        QRandomGenerator random(7);
        const DiceCup cup(battle.rules, state, [&random](int bound) { return random.bounded(bound); });
        QMap<QString, int> seen;
        for (int i = 0; i < 600; ++i) {
            const QStringList faces = cup.dice("red", 100)->faces;
            for (const QString &face : faces)
                ++seen[face];
        }
        for (const auto &[face, share] : {std::pair{"0", 30000}, {"1", 10000}, {"2", 10000}, {"3", 10000}})
            QVERIFY2(std::abs(seen.value(face) - share) < 600, face);
    }

    void deck_isDrawnToItsEnd()
    {
        Battle battle = m_games.begin("space-crusade", "aldo.ros", "aldo.ros");
        QRandomGenerator random(3);
        QSet<QString> cards;
        for (int i = 0; i < 28; ++i) {
            const BattleState state = fold(battle);
            const auto drawn = DiceCup(battle.rules, state, [&random](int bound) {
                                   return random.bounded(bound);
                               }).draw("crusade.deck.marines");
            QVERIFY(drawn.ok());
            cards.insert(drawn->card);
            battle.events.append(makeEvent(*drawn));
        }
        const BattleState state = fold(battle);
        QCOMPARE(cards.size(), 28);
        QVERIFY(state.secondaryOpened && state.problems.isEmpty());
        QVERIFY(!DiceCup(battle.rules, state, chance()).draw("crusade.deck.marines").ok());
    }
};

MUSTER_TEST_MAIN(tst_BattleBegin)
#include "tst_BattleBegin.moc"
