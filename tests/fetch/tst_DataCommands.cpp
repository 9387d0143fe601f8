// SPDX-License-Identifier: GPL-3.0-or-later
#include "LoopbackServer.h"

#include "cli/CommandLine.h"
#include "fetch/GameFetcher.h"
#include "support/TestMain.h"

#include <QDirIterator>
#include <QTemporaryDir>

using namespace muster;

namespace {

QByteArray gameSystem(int revision)
{
    // No two slashes in a raw string: moc would take them for a comment.
    return QByteArray(
               R"(<?xml version="1.0"?><gameSystem id="rim" name="Embers" revision="@" battleScribeVersion="2.03" xmlns="http:&#47;/www.battlescribe.net/schema/gameSystemSchema">
<costTypes><costType id="pts" name="pts" hidden="true"><modifiers><modifier type="set" field="hidden" value="false"><conditions>
<condition type="atLeast" value="1" field="forces" scope="roster" childId="army" shared="true"/></conditions></modifier></modifiers></costType>
<costType id="tally" name="tally" hidden="true"/></costTypes><categoryEntries><categoryEntry id="c" name="Units"/></categoryEntries>
<forceEntries><forceEntry id="army" name="Army"><categoryLinks><categoryLink id="l" name="Units" targetId="c"/></categoryLinks></forceEntry></forceEntries></gameSystem>)")
        .replace('@', QByteArray::number(revision));
}

QByteArray wardens(int price)
{
    return QByteArray(
               R"(<?xml version="1.0"?><catalogue id="wardens" name="Wardens" revision="1" battleScribeVersion="2.03" gameSystemId="rim" gameSystemRevision="1" xmlns="http:&#47;/www.battlescribe.net/schema/catalogueSchema">
<selectionEntries><selectionEntry id="captain" name="Captain" type="model"><categoryLinks><categoryLink id="k" name="Units" targetId="c" primary="true"/></categoryLinks><costs><cost typeId="pts" name="pts" value="@"/><cost typeId="tally" name="tally" value="1"/></costs></selectionEntry></selectionEntries></catalogue>)")
        .replace('@', QByteArray::number(price));
}

} // namespace

/// `muster data sources, install, update, use, remove` against a server on the loopback.
class tst_DataCommands : public QObject
{
    Q_OBJECT

    test::LoopbackServer m_server;
    QTemporaryDir m_folder;

    struct Answer
    {
        int code = -1;
        QString out;
        QString err;
        QJsonDocument json() const { return QJsonDocument::fromJson(out.toUtf8()); }
    };
    static Answer muster(const QStringList &arguments)
    {
        Answer answer;
        QTextStream out(&answer.out), err(&answer.err);
        const cli::CommandList commands = cli::allCommands();
        answer.code = cli::CommandLine(commands).run(arguments, out, err);
        out.flush();
        err.flush();
        return answer;
    }

private slots:
    void initTestCase()
    {
        const fetch::Addresses at = m_server.addresses();
        qputenv("MUSTER_DATA_API", at.api.toUtf8());
        qputenv("MUSTER_DATA_WEB", at.web.toUtf8());
        qputenv("MUSTER_DATA_RAW", at.raw.toUtf8());
        qputenv("MUSTER_DATA_CODELOAD", at.codeload.toUtf8());
        qputenv("MUSTER_DATA_GALLERY", at.gallery.toUtf8());
        qputenv("MUSTER_PACKS", (test::sourceFolder() + "/data").toUtf8());
        m_server.setRepository("ember-rim/embers", {{"Embers.gst", gameSystem(1)}, {"Wardens.cat", wardens(80)}});
        m_server.set("/gallery.json",
                     QJsonObject{{"repositories",
                                  QJsonArray{QJsonObject{{"name", "embers"},
                                                         {"description", "Embers of the Rim"},
                                                         {"githubUrl", "https://github.com/ember-rim/embers"}}}}});
    }

    void sources_listKnownAndGallery()
    {
        const Answer answer = muster({"data", "sources", "--json"});
        QCOMPARE(answer.code, 0);
        QVERIFY(answer.json().array().size() > 50);
        QVERIFY(answer.out.contains("ember-rim/embers"));
        const auto replies = m_server.replies;
        m_server.replies.clear();
        const Answer offline = muster({"data", "sources"});
        QCOMPARE(offline.code, 0);
        QCOMPARE(offline.err.count('\n'), 1);
        m_server.replies = replies;
    }

