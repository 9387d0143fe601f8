// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/BenchSection.h"
#include "packs/PackStore.h"

namespace muster::cli {

/// One attack beside a simulation of it, and a matrix of 20 by 20 units, of the pack that takes longest.
[[nodiscard]] BenchFigures benchOdds(const packs::PackStore &store);

} // namespace muster::cli
