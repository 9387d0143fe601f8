// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace muster::library {

/// Who works on this computer, as it stands beside what is written: "anna@laptop". MUSTER_AUTHOR overrides it.
[[nodiscard]] QString authorHere();

} // namespace muster::library
