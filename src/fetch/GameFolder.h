// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "archive/Entry.h"
#include "base/Stamps.h"
#include "fetch/Repository.h"

namespace muster::fetch {

/// A revision of a game that lies on this computer.
struct KeptRevision
{
    QString id;   ///< name of its folder
    QString name; ///< to show
    QString ref;
    QString tree;
    QDateTime date; ///< of the release
    QDateTime fetched;
    QString remark;
    std::vector<RemoteFile> files;

    [[nodiscard]] qint64 bytes() const;
    /// Whether a state of the repository has the very same files.
    [[nodiscard]] bool same(const RemoteState &state) const;
};

/// What muster-game.json says: where a game comes from, what of it is here, which of it is used.
struct InstalledGame
{
    QString folder;
    Source source;
    QString gameSystemId;
    QString name;
    QString current;
    bool pinned = false; ///< the player wants to keep this version
    QDateTime looked;    ///< when the server was last asked
    QString newestName;  ///< what it had then
    QDateTime newestDate;
    std::vector<KeptRevision> revisions; ///< newest first

    [[nodiscard]] const KeptRevision *revision(const QString &id) const;
    [[nodiscard]] const KeptRevision *used() const { return revision(current); }
};

/// Nullopt when the folder holds no fetched game.
[[nodiscard]] std::optional<InstalledGame> readGameFolder(const QString &folder);
[[nodiscard]] base::Result<void> writeGameFile(const InstalledGame &game);
/// Every fetched game in these folders and below `root`, by name.
[[nodiscard]] std::vector<InstalledGame> installedGames(const QString &root, const QStringList &folders);

/// Id and name of the game in these files; an error when they hold no game system, or several.
struct GameIdentity
{
    QString id;
    QString name;
};
[[nodiscard]] base::Result<GameIdentity> identify(const archive::Entries &files);

/// Puts a new revision into a game's folder: everything is written beside, flushed and read back; then one rename brings it to its
/// name, and one makes it the current. What was there stays as it was until then, and is kept.
[[nodiscard]] base::Result<InstalledGame> putRevision(InstalledGame game, const RemoteState &state, const archive::Entries &files,
                                                      const base::Stamps &stamps = base::Stamps::system());
/// Removes the whole folder; refuses one that is none of ours.
[[nodiscard]] base::Result<void> removeGame(const QString &folder);

} // namespace muster::fetch
