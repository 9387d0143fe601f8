// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace muster::share {

/// A cell of a CSV file: in quotes where it must be, and never a formula that a spreadsheet would execute.
[[nodiscard]] QString csvCell(QString text);

/// With a backslash before what Markdown and Discord would take as markup; nobody is called by an @ in it.
[[nodiscard]] QString escapedMarkdown(const QString &text);

} // namespace muster::share
