// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"
#include "library/Library.h"

namespace muster::cli {

/// `muster library roles [--apply]`: prints the statements that say who may do what at a club's server, or runs them.
int libraryRoles(bool apply, Context &context, library::Library &library);

/// `muster library upgrade [FILE]`: brings a club's server to this program's schema after a backup to FILE.
int libraryUpgrade(const QString &file, Context &context, library::Library &library);

} // namespace muster::cli
