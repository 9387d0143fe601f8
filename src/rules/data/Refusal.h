// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Message.h"

#include <string_view>

namespace muster::rules {

/// What a player is told when a whole file is refused. The finding itself (`detail`) speaks to whoever mends the file; it stays
/// where the code has no sentence for players.
[[nodiscard]] base::Message refusal(std::string_view code, base::Message detail);

} // namespace muster::rules
