// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/data/Id.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <unordered_set>
#include <vector>

namespace muster::rules {

/// What a computed value looked at: pairs of (element of the roster, id that was counted there).
class Dependencies
{
public:
    /// In place of an id: in which order the selections of the element stand.
    static constexpr Id order{0xFFFFFFFF};
    /// In place of an id: with whom a selection is associated.
    static constexpr Id associates{0xFFFFFFFE};

    static std::uint64_t pair(std::uint32_t element, Id id) { return (std::uint64_t(element) << 32) | id.value; }

    void add(std::uint32_t element, Id id) { m_pairs.push_back(pair(element, id)); }
    void add(std::uint64_t pair) { m_pairs.push_back(pair); }
    void clear() { m_pairs.clear(); }
    /// Sorts and removes repetitions; call when the value is done.
    void finish()
    {
        std::sort(m_pairs.begin(), m_pairs.end());
        m_pairs.erase(std::unique(m_pairs.begin(), m_pairs.end()), m_pairs.end());
    }
    [[nodiscard]] const std::vector<std::uint64_t> &pairs() const { return m_pairs; }

private:
    std::vector<std::uint64_t> m_pairs;
};

/// The pairs that an edit changed.
class Touched
{
public:
    void add(std::uint32_t element, Id id)
    {
        const std::uint64_t pair = Dependencies::pair(element, id);
        if (m_pairs.insert(pair).second)
            m_filter[slot(pair)] |= bit(pair);
    }
    [[nodiscard]] bool hits(const Dependencies &dependencies) const
    {
        if (m_pairs.empty())
            return false;
        return std::any_of(dependencies.pairs().begin(), dependencies.pairs().end(),
                           [&](std::uint64_t pair) { return (m_filter[slot(pair)] & bit(pair)) != 0 && m_pairs.contains(pair); });
    }
    void clear()
    {
        m_pairs.clear();
        m_filter.fill(0);
    }

private:
    // A small bit filter in front of the set: most values are not touched at all.
    static std::size_t slot(std::uint64_t pair) { return (pair * 0x9E3779B97F4A7C15ull) >> 58; }
    static std::uint64_t bit(std::uint64_t pair) { return 1ull << ((pair * 0xC2B2AE3D27D4EB4Full) >> 58); }

    std::unordered_set<std::uint64_t> m_pairs;
    std::array<std::uint64_t, 64> m_filter{};
};

} // namespace muster::rules
