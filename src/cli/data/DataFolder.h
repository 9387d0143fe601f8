// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "rules/data/GameData.h"

#include <QString>

#include <vector>

namespace muster::cli {

/// Reads every data file of a folder (`.gst`, `.cat`, zipped `.gstz`, `.catz`, and `.bsr` bundles) as it is.
[[nodiscard]] base::Result<std::vector<rules::DataSource>> readDataFolder(const QString &folder);

} // namespace muster::cli
