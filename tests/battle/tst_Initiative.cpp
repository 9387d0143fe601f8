// SPDX-License-Identifier: GPL-3.0-or-later
#include "../packs/DustArmy.h"
#include "TableGame.h"
#include "battle/dice/Initiative.h"
#include "battle/dice/RollResult.h"
#include "packs/table/PackTable.h"
#include "packs/table/TableReader.h"

using namespace muster;
using namespace muster::battle;

/// Who begins: dice, what the units add, what decides where as much counts. And reserves, supplies and markers by the turn.
class tst_Initiative : public QObject
{
    Q_OBJECT

    test::TableGame m_games;

    static BattleState after(Battle battle, const QVector<Payload> &events)
    {
        for (const Payload &payload : events)
            battle.events.append(makeEvent(payload));
        return fold(battle);
    }
    static TurnBegun turn(int number)
    {
        TurnBegun event;
        event.turn = number;
        return event;
    }
    static DiceRolled rolled(const QString &roll, const QString &die, const QString &side, const QStringList &faces, int modifier = 0)
    {
        DiceRolled dice;
        dice.roll = roll;
        dice.die = die;
        dice.side = side;
        dice.faces = faces;
        dice.modifier = modifier;
        return dice;
    }
    static QString winner(const Battle &battle, const DiceRolled &one, const DiceRolled &two)
    {
        return initiativeWinner({{"1", one}, {"2", two}}, battle.rules, fold(battle));
    }
    static QString unitWith(const BattleState &state, const QString &entry)
    {
        const auto found = std::find_if(state.units.begin(), state.units.end(),
                                        [&entry](const UnitState &unit) { return unit.entry.endsWith(entry); });
        return found == state.units.end() ? QString() : found->id;
    }

private slots:
    // Most Army symbols, then most targets, then all throw again.
    void dust_countsArmyThenTarget()
    {
        const Battle battle = m_games.begin("dust", "hedgerow-walkers.ros", "sigrids-spearhead.ros");
        const auto dice = [](const QString &side, const QString &faces) {
            return rolled("dust.roll.initiative", "dust", side, faces.split(' '));
        };
        QCOMPARE(winner(battle, dice("1", "A S S"), dice("2", "T T T")), QString("1"));
        QCOMPARE(winner(battle, dice("1", "A S S"), dice("2", "A T S")), QString("2"));
        QCOMPARE(winner(battle, dice("1", "A T S"), dice("2", "S A T")), QString());
        const BattleState state = fold(battle);
        QVector<int> next{0, 4, 4, 0, 4, 4, /* alike */ 0, 0, 2, 0, 2, 2}; // faces A A T T S S
        const auto thrown = throwInitiative(DiceCup(battle.rules, state, [&next](int) { return next.takeFirst(); }), battle.rules, state);
        QCOMPARE(thrown.size(), 4);
        QCOMPARE(thrown.at(2).faces, (QStringList{"A", "A", "T"}));
        QVERIFY(next.isEmpty());
        const BattleState now = after(battle, {TurnBegun{}, thrown.at(0), thrown.at(1), thrown.at(2), thrown.at(3)});
        QCOMPARE(initiativeWinner(now.initiative, battle.rules, now), QString("1"));
        QVERIFY(after(battle, {TurnBegun{}, thrown.at(2), thrown.at(3), TurnBegun{}}).initiative.isEmpty()); // each turn has its own
    }

    // Bazooka Joe gives a fourth die, as long as he lives.
    void dust_blackOpsThrowOneMore()
    {
        const packs::PackPtr pack = m_games.pack("dust");
        test::DustArmy army("allies", "alone:bazooka-joe rosie", 100);
        const Battle battle = newBattle(*pack, {{{}, {}, {}, {}, &army.judge(), false}, {"Enemy", {}, {}, {}, nullptr, false}}, nullptr, {},
                                        "en");
        const BattleState state = fold(battle);
        QCOMPARE(initiativeOf(state.sides.at(0), battle.rules, state), (InitiativeThrow{"1", "dust.roll.initiative", 1, 0}));
        QCOMPARE(initiativeOf(state.sides.at(1), battle.rules, state).more, 0);
        const auto thrown = throwInitiative(DiceCup(battle.rules, state, chance()), battle.rules, state);
        QCOMPARE(thrown.at(0).faces.size(), 4);
        QCOMPARE(thrown.at(1).faces.size(), 3);
        Eliminated gone;
        gone.unit = unitWith(state, "bazooka-joe");
        const BattleState later = after(battle, {gone});
        QCOMPARE(initiativeOf(later.sides.at(0), battle.rules, later).more, 0);
    }

