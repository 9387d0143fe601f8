// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace muster::test {

/// Paths of the visible controls below `root` that a screen reader could not name.
[[nodiscard]] QStringList namelessControls(const QWidget &root);

/// Visible labels and buttons whose text does not fit; for translations.
[[nodiscard]] QStringList clippedTexts(const QWidget &root);

/// Visible labels and controls of one parent that cover each other.
[[nodiscard]] QStringList overlaps(const QWidget &root);

/// Saves a picture into the folder MUSTER_SCREENSHOTS names (nothing when it is not set) and gives its path.
QString screenshot(QWidget &widget, const QString &name);

/// Lets layouts and posted events settle.
void settle();
/// Waits until nothing is under way beside the window that shows progress, or would.
void finishWork();

} // namespace muster::test
