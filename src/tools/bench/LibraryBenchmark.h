// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Pack.h"
#include "tools/bench/BenchSection.h"

namespace muster::tools {

/// What the library costs, measured in a temporary folder: saving a command, listing and searching 10,000 rosters.
[[nodiscard]] BenchFigures libraryFigures(const packs::PackPtr &pack);

} // namespace muster::tools
