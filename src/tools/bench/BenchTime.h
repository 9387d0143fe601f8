// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace muster::tools {

/// Milliseconds that a piece of work takes.
template <typename Work>
[[nodiscard]] double timed(Work &&work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

} // namespace muster::tools
