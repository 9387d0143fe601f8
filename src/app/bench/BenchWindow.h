// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tour/TourWindow.h"
#include "base/Result.h"

namespace muster::app {

/// The window that benchmarks click in: of the usual size, over a library of its own.
[[nodiscard]] base::Result<std::unique_ptr<TourWindow>> openBenchWindow(const QStringList &dataFolders = {});

} // namespace muster::app
