// SPDX-License-Identifier: GPL-3.0-or-later
// Members of a club record missions at the same time, with the exchange as the program runs it: one log, everything once.
#include "ClubMember.h"
#include "support/ServerTest.h"
#include "support/TestMain.h"

using namespace muster;
using test::Member;

namespace {

constexpr int patience = 60000;

} // namespace

class tst_ClubRecording : public test::ServerTest
{
    Q_OBJECT

private:
    QString file() { return m_folder.filePath(QString("copy%1.sqlite").arg(++m_files)); }
    static QStringList sorted(QStringList list)
    {
        list.sort();
        return list;
    }
    static QStringList logOf(Member &member) { return Member::notesOf(*member.openCampaign()); }

private slots:
    void threeMembersRecordWithoutTheServer()
    {
        const QString server = m_cluster.freshDatabase();
        std::vector<std::unique_ptr<Member>> members;
        for (int i = 0; i < 3; ++i)
            members.push_back(std::make_unique<Member>(server, file()));
        members.front()->newCampaign();
        for (const auto &member : members)
            QTRY_VERIFY_WITH_TIMEOUT(member->has("c"), patience);
        QStringList recorded;
        for (int round = 0; round < 10; ++round) {
            m_cluster.stop();
            for (size_t i = 0; i < members.size(); ++i) {
                recorded.append(QString("round %1 of %2").arg(round).arg(i));
                const auto campaign = members.at(i)->openCampaign();
                campaign->recordEvents("Mission", {Member::note(recorded.last())});
                QCOMPARE(campaign->saveState(), documents::SaveState::Saved);
            }
            QVERIFY2(m_cluster.resume(), qPrintable(m_cluster.problem()));
            for (const auto &member : members)
                member->sync->tryNow();
            for (const auto &member : members) {
                QTRY_VERIFY_WITH_TIMEOUT(member->agreed(), patience);
                QTRY_COMPARE_WITH_TIMEOUT(sorted(logOf(*member)), sorted(recorded), patience);
            }
        }
        for (const auto &member : members) {
            QCOMPARE(logOf(*member), logOf(*members.front()));
            QCOMPARE(member->names(), QStringList{"Crusade"});
        }
    }

    void twoMembersRecordWithoutPause()
    {
        const QString server = m_cluster.freshDatabase();
        Member anna(server, file()), bert(server, file());
        anna.newCampaign();
        QTRY_VERIFY_WITH_TIMEOUT(bert.has("c"), patience);
        QStringList recorded;
        for (int i = 0; i < 120; ++i) {
            for (Member *member : {&anna, &bert}) {
                recorded.append(QString("%1 of %2").arg(i).arg(member == &anna ? "anna" : "bert"));
                const auto campaign = member->openCampaign();
                campaign->recordEvents("Mission", {Member::note(recorded.last())});
                QCOMPARE(campaign->saveState(), documents::SaveState::Saved);
            }
            QCoreApplication::processEvents();
        }
        for (Member *member : {&anna, &bert}) {
            QTRY_COMPARE_WITH_TIMEOUT(sorted(logOf(*member)), sorted(recorded), patience);
            QTRY_VERIFY_WITH_TIMEOUT(member->agreed(), patience);
            QCOMPARE(member->names(), QStringList{"Crusade"});
        }
        QCOMPARE(logOf(anna), logOf(bert));
    }

private:
    QTemporaryDir m_folder;
    int m_files = 0;
};

MUSTER_TEST_MAIN(tst_ClubRecording)
#include "tst_ClubRecording.moc"
