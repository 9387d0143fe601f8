// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

namespace muster::rules {

/// An id of the game data, interned: equal texts have equal numbers, 0 is "none".
/// Only valid with the IdTable (GameData) that made it; the numbers are not stable between runs.
struct Id
{
    std::uint32_t value = 0;

    explicit operator bool() const { return value != 0; }
    friend bool operator==(Id, Id) = default;
};

} // namespace muster::rules

template <>
struct std::hash<muster::rules::Id>
{
    std::size_t operator()(muster::rules::Id id) const noexcept { return id.value * 0x9E3779B97F4A7C15ull; }
};
