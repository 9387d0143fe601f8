// SPDX-License-Identifier: GPL-3.0-or-later
// The line between a member and the club's server: what it costs to send and to receive a change, and what happens to
// documents that the server does not take.
#include "ClubDesk.h"
#include "ClubMember.h"
#include "support/ServerTest.h"
#include "support/SlowLine.h"
#include "support/TestMain.h"

using namespace muster;
using test::Member;

namespace {

constexpr int patience = 30000;

library::DocumentSave listOf(const QString &id, const QString &name)
{
    library::DocumentSave save;
    save.record.id = id;
    save.record.name = name;
    save.record.created = save.record.changed = QDateTime::currentDateTimeUtc();
    save.content = "list";
    return save;
}

} // namespace

class tst_ClubLine : public test::ServerTest
{
    Q_OBJECT

private:
    QString file() { return m_folder.filePath(QString("copy%1.sqlite").arg(++m_files)); }
    static void store(const library::Library &library, const library::DocumentSave &save)
    {
        if (const auto stored = library.documents().save(save); !stored)
            qFatal("%s", stored.error().message().c_str());
    }

private slots:
    void twoCallsSendAChangeAndOneFetchesIt()
    {
        const QString server = m_cluster.freshDatabase();
        QVERIFY(library::Library::open(server).ok());
        test::ClubDesk anna(server, file()), bert(server, file());
        QVERIFY(anna.exchange().ok() && bert.exchange().ok());
        store(anna.library(), listOf("r1", "Spearhead"));
        QVERIFY(anna.library().attachments().put("r1", {"s1", "portrait", "face.png", "image/png", "picture"}).ok());
        const int compare = 1; // beside it, an exchange of this test asks which documents differ
        int before = anna.server()->roundTrips();
        QVERIFY(anna.exchange().ok());
        QCOMPARE(anna.server()->roundTrips() - before, 2 + compare);
        before = bert.server()->roundTrips();
        QVERIFY(bert.exchange().ok());
        QCOMPARE(bert.server()->roundTrips() - before, 1 + compare);
        QCOMPARE(bert.library().attachments().get("r1", "s1", "portrait")->bytes, QByteArray("picture"));
    }

    // The line has nothing to do with what the program counts: it sees questions and answers.
    void theLineSeesTheSameNumber()
    {
        test::SlowLine line(m_cluster.port(), std::chrono::milliseconds(0));
        const QString server = line.by(m_cluster.freshDatabase());
        QVERIFY(library::Library::open(server).ok());
        test::ClubDesk anna(server, file());
        QVERIFY(anna.exchange().ok());
        store(anna.library(), listOf("r1", "Spearhead"));
        const int counted = anna.server()->roundTrips(), seen = line.roundTrips();
        QVERIFY(anna.exchange().ok());
        QCOMPARE(line.roundTrips() - seen, anna.server()->roundTrips() - counted);
    }

    void aChangeIsThereSoonOverASlowLine()
    {
        test::SlowLine line(m_cluster.port(), std::chrono::milliseconds(75));
        const QString server = line.by(m_cluster.freshDatabase());
        Member anna(server, file()), bert(server, file());
        anna.newCampaign();
        QTRY_VERIFY_WITH_TIMEOUT(bert.has("c"), patience);
        QTRY_VERIFY_WITH_TIMEOUT(anna.agreed() && bert.agreed(), patience);
        const auto theirs = bert.openCampaign();
        QSignalSpy told(bert.library.get(), &library::Library::changedElsewhere);
        QElapsedTimer clock;
        clock.start();
        anna.openCampaign()->recordEvents("Mission", {Member::note("first")});
        QTRY_VERIFY_WITH_TIMEOUT(Member::notesOf(*bert.openCampaign()).contains("first"), patience);
        const qint64 stored = clock.elapsed();
        QTRY_VERIFY_WITH_TIMEOUT(!told.isEmpty(), patience);
        qInfo("150 ms there and back: with the other member after %lld ms, told to the window after %lld ms", stored, clock.elapsed());
        QVERIFY(theirs->refresh());
        QCOMPARE(Member::notesOf(*theirs), QStringList{"first"});
    }

    void aDocumentTheServerRefusesHoldsUpNothing()
    {
        const QString server = m_cluster.freshDatabase();
        Member anna(server, file()), bert(server, file());
        QTRY_VERIFY_WITH_TIMEOUT(anna.agreed() && bert.agreed(), patience);
        QString endless; // too long for an index of the server, and too long for a notice
        for (int i = 0; i < 600; ++i)
            endless += QUuid::createUuid().toString(QUuid::Id128);
        store(*anna.library, listOf(endless, "Poison"));
        store(*anna.library, listOf("after", "After it"));
        QTRY_VERIFY_WITH_TIMEOUT(bert.has("after"), patience);
        QTRY_COMPARE_WITH_TIMEOUT(anna.sync->state().phase, library::SyncState::Phase::Agreed, patience);
        QTRY_COMPARE_WITH_TIMEOUT(anna.sync->state().waiting, 1, patience);
        QCOMPARE(anna.sync->state().refused.size(), 1);
        QCOMPARE(anna.sync->state().refused.first().name, QString("Poison"));
        QVERIFY2(!anna.sync->state().refused.first().reason.isEmpty(), "it says why");
        // Whoever removes it, or gives it up, is rid of it.
        QVERIFY(anna.library->documents().purge(endless).ok());
        QTRY_VERIFY_WITH_TIMEOUT(anna.agreed() && anna.sync->state().refused.isEmpty(), patience);
    }

    void idsAndNamesOfAnyKindArrive()
    {
        const QString server = m_cluster.freshDatabase();
        Member anna(server, file()), bert(server, file());
        QTRY_VERIFY_WITH_TIMEOUT(anna.agreed() && bert.agreed(), patience);
        const QStringList ids{"with a blank", "two\nlines", "percent%20", "*", QString::fromUtf8("Ä/\\'\"?;--"), QString(2600, 'x'), "nul"};
        for (const QString &id : ids)
            store(*anna.library, listOf(id, id == "nul" ? QString("before") + QChar::Null + "after" : id.left(20)));
        QVERIFY(anna.library->attachments().put("nul", {"two\nlines", "portrait", "face.png", "image/png", "picture"}).ok());
        for (const QString &id : ids)
            QTRY_VERIFY_WITH_TIMEOUT(bert.has(id), patience);
        const QString name = bert.library->documents().find("nul")->name;
        QVERIFY2(name.startsWith("before") && name.endsWith("after"), qPrintable(name));
        QTRY_VERIFY_WITH_TIMEOUT(!bert.library->attachments().get("nul", "two\nlines", "portrait")->bytes.isEmpty(), patience);
        QVERIFY(anna.library->attachments().remove("nul", "two\nlines", "portrait").ok());
        QTRY_VERIFY_WITH_TIMEOUT(bert.library->attachments().get("nul", "two\nlines", "portrait")->bytes.isEmpty(), patience);
        QTRY_VERIFY_WITH_TIMEOUT(anna.agreed(), patience);
        QVERIFY(anna.sync->state().refused.isEmpty());
    }

private:
    QTemporaryDir m_folder;
    int m_files = 0;
};

MUSTER_TEST_MAIN(tst_ClubLine)
#include "tst_ClubLine.moc"
