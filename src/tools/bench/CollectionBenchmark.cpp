// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/bench/CollectionBenchmark.h"

#include "collection/Needs.h"
#include "documents/roster/RosterFile.h"
#include "rules/evaluate/trials/Difference.h"
#include "tools/bench/BenchTime.h"

namespace muster::tools {

namespace {

constexpr int collectedKinds = 5000;
constexpr int shownEntries = 120; // rows of a catalogue that are painted at most
constexpr int dotRounds = 50;

collection::Actions largeCollection(const QList<collection::Need> &needs)
{
    using collection::Change;
    collection::Actions actions;
    for (int i = 0; i < collectedKinds; ++i) {
        const collection::FigureKey key = i < needs.size() ? needs.at(i).key : collection::FigureKey{QString("unit.%1").arg(i), {}};
        const QString name = i < needs.size() ? needs.at(i).unitName : QString("Unit %1").arg(i);
        actions.push_back({QString::number(i),
                           "game",
                           QDateTime::fromMSecsSinceEpoch(i),
                           {Change::label(key, name, {}, "Faction"), Change::move(key, std::nullopt, collection::State(1 + i % 5), 3)},
                           {},
                           {}});
    }
    return actions;
}

} // namespace

BenchFigures collectionFigures(const packs::PackStore &store)
{
    const packs::PackPtr pack = store.find("dust");
    if (!pack)
        return std::vector<BenchFigure>();
    const auto read = documents::readRosterFile(pack->path(pack->manifest().samples.first().file));
    if (!read)
        return read.error();
    rules::Roster roster = read->roster;
    rules::relink(roster, *pack->data());
    rules::Evaluator evaluator(pack->data());
    evaluator.evaluate(roster);
    const collection::NeedsSource source{evaluator, pack.get(), {}, "en"};
    const QList<collection::UnitNeeds> units = collection::unitNeeds(source);
    const collection::Actions actions = largeCollection(collection::joined(units));
    collection::Collection owned;
    const double folded = timed([&] { owned = collection::Collection::fold(actions); });
    qsizetype dots = 0;
    const double shown = timed([&] {
        for (int round = 0; round < dotRounds; ++round) {
            dots += collection::dotsFor(owned, collection::unitNeeds(source)).size();
            for (int i = 0; i < shownEntries; ++i)
                dots += int(collection::dotOf(owned.unit(QString("unit.%1").arg(i)), 1).kind);
        }
    });
    if (dots == 0)
        return base::Error{"bench.collection", base::Message("no dot was made"), {}};
    return std::vector<BenchFigure>{{"collection_dots", shown / dotRounds, "ms", 3, 1.0}, {"collection_fold_5000", folded, "ms"}};
}

} // namespace muster::tools
