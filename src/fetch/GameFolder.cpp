// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch/GameFolder.h"

#include "archive/ArchiveReader.h"
#include "archive/EntryName.h"
#include "archive/SafeFile.h"
#include "packs/read/RevisionFolder.h"
#include "text/Spoken.h"
#include "text/Stamped.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace muster::fetch {

namespace {

const QString revisionsName = QStringLiteral("revisions");
const QString stagingStart = QStringLiteral(".staging-");
constexpr int newestFormat = 1;

QString gameFile(const QString &folder)
{
    return QDir(folder).filePath(QLatin1String(packs::gameFileName));
}

QJsonObject toJson(const KeptRevision &revision)
{
    QJsonArray files;
    for (const RemoteFile &file : revision.files)
        files.append(QJsonObject{{"path", file.path}, {"sha", file.hash}, {"size", file.size}});
    return {{"id", revision.id},
            {"name", revision.name},
            {"ref", revision.ref},
            {"tree", revision.tree},
            {"date", revision.date.toUTC().toString(Qt::ISODate)},
            {"fetched", revision.fetched.toUTC().toString(Qt::ISODate)},
            {"remark", revision.remark},
            {"files", files}};
}

KeptRevision revisionFrom(const QJsonObject &json)
{
    KeptRevision revision;
    revision.id = json.value("id").toString();
    revision.name = json.value("name").toString();
    revision.ref = json.value("ref").toString();
    revision.tree = json.value("tree").toString();
    revision.date = QDateTime::fromString(json.value("date").toString(), Qt::ISODate);
    revision.fetched = QDateTime::fromString(json.value("fetched").toString(), Qt::ISODate);
    revision.remark = json.value("remark").toString();
    for (const QJsonValue &file : json.value("files").toArray())
        revision.files.push_back({file["path"].toString(), file["sha"].toString(), qint64(file["size"].toDouble())});
    return revision;
}

// A folder's name of a tag or hash that may hold any sign.
QString folderName(const RemoteState &state)
{
    QString name = state.name.isEmpty() ? state.ref : state.name;
    name.replace(QRegularExpression(QStringLiteral("[^A-Za-z0-9._-]+")), QStringLiteral("-"));
    while (name.startsWith('.') || name.startsWith('-'))
        name.remove(0, 1);
    return name.isEmpty() ? QStringLiteral("data") : name.left(60);
}

void removeStaging(const QString &folder)
{
    const QStringList left = QDir(folder).entryList({stagingStart + '*'}, QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot);
    for (const QString &name : left)
        QDir(QDir(folder).filePath(name)).removeRecursively();
}

base::Error cannotWrite(const QString &folder)
{
    return text::error("fetch.write", QT_TRANSLATE_NOOP("Message", "the folder cannot be written"), folder);
}

std::optional<GameIdentity> identityOf(const archive::Entry &entry)
{
    QByteArray bytes = entry.bytes;
    if (archive::looksLikeZip(bytes)) {
        const auto inner = archive::ArchiveReader().readBytes(bytes, entry.name);
        if (!inner || inner->empty())
            return std::nullopt;
        bytes = inner->front().bytes;
    }
    if (entry.name.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)) {
        if (!bytes.left(4096).contains("\"gameSystem\""))
            return std::nullopt;
        const QJsonObject system = QJsonDocument::fromJson(bytes).object().value("gameSystem").toObject();
        return system.isEmpty() ? std::nullopt
                                : std::optional(GameIdentity{system.value("id").toString(), system.value("name").toString()});
    }
    static const QRegularExpression begin(QStringLiteral("<gameSystem\\s([^>]*)>"), QRegularExpression::DotMatchesEverythingOption),
        id(QStringLiteral("(?:^|\\s)id=\"([^\"]*)\"")), name(QStringLiteral("(?:^|\\s)name=\"([^\"]*)\""));
    const auto match = begin.match(QString::fromUtf8(bytes.left(64 * 1024)));
    if (!match.hasMatch())
        return std::nullopt;
    QString shown = name.match(match.captured(1)).captured(1);
    shown.replace(QLatin1String("&apos;"), QLatin1String("'"))
        .replace(QLatin1String("&quot;"), QLatin1String("\""))
        .replace(QLatin1String("&amp;"), QLatin1String("&"));
    return GameIdentity{id.match(match.captured(1)).captured(1), shown};
}

} // namespace

