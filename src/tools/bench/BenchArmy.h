// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/Evaluator.h"
#include "rules/roster/Operations.h"

#include <memory>
#include <random>
#include <string>
#include <vector>

namespace muster::tools {

/// A large army for `muster bench`, built by adding what the data offer, and random edits on it.
class BenchArmy
{
public:
    explicit BenchArmy(std::shared_ptr<const rules::GameData> data);

    /// Squads with as many models as they may have (ten each) and one option of each kind, until the army is large enough.
    void build();
    /// So many random edits, each taken back at once; every one of both is timed, with its re-evaluation, in milliseconds.
    [[nodiscard]] std::vector<double> edit(int count);
    /// The army as a saved list, cut down to the first units that have so many selections together.
    [[nodiscard]] std::string saved(std::size_t selections);

    [[nodiscard]] int units() const { return m_units; }
    /// Selections of the type "model", with their numbers.
    [[nodiscard]] int models() const;
    [[nodiscard]] const rules::Roster &roster() const { return m_roster; }
    [[nodiscard]] rules::Evaluator &evaluator() { return m_evaluator; }

private:
    [[nodiscard]] const rules::DataFile *largestCatalogue() const;
    [[nodiscard]] std::vector<const rules::EntryNode *> offers() const;
    [[nodiscard]] bool largeEnough() const;
    void addUnit(const rules::EntryNode &node);
    bool addModel(const std::string &unit);
    void addOptions(const std::string &owner);
    bool apply(const rules::Operations::Outcome &done);
    [[nodiscard]] rules::RosterEdit randomEdit(const std::string &id, const rules::EntryNode &node);

    std::shared_ptr<const rules::GameData> m_data;
    base::CountingIdSource m_ids{"b"};
    std::mt19937 m_random{12345};
    rules::Roster m_roster;
    rules::Operations m_operations;
    rules::Evaluator m_evaluator;
    int m_units = 0;
};

} // namespace muster::tools
