// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <mutex>
#include <string>

namespace muster::base {

/// Where new ids of forces and selections come from; injected, so that tests are repeatable.
class IdSource
{
public:
    virtual ~IdSource() = default;
    /// A new id, never given before by this source.
    [[nodiscard]] virtual std::string next() = 0;
};

/// Random ids in the form other programs use too ("3f2a-91bc-7d10-44e2").
class RandomIdSource final : public IdSource
{
public:
    RandomIdSource();                            ///< seeded by the system
    explicit RandomIdSource(std::uint64_t seed); ///< repeatable
    [[nodiscard]] std::string next() override;

private:
    std::uint64_t m_state[2];
};

/// Ids that nobody else in the world has, for what travels between computers ("8c4f0d2e-91b7-4d10-94e2-0a6b1c5f3d77"); may be asked
/// from any thread.
class UuidSource final : public IdSource
{
public:
    UuidSource(); ///< seeded by the system
    [[nodiscard]] std::string next() override;

private:
    std::mutex m_mutex;
    RandomIdSource m_random;
};

/// The source of this computer, for whoever is given no other.
[[nodiscard]] IdSource &systemUuids();

/// "prefix1", "prefix2", ...: for tests and scripts.
class CountingIdSource final : public IdSource
{
public:
    explicit CountingIdSource(std::string prefix = "id") : m_prefix(std::move(prefix)) {}
    [[nodiscard]] std::string next() override { return m_prefix + std::to_string(++m_last); }

private:
    std::string m_prefix;
    std::uint64_t m_last = 0;
};

} // namespace muster::base
