// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace muster::base {

/// What time it is; injected, so that tests are exact. May be asked from any thread.
class Clock
{
public:
    virtual ~Clock() = default;
    /// Milliseconds since the beginning of 1970, UTC.
    [[nodiscard]] virtual std::int64_t now() const = 0;
};

/// The clock of this computer, for whoever is given no other.
[[nodiscard]] const Clock &systemClock();

/// A clock that somebody sets: for tests and scripts.
class SetClock final : public Clock
{
public:
    explicit SetClock(std::int64_t now) : m_now(now) {}
    [[nodiscard]] std::int64_t now() const override { return m_now; }
    void advance(std::int64_t milliseconds) { m_now += milliseconds; }

private:
    std::int64_t m_now;
};

} // namespace muster::base
