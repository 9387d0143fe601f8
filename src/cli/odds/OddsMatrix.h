// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/odds/OddsSides.h"
#include "packs/odds/OddsQuestion.h"

namespace muster::cli {

/// Writes what each unit of one roster does to each unit of the other. Gives the exit code.
int writeOddsMatrix(const OddsSides &sides, packs::OddsQuestion question, bool json, Context &context);

} // namespace muster::cli
