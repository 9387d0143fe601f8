// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace muster::app {

/// Whether anything of a widget lies within its window: shown, and not a tab behind another (Qt moves those out of the window).
/// QWidget::visibleRegion() does not tell: it is empty as soon as children cover the widget.
[[nodiscard]] bool isInSight(const QWidget &widget);

} // namespace muster::app
