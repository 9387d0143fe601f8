// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch/GameFetcher.h"

#include "archive/SafeFile.h"
#include "packs/read/RevisionFolder.h"
#include "text/Spoken.h"
#include "text/Stamped.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>

#include <algorithm>

namespace muster::fetch {

namespace {

base::Error cancelled(const Source &source)
{
    return text::error("fetch.cancelled", QT_TRANSLATE_NOOP("Message", "stopped by the user"), source.repository());
}

// A file of a kept revision that is still what it was: it need not be fetched again.
std::optional<QByteArray> keptFile(const InstalledGame *game, const RemoteFile &wanted)
{
    if (!game || wanted.hash.isEmpty())
        return std::nullopt;
    for (const KeptRevision &revision : game->revisions) {
        for (const RemoteFile &file : revision.files) {
            if (file.path != wanted.path || file.hash != wanted.hash)
                continue;
            const auto bytes = archive::readWhole(
                QDir(game->folder).filePath(QStringLiteral("revisions/%1/%2").arg(revision.id, file.path)));
            if (bytes && blobHash(*bytes) == wanted.hash)
                return *bytes;
        }
    }
    return std::nullopt;
}

bool isElsewhere(const base::Error &error)
{
    return error.code == "fetch.missing" || error.code == "fetch.quota";
}

} // namespace

QString GameFetcher::standardRoot()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).filePath(QStringLiteral("games"));
}

QString GameFetcher::folderFor(const Source &source) const
{
    return QDir(m_root).filePath(source.owner.toLower() + '.' + source.name.toLower());
}

base::Result<archive::Entries> GameFetcher::filesOf(Repository &repository, const RemoteState &state, const InstalledGame *old,
                                                    const Progress &progress)
{
    archive::Entries files;
    qint64 bytes = 0;
    for (std::size_t i = 0; i < state.files.size(); ++i) {
        const RemoteFile &file = state.files[i];
        const QString what = QCoreApplication::translate("GameFetcher", "%1 of %2 files")
                                 .arg(QString::number(i + 1), QString::number(state.files.size()));
        m_http.setProgress(
            [&](const QString &name, double part) { return !progress || progress(name, (double(i) + part) / double(state.files.size())); },
            what);
        if (progress && !progress(what, double(i) / double(state.files.size())))
            return text::error("fetch.cancelled", QT_TRANSLATE_NOOP("Message", "stopped by the user"));
        auto kept = keptFile(old, file);
        auto fetched = kept ? base::Result<QByteArray>(std::move(*kept)) : repository.file(state, file);
        if (!fetched)
            return fetched.error();
        bytes += fetched->size();
        if (bytes > Repository::largestGame)
            return text::error("fetch.large",
                               {QT_TRANSLATE_NOOP("Message", "this game has more than %1 files or %2 MB"), {Repository::mostFiles, 512}});
        if (isGameData(file.path, *fetched))
            files.push_back({file.path, std::move(*fetched)});
    }
    return files;
}

// The files one by one; where the server has no list or no single files, the archive of the state; last the package of a release.
base::Result<GameFetcher::Fetched> GameFetcher::fetch(const Source &source, const InstalledGame *old, const Progress &progress)
{
    m_http.setProgress(progress, source.repository());
    Repository repository(m_http, source);
    auto state = repository.newest();
    if (!state)
        return state.error();
    const auto listed = repository.list(*state);
    if (!listed && !isElsewhere(listed.error()))
        return listed.error();
    if (listed) {
        auto files = filesOf(repository, *state, old, progress);
        m_http.setProgress(progress, source.repository());
        if (files)
            return Fetched{std::move(*state), std::move(*files)};
        if (files.error().code != "fetch.missing")
            return files.error();
    }
    auto files = repository.archive(*state);
    if (files) {
        if (files->empty())
            return text::error("fetch.empty", QT_TRANSLATE_NOOP("Message", "there are no game data in this repository"),
                               source.repository());
        // An archive of the very state that was listed holds the very files.
        for (const RemoteFile &file : state->files) {
            const auto same = std::find_if(files->begin(), files->end(),
                                           [&file](const archive::Entry &entry) { return entry.name == file.path; });
            if (same != files->end() && !file.hash.isEmpty() && blobHash(same->bytes) != file.hash)
                return text::error(
                    "fetch.hash",
                    {QT_TRANSLATE_NOOP("Message", "the file %1 is not the one that the repository lists; try again later"), {file.path}},
                    source.repository());
        }
        if (state->name.isEmpty())
            state->name = state->ref;
        return Fetched{std::move(*state), std::move(*files)};
    }
    if (files.error().code != "fetch.missing")
        return files.error();
    auto package = fetchPackage(m_http, source, progress);
    if (!package && package.error().code == "fetch.missing" && state->ref != QLatin1String("HEAD"))
        if (auto bundle = fetchBundle(m_http, source, *state); bundle || bundle.error().code != "fetch.missing")
            package = std::move(bundle);
    if (package)
        return Fetched{std::move(package->state), std::move(package->files)};
    return listed || package.error().code != "fetch.missing" ? package.error() : listed.error();
}

