// SPDX-License-Identifier: GPL-3.0-or-later
#include "PdfProbe.h"
#include "packs/PackStore.h"
#include "print/job/CampaignJob.h"
#include "share/LeagueBook.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"

#include <QBuffer>
#include <QJsonDocument>

using namespace muster;
using namespace muster::campaign;
using namespace muster::print;
using namespace muster::test;

/// The pages of a campaign, read back from the PDF: figures, names in both languages, portraits, page breaks.
class tst_CampaignPages : public QObject
{
    Q_OBJECT

private:
    TextMeter m_meter;
    std::unique_ptr<packs::PackStore> m_store;
    packs::PackPtr m_pack;
    Campaign m_campaign;

    [[nodiscard]] PrintedJob printed(const Campaign &campaign, const QSet<PrintKind> &what, const QString &language = "en",
                                     const QSet<QString> &without = {}) const
    {
        PrintSettings settings;
        settings.language = language;
        settings.campaignWhat = what;
        settings.without = without;
        return layoutCampaignJob(CampaignSource(campaign, m_pack, language), settings, m_meter);
    }
    /// Lines of the page with single spaces.
    static QStringList lines(const PdfProbe &pdf)
    {
        QStringList result;
        for (const QString &line : pdf.text().split('\n'))
            result.append(line.normalized(QString::NormalizationForm_KC).simplified()); // fonts join "fi"
        return result;
    }
    static void staysOnPaper(const PdfProbe &pdf)
    {
        for (const PdfPage &page : pdf.pages())
            for (const PdfWord &word : page.words)
                QVERIFY2(word.box.left() >= 5 && word.box.right() <= page.size.width() - 5 && word.box.bottom() <= page.size.height() - 2,
                         qPrintable(word.text));
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

    void report_showsTheFiguresOfTheBook()
    {
        const PrintedJob job = printed(m_campaign, {PrintKind::Report});
        QCOMPARE(job.sections.size(), 1u);
        const PdfProbe pdf(job.pages, "Campaign");
        const QStringList text = lines(pdf);
        QVERIFY2(text.contains("Aldo Lieutenant Primus 5 21 55 40 15 4 4 Fit, leads"), qPrintable(text.join('\n')));
        QVERIFY(text.contains("Brun Veteran Sergeant 4 17 111 80 31 5 5 Fit"));
        QVERIFY(text.contains("Egon Veteran Sergeant Killed in M5 5 4 102"));
        QVERIFY(text.contains("Dax Space Marine Killed in M2 2 2 16"));
        const QString all = text.join(' ');
        for (const char *heading : {"Standings", "Missions", "Roll of honour", "Rules of this campaign"})
            QVERIFY2(all.contains(heading), heading);
        // Experience and army points after each mission, as they were computed by hand.
        for (const char *figures : {"5 7 114 73", "5 4 75 66", "5 3 44 81", "4 2 97 87", "5 5 72 71"})
            QVERIFY2(all.contains(figures), figures);
        staysOnPaper(pdf);
    }

    // A club's table on paper: form, who has met whom under the numbers of the table, rounds with what is late.
    void report_hasTheLeague()
    {
        LeagueBook club({"Anna", "Bert", "Carl", "Dora", "Emil", "Fritz", "Gina", "Hugo", "Ida"});
        club.play("a", 12, 7, "b", 1);
        club.play("c", 5, 5, "d", 1);
        club.plan("e", "f", 1, QDate(2020, 1, 1));
        const PdfProbe pdf(printed(club.book(), {PrintKind::Report}).pages, "Campaign");
        const QString text = lines(pdf).join('\n');
        for (const char *line : {"1. Anna W", "12:7 W", "7:12 L", "5:5 D", "Rounds", "1 Anna 12 : 7 Bert", "1 game late", "Player Form 9"})
            QVERIFY2(text.contains(line), qPrintable(QString("%1 in\n%2").arg(line, text)));
        staysOnPaper(pdf);
        const PdfProbe french(printed(club.book(), {PrintKind::Report}, "fr").pages, "Campagne", "fr");
        for (const char *word : {"Face-à-face", "Rondes", "Forme", "1 partie en retard"})
            QVERIFY2(french.rawText().contains(QString::fromUtf8(word)), word);
        club.book().rules.pointsFormula = "won * 5";
        const PdfProbe own(printed(club.book(), {PrintKind::Report}).pages, "Campaign");
        QVERIFY(own.rawText().contains("won * 5") && !own.rawText().contains("win 3"));
    }

    // What changed hands is a sentence, what was counted is none: the page joins them and stops once.
    void chronicle_stopsEverySentenceOnce()
    {
        LeagueBook club({"Anna", "Bert"});
        MapDrawn map;
        map.areas = {{"r", "Refinery", {}, 0, 0, {}}};
        club.add(map);
        MissionFought mission;
        mission.name = "Ambush";
        mission.notes = "Rain.";
        mission.date = LeagueBook::today;
        mission.areas = {{"r", "a"}};
        Side side;
        side.player = "a";
        side.result = GameResult::Won;
        mission.sides = {side};
        club.add(mission);
        const PdfProbe pdf(printed(club.book(), {PrintKind::Chronicle}).pages, "Chronicle");
        const QString text = lines(pdf).join(' ');
        QVERIFY2(text.contains("Anna took Refinery. "), qPrintable(text));
        QVERIFY(!text.contains("..") && !text.contains(".;"));
    }

    void french_namesMissionsWeaponsAndEnemies()
    {
        const PdfProbe pdf(printed(m_campaign, {PrintKind::Report, PrintKind::Records, PrintKind::Sheet}, "fr").pages, "Campagne", "fr");
        const QString text = pdf.rawText();
        for (const char *word : {"Chercher et détruire", "Sergent vétéran", "Tableau d’honneur", "Bolter lourd", "Androïde",
                                 "Promu Sergent", "Tué en M5", "Fiche de peloton"})
            QVERIFY2(text.contains(QString::fromUtf8(word)), word);
        for (const char *word : {"Seek and Destroy", "Veteran", "Heavy bolter", "Chainsword", "Android,", "Roll of honour", "earned",
                                 "killed", "Missions fought"})
            QVERIFY2(!text.contains(QString::fromUtf8(word)), word);
        staysOnPaper(pdf);
    }

    void record_hasRanksKillsAndPortrait()
    {
        const CampaignState state = fold(m_campaign);
        const SoldierState *egon = nullptr;
        QSet<QString> others;
        for (const SoldierState &soldier : state.soldiers)
            soldier.name == "Egon" ? void(egon = &soldier) : void(others.insert(soldier.id));
        QVERIFY(egon);
        QImage green(400, 400, QImage::Format_RGB32);
        green.fill(QColor(0, 200, 0));
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        green.save(&buffer, "PNG");
        Campaign campaign = m_campaign;
        campaign.events.append(makeEvent(SoldierDescribed{egon->id, {}, {}, bytes}));
        campaign.events.append(makeEvent(Award{egon->id, "Crux Terminatus", "held the reactor", 0}));
        const PrintedJob job = printed(campaign, {PrintKind::Records}, "en", others);
        QCOMPARE(job.pages.size(), 1u);
        const PdfProbe pdf(job.pages);
        const QString text = lines(pdf).join('\n');
        for (const char *line :
             {"Killed in M5", "102 earned, 80 spent, 22 free", "Dreadnought VII", "Promoted to Veteran Sergeant",
              "Crux Terminatus: held the reactor", "1 Seek and Destroy 6 Sep 2026 Dreadnought VII 44, survived 2, share 4 +50 50",
              "at the start after M1 after M2 after M4"})
            QVERIFY2(text.contains(line), qPrintable(QString("%1 in\n%2").arg(line, text)));
        // The portrait stands left below the head: 36 x 42 mm of green.
        const QImage page = pdf.image(1, 72);
        const QColor pixel = page.pixelColor(int(30 / 25.4 * 72), int(50 / 25.4 * 72));
        QVERIFY2(pixel.green() > 150 && pixel.red() < 60, qPrintable(pixel.name()));
        staysOnPaper(pdf);
    }

    void platoonSheet_hasCurrentRanksAndCareers()
    {
        const PdfProbe pdf(printed(m_campaign, {PrintKind::Sheet}).pages);
        const QString text = lines(pdf).join('\n');
        // Who fell is not on the sheet; rank, price, experience earned, spent, free of the next rank's price, kills.
        QVERIFY(!text.contains("Egon") && !text.contains("Dax"));
        QVERIFY2(text.contains("Cato") && text.contains("22 94 80 14/20 4"), qPrintable(text));
        QVERIFY(text.contains("21 55 40 15/20 4") && text.contains("17 111 80 31/20 5") && text.contains("11 24 0 24/40 2"));
        QVERIFY(text.contains("Lieutenant Primus"));
        QVERIFY(text.contains("71 284 200"));
    }

    void forceKeptByHand_getsASheetFromTheBook()
    {
        Campaign campaign;
        campaign.start.name = "By hand";
        campaign.start.system = "space-crusade";
        campaign.start.players = {{"p", "Ann", {}}};
        campaign.rules = m_campaign.rules;
        ForceEnlisted force;
        force.force = "f";
        force.player = "p";
        force.name = "Squad Ann";
        force.leader = "a";
        force.soldiers = {{"a", "Anna", "Bolter", campaign.rules.ladders.first().id, {}, 0, 11, 0, {}, {}, {}}};
        campaign.events.append(makeEvent(force));
        const PrintedJob job = printed(campaign, {PrintKind::Sheet, PrintKind::Records, PrintKind::Report, PrintKind::Cards});
        const QString text = lines(PdfProbe(job.pages)).join('\n');
        QVERIFY2(text.contains("SQUAD ANN") && text.contains("Anna Space Marine Bolter 1 11 0 0 0 0"), qPrintable(text));
    }

    void manyMissions_flowOverPages_nothingIsLost()
    {
        Campaign campaign = m_campaign;
        const CampaignState state = fold(m_campaign);
        const QString aldo = state.soldiers.first().id, force = state.forces.first().id;
        for (int i = 0; i < 120; ++i)
            campaign.events.append(makeEvent(MissionFought{{},
                                                           {},
                                                           QString("Sortie%1").arg(i),
                                                           QDate(2027, 1, 1).addDays(i),
                                                           {{force, GameResult::Won, 0, {}, {}, {}}},
                                                           {{aldo, {{"Ork", 7, 2, {}}}, Outcome::Survived, 1, 0, "all quiet"}},
                                                           {},
                                                           {},
                                                           {}}));
        QSet<QString> others;
        for (const SoldierState &soldier : state.soldiers)
            if (soldier.id != aldo)
                others.insert(soldier.id);
        const PrintedJob job = printed(campaign, {PrintKind::Report, PrintKind::Records}, "en", others);
        QVERIFY(job.sections.at(0).pages > 3 && job.sections.at(1).pages > 3);
        const PdfProbe pdf(job.pages);
        const QString text = pdf.rawText();
        for (int i = 0; i < 120; ++i)
            QCOMPARE(text.count(QRegularExpression(QString("Sortie%1\\b").arg(i))), 2);
        staysOnPaper(pdf);
    }

    void settings_keepWhatACampaignPrints()
    {
        PrintSettings settings;
        settings.campaignWhat = {PrintKind::Records, PrintKind::Cards};
        QVERIFY(PrintSettings::fromJson(settings.toJson()) == settings);
        QCOMPARE(PrintSettings::fromJson({}).campaignWhat, usualCampaignKinds());
    }
};

MUSTER_TEST_MAIN(tst_CampaignPages)
#include "tst_CampaignPages.moc"
