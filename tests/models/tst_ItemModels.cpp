// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/Campaign.h"
#include "documents/campaign/CampaignDocument.h"
#include "documents/exchange/Exchange.h"
#include "documents/roster/NewRoster.h"
#include "models/HistoryModel.h"
#include "models/LibraryModel.h"
#include "models/campaign/CampaignMissionModel.h"
#include "models/campaign/CampaignRecordModel.h"
#include "models/campaign/CampaignSoldierModel.h"
#include "models/campaign/CampaignTableModel.h"
#include "models/roster/CatalogueModel.h"
#include "models/roster/FindingsModel.h"
#include "models/roster/FormationRows.h"
#include "share/campaign/CampaignReport.h"
#include "support/OwnPacks.h"
#include "support/TemporaryLibrary.h"
#include "support/TestMain.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>

using namespace muster;

namespace {

using Mode = QAbstractItemModelTester::FailureReportingMode;

packs::PackStore &packsOfTheProgram()
{
    static const auto store = test::ownPacks();
    return *store;
}

} // namespace

/// Every model of the layer under the eyes of Qt's own tester, while documents change in every way.
class tst_ItemModels : public QObject
{
    Q_OBJECT

private:
    base::CountingIdSource m_ids;

    std::unique_ptr<documents::RosterDocument> roster(const packs::PackPtr &pack)
    {
        documents::RosterWish wish;
        wish.name = "Test";
        wish.catalogueId = std::string(pack->factions().front()->idText);
        wish.limit = 1000;
        const rules::Book *book = pack->data()->book(wish.catalogueId);
        for (const rules::EntryNode *node : book->roots()) {
            if (wish.formationEntryId.empty() && models::isFormation(*node))
                wish.formationEntryId = node->path();
        }
        auto made = documents::makeRoster(*pack, wish, m_ids);
        if (!made)
            qFatal("%s", made.error().message().c_str());
        return std::make_unique<documents::RosterDocument>(documents::gameOf(pack, "en"), std::move(*made), m_ids);
    }

private slots:
    void rosterModels_followRandomEdits_data()
    {
        QTest::addColumn<QString>("pack");
        for (const packs::PackPtr &pack : packsOfTheProgram().packs())
            QTest::newRow(qPrintable(pack->id())) << pack->id();
    }

    void rosterModels_followRandomEdits()
    {
        QFETCH(QString, pack);
        const packs::PackPtr game = packsOfTheProgram().find(pack);
        const auto document = roster(game);
        models::FormationModel formation(*document, share::RosterLook::of(*game, "en"));
        models::CatalogueModel catalogue(*document, share::RosterLook::of(*game, "en"));
        models::FindingsModel findings(*document, share::RosterLook::of(*game, "en"));
        models::HistoryModel history(document->undoStack());
        QAbstractItemModelTester a(&formation, Mode::QtTest), b(&catalogue, Mode::QtTest), c(&findings, Mode::QtTest),
            d(&history, Mode::QtTest);
        QSignalSpy resets(&formation, &QAbstractItemModel::modelReset), others(&catalogue, &QAbstractItemModel::modelReset);
        QRandomGenerator random(7);
        for (int step = 0; step < 60; ++step) {
            const int kind = random.bounded(6);
            std::vector<QString> ids;
            (void)formation.find([&](const models::FormationRow &row) {
                if (row.kind == models::FormationRow::Kind::Unit)
                    ids.push_back(row.id);
                return false;
            });
            const QString some = ids.empty() ? QString() : ids[random.bounded(quint32(ids.size()))];
            if (kind <= 2 || some.isEmpty()) {
                std::vector<QString> entries;
                (void)catalogue.find([&](const models::CatalogueRow &row) {
                    if (row.kind != models::CatalogueRow::Kind::Group && row.canAdd)
                        entries.push_back(row.entryId);
                    return false;
                });
                if (!entries.empty())
                    (void)catalogue.addEntry(entries[random.bounded(quint32(entries.size()))]);
            } else if (kind == 3) {
                (void)document->removeSelection(some.toStdString());
            } else if (kind == 4) {
                (void)document->duplicateSelection(some.toStdString());
            } else {
                models::CatalogueFilter filter;
                filter.canAfford = random.bounded(2);
                filter.text = random.bounded(2) ? "a" : "";
                catalogue.setFilter(filter);
                (void)document->changeCostLimit(share::RosterLook::of(*game, "en").costTypeId, random.bounded(2000));
            }
        }
        while (document->undoStack().canUndo())
            document->undoStack().undo();
        while (document->undoStack().canRedo())
            document->undoStack().redo();
        QCOMPARE(resets.count() + others.count(), 0);
    }

