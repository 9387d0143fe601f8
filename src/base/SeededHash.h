// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace muster::base {

/// Two secret numbers, drawn once when the program starts.
struct HashSeed
{
    std::uint64_t first = 0;
    std::uint64_t second = 0;

    [[nodiscard]] static const HashSeed &ofThisProcess();
};

/// SipHash-1-3: without the seed nobody can choose texts that collide, so a file cannot make a table of its ids slow. What a
/// table holds must not depend on the order of its hashes.
[[nodiscard]] std::uint64_t seededHash(std::string_view text, const HashSeed &seed = HashSeed::ofThisProcess());

/// For containers with texts from files as keys.
struct SeededTextHash
{
    std::size_t operator()(std::string_view text) const { return static_cast<std::size_t>(seededHash(text)); }
};

} // namespace muster::base
