// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "odds/Throw.h"

namespace muster::odds {

/// A hand that throws the dice of single steps and lays them down in a ThrownAttack.
class Hand
{
public:
    Hand(const Chance &chance, ThrownAttack &attack) : m_chance(chance), m_attack(attack) {}

    /// What a step comes to; every kind but Set, and but a throw with dice taken up by choice.
    [[nodiscard]] int thrown(const Step &step, Frame &frame, std::size_t weapon);
    /// One die of a throw.
    [[nodiscard]] int cast(const DiceTerm &term, Frame &frame);
    /// The dice of a throw are down: by term, every die with all that it showed. The best `keep` count.
    int lay(const Step &step, std::size_t weapon, std::vector<std::vector<std::vector<int>>> dice, int keep);
    /// Empty when all steps were dice so far.
    [[nodiscard]] const base::Message &problem() const { return m_problem; }

private:
    int rolled(const Step &step, Frame &frame, std::size_t weapon);
    int summed(const Step &step, Frame &frame, std::size_t weapon);
    int each(const Step &step, Frame &frame, std::size_t weapon);
    int allocated(const Step &step, Frame &frame, std::size_t weapon);
    /// The values of so many hits, one after the other.
    std::vector<int> outcomes(const Step &step, Frame &frame, std::size_t weapon, int count);
    /// So many dice, of whose faces `good` count; the successes.
    int successes(Throw row, int count, int sides, int good, int again, int further);
    /// Beside what lies there of the same step.
    void put(Throw row);
    /// How many faces of the die the chance is; -1, and a problem, when it is none of it.
    int good(double chance, int sides);
    [[nodiscard]] int face(int sides) { return 1 + m_chance(sides); }
    /// The number of dice; 0, and a problem, when nobody could look at them.
    int counted(double count);

    const Chance &m_chance;
    ThrownAttack &m_attack;
    base::Message m_problem;
    int m_dice = 0;
};

} // namespace muster::odds
