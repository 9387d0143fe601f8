// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/LocalText.h"

namespace muster::campaign {

using packs::LocalText;

} // namespace muster::campaign
