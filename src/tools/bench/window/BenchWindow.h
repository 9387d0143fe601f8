// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "tools/tour/TourWindow.h"

namespace muster::tools {

/// The window that benchmarks click in: of the usual size, over a library of its own.
[[nodiscard]] base::Result<std::unique_ptr<TourWindow>> openBenchWindow(const QStringList &dataFolders = {});

} // namespace muster::tools
