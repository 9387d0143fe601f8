// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/odds/OddsSides.h"
#include "packs/odds/OddsQuestion.h"

namespace muster::cli {

/// Writes what each unit of one roster does to each unit of the other, or to the typical targets, as json, csv or text; without
/// a mode the best one for each pair. Gives the exit code.
int writeOddsMatrix(const OddsSides &sides, const packs::OddsQuestion &question, const QString &format, Context &context);

} // namespace muster::cli
