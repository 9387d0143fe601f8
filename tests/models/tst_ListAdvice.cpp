// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/NewRoster.h"
#include "models/roster/CatalogueModel.h"
#include "models/roster/FindingsModel.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"

#include <random>

using namespace muster;
using models::CatalogueRow;
using models::FindingRow;
using models::FormationRow;
using share::toData;
using share::toText;

namespace {

/// An open list of a pack with the models that advise its player.
struct Desk
{
    Desk(const packs::PackPtr &pack, const std::string &catalogueId, double limit = 1000, const std::string &formation = {})
    {
        documents::RosterWish wish;
        wish.name = "Test";
        wish.catalogueId = catalogueId;
        wish.limit = limit;
        wish.formationEntryId = formation;
        auto made = documents::makeRoster(*pack, wish, ids);
        if (!made)
            qFatal("%s", made.error().message().c_str());
        look = share::RosterLook::of(*pack, "en");
        document = std::make_unique<documents::RosterDocument>(documents::gameOf(pack, "en"), std::move(*made), ids);
        formations = std::make_unique<models::FormationModel>(*document, look);
        catalogue = std::make_unique<models::CatalogueModel>(*document, look);
        findings = std::make_unique<models::FindingsModel>(*document, look);
        force = document->roster().forces.front().id;
        if (!document->roster().forces.front().selections.empty())
            platoon = document->roster().forces.front().selections.front().id;
    }

    [[nodiscard]] double total() const
    {
        for (const rules::RosterCost &cost : document->evaluator().totals()) {
            if (cost.typeId == look.costTypeId)
                return cost.value;
        }
        return 0;
    }
    /// The finding that a predicate wants, or an empty row.
    template <typename Predicate>
    [[nodiscard]] FindingRow finding(Predicate &&wanted) const
    {
        const FindingRow *row = findings->row(findings->find(wanted));
        return row ? *row : FindingRow();
    }
    [[nodiscard]] QString place(const std::string &group) const
    {
        for (const rules::Slot &slot : document->evaluator().slotsOf(platoon)) {
            if (slot.group && slot.group->entry().idText == group)
                return toText(slot.groupId);
        }
        return {};
    }

    base::RandomIdSource ids{7};
    share::RosterLook look;
    std::unique_ptr<documents::RosterDocument> document;
    std::unique_ptr<models::FormationModel> formations;
    std::unique_ptr<models::CatalogueModel> catalogue;
    std::unique_ptr<models::FindingsModel> findings;
    std::string force;
    std::string platoon;
};

} // namespace

