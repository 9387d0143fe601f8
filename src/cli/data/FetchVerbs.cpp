// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/data/FetchVerbs.h"

#include "fetch/GameFetcher.h"
#include "packs/PackStore.h"
#include "packs/user/KnownFolders.h"
#include "text/Spoken.h"
#include "text/Typography.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace muster::cli {

namespace {

struct FetchVerbsWords
{
    Q_DECLARE_TR_FUNCTIONS(DataCommand)
};

QString isoDate(const QDateTime &date)
{
    return date.isValid() ? date.toUTC().date().toString(Qt::ISODate) : QString();
}

QJsonObject revisionJson(const fetch::KeptRevision &revision)
{
    return {{"revision", revision.id},
            {"name", revision.name},
            {"ref", revision.ref},
            {"date", isoDate(revision.date)},
            {"fetched", revision.fetched.toUTC().toString(Qt::ISODate)},
            {"files", int(revision.files.size())},
            {"bytes", revision.bytes()}};
}

QJsonObject gameJson(const fetch::InstalledGame &game)
{
    QJsonArray revisions;
    for (const fetch::KeptRevision &revision : game.revisions)
        revisions.append(revisionJson(revision));
    QJsonObject json{{"name", game.name},
                     {"repository", game.source.repository()},
                     {"gameSystem", game.gameSystemId},
                     {"folder", game.folder},
                     {"current", game.current},
                     {"pinned", game.pinned},
                     {"newest", game.newestName},
                     {"newestDate", isoDate(game.newestDate)},
                     {"revisions", revisions}};
    if (const fetch::KeptRevision *used = game.used())
        json.insert("installed", revisionJson(*used));
    return json;
}

/// One run of a verb: the server, the games here, the games there.
class Fetching
{
public:
    Fetching(const QCommandLineParser &parser, Context &context)
        : m_parser(parser), m_context(context), m_folders(packs::PackFolders::standard(context.dataFolders)),
          m_http(fetch::Addresses::fromEnvironment(), fetch::AnswerMemory::standardFolder()),
          m_fetcher(m_http, fetch::GameFetcher::standardRoot())
    {
        QStringList known;
        for (const packs::KnownFolder &folder : packs::KnownFolders::load(m_folders.userUnits).all())
            known.append(folder.folder);
        if (parser.isSet("into"))
            known.append(parser.value("into"));
        m_installed = fetch::installedGames(fetch::GameFetcher::standardRoot(), known);
    }

    int sources()
    {
        std::vector<fetch::OfferedGame> games = fetch::knownGames(m_folders.program);
        if (!m_parser.isSet("offline")) {
            if (const auto gallery = fetch::galleryGames(m_http))
                games = fetch::joined(std::move(games), *gallery);
            else
                m_context.err << "muster: " << text::spoken(gallery.error()) << Qt::endl;
        }
        QJsonArray all;
        for (const fetch::InstalledGame &game : m_installed)
            if (std::none_of(games.begin(), games.end(), [&](const fetch::OfferedGame &offered) { return isOf(game, offered.repository); }))
                games.insert(games.begin(), {game.name, game.source.repository(), {}, {}, false, false});
        for (const fetch::OfferedGame &offered : games) {
            QJsonObject json{{"name", offered.name},
                             {"repository", offered.repository},
                             {"archived", offered.archived},
                             {"source", offered.fromGallery ? "gallery" : "known"}};
            if (!offered.version.isEmpty())
                json.insert("version", offered.version);
            if (offered.date.isValid())
                json.insert("date", isoDate(offered.date));
            const fetch::InstalledGame *game = installed(offered.repository);
            if (game)
                json.insert("installed", gameJson(*game));
            all.append(json);
            if (!m_parser.isSet("json"))
                m_context.out << offered.name << "  " << offered.repository
                              << (game && game->used() ? FetchVerbsWords::tr("  installed: %1").arg(game->used()->name) : QString())
                              << (offered.archived ? FetchVerbsWords::tr("  (archived)") : QString()) << '\n';
        }
        if (m_parser.isSet("json"))
            m_context.out << QString::fromUtf8(QJsonDocument(all).toJson());
        m_context.out.flush();
        return Fine;
    }

    int install(const QString &typed)
    {
        const auto source = sourceOf(typed);
        if (!source)
            return couldNot(m_context, text::spoken(source.error()));
        const auto game = m_fetcher.install(*source, m_parser.value("into"), progress());
        if (!game)
            return couldNot(m_context, text::spoken(game.error()));
        return finished(*game, FetchVerbsWords::tr("%1 is installed: %2, %3 files, in %4"));
    }

