// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/Evaluation.h"

namespace muster::rules {

/// Lays the roster out and finds what is new, gone or changed since the last time.
void layOut(Evaluation &evaluation);
/// Effective categories of every selection (always all: they are cheap, and everything else counts by them).
void evaluateCategories(Evaluation &evaluation);
/// Which modifiers reach which selection from elsewhere (newer dialect), by the categories known so far.
void collectIncoming(Evaluation &evaluation);
/// Compares with what reached them before.
void commitIncoming(Evaluation &evaluation);
/// Effective costs of selections that changed.
void evaluateForceCosts(Evaluation &evaluation);
void evaluateCosts(Evaluation &evaluation);
/// Names, visibility, texts of selections and forces that changed.
void evaluateValues(Evaluation &evaluation);
void evaluateForces(Evaluation &evaluation);
/// Sums over the tree, and the totals of the roster.
void evaluateTotals(Evaluation &evaluation);
/// Constraints, limits, messages.
void evaluateFindings(Evaluation &evaluation);
/// Profiles and rules of one selection or force.
[[nodiscard]] EffectiveInfo infoOfSelection(Evaluation &evaluation, int item, Dependencies *seen);
[[nodiscard]] EffectiveInfo infoOfForce(Evaluation &evaluation, int force, Dependencies *seen);

} // namespace muster::rules
