// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Clock.h"

#include <chrono>

namespace muster::base {

namespace {

class SystemClock final : public Clock
{
public:
    [[nodiscard]] std::int64_t now() const override
    {
        return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
    }
};

} // namespace

const Clock &systemClock()
{
    static const SystemClock clock;
    return clock;
}

} // namespace muster::base
