// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/Workspaces.h"

#include "app/shell/EmptyWorkspace.h"

namespace muster::app {

std::vector<std::unique_ptr<Workspace>> makeWorkspaces()
{
    std::vector<std::unique_ptr<Workspace>> workspaces;
    for (const char *id : {"library", "roster", "campaign", "print"})
        workspaces.push_back(std::make_unique<EmptyWorkspace>(id));
    return workspaces;
}

} // namespace muster::app
