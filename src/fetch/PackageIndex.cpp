// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch/PackageIndex.h"

#include "archive/ArchiveReader.h"
#include "archive/EntryName.h"
#include "archive/SafeFile.h"
#include "text/Spoken.h"

#include <QCryptographicHash>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <numeric>

namespace muster::fetch {

namespace {

QJsonObject objectIn(QByteArray bytes)
{
    if (bytes.startsWith("\xef\xbb\xbf"))
        bytes.remove(0, 3);
    return QJsonDocument::fromJson(bytes).object();
}

QDateTime dateOf(const QString &text)
{
    QDateTime date = QDateTime::fromString(text, Qt::ISODateWithMs);
    // "2026-05-30T10:00:00.000+0000", as the gallery writes it.
    return date.isValid() ? date : QDateTime::fromString(text.left(19), QStringLiteral("yyyy-MM-ddTHH:mm:ss"));
}

base::Result<archive::Entries> unpackedData(const QByteArray &bytes, const QString &name)
{
    if (!archive::looksLikeZip(bytes))
        return archive::Entries{{name, bytes}};
    archive::Limits limits;
    limits.totalBytes = Repository::largestGame;
    auto entries = archive::ArchiveReader(limits).readBytes(bytes, name);
    if (!entries)
        return entries.error();
    archive::Entries data;
    for (const archive::Entry &entry : *entries)
        if (isDataName(entry.name) && isGameData(entry.name, entry.bytes))
            data.push_back(entry);
    return data;
}

base::Result<void> addFile(Http &http, const QUrl &index, const QJsonObject &file, archive::Entries &files)
{
    const QUrl url = index.resolved(http.addresses().resolved(file.value("fileUrl").toString()));
    auto bytes = http.file(url);
    if (!bytes)
        return bytes.error();
    auto entries = unpackedData(*bytes, url.fileName());
    if (!entries)
        return entries.error();
    const QString wanted = file.value("sourceSha256").toString().toLower();
    for (const archive::Entry &entry : *entries) {
        if (const base::Message reason = archive::reasonAgainstName(entry.name); !reason.empty())
            return text::error("fetch.name", reason, entry.name);
        if (!wanted.isEmpty() && QString::fromLatin1(QCryptographicHash::hash(entry.bytes, QCryptographicHash::Sha256).toHex()) != wanted)
            return text::error(
                "fetch.hash",
                {QT_TRANSLATE_NOOP("Message", "the file %1 is not the one that the repository lists; try again later"), {entry.name}},
                url.toDisplayString());
        files.push_back(entry);
    }
    return {};
}

base::Error noData(const Source &source)
{
    return text::error("fetch.empty", QT_TRANSLATE_NOOP("Message", "there are no game data in this repository"), source.repository());
}

base::Error tooMuchIn(const Source &source)
{
    return text::error("fetch.large",
                       {QT_TRANSLATE_NOOP("Message", "this game has more than %1 files or %2 MB"), {Repository::mostFiles, 512}},
                       source.repository());
}

// A .bsr: one archive with the files of a release.
base::Result<archive::Entries> bundleAt(Http &http, const QUrl &url)
{
    const auto bytes = http.file(url, 256LL * 1024 * 1024);
    if (!bytes)
        return bytes.error();
    if (!archive::looksLikeZip(*bytes))
        return text::error("fetch.json", QT_TRANSLATE_NOOP("Message", "the answer is not the data that were asked for"),
                           url.toDisplayString());
    return unpackedData(*bytes, url.fileName());
}

QUrl packageAddress(const Http &http, const Source &source)
{
    return Addresses::join(http.addresses().web,
                           {source.owner, source.name, "releases", "latest", "download", source.name + ".catpkg.json"});
}

base::Result<QJsonObject> packageOf(Http &http, const Source &source)
{
    const auto answer = http.json(packageAddress(http, source));
    if (!answer)
        return answer.error();
    if (answer->status != 200)
        return text::error("fetch.missing",
                           {QT_TRANSLATE_NOOP("Message", "there is no repository %1 with game data"), {source.repository()}});
    return objectIn(answer->body);
}

RemoteState stateIn(const QJsonObject &package)
{
    RemoteState state;
    state.ref = state.name = package.value("version").toString().left(200);
    state.date = dateOf(package.value("lastUpdated").toString());
    state.remark = package.value("lastUpdateDescription").toString().left(200).simplified();
    return state;
}

} // namespace

std::vector<OfferedGame> knownGames(const QString &programPacks)
{
    std::vector<OfferedGame> games;
    const auto bytes = archive::readWhole(QDir(programPacks).filePath(QStringLiteral("games.json")), 1024 * 1024);
    if (!bytes)
        return games;
    for (const QJsonValue &value : objectIn(*bytes).value("games").toArray()) {
        const QJsonObject game = value.toObject();
        OfferedGame offered;
        offered.name = game.value("name").toString();
        offered.repository = game.value("repository").toString();
        games.push_back(std::move(offered));
    }
    return games;
}

namespace {

// The address names the file, or the folder in which it has its usual name.
base::Result<Answer> galleryAnswer(Http &http)
{
    const QString &address = http.addresses().gallery;
    auto answer = http.json(QUrl(address));
    const bool nothing = answer ? answer->status == 404 : answer.error().code == "fetch.page" || answer.error().code == "fetch.json";
    if (!nothing || address.endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
        return answer;
    auto inFolder = http.json(Addresses::join(address, {QStringLiteral("bsdata.catpkg-gallery.json")}));
    return inFolder && inFolder->status == 200 ? inFolder : answer;
}

} // namespace

base::Result<std::vector<OfferedGame>> galleryGames(Http &http)
{
    const auto answer = galleryAnswer(http);
    if (!answer)
        return answer.error();
    if (answer->status != 200)
        return text::error("fetch.missing", QT_TRANSLATE_NOOP("Message", "the server has no such file"), http.addresses().gallery);
    const QJsonValue list = objectIn(answer->body).value("repositories");
    if (!list.isArray())
        return text::error("fetch.json", QT_TRANSLATE_NOOP("Message", "the answer is not the data that were asked for"),
                           http.addresses().gallery);
    std::vector<OfferedGame> games;
    for (const QJsonValue &value : list.toArray()) {
        const QJsonObject entry = value.toObject();
        OfferedGame game;
        game.name = entry.value("description").toString(entry.value("name").toString()).left(200).simplified();
        if (game.name.isEmpty())
            game.name = entry.value("name").toString().left(200);
        for (const char *key : {"githubUrl", "repositoryUrl", "indexUrl"})
            if (game.repository.isEmpty())
                if (const auto source = sourceFrom(entry.value(QLatin1String(key)).toString(), http.addresses()))
                    game.repository = source->repository();
        if (game.repository.isEmpty())
            continue;
        game.version = entry.value("version").toString().left(100);
        game.date = dateOf(entry.value("lastUpdated").toString());
        game.archived = entry.value("archived").toBool();
        game.fromGallery = true;
        games.push_back(std::move(game));
        if (games.size() >= 5000)
            break;
    }
    return games;
}

std::vector<OfferedGame> joined(std::vector<OfferedGame> known, const std::vector<OfferedGame> &gallery)
{
    for (const OfferedGame &game : gallery) {
        const auto same = std::find_if(known.begin(), known.end(), [&game](const OfferedGame &other) {
            return other.repository.compare(game.repository, Qt::CaseInsensitive) == 0;
        });
        if (same == known.end()) {
            known.push_back(game);
            continue;
        }
        const QString name = same->name;
        *same = game;
        same->name = name;
    }
    std::stable_sort(known.begin(), known.end(), [](const OfferedGame &a, const OfferedGame &b) {
        return std::pair(a.archived, a.name.toCaseFolded()) < std::pair(b.archived, b.name.toCaseFolded());
    });
    return known;
}

base::Result<RemoteState> newestPackage(Http &http, const Source &source)
{
    const auto package = packageOf(http, source);
    if (!package)
        return package.error();
    return stateIn(*package);
}

base::Result<PackagedGame> fetchPackage(Http &http, const Source &source, const Progress &progress, qint64 largestGame)
{
    const QUrl url = packageAddress(http, source);
    const auto index = packageOf(http, source);
    if (!index)
        return index.error();
    const QJsonObject &package = *index;
    PackagedGame game;
    game.state = stateIn(package);
    const QJsonArray files = package.value("repositoryFiles").toArray();
    if (files.size() > Repository::mostFiles)
        return tooMuchIn(source);
    int done = 0;
    for (const QJsonValue &file : files) {
        http.setProgress(progress, file.toObject().value("name").toString());
        if (progress && !progress(file.toObject().value("name").toString(), double(done++) / double(files.size())))
            return text::error("fetch.cancelled", QT_TRANSLATE_NOOP("Message", "stopped by the user"), source.repository());
        if (file.toObject().value("type").toString() == QLatin1String("roster"))
            continue;
        if (const auto added = addFile(http, url, file.toObject(), game.files); !added)
            return added.error();
        // Each may be small on the line and large when it is unpacked.
        if (std::accumulate(game.files.begin(), game.files.end(), qint64(0), [](qint64 sum, const auto &e) { return sum + e.bytes.size(); })
            > largestGame)
            return tooMuchIn(source);
    }
    if (files.isEmpty() && package.contains("repositoryBsrUrl")) {
        auto entries = bundleAt(http, url.resolved(http.addresses().resolved(package.value("repositoryBsrUrl").toString())));
        if (!entries)
            return entries.error();
        game.files = std::move(*entries);
    }
    if (game.files.empty())
        return noData(source);
    return game;
}

base::Result<PackagedGame> fetchBundle(Http &http, const Source &source, const RemoteState &release)
{
    static const QRegularExpression unusual(QStringLiteral("[^a-zA-Z0-9_-]+"));
    QString asset = source.name + '.' + release.ref + QStringLiteral(".bsr");
    asset.replace(unusual, QStringLiteral("."));
    auto entries = bundleAt(http,
                            Addresses::join(http.addresses().web, {source.owner, source.name, "releases", "download", release.ref, asset}));
    if (!entries)
        return entries.error();
    if (entries->empty())
        return noData(source);
    PackagedGame game{release, std::move(*entries)};
    game.state.files.clear();
    return game;
}

} // namespace muster::fetch
