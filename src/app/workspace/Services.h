// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/IdSource.h"
#include "library/Library.h"
#include "packs/PackStore.h"

#include <functional>

namespace muster::app {

/// What every workspace works with. Made once (in main.cpp, by a test, by the tour) and outlives the workspaces.
struct Services
{
    packs::PackStore &packs;
    library::Library &library;
    base::IdSource &ids;
    std::function<QString()> language; ///< its code, as of now; after a change retranslate() is called
};

} // namespace muster::app
