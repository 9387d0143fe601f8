// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/RenameDocument.h"
#include "documents/exchange/Exchange.h"
#include "models/LibraryModel.h"
#include "models/ModelOracle.h"
#include "support/OwnPacks.h"
#include "support/TemporaryLibrary.h"
#include "support/TestMain.h"

#include <QRandomGenerator>

using namespace muster;
using models::LibraryFilter;
using models::LibraryModel;
using models::LibraryRow;
using test::Onlooker;

namespace {

packs::PackStore &packsOfTheProgram()
{
    static const auto store = test::ownPacks();
    return *store;
}

QStringList namesIn(const LibraryModel &model, LibraryRow::Kind kind)
{
    QStringList names;
    (void)model.find([&](const LibraryRow &row) {
        if (row.kind == kind)
            names.append(row.record.name);
        return false;
    });
    return names;
}

} // namespace

/// The list of the library shows what is in it, by its filter and in its language, however it came to be there.
class tst_LibraryModelOracle : public QObject
{
    Q_OBJECT

private:
    base::CountingIdSource m_ids;

    static QString compare(const LibraryModel &model, library::Library &library, const QString &language)
    {
        LibraryModel fresh(library, packsOfTheProgram());
        fresh.setLanguage(language);
        fresh.setFilter(model.filter());
        fresh.refresh();
        QString wrong = test::difference(model, fresh);
        wrong = wrong.isEmpty() ? test::rowDifference(model, fresh) : wrong;
        const models::LibraryCounts &is = model.counts(), &should = fresh.counts();
        const bool counted = is.all == should.all && is.kinds == should.kinds && is.trash == should.trash && is.legal == should.legal
            && is.illegal == should.illegal && is.own == should.own && is.games == should.games;
        return !wrong.isEmpty() ? wrong : counted ? QString() : "the counts are stale";
    }

private slots:
    void modelEqualsAFreshOne()
    {
        test::TemporaryLibrary place;
        auto library = library::Library::open(place.library());
        QVERIFY(library.ok());
        LibraryModel model(**library, packsOfTheProgram());
        QString language = "en";
        model.setLanguage(language);
        Onlooker onlooker(model);
        QRandomGenerator random(5);
        QStringList ids;
        for (int step = 0; step < 40; ++step) {
            const QString some = ids.isEmpty() ? QString() : ids.at(random.bounded(ids.size()));
            switch (some.isEmpty() ? 0 : random.bounded(7)) {
            case 0: {
                const documents::Exchange exchange(**library, &packsOfTheProgram(), language);
                const packs::PackPtr game = packsOfTheProgram().find(QStringList{"dust", "at-43", "space-crusade"}.at(random.bounded(3)));
                const auto imported = exchange.importFile(game->path(game->manifest().samples.constFirst().file));
                QVERIFY(imported.ok());
                ids.append(imported->record.id);
                break;
            }
            case 1:
                QVERIFY(
                    documents::renameDocument(**library, packsOfTheProgram(), some, QString("Walk %1").arg(step), language, m_ids).ok());
                break;
            case 2:
                (void)(*library)->documents().moveToTrash(some);
                break;
            case 3:
                (void)(*library)->documents().restoreFromTrash(some);
                break;
            case 4:
                language = language == "en" ? "fr" : "en";
                model.setLanguage(language);
                break;
            default: {
                LibraryFilter filter;
                filter.text = random.bounded(3) ? "" : "walk";
                filter.packId = random.bounded(3) ? "" : "dust";
                filter.trash = random.bounded(4) == 0;
                filter.sort = LibraryFilter::Sort(random.bounded(4));
                model.setFilter(filter);
            }
            }
            model.refresh();
            QString wrong = compare(model, **library, language);
            const QString missed = onlooker.look();
            wrong = wrong.isEmpty() ? missed : wrong;
            QVERIFY2(wrong.isEmpty(), qPrintable(QString("step %1: %2").arg(step).arg(wrong)));
        }
    }

    void filterAndLanguage_areWhatIsShown()
    {
        test::TemporaryLibrary place;
        auto library = library::Library::open(place.library());
        QVERIFY(library.ok());
        LibraryModel model(**library, packsOfTheProgram());
        const documents::Exchange exchange(**library, &packsOfTheProgram(), "en");
        for (const char *pack : {"dust", "at-43"}) {
            const packs::PackPtr game = packsOfTheProgram().find(pack);
            const auto imported = exchange.importFile(game->path(game->manifest().samples.constFirst().file));
            QVERIFY(imported.ok());
            QVERIFY(
                documents::renameDocument(**library, packsOfTheProgram(), imported->record.id, QString("List of %1").arg(pack), "en", m_ids)
                    .ok());
        }
        model.refresh();
        QCOMPARE(model.counts().kinds.value(library::Kind::Roster), 2 + model.counts().all - model.counts().own);
        QCOMPARE(namesIn(model, LibraryRow::Kind::Document).size(), 2);
        LibraryFilter filter;
        filter.text = "of at-43";
        model.setFilter(filter);
        QCOMPARE(namesIn(model, LibraryRow::Kind::Document), QStringList{"List of at-43"});
        filter = {};
        filter.packId = "dust";
        model.setFilter(filter);
        QCOMPARE(namesIn(model, LibraryRow::Kind::Document), QStringList{"List of dust"});
        model.setFilter({});
        const auto factions = [&] {
            QStringList found;
            (void)model.find([&](const LibraryRow &row) {
                if (row.kind == LibraryRow::Kind::Document)
                    found.append(row.record.faction);
                return false;
            });
            return found;
        };
        const QStringList english = factions();
        model.setLanguage("fr");
        QVERIFY(factions() != english);
        model.setLanguage("en");
        QCOMPARE(factions(), english);
    }
};

MUSTER_TEST_MAIN(tst_LibraryModelOracle)
#include "tst_LibraryModelOracle.moc"
