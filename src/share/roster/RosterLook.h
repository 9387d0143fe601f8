// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Language.h"
#include "packs/Pack.h"
#include "packs/design/CardDesign.h"
#include "rules/evaluate/Evaluator.h"

#include <QString>

#include <string_view>

namespace muster::share {

/// Short and common ways from the engine's values to what a player reads.
[[nodiscard]] QString toText(std::string_view text);
[[nodiscard]] std::string toData(const QString &text);
/// "14", "2.5": no needless decimals, in the way of the player's language.
[[nodiscard]] QString amount(double value);

/// For rules::inFormationOrder: what the card design of a game says about leaders.
[[nodiscard]] std::vector<std::string> leaderEntries(const packs::CardDesign &cards);

/// How the rosters of one pack are shown: language, main cost, card design. Cheap to copy; the pack outlives it.
struct RosterLook
{
    const packs::Language *language = nullptr;
    const packs::CardDesign *cards = nullptr;
    std::string costTypeId; ///< the points of the army
    QString costName;       ///< "pts", in the player's language

    [[nodiscard]] static RosterLook of(const packs::Pack &pack, const QString &language);
    /// Without the game's data: the points are what the list was saved with.
    [[nodiscard]] static RosterLook ofSaved(const rules::Roster &roster);

    /// The data's name in the player's language, unless a modifier changed it.
    [[nodiscard]] QString name(const rules::EffectiveSelection &selection) const;
    [[nodiscard]] QString name(std::string_view id, std::string_view own) const;
    [[nodiscard]] QString name(const rules::Candidate &candidate) const;

    [[nodiscard]] double cost(const std::vector<rules::CostValue> &costs) const;
    /// Whether the cost is written down at all: an unknown price is shown as a dash, never as 0.
    [[nodiscard]] bool hasCost(const std::vector<rules::CostValue> &costs) const;
    /// "14 pts"
    [[nodiscard]] QString costText(double value) const;
    /// What `value` of them are called: 1 figure, 2 figures. Abbreviations stay as they are.
    [[nodiscard]] QString costUnit(double value) const;

    /// Whether units of this game have a short code at all.
    [[nodiscard]] bool hasCodes() const;
    /// Name of the icon for a unit of these categories and the type that its profiles state; its title only tells vehicles apart.
    [[nodiscard]] QString icon(const std::vector<rules::CategoryValue> &categories,
                               const std::vector<rules::EffectiveProfile> &profiles = {}) const;
    /// The short code beside a unit's name: the badge of its card.
    [[nodiscard]] QString code(const std::vector<rules::EffectiveProfile> &profiles, const std::vector<rules::CategoryValue> &categories,
                               std::string_view type) const;
};

} // namespace muster::share
