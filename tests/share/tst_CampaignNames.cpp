// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/PackStore.h"
#include "share/campaign/CampaignNames.h"
#include "support/TestMain.h"

using namespace muster;

/// Missions read in the reader's language by the scenario they were recorded with, also where two scenarios share a name.
class tst_CampaignNames : public QObject
{
    Q_OBJECT

private:
    packs::PackPtr m_dust;

    [[nodiscard]] share::CampaignNames names(const QString &language) const
    {
        return {campaign::CampaignRules::generic(), m_dust.get(), language};
    }

private slots:
    void initTestCase()
    {
        packs::PackStore store(packs::PackFolders{{test::sourceFolder() + "/data/dust"}, {}, {}, {}});
        store.load();
        m_dust = store.find("dust");
        QVERIFY(m_dust);
    }

    void twoScenariosOfOneName_areToldApart()
    {
        const QString tactics = "dust.scenario.tactics-1-meeting", battlefield = "dust.scenario.battlefield-2-encounter";
        QCOMPARE(names("en").mission(tactics, "Rencontre"), "Meeting");
        QCOMPARE(names("en").mission(battlefield, "Rencontre"), "Encounter");
        const QString first = names("fr").mission(tactics, "Meeting"), second = names("fr").mission(battlefield, "Encounter");
        QVERIFY2(first.endsWith("Rencontre") && second.endsWith("Rencontre") && first != second, qPrintable(first + '/' + second));
        QVERIFY2(second.contains('2'), qPrintable(second));
        // Recorded without a scenario nobody knows which of them it was.
        QCOMPARE(names("en")("Rencontre"), "Rencontre");
        QCOMPARE(names("fr")("Meeting"), "Rencontre");
    }

    void nameOfThePlayers_stays()
    {
        QCOMPARE(names("fr").mission("dust.scenario.tactics-1-meeting", "The long night"), "The long night");
        QCOMPARE(names("fr").mission("no.such.scenario", "The long night"), "The long night");
    }

    void labels_sayMoreOnlyWhereTheyMust()
    {
        QStringList labels;
        for (const packs::Scenario &scenario : m_dust->scenarios()) {
            labels.append(packs::scenarioLabel(scenario, m_dust->scenarios(), "fr"));
            if (scenario.name.in("fr") != "Rencontre")
                QCOMPARE(labels.last(), scenario.name.in("fr"));
        }
        QCOMPARE(QSet<QString>(labels.begin(), labels.end()).size(), labels.size());
    }
};

MUSTER_TEST_MAIN(tst_CampaignNames)
#include "tst_CampaignNames.moc"