    void libraryModel_followsTheLibrary()
    {
        test::TemporaryLibrary place;
        auto library = library::Library::open(place.library());
        QVERIFY(library.ok());
        models::LibraryModel model(**library, packsOfTheProgram());
        QAbstractItemModelTester tester(&model, Mode::QtTest);
        model.refresh();
        const documents::Exchange exchange(**library, &packsOfTheProgram(), "en");
        for (const char *pack : {"dust", "at-43"}) {
            const packs::PackPtr game = packsOfTheProgram().find(pack);
            QVERIFY(exchange.importFile(game->path(game->manifest().samples.constFirst().file)).ok());
            model.refresh();
        }
        QCOMPARE(model.counts().kinds.value(library::Kind::Roster), 2);
        const auto documents = [&model] {
            QStringList found;
            (void)model.find([&](const models::LibraryRow &row) {
                if (row.kind == models::LibraryRow::Kind::Document)
                    found.append(row.record.packName + ", " + row.record.faction);
                return false;
            });
            found.sort();
            return found;
        };
        const QStringList english = documents();
        QCOMPARE(english.size(), 2);
        models::LibraryFilter filter;
        filter.packId = "dust";
        model.setFilter(filter);
        QCOMPARE(documents().size(), 1);
        QVERIFY(english.contains(documents().first()));
        filter.text = "a word that is in no list";
        model.setFilter(filter);
        QCOMPARE(documents(), QStringList());
        model.setFilter({});
        QCOMPARE(documents(), english);
        model.setLanguage("fr");
        QCOMPARE(documents().size(), 2);
        QVERIFY(documents() != english); // factions in the player's language
        QVERIFY(model.find([](const models::LibraryRow &row) { return row.kind == models::LibraryRow::Kind::Sample; }).isValid());
    }

    void campaignModels_followTheLog()
    {
        QFile file(test::sourceFolder() + "/tests/golden/campaign-five-missions.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        campaign::Campaign golden;
        QVERIFY(campaign::fromJson(QJsonDocument::fromJson(file.readAll()).object(), golden));
        documents::CampaignDocument document(golden);
        models::CampaignSoldierModel soldiers;
        models::CampaignMissionModel missions;
        models::CampaignRecordModel record;
        models::CampaignTableModel table;
        QAbstractItemModelTester a(&soldiers, Mode::QtTest), b(&missions, Mode::QtTest), c(&record, Mode::QtTest), d(&table, Mode::QtTest);
        soldiers.setDocument(&document);
        missions.setDocument(&document);
        QVERIFY(soldiers.rowCount() > 0);
        record.show(&document, "egon", "en");
        const share::CampaignReport report = share::campaignReport(document.campaign(), document.state(), "en");
        for (const share::ReportTable &shown : report.tables) {
            QStringList keys;
            for (qsizetype i = 0; i < shown.rows.size(); ++i)
                keys.append(QString::number(i));
            table.show(shown, keys);
        }
        document.recordEvents("Note", {campaign::makeEvent(campaign::Note{{}, "rain"})});
        document.undoStack().undo();
        document.undoStack().redo();
        record.show(&document, "aldo", "fr");
        soldiers.setDocument(nullptr);
        missions.setDocument(nullptr);
    }
};

MUSTER_TEST_MAIN(tst_ItemModels)
#include "tst_ItemModels.moc"
