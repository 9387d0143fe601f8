// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace muster::packs {

// Game data that were fetched lie in a folder of their own, every revision beside the others:
//   GAME/muster-game.json           says where they come from and which revision is used
//   GAME/revisions/REVISION/*.cat

/// The file that makes a folder one of fetched data.
inline constexpr const char *gameFileName = "muster-game.json";

/// Where the data of a folder lie: its current revision, or the folder itself when it is an ordinary one.
[[nodiscard]] QString currentFolder(const QString &folder);
/// The other way round: the game's folder that a revision belongs to.
[[nodiscard]] QString gameFolderOf(const QString &folder);

} // namespace muster::packs
