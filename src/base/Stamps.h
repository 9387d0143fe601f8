// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "base/IdSource.h"

namespace muster::base {

/// What is new is stamped with: the time, and an id. Both are injected and outlive it; text/Stamped.h has them for Qt.
struct Stamps
{
    const Clock *clock;
    IdSource *ids;

    /// Those of this computer, for whoever is given no others.
    [[nodiscard]] static const Stamps &system();
};

} // namespace muster::base
