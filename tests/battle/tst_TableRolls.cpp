// SPDX-License-Identifier: GPL-3.0-or-later
#include "../packs/DustArmy.h"
#include "TableGame.h"
#include "battle/dice/DiceCup.h"
#include "battle/dice/RollResult.h"
#include "packs/odds/OddsRules.h"
#include "packs/table/PackTable.h"

#include <functional>

using namespace muster;
using namespace muster::battle;

/// The dice and the random tables of the games: what can come of them, and how likely.
class tst_TableRolls : public QObject
{
    Q_OBJECT

    test::TableGame m_games;

    /// How many of all throws give each figure: successes, or the sum.
    static QMap<int, int> throws(const packs::TableRules &rules, const packs::TableRoll &roll, int dice)
    {
        QMap<int, int> figures;
        DiceRolled thrown;
        thrown.roll = roll.id;
        thrown.die = roll.die;
        const std::function<void()> next = [&] {
            if (thrown.faces.size() == dice) {
                ++figures[judgeRoll(thrown, rules, BattleState()).figure()];
                return;
            }
            for (const packs::DieFace &face : rules.die(roll.die)->faces) {
                thrown.faces.append(face.id);
                next();
                thrown.faces.removeLast();
            }
        };
        next();
        return figures;
    }

    static const QStringList &games()
    {
        static const QStringList all{"dust", "space-crusade", "modern-skirmish", "at-43", "dropzone-commander"};
        return all;
    }

private slots:
    void rolls_haveTheChancesOfTheRules_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("roll");
        QTest::addColumn<int>("dice");
        QTest::addColumn<QList<int>>("ways"); // of figure 0, 1, 2 …
        const auto add = [](const char *game, const char *roll, int dice, const QList<int> &ways) {
            QTest::addRow("%s, %d dice", roll, dice) << QString(game) << QString(roll) << dice << ways;
        };
        add("dust", "dust.roll.initiative", 3, {64, 96, 48, 8});
        add("dust", "dust.roll.shake-off-fire", 2, {16, 16, 4});
        add("dust", "dust.roll.shake-off-suppressed", 3, {64, 96, 48, 8});
        add("dust", "dust.roll.reaction", 2, {16, 16, 4});
        add("dust", "dust.roll.reaction-advanced", 2, {4, 16, 16});
        add("dust", "dust.roll.reaction", 1, {4, 2});
        add("dust", "dust.roll.ambush", 2, {4, 16, 16});
        add("dust", "dust.roll.spy", 2, {16, 16, 4});
        add("dust", "dust.roll.third-action", 1, {2, 4});
        add("dust", "dust.roll.order-third", 1, {4, 2});
        add("dust", "dust.roll.order-two-thirds", 1, {2, 4});
        add("dust", "dust.roll.stimulants", 1, {4, 2});
        add("dust", "dust.roll.cheat-death", 1, {2, 4});
        add("dust", "dust.roll.pilot", 1, {2, 4});
        add("dust", "dust.roll.passengers", 1, {4, 2});
        add("dust", "dust.roll.riders", 1, {4, 2});
        add("dust", "dust.roll.airlift", 1, {2, 4});
        add("dust", "dust.roll.air-assault", 1, {4, 2});
        add("dust", "dust.roll.medevac", 1, {4, 2});
        add("dust", "dust.roll.resurrection", 1, {2, 4});
        add("dust", "dust.roll.tank-head", 2, {4, 16, 16});
        add("dust", "dust.roll.terrain-tracked", 1, {2, 4});
        add("dust", "dust.roll.terrain", 1, {4, 2});
        add("dust", "dust.roll.engineer", 2, {16, 16, 4});
        add("space-crusade", "crusade.roll.distortion", 1, {4, 1, 1});
        add("space-crusade", "crusade.roll.mole-mortar", 1, {3, 1, 1, 1});
        add("space-crusade", "crusade.roll.radiation", 1, {3, 1, 1, 1});
        add("space-crusade", "crusade.roll.hallucinogen", 1, {3, 1, 1, 1});
        add("space-crusade", "crusade.roll.web", 2, {16, 8, 9, 2, 1});
        add("space-crusade", "crusade.roll.dangerous-fast", 2, {16, 8, 9, 2, 1});
        add("modern-skirmish", "skirmish.roll.save", 1, {0, 1, 1, 1, 1, 1, 1, 1, 1});
        add("at-43", "at43.roll.location", 1, {0, 1, 1, 1, 1, 1, 1});
        add("dropzone-commander", "dzc.roll.low-flight", 2, {0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1});
    }
    void rolls_haveTheChancesOfTheRules()
    {
        QFETCH(QString, game);
        QFETCH(QString, roll);
        QFETCH(int, dice);
        QFETCH(QList<int>, ways);
        const packs::TableRules rules = packs::tableOf(*m_games.pack(game));
        const packs::TableRoll *found = rules.roll(roll);
        QVERIFY2(found, qPrintable(roll));
        QMap<int, int> wanted;
        for (int figure = 0; figure < ways.size(); ++figure) {
            if (ways.at(figure) > 0)
                wanted.insert(figure, ways.at(figure));
        }
        QCOMPARE(throws(rules, *found, dice), wanted);
    }

    // "The table of the rules" is the table itself: whatever the dice show, the log says what it means.
    void everyThrow_hasItsOutcome()
    {
        for (const QString &game : games()) {
            const packs::TableRules rules = packs::tableOf(*m_games.pack(game));
            for (const packs::TableRoll &roll : rules.rolls) {
                if (roll.outcomes.isEmpty())
                    continue;
                const auto figures = throws(rules, roll, roll.diceIn(1));
                for (auto it = figures.begin(); it != figures.end(); ++it) {
                    const auto says = [&it](const packs::RollOutcome &outcome) {
                        return it.key() >= outcome.from && it.key() <= outcome.to;
                    };
                    QVERIFY2(std::count_if(roll.outcomes.begin(), roll.outcomes.end(), says) == 1,
                             qPrintable(roll.id + ' ' + QString::number(it.key())));
                }
            }
        }
        const packs::TableRules crusade = packs::tableOf(*m_games.pack("space-crusade"));
        QCOMPARE(crusade.roll("crusade.roll.hallucination")->outcomes.size(), 10);
        QCOMPARE(crusade.roll("crusade.roll.teleport")->outcomes.size(), 6);
    }

    // Rangers and Heavy Rangers that have the advantage of their platoon come with a die more.
    void unitsWithTheRule_throwADieMore()
    {
        const packs::PackPtr pack = m_games.pack("dust");
        test::DustArmy army("allies",
                            "heavy-ranger-platoon combat-1:grim-reapers combat-2:tank-busters support:hammers; "
                            "alone:rosie",
                            100);
        const Battle battle = newBattle(*pack, {{{}, {}, {}, {}, &army.judge(), false}, {"Enemy", {}, {}, {}, nullptr, false}}, nullptr, {},
                                        "en");
        BattleState state = fold(battle);
        const auto found = [&state](const QString &entry) -> const UnitState & {
            return *std::find_if(state.units.begin(), state.units.end(),
                                 [&entry](const UnitState &unit) { return unit.entry.endsWith(entry); });
        };
        for (const char *ranger : {"grim-reapers", "tank-busters", "hammers"})
            QCOMPARE(found(ranger).moreDiceFor("dust.roll.reserve"), 1);
        QCOMPARE(found("rosie").moreDiceFor("dust.roll.reserve"), 0);
        QCOMPARE(found("grim-reapers").moreDiceFor("dust.roll.initiative"), 0);
        // It is part of the battle: written, read, and the same after the list has changed.
        const auto again = eventFromJson(toJson(battle.events.first()));
        QCOMPARE(*again.as<Begun>(), *battle.begun());
    }

    // What a marker says about an attack is a condition that the odds of the game know.
    void markers_nameConditionsOfTheOdds()
    {
        int said = 0;
        for (const QString &game : games()) {
            const packs::PackPtr pack = m_games.pack(game);
            for (const packs::TableMarker &marker : packs::tableOf(*pack).markers) {
                for (const auto &says : {marker.whenAttacking, marker.whenTarget}) {
                    for (auto it = says.begin(); it != says.end(); ++it, ++said) {
                        bool known = false;
                        for (const packs::OddsMode &mode : pack->odds().modes) {
                            for (const packs::OddsInput &input : mode.conditions) {
                                const bool fits = input.words.empty()
                                    ? it.value() == "yes" || it.value() == "no"
                                    : std::any_of(input.words.begin(), input.words.end(),
                                                  [&it](const auto &word) { return word.id == it.value(); });
                                known = known || (input.id == it.key() && fits);
                            }
                        }
                        QVERIFY2(known, qPrintable(marker.id + ' ' + it.key() + ' ' + it.value()));
                    }
                }
            }
        }
        QVERIFY(said > 15);
    }

    // A shot that fails drifts a centimetre: no die says how far.
    void driftOfAt43_isTheNumberOfFailures()
    {
        const packs::TableRules rules = packs::tableOf(*m_games.pack("at-43"));
        QVERIFY(!rules.roll("at43.roll.distance"));
        QVERIFY(rules.roll("at43.roll.direction")->text.in("en").contains("a centimetre for each failed die"));
    }

    // Stimulants wait for the unit's next activation, in whichever turn that is.
    void stimulants_stayUntilTheUnitActs()
    {
        const packs::TableRules rules = packs::tableOf(*m_games.pack("dust"));
        for (const char *id : {"dust.marker.attack-stimulants", "dust.marker.move-stimulants"})
            QVERIFY2(rules.marker(id)->end == packs::MarkerEnd::Activation, id);
    }

    // Who holds the printed counter in his hand finds the same word on the screen.
    void markers_haveOneNameOnTableAndPaper()
    {
        for (const QString &game : games()) {
            const packs::PackPtr pack = m_games.pack(game);
            const packs::TableRules rules = packs::tableOf(*pack);
            for (const packs::MarkerDesign &paper : pack->paperKit().markers) {
                const packs::TableMarker *marker = rules.marker(paper.id);
                for (const char *language : {"en", "fr"}) {
                    if (marker && !paper.faces.isEmpty())
                        QCOMPARE(marker->name.in(language), paper.faces.first().name.in(language));
                }
            }
        }
    }
};

MUSTER_TEST_MAIN(tst_TableRolls)
#include "tst_TableRolls.moc"
