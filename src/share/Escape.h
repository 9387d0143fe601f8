// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/TableCell.h"

#include <QString>

namespace muster::share {

using text::csvCell;

/// With a backslash before what Markdown and Discord would take as markup; nobody is called by an @ in it.
[[nodiscard]] QString escapedMarkdown(const QString &text);

} // namespace muster::share
