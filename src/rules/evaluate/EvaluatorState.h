// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/Evaluation.h"
#include "rules/evaluate/Evaluator.h"

#include <map>

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
    /// What slotsOf() has answered since the last change: several views ask the same after every edit.
    std::map<std::pair<std::string, bool>, std::vector<Slot>, std::less<>> slotAnswers;
};

} // namespace muster::rules
