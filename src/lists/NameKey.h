// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace muster::lists {

/// A name without what people write differently: case, accents, apostrophes, hyphens, blanks.
[[nodiscard]] QString nameKey(const QString &name);
/// The same with every word in the singular, as far as a letter s tells.
[[nodiscard]] QString singularKey(const QString &key);
/// How alike two keys are, 0 to 1: abbreviated words ("gren launcher"), other orders, misspellings.
[[nodiscard]] double likeness(const QString &first, const QString &second);

} // namespace muster::lists
