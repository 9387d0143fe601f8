// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Library.h"

#include <optional>

namespace muster::documents {

/// What lists show of a battle that was brought together from two, counted anew. Nothing when it cannot be read.
[[nodiscard]] std::optional<library::Record> judgeBattle(const library::StoredDocument &document);

} // namespace muster::documents
