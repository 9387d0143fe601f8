// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/collection/RosterFigures.h"
#include "documents/exchange/Exchange.h"
#include "documents/roster/LibraryRosterStore.h"
#include "documents/roster/RosterDocument.h"
#include "models/collection/RosterShelf.h"
#include "models/collection/UnitDots.h"
#include "support/OwnPacks.h"
#include "support/TemporaryLibrary.h"
#include "support/TestMain.h"

#include <QRandomGenerator>
#include <QSignalSpy>

using namespace muster;
using collection::Change;
using collection::State;
using collection::UnitDot;
using documents::CollectionBook;

namespace {

QStringList findingsOf(const documents::RosterDocument &document)
{
    QStringList all;
    for (const rules::RosterFinding &finding : document.evaluator().findings())
        all.append(QString::fromStdString(finding.constraintId + '/' + finding.ownerId));
    return all;
}

} // namespace

/// What is owned of the units of a list, and the lists that a collection is compared with.
class tst_UnitDots : public QObject
{
    Q_OBJECT

    test::TemporaryLibrary m_folder;
    std::unique_ptr<packs::PackStore> m_packs = test::ownPacks();
    std::unique_ptr<library::Library> m_library;
    base::CountingIdSource m_ids;

    [[nodiscard]] CollectionBook &book() { return CollectionBook::of(*m_library); }

    void everyPack()
    {
        QTest::addColumn<QString>("pack");
        for (const packs::PackPtr &pack : m_packs->packs())
            QTest::newRow(qPrintable(pack->id())) << pack->id();
    }

private slots:
    void init()
    {
        const QString name = QString("%1-%2.sqlite").arg(QString(QTest::currentTestFunction()), QString(QTest::currentDataTag()));
        auto library = library::Library::open(m_folder.file(name));
        QVERIFY(library.ok());
        m_library = std::move(library.value());
    }
    void cleanup() { m_library.reset(); }

    // Figures come by and by, at random: each dot says what there is of it, and the verdict is what it was.
    void dots_sayWhatIsOwned_andChangeNoVerdict_data() { everyPack(); }
    void dots_sayWhatIsOwned_andChangeNoVerdict()
    {
        QFETCH(QString, pack);
        const packs::PackPtr game = m_packs->find(pack);
        documents::RosterDocument document(documents::gameOf(game, "en"), test::sampleRoster(*game), m_ids);
        const QString system = QString::fromStdString(document.roster().gameSystemId);
        const QList<collection::UnitNeeds> units = collection::unitNeeds({document.evaluator(), game.get(), {}, "en"});
        QVERIFY(!units.isEmpty());
        const QStringList findings = findingsOf(document);
        models::UnitDots dots(document, book(), game);
        QVERIFY(dots.isEmpty() && dots.units(false).isEmpty());
        for (const collection::UnitNeeds &unit : units)
            QCOMPARE(dots.ofSelection(unit.selectionId), UnitDot()); // who owns nothing is not told so everywhere

        QSignalSpy changed(&dots, &models::UnitDots::changed);
        QRandomGenerator random(3);
        int recorded = 0;
        for (int round = 0; round < 12; ++round) {
            const collection::UnitNeeds &unit = units.at(int(random.bounded(quint32(units.size()))));
            if (unit.needs.isEmpty())
                continue;
            const collection::Need &need = unit.needs.first();
            ++recorded;
            QVERIFY(book()
                        .record(system,
                                {Change::label(need.key, need.unitName, need.figureName, need.group),
                                 Change::move(need.key, std::nullopt, random.bounded(2) ? State::Painted : State::Bought,
                                              1 + int(random.bounded(4)))})
                        .ok());
            int wanted = 0, covered = 0;
            for (const collection::UnitNeeds &each : units) {
                const UnitDot dot = dots.ofSelection(each.selectionId);
                QVERIFY(dot.painted <= dot.owned);
                QCOMPARE(dot.kind == UnitDot::Kind::Missing, dot.owned < dot.wanted);
                QCOMPARE(dot.kind == UnitDot::Kind::Painted, dot.owned >= dot.wanted && dot.painted >= dot.wanted);
                wanted += dot.wanted;
                covered += dot.owned;
            }
            QVERIFY(covered <= book().game(system).total().owned()); // no figure stands twice on the table
            QVERIFY(wanted > 0);
            const UnitDot ofEntry = dots.ofEntry(need.key.unit);
            QCOMPARE(ofEntry.owned, book().game(system).unit(need.key.unit).owned());
            QVERIFY(dots.units(false).contains(need.key.unit));
        }
        QVERIFY(recorded > 3 && changed.count() >= recorded);
        QCOMPARE(findingsOf(document), findings);
        for (const QString &unit : dots.units(true))
            QCOMPARE(book().game(system).unit(unit).painted(), book().game(system).unit(unit).owned());
    }

