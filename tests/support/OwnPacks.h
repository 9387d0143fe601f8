// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/PackStore.h"
#include "support/TestMain.h"

namespace muster::test {

/// The packs that come with the program, read.
inline std::unique_ptr<packs::PackStore> ownPacks()
{
    packs::PackFolders folders;
    folders.program = sourceFolder() + "/data";
    auto store = std::make_unique<packs::PackStore>(folders);
    store->load();
    return store;
}

} // namespace muster::test
