// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/InstalledPack.h"

#include "packs/PackStore.h"

namespace muster::cli {

packs::PackPtr installedPack(const QString &name, const Context &context)
{
    packs::PackStore store(packs::PackFolders::standard(context.dataFolders));
    store.load();
    return store.find(name);
}

} // namespace muster::cli
