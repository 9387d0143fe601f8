// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/PackStore.h"
#include "tools/bench/BenchSection.h"

namespace muster::tools {

/// One attack beside a simulation of it, and a matrix of 20 by 20 units, of the pack that takes longest.
[[nodiscard]] BenchFigures oddsFigures(const packs::PackStore &store);

} // namespace muster::tools
