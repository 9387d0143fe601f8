// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/Evaluation.h"

#include <unordered_map>
#include <vector>

namespace muster::rules {

/// What categories an entry would have once it is chosen: those that are written, and those that others who are chosen already would
/// give it ("units of this kind are options of my regiment").
class CandidateCategories
{
public:
    explicit CandidateCategories(Evaluation &evaluation) : m_evaluation(evaluation) {}

    /// In a force, or (`item` from 0 on) in a selection of it. Null: as written. Valid until another place is asked for.
    [[nodiscard]] const std::vector<CategoryState> *of(int force, int item, const EntryNode &node);

private:
    struct Source
    {
        const RemoteModifier *remote = nullptr;
        Element element; ///< where it reaches from
    };

    void collect();
    [[nodiscard]] bool reaches(const Source &source, int force, int item) const;

    Evaluation &m_evaluation;
    int m_turn = -1;
    int m_force = -1;
    int m_item = -1;
    std::vector<Source> m_sources; ///< of this evaluation: what gives categories now
    std::vector<Source> m_here;    ///< of these, what reaches the place
    std::unordered_map<const EntryNode *, std::vector<CategoryState>> m_made;
};

} // namespace muster::rules
