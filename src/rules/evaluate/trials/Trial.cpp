// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/trials/Trial.h"

namespace muster::rules {

namespace {

// A list of two hundred things may be tried fifteen hundred times, which no real one needs; one of ten thousand, wrong
// everywhere, still has its answer within a second or two.
constexpr std::size_t mostLooked = 300'000;
// A list that can be tried only so often is not worth the time and the memory of a second one.
constexpr std::size_t fewestTries = 10;

} // namespace

Trial::Trial(std::shared_ptr<const GameData> data) : m_evaluator(std::move(data)) {}

void Trial::follow(const Roster &roster, std::size_t wrong, bool anew)
{
    m_roster = roster;
    m_anew = m_anew || anew;
    m_size = selectionCount(roster) + wrong;
    m_looked = m_size * fewestTries > mostLooked ? mostLooked : 0;
}

bool Trial::affords()
{
    m_looked += m_size;
    return m_looked <= mostLooked;
}

bool Trial::isSpent() const
{
    return m_looked > mostLooked;
}

const Evaluator *Trial::with(const Edit &edit)
{
    m_ids.restart();
    Operations operations(m_roster, m_evaluator.data().get(), m_ids);
    operations.keepUnitsApart(); // as every edit of a player
    const Operations::Outcome outcome = edit(operations);
    if (!outcome)
        return nullptr;
    // The evaluator goes from the last try straight to this one: what both have in common stays judged.
    if (m_anew)
        m_evaluator.evaluate(m_roster);
    else
        m_evaluator.update(m_roster, *outcome);
    m_anew = false;
    revert(m_roster, *outcome);
    return &m_evaluator;
}

} // namespace muster::rules
