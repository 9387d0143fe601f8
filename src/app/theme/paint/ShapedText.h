// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/style/Theme.h"

class QPainter;
class QRectF;

namespace muster::app::paint {

/// How wide a text is in one of the theme's fonts. Names and figures come again with every click: each is measured once.
[[nodiscard]] double textWidth(const QString &text, FontRole role);
/// Draws one line, cut off at the right where there is no room, in the pen of the painter; answers its width.
double shapedText(QPainter &painter, const QRectF &rect, const QString &text, FontRole role, Qt::Alignment align);

} // namespace muster::app::paint
