// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/SampleCampaign.h"
#include "campaign/fold/Fold.h"
#include "campaign/muster/MusteredRoster.h"
#include "share/campaign/KitShop.h"
#include "share/campaign/SoldierFigures.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"
#include "text/Speaking.h"

using namespace muster;
using namespace muster::campaign;
using share::ShopItem;
using share::SoldierFigure;

/// What the shop says of a thing is what becomes of the soldier who buys it.
class tst_KitShop : public QObject
{
    Q_OBJECT

    std::unique_ptr<packs::PackStore> m_packs = test::ownPacks();

    void everyCampaign()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<QString>("file");
        for (const packs::PackPtr &pack : m_packs->packs())
            for (const QString &file : sampleCampaignFiles(*pack))
                QTest::addRow("%s %s", qPrintable(pack->id()), qPrintable(file)) << pack->id() << file;
    }

    static CampaignState afterBuying(Campaign book, const QString &soldier, const ShopItem &item)
    {
        book.events.append(makeEvent(EquipmentBought{soldier, item.name, item.offer.points, 0, item.offer.entry}));
        return fold(book);
    }

private slots:
    void bought_isWhatWasShown_data() { everyCampaign(); }
    void bought_isWhatWasShown()
    {
        QFETCH(QString, pack);
        QFETCH(QString, file);
        const text::Speaking speaking("en");
        const packs::PackPtr game = m_packs->find(pack);
        const auto book = sampleCampaign(*game, file, "en");
        QVERIFY(book.has_value());
        const CampaignState state = fold(*book);
        const GameBasis basis = GameBasis::of(*game);
        int soldiers = 0;
        for (const SoldierState &soldier : state.soldiers) {
            if (!soldier.inService() || soldiers == 3)
                continue;
            const QVector<ShopItem> shop = share::kitShop(soldier.id, state, book->rules, *game, "en");
            soldiers += !shop.isEmpty();
            const auto before = share::soldierFigures(soldier, soldier.rank, state, book->rules, game.get(), "en");
            int bought = 0;
            for (const ShopItem &item : shop) {
                if (!item.reason.isEmpty() || ++bought > 5)
                    continue;
                const QByteArray what = (soldier.name + ", " + item.name).toUtf8();
                const CampaignState after = afterBuying(*book, soldier.id, item);
                const SoldierState &owner = *after.soldier(soldier.id);
                QCOMPARE(after.problems.size(), state.problems.size());
                QVERIFY2(owner.equipment().contains(item.name), what.constData());
                QCOMPARE(owner.points, soldier.points + item.offer.points);
                // The figures of the sheet: those that the shop says change, and no other.
                const auto now = share::soldierFigures(owner, owner.rank, after, book->rules, game.get(), "en");
                QCOMPARE(now.size(), before.size());
                for (int i = 0; i < now.size(); ++i) {
                    const QString change = QString("%1 %2 → %3").arg(before.at(i).label, before.at(i).value, now.at(i).value);
                    const bool points = before.at(i).label == book->rules.pointsName.in("en");
                    if (!points && before.at(i).value != now.at(i).value)
                        QVERIFY2(item.does.contains(change), qPrintable(what + ": " + item.does + " without " + change));
                    else
                        QVERIFY2(!item.does.contains(before.at(i).label + " " + before.at(i).value + " →"), what.constData());
                }
                // The list that the campaign makes has it from the army list, at the same price.
                const auto listed = musterRoster(owner.force, after, book->rules, basis);
                QVERIFY2(listed.ok(), what.constData());
                for (const MusterFinding &finding : listed->findings) {
                    const bool odd = finding.kind == MusterFinding::Kind::KitFromBook || finding.kind == MusterFinding::Kind::OtherPrice;
                    QVERIFY2(!odd || finding.soldier != soldier.id || finding.subject != item.name, what.constData());
                }
            }
        }
    }

    // In French the words are others, the things and their prices the same.
    void languages_sellTheSame_data() { everyCampaign(); }
    void languages_sellTheSame()
    {
        QFETCH(QString, pack);
        QFETCH(QString, file);
        const packs::PackPtr game = m_packs->find(pack);
        const auto book = sampleCampaign(*game, file, "en");
        QVERIFY(book.has_value());
        const CampaignState state = fold(*book);
        int things = 0;
        bool otherWords = false;
        for (const SoldierState &soldier : state.soldiers) {
            if (!soldier.inService() || things > 40)
                continue;
            const auto shop = [&](const char *language) {
                const text::Speaking speaking(language);
                return share::kitShop(soldier.id, state, book->rules, *game, language);
            };
            const QVector<ShopItem> english = shop("en"), french = shop("fr");
            QCOMPARE(french.size(), english.size());
            for (int i = 0; i < english.size(); ++i) {
                ++things;
                QCOMPARE(french.at(i).offer.entry, english.at(i).offer.entry);
                QCOMPARE(french.at(i).offer.points, english.at(i).offer.points);
                QCOMPARE(french.at(i).reason.isEmpty(), english.at(i).reason.isEmpty());
                QCOMPARE(french.at(i).does.contains("→"), english.at(i).does.contains("→"));
                otherWords = otherWords || french.at(i).name != english.at(i).name || french.at(i).detail != english.at(i).detail;
            }
        }
        QVERIFY(things == 0 || otherWords);
    }

    // Somebody must be able to buy something somewhere, or the tests above look at nothing.
    void somewhere_thereIsSomethingToBuy()
    {
        int packs = 0;
        for (const packs::PackPtr &pack : m_packs->packs()) {
            int things = 0;
            for (const QString &file : sampleCampaignFiles(*pack)) {
                const auto book = sampleCampaign(*pack, file, "en");
                const CampaignState state = fold(*book);
                for (const SoldierState &soldier : state.soldiers)
                    if (soldier.inService() && things == 0)
                        things = int(share::kitShop(soldier.id, state, book->rules, *pack, "en").size());
            }
            packs += things > 0;
        }
        QVERIFY(packs > 0);
    }
};

MUSTER_TEST_MAIN(tst_KitShop)
#include "tst_KitShop.moc"
