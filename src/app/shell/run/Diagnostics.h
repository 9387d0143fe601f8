// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "logging/Diagnostics.h"

namespace muster::app {

class AppSettings;

/// Versions of the parts, the screens where there are any, and the settings that matter.
[[nodiscard]] QList<logging::DiagnosticsPart> windowParts(const AppSettings &settings);

} // namespace muster::app
