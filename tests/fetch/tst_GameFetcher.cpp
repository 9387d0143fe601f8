// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch/GameFetcher.h"

#include "LoopbackServer.h"
#include "packs/PackStore.h"
#include "packs/read/RevisionFolder.h"
#include "support/TestMain.h"

#include <QDirIterator>
#include <QTemporaryDir>

using namespace muster;

namespace {

QByteArray system(int revision)
{
    // No two slashes in a raw string: moc would take them for a comment.
    return QByteArray(
               R"(<?xml version="1.0"?><gameSystem id="rim" name="Embers &amp; Ash" revision="@" battleScribeVersion="2.03" xmlns="http:&#47;/www.battlescribe.net/schema/gameSystemSchema">
<costTypes><costType id="pts" name="pts"/></costTypes><forceEntries><forceEntry id="army" name="Army"/></forceEntries></gameSystem>)")
        .replace('@', QByteArray::number(revision));
}

QByteArray catalogue(const QByteArray &name, int price)
{
    return QByteArray(
               R"(<?xml version="1.0"?><catalogue id="@id" name="@name" revision="1" battleScribeVersion="2.03" gameSystemId="rim" gameSystemRevision="1" xmlns="http:&#47;/www.battlescribe.net/schema/catalogueSchema">
<selectionEntries><selectionEntry id="captain" name="Captain" type="model"><costs><cost typeId="pts" name="pts" value="@price"/></costs></selectionEntry></selectionEntries></catalogue>)")
        .replace("@id", name.toLower())
        .replace("@name", name)
        .replace("@price", QByteArray::number(price));
}

const QString repository = "ember-rim/embers";

} // namespace

/// Games are fetched from a server that answers well and badly; what is on the disk is whole in any case.
class tst_GameFetcher : public QObject
{
    Q_OBJECT

    using Files = QMap<QString, QByteArray>;
    const Files m_first{
        {"Embers.gst", system(1)}, {"Iron Wardens.cat", catalogue("Wardens", 80)}, {"README.md", "read me"}, {"package.json", "{}"}};

    struct Desk
    {
        Desk() : http(server.addresses()), fetcher(http, folder.filePath("games")) { http.setPatience(400); }
        base::Result<fetch::InstalledGame> install(const QString &typed = repository)
        {
            return fetcher.install(*fetch::sourceFrom(typed, http.addresses()));
        }
        // Every file below the folder with its bytes.
        QMap<QString, QByteArray> everything() const
        {
            QMap<QString, QByteArray> all;
            QDirIterator files(folder.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                if (file.open(QIODevice::ReadOnly))
                    all.insert(QDir(folder.path()).relativeFilePath(file.fileName()), file.readAll());
            }
            return all;
        }
        test::LoopbackServer server;
        QTemporaryDir folder;
        fetch::Http http;
        fetch::GameFetcher fetcher;
    };

private slots:
    void addresses_areUnderstood()
    {
        const fetch::Addresses at;
        const fetch::Source wanted{"BSData", "wh40k-10e", {}};
        for (const QString text :
             {"BSData/wh40k-10e", "https://github.com/BSData/wh40k-10e", "https://github.com/BSData/wh40k-10e.git",
              " github.com/BSData/wh40k-10e/ ", "https://newrecruit.eu/app/MySystems?addSystem=BSData%2Fwh40k-10e&ref=HEAD",
              "https://github.com/BSData/wh40k-10e/issues/3"})
            QVERIFY2(fetch::sourceFrom(text, at) == wanted, qPrintable(text));
        QCOMPARE(fetch::sourceFrom("https://github.com/BSData/x/tree/feature/a", at)->ref, "feature/a");
        for (const QString text : {"wh40k", "../etc/passwd", "https://evil.example/BSData/x", "a/..", "", "http://127.0.0.1/a/b",
                                   "/home/ada/wh40k", "~/wh40k/data", "C:\\Users\\ada/wh40k"})
            QVERIFY2(!fetch::sourceFrom(text, at), qPrintable(text));
        QVERIFY(!at.allows(QUrl("http://github.com/a")));
        QVERIFY(!at.allows(QUrl("https://127.0.0.1/a")));
        QVERIFY(!at.allows(QUrl("https://github.com.evil.example/a")));
        QVERIFY(!at.allows(QUrl("file:///etc/passwd")));
        QVERIFY(at.allows(QUrl("https://objects.githubusercontent.com/a")));
    }

