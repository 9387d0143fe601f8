// SPDX-License-Identifier: GPL-3.0-or-later
#include "PdfProbe.h"
#include "packs/PackStore.h"
#include "print/job/CampaignJob.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"

#include <QJsonDocument>

using namespace muster;
using namespace muster::campaign;
using namespace muster::print;
using namespace muster::test;

/// The charts of the printed report: in both languages, on small paper, and left out where there is nothing to draw.
class tst_CampaignChartPages : public QObject
{
    Q_OBJECT

private:
    TextMeter m_meter;
    std::unique_ptr<packs::PackStore> m_store;
    packs::PackPtr m_pack;
    Campaign m_campaign;

    [[nodiscard]] Pages report(const Campaign &campaign, const QString &language, const QString &paper = "A4") const
    {
        PrintSettings settings;
        settings.language = language;
        settings.paper = paper;
        settings.campaignWhat = {PrintKind::Report};
        return layoutCampaignJob(CampaignSource(campaign, m_pack, language), settings, m_meter).pages;
    }
    static QString textOf(const Pages &pages)
    {
        QStringList all;
        for (const Page &page : pages)
            for (const Placed &placed : page.content)
                for (const Item &item : *placed.list)
                    if (const auto *text = std::get_if<TextItem>(&item))
                        all.append(text->text);
        return all.join('|');
    }

private slots:
    void initTestCase()
    {
        m_store = test::ownPacks();
        m_pack = m_store->find("space-crusade");
        QVERIFY(m_pack);
        QFile file(test::sourceFolder() + "/data/space-crusade/samples/gorgons-wake.campaign.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(campaign::fromJson(QJsonDocument::fromJson(file.readAll()).object(), m_campaign));
        m_campaign.rules = CampaignRules::fromJson(QJsonDocument::fromJson(m_pack->campaignJson()).object());
    }

    void bothLanguages_haveTheirWords()
    {
        const QString english = textOf(report(m_campaign, "en")), french = textOf(report(m_campaign, "fr"));
        for (const char *word : {"Earned experience after each mission", "Eliminated by each soldier", "|Start|", "Dax killed", "Brun 111"})
            QVERIFY2(english.contains(word), word);
        for (const char *word :
             {"Expérience acquise après chaque mission", "Éliminations de chaque soldat", "|Départ|", "Dax tué", "Sergent vétéran|"})
            QVERIFY2(french.contains(QString::fromUtf8(word)), word);
        for (const char *word : {"|Start|", "killed", "Earned experience"})
            QVERIFY2(!french.contains(word), word);
    }

    void smallPaper_keepsThemOnThePage()
    {
        for (const char *paper : {"A5", "A4", "A3"})
            for (const Page &page : report(m_campaign, "fr", paper))
                for (const Placed &placed : page.content)
                    for (const Item &item : *placed.list)
                        if (const auto *text = std::get_if<TextItem>(&item)) {
                            const QRectF ink(text->at.x(), text->at.y() - 0.1, m_meter.width(text->text, text->font), 0.1);
                            QVERIFY2(QRectF({}, page.size).contains(ink), qPrintable(text->text));
                        }
    }

    void withoutMissions_thereIsNothingToDraw()
    {
        Campaign fresh = m_campaign;
        fresh.events.removeIf([](const Event &event) { return event.as<MissionFought>() != nullptr; });
        const QString text = textOf(report(fresh, "en"));
        QVERIFY(!text.contains("Earned experience after each mission"));
        QVERIFY(!text.contains("Eliminated by each soldier"));
    }

    void withoutExperience_onlyKillsAreDrawn()
    {
        Campaign plain = m_campaign;
        plain.rules.mode = ExperienceMode::None;
        const QString text = textOf(report(plain, "en"));
        QVERIFY(!text.contains("Earned experience after each mission"));
        QVERIFY(text.contains("Eliminated by each soldier"));
    }
};

MUSTER_TEST_MAIN(tst_CampaignChartPages)
#include "tst_CampaignChartPages.moc"
