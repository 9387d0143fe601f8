// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/GameData.h"
#include "rules/evaluate/Offers.h"
#include "rules/evaluate/RosterFinding.h"
#include "rules/evaluate/Slot.h"
#include "rules/evaluate/phases/Effective.h"
#include "rules/evaluate/trials/Fix.h"
#include "rules/roster/RosterEdit.h"

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace muster::rules {

/// Judges one roster with one game's data: effective values, findings, what can be added.
///
/// Keeps what it computed, so that `update` after an edit is much faster than `evaluate`, with the same result. Not
/// thread-safe; every thread (printing, for instance) takes an evaluator of its own, the data may be shared. Values returned
/// by pointer or reference are valid until the next evaluate() or update(). The roster is copied: it may change or go away.
class Evaluator
{
public:
    explicit Evaluator(std::shared_ptr<const GameData> data); ///< data may be null: everything is an orphan
    ~Evaluator();
    Evaluator(Evaluator &&) noexcept;
    Evaluator &operator=(Evaluator &&) noexcept;

    [[nodiscard]] const std::shared_ptr<const GameData> &data() const;
    [[nodiscard]] const Roster &roster() const;

    /// Everything anew.
    void evaluate(const Roster &roster);
    /// After `edit` (already applied to `roster`) only what depends on it. For an undone edit pass `inverse(edit)`.
    void update(const Roster &roster, const RosterEdit &edit);

    /// Everything that the list is judged by is there; else it is never legal.
    [[nodiscard]] bool checked() const;
    [[nodiscard]] bool legal() const; ///< no finding of severity Error
    [[nodiscard]] const std::vector<RosterFinding> &findings() const;
    /// What would mend a finding of this list, the best first: each was tried on a copy, mends it and breaks nothing else.
    /// Takes some evaluations; ask when somebody looks.
    [[nodiscard]] std::vector<Fix> fixes(const RosterFinding &finding) const;
    /// Whether fixes() has given up on this list: more is wrong with it than anybody waits for.
    [[nodiscard]] bool fixesGivenUp() const;
    /// Every cost type of the game and the used catalogues, in the order of the data.
    [[nodiscard]] const std::vector<RosterCost> &totals() const;
    /// Null when there is no such id.
    [[nodiscard]] const EffectiveSelection *selection(std::string_view id) const;
    [[nodiscard]] const EffectiveForce *force(std::string_view id) const;
    /// As it stands in the roster, found at once; null when there is no such id.
    [[nodiscard]] const Selection *chosen(std::string_view selectionId) const;
    [[nodiscard]] const Force *chosenForce(std::string_view forceId) const;
    /// Ids from the outermost force down to the selection or force itself; empty when unknown.
    [[nodiscard]] std::vector<std::string> path(std::string_view id) const;
    /// Profiles and rules of a selection or force; made when first asked for. Empty for an unknown id.
    [[nodiscard]] const EffectiveInfo &info(std::string_view id) const;

    /// Groups and free entries of a selection, or the root entries of a force (one slot), with what can be added.
    /// `withHidden`: also candidates that the rules hide here. Who shows no prices asks without them: some have to be tried.
    [[nodiscard]] SlotList slotsOf(std::string_view ownerId, bool withHidden = false, Priced priced = Priced::Yes) const;
    /// What a selection still must have, in the order of its slots. Quicker than slotsOf(): nothing is offered.
    [[nodiscard]] std::vector<Shortfall> shortfalls(std::string_view selectionId) const;
    /// Whether one more of an entry can be chosen at a place, as its candidate would tell.
    [[nodiscard]] bool takes(std::string_view ownerId, const EntryNode &node) const;
    /// One candidate alone, by composite id; nullopt when the place does not know it.
    [[nodiscard]] std::optional<Candidate> candidate(std::string_view ownerId, std::string_view entryId) const;
    /// Whom a selection may join, association by association, in order; empty when it joins nobody.
    [[nodiscard]] std::vector<AssociationOffer> associationsOf(std::string_view selectionId) const;
    /// Those that have joined a selection, with what it calls them.
    struct Joined
    {
        std::string selectionId;
        std::string label;    ///< of the data: "Led by"; may be empty
        bool grouped = false; ///< they are one attached unit
    };
    [[nodiscard]] std::vector<Joined> joinedTo(std::string_view selectionId) const;
    /// The members of the attached unit that a selection belongs to, the joined one first; empty when it stands alone.
    [[nodiscard]] std::vector<std::string> attachedUnit(std::string_view selectionId) const;
    /// What the data offer inside a force (empty id: to the roster, with a catalogue) and the rules do not hide.
    [[nodiscard]] std::vector<OfferedForce> forcesIn(std::string_view forceId) const;
    /// How many modifiers of what is chosen are switched off because the data say something that is not understood.
    [[nodiscard]] int notUnderstood() const;
    /// How many root entries a force offers now (not hidden; those in root groups are not counted).
    [[nodiscard]] int availableEntryCount(std::string_view forceId) const;

private:
    struct State;
    void judgeLinks();

    std::unique_ptr<State> m_state;
};

/// Writes the effective names, costs, categories, profiles and rules into the snapshots of the roster (orphans keep theirs).
/// Call before saving; `evaluator` must have evaluated this very roster. `known`: snapshots of selections from the last time, which
/// those without one take over where they still say the same.
using SnapshotsById = std::unordered_map<std::string, SnapshotPtr>;
void takeSnapshot(Roster &roster, Evaluator &evaluator, const SnapshotsById &known = {});

} // namespace muster::rules
