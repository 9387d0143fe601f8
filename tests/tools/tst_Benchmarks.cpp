// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/PackStore.h"
#include "print/content/CardBuilder.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"
#include "tools/bench/CampaignBenchmark.h"
#include "tools/bench/LibraryBenchmark.h"
#include "tools/bench/OddsBenchmark.h"
#include "tools/bench/PrintBenchmark.h"

using namespace muster;
using namespace muster::tools;

/// How long it takes is for `muster bench`, on a machine with nothing else to do; here only that it measures what it says.
class tst_Benchmarks : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<packs::PackStore> m_store;

private slots:
    void initTestCase()
    {
        m_store = std::make_unique<packs::PackStore>(packs::PackFolders{{}, {}, test::sourceFolder() + "/data", {}});
        m_store->load();
    }

    void library_isMeasured()
    {
        const packs::PackPtr pack = m_store->find("dust");
        QVERIFY(pack);
        const BenchFigures figures = libraryFigures(pack);
        QVERIFY2(figures.ok(), figures.ok() ? "" : figures.error().message().c_str());
        QMap<std::string, double> values;
        for (const BenchFigure &figure : *figures) {
            qInfo("%s %.2f %s", figure.name.c_str(), figure.value, figure.unit.c_str());
            values.insert(figure.name, figure.value);
        }
        for (const char *figure : {"library_save_median", "library_list_10000", "library_search_10000"})
            QVERIFY2(values.value(figure) > 0, figure);
    }

    void campaign_isFoldedAsItSays()
    {
        const CampaignBenchmark result = campaignBenchmark();
        QCOMPARE(result.soldiers, 1000);
        QCOMPARE(result.missions, 1000);
        QCOMPARE(result.kills, 50000);
        qInfo("fold of 1,000 soldiers, 1,000 missions, 50,000 kills: %.1f ms", result.milliseconds);
    }

    void cards_areLaidOutAndPrinted()
    {
        const packs::PackPtr dust = m_store->find("dust");
        const print::RosterSource source(test::sampleRoster(*dust), dust, "en");
        std::vector<print::CardContent> cards;
        for (const print::RosterUnit &unit : source.units())
            cards.push_back(print::buildCard(source, unit));
        QVERIFY(!cards.empty());
        const PrintBenchmark result = printBenchmark(cards);
        QVERIFY(result.cardMilliseconds > 0 && result.pdfSeconds > 0);
    }

    // The exact answer and the throws of dice are of the same attack.
    void odds_agreeWithTheSimulation()
    {
        const OddsBenchmark result = oddsBenchmark();
        QVERIFY(result.attack > 0 && result.simulation > result.attack);
        QVERIFY2(result.difference < 0.1, qPrintable(QString::number(result.difference)));
    }
};

MUSTER_TEST_MAIN(tst_Benchmarks)
#include "tst_Benchmarks.moc"
