// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"

#include <memory>
#include <vector>

namespace muster::cli {

using CommandList = std::vector<std::unique_ptr<Command>>;

/// The sub-commands of a player, in the order of the help; main.cpp adds the tools and what needs the window.
[[nodiscard]] CommandList allCommands();
/// Puts a command before the one of that name, or at the end when there is none.
void insertBefore(CommandList &commands, const QString &name, std::unique_ptr<Command> command);

} // namespace muster::cli
