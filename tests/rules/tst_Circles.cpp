// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/links/Circles.h"
#include "support/TestMain.h"

#include <random>
#include <set>

using namespace muster;

class tst_Circles : public QObject
{
    Q_OBJECT

private:
    using Ways = std::vector<std::vector<int>>;

    // By trying every way, from everywhere.
    static std::vector<std::vector<bool>> reached(const Ways &to)
    {
        std::vector<std::vector<bool>> found(to.size(), std::vector<bool>(to.size(), false));
        for (std::size_t start = 0; start < to.size(); ++start) {
            std::vector<std::size_t> front{start};
            found[start][start] = true;
            while (!front.empty()) {
                const std::size_t from = front.back();
                front.pop_back();
                for (const int other : to[from])
                    if (!found[start][std::size_t(other)]) {
                        found[start][std::size_t(other)] = true;
                        front.push_back(std::size_t(other));
                    }
            }
        }
        return found;
    }

private slots:
    void sameNumber_forThoseWhoLeadToEachOther()
    {
        std::mt19937 random(14);
        for (int round = 0; round < 300; ++round) {
            Ways to(1 + random() % 14);
            for (auto &ways : to)
                for (std::size_t i = random() % 4; i > 0; --i)
                    ways.push_back(int(random() % to.size()));
            const auto found = reached(to);
            const std::vector<int> numbers = rules::circles(to);
            for (std::size_t a = 0; a < to.size(); ++a)
                for (std::size_t b = 0; b < to.size(); ++b)
                    QCOMPARE(numbers[a] == numbers[b], found[a][b] && found[b][a]);
        }
    }

    void tenThousandInARow_andBack()
    {
        Ways row(10000);
        for (std::size_t i = 0; i + 1 < row.size(); ++i)
            row[i].push_back(int(i) + 1);
        const std::vector<int> apart = rules::circles(row);
        QCOMPARE(std::set<int>(apart.begin(), apart.end()).size(), row.size());
        row.back().push_back(0);
        const std::vector<int> together = rules::circles(row);
        QCOMPARE(std::set<int>(together.begin(), together.end()).size(), std::size_t(1));
    }

    void nothing_hasNoCircles() { QVERIFY(rules::circles({}).empty()); }
};

MUSTER_TEST_MAIN(tst_Circles)
#include "tst_Circles.moc"
