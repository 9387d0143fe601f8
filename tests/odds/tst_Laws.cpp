// SPDX-License-Identifier: GPL-3.0-or-later
#include "odds/Laws.h"

#include "Formula.h"
#include "odds/DicePool.h"
#include "support/TestMain.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <random>

using namespace muster::odds;

namespace {

bool alike(const Distribution &found, const std::map<int, double> &wanted)
{
    double all = 0;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const auto it = wanted.find(int(i));
        if (std::fabs(found[i] - (it == wanted.end() ? 0 : it->second)) > 1e-11)
            return false;
        all += found[i];
    }
    return std::fabs(all - 1) < 1e-11 && (wanted.empty() || wanted.rbegin()->first <= found.most());
}

/// All that `count` throws of something with these outcomes can bring, one after the other.
void forEachRun(const std::vector<std::pair<int, double>> &outcomes, int count, double chance, std::vector<int> &run,
                const std::function<void(const std::vector<int> &, double)> &visit)
{
    if (int(run.size()) == count)
        return visit(run, chance);
    for (const auto &[value, each] : outcomes) {
        if (each <= 0)
            continue;
        run.push_back(value);
        forEachRun(outcomes, count, chance * each, run, visit);
        run.pop_back();
    }
}

} // namespace

/// The law of each kind of step against the plain count of everything that can happen.
class tst_Laws : public QObject
{
    Q_OBJECT

private slots:
    void rolls_countSuccesses()
    {
        for (const int count : {0, 1, 3, 7}) {
            for (const int rerolls : {0, 1, 2}) {
                ProgramMaker maker;
                Step step = maker.roll("hits", std::to_string(count), "1/3");
                step.reroll = maker.formula(std::to_string(rerolls));
                Frame frame = maker.frame({});
                const double hit = 1 - std::pow(2.0 / 3, rerolls + 1);
                std::map<int, double> wanted;
                std::vector<int> run;
                forEachRun({{0, 1 - hit}, {1, hit}}, count, 1, run, [&](const std::vector<int> &each, double chance) {
                    wanted[int(std::count(each.begin(), each.end(), 1))] += chance;
                });
                Laws laws;
                QVERIFY(alike(laws.of(step, frame), wanted));
            }
        }
    }

    // A hit that brings a further die: 1, 1 + 1, 1 + 1 + 1...
    void chains_goOnWhileTheyHit()
    {
        ProgramMaker maker;
        Step step = maker.roll("hits", "1", "0.5");
        step.chain = maker.formula("0.25");
        Frame frame = maker.frame({});
        Laws laws;
        const Distribution &one = laws.of(step, frame);
        QCOMPARE(one[0], 0.5);
        double reached = 0.5;
        for (std::size_t hits = 1; hits < 12; ++hits, reached *= 0.25)
            QVERIFY(std::fabs(one[hits] - reached * 0.75) < 1e-12);
        QVERIFY(std::fabs(one.mean() - 0.5 / 0.75) < 1e-9);
        // Three such dice: thrice the mean, and the same sum as one by one.
        step.count = maker.formula("3");
        const Distribution &three = laws.of(step, frame);
        QVERIFY(std::fabs(three.mean() - 3 * 0.5 / 0.75) < 1e-9);
        const Distribution plain = one + one + one;
        for (std::size_t i = 0; i < plain.size(); ++i)
            QVERIFY(std::fabs(three[i] - plain[i]) < 1e-11);
    }

    void eachOutcome_isAddedUp()
    {
        for (const int count : {0, 1, 4}) {
            ProgramMaker maker;
            Step step = maker.step("damage", Step::Kind::Each, std::to_string(count));
            step.outcomes = {{maker.formula("1"), maker.formula("1/2")}, {maker.formula("3"), maker.formula("1/6")}};
            Frame frame = maker.frame({});
            std::map<int, double> wanted;
            std::vector<int> run;
            forEachRun({{0, 1 - 0.5 - 1.0 / 6}, {1, 0.5}, {3, 1.0 / 6}}, count, 1, run, [&](const std::vector<int> &each, double chance) {
                int sum = 0;
                for (const int value : each)
                    sum += value;
                wanted[sum] += chance;
            });
            Laws laws;
            QVERIFY(alike(laws.of(step, frame), wanted));
        }
    }