    int update(const QString &name)
    {
        std::vector<fetch::InstalledGame> wanted;
        for (const fetch::InstalledGame &game : m_installed)
            if (name.isEmpty() || names(game, name))
                wanted.push_back(game);
        if (wanted.empty())
            return couldNot(m_context,
                            name.isEmpty()
                                ? FetchVerbsWords::tr("no game was fetched yet; muster data install fetches one")
                                : FetchVerbsWords::tr("the game %1 was not fetched; muster data sources lists those that were").arg(name));
        int code = Fine;
        QJsonArray all;
        for (fetch::InstalledGame &game : wanted) {
            const int one = m_parser.isSet("check") ? look(game, all) : take(game, name.isEmpty(), all);
            code = std::max(code, one);
        }
        if (m_parser.isSet("json"))
            m_context.out << QString::fromUtf8(QJsonDocument(all).toJson());
        m_context.out.flush();
        return code;
    }

    int use(const QString &name, const QString &revision)
    {
        for (const fetch::InstalledGame &game : m_installed) {
            if (!names(game, name))
                continue;
            const auto used = fetch::GameFetcher::use(game, revision);
            return used ? finished(*used, FetchVerbsWords::tr("%1 uses %2, %3 files, in %4"))
                        : couldNot(m_context, text::spoken(used.error()));
        }
        return couldNot(m_context, FetchVerbsWords::tr("the game %1 was not fetched; muster data sources lists those that were").arg(name));
    }

    int remove(const QString &name)
    {
        for (const fetch::InstalledGame &game : m_installed) {
            if (!names(game, name))
                continue;
            if (const auto removed = fetch::removeGame(game.folder); !removed)
                return couldNot(m_context, text::spoken(removed.error()));
            packs::KnownFolders known = packs::KnownFolders::load(m_folders.userUnits);
            if (QDir(known.folderOf(game.gameSystemId)) == QDir(game.folder) || known.folderOf(game.gameSystemId).isEmpty())
                if (const auto forgotten = known.forget(m_folders.userUnits, game.gameSystemId); !forgotten)
                    return couldNot(m_context, text::spoken(forgotten.error()));
            m_context.out << FetchVerbsWords::tr("%1 is removed").arg(game.name) << Qt::endl;
            return Fine;
        }
        return couldNot(m_context, FetchVerbsWords::tr("the game %1 was not fetched; muster data sources lists those that were").arg(name));
    }

private:
    static bool isOf(const fetch::InstalledGame &game, const QString &repository)
    {
        return game.source.repository().compare(repository, Qt::CaseInsensitive) == 0;
    }

    static bool names(const fetch::InstalledGame &game, const QString &typed)
    {
        return isOf(game, typed) || game.source.name.compare(typed, Qt::CaseInsensitive) == 0
            || text::searchForm(game.name) == text::searchForm(typed) || game.gameSystemId == typed
            || QDir(typed).absolutePath() == game.folder;
    }

    const fetch::InstalledGame *installed(const QString &repository) const
    {
        for (const fetch::InstalledGame &game : m_installed)
            if (isOf(game, repository))
                return &game;
        return nullptr;
    }

    fetch::Progress progress()
    {
        if (!m_context.verbose)
            return {};
        return [this, last = QString()](const QString &what, double) mutable {
            if (what != last)
                m_context.err << what << Qt::endl;
            last = what;
            return true;
        };
    }

    // A name of a game that is known, an address, or owner/name.
    base::Result<fetch::Source> sourceOf(const QString &typed)
    {
        if (auto source = fetch::sourceFrom(typed, m_http.addresses())) {
            if (m_parser.isSet("ref"))
                source->ref = m_parser.value("ref");
            return *source;
        }
        if (typed.contains(QLatin1String("://")))
            return text::error("fetch.address", QT_TRANSLATE_NOOP("Message", "Muster does not fetch data from this address"), typed);
        std::vector<fetch::OfferedGame> games = fetch::knownGames(m_folders.program);
        auto found = named(games, typed);
        if (found.empty())
            if (const auto gallery = fetch::galleryGames(m_http))
                found = named(*gallery, typed);
        if (found.size() == 1) {
            auto source = fetch::sourceFrom(found.front().repository, m_http.addresses());
            if (source && m_parser.isSet("ref"))
                source->ref = m_parser.value("ref");
            if (source)
                return *source;
        }
        QStringList known;
        for (const fetch::OfferedGame &game : found)
            known.append(game.repository);
        if (known.isEmpty())
            return text::error("fetch.unknown",
                               {QT_TRANSLATE_NOOP("Message", "no game %1 is known; name its repository as OWNER/NAME"), {typed}});
        return text::error("fetch.ambiguous", {QT_TRANSLATE_NOOP("Message", "%1 may be: %2"), {typed, known.join(QStringLiteral(", "))}});
    }

