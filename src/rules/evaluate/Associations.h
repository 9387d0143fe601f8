// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/Evaluation.h"
#include "rules/evaluate/phases/Apply.h"

namespace muster::rules {

/// Whether a selection may be joined: what the association is for, and its filter with the candidate as "self".
[[nodiscard]] bool mayJoin(Evaluation &evaluation, int owner, const Association &association, int candidate, Dependencies *seen);
/// Whether this one is among the candidates, without looking at the others.
[[nodiscard]] bool isCandidate(Evaluation &evaluation, int owner, const Association &association, int candidate, Dependencies *seen);
/// Everybody in the scope of an association who may be joined, in the order of the list.
[[nodiscard]] std::vector<int> candidatesOf(Evaluation &evaluation, int owner, const Association &association, Dependencies *seen);

} // namespace muster::rules
