// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/IdTable.h"

#include <algorithm>
#include <cstring>

namespace muster::rules {

namespace {

std::uint64_t hashOf(std::string_view text)
{
    std::uint64_t hash = 0x9E3779B97F4A7C15ull ^ text.size();
    while (text.size() >= 8) {
        std::uint64_t word;
        std::memcpy(&word, text.data(), 8);
        hash = (hash ^ word) * 0xFF51AFD7ED558CCDull;
        hash ^= hash >> 32;
        text.remove_prefix(8);
    }
    std::uint64_t word = 0;
    std::memcpy(&word, text.data(), text.size());
    hash = (hash ^ word) * 0xC4CEB9FE1A85EC53ull;
    return hash ^ (hash >> 29);
}

} // namespace

IdTable::IdTable()
{
    any = intern("any");
    unit = intern("unit");
    model = intern("model");
    upgrade = intern("upgrade");
    roster = intern("roster");
}

void IdTable::Shard::grow()
{
    buckets.assign(std::max<std::size_t>(64, buckets.size() * 2), 0);
    const std::size_t mask = buckets.size() - 1;
    for (std::uint32_t index = 0; index < texts.size(); ++index) {
        std::size_t slot = (hashes[index] >> 8) & mask;
        while (buckets[slot] != 0)
            slot = (slot + 1) & mask;
        buckets[slot] = index + 1;
    }
}

Id IdTable::intern(std::string_view text)
{
    if (text.empty())
        return {};
    const std::uint64_t hash = hashOf(text);
    const auto number = static_cast<std::uint32_t>(hash & (shardCount - 1));
    Shard &shard = m_shards[number];
    const std::lock_guard lock(shard.mutex);
    if (shard.texts.size() * 2 >= shard.buckets.size())
        shard.grow();
    const std::size_t mask = shard.buckets.size() - 1;
    std::size_t slot = (hash >> 8) & mask;
    while (const std::uint32_t taken = shard.buckets[slot]) {
        if (shard.hashes[taken - 1] == hash && shard.texts[taken - 1] == text)
            return {taken * shardCount + number};
        slot = (slot + 1) & mask;
    }
    shard.texts.push_back(text);
    shard.hashes.push_back(hash);
    shard.buckets[slot] = static_cast<std::uint32_t>(shard.texts.size());
    return {static_cast<std::uint32_t>(shard.texts.size()) * shardCount + number};
}

Id IdTable::find(std::string_view text) const
{
    if (text.empty())
        return {};
    const std::uint64_t hash = hashOf(text);
    const auto number = static_cast<std::uint32_t>(hash & (shardCount - 1));
    const Shard &shard = m_shards[number];
    if (shard.buckets.empty())
        return {};
    const std::size_t mask = shard.buckets.size() - 1;
    std::size_t slot = (hash >> 8) & mask;
    while (const std::uint32_t taken = shard.buckets[slot]) {
        if (shard.hashes[taken - 1] == hash && shard.texts[taken - 1] == text)
            return {taken * shardCount + number};
        slot = (slot + 1) & mask;
    }
    return {};
}

std::string_view IdTable::text(Id id) const
{
    const Shard &shard = m_shards[id.value % shardCount];
    const std::uint32_t index = id.value / shardCount;
    return index == 0 || index > shard.texts.size() ? std::string_view() : shard.texts[index - 1];
}

std::uint32_t IdTable::capacity() const
{
    std::size_t largest = 0;
    for (const Shard &shard : m_shards)
        largest = std::max(largest, shard.texts.size());
    return static_cast<std::uint32_t>((largest + 1) * shardCount);
}

} // namespace muster::rules