    static std::vector<fetch::OfferedGame> named(const std::vector<fetch::OfferedGame> &games, const QString &typed)
    {
        std::vector<fetch::OfferedGame> exact, part;
        const QStringList words = text::searchForm(typed).split(' ', Qt::SkipEmptyParts);
        for (const fetch::OfferedGame &game : games) {
            const QString name = text::searchForm(game.name), wanted = text::searchForm(typed);
            if (name == wanted || game.repository.section('/', 1).compare(typed, Qt::CaseInsensitive) == 0)
                exact.push_back(game);
            else if (const QString all = name + ' ' + text::searchForm(game.repository);
                     std::all_of(words.begin(), words.end(), [&all](const QString &word) { return all.contains(word); }))
                part.push_back(game);
        }
        return exact.empty() ? part : exact;
    }

    int finished(const fetch::InstalledGame &game, const QString &sentence)
    {
        packs::KnownFolders known = packs::KnownFolders::load(m_folders.userUnits);
        if (const auto remembered = known.remember(m_folders.userUnits, {game.gameSystemId, game.name, game.folder}); !remembered)
            return couldNot(m_context, text::spoken(remembered.error()));
        const fetch::KeptRevision *used = game.used();
        if (m_parser.isSet("json"))
            m_context.out << QString::fromUtf8(QJsonDocument(gameJson(game)).toJson());
        else
            m_context.out << sentence.arg(game.name, used ? used->name : QString(), QString::number(used ? used->files.size() : 0),
                                          game.folder)
                          << '\n';
        m_context.out.flush();
        return Fine;
    }

    int look(fetch::InstalledGame &game, QJsonArray &all)
    {
        const auto news = m_fetcher.look(game, progress());
        if (!news)
            return couldNot(m_context, text::spoken(news.error()));
        QJsonObject json = gameJson(game);
        json.insert("update", news->there);
        json.insert("changedFiles", news->changedFiles);
        json.insert("changedBytes", news->bytes);
        all.append(json);
        if (!m_parser.isSet("json"))
            m_context.out << (news->there
                                  ? FetchVerbsWords::tr("%1: %2 is newer than %3; %4 files have changed")
                                        .arg(game.name, news->state.name, game.used() ? game.used()->name : QString(),
                                             QString::number(news->changedFiles))
                                  : FetchVerbsWords::tr("%1 is up to date: %2").arg(game.name, game.used() ? game.used()->name : QString()))
                          << '\n';
        return Fine;
    }

    int take(const fetch::InstalledGame &game, bool everyGame, QJsonArray &all)
    {
        if (game.pinned && everyGame) {
            QJsonObject kept = gameJson(game);
            kept.insert("updated", false);
            all.append(kept);
            if (!m_parser.isSet("json"))
                m_context.out << FetchVerbsWords::tr("%1 is kept at %2").arg(game.name, game.used() ? game.used()->name : QString())
                              << '\n';
            return Fine;
        }
        fetch::InstalledGame wanted = game;
        if (m_parser.isSet("ref"))
            wanted.source.ref = m_parser.value("ref");
        const auto updated = m_fetcher.update(wanted, progress());
        if (!updated)
            return couldNot(m_context, text::spoken(updated.error()));
        const bool changed = updated->current != game.current;
        QJsonObject json = gameJson(*updated);
        json.insert("updated", changed);
        all.append(json);
        if (!m_parser.isSet("json"))
            m_context.out
                << (changed
                        ? FetchVerbsWords::tr("%1: %2 instead of %3, which is kept")
                              .arg(game.name, updated->used()->name, game.used() ? game.used()->name : QString())
                        : FetchVerbsWords::tr("%1 is up to date: %2").arg(game.name, updated->used() ? updated->used()->name : QString()))
                << '\n';
        return Fine;
    }

    const QCommandLineParser &m_parser;
    Context &m_context;
    packs::PackFolders m_folders;
    fetch::Http m_http;
    fetch::GameFetcher m_fetcher;
    std::vector<fetch::InstalledGame> m_installed;
};

} // namespace

bool isFetchVerb(const QString &verb)
{
    static const QStringList verbs{"sources", "install", "update", "use", "remove"};
    return verbs.contains(verb);
}

int runFetchVerb(const QString &verb, const QCommandLineParser &parser, Context &context)
{
    const QStringList arguments = parser.positionalArguments().mid(1);
    Fetching fetching(parser, context);
    if (verb == QLatin1String("sources") && arguments.isEmpty())
        return fetching.sources();
    if (verb == QLatin1String("install") && arguments.size() == 1)
        return fetching.install(arguments.first());
    if (verb == QLatin1String("update") && arguments.size() <= 1)
        return fetching.update(arguments.value(0));
    if (verb == QLatin1String("use") && arguments.size() == 2)
        return fetching.use(arguments[0], arguments[1]);
    if (verb == QLatin1String("remove") && arguments.size() == 1)
        return fetching.remove(arguments.first());
    return couldNot(context,
                    FetchVerbsWords::tr("usage: muster data sources | install NAME|OWNER/REPO|URL [--ref REF] [--into DIR] | update [NAME] "
                                        "[--check] | use NAME REVISION | remove NAME"));
}

} // namespace muster::cli
