// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/Workspace.h"

#include <memory>
#include <vector>

namespace muster::app {

/// The four workspaces in the order of the bar.
[[nodiscard]] std::vector<std::unique_ptr<Workspace>> makeWorkspaces();

} // namespace muster::app
