// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/run/Workspaces.h"

#include "app/campaign/CampaignWorkspace.h"
#include "app/library/LibraryWorkspace.h"
#include "app/print/PrintWorkspace.h"
#include "app/roster/RosterWorkspace.h"
#include "app/scenario/ScenarioWorkspace.h"
#include "app/table/TableWorkspace.h"
#include "app/workspace/Services.h"

namespace muster::app {

std::vector<std::unique_ptr<Workspace>> makeWorkspaces(const Services &services)
{
    std::vector<std::unique_ptr<Workspace>> workspaces;
    workspaces.push_back(std::make_unique<LibraryWorkspace>(services));
    workspaces.push_back(std::make_unique<RosterWorkspace>(services));
    workspaces.push_back(std::make_unique<CampaignWorkspace>(services));
    workspaces.push_back(std::make_unique<PrintWorkspace>(services));
    workspaces.push_back(std::make_unique<ScenarioWorkspace>(services));
    workspaces.push_back(std::make_unique<TableWorkspace>(services));
    return workspaces;
}

} // namespace muster::app
