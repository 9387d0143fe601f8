// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fetch/GameFolder.h"
#include "fetch/PackageIndex.h"

namespace muster::fetch {

/// What an update would bring.
struct UpdateNews
{
    bool there = false;
    RemoteState state;
    int changedFiles = 0;
    qint64 bytes = 0; ///< to fetch
};

/// Fetches games, looks for newer revisions of them, goes back to older ones. Nothing is half done: a game's folder is what it was, or
/// has one revision more.
class GameFetcher
{
public:
    GameFetcher(Http &http, QString root, const base::Stamps &stamps = base::Stamps::system())
        : m_http(http), m_root(std::move(root)), m_stamps(stamps)
    {
    }

    /// `into`: the game's own folder; empty = one of its name below the root.
    [[nodiscard]] base::Result<InstalledGame> install(const Source &source, const QString &into = {}, const Progress &progress = {});
    /// Asks for the newest revision and notes it; nothing else changes.
    [[nodiscard]] base::Result<UpdateNews> look(InstalledGame &game, const Progress &progress = {});
    /// Fetches what has changed and makes a new revision of it; without `use` the current one stays.
    [[nodiscard]] base::Result<InstalledGame> update(InstalledGame game, const Progress &progress = {}, bool use = true);
    /// Another revision that lies on this computer; the files do not move.
    [[nodiscard]] static base::Result<InstalledGame> use(InstalledGame game, const QString &revision);
    [[nodiscard]] static base::Result<InstalledGame> pin(InstalledGame game, bool pinned);

    /// Where fetched games lie when nobody says otherwise.
    [[nodiscard]] static QString standardRoot();
    [[nodiscard]] QString folderFor(const Source &source) const;

private:
    struct Fetched
    {
        RemoteState state;
        archive::Entries files;
    };
    [[nodiscard]] base::Result<Fetched> fetch(const Source &source, const InstalledGame *old, const Progress &progress);
    [[nodiscard]] base::Result<archive::Entries> filesOf(Repository &repository, const RemoteState &state, const InstalledGame *old,
                                                         const Progress &progress);

    Http &m_http;
    QString m_root;
    base::Stamps m_stamps;
};

} // namespace muster::fetch
