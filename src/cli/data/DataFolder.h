// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "rules/data/GameData.h"

#include <QString>

#include <vector>

namespace muster::cli {

/// Reads every data file of a folder (`.gst`, `.cat`, `.json`, zipped `.gstz`, `.catz`, and `.bsr` bundles) as it is. Other JSON that lies
/// there is left out by whoever reads the data.
[[nodiscard]] base::Result<std::vector<rules::DataSource>> readDataFolder(const QString &folder);

} // namespace muster::cli