    // d6 + the commander's CV; 1 without one.
    void dropzone_addsTheCommandValue()
    {
        const Battle battle = m_games.begin("dropzone-commander", "ucm-999.ros", "scourge-1000.ros");
        const BattleState state = fold(battle);
        for (const SideState &side : state.sides) {
            int value = 0;
            for (const UnitState &unit : state.units)
                value += state.sides.at(unit.side).id == side.id ? unit.adds.value("dzc.roll.initiative") : 0;
            const InitiativeThrow own = initiativeOf(side, battle.rules, state);
            QCOMPARE(own.modifier, std::max(1, value));
            QCOMPARE(own.roll, QString("dzc.roll.initiative"));
        }
        QVERIFY(initiativeOf(state.sides.at(0), battle.rules, state).modifier > 1); // the sample has a commander
        QVector<Payload> events;
        for (const UnitState &unit : state.units) {
            if (unit.adds.isEmpty())
                continue;
            Eliminated gone;
            gone.unit = unit.id;
            events.append(gone);
        }
        const BattleState later = after(battle, events);
        QCOMPARE(initiativeOf(later.sides.at(0), battle.rules, later).modifier, 1);
        const auto dice = [](const QString &side, int face, int modifier) {
            return rolled("dzc.roll.initiative", "d6", side, {QString::number(face)}, modifier);
        };
        QCOMPARE(winner(battle, dice("1", 3, 4), dice("2", 5, 1)), QString("1"));
        QCOMPARE(winner(battle, dice("1", 3, 4), dice("2", 6, 1)), QString());
    }

    // The leader's own quality die; a drone adds 1; alike: whoever had it keeps it.
    void skirmish_throwsTheLeadersDie()
    {
        const Battle battle = m_games.begin("modern-skirmish", "alpha-team.ros", "mounted-patrol.ros");
        const BattleState state = fold(battle);
        const InitiativeThrow own = initiativeOf(state.sides.at(0), battle.rules, state);
        QStringList led;
        for (const UnitState &unit : state.units)
            led += unit.side == 0 ? unit.leads : QStringList();
        QVERIFY2(led.contains(own.roll), qPrintable(led.join(' ') + " / " + own.roll));
        const DiceRolled six = rolled("skirmish.roll.initiative-d8", "d8", "1", {"6"}),
                         alike = rolled("skirmish.roll.initiative-d6", "d6", "2", {"6"});
        QCOMPARE(winner(battle, six, alike), QString());
        PhaseBegun begins;
        begins.phase = "activation";
        begins.side = "2";
        const BattleState later = after(battle, {begins});
        const DiceCup cup(battle.rules, later, [](int) { return 0; }); // everybody throws a 1
        const auto thrown = throwInitiative(cup, battle.rules, later);
        QCOMPARE(thrown.size(), 2);
        const Battle equals = m_games.begin("modern-skirmish", "alpha-team.ros", "alpha-team.ros");
        const BattleState nobody = fold(equals); // nobody had it yet: they throw again
        QVERIFY(throwInitiative(DiceCup(equals.rules, nobody, [](int) { return 0; }), equals.rules, nobody).size() > 2);
    }

