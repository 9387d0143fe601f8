// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "share/roster/RosterLook.h"

namespace muster::share {

/// A finding in words: what is wrong, and where.
struct FindingText
{
    QString title; ///< names rule and place
    QString scope; ///< second line: formation, force or army it is about
};

/// In the player's language: the pack's own sentence where it has one, else one made from the values.
[[nodiscard]] FindingText findingText(const rules::RosterFinding &finding, const rules::Evaluator &evaluator, const RosterLook &look);

/// What a button says that mends a finding: exactly what it does ("Add 2× Hunter", "Remove Adler (15 pts)").
[[nodiscard]] QString fixText(const rules::Fix &fix, const rules::RosterFinding &finding, const rules::Evaluator &evaluator,
                              const RosterLook &look);

/// Why a candidate cannot be added, short enough for a row of the catalogue; empty when it can.
[[nodiscard]] QString refusalText(const rules::Candidate &candidate, const RosterLook &look);

} // namespace muster::share
