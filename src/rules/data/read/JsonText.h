// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace muster::rules {

/// The XML name of what stands in a list of the JSON form: "sharedSelectionEntries" holds elements named "selectionEntry".
[[nodiscard]] std::string elementName(std::string_view container);
/// Whether a word that is no text is a number.
[[nodiscard]] bool isJsonNumber(std::string_view word);
/// Whether a text is an element of its own in XML and not an attribute; `key` is nameKey() of the name.
[[nodiscard]] bool isTextElement(std::uint32_t key, std::string_view name);
/// Takes the escapes out of a text, in its place; gives its new end.
[[nodiscard]] char *decodeJsonText(char *first, char *close);

} // namespace muster::rules
