// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/roster/odds/MatrixModel.h"

#include <QImage>

namespace muster::app {

/// The matrix as the page that would be printed of it.
[[nodiscard]] QImage matrixPicture(const MatrixShown &shown, const QColor &colour, const QString &language);

} // namespace muster::app
