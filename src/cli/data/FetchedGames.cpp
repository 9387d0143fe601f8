// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/data/FetchedGames.h"

#include "packs/user/KnownFolders.h"
#include "text/Typography.h"

#include <QDir>

namespace muster::cli {

namespace {

packs::PackPtr fetched(packs::PackStore &store, const std::string &gameSystemId)
{
    const QString folder = packs::KnownFolders::load(store.folders().userUnits).folderOf(QString::fromStdString(gameSystemId));
    if (folder.isEmpty())
        return nullptr;
    const auto added = store.add(folder);
    return added ? *added : nullptr;
}

} // namespace

packs::PackPtr gameOfRoster(packs::PackStore &store, const std::string &gameSystemId)
{
    packs::PackPtr pack = store.forGameSystem(gameSystemId);
    return pack ? pack : fetched(store, gameSystemId);
}

packs::PackPtr gameOfRoster(packs::PackStore &store, const rules::Roster &roster)
{
    packs::PackPtr pack = store.forRoster(roster);
    return pack ? pack : fetched(store, roster.gameSystemId);
}

packs::PackPtr gameNamed(packs::PackStore &store, const QString &name)
{
    if (packs::PackPtr pack = store.find(name))
        return pack;
    for (const packs::KnownFolder &known : packs::KnownFolders::load(store.folders().userUnits).all())
        if (text::searchForm(known.name) == text::searchForm(name) || known.gameSystemId == name
            || QDir(known.folder).dirName() == name.toLower())
            return gameOfRoster(store, known.gameSystemId.toStdString());
    return nullptr;
}

void readFetchedGames(packs::PackStore &store)
{
    for (const packs::KnownFolder &known : packs::KnownFolders::load(store.folders().userUnits).all())
        (void)gameOfRoster(store, known.gameSystemId.toStdString());
}

} // namespace muster::cli
