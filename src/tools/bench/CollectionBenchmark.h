// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/PackStore.h"
#include "tools/bench/BenchSection.h"

namespace muster::tools {

/// What the dots of a collection of 5,000 kinds of figures cost at a click, beside reading that collection once.
[[nodiscard]] BenchFigures collectionFigures(const packs::PackStore &store);

} // namespace muster::tools
