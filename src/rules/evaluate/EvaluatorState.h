// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/Evaluation.h"
#include "rules/evaluate/Evaluator.h"
#include "rules/evaluate/OfferStore.h"
#include "rules/evaluate/trials/Prices.h"
#include "rules/evaluate/trials/Problems.h"
#include "rules/evaluate/trials/Trial.h"

#include <map>
#include <optional>
#include <tuple>

namespace muster::rules {

/// What an Evaluator holds, hidden from those who use it.
struct Evaluator::State
{
    explicit State(std::shared_ptr<const GameData> data) : evaluation(std::move(data)), prices(evaluation) {}

    /// Every phase takes what is not known, or was touched; their order makes each see only finished values.
    void run();
    /// Everything is unknown again.
    void forget();
    /// A copy of the list as it is now, on which edits can be tried.
    Trial &copy();
    /// What is wrong with the list as it is now.
    const Problems &problems();

    Evaluation evaluation;
    Prices prices;
    std::unique_ptr<Trial> trial;  ///< made when first needed
    std::optional<Problems> known; ///< what problems() answered since the last change
    OfferStore offers;
    bool trialBehind = true; ///< the list has changed since
    bool trialAnew = true;   ///< and not by edits alone
    bool anew = true;        ///< nothing is known from before the evaluation that is going on
    /// What slotsOf() has answered since the last change: several views ask the same after every edit.
    std::map<std::tuple<std::string, bool, Priced>, SlotList> slotAnswers;
    std::size_t slotCandidates = 0; ///< how many stand in them
};

} // namespace muster::rules
