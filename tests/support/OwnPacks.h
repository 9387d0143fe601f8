// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/PackStore.h"
#include "rules/roster/RosterReader.h"
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

/// A sample roster of a pack. Without it the test is over: an empty roster would pass every check of its units.
inline rules::Roster sampleRoster(const packs::Pack &pack, int sample = 0)
{
    const QString name = pack.manifest().samples.at(sample).file;
    QFile file(pack.path(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file.fileName()));
    const auto read = rules::readRoster(file.readAll().toStdString(), name.toStdString());
    if (!read || read->roster.forces.empty())
        qFatal("no roster in %s", qPrintable(file.fileName()));
    return read->roster;
}

} // namespace muster::test
