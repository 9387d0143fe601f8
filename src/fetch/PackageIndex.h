// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "archive/Entry.h"
#include "fetch/Repository.h"

namespace muster::fetch {

/// A game that somebody can fetch.
struct OfferedGame
{
    QString name;
    QString repository; ///< "owner/name"
    QString version;    ///< newest, where the gallery tells
    QDateTime date;
    bool archived = false;
    bool fromGallery = false;
};

/// The games that Muster knows of by itself: games.json beside the packs.
[[nodiscard]] std::vector<OfferedGame> knownGames(const QString &programPacks);
/// What the gallery of community data lists.
[[nodiscard]] base::Result<std::vector<OfferedGame>> galleryGames(Http &http);
/// Both, each repository once, by name.
[[nodiscard]] std::vector<OfferedGame> joined(std::vector<OfferedGame> known, const std::vector<OfferedGame> &gallery);

/// A release as a package of files (catpkg), or as one archive (.bsr): for repositories whose own files cannot be listed.
struct PackagedGame
{
    RemoteState state;
    archive::Entries files; ///< unpacked, compared with the hashes that the package tells
};
[[nodiscard]] base::Result<PackagedGame> fetchPackage(Http &http, const Source &source, const Progress &progress,
                                                      qint64 largestGame = Repository::largestGame);
/// What the package of the newest release calls itself; none of its files.
[[nodiscard]] base::Result<RemoteState> newestPackage(Http &http, const Source &source);
/// The archive of a release where it has no package: "NAME.TAG.bsr".
[[nodiscard]] base::Result<PackagedGame> fetchBundle(Http &http, const Source &source, const RemoteState &release);

} // namespace muster::fetch
