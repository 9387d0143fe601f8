// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"
#include "packs/Pack.h"

namespace muster::cli {

/// The pack with this id or name among those that are installed or named by --data; null if there is none.
[[nodiscard]] packs::PackPtr installedPack(const QString &name, const Context &context);

} // namespace muster::cli
