// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/NewRoster.h"
#include "documents/roster/commands/selections/MoveSelections.h"
#include "models/HistoryModel.h"
#include "models/ModelOracle.h"
#include "models/roster/CatalogueModel.h"
#include "models/roster/FindingsModel.h"
#include "models/roster/FormationRows.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>

using namespace muster;
using test::Onlooker;

namespace {

packs::PackStore &packsOfTheProgram()
{
    static const auto store = test::ownPacks();
    return *store;
}

/// The four models of an open roster, looked at from outside.
struct Screen
{
    Screen(documents::RosterDocument &document, const share::RosterLook &look)
        : formation(document, look), catalogue(document, look), findings(document, look), history(document.undoStack())
    {
    }
    models::FormationModel formation;
    models::CatalogueModel catalogue;
    models::FindingsModel findings;
    models::HistoryModel history;
};

/// Does anything a user could do to a roster.
class Hand
{
public:
    Hand(documents::RosterDocument &document, Screen &screen, quint32 seed) : m_document(document), m_screen(screen), m_random(seed) {}

    QString edit()
    {
        const QString unit = unitOf();
        switch (unit.isEmpty() ? 0 : m_random.bounded(15)) {
        case 0:
        case 1:
        case 2:
            return add();
        case 3:
            (void)m_document.removeSelection(unit.toStdString());
            return "remove " + unit;
        case 4:
            (void)m_document.duplicateSelection(unit.toStdString());
            return "duplicate " + unit;
        case 5:
            (void)m_document.changeCount(unit.toStdString(), 1 + m_random.bounded(4));
            return "count " + unit;
        case 6:
            return move(unit);
        case 7:
            return replace(unit);
        case 8:
        case 9:
            return option(unit);
        case 10:
            (void)m_document.renameSelection(unit.toStdString(), m_random.bounded(2) ? "Bravo %2" : "");
            return "rename " + unit;
        case 11:
            (void)m_document.changeNote(unit.toStdString(), m_random.bounded(2) ? "note" : "");
            return "note " + unit;
        case 12:
            (void)m_document.changeCostLimit(m_screen.formation.look().costTypeId, m_random.bounded(2000));
            return "limit";
        case 13:
            m_document.undoStack().setIndex(m_random.bounded(m_document.undoStack().count() + 1));
            return "history";
        default:
            return look();
        }
    }

private:
    template <typename T>
    const T &pick(const std::vector<T> &list)
    {
        return list[m_random.bounded(quint32(list.size()))];
    }

    QString unitOf()
    {
        std::vector<QString> ids;
        (void)m_screen.formation.find([&](const models::FormationRow &row) {
            if (!row.id.isEmpty() && row.kind != models::FormationRow::Kind::Force)
                ids.push_back(row.id);
            return false;
        });
        return ids.empty() ? QString() : pick(ids);
    }

    QString add()
    {
        std::vector<QString> entries;
        (void)m_screen.catalogue.find([&](const models::CatalogueRow &row) {
            if (row.kind != models::CatalogueRow::Kind::Group && row.canAdd)
                entries.push_back(row.entryId);
            return false;
        });
        if (entries.empty())
            return "nothing to add";
        const QString entry = pick(entries);
        (void)m_screen.catalogue.addEntry(entry);
        return "add " + entry;
    }

    QString move(const QString &unit)
    {
        std::vector<models::Place> places;
        (void)m_screen.formation.find([&](const models::FormationRow &row) {
            if (row.id.isEmpty() && !row.ownerId.isEmpty())
                places.push_back({row.ownerId, row.groupId, -1});
            return false;
        });
        if (places.empty() || m_random.bounded(3) == 0) {
            (void)m_document.moveSelection(unit.toStdString(), std::size_t(m_random.bounded(4)));
            return "move among siblings " + unit;
        }
        const models::Place place = pick(places);
        (void)m_document.moveSelections({{unit.toStdString(), place.groupId.toStdString()}}, place.ownerId.toStdString(),
                                        std::size_t(m_random.bounded(3)));
        return "move " + unit + " to " + place.ownerId;
    }

    QString replace(const QString &unit)
    {
        std::vector<QString> entries;
        (void)m_screen.catalogue.find([&](const models::CatalogueRow &row) {
            if (row.kind == models::CatalogueRow::Kind::Unit)
                entries.push_back(row.entryId);
            return false;
        });
        if (!entries.empty())
            (void)m_document.replaceSelection(unit.toStdString(), pick(entries).toStdString());
        return "replace " + unit;
    }

    QString option(const QString &unit)
    {
        std::vector<std::pair<std::string, std::string>> options;
        for (const rules::Slot &slot : m_document.evaluator().slotsOf(unit.toStdString())) {
            for (const rules::Candidate &candidate : slot.candidates) {
                if (candidate.canAdd)
                    options.push_back({candidate.entryId, slot.groupId});
            }
        }
        if (options.empty())
            return "no option";
        const auto [entry, group] = pick(options);
        (void)m_document.addSelection(unit.toStdString(), entry, group);
        return QString("option %1 of %2").arg(QString::fromStdString(entry), unit);
    }

