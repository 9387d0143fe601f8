// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/widgets/InSight.h"

#include <QWidget>

namespace muster::app {

bool isInSight(const QWidget &widget)
{
    if (!widget.isVisible())
        return false;
    QRect seen = widget.rect();
    for (const QWidget *at = &widget; !at->isWindow() && at->parentWidget(); at = at->parentWidget())
        seen = seen.translated(at->pos()).intersected(at->parentWidget()->rect());
    return !seen.isEmpty();
}

} // namespace muster::app
