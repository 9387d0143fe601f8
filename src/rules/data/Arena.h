// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>
#include <new>
#include <span>
#include <type_traits>
#include <vector>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace muster::rules {

/// Memory for the definitions of files: arrays that never move and are freed together.
class Arena
{
public:
    /// For a lot of definitions it takes large pieces, which the system hands out in pages of 2 MB: a large game needs some 80 MB,
    /// and twenty thousand small pages cost a fifth of the time in which it is read.
    enum class Size { Small, Large };
    explicit Arena(Size size = Size::Small) : m_size(size) {}

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

    /// That were asked for.
    [[nodiscard]] std::size_t bytes() const { return m_bytes; }

private:
    struct Free
    {
        void operator()(std::byte *block) const { std::free(block); }
    };

    void *take(std::size_t size, std::size_t alignment)
    {
        m_at = (m_at + alignment - 1) & ~(alignment - 1);
        if (m_at + size > m_end) {
            const std::size_t usual = m_size == Size::Large ? largeBlock : smallBlock;
            m_end = size > usual ? (size + pageSize - 1) / pageSize * pageSize : usual;
            m_blocks.push_back(block(m_end));
            m_at = 0;
        }
        void *start = m_blocks.back().get() + m_at;
        m_at += size;
        m_bytes += size;
        return start;
    }

    [[nodiscard]] std::unique_ptr<std::byte[], Free> block(std::size_t size) const
    {
        const bool large = m_size == Size::Large && size % largePage == 0;
        auto *start = static_cast<std::byte *>(std::aligned_alloc(large ? largePage : pageSize, size));
        if (!start)
            throw std::bad_alloc();
#if defined(__linux__)
        if (large)
            (void)madvise(start, size, MADV_HUGEPAGE); // a wish: without it everything works, too
#endif
        return std::unique_ptr<std::byte[], Free>(start);
    }

    static constexpr std::size_t pageSize = 4096;
    static constexpr std::size_t largePage = 2u * 1024 * 1024;
    static constexpr std::size_t smallBlock = 256u * 1024;
    static constexpr std::size_t largeBlock = 2 * largePage;
    Size m_size;
    std::vector<std::unique_ptr<std::byte[], Free>> m_blocks;
    std::size_t m_at = 0;
    std::size_t m_end = 0;
    std::size_t m_bytes = 0;
};

} // namespace muster::rules
