// SPDX-License-Identifier: GPL-3.0-or-later
#include "PdfProbe.h"
#include "campaign/Quartermaster.h"
#include "print/job/CampaignJob.h"
#include "print/sheets/ArmySheets.h"
#include "share/campaign/SoldierFigures.h"
#include "support/Soak.h"

#include <QRegularExpression>

using namespace muster;
using namespace muster::campaign;
using namespace muster::print;
using namespace muster::test;

/// The points of the book on every paper: platoon sheet, cards, service record, summary of the battle roster.
class tst_CampaignMoney : public QObject
{
    Q_OBJECT

private:
    TextMeter m_meter;
    std::unique_ptr<packs::PackStore> m_store;
    packs::PackPtr m_pack;

    [[nodiscard]] PrintedJob printed(const Campaign &campaign, const QSet<PrintKind> &what, const QString &language = "en") const
    {
        PrintSettings settings;
        settings.language = language;
        settings.campaignWhat = what;
        return layoutCampaignJob(CampaignSource(campaign, m_pack, language), settings, m_meter);
    }
    // Words are broken over lines: without any space they can be looked for.
    static QString dense(QString text) { return text.normalized(QString::NormalizationForm_KC).remove(QRegularExpression("\\s")); }

    /// One marine who bought a sword of the list and a thing of their own, and a recruit without kit.
    Campaign platoon()
    {
        Campaign campaign;
        const GameBasis game = GameBasis::of(*m_pack);
        campaign.start = {"c", "Campaign", "space-crusade", {}, {}, {{"p", "Camille", {}}}};
        campaign.rules = CampaignRules::fromJson(QJsonDocument::fromJson(m_pack->campaignJson()).object());
        const auto force = enlistRoster(sampleRoster(*m_pack), game, campaign.rules, "p");
        if (!force)
            qFatal("%s", force.error().message().c_str());
        campaign.events = {makeEvent(*force)};
        const CampaignState state = fold(campaign);
        const QString first = state.soldiers.first().id;
        for (const KitOffer &offer : kitOffers(first, state, campaign.rules, game)) {
            if (offer.entry.endsWith("crusade.option.medipac"))
                campaign.events.append(makeEvent(EquipmentBought{first, offer.name, offer.points, 0, offer.entry}));
        }
        campaign.events.append(makeEvent(EquipmentBought{first, "Heirloom sabre", 5, 0, {}}));
        campaign.events.append(makeEvent(
            SoldierRecruited{force->force, {"falk", "Falk", "Harpoon gun", campaign.rules.ladders.first().id, {}, 0, 11, 0, {}, {}, {}}}));
        campaign.events.append(makeEvent(EquipmentBought{"falk", "Lucky coin", 2, 0, {}}));
        return campaign;
    }

private slots:
    void initTestCase()
    {
        m_store = test::ownPacks();
        m_pack = m_store->find("space-crusade");
        QVERIFY(m_pack);
    }

    void sheet_showsWhatOnlyTheBookKnows()
    {
        const Campaign campaign = platoon();
        const CampaignState state = fold(campaign);
        QCOMPARE(state.soldiers.first().kit.size(), 2);
        const PrintedJob job = printed(campaign, {PrintKind::Sheet});
        const PdfProbe pdf(job.pages);
        const QString text = dense(pdf.rawText());
        for (const char *word : {"Medipac", "Heirloomsabre", "Falk", "Harpoongun", "Luckycoin"})
            QVERIFY2(text.contains(word, Qt::CaseInsensitive), word);
        static const QRegularExpression total("Total of the platoon\\s+(\\d+)");
        const auto found = total.match(pdf.text());
        QVERIFY2(found.hasMatch(), qPrintable(pdf.text()));
        QCOMPARE(found.captured(1).toInt(), state.forces.first().points);
        // What is no entry of the army list is told.
        QCOMPARE(job.remarks.size(), 2);
        QVERIFY(job.remarks.join('\n').contains("Falk") && job.remarks.join('\n').contains("Heirloom sabre"));
    }

    void cards_showThemToo_inBothLanguages()
    {
        for (const char *language : {"en", "fr"}) {
            const QString text = dense(PdfProbe(printed(platoon(), {PrintKind::Cards}, language).pages, "Cards", language).rawText());
            for (const char *word : {"Falk", "Harpoongun", "Luckycoin", "Heirloomsabre"})
                QVERIFY2(text.contains(word, Qt::CaseInsensitive), word);
        }
    }

    void record_hasOneFigureInHeadAndProfile()
    {
        const Campaign campaign = platoon();
        const CampaignState state = fold(campaign);
        const QString text = dense(PdfProbe(printed(campaign, {PrintKind::Records}).pages).rawText());
        QVERIFY(text.contains("bought:Medipac") && text.contains("bought:Heirloomsabre") && text.contains("bought:Luckycoin"));
        for (const SoldierState &soldier : state.soldiers)
            QCOMPARE(pointsShown(soldier, soldier.rank, state, campaign.rules), soldier.points);
    }