qint64 KeptRevision::bytes() const
{
    qint64 sum = 0;
    for (const RemoteFile &file : files)
        sum += file.size;
    return sum;
}

bool KeptRevision::same(const RemoteState &state) const
{
    const auto sorted = [](const std::vector<RemoteFile> &all) {
        QStringList hashes;
        for (const RemoteFile &file : all)
            hashes.append(file.path + '\n' + file.hash);
        hashes.sort();
        return hashes;
    };
    if (state.files.empty())
        return !state.tree.isEmpty() && state.tree == tree;
    return sorted(files) == sorted(state.files);
}

const KeptRevision *InstalledGame::revision(const QString &id) const
{
    const auto found = std::find_if(revisions.begin(), revisions.end(), [&id](const KeptRevision &each) { return each.id == id; });
    return found == revisions.end() ? nullptr : &*found;
}

std::optional<InstalledGame> readGameFolder(const QString &folder)
{
    const auto bytes = archive::readWhole(gameFile(folder), 64 * 1024 * 1024);
    if (!bytes)
        return std::nullopt;
    const QJsonObject json = QJsonDocument::fromJson(*bytes).object();
    if (json.value("format").toInt() < 1 || json.value("format").toInt() > newestFormat)
        return std::nullopt;
    InstalledGame game;
    game.folder = QDir(folder).absolutePath();
    game.source = {json.value("owner").toString(), json.value("repository").toString(), json.value("wantedRef").toString()};
    game.gameSystemId = json.value("gameSystemId").toString();
    game.name = json.value("name").toString();
    game.current = json.value("current").toString();
    game.pinned = json.value("pinned").toBool();
    game.looked = QDateTime::fromString(json.value("looked").toString(), Qt::ISODate);
    game.newestName = json.value("newestName").toString();
    game.newestDate = QDateTime::fromString(json.value("newestDate").toString(), Qt::ISODate);
    for (const QJsonValue &revision : json.value("revisions").toArray())
        game.revisions.push_back(revisionFrom(revision.toObject()));
    return game;
}

base::Result<void> writeGameFile(const InstalledGame &game)
{
    QJsonArray revisions;
    for (const KeptRevision &revision : game.revisions)
        revisions.append(toJson(revision));
    const QJsonObject json{{"format", newestFormat},
                           {"owner", game.source.owner},
                           {"repository", game.source.name},
                           {"wantedRef", game.source.ref},
                           {"gameSystemId", game.gameSystemId},
                           {"name", game.name},
                           {"current", game.current},
                           {"pinned", game.pinned},
                           {"looked", game.looked.toUTC().toString(Qt::ISODate)},
                           {"newestName", game.newestName},
                           {"newestDate", game.newestDate.toUTC().toString(Qt::ISODate)},
                           {"revisions", revisions}};
    return archive::writeSafely(gameFile(game.folder), QJsonDocument(json).toJson(), archive::Replace::Yes);
}

