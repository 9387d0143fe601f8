// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/IdSource.h"

#include <bit>
#include <random>

namespace muster::base {

namespace {

// splitmix64 spreads a small seed over the whole state
std::uint64_t spread(std::uint64_t &seed)
{
    std::uint64_t value = (seed += 0x9E3779B97F4A7C15ull);
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ull;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBull;
    return value ^ (value >> 31);
}

} // namespace

RandomIdSource::RandomIdSource() : m_state{}
{
    std::random_device device;
    for (auto &word : m_state)
        word = (std::uint64_t(device()) << 32) | device();
    m_state[0] |= 1; // the generator must not start at zero
}

RandomIdSource::RandomIdSource(std::uint64_t seed) : m_state{}
{
    for (auto &word : m_state)
        word = spread(seed);
    m_state[0] |= 1;
}

std::string RandomIdSource::next()
{
    // xoroshiro128+
    const std::uint64_t first = m_state[0];
    std::uint64_t second = m_state[1];
    std::uint64_t value = first + second;
    second ^= first;
    m_state[0] = std::rotl(first, 24) ^ second ^ (second << 16);
    m_state[1] = std::rotl(second, 37);

    static constexpr char digits[] = "0123456789abcdef";
    std::string text = "0000-0000-0000-0000";
    for (char &character : text) {
        if (character == '-')
            continue;
        character = digits[value & 15];
        value >>= 4;
    }
    return text;
}

UuidSource::UuidSource() = default;

std::string UuidSource::next()
{
    const std::lock_guard lock(m_mutex);
    std::string digits = m_random.next() + m_random.next();
    std::erase(digits, '-');
    digits[12] = '4';                                 // version: random
    digits[16] = "89ab"[std::size_t(digits[16]) % 4]; // variant of RFC 4122
    for (const std::size_t at : {20, 16, 12, 8})
        digits.insert(at, 1, '-');
    return digits;
}

IdSource &systemUuids()
{
    static UuidSource source;
    return source;
}

} // namespace muster::base
