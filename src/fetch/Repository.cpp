// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch/Repository.h"

#include "archive/ArchiveReader.h"
#include "archive/EntryName.h"
#include "text/Spoken.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>

#include <numeric>

namespace muster::fetch {

namespace {

constexpr const char *head = "HEAD";

QString shown(const QString &text)
{
    return text.left(200).simplified();
}

base::Error tooMuch(const QString &where)
{
    return text::error("fetch.large",
                       {QT_TRANSLATE_NOOP("Message", "this game has more than %1 files or %2 MB"), {Repository::mostFiles, 512}}, where);
}

} // namespace

qint64 RemoteState::bytes() const
{
    return std::accumulate(files.begin(), files.end(), qint64(0), [](qint64 sum, const RemoteFile &file) { return sum + file.size; });
}

QString blobHash(const QByteArray &bytes)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(QByteArray("blob " + QByteArray::number(bytes.size())));
    hash.addData(QByteArray(1, '\0'));
    hash.addData(bytes);
    return QString::fromLatin1(hash.result().toHex());
}

bool isDataName(const QString &name)
{
    static const QRegularExpression endings(QStringLiteral("\\.(gst|gstz|cat|catz|json)$"), QRegularExpression::CaseInsensitiveOption);
    return !name.contains('/') && !name.startsWith('.') && endings.match(name).hasMatch();
}

