// SPDX-License-Identifier: GPL-3.0-or-later
// Several members of a club change the same documents: nothing that was acknowledged to one of them is lost, whatever happens
// to the line, the server and the programs.
#include "ClubModel.h"
#include "support/ServerTest.h"
#include "support/Soak.h"
#include "support/TestMain.h"

using namespace muster;
using test::ClubModel;

class tst_ClubMerge : public test::ServerTest
{
    Q_OBJECT

private slots:
    // A few hundred rounds here; as many thousands as MUSTER_SOAK_ROUNDS says. MUSTER_SOAK_SEED repeats what went wrong.
    void everyAcknowledgedChangeIsOnEveryCopyOnce()
    {
        constexpr int roundsOfAClub = 60;
        const int wanted = qEnvironmentVariableIntValue("MUSTER_SOAK_ROUNDS");
        const int rounds = wanted > 0 ? wanted : 360;
        const QString given = qEnvironmentVariable("MUSTER_SOAK_SEED");
        const quint32 seed = !given.isEmpty() ? given.toUInt() : wanted > 0 ? quint32(QDateTime::currentMSecsSinceEpoch()) : 7;
        int events = 0, cuts = 0, copies = 0;
        test::SoakGroup group("club of three to five members, steps with cuts and kills");
        for (int done = 0; done < rounds; done += roundsOfAClub) {
            group += roundsOfAClub;
            const quint32 dice = seed + quint32(done);
            ClubModel club(m_cluster.freshDatabase(), m_folder.path(), dice, 3 + int(dice % 3));
            for (int i = 0; i < roundsOfAClub; ++i)
                club.step();
            const QString problem = club.verdict();
            QVERIFY2(problem.isEmpty(), qPrintable(QString("dice %1: %2").arg(dice).arg(problem)));
            events += club.events();
            cuts += club.cuts();
            copies += club.copies();
        }
        qInfo("%d rounds: %d events acknowledged, %d cuts and kills, %d copies of lists, nothing lost", rounds, events, cuts, copies);
    }

private:
    QTemporaryDir m_folder;
};

MUSTER_TEST_MAIN(tst_ClubMerge)
#include "tst_ClubMerge.moc"
