// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/ParsedList.h"

namespace muster::lists {

/// Cuts a paste into lists and reads each by its shape; empty when nothing in it looks like a list.
[[nodiscard]] std::vector<ParsedList> parseLists(const QString &text);
/// The whole text as one list of a shape that somebody knows better.
[[nodiscard]] ParsedList parseAs(Shape shape, const QString &text, int firstLine = 1);
/// For the command line and reports: "muster", "newrecruit-tournament", "app"...
[[nodiscard]] QString shapeName(Shape shape);
[[nodiscard]] std::vector<Shape> allShapes();

/// Each of Muster's own words in every language it speaks; `sentence` as it stands in the renderer of the text.
[[nodiscard]] QStringList inEveryLanguage(const char *sentence);

} // namespace muster::lists
