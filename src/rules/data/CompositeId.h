// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace muster::rules {

/// The id of the entry itself in a composite id: what stands behind the last "::".
[[nodiscard]] inline std::string_view lastSegment(std::string_view path)
{
    const std::size_t at = path.rfind("::");
    return at == std::string_view::npos ? path : path.substr(at + 2);
}

} // namespace muster::rules