    // Two kinds of dice of which only the best count, against every throw of them.
    void throws_keepTheBest()
    {
        for (int keep = 0; keep <= 4; ++keep) {
            ProgramMaker maker;
            Step step = maker.step("sum", Step::Kind::Dice, "");
            step.dice = {{maker.formula("2"), {}, maker.formula("6")}, {maker.formula("2"), {0, 0, 1, 4}, {}}};
            step.keep = maker.formula(std::to_string(keep));
            Frame frame = maker.frame({});
            std::map<int, double> wanted;
            for (int a = 1; a <= 6; ++a) {
                for (int b = 1; b <= 6; ++b) {
                    for (const int c : {0, 0, 1, 4}) {
                        for (const int d : {0, 0, 1, 4}) {
                            std::vector<int> dice{a, b, c, d};
                            std::sort(dice.rbegin(), dice.rend());
                            int sum = 0;
                            for (int i = 0; i < keep; ++i)
                                sum += dice[std::size_t(i)];
                            wanted[sum] += 1.0 / (36 * 16);
                        }
                    }
                }
            }
            Laws laws;
            QVERIFY2(alike(laws.of(step, frame), wanted), std::to_string(keep).c_str());
        }
    }

    void throws_withoutALimit_areTheSumOfAll()
    {
        ProgramMaker maker;
        Step step = maker.step("sum", Step::Kind::Dice, "");
        step.dice = {{maker.formula("2"), {}, maker.formula("6")}};
        Frame frame = maker.frame({});
        Laws laws;
        const Distribution &two = laws.of(step, frame);
        QVERIFY(std::fabs(two[7] - 6.0 / 36) < 1e-12);
        QVERIFY(std::fabs(two.mean() - 7) < 1e-12);
        QCOMPARE(two[1], 0.0);
    }

    // Hits on figures with several wounds: what a figure has too few wounds for goes on, or is lost.
    void allocation_equalsHitAfterHit_data()
    {
        QTest::addColumn<int>("wounds");
        QTest::addColumn<int>("figures");
        QTest::addColumn<int>("from");
        QTest::addColumn<bool>("spill");
        for (const int wounds : {1, 2, 3}) {
            for (const int from : {0, 1}) {
                for (const bool spill : {false, true})
                    QTest::addRow("%d wounds from %d %s", wounds, from, spill ? "spilling" : "lost") << wounds << 3 << from << spill;
            }
        }
    }
    void allocation_equalsHitAfterHit()
    {
        QFETCH(int, wounds);
        QFETCH(int, figures);
        QFETCH(int, from);
        QFETCH(bool, spill);
        const double saved = 0.25;
        ProgramMaker maker;
        Step step = maker.step("points", Step::Kind::Allocate, "4");
        step.wounds = maker.formula(std::to_string(wounds));
        step.figures = maker.formula(std::to_string(figures));
        step.from = maker.formula(std::to_string(from));
        step.spill = maker.formula(spill ? "1" : "0");
        step.ignore = maker.formula("0.25");
        step.outcomes = {{maker.formula("1"), maker.formula("0.5")}, {maker.formula("2"), maker.formula("0.5")}};
        Frame frame = maker.frame({});
        // One point of damage after the other may be ignored.
        const std::vector<std::pair<int, double>> one{{0, 0.5 * saved + 0.5 * saved * saved},
                                                      {1, 0.5 * (1 - saved) + 0.5 * 2 * saved * (1 - saved)},
                                                      {2, 0.5 * (1 - saved) * (1 - saved)}};
        std::map<int, double> wanted;
        std::vector<int> run;
        forEachRun(one, 4, 1, run, [&](const std::vector<int> &hits, double chance) {
            int points = from;
            for (const int damage : hits) {
                const int end = spill ? wounds * figures : std::min(wounds * figures, (points / wounds + 1) * wounds);
                points = std::min(end, points + damage);
            }
            wanted[points] += chance;
        });
        Laws laws;
        QVERIFY(alike(laws.of(step, frame), wanted));
    }

