// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QPointF;

namespace muster::app::paint {

/// What is owned of a unit, 11 px: 0 nothing, 1 full (all painted), 2 half (not all painted), 3 a dashed ring (some missing).
void collectionDot(QPainter &painter, const QPointF &centre, int kind);

} // namespace muster::app::paint
