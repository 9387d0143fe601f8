// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/SeededHash.h"

#include <bit>
#include <cstring>
#include <random>

namespace muster::base {

namespace {

struct Sip
{
    std::uint64_t v0, v1, v2, v3;

    explicit Sip(const HashSeed &seed)
        : v0(seed.first ^ 0x736f6d6570736575ull), v1(seed.second ^ 0x646f72616e646f6dull), v2(seed.first ^ 0x6c7967656e657261ull),
          v3(seed.second ^ 0x7465646279746573ull)
    {
    }

    void round()
    {
        v0 += v1;
        v2 += v3;
        v1 = std::rotl(v1, 13) ^ v0;
        v3 = std::rotl(v3, 16) ^ v2;
        v0 = std::rotl(v0, 32);
        v2 += v1;
        v0 += v3;
        v1 = std::rotl(v1, 17) ^ v2;
        v3 = std::rotl(v3, 21) ^ v0;
        v2 = std::rotl(v2, 32);
    }

    void take(std::uint64_t word)
    {
        v3 ^= word;
        round();
        v0 ^= word;
    }
};

} // namespace

const HashSeed &HashSeed::ofThisProcess()
{
    static const HashSeed seed = [] {
        std::random_device device;
        const auto draw = [&] { return (std::uint64_t(device()) << 32) | device(); };
        const std::uint64_t first = draw();
        return HashSeed{first, draw()};
    }();
    return seed;
}

std::uint64_t seededHash(std::string_view text, const HashSeed &seed)
{
    Sip sip(seed);
    std::uint64_t last = std::uint64_t(text.size()) << 56;
    while (text.size() >= 8) {
        std::uint64_t word;
        std::memcpy(&word, text.data(), 8);
        sip.take(word);
        text.remove_prefix(8);
    }
    for (std::size_t place = 0; place < text.size(); ++place)
        last |= std::uint64_t(static_cast<unsigned char>(text[place])) << (8 * place);
    sip.take(last);
    sip.v2 ^= 0xff;
    sip.round();
    sip.round();
    sip.round();
    return sip.v0 ^ sip.v1 ^ sip.v2 ^ sip.v3;
}

} // namespace muster::base