    // Filter and place of the catalogue, language of everything.
    QString look()
    {
        models::CatalogueFilter filter;
        filter.canAfford = m_random.bounded(2);
        filter.fitsSlot = m_random.bounded(2);
        filter.text = m_random.bounded(3) ? "" : "a";
        m_screen.catalogue.setFilter(filter);
        std::vector<models::Place> places{{}};
        (void)m_screen.formation.find([&](const models::FormationRow &row) {
            if (row.kind == models::FormationRow::Kind::EmptySlot)
                places.push_back({row.ownerId, row.groupId, -1});
            return false;
        });
        m_screen.catalogue.setPlace(QString::fromStdString(m_document.roster().forces.front().id), pick(places));
        const QString language = m_random.bounded(2) ? "fr" : "en";
        const share::RosterLook look = share::RosterLook::of(*m_document.game().pack, language);
        m_screen.formation.setLook(look);
        m_screen.catalogue.setLook(look);
        m_screen.findings.setLook(look);
        return "look in " + language;
    }

    documents::RosterDocument &m_document;
    Screen &m_screen;
    QRandomGenerator m_random;
};

} // namespace

/// After any edits the models of a roster show what models made at that moment would show, and views were told of each change.
class tst_RosterModelOracle : public QObject
{
    Q_OBJECT

private:
    base::CountingIdSource m_ids;

    std::unique_ptr<documents::RosterDocument> roster(const packs::PackPtr &pack)
    {
        documents::RosterWish wish;
        wish.name = "Test";
        wish.catalogueId = std::string(pack->factions().front()->idText);
        wish.limit = 400;
        for (const rules::EntryNode *node : pack->data()->book(wish.catalogueId)->roots()) {
            if (wish.formationEntryId.empty() && models::isFormation(*node))
                wish.formationEntryId = node->path();
        }
        auto made = documents::makeRoster(*pack, wish, m_ids);
        if (!made)
            qFatal("%s", made.error().message().c_str());
        return std::make_unique<documents::RosterDocument>(documents::gameOf(pack, "en"), std::move(*made), m_ids);
    }

    static QString compare(const Screen &screen, documents::RosterDocument &document)
    {
        Screen fresh(document, screen.formation.look());
        QCoreApplication::processEvents(); // fixes that there was no time for yet
        while (screen.findings.isLookingForFixes() || fresh.findings.isLookingForFixes())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        fresh.catalogue.setPlace(screen.catalogue.forceId(), screen.catalogue.slot());
        fresh.catalogue.setFilter(screen.catalogue.filter());
        QString wrong = test::difference(screen.formation, fresh.formation);
        wrong = wrong.isEmpty() ? test::rowDifference(screen.formation, fresh.formation) : wrong;
        wrong = wrong.isEmpty() ? test::difference(screen.catalogue, fresh.catalogue) : wrong;
        wrong = wrong.isEmpty() ? test::rowDifference(screen.catalogue, fresh.catalogue) : wrong;
        wrong = wrong.isEmpty() ? test::difference(screen.findings, fresh.findings) : wrong;
        wrong = wrong.isEmpty() ? test::rowDifference(screen.findings, fresh.findings) : wrong;
        wrong = wrong.isEmpty() ? test::difference(screen.history, fresh.history) : wrong;
        if (!wrong.isEmpty())
            return wrong;
        if (screen.catalogue.unitCount() != fresh.catalogue.unitCount() || screen.catalogue.hidden().all() != fresh.catalogue.hidden().all()
            || screen.catalogue.categories() != fresh.catalogue.categories() || screen.catalogue.slotName() != fresh.catalogue.slotName()
            || screen.catalogue.pointsLeft() != fresh.catalogue.pointsLeft())
            return "the sums of the catalogue are stale";
        const bool counted = screen.findings.errorCount() == fresh.findings.errorCount()
            && screen.findings.warningCount() == fresh.findings.warningCount();
        return counted ? QString() : "the sums of the findings are stale";
    }

private slots:
    void modelsEqualFreshOnes_data()
    {
        QTest::addColumn<QString>("pack");
        for (const packs::PackPtr &pack : packsOfTheProgram().packs())
            QTest::newRow(qPrintable(pack->id())) << pack->id();
    }

    void modelsEqualFreshOnes()
    {
        QFETCH(QString, pack);
        const packs::PackPtr game = packsOfTheProgram().find(pack);
        for (quint32 seed = 1; seed <= 3; ++seed) {
            const auto document = roster(game);
            Screen screen(*document, share::RosterLook::of(*game, "en"));
            Onlooker a(screen.formation), b(screen.catalogue), c(screen.findings), d(screen.history);
            Hand hand(*document, screen, seed);
            for (int step = 0; step < 40; ++step) {
                const QString done = hand.edit();
                QString wrong = compare(screen, *document);
                for (Onlooker *onlooker : {&a, &b, &c, &d}) {
                    const QString missed = onlooker->look();
                    wrong = wrong.isEmpty() ? missed : wrong;
                }
                QVERIFY2(wrong.isEmpty(), qPrintable(QString("seed %1, step %2 (%3): %4").arg(seed).arg(step).arg(done, wrong)));
            }
        }
    }
};

MUSTER_TEST_MAIN(tst_RosterModelOracle)
#include "tst_RosterModelOracle.moc"
