// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Finding.h"
#include "base/Result.h"
#include "rules/roster/Roster.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

/// A roster and what was noticed while reading it.
struct ReadRoster
{
    Roster roster;
    std::vector<base::Finding> findings;
};

/// Reads the XML of a `.ros` file, or the JSON that other programs write (a `.rosz` is unzipped by src/archive first). Needs no game data;
/// saved values become snapshots, and unknown attributes and elements are kept for writing.
[[nodiscard]] base::Result<ReadRoster> readRoster(std::string_view xml, std::string_view fileName = {});

} // namespace muster::rules
