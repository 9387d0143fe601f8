// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "share/roster/RosterLook.h"

namespace muster::app {

/// What an option does, for whoever points at it: its figures and rules, a line for each.
[[nodiscard]] QString optionHint(const rules::Candidate &candidate, const share::RosterLook &look);

} // namespace muster::app
