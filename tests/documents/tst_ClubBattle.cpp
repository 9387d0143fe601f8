// SPDX-License-Identifier: GPL-3.0-or-later
// Two members of a club at one table, each with a device: one battle, everything once.
#include "ClubDesk.h"
#include "ClubMember.h"
#include "SampleBattle.h"
#include "battle/fold/BattleFold.h"
#include "documents/battle/RosterRecord.h"
#include "support/ServerTest.h"
#include "support/Soak.h"
#include "support/TestMain.h"

#include <random>

using namespace muster;
using documents::BattleDocument;
using test::Member;

namespace {

constexpr int patience = 60000;

} // namespace

class tst_ClubBattle : public test::ServerTest
{
    Q_OBJECT

private:
    QString file() { return m_folder.filePath(QString("copy%1.sqlite").arg(++m_files)); }
    // A database with the tables in it.
    QString madeServer()
    {
        const QString server = m_cluster.freshDatabase();
        if (const auto made = library::Library::open(server); !made)
            qFatal("%s", made.error().message().c_str());
        return server;
    }
    static QStringList sorted(QStringList list)
    {
        list.sort();
        return list;
    }

private slots:
    // What one taps, the other one sees: both have it open, and it comes by itself.
    void twoDevices_seeTheSameBattle()
    {
        const QString server = m_cluster.freshDatabase();
        Member anna(server, file()), bert(server, file());
        anna.library->setAuthor("anna@laptop");
        bert.library->setAuthor("bert@tablet");
        const auto mine = test::newBattle(*anna.library);
        QTRY_VERIFY_WITH_TIMEOUT(bert.has("b"), patience);
        const auto theirs = test::openBattle(*bert.library);
        for (Member *member : {&anna, &bert}) {
            BattleDocument *document = member == &anna ? mine.get() : theirs.get();
            QObject::connect(member->library.get(), &library::Library::changedElsewhere, document, [document] { document->refresh(); });
        }
        QStringList recorded;
        for (int i = 0; i < 60; ++i) {
            for (BattleDocument *document : {mine.get(), theirs.get()}) {
                recorded.append(QString("%1 of %2").arg(i).arg(document == mine.get() ? "anna" : "bert"));
                document->recordEvents("Tap", {battle::makeEvent(test::remark(recorded.last())), battle::makeEvent(test::hit("1:u1"))});
                QVERIFY(document->finishSaving());
            }
            QCoreApplication::processEvents();
        }
        for (BattleDocument *document : {mine.get(), theirs.get()}) {
            QTRY_COMPARE_WITH_TIMEOUT(sorted(test::remarksOf(*document)), sorted(recorded), patience);
            QVERIFY(document->state() == battle::fold(document->battle(), document->language()));
        }
        QTRY_VERIFY_WITH_TIMEOUT(anna.agreed() && bert.agreed(), patience);
        QVERIFY(test::openBattle(*anna.library)->battle() == test::openBattle(*bert.library)->battle());
        QCOMPARE(anna.names(), QStringList{"Crossing the Meuse"}); // no second version of it
        QCOMPARE(bert.names(), anna.names());
        QCOMPARE(anna.library->documents().find("b")->note, bert.library->documents().find("b")->note);
        // Everybody's undo holds their own taps.
        mine->refresh();
        QCOMPARE(mine->undoStack().count(), 60);
        mine->undoStack().undo();
        QTRY_VERIFY_WITH_TIMEOUT(!test::remarksOf(*theirs).contains("59 of anna"), patience);
        QVERIFY(test::remarksOf(*theirs).contains("59 of bert"));
    }

    // Without a line for a while, taps, undos and corrections at random, lines cut between any two statements.
    void randomTapsAndCutLines_giveOneLog()
    {
        std::mt19937 random(20261118);
        test::SoakGroup group("a battle of two devices over a line that is cut");
        for (int round = 0; round < test::soakRounds(12, 20); ++round) {
            ++group;
            const QString server = madeServer();
            test::ClubDesk anna(server, file()), bert(server, file());
            anna.library().setAuthor("anna@laptop");
            bert.library().setAuthor("bert@tablet");
            test::newBattle(anna.library());
            QVERIFY(anna.exchange().ok());
            QVERIFY(bert.exchange().ok());
            QStringList expected;
            for (int i = 0; i < 14; ++i) {
                test::ClubDesk &desk = random() % 2 ? anna : bert;
                desk.library().setAuthor(&desk == &anna ? "anna@laptop" : "bert@tablet");
                {
                    const auto document = test::openBattle(desk.library());
                    const QString text = QString("%1.%2").arg(round).arg(i);
                    if (random() % 4 == 0 && document->undoStack().canUndo()) {
                        const QStringList before = test::remarksOf(*document);
                        document->undoStack().undo();
                        for (const QString &gone : before) {
                            if (!test::remarksOf(*document).contains(gone))
                                expected.removeOne(gone);
                        }
                    } else {
                        document->recordEvent("Tap", test::remark(text));
                        expected.append(text);
                    }
                    QCOMPARE(document->saveState(), documents::SaveState::Saved);
                }
                int statements = int(random() % 40);
                (void)desk.exchange([&statements]() -> base::Result<void> {
                    return --statements == 0 ? base::Result<void>(base::Error{"library.connection", "cut", {}}) : base::Result<void>();
                });
                if (random() % 5 == 0)
                    desk.kill();
            }
            for (int i = 0; i < 3; ++i) {
                QVERIFY(anna.exchange().ok());
                QVERIFY(bert.exchange().ok());
            }
            const auto mine = test::openBattle(anna.library()), theirs = test::openBattle(bert.library());
            QVERIFY(mine->battle() == theirs->battle());
            QCOMPARE(sorted(test::remarksOf(*mine)), sorted(expected));
            QCOMPARE(anna.library().documents().list()->size(), 1);
        }
    }

    // The end is recorded on one device, a correction on the other; the record of the lists is the same for both.
    void listsAndRecords_areCountedAnewAfterAMerge()
    {
        const QString server = madeServer();
        test::ClubDesk anna(server, file()), bert(server, file());
        test::newBattle(anna.library());
        QVERIFY(anna.exchange().ok());
        QVERIFY(bert.exchange().ok());
        test::openBattle(anna.library())->recordEvent("Turn", battle::TurnBegun{4, {}, {}});
        test::openBattle(bert.library())
            ->recordEvent("End", battle::Ended{{{"1", battle::GameResult::Won, {}, {}}, {"2", battle::GameResult::Lost, {}, {}}}, {}, {}});
        QVERIFY(anna.exchange().ok());
        QVERIFY(bert.exchange().ok());
        QVERIFY(anna.exchange().ok());
        for (test::ClubDesk *desk : {&anna, &bert}) {
            QCOMPARE(documents::rosterRecords(desk->library()).valueOr({}).value("list-1").won, 1);
            const auto document = test::openBattle(desk->library());
            QCOMPARE(document->state().turn, 4);
            QVERIFY(document->state().ended);
            QCOMPARE(desk->library().documents().find("b")->note, document->record().note);
        }
    }

private:
    QTemporaryDir m_folder;
    int m_files = 0;
};

MUSTER_TEST_MAIN(tst_ClubBattle)
#include "tst_ClubBattle.moc"