base::Result<InstalledGame> GameFetcher::install(const Source &source, const QString &into, const Progress &progress)
{
    InstalledGame game;
    game.folder = QDir(into.isEmpty() ? folderFor(source) : into).absolutePath();
    if (const auto known = readGameFolder(game.folder)) {
        if (known->source.repository().compare(source.repository(), Qt::CaseInsensitive) != 0)
            return text::error("fetch.other-game",
                               {QT_TRANSLATE_NOOP("Message", "another game lies in this folder: %1"), {known->source.repository()}},
                               game.folder);
        InstalledGame again = *known;
        again.source.ref = source.ref;
        return update(std::move(again), progress);
    }
    if (QDir(game.folder).exists() && !QDir(game.folder).isEmpty(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden))
        return text::error("fetch.folder", QT_TRANSLATE_NOOP("Message", "there are other files in this folder"), game.folder);
    game.source = source;
    auto fetched = fetch(source, nullptr, progress);
    if (!fetched)
        return fetched.error();
    if (progress && !progress(source.repository(), 1))
        return cancelled(source);
    const bool made = !QDir(game.folder).exists();
    auto installed = putRevision(game, fetched->state, fetched->files, m_stamps);
    if (!installed && made)
        QDir(game.folder).removeRecursively();
    return installed;
}

base::Result<UpdateNews> GameFetcher::look(InstalledGame &game, const Progress &progress)
{
    m_http.setProgress(progress, game.source.repository());
    Repository repository(m_http, game.source);
    UpdateNews news;
    auto state = repository.newest();
    if (!state)
        return state.error();
    news.state = std::move(*state);
    const KeptRevision *used = game.used();
    if (const auto listed = repository.list(news.state); !listed) {
        if (!isElsewhere(listed.error()))
            return listed.error();
        // Without a list only the name of a release tells.
        if (auto packaged = newestPackage(m_http, game.source); packaged && !packaged->ref.isEmpty() && used && used->tree.isEmpty())
            news.state = std::move(*packaged);
        news.there = !used || (news.state.ref != QLatin1String("HEAD") && news.state.ref != used->ref);
    } else {
        news.there = !used || !used->same(news.state);
        for (const RemoteFile &file : news.state.files) {
            const bool kept = used && std::find(used->files.begin(), used->files.end(), file) != used->files.end();
            news.changedFiles += kept ? 0 : 1;
            news.bytes += kept ? 0 : file.size;
        }
    }
    game.looked = text::now(m_stamps);
    game.newestName = news.there ? news.state.name : used->name;
    game.newestDate = news.there ? news.state.date : used->date;
    if (const auto written = writeGameFile(game); !written)
        return written.error();
    return news;
}

base::Result<InstalledGame> GameFetcher::update(InstalledGame game, const Progress &progress, bool use)
{
    auto fetched = fetch(game.source, &game, progress);
    if (!fetched)
        return fetched.error();
    if (progress && !progress(game.source.repository(), 1))
        return cancelled(game.source);
    // The same state once more, or one that was here before: nothing new has to be kept.
    RemoteState probe = fetched->state;
    if (probe.files.empty())
        for (const archive::Entry &entry : fetched->files)
            probe.files.push_back({entry.name, blobHash(entry.bytes), entry.bytes.size()});
    for (const KeptRevision &revision : game.revisions)
        if (revision.same(probe))
            return use ? GameFetcher::use(std::move(game), revision.id) : base::Result<InstalledGame>(std::move(game));
    const auto identity = identify(fetched->files);
    if (identity && !game.gameSystemId.isEmpty() && identity->id != game.gameSystemId)
        return text::error("fetch.other-game",
                           {QT_TRANSLATE_NOOP("Message", "the repository now holds another game: %1"), {identity->name}},
                           game.source.repository());
    const QString before = game.current;
    auto put = putRevision(std::move(game), fetched->state, fetched->files, m_stamps);
    return put && !use ? GameFetcher::use(std::move(*put), before) : put;
}

base::Result<InstalledGame> GameFetcher::use(InstalledGame game, const QString &revision)
{
    if (!game.revision(revision) || !QDir(QDir(game.folder).filePath(QStringLiteral("revisions/") + revision)).exists())
        return text::error("fetch.revision", {QT_TRANSLATE_NOOP("Message", "the version %1 is not on this computer"), {revision}},
                           game.folder);
    game.current = revision;
    if (const auto written = writeGameFile(game); !written)
        return written.error();
    return game;
}

base::Result<InstalledGame> GameFetcher::pin(InstalledGame game, bool pinned)
{
    game.pinned = pinned;
    if (const auto written = writeGameFile(game); !written)
        return written.error();
    return game;
}

} // namespace muster::fetch
