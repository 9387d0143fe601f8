// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/design/CardDesign.h"
#include "share/roster/RosterLook.h"

#include <functional>

namespace muster::share {

/// What the parts of a card template look at.
struct CardSubject
{
    const std::vector<rules::EffectiveProfile> *profiles = nullptr; ///< characteristics are looked for in these, in order
    const std::vector<rules::CostValue> *costs = nullptr;           ///< with everything below
    int number = 1;
    const packs::Language *language = nullptr;
    bool wholeCodes = false; ///< `{digits:…}` gives the whole value ("V4"), where no symbol stands beside it
    int models = 0;          ///< inside the unit; 0 = not known
    /// `{shots:…}`: what it rolls weapon by weapon; null: all dice together
    std::function<QString(const QString &sum)> fire = {};
    /// The game data do not have it (a soldier whom only a campaign's book knows): a cost that is not among `costs` is not known,
    /// where otherwise it is none.
    bool orphan = false;
};

/// Fills a template of cards.json (docs/PACKS.md); parts that only paper has (slot, formation, rules) come out empty.
/// Empty when every part of the template is empty.
[[nodiscard]] QString cardText(const packs::CardValue &value, const CardSubject &subject);

} // namespace muster::share
