// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace muster::print {

/// The most rows of `count` for which fits(rows) holds, 0 when it never does. What fits must fit with fewer rows too: asks some
/// ten times where trying one row less after the other asks for each row.
template <typename Fits>
[[nodiscard]] std::size_t mostRows(std::size_t count, Fits &&fits)
{
    if (count == 0 || fits(count))
        return count;
    std::size_t least = 0, tooMany = count;
    while (tooMany - least > 1) {
        const std::size_t middle = least + (tooMany - least) / 2;
        (fits(middle) ? least : tooMany) = middle;
    }
    return least;
}

} // namespace muster::print
