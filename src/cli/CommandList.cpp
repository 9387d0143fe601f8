// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/CommandList.h"

namespace muster::cli {

CommandList allCommands()
{
    CommandList commands;
    // One line for each, in the order of the help:
    // commands.push_back(std::make_unique<SystemsCommand>());
    return commands;
}

} // namespace muster::cli
