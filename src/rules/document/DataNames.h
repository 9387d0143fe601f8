// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace muster::rules {

/// Whether a text of this name is an element of its own in XML, and a plain text in JSON.
[[nodiscard]] bool isTextName(std::string_view name);
/// What the items of a list are called in XML; the name itself when they stand there without a container.
[[nodiscard]] std::string itemName(std::string_view list);

} // namespace muster::rules
