// SPDX-License-Identifier: GPL-3.0-or-later
#include "Formula.h"
#include "odds/DicePool.h"
#include "support/TestMain.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <random>

using namespace muster::odds;

namespace {

using Kind = Step::Kind;

/// A throw of dice of two kinds with dice thrown anew by choice, solved the plain way: over the dice themselves.
class PlainPlay
{
public:
    PlainPlay(std::vector<std::vector<int>> dice, int keep, std::function<double(int)> value)
        : m_dice(std::move(dice)), m_keep(keep), m_value(std::move(value))
    {
    }

    double expected(int own, int enemy)
    {
        std::vector<int> thrown(m_dice.size(), 0);
        return over(0, thrown, own, enemy);
    }

private:
    double over(std::size_t die, std::vector<int> &thrown, int own, int enemy)
    {
        if (die == m_dice.size())
            return ownTurn(thrown, own, enemy);
        double sum = 0;
        for (const int face : m_dice[die]) {
            thrown[die] = face;
            sum += over(die + 1, thrown, own, enemy) / double(m_dice[die].size());
        }
        return sum;
    }
    double ownTurn(const std::vector<int> &thrown, int own, int enemy)
    {
        double best = enemyTurn(thrown, enemy);
        for (std::size_t die = 0; own > 0 && die < thrown.size(); ++die)
            best = std::max(best, anew(thrown, die, [&](const std::vector<int> &next) { return ownTurn(next, own - 1, enemy); }));
        return best;
    }
    double enemyTurn(const std::vector<int> &thrown, int enemy)
    {
        double best = m_value(total(thrown));
        for (std::size_t die = 0; enemy > 0 && die < thrown.size(); ++die)
            best = std::min(best, anew(thrown, die, [&](const std::vector<int> &next) { return enemyTurn(next, enemy - 1); }));
        return best;
    }
    double anew(std::vector<int> thrown, std::size_t die, const std::function<double(const std::vector<int> &)> &then)
    {
        double sum = 0;
        for (const int face : m_dice[die]) {
            thrown[die] = face;
            sum += then(thrown) / double(m_dice[die].size());
        }
        return sum;
    }
    int total(std::vector<int> thrown) const
    {
        std::sort(thrown.rbegin(), thrown.rend());
        int sum = 0;
        for (int i = 0; i < std::min(m_keep, int(thrown.size())); ++i)
            sum += thrown[std::size_t(i)];
        return sum;
    }

    std::vector<std::vector<int>> m_dice;
    int m_keep;
    std::function<double(int)> m_value;
};

/// hits, then saves, then damage without spill-over: a d6 game of nobody.
struct SmallGame
{
    ProgramMaker maker;
    SmallGame()
    {
        maker.inputs({"dice", "hit", "save", "damage", "wounds", "figures", "ignore"});
        maker.start("points", "0");
        maker.program.each.push_back(maker.roll("hits", "dice", "hit"));
        maker.program.each.push_back(maker.roll("through", "hits", "1 - save"));
        Step allocate = maker.step("points", Kind::Allocate, "through");
        allocate.outcomes.push_back({maker.formula("damage"), maker.formula("1")});
        allocate.wounds = maker.formula("wounds");
        allocate.figures = maker.formula("figures");
        allocate.ignore = maker.formula("ignore");
        allocate.from = maker.formula("points");
        maker.program.each.push_back(allocate);
        maker.program.lost = maker.formula("floor(points / wounds)");
        maker.program.size = maker.formula("figures");
        maker.program.stages = {maker.formula("dice"), maker.formula("hits"), maker.formula("through"), maker.formula("points")};
        maker.program.chances = {maker.formula("points >= 2")};
    }
    Frame weapon(int dice, double hit, double save, int damage, int wounds, int figures, double ignore)
    {
        return maker.frame({{"dice", dice},
                            {"hit", hit},
                            {"save", save},
                            {"damage", damage},
                            {"wounds", wounds},
                            {"figures", figures},
                            {"ignore", ignore}});
    }
};

/// The same by plain recursion over each die of each weapon.
struct PlainGame
{
    std::vector<Frame> weapons;
    SmallGame &game;
    std::vector<double> lost;

