// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "share/roster/RosterExport.h"

namespace muster::share {

/// Lists as one web page: a card for each unit with its profiles in tables, the rules in words at the end. Nothing in it is fetched
/// from elsewhere. More than one list has a table of contents.
[[nodiscard]] QString webPage(const std::vector<RosterExport> &rosters);

/// What stands between <body> and </body>, for a view that knows only simple marks.
[[nodiscard]] QString webPageBody(const std::vector<RosterExport> &rosters);

} // namespace muster::share
