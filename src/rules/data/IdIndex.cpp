// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/IdIndex.h"

#include "base/SeededHash.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <utility>

namespace muster::rules {

namespace {

// Ids as the editors make them, xxxx-xxxx-xxxx-xxxx in small hexadecimal digits, are packed into 64 bits without loss: two
// digits of each pair of blocks share a byte. False for any other text.
bool packHexadecimal(std::string_view text, std::uint64_t &packed)
{
    if (text.size() != 19 || text[4] != '-' || text[9] != '-' || text[14] != '-')
        return false;
    constexpr std::uint64_t ones = 0x0101010101010101ull;
    const auto digits = [&](std::size_t first, std::size_t second, std::uint64_t &values) {
        std::array<char, 8> characters;
        std::memcpy(characters.data(), text.data() + first, 4);
        std::memcpy(characters.data() + 4, text.data() + second, 4);
        const auto word = std::bit_cast<std::uint64_t>(characters);
        const std::uint64_t letters = (word >> 6) & ones;
        values = (word & (0x0F * ones)) + 9 * letters;
        // As digits again they must give the text: '0' + value, or 'a' + value - 10; values up to 15, letters from 10 on.
        return values + 0x30 * ones + 0x27 * letters == word && (values & (0xF0 * ones)) == 0
            && (((values + 6 * ones) >> 4) & ones) == letters;
    };
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    if (!digits(0, 5, low) || !digits(10, 15, high))
        return false;
    packed = low | (high << 4);
    return true;
}

} // namespace

IdIndex::Key IdIndex::keyOf(std::string_view text)
{
    std::uint64_t packed = 0;
    if (!packHexadecimal(text, packed))
        return {base::seededHash(text), false};
    // An odd factor and a shift lose nothing; as the factor is secret, nobody can choose ids that meet in the table.
    static const std::uint64_t factor = base::HashSeed::ofThisProcess().first | 1;
    packed *= factor;
    return {packed ^ (packed >> 32), true};
}

void IdIndex::reset(std::size_t expected)
{
    m_items.clear();
    m_buckets.assign(std::bit_ceil(std::max<std::size_t>(64, expected * 2)), {});
}

void IdIndex::reserve(std::size_t expected)
{
    m_items.reserve(expected);
    if (const std::size_t size = std::bit_ceil(expected * 2 + 1); size > m_buckets.size())
        grow(size);
}

void IdIndex::grow(std::size_t size)
{
    const std::vector<Bucket> old = std::exchange(m_buckets, std::vector<Bucket>(size));
    const std::size_t mask = m_buckets.size() - 1;
    for (const Bucket &bucket : old) {
        if (bucket.number == 0)
            continue;
        std::size_t slot = bucket.hash & mask;
        while (m_buckets[slot].number != 0)
            slot = (slot + 1) & mask;
        m_buckets[slot] = bucket;
    }
}

void IdIndex::expect([[maybe_unused]] Key key) const
{
#if defined(__GNUC__)
    __builtin_prefetch(&m_buckets[key.hash & (m_buckets.size() - 1)]);
#endif
}

// The slot of the text, or the free one where it belongs.
std::size_t IdIndex::slotFor(std::string_view text, Key key) const
{
    const std::size_t mask = m_buckets.size() - 1;
    for (std::size_t slot = key.hash & mask;; slot = (slot + 1) & mask) {
        const Bucket &bucket = m_buckets[slot];
        if (bucket.number == 0)
            return slot;
        if (bucket.hash == key.hash && bucket.exact == key.exact && (key.exact || m_items[bucket.number - 1].text == text))
            return slot;
    }
}

std::uint32_t IdIndex::add(const Item &item)
{
    if (m_items.size() * 2 >= m_buckets.size())
        grow(m_buckets.size() * 2);
    Bucket &bucket = m_buckets[slotFor(item.text, item.key)];
    if (bucket.number == 0) {
        m_items.push_back(item);
        bucket = {item.key.hash, static_cast<std::uint32_t>(m_items.size()), item.key.exact};
    }
    return bucket.number;
}

std::uint32_t IdIndex::find(std::string_view text) const
{
    return m_buckets[slotFor(text, keyOf(text))].number;
}

std::string_view IdIndex::text(std::uint32_t number) const
{
    return number == 0 || number > m_items.size() ? std::string_view() : m_items[number - 1].text;
}

} // namespace muster::rules
