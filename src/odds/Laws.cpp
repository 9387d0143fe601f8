// SPDX-License-Identifier: GPL-3.0-or-later
#include "odds/Laws.h"

#include "odds/DicePool.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace muster::odds {

namespace {

constexpr double mostDice = 20000; ///< in one throw
constexpr double mostThrows = 3e5; ///< different throws of a pool of which only the best dice count
constexpr int mostPoints = 20000;  ///< figures times wounds, or the highest total of a throw

std::vector<std::pair<int, double>> outcomesOf(const Step &step, Frame &frame)
{
    std::vector<std::pair<int, double>> outcomes;
    for (const OutcomeTerm &term : step.outcomes)
        outcomes.emplace_back(std::clamp(term.value.whole(frame), 0, mostPoints), std::clamp(term.chance.value(frame), 0.0, 1.0));
    return outcomes;
}

double chanceOf(const Expression &formula, Frame &frame)
{
    const double chance = formula.value(frame);
    return std::isfinite(chance) ? std::clamp(chance, 0.0, 1.0) : 0;
}

} // namespace

int Laws::counted(double count)
{
    if (!(count <= mostDice)) {
        m_tooLarge = true;
        return 0;
    }
    return count > 0 ? int(std::lround(count)) : 0;
}

const Distribution &Laws::of(const Step &step, Frame &frame)
{
    Key key{double(reinterpret_cast<std::uintptr_t>(&step)), 0};
    if (step.kind == Step::Kind::Roll) { // the same throw wherever it is made
        key = {0, step.count.value(frame), withRerolls(chanceOf(step.chance, frame), step.reroll.whole(frame)),
               chanceOf(step.chain, frame)};
    } else {
        for (const Expression *formula : step.formulas())
            key.push_back(formula->value(frame));
    }
    auto it = m_made.find(key);
    if (it == m_made.end())
        it = m_made.emplace(key, made(step, frame, key)).first;
    return it->second;
}

Distribution Laws::made(const Step &step, Frame &frame, const Key &key)
{
    switch (step.kind) {
    case Step::Kind::Roll:
        return rolled(key);
    case Step::Kind::Dice:
        return thrown(step, frame);
    case Step::Kind::Each: {
        Key base = key;
        base[2] = 0; // the powers of the same die, whatever the count
        return times(base, Distribution::outcomes(outcomesOf(step, frame)), counted(step.count.value(frame)));
    }
    case Step::Kind::Allocate:
        return allocated(step, frame);
    case Step::Kind::Set:
        break;
    }
    return Distribution::certain(std::max(0, step.count.whole(frame)));
}

Distribution Laws::rolled(const Key &key)
{
    const int count = counted(key[1]);
    if (key[3] <= 0)
        return Distribution::binomial(count, key[2]);
    return times({0, key[2], key[3]}, Distribution::openEnded(key[2], key[3]), count);
}

Distribution Laws::times(const Key &base, const Distribution &die, int count)
{
    if (double(die.most()) * count > mostPoints * 5.0) {
        m_tooLarge = true;
        return {};
    }
    std::vector<Distribution> &powers = m_powers[base];
    if (powers.empty())
        powers.emplace_back();
    while (int(powers.size()) <= count)
        powers.push_back(powers.back() + die);
    return powers[std::size_t(count)];
}

std::vector<std::pair<Distribution, int>> Laws::dice(const Step &step, Frame &frame)
{
    std::vector<std::pair<Distribution, int>> dice;
    for (const DiceTerm &term : step.dice) {
        const int count = std::clamp(term.count.whole(frame), 0, int(mostDice));
        dice.emplace_back(
            term.faces.empty() ? Distribution::die(std::clamp(term.sides.whole(frame), 0, 1000)) : Distribution::faces(term.faces), count);
    }
    return dice;
}

Distribution Laws::thrown(const Step &step, Frame &frame)
{
    const auto all = dice(step, frame);
    int number = 0;
    double highest = 0;
    int kinds = 0;
    for (const auto &[die, count] : all) {
        number += count;
        kinds += count > 0;
        highest += double(die.most()) * count;
    }
    if (highest > mostPoints) {
        m_tooLarge = true;
        return {};
    }
    const int keep = step.keep.given() ? std::max(0, step.keep.whole(frame)) : number;
    if (kinds > 1 && keep < number) {
        std::vector<DicePool::Kind> pool;
        for (const auto &[die, count] : all)
            pool.push_back({die, count});
        const DicePool mixed(std::move(pool), keep);
        m_tooLarge = m_tooLarge || mixed.states() > mostThrows;
        return m_tooLarge ? Distribution() : mixed.played(0, 0, [](int) { return Worth(); });
    }
    Distribution sum;
    for (const auto &[die, count] : all) {
        if (count > 0)
            sum = sum + (kinds == 1 ? die.best(keep, count) : die.times(count));
    }
    return sum;
}

// Hit after hit: what a figure has too little wounds for goes on to the next one, or is lost.
Distribution Laws::allocated(const Step &step, Frame &frame)
{
    const int wounds = std::max(1, step.wounds.whole(frame));
    const int figures = std::max(0, step.figures.whole(frame));
    const int start = std::max(0, step.from.whole(frame));
    const int count = counted(step.count.value(frame));
    if (double(wounds) * figures > mostPoints / 10.0) {
        m_tooLarge = true;
        return {};
    }
    const int all = std::max(wounds * figures, start);
    const bool spill = step.spill.value(frame) != 0;
    const Distribution damage = Distribution::outcomes(outcomesOf(step, frame)).thinned(1 - chanceOf(step.ignore, frame));
    std::vector<double> points(std::size_t(all) + 1, 0);
    points[std::size_t(start)] = 1;
    for (int hit = 0; hit < count; ++hit) {
        std::vector<double> next(points.size(), 0);
        for (int before = 0; before <= all; ++before) {
            const double chance = points[std::size_t(before)];
            const int end = spill ? all : std::min(all, (before / wounds + 1) * wounds);
            for (int each = 0; chance > 0 && each <= damage.most(); ++each)
                next[std::size_t(std::min(end, before + each))] += chance * damage[std::size_t(each)];
        }
        points = std::move(next);
    }
    return Distribution(std::move(points));
}

} // namespace muster::odds