std::vector<InstalledGame> installedGames(const QString &root, const QStringList &folders)
{
    QStringList all;
    for (const QFileInfo &info : QDir(root).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        all.append(info.absoluteFilePath());
    for (const QString &folder : folders)
        if (const QString path = QDir(folder).absolutePath(); !all.contains(path))
            all.append(path);
    std::vector<InstalledGame> games;
    for (const QString &folder : std::as_const(all))
        if (auto game = readGameFolder(folder))
            games.push_back(std::move(*game));
    std::stable_sort(games.begin(), games.end(),
                     [](const InstalledGame &a, const InstalledGame &b) { return a.name.toCaseFolded() < b.name.toCaseFolded(); });
    return games;
}

base::Result<GameIdentity> identify(const archive::Entries &files)
{
    std::vector<GameIdentity> found;
    for (const archive::Entry &entry : files)
        if (const auto identity = identityOf(entry))
            found.push_back(*identity);
    if (found.empty())
        return text::error("fetch.no-game", QT_TRANSLATE_NOOP("Message", "there is no game system among these files"));
    if (found.size() > 1)
        return text::error("fetch.two-games", QT_TRANSLATE_NOOP("Message", "there is more than one game system among these files"));
    if (found.front().id.isEmpty() || found.front().id.size() > 200)
        return text::error("fetch.no-game", QT_TRANSLATE_NOOP("Message", "the game system has no id"));
    return found.front();
}

base::Result<InstalledGame> putRevision(InstalledGame game, const RemoteState &state, const archive::Entries &files,
                                        const base::Stamps &stamps)
{
    const auto identity = identify(files);
    if (!identity)
        return text::error(identity.error().code.c_str(), identity.error().sentence, game.source.repository());
    if (!QDir().mkpath(QDir(game.folder).filePath(revisionsName)))
        return cannotWrite(game.folder);
    removeStaging(game.folder);
    const QString staging = QDir(game.folder).filePath(stagingStart + text::freshId(stamps));
    if (!QDir().mkdir(staging))
        return cannotWrite(game.folder);
    KeptRevision revision;
    for (const archive::Entry &entry : files) {
        if (const base::Message reason = archive::reasonAgainstName(entry.name); !reason.empty() || entry.name.contains('/')) {
            removeStaging(game.folder);
            return text::error(
                "fetch.name",
                {QT_TRANSLATE_NOOP("Message", "the repository holds a file with a dangerous name, %1: %2"), {entry.name, reason}});
        }
        if (const auto written = archive::writeSafely(QDir(staging).filePath(entry.name), entry.bytes, archive::Replace::No); !written) {
            removeStaging(game.folder);
            return written.error();
        }
        revision.files.push_back({entry.name, blobHash(entry.bytes), entry.bytes.size()});
    }
    QString id = folderName(state);
    for (int i = 2; QDir(game.folder).exists(revisionsName + '/' + id); ++i)
        id = folderName(state) + '-' + QString::number(i);
    const QString target = QDir(game.folder).filePath(revisionsName + '/' + id);
    if (!QDir().rename(staging, target)) {
        removeStaging(game.folder);
        return cannotWrite(game.folder);
    }
    (void)archive::syncFolderOf(target);
    revision.id = id;
    revision.name = state.name.isEmpty() ? state.ref : state.name;
    revision.ref = state.ref;
    revision.tree = state.tree;
    revision.date = state.date;
    revision.fetched = text::now(stamps);
    revision.remark = state.remark;
    // What the repository lists, data or not: the next look compares with it.
    if (!state.files.empty())
        revision.files = state.files;
    game.gameSystemId = identity->id;
    game.name = identity->name;
    game.current = id;
    game.looked = revision.fetched;
    game.newestName = revision.name;
    game.newestDate = revision.date;
    game.revisions.insert(game.revisions.begin(), std::move(revision));
    if (const auto written = writeGameFile(game); !written) {
        QDir(target).removeRecursively();
        return written.error();
    }
    return game;
}

base::Result<void> removeGame(const QString &folder)
{
    if (!readGameFolder(folder))
        return text::error("fetch.not-ours",
                           QT_TRANSLATE_NOOP("Message", "these data were not fetched by Muster; remove the folder yourself"), folder);
    // The file goes first: what is left of a removal that was cut short is no game any more.
    if (!QFile::remove(gameFile(folder)))
        return cannotWrite(folder);
    QDir(QDir(folder).filePath(revisionsName)).removeRecursively();
    removeStaging(folder);
    QDir().rmdir(folder); // whatever else the user keeps there stays
    return {};
}

} // namespace muster::fetch
