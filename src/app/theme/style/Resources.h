// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace muster::app {

/// Makes the icons and the style sheet of this static library known; may be called again.
void initResources();

} // namespace muster::app
