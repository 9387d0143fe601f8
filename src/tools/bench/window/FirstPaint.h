// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace muster::app {
class MainWindow;
}

namespace muster::tools {

/// When the environment says so (MUSTER_FIRST_PAINT, set by `muster bench`): prints a line as soon as the library's list is
/// painted, and ends the program.
void reportFirstPaint(app::MainWindow &window);

} // namespace muster::tools
