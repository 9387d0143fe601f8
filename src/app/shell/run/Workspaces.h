// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/Workspace.h"

#include <memory>
#include <vector>

namespace muster::app {

struct Services;

/// The four workspaces in the order of the bar. The services outlive them.
[[nodiscard]] std::vector<std::unique_ptr<Workspace>> makeWorkspaces(const Services &services);

} // namespace muster::app
