// SPDX-License-Identifier: GPL-3.0-or-later
#include "odds/Distribution.h"

#include "support/TestMain.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <random>

using namespace muster::odds;

namespace {

bool same(const Distribution &left, const std::vector<double> &right)
{
    for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
        if (std::fabs(left[i] - (i < right.size() ? right[i] : 0)) > 1e-11)
            return false;
    }
    return true;
}

/// Every throw of `count` dice with these faces, one by one.
void forThrows(const std::vector<int> &faces, int count, const std::function<void(const std::vector<int> &)> &visit)
{
    std::vector<int> thrown(std::size_t(count), 0);
    std::function<void(int)> next = [&](int die) {
        if (die == count)
            return visit(thrown);
        for (const int face : faces) {
            thrown[std::size_t(die)] = face;
            next(die + 1);
        }
    };
    next(0);
}

std::vector<double> counted(const std::vector<int> &faces, int count, const std::function<int(std::vector<int>)> &value)
{
    std::vector<double> row;
    const double each = std::pow(1.0 / double(faces.size()), count);
    forThrows(faces, count, [&](const std::vector<int> &thrown) {
        const auto at = std::size_t(value(thrown));
        if (at >= row.size())
            row.resize(at + 1, 0);
        row[at] += each;
    });
    return row;
}

std::vector<int> randomFaces(std::mt19937 &random)
{
    std::vector<int> faces(2 + random() % 4);
    for (int &face : faces)
        face = int(random() % 4);
    return faces;
}

} // namespace

class tst_Distribution : public QObject
{
    Q_OBJECT

private slots:
    void everything_sumsToOne()
    {
        std::mt19937 random(11);
        for (int round = 0; round < 500; ++round) {
            const double chance = double(random() % 1001) / 1000;
            const double further = double(random() % 900) / 1000;
            const int count = int(random() % 70);
            const Distribution hits = Distribution::openEnded(chance, further).times(count);
            for (const Distribution &each : {Distribution::binomial(count, chance), hits, hits.thinned(chance)})
                QVERIFY(std::fabs(each.total() - 1) < 1e-10);
            QVERIFY(std::fabs(hits.mean() - count * chance / (1 - further)) < 1e-8);
        }
    }

    void sumsAndBest_equalEnumeration()
    {
        std::mt19937 random(12);
        for (int round = 0; round < 1500; ++round) {
            const std::vector<int> faces = randomFaces(random);
            const int count = int(random() % 6);
            const int keep = int(random() % 6);
            const Distribution die = Distribution::faces(faces);
            const auto sum = [](const std::vector<int> &thrown) { return std::accumulate(thrown.begin(), thrown.end(), 0); };
            QVERIFY(same(die.times(count), counted(faces, count, sum)));
            QVERIFY(same(die.best(keep, count), counted(faces, count, [keep](std::vector<int> thrown) {
                             std::sort(thrown.rbegin(), thrown.rend());
                             thrown.resize(std::size_t(std::min(keep, int(thrown.size()))));
                             return std::accumulate(thrown.begin(), thrown.end(), 0);
                         })));
        }
    }

    void thinning_equalsEnumeration()
    {
        // Six faces: hit on two of them, the save on `saves` of them.
        for (int saves = 0; saves <= 6; ++saves) {
            for (int count = 0; count <= 3; ++count) {
                std::vector<int> faces(36);
                for (int i = 0; i < 36; ++i)
                    faces[std::size_t(i)] = i / 6 < 2 && i % 6 >= saves;
                const auto expected = counted(
                    faces, count, [](const std::vector<int> &thrown) { return std::accumulate(thrown.begin(), thrown.end(), 0); });
                QVERIFY(same(Distribution::binomial(count, 1 / 3.0).thinned(1 - saves / 6.0), expected));
            }
        }
    }

    void moreDice_neverHitLess()
    {
        for (int count = 0; count < 40; ++count) {
            const Distribution fewer = Distribution::openEnded(5 / 9.0, 1 / 3.0).times(count);
            const Distribution more = Distribution::openEnded(5 / 9.0, 1 / 3.0).times(count + 1);
            for (int least = 0; least < 30; ++least) {
                QVERIFY(more.atLeast(least) >= fewer.atLeast(least) - 1e-12);
                QVERIFY(more.thinned(0.4).atLeast(least) <= more.thinned(0.5).atLeast(least) + 1e-12);
            }
        }
    }

    void largeNumbers_stayExact()
    {
        const Distribution hits = Distribution::binomial(2000, 1 / 3.0);
        QVERIFY(std::fabs(hits.total() - 1) < 1e-12);
        QVERIFY(std::fabs(hits.mean() - 2000 / 3.0) < 1e-8);
    }
};

MUSTER_TEST_MAIN(tst_Distribution)
#include "tst_Distribution.moc"
