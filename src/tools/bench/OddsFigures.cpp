// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/bench/OddsFigures.h"

#include "packs/UnitList.h"
#include "packs/odds/OddsMatrix.h"
#include "tools/bench/BenchTime.h"
#include "tools/bench/OddsBenchmark.h"

#include <algorithm>

namespace muster::tools {

namespace {

constexpr std::size_t side = 20;

std::vector<packs::OddsUnit> unitsOf(const packs::Pack &pack)
{
    std::vector<packs::OddsUnit> units;
    for (const rules::DataFile *faction : pack.factions()) {
        for (const packs::ListedUnit &unit : packs::listUnits(pack.data()->book(*faction))) {
            if (units.size() < 2 * side)
                units.push_back(packs::oddsUnit(pack, unit));
        }
    }
    return units;
}

// As the window does it: for each pair the kind of attack that does most.
base::Result<double> matrixTime(const packs::Pack &pack, const std::vector<packs::OddsUnit> &units)
{
    const packs::OddsAsker asker(pack);
    const std::vector<packs::OddsUnit> mine(units.begin(), units.begin() + side), theirs(units.begin() + side, units.end());
    base::Result<packs::OddsMatrix> matrix = packs::OddsMatrix();
    const double time = timed([&] { matrix = packs::oddsMatrix(asker, {}, mine, theirs); });
    return matrix ? base::Result<double>(time) : base::Result<double>(matrix.error());
}

} // namespace

BenchFigures oddsFigures(const packs::PackStore &store)
{
    const OddsBenchmark attack = oddsBenchmark();
    std::vector<BenchFigure> figures{{"odds_attack", attack.attack, "ms", 3, 1},
                                     {"odds_simulation_100000", attack.simulation, "ms", 1},
                                     {"odds_simulation_error", attack.difference, "lost", 4}};
    double slowest = 0; // of all games that have so many units
    for (const packs::PackPtr &pack : store.packs()) {
        if (pack->odds().isEmpty() || !pack->odds().modes.front().weapons)
            continue;
        const std::vector<packs::OddsUnit> units = unitsOf(*pack);
        double best = 1e9; // of several rounds: what else the machine does meanwhile only ever adds
        for (int round = 0; round < 3 && units.size() == 2 * side; ++round) {
            const auto time = matrixTime(*pack, units);
            if (!time)
                return time.error();
            best = std::min(best, *time);
        }
        if (units.size() == 2 * side)
            slowest = std::max(slowest, best);
    }
    if (slowest > 0)
        figures.push_back({"odds_matrix_20x20", slowest, "ms", 2, 50});
    return figures;
}

} // namespace muster::tools
