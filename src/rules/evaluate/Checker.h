// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/CandidateCategories.h"
#include "rules/evaluate/Evaluation.h"
#include "rules/evaluate/Slot.h"

#include <optional>
#include <utility>

namespace muster::rules {

/// A place where entries can be chosen: a force, or a selection in it.
struct CheckPlace
{
    int force = -1;
    int item = -1; ///< -1 = the force itself
};

/// An effective constraint of an entry or group at a place.
struct EffectiveLimit
{
    const Constraint *constraint = nullptr;
    const Entry *owner = nullptr; ///< the target or the link that holds it
    double value = 0;
    double current = 0; ///< not a number when there is nothing to count
    bool perModel = false;
    Element element; ///< what was counted in
    Wanted wanted;   ///< what was counted there

    [[nodiscard]] bool isMax() const
    {
        return constraint->type == Constraint::Type::Max || (constraint->type == Constraint::Type::Exactly && current > value);
    }
    [[nodiscard]] bool active() const; ///< a negative maximum is none
    [[nodiscard]] bool violated() const;
};

/// Whether a limit of a force entry counts forces. In the newer dialect a force is a selection, too: "at most one in the roster" means
/// the force, and only a limit of the force itself counts what is in it.
[[nodiscard]] inline bool countsForces(const Constraint &limit, bool newer)
{
    return limit.fieldKind == FieldKind::Forces
        || (newer && limit.fieldKind == FieldKind::Selections && !limit.childId
            && (limit.scopeKind == ScopeKind::Roster || limit.scopeKind == ScopeKind::Parent));
}

/// Evaluates constraints at places. Used for findings and for what can be added.
class Checker
{
public:
    explicit Checker(Evaluation &evaluation) : m_evaluation(evaluation), m_candidates(evaluation) {}

    /// How an entry or group stands at a place: from a chosen one, if there is one, else as if it were chosen there.
    [[nodiscard]] Context contextAt(const CheckPlace &place, const EntryNode &node, Dependencies *seen);
    /// As if (one more of) an entry were chosen at a place.
    [[nodiscard]] Context contextOfNext(const CheckPlace &place, const EntryNode &node);
    [[nodiscard]] bool hidden(const EntryNode &node, const Context &context);
    /// Hidden itself, or in a hidden group.
    [[nodiscard]] bool hiddenAt(const CheckPlace &place, const EntryNode &node, const Context &context);
    /// The newer dialect: whether a force takes an entry, by its primary category.
    [[nodiscard]] bool takenBy(int force, const EntryNode &node, const Context &context);
    [[nodiscard]] std::string name(const EntryNode &node, const Context &context);
    [[nodiscard]] std::vector<EffectiveLimit> limits(const EntryNode &node, const CheckPlace &place, const Context &context);
    /// Limits of a force entry or category with what the modifiers make of their values, seen from a force.
    [[nodiscard]] std::vector<std::pair<const Constraint *, double>> limitsOf(std::span<const Constraint> constraints,
                                                                              const std::vector<const Definition *> &modifiers, int force,
                                                                              Dependencies *seen);
    /// What the conditions speak of that make a maximum nothing, or keep it from being more.
    [[nodiscard]] std::vector<ReasonPart> whyNone(const Constraint &constraint, const EntryNode &node, const Context &context);
    /// Selections of a node directly at a place.
    [[nodiscard]] std::vector<int> chosen(const EntryNode &node, const CheckPlace &place) const;

private:
    [[nodiscard]] double effective(const Constraint &constraint, const EntryNode &node, const Context &context);
    [[nodiscard]] bool isOfItsPlace(const Constraint &constraint) const;
    void count(EffectiveLimit &limit, const EntryNode &node, const CheckPlace &place, const Context &context);
    void countSelf(EffectiveLimit &limit, const Context &context);

    Evaluation &m_evaluation;
    // What is chosen at the place that was asked for last, by entry.
    mutable int m_turn = -1;
    mutable CheckPlace m_place;
    mutable std::unordered_map<const EntryNode *, std::vector<int>> m_chosen;
    CandidateCategories m_candidates;
};

} // namespace muster::rules
