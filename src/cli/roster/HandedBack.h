// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"
#include "cli/roster/JudgedRoster.h"

namespace muster::cli {

/// `muster show ROSTER --handed-back FILE`: what became of the units, turn and score, in words or as JSON.
[[nodiscard]] int showHandedBack(const JudgedRoster &judged, const QCommandLineParser &parser, Context &context);

} // namespace muster::cli