/// What the program advises: prices that are paid, fixes that mend, rows for everything that stands on the table.
class tst_ListAdvice : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        store = test::ownPacks();
        dust = store->find("dust");
        QVERIFY(dust);
    }

    void heroTwice_isSaidOnce_andTheLeaderStays()
    {
        Desk desk(dust, axis, 200, "dust.formation.grenadier-platoon");
        QVERIFY(desk.document->addSelection(desk.force, "dust.unit.manfred"));
        const auto leader = desk.document->addSelection(desk.platoon, "dust.unit.manfred",
                                                        toData(desk.place("dust.slot.grenadier-platoon.leader")));
        QVERIFY(leader);
        const auto isTwice = [](const FindingRow &row) { return row.title.contains("only once"); };
        const FindingRow twice = desk.finding(isTwice);
        QCOMPARE(twice.title.count("Manfred"), 1);
        QVERIFY2(twice.title.contains("2 chosen") && !twice.title.contains("at most"), qPrintable(twice.title));
        QCOMPARE(twice.fixes.size(), 1u);
        QCOMPARE(twice.fixes.front().text, QString("Remove Manfred"));
        QVERIFY(desk.findings->applyFix(desk.findings->find(isTwice)));
        QVERIFY(desk.document->evaluator().chosen(leader.value()));
        QVERIFY(!desk.findings->find(isTwice).isValid());
    }

    void emptyLeader_offersSomebodyElseThanTheHeroWhoIsThere()
    {
        Desk desk(dust, axis, 200, "dust.formation.grenadier-platoon");
        QVERIFY(desk.document->addSelection(desk.force, "dust.unit.manfred"));
        const FindingRow empty = desk.finding([](const FindingRow &row) { return row.title.contains("Leader"); });
        QVERIFY(!empty.fixes.empty());
        QVERIFY2(!empty.fixes.front().text.contains("Manfred"), qPrintable(empty.fixes.front().text));
    }

    void inactiveAdvantage_countsTheUnitThatFillsTheSlot()
    {
        Desk desk(dust, axis, 300, "dust.formation.grenadier-platoon");
        const auto advantage = [&desk] { return rules::advantages(desk.document->evaluator()).front(); };
        int promised = 0;
        for (int i = 0; i < 10 && !advantage().active; ++i) {
            promised = advantage().unitsWhenFilled;
            const FindingRow empty = desk.finding([](const FindingRow &row) { return row.slot.isValid(); });
            QVERIFY(!empty.fixes.empty());
            QVERIFY(desk.document->applyFix(empty.fixes.front().fix));
        }
        QVERIFY(advantage().active);
        QCOMPARE(int(advantage().unitIds.size()), promised);
        QVERIFY(promised > 1);
    }

    void pair_isChosenInTheCatalogue_andIsARowWithItsUnits()
    {
        Desk desk(dust, axis, 200, "dust.formation.panzer-kampfgruppe");
        const QString slot = desk.place("dust.slot.panzer-kampfgruppe.combat-2");
        desk.catalogue->setPlace(toText(desk.force), {toText(desk.platoon), slot, -1});
        const QModelIndex pair = desk.catalogue->indexOfEntry("dust.pair.sturmluther-ghosts");
        QVERIFY(pair.isValid());
        const CatalogueRow row = *desk.catalogue->row(pair);
        QVERIFY(row.fits && row.canAdd && row.kind == CatalogueRow::Kind::Unit);
        const double before = desk.total();
        const auto added = desk.catalogue->add(pair);
        QVERIFY(added);
        QCOMPARE(desk.total() - before, row.points);
        const QModelIndex shown = desk.formations->indexOfId(toText(added.value()));
        QVERIFY(shown.isValid());
        QCOMPARE(desk.formations->row(shown)->slot, QString("Combat unit 2"));
        QStringList inside;
        for (int i = 0; i < desk.formations->rowCount(shown); ++i)
            inside.append(desk.formations->row(desk.formations->index(i, 0, shown))->name);
        QCOMPARE(inside, (QStringList{"Sturmluther", "Ghosts"}));
    }

    void equippedMarine_leavesThePriceOfTheNextOne()
    {
        const packs::PackPtr crusade = store->find("space-crusade");
        Desk desk(crusade, "crusade.catalogue.space-marines");
        const auto first = desk.document->addSelection(desk.force, "crusade.unit.space-marine");
        QVERIFY(first);
        const auto price = [&desk] { return desk.catalogue->row(desk.catalogue->indexOfEntry("crusade.unit.space-marine"))->points; };
        const double plain = price();
        for (const rules::Slot &slot : desk.document->evaluator().slotsOf(first.value())) {
            for (const rules::Candidate &candidate : slot.candidates) {
                if (candidate.node->entry().idText == "crusade.option.chainsword")
                    QVERIFY(desk.document->addSelection(first.value(), candidate.entryId, slot.groupId));
            }
        }
        QCOMPARE(price(), plain);
        const double before = desk.total();
        QVERIFY(desk.document->addSelection(desk.force, "crusade.unit.space-marine"));
        QCOMPARE(desk.total() - before, plain);
    }

    void everyPrice_isPaid_data()
    {
        QTest::addColumn<QString>("pack");
        for (const packs::PackPtr &pack : store->packs())
            QTest::newRow(qPrintable(pack->id())) << pack->id();
    }
    void everyPrice_isPaid()
    {
        QFETCH(QString, pack);
        const packs::PackPtr game = store->find(pack);
        std::mt19937 random(11);
        for (const rules::DataFile *faction : game->factions()) {
            Desk desk(game, std::string(faction->idText));
            for (int click = 0; click < 25; ++click)
                takeSomething(desk, random);
            if (QTest::currentTestFailed())
                return;
        }
    }

private:
    // Any row of the catalogue, as a double click does; often with a slot to fill, or an option chosen before.
    void takeSomething(Desk &desk, std::mt19937 &random)
    {
        std::vector<models::Place> places{{}};
        (void)desk.formations->find([&](const FormationRow &row) {
            if (row.kind == FormationRow::Kind::EmptySlot || row.kind == FormationRow::Kind::AddLink)
                places.push_back({row.ownerId, row.groupId, -1});
            return false;
        });
        desk.catalogue->setPlace(toText(desk.force), places[random() % places.size()]);
        std::vector<QString> entries;
        (void)desk.catalogue->find([&](const CatalogueRow &row) {
            if (row.kind != CatalogueRow::Kind::Group && row.canAdd)
                entries.push_back(row.entryId);
            return false;
        });
        if (entries.empty())
            return;
        const QModelIndex index = desk.catalogue->indexOfEntry(entries[random() % entries.size()]);
        const CatalogueRow shown = *desk.catalogue->row(index);
        const double before = desk.total();
        const auto added = desk.catalogue->add(index);
        QVERIFY2(added, added ? "" : added.error().message().c_str());
        if (!shown.from)
            QVERIFY2(std::abs(desk.total() - before - shown.points) < 1e-6,
                     qPrintable(QString("%1: %2 shown, %3 paid")
                                    .arg(shown.name, QString::number(shown.points), QString::number(desk.total() - before))));
        equip(desk, added.value(), random);
    }

    static void equip(Desk &desk, const std::string &id, std::mt19937 &random)
    {
        const std::vector<rules::Slot> options = desk.document->evaluator().slotsOf(id);
        if (options.empty())
            return;
        const rules::Slot &slot = options[random() % options.size()];
        if (!slot.candidates.empty())
            (void)desk.document->addSelection(id, slot.candidates[random() % slot.candidates.size()].entryId, slot.groupId);
    }

    inline static const std::string axis = "dust.catalogue.axis";
    std::shared_ptr<packs::PackStore> store;
    packs::PackPtr dust;
};

MUSTER_TEST_MAIN(tst_ListAdvice)
#include "tst_ListAdvice.moc"