    void edit_ofTheList_isFollowed()
    {
        const packs::PackPtr game = m_packs->find("dust");
        documents::RosterDocument document(documents::gameOf(game, "en"), test::sampleRoster(*game), m_ids);
        const auto units = collection::unitNeeds({document.evaluator(), game.get(), {}, "en"});
        const collection::Need need = units.first().needs.first();
        QVERIFY(book().record("dust.system", {Change::move(need.key, std::nullopt, State::Built, need.count)}).ok());
        models::UnitDots dots(document, book(), game);
        const UnitDot before = dots.ofEntry(need.key.unit);
        QSignalSpy changed(&dots, &models::UnitDots::changed);
        QVERIFY(document.duplicateSelection(units.first().selectionId.toStdString()).ok());
        QVERIFY(changed.count() > 0);
        const UnitDot after = dots.ofEntry(need.key.unit);
        QCOMPARE(after.wanted, before.wanted + need.count);
        QCOMPARE(after.owned, before.owned);
        document.undoStack().undo();
        QCOMPARE(dots.ofEntry(need.key.unit), before);
    }

    void sentence_isEndedBeforeTheDot()
    {
        QCOMPARE(models::withDot("Gunners, 12 AP", "3 of 5 painted"), "Gunners, 12 AP. 3 of 5 painted");
        QCOMPARE(models::withDot("Gunners, 12 AP.", "3 of 5 painted"), "Gunners, 12 AP. 3 of 5 painted");
        QCOMPARE(models::withDot("Gunners", {}), "Gunners");
    }

    // The lists of a game: those of the library, then the samples, each with what it needs.
    void shelf_hasTheListsOfTheGame_data() { everyPack(); }
    void shelf_hasTheListsOfTheGame()
    {
        QFETCH(QString, pack);
        const packs::PackPtr game = m_packs->find(pack);
        const QString file = game->path(game->manifest().samples.constFirst().file);
        const auto imported = documents::Exchange(*m_library, m_packs.get(), "en").importFile(file);
        QVERIFY(imported.ok());
        models::RosterShelf shelf(*m_library, *m_packs);
        const QString system = imported->record.systemId;
        const QList<models::ShelfRoster> lists = shelf.rosters(system, "fr");
        QCOMPARE(lists.first(), (models::ShelfRoster{imported->record.id, imported->record.name, false}));
        int samples = 0;
        for (const models::ShelfRoster &list : lists) {
            samples += list.sample;
            const auto needs = shelf.needs(list.key, "fr");
            QVERIFY2(needs.ok() && needs->figures() > 0, qPrintable(list.name));
            QCOMPARE(needs->id, list.key);
            QCOMPARE(needs->game, system);
            if (list.sample)
                QCOMPARE(needs->name, list.name); // in the player's language, whatever the file says
        }
        QCOMPARE(samples + 1, lists.size());
        QVERIFY(shelf.rosters("no.system", "en").isEmpty());
        QVERIFY(!shelf.needs("nobody", "en").ok());
        QVERIFY(!shelf.needs("sample:/no/such.ros", "en").ok());
        QCOMPARE(shelf.keyOf("nobody"), "nobody");
        // The list of the library and the sample it was brought in from need the same.
        const QString same = "sample:" + file;
        QCOMPARE(shelf.needs(imported->record.id, "en")->figures(), shelf.needs(same, "en")->figures());
    }

    void shelf_judgesAgain_whatWasSavedAgain()
    {
        const packs::PackPtr game = m_packs->find("dust");
        const auto imported = documents::Exchange(*m_library, m_packs.get(), "en")
                                  .importFile(game->path(game->manifest().samples.constFirst().file));
        QVERIFY(imported.ok());
        const QString id = imported->record.id;
        models::RosterShelf shelf(*m_library, *m_packs);
        const int before = shelf.needs(id, "en")->figures();
        documents::LibraryRosterStore store(*m_library);
        auto stored = store.load(id);
        QVERIFY(stored.ok());
        documents::RosterDocument document(documents::gameOf(game, "en"), std::move(*stored), store, m_ids);
        const auto units = collection::unitNeeds({document.evaluator(), game.get(), {}, "en"});
        QVERIFY(document.duplicateSelection(units.first().selectionId.toStdString()).ok());
        m_library->finishWriting();
        QVERIFY(shelf.needs(id, "en")->figures() > before);
    }
};

MUSTER_TEST_MAIN(tst_UnitDots)
#include "tst_UnitDots.moc"
