// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "base/Finding.h"

namespace muster::packs {

/// What the engine's readers say about a file, in the player's language: they know no translations. The code and the place stay.
[[nodiscard]] base::Error spoken(base::Error error);
/// The same for what a check of game data finds; a sentence that is not known here stays as it is.
[[nodiscard]] base::Finding spoken(base::Finding finding);

} // namespace muster::packs
