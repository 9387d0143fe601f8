// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "odds/Distribution.h"

#include <functional>
#include <vector>

namespace muster::odds {

/// What a throw is worth to a player: the first number counts, the second only where the first is the same.
struct Worth
{
    double first = 0;
    double second = 0;

    Worth &operator+=(const Worth &other);
    friend Worth operator*(double chance, const Worth &worth) { return {chance * worth.first, chance * worth.second}; }
    /// More by more than rounding.
    [[nodiscard]] bool above(const Worth &other) const;
};

/// Dice of several kinds thrown together, some of which are thrown anew by choice after everybody has seen them.
///
/// First the thrower may take up one die after the other, `own` times (the same one again, or none), then the enemy `enemy`
/// times. Both play as well as one can: backward induction over what lies on the table (the number of dice of each kind that
/// show each face).
class DicePool
{
public:
    struct Kind
    {
        Distribution die;
        int count = 0;
    };
    using Value = std::function<Worth(int total)>;

    DicePool(std::vector<Kind> kinds, int keep);

    /// How many different throws there are; stops counting at a thousand million.
    [[nodiscard]] double states() const;
    /// The chances of each total when both sides play for `value`: the thrower for much of it, the enemy for little.
    [[nodiscard]] Distribution played(int own, int enemy, const Value &value) const;
    /// One such game: by kind (those with dice), every die with all that it showed. `cast(kind)` throws a die.
    [[nodiscard]] std::vector<std::vector<std::vector<int>>> thrown(int own, int enemy, const Value &value,
                                                                    const std::function<int(std::size_t kind)> &cast) const;

private:
    /// The throws of the dice of one kind: how many show each face, and where a die thrown anew leads.
    struct Sort
    {
        std::vector<int> faces;
        std::vector<double> chances;          ///< of the faces
        std::vector<std::vector<int>> throws; ///< number of dice that show each face
        std::vector<double> weights;          ///< chance of each throw
        std::vector<std::vector<int>> leads;  ///< [throw][old face * faces + new face] -> throw, or -1
    };
    struct Board;
    struct Plan;
    [[nodiscard]] Plan planned(int own, int enemy, const Value &value) const;
    static Sort sortOf(const Kind &kind);
    [[nodiscard]] int totalOf(const std::vector<int> &throws) const;

    std::vector<Kind> m_kinds;
    int m_keep;
};

} // namespace muster::odds
