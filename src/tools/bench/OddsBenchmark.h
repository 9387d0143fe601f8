// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace muster::tools {

/// How long one attack takes, beside a simulation of the same attack.
struct OddsBenchmark
{
    double attack = 0;     ///< milliseconds: 60 dice, misses thrown again, chains, saves, damage cancelled die by die
    double simulation = 0; ///< milliseconds: 100,000 throws of it
    double difference = 0; ///< between their means
};

[[nodiscard]] OddsBenchmark oddsBenchmark();

} // namespace muster::tools
