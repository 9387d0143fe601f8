// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Stamps.h"

namespace muster::base {

const Stamps &Stamps::system()
{
    static const Stamps stamps{&systemClock(), &systemUuids()};
    return stamps;
}

} // namespace muster::base