    // One die in the second turn, two in the third, and only from the fourth on nobody throws.
    void delayedReserves_throwInTheThirdTurn()
    {
        const Battle battle = m_games.begin("dust", "hedgerow-walkers.ros", "sigrids-spearhead.ros",
                                            "dust.scenario.battlefield-4-the-pincer");
        const BattleState third = after(battle, {turn(3)});
        QCOMPARE(third.reserveDice, (QVector<int>{0, 1, 2}));
        DiceRolled dice = rolled("dust.roll.reserve", "dust", {}, {"T", "S"});
        dice.unit = third.units.first().id;
        QVERIFY(!judgeRoll(dice, battle.rules, third).worked);
        dice.faces = QStringList{"T", "A"};
        QVERIFY(judgeRoll(dice, battle.rules, third).worked);
        QVERIFY(comesByItself(*battle.rules.roll("dust.roll.reserve"), after(battle, {turn(4)})));
        const Battle usual = m_games.begin("dust", "hedgerow-walkers.ros", "sigrids-spearhead.ros",
                                           "dust.scenario.battlefield-3-no-retreat");
        QVERIFY(comesByItself(*usual.rules.roll("dust.roll.reserve"), after(usual, {turn(3)})));
    }

    // Whoever waits since the second turn needs a 4 in the fourth, whatever the number of the turn.
    void dropzoneReserves_countTheTurnsOfWaiting()
    {
        const Battle battle = m_games.begin("dropzone-commander", "ucm-999.ros", "scourge-1000.ros");
        const QString unit = fold(battle).units.first().id;
        Moved away;
        away.unit = unit;
        away.to = "reserve";
        const BattleState state = after(battle, {turn(1), turn(2), away, turn(3), turn(4)});
        DiceRolled dice = rolled("dzc.roll.reserve", "d6", {}, {"3"});
        dice.unit = unit;
        QCOMPARE(state.turn, 4);
        QVERIFY(!judgeRoll(dice, battle.rules, state).worked);
        dice.faces = QStringList{"4"};
        QVERIFY(judgeRoll(dice, battle.rules, state).worked);
    }

    // An order, a height of flight: the new one takes the place of the other. Others stand beside each other.
    void markersOfAGroup_replaceEachOther()
    {
        const Battle skirmish = m_games.begin("modern-skirmish", "alpha-team.ros", "mounted-patrol.ros");
        const QString unit = fold(skirmish).units.first().id;
        const auto marked = [&unit](const QString &marker) {
            MarkerSet event;
            event.unit = unit;
            event.marker = marker;
            return event;
        };
        const auto ids = [&unit](const BattleState &state) {
            QStringList all;
            for (const MarkerState &marker : state.unit(unit)->markers)
                all.append(marker.id.section('.', -1));
            return all.join(' ');
        };
        QCOMPARE(
            ids(after(skirmish, {marked("skirmish.marker.covering"), marked("skirmish.marker.smoke"), marked("skirmish.marker.rapid")})),
            QString("smoke rapid"));
        const Battle dust = m_games.begin("dust", "hedgerow-walkers.ros", "sigrids-spearhead.ros");
        const QString under = "dust.marker.under-fire", suppressed = "dust.marker.suppressed";
        const QString walker = fold(dust).units.first().id;
        MarkerSet first, then;
        first.unit = then.unit = walker;
        first.marker = under;
        then.marker = suppressed;
        QCOMPARE(after(dust, {first, then}).unit(walker)->markers.size(), 1);
        QVERIFY(after(dust, {first, then}).unit(walker)->marker(suppressed));
        QVERIFY(after(dust, {then, first}).unit(walker)->marker(suppressed)); // a further hit changes nothing
        QVERIFY(after(dust, {first, first}).unit(walker)->marker(suppressed));
    }

    // An officer's re-rolls are boxes that are there again when a turn begins; rockets are not.
    void rerolls_areThereAgainEachTurn()
    {
        int lines = 0;
        for (const packs::TableAmmunition &line : packs::tableOf(*m_games.pack("space-crusade")).ammunition) {
            if (!line.eachTurn)
                continue;
            ++lines;
            QCOMPARE(line.rules, QStringList{QString("crusade.rule.rerolls-%1").arg(line.count)});
        }
        QCOMPARE(lines, 4);
        Battle battle = m_games.begin("space-crusade", "aldo.ros", "coverfeld.ros");
        Begun begun = *battle.begun();
        begun.sides.first().units.first().supplies = {{"again", "2 re-rolls", 2, {}, true}, {"rockets", "Rockets", 2, {}, false}};
        battle.events.first().payload = begun;
        const Event written = eventFromJson(toJson(battle.events.first()));
        QCOMPARE(*written.as<Begun>(), begun);
        Ammunition again, rocket;
        again.unit = rocket.unit = begun.sides.first().units.first().id;
        again.supply = "again";
        rocket.supply = "rockets";
        const auto left = [&](const QVector<Payload> &events) {
            const UnitState unit = after(battle, events).units.first();
            return QVector<int>{unit.supplies.at(0).left, unit.supplies.at(1).left};
        };
        QCOMPARE(left({turn(1), again, rocket}), (QVector<int>{1, 1}));
        QCOMPARE(left({turn(1), again, rocket, turn(2)}), (QVector<int>{2, 1}));
    }

