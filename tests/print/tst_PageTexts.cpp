// SPDX-License-Identifier: GPL-3.0-or-later
// Every word of every sheet and card of the samples, in the order in which it is drawn, against tests/golden/pages. Where lines
// break is a matter of the fonts of a machine; what is written is not.
#include "PageWords.h"

#include "print/job/CampaignJob.h"
#include "print/job/KitJob.h"
#include "support/GoldenText.h"
#include "support/OwnPacks.h"
#include "support/ShuffledRoster.h"
#include "support/TestMain.h"

#include <QJsonDocument>

using namespace muster;
using namespace muster::print;
using namespace muster::test;

class tst_PageTexts : public QObject
{
    Q_OBJECT

    TextMeter m_meter;
    std::unique_ptr<packs::PackStore> m_store;

private slots:
    void initTestCase() { m_store = ownPacks(); }

    void rosters_data()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<QString>("language");
        for (const auto &pack : m_store->packs())
            for (const char *language : {"en", "fr"})
                QTest::addRow("%s %s", qPrintable(pack->id()), language) << pack->id() << QString(language);
    }
    void rosters()
    {
        QFETCH(QString, pack);
        QFETCH(QString, language);
        const packs::PackPtr game = m_store->find(pack);
        const RosterSource source(sampleRoster(*game, 0), game, language);
        PrintSettings settings;
        settings.language = language;
        settings.paper = "card"; // a face on each page: how many fit a sheet is the business of others
        settings.what = {PrintKind::Cards, PrintKind::Blank, PrintKind::Sheet, PrintKind::Summary, PrintKind::Rules};
        const QString difference = differenceToGolden("pages/" + pack + '-' + language + ".txt",
                                                      textOf(layoutJob(source, settings, m_meter)));
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    // What lies beside the cards on the table, and what hurts what.
    void kits_data() { rosters_data(); }
    void kits()
    {
        QFETCH(QString, pack);
        QFETCH(QString, language);
        const packs::PackPtr game = m_store->find(pack);
        const RosterSource source(sampleRoster(*game, 0), game, language);
        PrintSettings settings;
        settings.language = language;
        settings.paper = "a4";
        settings.what = {PrintKind::Dividers, PrintKind::Markers,    PrintKind::Tokens, PrintKind::Events,
                         PrintKind::Orders,   PrintKind::Structures, PrintKind::Matrix};
        const QString difference = differenceToGolden("pages/kit-" + pack + '-' + language + ".txt",
                                                      textOf(layoutJob(source, settings, m_meter)));
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    // The first scenario of each game, with its counters.
    void scenarios_data()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<QString>("language");
        for (const auto &pack : m_store->packs())
            for (const char *language : {"en", "fr"})
                if (!pack->scenarios().empty())
                    QTest::addRow("%s %s", qPrintable(pack->id()), language) << pack->id() << QString(language);
    }
    void scenarios()
    {
        QFETCH(QString, pack);
        QFETCH(QString, language);
        const packs::PackPtr game = m_store->find(pack);
        PrintSettings settings;
        settings.language = language;
        settings.paper = "a4";
        const packs::Scenario &scenario = game->scenarios().front();
        QSet<PrintKind> kinds;
        for (const PrintKind kind : scenarioPrintKinds(scenario, *game))
            kinds.insert(kind);
        const QString difference = differenceToGolden("pages/scenario-" + pack + '-' + language + ".txt",
                                                      textOf(layoutScenarioJob(scenario, *game, kinds, settings, m_meter)));
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    void campaign_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << "en";
        QTest::newRow("fr") << "fr";
    }
    void campaign()
    {
        QFETCH(QString, language);
        campaign::Campaign book;
        QFile file(sourceFolder() + "/tests/golden/campaign-five-missions.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(campaign::fromJson(QJsonDocument::fromJson(file.readAll()).object(), book));
        PrintSettings settings;
        settings.language = language;
        settings.campaignWhat = {PrintKind::Report, PrintKind::Records, PrintKind::Sheet, PrintKind::Cards, PrintKind::Chronicle};
        const CampaignSource source(book, m_store->find(book.start.system), language);
        const QString difference = differenceToGolden("pages/campaign-" + language + ".txt",
                                                      textOf(layoutCampaignJob(source, settings, m_meter)));
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }
};

MUSTER_TEST_MAIN(tst_PageTexts)
#include "tst_PageTexts.moc"
