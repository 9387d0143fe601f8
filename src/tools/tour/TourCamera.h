// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tools/tour/TourStop.h"

namespace muster::tools {

/// Prepares a stop, waits until the window is at rest, and writes its picture; false when it could not be written.
[[nodiscard]] bool takePicture(TourGuide &guide, const TourStop &stop, const QString &path);

} // namespace muster::tools
