// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/layout/DisplayList.h"

#include <QImage>

namespace muster::print {

/// The page as a picture, white paper included.
[[nodiscard]] QImage pageImage(const Page &page, double dpi);

} // namespace muster::print
