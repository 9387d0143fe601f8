// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace muster::text {

/// A cell of a CSV table, quoted where it has to be: no spreadsheet makes a formula of it, wherever it splits a line.
[[nodiscard]] QString csvCell(QString text);

/// A cell as it was before csvCell() made text of its formulas; quotes around it are gone already.
[[nodiscard]] QString plainCell(const QString &cell);

} // namespace muster::text
