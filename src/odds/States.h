// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "odds/Expression.h"

#include <cstdint>
#include <unordered_map>

namespace muster::odds {

/// The chances of what a few numbers are together: the numbers at `places` that later steps still read.
class States
{
public:
    using Key = std::uint64_t;
    static constexpr std::size_t mostPlaces = 4;

    explicit States(std::vector<int> places) : m_places(std::move(places)) {}

    [[nodiscard]] const std::vector<int> &places() const { return m_places; }
    /// What the frame holds at the places, as one key; false in `fits` when a number is out of reach.
    [[nodiscard]] Key key(const Frame &frame, bool &fits) const
    {
        Key key = 0;
        for (const int place : m_places) {
            const double value = frame[std::size_t(place)] + offset;
            fits = fits && value >= 0 && value < 65536;
            key = key << 16 | (static_cast<Key>(value >= 0 ? value : 0) & 0xffff);
        }
        return key;
    }
    void put(Key key, Frame &frame) const
    {
        for (std::size_t i = m_places.size(); i-- > 0; key >>= 16)
            frame[std::size_t(m_places[i])] = double(key & 0xffff) - offset;
    }
    void add(Key key, double chance)
    {
        if (m_places.size() <= 1) { // by far the most frequent: a plain row
            if (key >= m_row.size())
                m_row.resize(std::size_t(key) + 16, 0);
            m_row[std::size_t(key)] += chance;
        } else {
            m_chances[key] += chance;
        }
    }
    /// Calls visit(key, chance) for everything that can be.
    template <typename Visit>
    void forEach(Visit &&visit) const
    {
        for (std::size_t key = 0; key < m_row.size(); ++key) {
            if (m_row[key] > 0)
                visit(Key(key), m_row[key]);
        }
        for (const auto &[key, chance] : m_chances)
            visit(key, chance);
    }

private:
    static constexpr double offset = 512; ///< differences may be below zero

    std::vector<int> m_places;
    std::vector<double> m_row;
    std::unordered_map<Key, double> m_chances;
};

} // namespace muster::odds
