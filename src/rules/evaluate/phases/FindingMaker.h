// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/Checker.h"

#include <vector>

namespace muster::rules {

/// One number out of two, for keys of findings.
[[nodiscard]] inline std::uint64_t mixed(std::uint64_t hash, std::uint64_t value)
{
    hash = (hash + 0x632BE59BD9B4E019ull) * 0x9E3779B97F4A7C15ull;
    value = (value + 0x7F4A7C15ull) * 0xC2B2AE3D27D4EB4Full;
    return (hash ^ (hash >> 29)) + (value ^ (value >> 31));
}

/// Turns a broken limit into a finding: whose fault it is, how many there are and should be, which ones are counted.
class FindingMaker
{
public:
    explicit FindingMaker(Evaluation &evaluation) : m_evaluation(evaluation) {}

    /// Of an entry or group at a place; `there`: what is chosen of it.
    [[nodiscard]] CheckedFinding ofLimit(const EffectiveLimit &limit, const EntryNode &node, const CheckPlace &place,
                                         const std::vector<int> &there, Dependencies &seen);

    /// Of whom a selection has joined; `other`: the one it may not, or -1.
    [[nodiscard]] CheckedFinding ofAssociation(FindingKind kind, int index, const Association &association, int other, int count);
    void describe(RosterFinding &finding, const Constraint &constraint, double wanted, double current, bool perModel);
    /// What the author's words for a limit may name, beside the values of the finding. Empty: the owner of the finding.
    struct Names
    {
        std::string scope;
        std::string parent;
        std::string group;
        std::string unit;
        std::string model;
        std::string modelOrUnit;
        std::string upgrade;
        std::string link;
        std::string root;     ///< the selection directly in the force
        std::string category; ///< its primary one
        double whole = 100;   ///< of a limit in percent: how much all of it is
    };
    /// The author's own words for a limit, with the values of this list in their places. The owner must be set.
    [[nodiscard]] std::string words(const Constraint &constraint, const RosterFinding &finding, const Names &names) const;
    [[nodiscard]] std::string nameOfForce(int index) const;
    /// For Names::whole: what a limit in percent is a share of.
    [[nodiscard]] double wholeOf(const Query &query, const Element &element) const;
    void ownRoster(RosterFinding &finding) const;
    void ownForce(RosterFinding &finding, int index);
    void ownCategory(RosterFinding &finding, const Book &book, Id category) const;
    /// Names the selections that a query counts, in the order of the list.
    void setMembers(RosterFinding &finding, const Query &query, const Element &element, const Wanted &wanted, Dependencies &seen);

private:
    void ownSelection(RosterFinding &finding, int index);
    [[nodiscard]] std::string nameOfItem(int index) const;
    [[nodiscard]] std::string nameOfElement(const Element &element, const Book &book) const;
    [[nodiscard]] Names namesAt(const EffectiveLimit &limit, const EntryNode &node, const CheckPlace &place,
                                const std::vector<int> &there) const;
    void setOwner(RosterFinding &finding, const EffectiveLimit &limit, const EntryNode &node, const CheckPlace &place,
                  const std::vector<int> &there);

    Evaluation &m_evaluation;
};

} // namespace muster::rules
