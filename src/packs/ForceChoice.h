// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Pack.h"

#include <string>

namespace muster::packs {

/// The force entry of a new roster with this catalogue: the pack's own, else the first that is not hidden; empty when there is none.
[[nodiscard]] std::string usualForce(const Pack &pack, const rules::Book &book);

} // namespace muster::packs
