// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "archive/Entry.h"
#include "fetch/Http.h"
#include "fetch/Source.h"

#include <QDateTime>

#include <vector>

namespace muster::fetch {

/// A file of a repository, by the hash that git gives it.
struct RemoteFile
{
    QString path;
    QString hash; ///< sha1 of "blob SIZE\0" and the bytes; empty when the server does not tell
    qint64 size = 0;
    friend bool operator==(const RemoteFile &, const RemoteFile &) = default;
};

/// A state of a repository.
struct RemoteState
{
    QString ref;  ///< to ask for: a tag, a branch, HEAD
    QString name; ///< to show: the tag, or the first signs of the tree's hash
    QString tree; ///< hash of the tree; empty when only an archive tells
    QDateTime date;
    QString remark; ///< what the author says about it
    std::vector<RemoteFile> files;

    [[nodiscard]] qint64 bytes() const;
};

/// The hash that git gives to these bytes.
[[nodiscard]] QString blobHash(const QByteArray &bytes);
/// Whether a file in the root of a repository is game data by its name.
[[nodiscard]] bool isDataName(const QString &name);
/// Whether these bytes are a game system or a catalogue; JSON files may be anything.
[[nodiscard]] bool isGameData(const QString &name, const QByteArray &bytes);

/// A repository on GitHub, or on a server that answers like it.
class Repository
{
public:
    Repository(Http &http, Source source) : m_http(http), m_source(std::move(source)) {}

    static constexpr qint64 largestGame = 512LL * 1024 * 1024;
    static constexpr int mostFiles = 2000;

    /// The newest release, or the newest state where there is none; or what the source names.
    [[nodiscard]] base::Result<RemoteState> newest();
    /// The data files of a state; `fetch.missing` when the server has no list of them.
    [[nodiscard]] base::Result<void> list(RemoteState &state);
    /// One file, compared with its hash.
    [[nodiscard]] base::Result<QByteArray> file(const RemoteState &state, const RemoteFile &file);
    /// Everything at once, from the archive of the state: the data files of its root.
    [[nodiscard]] base::Result<archive::Entries> archive(const RemoteState &state);

private:
    [[nodiscard]] base::Result<void> takeRelease(const QByteArray &json, RemoteState &state) const;
    [[nodiscard]] base::Result<bool> newestByFeed(RemoteState &state);

    Http &m_http;
    Source m_source;
};

} // namespace muster::fetch