bool isGameData(const QString &name, const QByteArray &bytes)
{
    if (!name.endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
        return true;
    // Mostly at the beginning; but other keys, long lists among them, may stand before it.
    for (const QByteArray &part : {bytes.left(4096), bytes})
        if (part.contains("\"gameSystem\"") || part.contains("\"catalogue\""))
            return true;
    return false;
}

base::Result<void> Repository::takeRelease(const QByteArray &json, RemoteState &state) const
{
    const QJsonObject release = QJsonDocument::fromJson(json).object();
    state.ref = release.value("tag_name").toString();
    if (state.ref.isEmpty())
        return text::error("fetch.json", QT_TRANSLATE_NOOP("Message", "the answer is not the data that were asked for"),
                           m_source.repository());
    state.name = shown(state.ref);
    state.date = QDateTime::fromString(release.value("published_at").toString(), Qt::ISODate);
    state.remark = shown(release.value("name").toString());
    return {};
}

base::Result<RemoteState> Repository::newest()
{
    RemoteState state;
    if (!m_source.ref.isEmpty()) {
        state.ref = m_source.ref;
        state.name = shown(m_source.ref);
        return state;
    }
    const Addresses &at = m_http.addresses();
    auto answer = m_http.json(Addresses::join(at.api, {"repos", m_source.owner, m_source.name, "releases", "latest"}));
    if (!answer && answer.error().code == "fetch.quota") {
        // The feed of the web pages is not counted.
        const auto byFeed = newestByFeed(state);
        if (!byFeed)
            return answer.error();
        if (*byFeed)
            return state;
    } else if (!answer) {
        return answer.error();
    } else if (answer->status == 200) {
        if (const auto taken = takeRelease(answer->body, state); !taken)
            return taken.error();
        return state;
    }
    state.ref = QLatin1String(head);
    return state;
}

base::Result<bool> Repository::newestByFeed(RemoteState &state)
{
    auto answer = m_http.get(Addresses::join(m_http.addresses().web, {m_source.owner, m_source.name, "releases.atom"}), 4 * 1024 * 1024);
    if (!answer)
        return answer.error();
    // "tag:github.com,2008:Repository/77/TAG"; a tag may hold slashes itself.
    static const QRegularExpression entry(
        QStringLiteral("<entry>.*?<id>(?:[^<]*?(?:Repository/\\d+|releases/tag)/|[^<]*/)([^<]+)</id>.*?<updated>([^<]+)</updated>"),
        QRegularExpression::DotMatchesEverythingOption);
    const auto match = entry.match(QString::fromUtf8(answer->body));
    if (!match.hasMatch())
        return false;
    state.ref = match.captured(1).trimmed();
    for (const auto &[sign, written] : {std::pair("&lt;", "<"), std::pair("&gt;", ">"), std::pair("&quot;", "\""), std::pair("&amp;", "&")})
        state.ref.replace(QLatin1String(sign), QLatin1String(written));
    state.name = shown(state.ref);
    state.date = QDateTime::fromString(match.captured(2), Qt::ISODate);
    return true;
}

base::Result<void> Repository::list(RemoteState &state)
{
    const QString where = m_source.repository();
    auto answer = m_http.json(Addresses::join(m_http.addresses().api, {"repos", m_source.owner, m_source.name, "git", "trees", state.ref}));
    if (!answer)
        return answer.error();
    if (answer->status != 200)
        return text::error("fetch.missing",
                           {QT_TRANSLATE_NOOP("Message", "there is no repository %1, or no state %2 of it"), {where, state.ref}});
    const QJsonObject json = QJsonDocument::fromJson(answer->body).object();
    if (!json.value("tree").isArray())
        return text::error("fetch.json", QT_TRANSLATE_NOOP("Message", "the answer is not the data that were asked for"), where);
    if (json.value("truncated").toBool())
        return text::error("fetch.partial", QT_TRANSLATE_NOOP("Message", "the server lists only a part of this repository"), where);
    state.tree = shown(json.value("sha").toString());
    if (state.name.isEmpty())
        state.name = state.tree.isEmpty() ? state.ref : state.tree.left(7);
    QSet<QString> names;
    for (const QJsonValue &value : json.value("tree").toArray()) {
        const QJsonObject entry = value.toObject();
        const RemoteFile file{entry.value("path").toString(), entry.value("sha").toString().toLower(),
                              qint64(entry.value("size").toDouble())};
        if (entry.value("type").toString() != QLatin1String("blob"))
            continue;
        if (const base::Message reason = archive::reasonAgainstName(file.path); !reason.empty())
            return text::error(
                "fetch.name",
                {QT_TRANSLATE_NOOP("Message", "the repository holds a file with a dangerous name, %1: %2"), {shown(file.path), reason}},
                where);
        if (!isDataName(file.path))
            continue;
        if (names.contains(archive::nameKey(file.path)))
            return text::error(
                "fetch.name",
                {QT_TRANSLATE_NOOP("Message", "two files of the repository have the same name on some computers: %1"), {shown(file.path)}},
                where);
        names.insert(archive::nameKey(file.path));
        if (file.size < 0 || file.size > Http::largestFile)
            return text::error("fetch.large", {QT_TRANSLATE_NOOP("Message", "the file %1 is larger than %2 MB"), {shown(file.path), 64}},
                               where);
        state.files.push_back(file);
    }
    if (int(state.files.size()) > mostFiles || state.bytes() > largestGame)
        return tooMuch(where);
    if (state.files.empty())
        return text::error("fetch.empty", QT_TRANSLATE_NOOP("Message", "there are no game data in this repository"), where);
    return {};
}

base::Result<QByteArray> Repository::file(const RemoteState &state, const RemoteFile &file)
{
    const QUrl url = Addresses::join(m_http.addresses().raw, {m_source.owner, m_source.name, state.ref, file.path});
    auto bytes = m_http.file(url);
    if (!bytes)
        return bytes;
    if (!file.hash.isEmpty() && blobHash(*bytes) != file.hash)
        return text::error(
            "fetch.hash",
            {QT_TRANSLATE_NOOP("Message", "the file %1 is not the one that the repository lists; try again later"), {file.path}},
            m_source.repository());
    return bytes;
}

base::Result<archive::Entries> Repository::archive(const RemoteState &state)
{
    const QUrl url = Addresses::join(m_http.addresses().codeload, {m_source.owner, m_source.name, "zip", state.ref});
    auto bytes = m_http.file(url, 256LL * 1024 * 1024);
    if (!bytes)
        return bytes.error();
    archive::Limits limits;
    limits.totalBytes = largestGame;
    auto entries = archive::ArchiveReader(limits).readBytes(*bytes, url.toDisplayString());
    if (!entries)
        return entries.error();
    archive::Entries data;
    for (archive::Entry &entry : *entries) {
        const QString name = entry.name.section('/', 1); // one folder around everything
        if (name.isEmpty() || !isDataName(name) || !isGameData(name, entry.bytes))
            continue;
        data.push_back({name, entry.bytes});
    }
    return data;
}

} // namespace muster::fetch
