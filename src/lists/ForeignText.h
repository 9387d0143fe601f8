// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/ParsedList.h"

namespace muster::lists {

/// Reads a list of another program: one grammar of lines for all of them, and for each what its head looks like.
[[nodiscard]] ParsedList parseForeignText(Shape shape, const QStringList &lines, int firstLine);

/// Whether such a line says by which program the list was written: nothing of it follows.
[[nodiscard]] bool isSignature(const QString &line);
/// Whether a line is a fence of signs: "+++++", "-----", "=====".
[[nodiscard]] bool isFence(const QString &line, QChar sign);
/// Whether a line is a heading over units: "## Character", "CHARACTERS", "Regiment 1".
[[nodiscard]] bool isSection(Shape shape, const QString &line);

} // namespace muster::lists