    void install_update_goBack()
    {
        Desk desk;
        desk.server.setRepository(repository, m_first);
        auto game = desk.install();
        QVERIFY2(game.ok(), game ? "" : game.error().message().c_str());
        QCOMPARE(game->name, "Embers & Ash");
        QCOMPARE(game->gameSystemId, "rim");
        const QString data = packs::currentFolder(game->folder);
        QCOMPARE(QDir(data).entryList(QDir::Files), QStringList({"Embers.gst", "Iron Wardens.cat"}));
        packs::PackStore store({{game->folder}, {}, {}, {}});
        store.load();
        QCOMPARE(store.packs().size(), 1);
        QCOMPARE(store.packs().front()->id(), "ember-rim.embers");

        Files second = m_first;
        second["Iron Wardens.cat"] = catalogue("Wardens", 85);
        desk.server.setRepository(repository, second);
        const auto news = desk.fetcher.look(*game);
        QVERIFY(news && news->there);
        QCOMPARE(news->changedFiles, 1);
        QCOMPARE(packs::currentFolder(game->folder), data);
        desk.server.asked.clear();
        const QString before = game->current;
        auto updated = desk.fetcher.update(*game);
        QVERIFY(updated.ok());
        QCOMPARE(updated->revisions.size(), 2);
        QVERIFY(updated->current != before);
        QVERIFY(!desk.server.asked.contains("/raw/" + repository + "/HEAD/Embers.gst")); // it has not changed
        QFile fresh(packs::currentFolder(game->folder) + "/Iron Wardens.cat");
        QVERIFY(fresh.open(QIODevice::ReadOnly));
        QCOMPARE(fresh.readAll(), second["Iron Wardens.cat"]);
        QVERIFY(!desk.fetcher.look(*updated)->there);

        const auto back = fetch::GameFetcher::use(*updated, before);
        QVERIFY(back.ok());
        QCOMPARE(packs::currentFolder(game->folder), data);
        // The newer one is still here: to take it again nothing new is kept.
        const auto again = desk.fetcher.update(*back);
        QVERIFY(again.ok());
        QCOMPARE(again->revisions.size(), 2);
        QCOMPARE(again->current, updated->current);
        QVERIFY(fetch::removeGame(game->folder).ok());
        QVERIFY(!QDir(game->folder).exists());
        QVERIFY(!fetch::removeGame(desk.folder.path()).ok());
    }

    // What has not changed is neither sent nor counted: 60 answers an hour are few.
    void unchangedAnswers_areNotSentAgain()
    {
        Desk desk;
        desk.server.marks = true;
        desk.server.setRepository(repository, m_first, "v1");
        const QString release = "/api/repos/" + repository + "/releases/latest", tree = "/api/repos/" + repository + "/git/trees/";
        desk.server.set(release, QJsonObject{{"tag_name", "v1"}});
        const QString memory = desk.folder.filePath("answers");
        const auto look = [&](fetch::InstalledGame &game) {
            fetch::Http http(desk.server.addresses(), memory); // a program that was started anew
            return fetch::GameFetcher(http, desk.folder.filePath("games")).look(game);
        };
        auto game = desk.install(); // this one remembers nothing
        QVERIFY2(game.ok(), game ? "" : game.error().message().c_str());
        QVERIFY(desk.server.unchanged.isEmpty());
        QVERIFY(!QDir(memory).exists());

        desk.server.answersLeft = 2;
        QVERIFY(!look(*game)->there);
        QCOMPARE(desk.server.answersLeft, 0);
        for (int again = 0; again < 100; ++again) {
            const auto news = look(*game);
            QVERIFY2(news.ok(), news ? "" : news.error().message().c_str());
            QVERIFY(!news->there);
            QCOMPARE(news->state.files.size(), 3); // package.json is looked at when it is there
        }
        QCOMPARE(desk.server.unchanged.count(release), 100);
        QCOMPARE(desk.server.unchanged.count(tree + "v1"), 100);

        // A newer state is seen at once.
        desk.server.answersLeft = -1;
        Files second = m_first;
        second["Iron Wardens.cat"] = catalogue("Wardens", 85);
        desk.server.setRepository(repository, second, "v2");
        desk.server.set(release, QJsonObject{{"tag_name", "v2"}});
        const auto news = look(*game);
        QVERIFY(news && news->there);
        QCOMPARE(news->state.name, "v2");
        QCOMPARE(news->changedFiles, 1);

        // What is damaged in the memory is asked for anew.
        const QFileInfoList kept = QDir(memory).entryInfoList(QDir::Files);
        QCOMPARE(kept.size(), 3);
        for (const QFileInfo &info : kept) {
            QFile file(info.filePath());
            QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(file.size() - 5) && file.write("#") == 1);
        }
        desk.server.unchanged.clear();
        QCOMPARE(look(*game)->state.name, "v2");
        QVERIFY(desk.server.unchanged.isEmpty());
        QCOMPARE(look(*game)->state.name, "v2");
        QCOMPARE(desk.server.unchanged.size(), 2);

