// SPDX-License-Identifier: GPL-3.0-or-later
#include "odds/Distribution.h"

#include <algorithm>
#include <cmath>

namespace muster::odds {

namespace {

constexpr double tail = 1e-13;

double logFactorial(int number)
{
    return std::lgamma(double(number) + 1);
}

} // namespace

Distribution::Distribution(std::vector<double> chances) : m_chances(std::move(chances))
{
    if (m_chances.empty())
        m_chances.push_back(1);
}

Distribution Distribution::certain(int value)
{
    std::vector<double> chances(std::size_t(std::max(0, value)) + 1, 0);
    chances.back() = 1;
    return Distribution(std::move(chances));
}

Distribution Distribution::binomial(int count, double chance)
{
    if (count <= 0 || chance <= 0)
        return {};
    if (chance >= 1)
        return certain(count);
    std::vector<double> chances(std::size_t(count) + 1, 0);
    // From the most likely number to both sides: no factor is ever too small to count.
    const int middle = std::min(count, int(double(count + 1) * chance));
    const double odds = chance / (1 - chance);
    chances[std::size_t(middle)] = std::exp(logFactorial(count) - logFactorial(middle) - logFactorial(count - middle)
                                            + middle * std::log(chance) + (count - middle) * std::log1p(-chance));
    for (int i = middle; i < count; ++i)
        chances[std::size_t(i) + 1] = chances[std::size_t(i)] * odds * (count - i) / (i + 1);
    for (int i = middle; i > 0; --i)
        chances[std::size_t(i) - 1] = chances[std::size_t(i)] / odds * i / (count - i + 1);
    double sum = 0;
    for (const double each : chances)
        sum += each;
    for (double &each : chances)
        each /= sum;
    return Distribution(std::move(chances));
}

Distribution Distribution::die(int sides)
{
    if (sides <= 0)
        return {};
    std::vector<double> chances(std::size_t(sides) + 1, 1.0 / sides);
    chances[0] = 0;
    return Distribution(std::move(chances));
}

Distribution Distribution::faces(const std::vector<int> &faces)
{
    std::vector<std::pair<int, double>> all;
    for (const int face : faces)
        all.emplace_back(face, 1.0 / double(faces.size()));
    return outcomes(all);
}

Distribution Distribution::outcomes(const std::vector<std::pair<int, double>> &outcomes)
{
    int most = 0;
    double sum = 0;
    for (const auto &[value, chance] : outcomes) {
        most = std::max(most, value);
        sum += chance;
    }
    std::vector<double> chances(std::size_t(most) + 1, 0);
    for (const auto &[value, chance] : outcomes)
        chances[std::size_t(std::max(0, value))] += chance;
    chances[0] += std::max(0.0, 1 - sum);
    return Distribution(std::move(chances));
}

Distribution Distribution::openEnded(double first, double further)
{
    if (first <= 0)
        return {};
    std::vector<double> chances{1 - first};
    double reached = first;
    for (further = std::min(further, 0.999); reached > tail / 100; reached *= further)
        chances.push_back(reached * (1 - further));
    chances.back() += reached; // what lies beyond
    return Distribution(std::move(chances));
}

double Distribution::mean() const
{
    double sum = 0;
    for (std::size_t i = 1; i < m_chances.size(); ++i)
        sum += double(i) * m_chances[i];
    return sum;
}

double Distribution::atLeast(int value) const
{
    double sum = 0;
    for (std::size_t i = std::size_t(std::max(0, value)); i < m_chances.size(); ++i)
        sum += m_chances[i];
    return sum;
}

double Distribution::total() const
{
    return atLeast(0);
}

Distribution Distribution::thinned(double chance) const
{
    std::vector<double> chances(m_chances.size(), 0);
    for (std::size_t i = 0; i < m_chances.size(); ++i) {
        const Distribution left = binomial(int(i), chance);
        for (std::size_t j = 0; j < left.size(); ++j)
            chances[j] += m_chances[i] * left.m_chances[j];
    }
    return Distribution(std::move(chances));
}

Distribution Distribution::times(int count) const
{
    Distribution result;
    Distribution power = *this;
    for (; count > 0; count /= 2) {
        if (count % 2 == 1)
            result = result + power;
        if (count > 1)
            power = power + power;
    }
    return result;
}

Distribution Distribution::best(int keep, int count) const
{
    if (keep >= count)
        return times(count);
    // From the highest face down: how many dice are left, how many of the kept ones are filled, and their sum.
    using Table = std::vector<std::vector<double>>; // [dice left][sum]; filled = count - left, at most keep
    const auto sums = std::size_t(most()) * std::size_t(std::max(0, keep)) + 1;
    Table table(std::size_t(count) + 1, std::vector<double>(sums, 0));
    table[std::size_t(count)][0] = 1;
    double below = 1; // chance of this face or a lower one
    for (int face = most(); face >= 0; --face) {
        const double here = below > 0 ? std::min(1.0, m_chances[std::size_t(face)] / below) : 0;
        below -= m_chances[std::size_t(face)];
        Table next(std::size_t(count) + 1, std::vector<double>(sums, 0));
        for (int left = 0; left <= count; ++left) {
            const Distribution shown = binomial(left, face == 0 ? 1 : here);
            for (std::size_t sum = 0; sum < sums; ++sum) {
                const double chance = table[std::size_t(left)][sum];
                if (chance <= 0)
                    continue;
                for (int many = 0; many <= shown.most(); ++many) {
                    const int kept = std::min(many, std::max(0, keep - (count - left)));
                    next[std::size_t(left - many)][sum + std::size_t(kept * face)] += chance * shown[std::size_t(many)];
                }
            }
        }
        table = std::move(next);
    }
    return Distribution(std::move(table[0]));
}

Distribution operator+(const Distribution &left, const Distribution &right)
{
    std::vector<double> chances(left.size() + right.size() - 1, 0);
    for (std::size_t i = 0; i < left.size(); ++i) {
        if (left.m_chances[i] == 0)
            continue;
        for (std::size_t j = 0; j < right.size(); ++j)
            chances[i + j] += left.m_chances[i] * right.m_chances[j];
    }
    Distribution sum(std::move(chances));
    sum.cutTail();
    return sum;
}

void Distribution::cutTail()
{
    double left = 0;
    while (m_chances.size() > 1 && left + m_chances.back() < tail) {
        left += m_chances.back();
        m_chances.pop_back();
    }
    m_chances.back() += left;
}

double withRerolls(double chance, int times)
{
    return times <= 0 ? chance : 1 - std::pow(1 - chance, times + 1);
}

} // namespace muster::odds
