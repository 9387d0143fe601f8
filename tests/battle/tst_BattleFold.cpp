// SPDX-License-Identifier: GPL-3.0-or-later
#include "BattleMonkey.h"
#include "battle/fold/BattleFold.h"
#include "support/TestMain.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace muster;
using namespace muster::battle;

class tst_BattleFold : public QObject
{
    Q_OBJECT

private:
    static UnitAtStart unitOf(const QString &id, int figures, int boxes, int points)
    {
        UnitAtStart unit;
        unit.id = unit.name = id;
        unit.points = points;
        unit.figures.append({"man", {}, figures, boxes, 0, {}});
        unit.supplies.append({"shots", "Rockets", 2, {}});
        return unit;
    }

    static Battle simple(const QJsonObject &rules = {})
    {
        Battle battle;
        battle.start.id = "b";
        packs::Findings findings;
        if (!rules.isEmpty())
            battle.rules = packs::readTable(rules, "table.json", findings);
        Begun begun;
        for (const QString id : {"1", "2"}) {
            SideAtStart side;
            side.id = side.name = id;
            side.units = {unitOf("squad" + id, 5, 1, 20), unitOf("walker" + id, 1, 4, 30)};
            begun.sides.append(side);
        }
        begun.score.append({"vp", packs::LocalText("VP"), 1, 1, {}});
        battle.events.append(makeEvent(begun));
        return battle;
    }

    static BattleState after(Battle battle, const QVector<Payload> &events)
    {
        for (const Payload &payload : events)
            battle.events.append(makeEvent(payload));
        return fold(battle);
    }

private slots:
    void randomLogs_survive()
    {
        for (quint32 seed = 1; seed <= 150; ++seed) {
            test::BattleMonkey monkey(seed);
            Battle battle = monkey.make(120);
            const BattleState whole = fold(battle);
            QCOMPARE(fold(battle), whole); // a pure function
            for (const UnitState &unit : whole.units) {
                QVERIFY(unit.boxesLeft() >= 0 && unit.boxesLeft() <= unit.boxes());
                if (!unit.figures.isEmpty() && !unit.lasting)
                    QVERIFY(unit.isOut() || unit.figuresLeft() > 0);
            }
            // Read and write.
            const QByteArray written = QJsonDocument(toJson(battle)).toJson();
            Battle read;
            base::Message why;
            QVERIFY2(fromJson(QJsonDocument::fromJson(written).object(), read, &why), why.english().c_str());
            QCOMPARE(read, battle);
            QCOMPARE(QJsonDocument(toJson(read)).toJson(), written);
            QCOMPARE(fold(read), whole);
        }
    }

    void undo_restoresTheStateBefore()
    {
        for (quint32 seed = 200; seed < 230; ++seed) {
            test::BattleMonkey monkey(seed);
            Battle battle = monkey.make(1);
            QVector<BattleState> before;
            for (int i = 1; i < 60; ++i) {
                before.append(fold(battle));
                battle.events.append(monkey.event(i));
            }
            while (!before.isEmpty()) {
                battle.events.removeLast();
                QCOMPARE(fold(battle), before.takeLast());
            }
        }
    }