    double at(const Frame &frame, const char *name) const { return frame[std::size_t(game.maker.program.names.place(name))]; }

    void die(std::size_t weapon, int done, int points, double chance)
    {
        if (chance == 0)
            return;
        if (weapon == weapons.size()) {
            lost[std::size_t(points / int(at(weapons[0], "wounds")))] += chance;
            return;
        }
        const Frame &frame = weapons[weapon];
        if (done == int(at(frame, "dice")))
            return die(weapon + 1, 0, points, chance);
        const double through = at(frame, "hit") * (1 - at(frame, "save"));
        die(weapon, done + 1, points, chance * (1 - through));
        point(weapon, done, points, 0, points / int(at(frame, "wounds")), chance * through);
    }
    void point(std::size_t weapon, int done, int points, int used, int figure, double chance)
    {
        const Frame &frame = weapons[weapon];
        const int wounds = int(at(frame, "wounds"));
        const bool over = used == int(at(frame, "damage"));
        if (over || points == wounds * int(at(frame, "figures")))
            return die(weapon, done + 1, points, chance);
        const bool dead = points / wounds > figure;
        if (dead)
            return die(weapon, done + 1, points, chance);
        point(weapon, done, points + 1, used + 1, figure, chance * (1 - at(frame, "ignore")));
        if (at(frame, "ignore") > 0)
            point(weapon, done, points, used + 1, figure, chance * at(frame, "ignore"));
    }
};

} // namespace

