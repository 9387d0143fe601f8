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
    /// A list that somebody plays, where it is the larger one: in some games units stand in battle groups or platoons, which
    /// build() does not know how to fill.
    void takeIfLarger(rules::Roster played);
    /// So many random edits, each taken back at once; every one of both is timed, with its re-evaluation, in milliseconds.
    [[nodiscard]] std::vector<double> edit(int count);
    /// The army as a saved list, cut down to the first units that have so many selections together.
    [[nodiscard]] std::string saved(std::size_t selections);

    [[nodiscard]] int units() const;
    /// Selections of the type "model", with their numbers.
    [[nodiscard]] int models() const;
    [[nodiscard]] const rules::Roster &roster() const { return m_roster; }
    [[nodiscard]] rules::Evaluator &evaluator() { return m_evaluator; }

private:
    [[nodiscard]] const rules::DataFile *largestCatalogue() const;
    [[nodiscard]] std::vector<const rules::EntryNode *> offers(const std::string &force) const;
    [[nodiscard]] bool largeEnough() const;
    void addUnit(const std::string &force, const rules::EntryNode &node);
    void addRegiments(std::vector<std::string> &forces);
    void fill(const std::vector<std::string> &forces);
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
    int m_units = 0; ///< that build() has added
};

} // namespace muster::tools
