// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

namespace muster::rules {

/// Gives out places that never move, and uses them again after clear().
template <typename T>
struct ChunkPool
{
    static constexpr std::size_t chunk = 8192;
    std::vector<std::unique_ptr<T[]>> blocks;
    std::size_t block = 0;
    std::size_t at = chunk;

    void clear()
    {
        block = 0;
        at = blocks.empty() ? chunk : 0;
    }
    /// So many that stand together; at most `chunk`.
    T *take(std::size_t count)
    {
        if (at + count > chunk) {
            block += blocks.empty() ? 0 : 1;
            if (block >= blocks.size())
                blocks.push_back(std::make_unique<T[]>(chunk));
            at = 0;
        }
        T *first = blocks[block].get() + at;
        at += count;
        return first;
    }
};

} // namespace muster::rules