        // Who was not asked for a difference has none to tell.
        desk.server.replies[release] = {304, {}, {}, -1, false, false};
        QDir(memory).removeRecursively();
        QCOMPARE(look(*game).error().code, "fetch.status");
    }

    void release_isTakenBeforeHead()
    {
        Desk desk;
        desk.server.setRepository(repository, m_first, "v1/odd tag");
        desk.server.set("/api/repos/" + repository + "/releases/latest",
                        QJsonObject{{"tag_name", "v1/odd tag"}, {"published_at", "2026-11-12T10:00:00Z"}, {"name", "Autumn points"}});
        const auto game = desk.install();
        QVERIFY2(game.ok(), game ? "" : game.error().message().c_str());
        QCOMPARE(game->used()->name, "v1/odd tag");
        QCOMPARE(game->used()->date.date(), QDate(2026, 11, 12));
        QVERIFY(!game->current.contains('/'));
    }

    // When no more answers are left for this hour the page of releases tells the tag, and the archive has the files.
    void quota_takesTheTagFromTheFeed()
    {
        Desk desk;
        const test::LoopbackServer::Reply quota{403, "{}",  {{"X-RateLimit-Remaining", "0"}, {"X-RateLimit-Reset", "1800000000"}},
                                                -1,  false, false};
        desk.server.replies["/api/repos/" + repository + "/releases/latest"] = quota;
        desk.server.replies["/api/repos/" + repository + "/git/trees/autumn/war & peace"] = quota;
        desk.server.set(
            "/web/" + repository + "/releases.atom",
            QByteArray(
                "<feed><id>tag:github.com,2008:https://github.com/ember-rim/embers/releases</id><updated>2026-11-13T10:00:00Z</updated>"
                "<entry><id>tag:github.com,2008:Repository/77/autumn/war &amp; peace</id><updated>2026-11-12T10:00:00Z</updated></entry>"
                "<entry><id>tag:github.com,2008:Repository/77/v1</id><updated>2026-01-12T10:00:00Z</updated></entry></feed>"));
        archive::Entries entries;
        for (auto it = m_first.begin(); it != m_first.end(); ++it)
            entries.push_back({"embers-autumn/" + it.key(), it.value()});
        desk.server.set("/codeload/" + repository + "/zip/autumn/war & peace", *archive::packArchive(entries));
        const auto game = desk.install();
        QVERIFY2(game.ok(), game ? "" : game.error().message().c_str());
        QCOMPARE(game->used()->name, "autumn/war & peace");
        QCOMPARE(game->used()->date.date(), QDate(2026, 11, 12));
    }

    // "Up to date" is said only of what was compared.
    void look_withoutAList_comparesTheFiles_orSaysWhyNot()
    {
        Desk desk;
        const auto pack = [&](const Files &files) {
            archive::Entries entries;
            for (auto it = files.begin(); it != files.end(); ++it)
                entries.push_back({"embers-HEAD/" + it.key(), it.value()});
            desk.server.set("/codeload/" + repository + "/zip/HEAD", *archive::packArchive(entries));
        };
        pack(m_first);
        auto game = desk.install();
        QVERIFY2(game.ok(), game ? "" : game.error().message().c_str());
        const auto same = desk.fetcher.look(*game);
        QVERIFY2(same.ok(), same ? "" : same.error().message().c_str());
        QVERIFY(!same->there);
        Files second = m_first;
        second["Iron Wardens.cat"] = catalogue("Wardens", 85);
        pack(second);
        const auto news = desk.fetcher.look(*game);
        QVERIFY(news && news->there);
        QCOMPARE(news->changedFiles, 1);
        QVERIFY(news->bytes > 0);

        const test::LoopbackServer::Reply quota{403, "{}",  {{"X-RateLimit-Remaining", "0"}, {"X-RateLimit-Reset", "1800000000"}},
                                                -1,  false, false};
        desk.server.replies["/api/repos/" + repository + "/git/trees/HEAD"] = quota;
        QCOMPARE(desk.fetcher.look(*game).error().code, "fetch.quota");
    }

    void zip_orPackage_whereFilesAreMissing()
    {
        Desk desk;
        archive::Entries entries;
        for (auto it = m_first.begin(); it != m_first.end(); ++it)
            entries.push_back({"embers-HEAD/" + it.key(), it.value()});
        desk.server.set("/codeload/" + repository + "/zip/HEAD", *archive::packArchive(entries));
        const auto zipped = desk.install();
        QVERIFY2(zipped.ok(), zipped ? "" : zipped.error().message().c_str());
        QCOMPARE(zipped->used()->files.size(), 2);

        Desk other;
        const QString base = "/web/" + repository + "/releases/";
        QJsonArray files;
        for (const QString &name : {QString("Embers.gst"), QString("Iron Wardens.cat")}) {
            const QByteArray bytes = m_first[name];
            const QString packed = base + "download/v2/" + name + 'z';
            other.server.set(packed, *archive::packArchive({{name, bytes}}));
            files.append(QJsonObject{
                {"name", name},
                {"type", "catalogue"},
                {"revision", 1},
                {"fileUrl", other.server.base() + QString::fromLatin1(QUrl::toPercentEncoding(packed, "/"))},
                {"sourceSha256", QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().toUpper())}});
        }
        const QString index = base + "latest/download/embers.catpkg.json";
        other.server.set(
            index,
            QJsonObject{
                {"name", "embers"}, {"version", "v2"}, {"lastUpdated", "2026-05-30T10:00:00.000+0000"}, {"repositoryFiles", files}});
        const auto packaged = other.install();
        QVERIFY2(packaged.ok(), packaged ? "" : packaged.error().message().c_str());
        QCOMPARE(packaged->used()->name, "v2");
        // The package says by its name whether there is a newer one.
        auto looked = *packaged;
        QVERIFY(!other.fetcher.look(looked)->there);
        other.server.set(index, QJsonObject{{"name", "embers"}, {"version", "v3"}, {"repositoryFiles", files}});
        QVERIFY(other.fetcher.look(looked)->there);
        QCOMPARE(looked.newestName, "v3");
        QJsonObject wrong = files[0].toObject();
        wrong["sourceSha256"] = QString(64, 'A');
        Desk third;
        third.server.replies = other.server.replies;
        wrong["fileUrl"] = third.server.base() + QUrl(wrong["fileUrl"].toString()).path(QUrl::FullyEncoded);
        third.server.set(index, QJsonObject{{"name", "embers"}, {"version", "v2"}, {"repositoryFiles", QJsonArray{wrong}}});
        QCOMPARE(third.install().error().code, "fetch.hash");
        QVERIFY(third.everything().isEmpty());
    }

    // Files that are small on the line and large when they are unpacked: all of them together have a limit too.
    void package_hasALimit_forAllItsFiles()
    {
        Desk desk;
        QJsonArray files;
        for (int i = 0; i < 20; ++i) {
            const QString name = QString("Army %1.cat").arg(i),
                          packed = QString("/web/%1/releases/download/v2/%2.catz").arg(repository).arg(i);
            desk.server.set(packed, *archive::packArchive({{name, QByteArray(100'000, ' ')}}));
            files.append(QJsonObject{{"name", name}, {"type", "catalogue"}, {"fileUrl", desk.server.base() + packed}});
        }
        desk.server.set("/web/" + repository + "/releases/latest/download/embers.catpkg.json",
                        QJsonObject{{"name", "embers"}, {"version", "v2"}, {"repositoryFiles", files}});
        const fetch::Source source = *fetch::sourceFrom(repository, desk.http.addresses());
        const auto whole = fetch::fetchPackage(desk.http, source, {}, 2'000'000);
        QVERIFY2(whole.ok(), whole ? "" : whole.error().message().c_str());
        desk.server.asked.clear();
        const auto tooLarge = fetch::fetchPackage(desk.http, source, {}, 550'000);
        QVERIFY(!tooLarge.ok());
        QCOMPARE(tooLarge.error().code, "fetch.large");
        QCOMPARE(desk.server.asked.size(), 1 + 6); // the package, then until it is too much
    }

    void bundle_namedByThePackage_orByTheRelease()
    {
        const QByteArray bundle = *archive::packArchive(
            {{"index.xml", "<dataIndex/>"}, {"Embers.gst", m_first["Embers.gst"]}, {"Iron Wardens.cat", m_first["Iron Wardens.cat"]}});
        const QString releases = "/web/" + repository + "/releases/";
        Desk named;
        // An address within the package may be given from where it lies.
        named.server.set(releases + "latest/download/embers.catpkg.json",
                         QJsonObject{{"name", "embers"}, {"version", "v4"}, {"repositoryBsrUrl", "../../download/v4/embers.v4.bsr"}});
        named.server.set(releases + "download/v4/embers.v4.bsr", bundle);
        const auto first = named.install();
        QVERIFY2(first.ok(), first ? "" : first.error().message().c_str());
        QCOMPARE(first->used()->name, "v4");
        QCOMPARE(QDir(packs::currentFolder(first->folder)).entryList(QDir::Files), QStringList({"Embers.gst", "Iron Wardens.cat"}));

        Desk bare;
        bare.server.set("/api/repos/" + repository + "/releases/latest", QJsonObject{{"tag_name", "odd tag/5"}});
        bare.server.set(releases + "download/odd tag/5/embers.odd.tag.5.bsr", bundle);
        const auto second = bare.install();
        QVERIFY2(second.ok(), second ? "" : second.error().message().c_str());
        QCOMPARE(second->used()->name, "odd tag/5");

        Desk page;
        page.server.set("/api/repos/" + repository + "/releases/latest", QJsonObject{{"tag_name", "v4"}});
        page.server.set(releases + "download/v4/embers.v4.bsr", QByteArray("<html>moved</html>"));
        QCOMPARE(page.install().error().code, "fetch.json");
        QVERIFY(page.everything().isEmpty());
    }

    void badAnswers_leaveEverythingAsItWas_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("code");
        const QList<QPair<const char *, const char *>> rows{
            {"rate limit", "fetch.quota"},        {"web page", "fetch.page"},          {"no JSON", "fetch.json"},
            {"cut short", "fetch.truncated"},     {"says less", "fetch.hash"},         {"wrong bytes", "fetch.hash"},
            {"tree with ..", "fetch.name"},       {"only a part", "fetch.partial"},    {"server error", "fetch.status"},
            {"redirect loop", "fetch.redirects"}, {"redirect away", "fetch.address"},  {"silence", "fetch.silent"},
            {"line cut", "fetch.offline"},        {"no game system", "fetch.no-game"}, {"file too large", "fetch.large"},
            {"two names", "fetch.name"},          {"nothing in it", "fetch.empty"},    {"not there", "fetch.missing"}};
        for (int i = 0; i < rows.size(); ++i)
            QTest::newRow(rows[i].first) << i << QString(rows[i].second);
    }

    void badAnswers_leaveEverythingAsItWas()
    {
        QFETCH(int, kind);
        QFETCH(QString, code);
        Desk desk;
        for (const bool installed : {false, true}) {
            desk.server.replies.clear();
            desk.server.setRepository(repository, m_first);
            std::optional<fetch::InstalledGame> game;
            if (installed)
                game = *desk.install();
            spoil(desk.server, kind);
            const auto before = desk.everything();
            const auto result = installed ? desk.fetcher.update(*game) : desk.install();
            QVERIFY(!result.ok());
            QVERIFY2(result.error().code == code.toStdString(), result.error().message().c_str());
            QVERIFY(!result.error().text().empty());
            QCOMPARE(desk.everything(), before);
        }
    }

    void cancel_leavesNothing()
    {
        Desk desk;
        desk.server.setRepository(repository, m_first);
        for (int after = 0; after < 12; ++after) {
            int calls = 0;
            const auto game = desk.fetcher.install(*fetch::sourceFrom(repository, desk.http.addresses()), {},
                                                   [&](const QString &, double) { return calls++ < after; });
            if (game)
                break;
            QCOMPARE(game.error().code, "fetch.cancelled");
            QVERIFY(desk.everything().isEmpty());
        }
    }

    void thousandsOfFiles_areBounded()
    {
        Desk desk;
        Files many = m_first;
        for (int i = 0; i < 1500; ++i)
            many.insert(QString("Army %1.cat").arg(i), catalogue("A" + QByteArray::number(i), i));
        desk.server.setRepository(repository, many);
        const auto game = desk.install();
        QVERIFY2(game.ok(), game ? "" : game.error().message().c_str());
        QCOMPARE(desk.server.asked.size(), 1503 + 2); // two questions, then one for each file
        for (int i = 0; i < 1000; ++i)
            many.insert(QString("More %1.cat").arg(i), "x");
        desk.server.setRepository(repository, many);
        desk.server.asked.clear();
        QCOMPARE(desk.fetcher.update(*game).error().code, "fetch.large");
        QVERIFY(desk.server.asked.size() <= 2);
    }

    void gallery_andKnownGames_areOneList()
    {
        Desk desk;
        desk.server.set(
            "/gallery.json",
            QJsonObject{{"name", "g"},
                        {"repositories",
                         QJsonArray{QJsonObject{{"name", "embers"},
                                                {"description", "Embers"},
                                                {"githubUrl", "https://github.com/ember-rim/embers"},
                                                {"version", "v2"},
                                                {"archived", true}},
                                    QJsonObject{{"name", "nowhere"}},
                                    QJsonObject{{"name", "wh40k-10e"},
                                                {"repositoryUrl", "https://github.com/BSData/wh40k-10e/releases/latest/download/x"}}}}});
        const auto gallery = fetch::galleryGames(desk.http);
        QVERIFY2(gallery.ok(), gallery ? "" : gallery.error().message().c_str());
        QCOMPARE(gallery->size(), 2);
        const auto known = fetch::knownGames(test::sourceFolder() + "/data");
        QVERIFY(known.size() > 50);
        for (const fetch::OfferedGame &game : known)
            QVERIFY2(fetch::sourceFrom(game.repository, desk.http.addresses()) && !game.name.isEmpty(), qPrintable(game.repository));
        QCOMPARE(fetch::joined(known, *gallery).size(), known.size() + 1);
    }

private:
    static void spoil(test::LoopbackServer &server, int kind)
    {
        const QString tree = "/api/repos/" + repository + "/git/trees/HEAD", file = "/raw/" + repository + "/HEAD/Iron Wardens.cat";
        // The file is asked for only when it has changed.
        Files second{{"Embers.gst", system(2)}, {"Iron Wardens.cat", catalogue("Wardens", 99)}};
        server.setRepository(repository, second);
        switch (kind) {
        case 0: {
            const test::LoopbackServer::Reply quota{403, "{}",  {{"X-RateLimit-Remaining", "0"}, {"X-RateLimit-Reset", "1800000000"}},
                                                    -1,  false, false};
            server.replies["/api/repos/" + repository + "/releases/latest"] = quota;
            server.replies[tree] = quota;
            server.replies["/codeload/" + repository + "/zip/HEAD"] = quota;
            break;
        }
        case 1:
            server.set(tree, QByteArray("<!DOCTYPE html><html></html>"));
            break;
        case 2:
            server.set(tree, QByteArray("{\"tree\": ["));
            break;
        case 3:
            server.replies[file].saidLength = server.replies[file].body.size() + 100;
            break;
        case 4:
            server.replies[file].saidLength = server.replies[file].body.size() - 50;
            break;
        case 5:
            server.replies[file].body[20] = 'X';
            break;
        case 6:
            server.replies[tree].body.replace("Embers.gst", "../Embers.gst");
            break;
        case 7:
            server.replies[tree].body.replace("\"truncated\": false", "\"truncated\": true");
            break;
        case 8:
            server.replies[file].status = 500;
            break;
        case 9:
            server.replies[file] = {302, {}, {{"Location", "/raw/loop"}}, -1, false, false};
            server.replies["/raw/loop"] = {302, {}, {{"Location", "/raw/loop2"}}, -1, false, false};
            server.replies["/raw/loop2"] = {302, {}, {{"Location", "/raw/loop"}}, -1, false, false};
            break;
        case 10:
            server.replies[file] = {302, {}, {{"Location", "https://evil.example/x"}}, -1, false, false};
            break;
        case 11:
            server.replies[file].silent = true;
            break;
        case 12:
            server.replies[file].drop = true;
            break;
        case 13:
            server.setRepository(repository, {{"Iron Wardens.cat", catalogue("Wardens", 99)}});
            break;
        case 14: {
            QJsonObject json = QJsonDocument::fromJson(server.replies[tree].body).object();
            json["tree"] = QJsonArray{QJsonObject{{"path", "Huge.cat"}, {"type", "blob"}, {"sha", "00"}, {"size", 70 * 1024 * 1024}}};
            server.set(tree, json);
            break;
        }
        case 15:
            server.replies[tree].body.replace("Iron Wardens.cat", "EMBERS.gst");
            break;
        case 16:
            server.setRepository(repository, {{"README.md", "x"}});
            break;
        default:
            server.replies.clear();
            break;
        }
    }
};

MUSTER_TEST_MAIN(tst_GameFetcher)
#include "tst_GameFetcher.moc"
