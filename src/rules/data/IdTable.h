// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/Id.h"

#include <array>
#include <mutex>
#include <string_view>
#include <vector>

namespace muster::rules {

/// Interns ids. Several threads may intern at once; the texts must outlive the table (they are parts of file buffers).
class IdTable
{
public:
    /// The ids that have a meaning of their own wherever they appear.
    Id any, unit, model, upgrade, roster;

    IdTable();
    Id intern(std::string_view text);
    [[nodiscard]] Id find(std::string_view text) const; ///< none when unknown
    [[nodiscard]] std::string_view text(Id id) const;
    /// Every id value is below this.
    [[nodiscard]] std::uint32_t capacity() const;

private:
    static constexpr std::uint32_t shardCount = 16;
    struct Shard
    {
        std::mutex mutex;
        std::vector<std::string_view> texts;
        std::vector<std::uint64_t> hashes;
        std::vector<std::uint32_t> buckets; ///< open addressing: index + 1 into texts
        void grow();
    };
    std::array<Shard, shardCount> m_shards;
};

} // namespace muster::rules
