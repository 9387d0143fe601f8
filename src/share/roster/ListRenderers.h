// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "share/roster/RosterExport.h"

namespace muster::share {

// Texts in the way of other programs; they are the same in every language but for the names, the verdict and the findings.

/// NewRecruit's plain text: "# ++ Army Roster ++", "## Character [95 pts]", a line for each unit, bullets for its models.
[[nodiscard]] QString newRecruitText(const RosterExport &roster, const QString &verdict);
/// The text of tournaments: a fence of + with army and points, "10x Warden Squad (180 pts)", bullets for its models.
[[nodiscard]] QString tournamentText(const RosterExport &roster, const QString &verdict);
/// One line for each unit with everything it has.
[[nodiscard]] QString shortText(const RosterExport &roster, const QString &verdict);

/// Everything below an item on one line: "Bolt rifle, 2x Grenade (Frag, Smoke)".
[[nodiscard]] QString optionsLine(const ExportItem &item, const QString &times);

} // namespace muster::share