    void forceByHand_hasCardsAndASheet()
    {
        Campaign campaign = platoon();
        campaign.events = {
            makeEvent(ForceEnlisted{
                "f", "p", "Volunteers", {}, "a", {{"a", "Ann", "Rifle", campaign.rules.ladders.first().id, {}, 0, 9, 0, {}, {}, {}}}, {}}),
            makeEvent(EquipmentBought{"a", "Scarf", 1, 0, {}})};
        const QString sheet = dense(PdfProbe(printed(campaign, {PrintKind::Sheet}).pages).rawText());
        QVERIFY2(sheet.contains("Rifle,Scarf"), qPrintable(sheet));
        const PrintedJob job = printed(campaign, {PrintKind::Cards});
        QCOMPARE(job.remarks.size(), 0);
        const QString cards = dense(PdfProbe(job.pages).rawText());
        QVERIFY2(cards.contains("Ann", Qt::CaseInsensitive) && cards.contains("Scarf") && cards.contains("10"), qPrintable(cards));
        // The book knows the life points; the armour nobody has said, which is not 0.
        QVERIFY2(cards.contains("PV1") && !cards.contains("VB0"), qPrintable(cards));
    }

    void anyCampaign_hasOneFigureOnEveryPaper()
    {
        const int rounds = test::soakRounds(6, 10);
        test::SoakGroup group("campaigns with one figure on every paper");
        for (quint32 seed = 101; seed < 101 + quint32(rounds); ++seed) {
            ++group;
            const Campaign campaign = Quartermaster(*m_pack, seed).campaign(30);
            const CampaignSource source(campaign, m_pack, "en");
            for (int i = 0; i < source.state().forces.size(); ++i) {
                const ForceState &force = source.state().forces.at(i);
                QVERIFY(source.force(i));
                QCOMPARE(qRound(source.force(i)->totalPoints()), force.points);
                int sheet = 0;
                for (const RosterUnit &unit : source.force(i)->units())
                    sheet += qRound(source.force(i)->points(*unit.selection));
                QCOMPARE(sheet, force.points);
            }
            checkFigures(source, seed);
            if (seed < 104)
                checkPaper(campaign, source.state());
            if (QTest::currentTestFailed())
                return;
        }
    }

private:
    int pointsShown(const SoldierState &soldier, int rank, const CampaignState &state, const CampaignRules &rules) const
    {
        for (const share::SoldierFigure &figure : share::soldierFigures(soldier, rank, state, rules, m_pack.get(), "en")) {
            if (figure.label == rules.pointsName.in("en"))
                return figure.value.toInt();
        }
        return -1;
    }

    // The promotion box: as they are, and one rank on.
    void checkFigures(const CampaignSource &source, quint32 seed) const
    {
        for (const SoldierState &soldier : source.state().soldiers) {
            if (!soldier.inService())
                continue;
            const QByteArray what = QByteArray::number(seed) + ' ' + soldier.name.toUtf8();
            QVERIFY2(pointsShown(soldier, soldier.rank, source.state(), source.rules()) == soldier.points, what.constData());
            if (nextRank(soldier, source.rules()).rank)
                QVERIFY2(pointsShown(soldier, soldier.rank + 1, source.state(), source.rules())
                             == pointsWithRank(soldier, soldier.rank + 1, source.rules()),
                         what.constData());
        }
    }

    // A point of armour is in the figure, not beside it.
    bool isAFigure(const KitItem &item) const
    {
        const auto &cards = m_pack->cards().cards;
        return !item.entry.isEmpty()
            && std::any_of(cards.begin(), cards.end(), [&item](const packs::CardFaces &faces) { return faces.isSilent(item.entry); });
    }

    // Everybody in service and everything that was bought is read on the sheets or the cards.
    void checkPaper(const Campaign &campaign, const CampaignState &state) const
    {
        const QString text = dense(PdfProbe(printed(campaign, {PrintKind::Sheet, PrintKind::Cards}).pages).rawText());
        for (const SoldierState &soldier : state.soldiers) {
            if (!soldier.inService())
                continue;
            QVERIFY2(text.contains(dense(soldier.name), Qt::CaseInsensitive), qPrintable(soldier.name));
            for (const KitItem &item : soldier.kit)
                QVERIFY2(isAFigure(item) || text.contains(dense(item.name), Qt::CaseInsensitive), qPrintable(item.name));
        }
    }
};

MUSTER_TEST_MAIN(tst_CampaignMoney)
#include "tst_CampaignMoney.moc"
