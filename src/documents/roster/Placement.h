// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/Evaluator.h"

#include <functional>
#include <optional>
#include <string>

namespace muster::documents {

/// A place into which something can be put: a slot of a selection, or the force itself.
struct Placement
{
    std::string ownerId; ///< force or selection; empty = nowhere
    std::string groupId; ///< composite id of the slot; empty = none
    std::optional<rules::Candidate> candidate;
    explicit operator bool() const { return !ownerId.empty(); }
};

using CandidateTest = std::function<bool(const rules::Candidate &)>;

/// Whether a candidate is the unit with this plain id (the last part of its composite id).
[[nodiscard]] CandidateTest isEntry(std::string plainEntryId);

/// The first candidate of a slot that fits the test; `groupId` empty = any slot. Addable ones first.
[[nodiscard]] std::optional<rules::Candidate> candidateAt(const rules::Evaluator &evaluator, const std::string &ownerId,
                                                          const std::string &groupId, const CandidateTest &wanted);
/// The first slot of an owner that takes such an entry now, else the first that knows it at all.
[[nodiscard]] Placement placeIn(const rules::Evaluator &evaluator, const std::string &ownerId, const CandidateTest &wanted);
/// The same over a whole force: the force itself, then its root selections in order. Places with room first.
[[nodiscard]] Placement placeInForce(const rules::Evaluator &evaluator, const std::string &forceId, const CandidateTest &wanted);
/// Where a unit goes that is taken from the catalogue of a force while a slot is being filled: into that slot, when it knows the
/// unit at all; else into another slot of the same formation, or of a formation around it, or of the force, but into none that
/// the player is not looking at. Without a slot (an empty placement) anything in the force is fine.
[[nodiscard]] Placement placeFor(const rules::Evaluator &evaluator, const std::string &forceId, const Placement &slot,
                                 const CandidateTest &wanted);

} // namespace muster::documents
