// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/links/UnitLinks.h"
#include "share/roster/RosterLook.h"

#include <vector>

namespace muster::share {

/// Who joins, rides and pilots whom, in words: made once for a list, asked for each of its units.
class LinkText
{
public:
    struct Line
    {
        QString label; ///< "Joins", "Carries"
        QString value; ///< "Ghosts", "Old Man, Manfred (6 of 6 places)"
    };

    LinkText(const rules::Evaluator &evaluator, const RosterLook &look);

    /// Where the unit belongs, then who belongs to it; nothing for most units.
    [[nodiscard]] std::vector<Line> lines(std::string_view unitId) const;
    /// Of these, what the pack's own rules of joining say; the others are associations of the data.
    [[nodiscard]] std::vector<Line> ruleLines(std::string_view unitId) const;
    /// Who has joined the unit, as one attached unit: "led by Warden Captain, supported by Priest".
    [[nodiscard]] QString ledBy(std::string_view unitId) const;
    /// All lines in one: "Joins Ghosts", "Carries Old Man, Manfred (6 of 6 places)".
    [[nodiscard]] QString sentence(std::string_view unitId) const;
    /// As the player knows the unit: their own name, else its name with the size of a squad.
    [[nodiscard]] QString nameOf(const std::string &unitId) const;
    /// In the player's language.
    [[nodiscard]] QString ruleName(const rules::LinkRule &rule) const;
    [[nodiscard]] const rules::UnitLinks &links() const { return m_links; }

private:
    [[nodiscard]] std::vector<Line> chosenLines(std::string_view unitId) const;

    const rules::Evaluator &m_evaluator;
    RosterLook m_look;
    rules::UnitLinks m_links;
};

/// Why not, for a list of choices: "no place left", "Armour is not the same".
[[nodiscard]] QString refusalText(rules::LinkRefusal refusal);
/// A finding about a link: what is not possible, and why.
[[nodiscard]] QString linkFindingText(const rules::RosterFinding &finding, const rules::Evaluator &evaluator, const RosterLook &look);

} // namespace muster::share