    // "This turn", "in his next turn": the table reminds of it as long as it holds.
    void events_areInForceAsLongAsTheirCardsSay()
    {
        const Battle battle = m_games.begin("space-crusade", "aldo.ros", "coverfeld.ros");
        QStringList piles;
        for (const PileAtStart &pile : battle.begun()->piles)
            piles.append(pile.id);
        QVERIFY(piles.contains("crusade.deck.marines") && !piles.contains("crusade.deck.eldar")); // nobody plays Eldar
        CardDrawn drawn;
        drawn.pile = "crusade.deck.marines";
        const auto held = [&](int turns, bool back = false) {
            QVector<Payload> events{turn(1), drawn};
            if (back) {
                CardDrawn again = drawn;
                again.back = true;
                events.append(again);
            }
            for (int i = 0; i < turns; ++i)
                events.append(turn(i + 2));
            return int(after(battle, events).inForce.size());
        };
        drawn.card = "crusade.event.marines-4"; // this turn
        QCOMPARE(held(0), 1);
        QCOMPARE(held(1), 0);
        QCOMPARE(held(0, true), 0);
        drawn.card = "crusade.event.marines-20"; // the next one
        QCOMPARE(held(1), 1);
        QCOMPARE(held(2), 0);
        drawn.card = "crusade.event.marines-2"; // done at once
        QCOMPARE(held(0), 0);
    }

    // Where whole formations act the units know theirs.
    void battlegroups_areKnown()
    {
        const BattleState state = fold(m_games.begin("dropzone-commander", "ucm-999.ros", "scourge-1000.ros"));
        QSet<QString> groups;
        for (const UnitState &unit : state.units)
            groups.insert(QString::number(unit.side) + unit.formation);
        QVERIFY(groups.size() > 2 && groups.size() < state.units.size());
        const BattleState dust = fold(m_games.begin("dust", "hedgerow-walkers.ros", "sigrids-spearhead.ros"));
        for (const UnitState &unit : dust.units)
            QCOMPARE(unit.formation, QString());
    }

    // Every key of a roll is read; what names nothing is told.
    void reader_tellsWhatIsWrong()
    {
        const QJsonObject json = QJsonDocument::fromJson(
                                     R"({"format": 1, "dice": [{"id": "d6", "sides": 6}], "markers": [{"id": "m", "group": "g"}],
            "rolls": [{"id": "r", "kind": "initiative", "die": "d6", "alike": "keeps", "then": ["6"], "addsElse": 2,
                       "adds": [{"characteristic": "c"}, {"rules": ["x"], "number": 3}],
                       "leader": {"category": "k", "characteristic": "c", "is": ["D6"]},
                       "offer": {"markers": ["m", "none"]}, "outcomes": [{"is": 1, "sets": ["nowhere"], "clears": ["m"]}]}]})")
                                     .object();
        packs::Findings findings;
        const packs::TableRules rules = packs::readTable(json, "table.json", findings);
        QCOMPARE(findings.size(), std::size_t(2)); // "none" and "nowhere"
        const packs::TableRoll &roll = *rules.roll("r");
        QVERIFY(roll.alikeKeeps && roll.additionElse == 2 && roll.additions.at(1).number == 3);
        QCOMPARE(rules.marker("m")->group, QString("g"));
        QVERIFY(rules.ids().contains("k") && rules.ids().contains("x") && rules.ids().contains("c"));
    }
};

MUSTER_TEST_MAIN(tst_Initiative)
#include "tst_Initiative.moc"
