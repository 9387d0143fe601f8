// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/BenchSection.h"
#include "cli/Command.h"

#include <memory>
#include <vector>

namespace muster::cli {

using CommandList = std::vector<std::unique_ptr<Command>>;

/// All sub-commands that work without the window, in the order of the help; `muster bench` runs the given sections too.
[[nodiscard]] CommandList allCommands(std::vector<BenchSection> benchSections = {});

} // namespace muster::cli
