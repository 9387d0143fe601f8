// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tools/bench/BenchSection.h"

#include <QString>

namespace muster::tools {

/// Two devices of a club at one battle: how long after a tap on one the other one has it. `server`: an empty library on a server of
/// the user's; nothing of an existing club is touched.
[[nodiscard]] BenchFigures clubFigures(const QString &server);

} // namespace muster::tools
