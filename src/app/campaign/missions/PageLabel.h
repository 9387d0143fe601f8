// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/style/Theme.h"

class QLabel;

namespace muster::app {

/// Words of the page of a mission: plain text that can be selected; `look`: as the property "role" of the style has it.
[[nodiscard]] QLabel *pageLabel(const QString &text, FontRole role, const char *look = nullptr);

} // namespace muster::app
