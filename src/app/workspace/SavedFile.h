// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/Request.h"

namespace muster::app {

/// What a workspace asks the window for after it wrote a file: one line with "Open" and "Show in folder".
[[nodiscard]] Request savedFile(const QString &path);

/// By the program that the desktop has for it.
void openSavedFile(const QString &path);
/// A folder itself, or the folder a file lies in.
void showInFolder(const QString &path);

} // namespace muster::app
