// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/PackStore.h"
#include "print/content/CardBuilder.h"
#include "rules/roster/RosterReader.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"
#include "tools/bench/BattleBenchmark.h"
#include "tools/bench/BenchArmy.h"
#include "tools/bench/BrowserCards.h"
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

    void battle_isMeasured()
    {
        const BenchFigures figures = battleFigures();
        QVERIFY2(figures.ok(), figures.ok() ? "" : figures.error().message().c_str());
        for (const BenchFigure &figure : *figures) {
            qInfo("%s %.2f %s", figure.name.c_str(), figure.value, figure.unit.c_str());
            QVERIFY2(figure.value > 0, figure.name.c_str());
        }
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

    // The figures of the engine are of an army that somebody could play, in every game.
    void engine_isMeasuredWithARealArmy_data()
    {
        QTest::addColumn<QString>("game");
        for (const packs::PackPtr &pack : m_store->packs())
            QTest::newRow(qPrintable(pack->id())) << pack->id();
    }
    void engine_isMeasuredWithARealArmy()
    {
        QFETCH(QString, game);
        BenchArmy army(m_store->find(game)->data());
        army.build();
        for (const packs::Sample &sample : m_store->find(game)->manifest().samples) {
            QFile file(m_store->find(game)->path(sample.file));
            QVERIFY(file.open(QIODevice::ReadOnly));
            army.takeIfLarger(rules::readRoster(file.readAll().toStdString(), sample.file.toStdString())->roster);
        }
        QVERIFY2(army.units() >= 4, qPrintable(QString::number(army.units())));
        QVERIFY(army.edit(50).size() > 50);
        QVERIFY(army.saved(150).size() > 1000);
    }

    // A browser is given the same cards: every name, both faces, 500 of them.
    void browser_getsTheSameCards()
    {
        const packs::PackPtr dust = m_store->find("dust");
        const print::RosterSource source(test::sampleRoster(*dust), dust, "en");
        std::vector<print::CardContent> cards;
        for (const print::RosterUnit &unit : source.units())
            cards.push_back(print::buildCard(source, unit));
        const QString page = QString::fromUtf8(cardsAsHtml(cards, 500));
        QCOMPARE(page.count("<div class=card>"), 1000);
        for (const print::CardContent &card : cards)
            QVERIFY2(page.contains(card.name.toHtmlEscaped()), qPrintable(card.name));
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
