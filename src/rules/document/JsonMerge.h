// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/document/JsonValue.h"

namespace muster::rules {

/// A changed document in the words of the file that it was read from. `original` is that file, `before` what our writer makes of it
/// unchanged, `after` what it makes of it now: where the last two say the same, the file's own words stay, with order, nulls and keys that
/// the writer does not know; where they differ, the writer has its way.
[[nodiscard]] JsonValue mergedJson(const JsonValue &original, const JsonValue &before, const JsonValue &after);

} // namespace muster::rules
