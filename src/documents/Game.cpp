// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/Game.h"

namespace muster::documents {

Game gameOf(const packs::PackPtr &pack, const QString &language)
{
    Game game;
    if (!pack)
        return game;
    game.data = pack->data();
    game.packId = pack->id();
    game.packName = pack->name(language);
    game.packVersion = pack->manifest().version;
    game.costTypeId = pack->manifest().costTypeId.toStdString();
    return game;
}

} // namespace muster::documents