    void sameThrow_isMadeOnce()
    {
        ProgramMaker maker;
        maker.inputs({"n"});
        const Step step = maker.roll("hits", "n", "0.5"), twin = maker.roll("others", "n", "1/2");
        Frame frame = maker.frame({{"n", 6}});
        Laws laws;
        const Distribution *first = &laws.of(step, frame);
        QCOMPARE(&laws.of(step, frame), first);
        QCOMPARE(&laws.of(twin, frame), first); // wherever it is made
        frame[0] = 7;
        QVERIFY(&laws.of(step, frame) != first);
        QCOMPARE(laws.of(step, frame).most(), 7);
    }

    void numbersBeyondEveryGame_areToldAndNotTried_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("dice") << int(Step::Kind::Roll);
        QTest::newRow("outcomes") << int(Step::Kind::Each);
        QTest::newRow("figures") << int(Step::Kind::Allocate);
        QTest::newRow("total") << int(Step::Kind::Dice);
    }
    void numbersBeyondEveryGame_areToldAndNotTried()
    {
        QFETCH(int, kind);
        ProgramMaker maker;
        Step step = maker.step("x", Step::Kind(kind), "1000000");
        step.chance = maker.formula("0.5");
        step.outcomes = {{maker.formula("6"), maker.formula("1")}};
        step.wounds = maker.formula("1000");
        step.figures = maker.formula("1000");
        step.dice = {{maker.formula("20000"), {}, maker.formula("1000")}};
        Frame frame = maker.frame({});
        Laws laws;
        QVERIFY(laws.of(step, frame).total() > 0.999);
        QVERIFY(laws.tooLarge());
    }

    void chancesBeyondTheirEnds_areCutOff()
    {
        ProgramMaker maker;
        Frame frame = maker.frame({});
        Laws laws;
        QCOMPARE(laws.of(maker.roll("sure", "5", "7/6"), frame)[5], 1.0);
        QCOMPARE(laws.of(maker.roll("never", "5", "0 - 1"), frame)[0], 1.0);
        QCOMPARE(laws.of(maker.roll("nothing", "0 - 3", "1"), frame)[0], 1.0);
        QVERIFY(!laws.tooLarge());
    }

    // Somebody who may take up a die never does worse for it, and an enemy who may never does them good.
    void dicePools_playAsWellAsOneCan()
    {
        std::mt19937 random(3);
        for (int round = 0; round < 12; ++round) {
            const DicePool pool(
                {{Distribution::die(2 + int(random() % 4)), 1 + int(random() % 2)}, {Distribution::faces({0, 1, int(random() % 5)}), 1}},
                1 + int(random() % 2));
            const auto value = [&](int total) { return Worth{double(total), 0}; };
            double before = pool.played(0, 0, value).mean();
            for (int own = 1; own <= 2; ++own) {
                const double now = pool.played(own, 0, value).mean();
                QVERIFY(now >= before - 1e-12);
                before = now;
            }
            const double spoiled = pool.played(2, 1, value).mean();
            QVERIFY(spoiled <= before + 1e-12);
            QVERIFY(std::fabs(pool.played(1, 1, value).total() - 1) < 1e-11);
            QVERIFY(pool.states() >= 2);
        }
    }

    void worth_countsTheFirstThingFirst()
    {
        QVERIFY((Worth{2, 0}.above({1, 9})));
        QVERIFY((Worth{1, 2}.above({1, 1})));
        QVERIFY((!Worth{1, 1}.above({1, 1})));
        QVERIFY((!Worth{1 + 1e-15, 0}.above({1, 5}))); // rounding is no reason
        Worth sum;
        sum += 0.5 * Worth{4, 2};
        QCOMPARE(sum.first, 2.0);
        QCOMPARE(sum.second, 1.0);
    }
};

MUSTER_TEST_MAIN(tst_Laws)
#include "tst_Laws.moc"