    void newerEntriesAndKeys_survive()
    {
        const QByteArray text = R"({"kind": "battle", "id": "b", "format": 9, "system": "dust", "weather": "rain",
            "rules": {"format": 1, "newer": [1]},
            "events": [{"id": "1", "type": "begun", "sides": [{"id": "1", "colour": "red", "units": [{"id": "u", "mood": 3}]}]},
                       {"id": "2", "type": "teleported", "unit": "u"},
                       {"id": "3", "type": "damaged", "unit": "u", "boxes": "many"},
                       {"id": "4", "type": "note", "text": "hi", "needs": 7}]})";
        const QJsonObject json = QJsonDocument::fromJson(text).object();
        Battle battle;
        QVERIFY(fromJson(json, battle));
        QCOMPARE(toJson(battle), json);
        const BattleState state = fold(battle);
        QCOMPARE(state.units.size(), 1);
        QCOMPARE(state.problems.size(), 3);
        base::Message why;
        QVERIFY(!fromJson({{"kind", "battle"}, {"id", "b"}, {"needs", newestFormat + 1}, {"events", QJsonArray()}}, battle, &why));
        QVERIFY(!why.empty());
    }

    // A file may claim millions of figures, and kill and heal them again and again.
    void hostileNumbers_areBounded()
    {
        const QByteArray text = R"({"kind": "battle", "id": "b", "rules": {"format": 1, "kills": "figures"},
            "events": [{"id": "1", "type": "begun", "sides": [{"id": "1", "units": [
                {"id": "u", "figures": [{"count": 100000, "boxes": 100000}]}]}]}]})";
        Battle battle;
        QVERIFY(fromJson(QJsonDocument::fromJson(text).object(), battle));
        QVERIFY(fold(battle).units.first().figures.size() <= 500);
        constexpr int most = std::numeric_limits<int>::max();
        for (int i = 0; i < 1000; ++i) {
            battle.events.append(makeEvent(Damaged{"u", most, i % 2 ? -1 : -most, {}, "u", -9, {}}));
            battle.events.append(makeEvent(Healed{"u", most, -1, {}, {}}));
            battle.events.append(makeEvent(Scored{"1", "vp", most, i, {}}));
        }
        const BattleState state = fold(battle);
        QVERIFY(state.kills.size() <= 100'000);
        QVERIFY(!state.problems.isEmpty());
        QVERIFY(state.problems.size() <= battle.events.size());
        QCOMPARE(state.units.first().figuresLeft(), int(state.units.first().figures.size()));
    }

    // Every turn goes through all units and their markers.
    void hostileCrowds_areBounded()
    {
        Begun begun;
        for (int i = 0; i < 150; ++i) {
            SideAtStart side;
            side.id = QString::number(i);
            for (int unit = 0; unit < 30; ++unit) {
                side.units.append(UnitAtStart());
                side.units.last().id = QString("u%1").arg(i * 30 + unit);
            }
            begun.sides.append(side);
        }
        Battle battle;
        battle.events.append(makeEvent(begun));
        for (int i = 0; i < 300; ++i) {
            MarkerSet marker;
            marker.unit = "u0";
            marker.text = QString::number(i);
            battle.events.append(makeEvent(marker));
        }
        const BattleState state = fold(battle);
        QCOMPARE(state.sides.size(), 100);
        QCOMPARE(state.units.size(), 2'000);
        QCOMPARE(state.units.first().markers.size(), 200);
        QCOMPARE(state.problems.size(), 1);
    }

    void damage_goesOnFromTheWounded()
    {
        BattleState state = after(simple(), {Damaged{"squad1", 2, -1, {}, "walker2", -1, {}}});
        QCOMPARE(state.unit("squad1")->figuresLeft(), 3);
        state = after(simple(), {Damaged{"walker1", 3, -1, "Gun", "squad2", -1, {}}});
        QCOMPARE(state.unit("walker1")->boxesLeft(), 1);
        QCOMPARE(state.unit("walker1")->lostWeapons, QStringList{"Gun"});
        QVERIFY(state.kills.isEmpty());
        state = after(simple(), {Damaged{"walker1", 3, -1, {}, {}, -1, {}}, Damaged{"walker1", 3, -1, {}, "squad2", -1, {}}});
        QVERIFY(state.unit("walker1")->isOut());
        QCOMPARE(state.kills.size(), 1);
        QCOMPARE(state.side("2")->killPoints, 30);
        state = after(simple(),
                      {Eliminated{"walker1", -1, "squad2", -1, {}, {}}, Moved{"walker1", "reserve", {}, true, {}},
                       Eliminated{"walker1", -1, "squad2", -1, {}, {}}});
        QCOMPARE(state.side("2")->killPoints, 60); // each elimination counts
        QCOMPARE(state.unit("walker1")->eliminations, 2);
    }

    // They stand in the words of the log, in the player's language; what a version does not know of them stays.
    void diceOfAnAttack_standInTheLog()
    {
        ThrownDice hits;
        hits.name.set("en", "Hits");
        hits.name.set("fr", "Touches");
        hits.die = "d6";
        hits.faces = QStringList{"5", "1", "6"};
        hits.counted = {0, 2};
        hits.rerolled = {2};
        hits.before = QStringList{"2"};
        hits.result = 2;
        ThrownDice saves;
        saves.faces = QStringList{"3"};
        saves.weapon = "Gun";
        Damaged damaged{"squad1", 1, -1, {}, "walker2", -1, {}};
        damaged.dice = {hits, saves};
        const Event event = makeEvent(damaged);
        QJsonObject json = toJson(event);
        QCOMPARE(json["dice"].toArray().size(), 2);
        QCOMPARE(eventFromJson(json).as<Damaged>()->dice, damaged.dice);
        QJsonArray list = json["dice"].toArray();
        QJsonObject first = list.first().toObject();
        first["shade"] = "blue";
        list[0] = first;
        json["dice"] = list;
        QCOMPARE(toJson(eventFromJson(json)), json);
        const BattleState state = after(simple(), {damaged});
        QCOMPARE(QString::fromStdString(state.log.last().text.english()),
                 QString::fromUtf8("squad1 loses 1 box to walker2. Dice: Hits 2 (5 1 2→6); Gun: Dice 0 (3)"));
        BattleNote note;
        note.unit = "walker2";
        note.text = "attacks squad1: nothing lost";
        note.dice = {saves};
        QVERIFY(after(simple(), {note}).log.last().text.english().ends_with("Dice: Gun: Dice 0 (3)"));
        QCOMPARE(eventFromJson(toJson(makeEvent(note))).as<BattleNote>()->dice, note.dice);
        hits.counted = {99, -1}; // a file may say anything
        hits.rerolled = {7, -3};
        hits.before = QStringList{"1"};
        damaged.dice = {hits};
        QVERIFY(!after(simple(), {damaged}).log.last().text.empty());
    }

    // The enemy's points are one's own, whoever ticked the last box; they are no victory points.
    void eliminations_countOnTheirLine()
    {
        const Battle battle = simple(
            {{"format", 1},
             {"score",
              QJsonArray{QJsonObject{{"id", "destroyed"}, {"name", "Destroyed"}, {"counts", "points"}},
                         QJsonObject{{"id", "out"}, {"name", "Out"}, {"counts", "kills"}}, QJsonObject{{"id", "vp"}, {"name", "VP"}}}}});
        const QVector<Payload> events{TurnBegun{1, {}, {}},
                                      Damaged{"walker2", 4, -1, {}, {}, -1, {}},
                                      TurnBegun{2, {}, {}},
                                      Eliminated{"squad2", -1, "walker1", -1, {}, {}},
                                      Scored{"1", "destroyed", -5, 0, {}},
                                      Scored{"1", "vp", 2, 0, {}}};
        BattleState state = after(battle, events);
        const SideState &mine = *state.side("1");
        QCOMPARE(mine.scores.value("destroyed"), (QMap<int, int>{{1, 30}, {2, 15}}));
        QCOMPARE(mine.counted("destroyed"), 45); // five taken off by hand
        QCOMPARE(mine.counted("out"), 2);
        QCOMPARE(mine.kills, 2);
        QCOMPARE(mine.score, 2);
        QCOMPARE(state.side("2")->counted("destroyed"), 0);
        QCOMPARE(state.kills.first().bySide, -1); // nobody named him all the same
        state = after(simple(), events);          // a battle that was begun with older rules
        QCOMPARE(state.side("1")->score, -3);
    }

    void weapons_areLostAndWorkAgain()
    {
        QVector<Payload> events{Damaged{"walker1", 1, -1, {}, {}, -1, {}}, Damaged{"walker1", 0, -1, "Gun", {}, -1, {}}};
        BattleState state = after(simple(), events);
        QCOMPARE(state.unit("walker1")->boxesLeft(), 3);
        QCOMPARE(state.unit("walker1")->lostWeapons, QStringList{"Gun"});
        QCOMPARE(QString::fromStdString(state.log.last().text.english()), QString("walker1: Gun is lost"));
        events.append(Healed{"walker1", 0, -1, "Gun", {}});
        state = after(simple(), events);
        QCOMPARE(state.unit("walker1")->boxesLeft(), 3);
        QVERIFY(state.unit("walker1")->lostWeapons.isEmpty());
    }

    void markers_endWhenTheGameSaysSo()
    {
        const Battle battle = simple(test::BattleMonkey::rules());
        const MarkerSet fire{"squad1", {}, "fire", {}, 0, {}};
        QVERIFY(after(battle, {fire}).unit("squad1")->marker("fire"));
        BattleState state = after(battle, {fire, fire});
        QVERIFY(!state.unit("squad1")->marker("fire") && state.unit("squad1")->marker("pinned"));
        state = after(battle, {fire, fire, fire});
        QCOMPARE(state.unit("squad1")->markers.size(), 1);
        state = after(battle, {fire, fire, TurnBegun{1, {}, {}}, Activated{"squad1", false, {}, {}}});
        QVERIFY(state.unit("squad1")->markers.isEmpty());
        const MarkerSet smoke{"squad1", {}, "smoke", {}, 0, {}};
        QVERIFY(after(battle, {TurnBegun{1, {}, {}}, smoke, TurnBegun{2, {}, {}}}).unit("squad1")->marker("smoke"));
        QVERIFY(!after(battle, {TurnBegun{1, {}, {}}, smoke, TurnBegun{2, {}, {}}, TurnBegun{3, {}, {}}}).unit("squad1")->marker("smoke"));
        QVERIFY(!after(battle, {MarkerSet{"squad1", {}, "alert", {}, 0, {}}, PhaseBegun{"end", {}, {}}}).unit("squad1")->marker("alert"));
    }

    void turns_freshenUnitsAndResources()
    {
        const Battle battle = simple(test::BattleMonkey::rules());
        BattleState state = after(battle, {Activated{"squad1", false, {}, {}}, ResourceChanged{"1", "lp", -2, {}, {}}});
        QVERIFY(state.unit("squad1")->activated);
        QCOMPARE(state.side("1")->resources.value("lp"), 1);
        state = after(battle, {Activated{"squad1", false, {}, {}}, ResourceChanged{"1", "lp", -2, {}, {}}, TurnBegun{2, "1", {}}});
        QVERIFY(!state.unit("squad1")->activated);
        QCOMPARE(state.side("1")->resources.value("lp"), 5);
        QCOMPARE(state.turn, 2);
        QCOMPARE(state.phase, QString("act"));
    }

    void correction_countsInItsPlace()
    {
        Battle battle = simple();
        battle.events.append(makeEvent(TurnBegun{1, {}, {}}));
        battle.events.append(makeEvent(Scored{"1", "vp", 3, 0, {}}));
        const QString wrong = battle.events.last().id;
        battle.events.append(makeEvent(TurnBegun{2, {}, {}}));
        battle.events.append(correctionOf(wrong, Payload(Scored{"1", "vp", 1, 0, {}}), "misread"));
        BattleState state = fold(battle);
        QCOMPARE(state.side("1")->score, 1);
        QCOMPARE(state.side("1")->scores.value("vp").value(1), 1); // in turn 1, where it stood
        QCOMPARE(state.log.at(2).event, wrong);
        QVERIFY(state.log.at(2).corrected);
        QCOMPARE(battle.eventNow(wrong)->as<Scored>()->points, 1); // what the next correction begins with
        battle.events.append(correctionOf(battle.events.last().id, {}));
        QCOMPARE(fold(battle).side("1")->score, 3); // the correction was taken back
        QCOMPARE(battle.eventNow(wrong)->as<Scored>()->points, 3);
        battle.events.append(correctionOf(wrong, {}));
        QVERIFY(!battle.eventNow(wrong) && !battle.eventNow("nobody"));
        QCOMPARE(fold(battle).side("1")->score, 0);
    }
};

MUSTER_TEST_MAIN(tst_BattleFold)
#include "tst_BattleFold.moc"
