// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"

namespace muster::packs {

/// What the engine's readers say about a file, in the player's language: they know no translations. The code and the place stay.
[[nodiscard]] base::Error spoken(base::Error error);

} // namespace muster::packs
