// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"

namespace muster::cli {

/// `muster data sources`, `install`, `update`, `use` and `remove`: game data from elsewhere.
[[nodiscard]] int runFetchVerb(const QString &verb, const QCommandLineParser &parser, Context &context);
[[nodiscard]] bool isFetchVerb(const QString &verb);

} // namespace muster::cli
