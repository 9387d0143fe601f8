// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/bench/LibraryBenchmark.h"

#include "documents/roster/LibraryRosterStore.h"
#include "documents/roster/RosterDocument.h"
#include "library/Library.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTimeZone>

#include <algorithm>
#include <functional>

namespace muster::tools {

using namespace documents;

namespace {

constexpr int rosters = 10000;
constexpr int commands = 200;

double libraryMilliseconds(const std::function<void()> &work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return double(timer.nsecsElapsed()) / 1e6;
}

double at(std::vector<double> times, double share)
{
    std::sort(times.begin(), times.end());
    return times.at(std::min(times.size() - 1, std::size_t(double(times.size()) * share)));
}

// A list of about thirty units, whatever the game.
void fill(RosterDocument &document, const packs::Pack &pack)
{
    const std::string catalogue(pack.factions().front()->idText);
    std::string forceEntry = pack.manifest().forceEntryId.toStdString();
    if (forceEntry.empty())
        forceEntry = std::string(pack.data()->gameSystem().forceEntries.front().idText);
    const RosterDocument::Answer force = document.addForce(forceEntry, catalogue);
    if (!force)
        return;
    int added = 0;
    for (int round = 0; round < 10 && added < 30; ++round) {
        const rules::SlotList slotList = document.evaluator().slotsOf(*force);
        for (const rules::Slot &slot : slotList) {
            for (const rules::Candidate &candidate : slot.candidates) {
                if (candidate.canAdd && added < 30)
                    added += document.addSelection(*force, candidate.entryId).ok();
            }
        }
    }
}

base::Result<void> measureSaves(library::Library &library, const packs::PackPtr &pack, std::vector<BenchFigure> &figures)
{
    base::RandomIdSource ids;
    const Game game = gameOf(pack, "en");
    RosterDocument document(game, rules::newRoster(*game.data, "Benchmark", ids), ids);
    fill(document, *pack);
    LibraryRosterStore store(library);
    if (base::Result<void> attached = document.attach(store, "benchmark"); !attached)
        return attached;
    std::vector<std::string> names;
    rules::forEachSelection(document.roster(), [&names](const rules::Selection &selection) { names.push_back(selection.id); });
    if (names.empty())
        return text::error("bench.empty", base::Message(QT_TRANSLATE_NOOP("Message", "The game offers nothing to add.")));
    std::vector<double> times;
    for (int i = 0; i < commands; ++i) {
        const std::string &id = names.at(std::size_t(i) % names.size());
        times.push_back(libraryMilliseconds([&] { (void)document.renameSelection(id, "Name " + std::to_string(i)); }));
    }
    if (document.saveState() != SaveState::Saved)
        return document.saveError();
    figures.push_back({"library_save_median", at(times, 0.5), "ms", 2, 5});
    figures.push_back({"library_save_p99", at(times, 0.99), "ms"});
    const double open = libraryMilliseconds([&] {
        base::Result<StoredRoster> stored = store.load("benchmark");
        if (stored)
            RosterDocument again(game, std::move(*stored), store, ids);
    });
    figures.push_back({"library_open_roster", open, "ms"});
    return {};
}

base::Result<void> fillLibrary(library::Library &library)
{
    static const char *units[] = {"Mickey", "Pounder", "Hotdog", "Cobra", "Grim Reapers", "Tank Busters", "Éclaireurs", "Death Dealers"};
    // Only here: ten thousand times the disk would measure the disk.
    if (base::Result<void> done = library.database().execute("PRAGMA synchronous = OFF"); !done)
        return done;
    for (int i = 0; i < rosters; ++i) {
        library::DocumentSave save;
        save.record.id = QString("roster-%1").arg(i);
        save.record.name = QString("%1 %2 of %3").arg(units[i % 8], units[(i / 8) % 8], QString::number(i));
        save.record.packId = "dust";
        save.record.packName = "Dust Tactics";
        save.record.faction = i % 3 ? "Allies" : "Axis";
        save.record.points = i % 200;
        save.record.limit = 100;
        save.record.verdict = i % 4 ? library::Verdict::Legal : library::Verdict::Illegal;
        save.record.units = i % 15;
        save.record.created = save.record.changed = QDateTime::fromMSecsSinceEpoch(1700000000000LL + i * 1000LL, QTimeZone::utc());
        QStringList words;
        for (int word = 0; word < 20; ++word)
            words.append(units[(i + word) % 8] + QString::number(i * word % 1000));
        save.record.searchText = words.join('\n');
        save.content = QByteArray(2000, char('a' + i % 26));
        const base::Result<qint64> saved = library.documents().save(save);
        if (!saved)
            return saved.error();
    }
    return library.database().execute("PRAGMA synchronous = FULL");
}

base::Result<void> measureLists(const library::Library &library, std::vector<BenchFigure> &figures)
{
    std::vector<double> lists, searches;
    bool whole = true;
    for (int i = 0; i < 7; ++i) {
        lists.push_back(libraryMilliseconds([&] {
            const base::Result<library::Records> records = library.documents().list();
            whole = whole && records && records->size() >= rosters;
        }));
    }
    for (const char *text : {"pounder 4242", "eclaireurs7 axis", "reapers 77", "nothing at all", "death dealers 9999"}) {
        searches.push_back(libraryMilliseconds([&] {
            library::Filter filter;
            filter.text = text;
            whole = whole && library.documents().list(filter).ok();
        }));
    }
    if (!whole)
        return text::error("bench.list", base::Message(QT_TRANSLATE_NOOP("Message", "The library does not list what was put into it.")));
    figures.push_back({"library_list_10000", at(lists, 0.5), "ms", 2, 100});
    figures.push_back({"library_search_10000", at(searches, 0.5), "ms", 2, 50});
    figures.push_back({"library_search_10000_max", at(searches, 1), "ms"});
    return {};
}

} // namespace

BenchFigures libraryFigures(const packs::PackPtr &pack)
{
    QTemporaryDir folder;
    base::Result<std::unique_ptr<library::Library>> library = library::Library::open(folder.filePath("library.sqlite"));
    if (!library)
        return library.error();
    std::vector<BenchFigure> figures;
    if (pack) {
        if (base::Result<void> done = measureSaves(**library, pack, figures); !done)
            return done.error();
    }
    if (base::Result<void> done = fillLibrary(**library); !done)
        return done.error();
    if (base::Result<void> done = measureLists(**library, figures); !done)
        return done.error();
    return figures;
}

} // namespace muster::tools
