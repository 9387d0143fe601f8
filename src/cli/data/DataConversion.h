// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "archive/SafeFile.h"
#include "base/Finding.h"
#include "base/Result.h"

#include <QString>
#include <vector>

namespace muster::cli {

/// Whether a conversion is one of game data and not of a roster; a JSON file is asked what it holds.
[[nodiscard]] bool isDataConversion(const QString &from, const QString &to);

/// Writes game data in the format that the ending of `to` names: packed or not as they are, XML and JSON made of each other. What the other
/// form cannot say is put into `losses`, and is the reason for a refusal unless it may be lost.
[[nodiscard]] base::Result<void> convertData(const QString &from, const QString &to, archive::Replace replace, bool mayLose,
                                             std::vector<base::Finding> &losses);

} // namespace muster::cli
