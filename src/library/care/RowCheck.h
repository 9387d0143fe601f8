// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/sql/Database.h"

#include <QStringList>

namespace muster::library {

/// Looks at every row that carries a checksum, at every count, and at the game data that are kept: what is wrong, one sentence
/// each, with the name of the document. Goes on after what cannot be read.
[[nodiscard]] base::Result<QStringList> rowProblems(const Database &database);

} // namespace muster::library
