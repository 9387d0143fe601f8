// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Pack.h"

namespace muster::packs {

/// What a thing is called in the languages of its pack, the data's own name first: somebody may type any of them.
[[nodiscard]] QStringList everyName(const Pack &pack, std::string_view id, std::string_view own);

} // namespace muster::packs
