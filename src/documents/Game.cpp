// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/Game.h"

namespace muster::documents {

QString Game::shown(std::string_view id, std::string_view own) const
{
    return pack ? pack->language(language).name(id, own) : QString::fromUtf8(own.data(), qsizetype(own.size()));
}

Game gameOf(const packs::PackPtr &pack, const QString &language)
{
    Game game;
    if (!pack)
        return game;
    game.data = pack->data();
    game.pack = pack;
    game.language = language;
    game.packId = pack->id();
    game.packName = pack->name(language);
    game.packVersion = pack->manifest().version;
    game.costTypeId = pack->manifest().costTypeId.toStdString();
    return game;
}

} // namespace muster::documents
