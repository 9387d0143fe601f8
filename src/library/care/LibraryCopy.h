// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/sql/Database.h"

namespace muster::library {

/// Copies every row of a library into a new SQLite file: the backup of a club's server, or the way home from it.
[[nodiscard]] base::Result<void> copyLibrary(const Database &from, const QString &path);

} // namespace muster::library
