// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace muster::odds {

/// The chances of the numbers 0, 1, 2...: a value, never empty. Everything here is exact but for the tail of an open-ended
/// throw, which is cut where less than 1e-13 is left.
class Distribution
{
public:
    /// Surely 0.
    Distribution() : m_chances{1} {}
    /// `chances[i]` is the chance of i.
    explicit Distribution(std::vector<double> chances);

    [[nodiscard]] static Distribution certain(int value);
    /// Successes among `count` dice that succeed with `chance` each.
    [[nodiscard]] static Distribution binomial(int count, double chance);
    /// A die with the faces 1 to `sides`.
    [[nodiscard]] static Distribution die(int sides);
    /// A die with these faces, all equally likely.
    [[nodiscard]] static Distribution faces(const std::vector<int> &faces);
    /// One of several values with its chance; what is missing to 1 is the value 0.
    [[nodiscard]] static Distribution outcomes(const std::vector<std::pair<int, double>> &outcomes);
    /// Hits of one die that hits with `first` and for each hit rolls another one that hits with `further`, and so on.
    [[nodiscard]] static Distribution openEnded(double first, double further);

    [[nodiscard]] std::size_t size() const { return m_chances.size(); }
    [[nodiscard]] int most() const { return int(m_chances.size()) - 1; }
    [[nodiscard]] double operator[](std::size_t value) const { return value < m_chances.size() ? m_chances[value] : 0; }
    [[nodiscard]] const std::vector<double> &chances() const { return m_chances; }
    [[nodiscard]] double mean() const;
    [[nodiscard]] double atLeast(int value) const;
    [[nodiscard]] double total() const;

    /// Of every one counted, a share `chance` stays: each hit survives its save.
    [[nodiscard]] Distribution thinned(double chance) const;
    /// The sum of `count` independent throws of it.
    [[nodiscard]] Distribution times(int count) const;
    /// The sum of the best `keep` of `count` throws.
    [[nodiscard]] Distribution best(int keep, int count) const;

    friend Distribution operator+(const Distribution &left, const Distribution &right);

private:
    void cutTail();

    std::vector<double> m_chances;
};

/// The chance of success when misses are thrown again `times` times.
[[nodiscard]] double withRerolls(double chance, int times);

} // namespace muster::odds
