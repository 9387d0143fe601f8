// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/Evaluation.h"
#include "rules/evaluate/Evaluator.h"

namespace muster::rules {

/// What an Evaluator holds, hidden from those who use it.
struct Evaluator::State
{
    explicit State(std::shared_ptr<const GameData> data) : evaluation(std::move(data)) {}

    /// Every phase takes what is not known, or was touched; their order makes each see only finished values.
    EvaluationChange run();
    /// Everything is unknown again.
    void forget();

    Evaluation evaluation;
};

} // namespace muster::rules