    void install_update_use_remove()
    {
        const Answer installed = muster({"data", "install", "rim embers", "--json"}); // Embers of the Rim
        QVERIFY2(installed.code == 0, qPrintable(installed.err));
        const QString folder = installed.json().object()["folder"].toString();
        QCOMPARE(muster({"data", "check", folder}).code, 0);
        // A game that was fetched is there for every command.
        const QString list = m_folder.filePath("a.ros");
        QVERIFY2(muster({"new", "Embers", "--faction", "Wardens", "-o", list}).code == 0, "new");
        QCOMPARE(muster({"edit", list, "add", "Captain"}).code, 0);
        QVERIFY(muster({"show", list}).out.contains("80"));
        QVERIFY(muster({"systems"}).out.contains("Embers"));
        // Its price is hidden until there is an army, as the newest games have it.
        const QJsonObject captain = muster({"units", "Embers", "--json"}).json().array().first().toObject();
        QCOMPARE(captain["costs"].toObject()["pts"].toDouble(), 80.0);
        QVERIFY(!captain["costs"].toObject().contains("tally"));
        const Answer fresh = muster({"data", "update", "embers", "--check", "--json"});
        QCOMPARE(fresh.code, 0);
        QCOMPARE(fresh.json().array().first().toObject()["update"].toBool(), false);

        m_server.setRepository("ember-rim/embers", {{"Embers.gst", gameSystem(2)}, {"Wardens.cat", wardens(85)}});
        const Answer check = muster({"data", "update", "--check", "--json"});
        QCOMPARE(check.json().array().first().toObject()["update"].toBool(), true);
        QVERIFY(muster({"show", list}).out.contains("80"));
        const Answer updated = muster({"data", "update", "ember-rim/embers", "--json"});
        QVERIFY2(updated.code == 0, qPrintable(updated.err));
        const QJsonArray revisions = updated.json().array().first().toObject()["revisions"].toArray();
        QCOMPARE(revisions.size(), 2);
        QVERIFY(muster({"show", list}).out.contains("85"));
        QCOMPARE(muster({"data", "use", "Embers", revisions[1].toObject()["revision"].toString()}).code, 0);
        QVERIFY(muster({"show", list}).out.contains("80"));
        QCOMPARE(muster({"data", "use", "Embers", "nothing"}).code, 2);
        QCOMPARE(muster({"data", "remove", "Embers"}).code, 0);
        QVERIFY(!QDir(folder).exists());
        QCOMPARE(muster({"show", list}).code, 2);
        QCOMPARE(muster({"data", "remove", "Embers"}).code, 2);
    }

    // What is kept where it is, is told among the others; nothing but JSON comes out.
    void keptGame_isToldByUpdate()
    {
        m_server.setRepository("ember-rim/embers", {{"Embers.gst", gameSystem(1)}, {"Wardens.cat", wardens(80)}});
        const Answer installed = muster({"data", "install", "ember-rim/embers", "--json"});
        QVERIFY2(installed.code == 0, qPrintable(installed.err));
        const auto game = fetch::readGameFolder(installed.json().object()["folder"].toString());
        QVERIFY(game && fetch::GameFetcher::pin(*game, true));
        m_server.setRepository("ember-rim/embers", {{"Embers.gst", gameSystem(2)}, {"Wardens.cat", wardens(85)}});
        const Answer updated = muster({"data", "update", "--json"});
        QCOMPARE(updated.code, 0);
        const QJsonObject told = updated.json().array().first().toObject();
        QVERIFY2(told["pinned"].toBool() && told.contains("updated") && !told["updated"].toBool(), qPrintable(updated.out));
        QCOMPARE(told["current"].toString(), game->current);
        QVERIFY(muster({"data", "update"}).out.contains("is kept at"));
        QCOMPARE(muster({"data", "remove", "Embers"}).code, 0);
    }

    // The gallery's address is its file, or the folder that the file lies in; a plain server shows a page for a folder.
    void gallery_mayBeAFolder()
    {
        m_server.set("/mirror/bsdata.catpkg-gallery.json", m_server.replies["/gallery.json"].body);
        for (const QByteArray &page : {QByteArray("<!DOCTYPE html><html><title>Directory listing</title></html>"), QByteArray()}) {
            if (page.isEmpty())
                m_server.replies.remove("/mirror");
            else
                m_server.set("/mirror", page);
            qputenv("MUSTER_DATA_GALLERY", (m_server.base() + "/mirror/").toUtf8());
            const Answer answer = muster({"data", "sources", "--json"});
            qputenv("MUSTER_DATA_GALLERY", m_server.addresses().gallery.toUtf8());
            QVERIFY2(answer.err.isEmpty() && answer.out.contains("ember-rim/embers"), qPrintable(answer.err));
        }
    }

    void install_intoAFolder_byLink()
    {
        const QString folder = m_folder.filePath("mine");
        const Answer installed = muster({"data", "install", m_server.base() + "/web/ember-rim/embers", "--into", folder});
        QVERIFY2(installed.code == 0, qPrintable(installed.err));
        QVERIFY(muster({"systems", "--data", folder}).out.contains("Embers"));
        QDirIterator files(folder, {"*.gst"}, QDir::Files, QDirIterator::Subdirectories);
        QVERIFY(files.hasNext());
        QCOMPARE(muster({"data", "remove", folder}).code, 0);
    }

    void badNames_andBadServers_areOneLine()
    {
        for (const QString &name :
             {QString("No such game"), QString("nobody/nothing"), QString("https://evil.example/a/b"), QString("../../etc")}) {
            const Answer answer = muster({"data", "install", name, "--into", m_folder.filePath("bad")});
            QCOMPARE(answer.code, 2);
            QVERIFY2(answer.err.count('\n') == 1, qPrintable(answer.err));
            QVERIFY(!QDir(m_folder.filePath("bad")).exists());
        }
    }
};

MUSTER_TEST_MAIN(tst_DataCommands)
#include "tst_DataCommands.moc"