/// Programs of steps against plain enumeration and simulation.
class tst_Program : public QObject
{
    Q_OBJECT

private slots:
    void formulas_followTheRulesOfArithmetic_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        QTest::newRow("ranks") << "1 + 2 * 3 ^ 2 - 4 / 2" << 17.0;
        QTest::newRow("sign") << "-2 ^ 2 + x" << 3.0;
        QTest::newRow("brackets") << "(1 + 2) * 3" << 9.0;
        QTest::newRow("compare") << "(x > 6) + (x >= 7) + (x < 7) + (x != 7)" << 2.0;
        QTest::newRow("words") << "if('a' == 'a' and not ('a' == 'b'), 5, 6)" << 5.0;
        QTest::newRow("logic") << "x > 10 or x > 5 and x < 8" << 1.0;
        QTest::newRow("functions") << "min(3, x, 2) + max(1, 4) + floor(2.7) + ceil(2.1) + abs(0 - 3) + sqrt(16)" << 18.0;
        QTest::newRow("sum") << "sum(i, 1, 4, i * x) + sum(i, 3, 1, 9)" << 70.0;
        QTest::newRow("most") << "most(i, 0, 4, i * (5 - i)) + most(i, 1, 3, -i) + most(i, 3, 1, 9)" << 5.0;
        QTest::newRow("half circle") << "acos(0 - 1) / pi" << 1.0;
        QTest::newRow("by zero") << "x / 0" << 0.0;
    }

    void formulas_followTheRulesOfArithmetic()
    {
        QFETCH(QString, text);
        QFETCH(double, value);
        ProgramMaker maker;
        maker.inputs({"x"});
        const Expression formula = maker.formula(text.toStdString());
        Frame frame = maker.frame({{"x", 7}});
        QCOMPARE(formula.value(frame), value);
    }

    void mistakesInFormulas_areNamed_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        QTest::newRow("unknown") << "1 + dise"
                                 << "there is no \"dise\"";
        QTest::newRow("bracket") << "(1 + 2"
                                 << "a bracket is not closed";
        QTest::newRow("end") << "1 +"
                             << "something is missing at the end";
        QTest::newRow("function") << "root(2)"
                                  << "there is no function or table \"root\"";
        QTest::newRow("values") << "if(1, 2)"
                                << "if() has another number of values";
        QTest::newRow("rest") << "1 2"
                              << "\"2\" is not expected here";
        QTest::newRow("word") << "'open"
                              << "a word in quotes is not closed";
    }

    void mistakesInFormulas_areNamed()
    {
        QFETCH(QString, text);
        QFETCH(QString, problem);
        Names names;
        const auto parsed = Expression::parse(text.toStdString(), names);
        QVERIFY(!parsed);
        QCOMPARE(QString::fromStdString(parsed.error().text()), problem);
    }

    void formulasThatStandForEachOther_doNotGrowWithoutEnd()
    {
        Names names;
        names.add("x0");
        for (int i = 1; i < 60; ++i) {
            const std::string before = "x" + std::to_string(i - 1);
            const auto parsed = Expression::parse(before + " + " + before, names);
            if (!parsed)
                return;
            names.define("x" + std::to_string(i), parsed->node());
        }
        QFAIL("a formula of 2^60 knots was taken");
    }

    void severalWeaponsOnFigures_equalEnumeration()
    {
        std::mt19937 random(21);
        for (int round = 0; round < 1200; ++round) {
            SmallGame game;
            Attack attack;
            const int wounds = 1 + int(random() % 3), figures = 1 + int(random() % 3);
            for (int weapon = 0; weapon < 1 + int(random() % 2); ++weapon)
                attack.weapons.push_back(game.weapon(int(random() % 4), double(random() % 7) / 6, double(random() % 7) / 6,
                                                     1 + int(random() % 4), wounds, figures, double(random() % 3) / 6));
            PlainGame plain{attack.weapons, game, std::vector<double>(std::size_t(figures) + 1, 0)};
            plain.die(0, 0, 0, 1);
            const auto found = answer(game.maker.program, attack);
            QVERIFY(found.ok());
            QCOMPARE(found->lost.size(), plain.lost.size());
            for (std::size_t i = 0; i < plain.lost.size(); ++i)
                QVERIFY2(std::fabs(found->lost[i] - plain.lost[i]) < 1e-11, qPrintable(QString::number(round)));
        }
    }

    void diceThrownAnew_equalPlainPlay()
    {
        const std::vector<int> red{0, 0, 0, 1, 2, 3}, white{0, 0, 0, 0, 1, 2};
        std::mt19937 random(22);
        for (int round = 0; round < 150; ++round) {
            const int reds = int(random() % 3), whites = int(random() % 2), keep = 1 + int(random() % 4);
            const int own = int(random() % 3), enemy = int(random() % 2), over = int(random() % 5);
            std::vector<std::vector<int>> dice(std::size_t(whites), white);
            dice.insert(dice.end(), std::size_t(reds), red);
            const bool loss = random() % 2;
            const auto value = [over, loss](int total) { return loss ? double(std::max(0, total - over)) : double(total > over); };
            const double expected = PlainPlay(dice, keep, value).expected(own, enemy);
            const DicePool pool({{Distribution::faces(white), whites}, {Distribution::faces(red), reds}}, keep);
            const Distribution totals = pool.played(own, enemy, [&](int total) { return Worth{value(total), 0}; });
            double found = 0;
            for (std::size_t total = 0; total < totals.size(); ++total)
                found += totals[total] * value(int(total));
            QVERIFY(std::fabs(totals.total() - 1) < 1e-11);
            QVERIFY2(std::fabs(found - expected) < 1e-11, qPrintable(QString("%1: %2 %3").arg(round).arg(found).arg(expected)));
        }
    }

    void choices_lookAtWhatComesAfter()
    {
        // Two shots at three life points: the first re-roll is played for the chance that both shots together are enough.
        ProgramMaker maker;
        maker.inputs({"rerolls", "life"});
        maker.start("lost", "0");
        Step dice = maker.step("total", Kind::Dice, "");
        dice.dice.push_back({maker.formula("2"), {0, 0, 0, 1, 2, 3}, {}});
        dice.reroll = maker.formula("rerolls");
        maker.program.each = {dice, maker.set("lost", "min(life, lost + max(0, total - 1))")};
        maker.program.lost = maker.formula("lost");
        maker.program.size = maker.formula("life");
        maker.program.goals = {maker.formula("lost >= life"), maker.formula("lost")};
        const auto shots = [&](int rerolls) {
            const Frame frame = maker.frame({{"rerolls", rerolls}, {"life", 3}});
            return answer(maker.program, {{frame, frame}, true})->destroyed;
        };
        // By hand: best play of the second shot for each number still needed, then of the first for that.
        const std::vector<int> red{0, 0, 0, 1, 2, 3};
        const auto needed = [&](int life, int rerolls) {
            return PlainPlay({red, red}, 2, [life](int total) { return double(std::max(0, total - 1) >= life); }).expected(rerolls, 0);
        };
        const double both = PlainPlay({red, red}, 2, [&](int total) {
                                return needed(3 - std::min(3, std::max(0, total - 1)), 1);
                            }).expected(1, 0);
        QVERIFY(std::fabs(shots(1) - both) < 1e-11);
        QVERIFY(shots(0) < shots(1) && shots(1) < shots(2));
    }

    void bothSidesLose_together()
    {
        // The defender answers with the figures that are left: the losses of both hang together.
        ProgramMaker maker;
        maker.inputs({"men", "enemies"});
        Step first = maker.roll("shot", "men", "1/2");
        Step answerStep = maker.roll("own", "max(0, enemies - shot)", "1/2");
        maker.program.then = {first, answerStep};
        maker.program.lost = maker.formula("min(enemies, shot)");
        maker.program.size = maker.formula("enemies");
        maker.program.own = maker.formula("own");
        maker.program.ownSize = maker.formula("men");
        const auto found = answer(maker.program, {{maker.frame({{"men", 2}, {"enemies", 2}})}, true});
        QVERIFY(found.ok());
        const std::vector<std::vector<double>> expected{{1 / 16.0, 2 / 16.0, 1 / 16.0}, {1 / 4.0, 1 / 4.0}, {1 / 4.0}};
        for (std::size_t lost = 0; lost < expected.size(); ++lost) {
            for (std::size_t own = 0; own < expected[lost].size(); ++own)
                QVERIFY(std::fabs(found->joint[lost][own] - expected[lost][own]) < 1e-12);
        }
    }

    void answers_agreeWithASimulation()
    {
        SmallGame game;
        const Attack attack{{game.weapon(12, 0.5, 1 / 3.0, 2, 3, 4, 1 / 6.0), game.weapon(5, 2 / 3.0, 0, 3, 3, 4, 1 / 6.0)}, true};
        const auto exact = answer(game.maker.program, attack);
        std::mt19937_64 random(23);
        std::uniform_real_distribution<double> chance(0, 1);
        constexpr int rounds = 40000;
        double destroyed = 0, mean = 0;
        for (int round = 0; round < rounds; ++round) {
            int points = 0;
            for (const auto &[dice, hit, save, damage] : {std::make_tuple(12, 0.5, 1 / 3.0, 2), std::make_tuple(5, 2 / 3.0, 0.0, 3)}) {
                for (int die = 0; die < dice; ++die) {
                    if (chance(random) >= hit || chance(random) < save)
                        continue;
                    int done = 0;
                    for (int point = 0; point < damage; ++point)
                        done += chance(random) >= 1 / 6.0;
                    points = std::min({12, (points / 3 + 1) * 3, points + done});
                }
            }
            destroyed += points == 12;
            mean += points / 3;
        }
        QVERIFY(std::fabs(destroyed / rounds - exact->destroyed) < 5 * std::sqrt(0.25 / rounds));
        QVERIFY(std::fabs(mean / rounds - exact->mean) < 5 * 2 / std::sqrt(double(rounds)));
    }

    void moreArmour_neverHurtsMore()
    {
        SmallGame game;
        double before = 2;
        for (int save = 0; save <= 6; ++save) {
            const auto found = answer(game.maker.program, {{game.weapon(9, 0.5, save / 6.0, 2, 2, 3, 0)}, true});
            QVERIFY(found->destroyed <= before + 1e-12);
            before = found->destroyed;
        }
    }

    void numbersBeyondEveryGame_areRefused()
    {
        SmallGame game;
        QVERIFY(!answer(game.maker.program, {{game.weapon(1000000, 0.5, 0, 2, 2, 3, 0)}, true}).ok());
        QVERIFY(!answer(game.maker.program, {{game.weapon(10, 0.5, 0, 2, 100000, 100000, 0)}, true}).ok());
        const DicePool pool({{Distribution::die(20), 50}}, 50);
        QVERIFY(pool.states() > 1e8);
    }
};

MUSTER_TEST_MAIN(tst_Program)
#include "tst_Program.moc"
