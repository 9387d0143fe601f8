// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// Called for every sign of tens of megabytes: a compiler that sees many sources at once would count its calls and make a function of it.
#if defined(__GNUC__)
#define MUSTER_INLINE [[gnu::always_inline]] inline
#else
#define MUSTER_INLINE inline
#endif

namespace muster::rules {

namespace detail {

// From the first and the last eight characters, so that the parser needs two loads and no loop.
[[nodiscard]] constexpr std::uint32_t mixedKey(std::uint64_t head, std::uint64_t tail, std::size_t length)
{
    const std::uint64_t mixed = (head ^ std::rotl(tail, 29) ^ (length * 0x9E3779B97F4A7C15ull)) * 0xFF51AFD7ED558CCDull;
    return static_cast<std::uint32_t>(mixed >> 32);
}

[[nodiscard]] constexpr std::uint64_t packed(std::string_view text)
{
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        word |= static_cast<std::uint64_t>(static_cast<unsigned char>(text[i])) << (8 * i);
    return word;
}

} // namespace detail

/// A number for a name, so that a switch can find it.
[[nodiscard]] constexpr std::uint32_t nameKey(std::string_view name)
{
    const std::size_t part = name.size() < 8 ? name.size() : 8;
    return detail::mixedKey(detail::packed(name.substr(0, part)), detail::packed(name.substr(name.size() - part)), name.size());
}

/// The same for a name in a buffer that ends at `end`: reads whole words where there is room.
[[nodiscard]] MUSTER_INLINE std::uint32_t nameKeyIn(const char *name, std::size_t length, const char *end)
{
    if (std::endian::native != std::endian::little || end - name < 8)
        return nameKey({name, length});
    std::uint64_t head;
    std::memcpy(&head, name, 8);
    if (length < 8) {
        head &= (std::uint64_t(1) << (8 * length)) - 1;
        return detail::mixedKey(head, head, length);
    }
    std::uint64_t tail;
    std::memcpy(&tail, name + length - 8, 8);
    return detail::mixedKey(head, tail, length);
}

[[nodiscard]] constexpr bool isXmlBlank(char character)
{
    return character == ' ' || character == '\n' || character == '\t' || character == '\r';
}

namespace detail {

constexpr auto nameEnds = [] {
    std::array<bool, 256> ends{};
    for (const unsigned char character : {' ', '\n', '\t', '\r', '>', '/', '=', '<', '\0', '"', '\''})
        ends[character] = true;
    return ends;
}();

} // namespace detail

/// Where a name ends; a zero must stand at the end of the buffer.
template <typename Char>
[[nodiscard]] Char *nameEnd(Char *at)
{
    while (!detail::nameEnds[static_cast<unsigned char>(*at)])
        ++at;
    return at;
}

/// Behind blanks, counting the lines; a zero must stand at `end`. Files are indented: runs of spaces go eight at a time.
[[nodiscard]] inline char *skipBlanks(char *at, const char *end, std::uint32_t &line)
{
    for (;;) {
        while (*at == ' ') {
            if (std::endian::native != std::endian::little || end - at < 8) {
                ++at;
                continue;
            }
            std::uint64_t word;
            std::memcpy(&word, at, 8);
            at += std::countr_zero(word ^ 0x2020202020202020ull) / 8;
        }
        if (!isXmlBlank(*at))
            return at;
        line += *at == '\n';
        ++at;
    }
}

/// The first quote, '&' or control character from here on, at most `end`.
[[nodiscard]] inline char *plainValueEnd(char *at, char *end, char quote)
{
#if defined(__SSE2__)
    const __m128i quotes = _mm_set1_epi8(quote);
    const __m128i ampersands = _mm_set1_epi8('&');
    const __m128i controls = _mm_set1_epi8(0x1F);
    for (; end - at >= 16; at += 16) {
        const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i *>(at));
        const __m128i found = _mm_or_si128(_mm_or_si128(_mm_cmpeq_epi8(block, quotes), _mm_cmpeq_epi8(block, ampersands)),
                                           _mm_cmpeq_epi8(_mm_min_epu8(block, controls), block));
        if (const auto mask = static_cast<unsigned>(_mm_movemask_epi8(found)))
            return at + std::countr_zero(mask);
    }
#endif
    while (at < end && *at != quote && *at != '&' && static_cast<unsigned char>(*at) >= ' ')
        ++at;
    return at;
}

/// The first quote or backslash from here on; one must stand before `end`.
[[nodiscard]] MUSTER_INLINE char *jsonTextEnd(char *at, [[maybe_unused]] const char *end)
{
#if defined(__SSE2__)
    const __m128i quotes = _mm_set1_epi8('"');
    const __m128i slashes = _mm_set1_epi8('\\');
    for (; end - at >= 16; at += 16) {
        const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i *>(at));
        const int hits = _mm_movemask_epi8(_mm_or_si128(_mm_cmpeq_epi8(block, quotes), _mm_cmpeq_epi8(block, slashes)));
        if (hits != 0)
            return at + std::countr_zero(static_cast<unsigned>(hits));
    }
#endif
    while (*at != '"' && *at != '\\')
        ++at;
    return at;
}

/// How many lines end in a stretch of a buffer.
[[nodiscard]] MUSTER_INLINE std::uint32_t lineEnds(const char *at, const char *end)
{
    std::uint32_t count = 0;
#if defined(__SSE2__)
    // Sixteen counters of a byte each; none may come to 256. (Counting the bits of a mask is a call where the processor is not known.)
    const __m128i breaks = _mm_set1_epi8('\n');
    while (end - at >= 16) {
        __m128i counters = _mm_setzero_si128();
        for (int round = 0; round < 255 && end - at >= 16; ++round, at += 16)
            counters = _mm_sub_epi8(counters, _mm_cmpeq_epi8(_mm_loadu_si128(reinterpret_cast<const __m128i *>(at)), breaks));
        const __m128i sums = _mm_sad_epu8(counters, _mm_setzero_si128());
        count += static_cast<std::uint32_t>(_mm_cvtsi128_si32(sums) + _mm_extract_epi16(sums, 4));
    }
#endif
    for (; at < end; ++at)
        count += *at == '\n';
    return count;
}

/// Writes a character as UTF-8 and gives the place behind it.
inline char *appendUtf8(char *out, std::uint32_t code)
{
    if (code < 0x80) {
        *out++ = static_cast<char>(code);
    } else if (code < 0x800) {
        *out++ = static_cast<char>(0xC0 | (code >> 6));
        *out++ = static_cast<char>(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        *out++ = static_cast<char>(0xE0 | (code >> 12));
        *out++ = static_cast<char>(0x80 | ((code >> 6) & 0x3F));
        *out++ = static_cast<char>(0x80 | (code & 0x3F));
    } else {
        *out++ = static_cast<char>(0xF0 | (code >> 18));
        *out++ = static_cast<char>(0x80 | ((code >> 12) & 0x3F));
        *out++ = static_cast<char>(0x80 | ((code >> 6) & 0x3F));
        *out++ = static_cast<char>(0x80 | (code & 0x3F));
    }
    return out;
}

} // namespace muster::rules
