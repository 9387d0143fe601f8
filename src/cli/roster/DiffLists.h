// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"

namespace muster::cli {

/// `muster diff A B`: what is different between two rosters of one game, unit by unit.
int diffLists(const QString &fileA, const QString &fileB, bool json, Context &context);

} // namespace muster::cli
