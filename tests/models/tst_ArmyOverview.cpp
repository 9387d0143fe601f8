// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/RosterDocument.h"
#include "models/roster/ArmyOverview.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"

using namespace muster;

/// The figures of the army's page.
class tst_ArmyOverview : public QObject
{
    Q_OBJECT

private:
    base::CountingIdSource m_ids;
    std::unique_ptr<packs::PackStore> m_store = test::ownPacks();

private slots:
    // Whatever the game: both cuts of the points add up to the army's, and so do the units.
    void everySample_addsUp_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("sample");
        for (const char *game : {"at-43", "dropzone-commander", "dust", "modern-skirmish", "space-crusade"}) {
            const auto &samples = m_store->find(QString::fromLatin1(game))->manifest().samples;
            for (int i = 0; i < int(samples.size()); ++i) {
                if (samples.at(i).file.endsWith(".ros"))
                    QTest::addRow("%s %d", game, i) << QString::fromLatin1(game) << i;
            }
        }
    }
    void everySample_addsUp()
    {
        QFETCH(QString, game);
        QFETCH(int, sample);
        const packs::PackPtr pack = m_store->find(game);
        documents::RosterDocument document(documents::gameOf(pack, "en"), test::sampleRoster(*pack, sample), m_ids);
        const share::RosterLook look = share::RosterLook::of(*pack, "en");
        const rules::Force &force = document.roster().forces.front();
        const models::ArmyOverview shown = models::armyOverview(document.evaluator(), pack.get(), look, force.id);
        QCOMPARE(shown.figures.size(), game == "space-crusade" ? 3u : 4u); // there a side moves all of its own
        const double points = look.cost(document.evaluator().force(force.id)->totalCosts);
        QCOMPARE(shown.figures.front().value, share::amount(points));
        QCOMPARE(shown.figures.at(1).value.toInt() > 0, true);
        for (const models::OverviewPart &part : shown.parts) {
            if (!part.title.startsWith("Points"))
                continue;
            double whole = 0;
            for (const models::OverviewLine &line : part.lines)
                whole += line.part;
            if (points > 0 && part.title == "Points by formation")
                QVERIFY2(qAbs(whole - 1) < 1e-9, qPrintable(part.title));
            QVERIFY(whole <= 1 + 1e-9);
        }
    }

    void walkers_areCutByFormationAndType_andSayWhatIsLeft()
    {
        const packs::PackPtr pack = m_store->find("dust");
        documents::RosterDocument document(documents::gameOf(pack, "en"), test::sampleRoster(*pack, 0), m_ids);
        const models::ArmyOverview shown = models::armyOverview(document.evaluator(), pack.get(), share::RosterLook::of(*pack, "en"),
                                                                document.roster().forces.front().id);
        // A squad of five is five figures on the table, though its models are not chosen one by one.
        QCOMPARE(shown.figures.back().value, "16");
        QVERIFY2(shown.figures.front().remark.contains("left"), qPrintable(shown.figures.front().remark));
        QStringList titles;
        for (const models::OverviewPart &part : shown.parts)
            titles.append(part.title);
        QVERIFY2(titles.contains("Points by type") && titles.contains("Advantages"), qPrintable(titles.join(", ")));
    }

    // Units in one game, whole battlegroups in another.
    void activations_areWhatIsActivatedAtATime_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("sample");
        QTest::addColumn<int>("activations");
        QTest::newRow("eight units") << "dust"
                                     << "hedgerow-walkers.ros" << 8;
        QTest::newRow("six battlegroups") << "dropzone-commander"
                                          << "phr-500-six-battlegroups.ros" << 6;
    }
    void activations_areWhatIsActivatedAtATime()
    {
        QFETCH(QString, game);
        QFETCH(QString, sample);
        QFETCH(int, activations);
        const packs::PackPtr pack = m_store->find(game);
        const auto &samples = pack->manifest().samples;
        int found = -1;
        for (int i = 0; i < int(samples.size()); ++i)
            found = samples.at(i).file.endsWith(sample) ? i : found;
        QVERIFY(found >= 0);
        documents::RosterDocument document(documents::gameOf(pack, "en"), test::sampleRoster(*pack, found), m_ids);
        const models::ArmyOverview shown = models::armyOverview(document.evaluator(), pack.get(), share::RosterLook::of(*pack, "en"),
                                                                document.roster().forces.front().id);
        QCOMPARE(shown.figures.at(2).label, QString("Activations"));
        QCOMPARE(shown.figures.at(2).value.toInt(), activations);
    }
};

MUSTER_TEST_MAIN(tst_ArmyOverview)
#include "tst_ArmyOverview.moc"
