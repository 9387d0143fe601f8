// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <new>
#include <span>
#include <type_traits>
#include <vector>

namespace muster::rules {

/// Memory for the definitions of one file: arrays that never move and are freed together.
class Arena
{
public:
    template <typename T>
    [[nodiscard]] std::span<T> array(std::size_t count)
    {
        static_assert(std::is_trivially_destructible_v<T>);
        if (count == 0)
            return {};
        auto *start = static_cast<T *>(take(count * sizeof(T), alignof(T)));
        std::uninitialized_value_construct_n(start, count);
        return {start, count};
    }

    [[nodiscard]] std::size_t bytes() const { return m_bytes; }

private:
    void *take(std::size_t size, std::size_t alignment)
    {
        m_at = (m_at + alignment - 1) & ~(alignment - 1);
        if (m_at + size > m_end) {
            const std::size_t block = size > blockSize ? size : blockSize;
            m_blocks.push_back(std::unique_ptr<std::byte[]>(new std::byte[block]));
            m_bytes += block;
            m_at = 0;
            m_end = block;
        }
        void *start = m_blocks.back().get() + m_at;
        m_at += size;
        return start;
    }

    static constexpr std::size_t blockSize = 256 * 1024;
    std::vector<std::unique_ptr<std::byte[]>> m_blocks;
    std::size_t m_at = 0;
    std::size_t m_end = 0;
    std::size_t m_bytes = 0;
};

} // namespace muster::rules
