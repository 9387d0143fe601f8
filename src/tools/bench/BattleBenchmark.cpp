// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/bench/BattleBenchmark.h"

#include "documents/battle/BattleDocument.h"
#include "tools/bench/BenchTime.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <algorithm>

namespace muster::tools {

namespace {

constexpr int unitsOfASide = 60;
constexpr int eventsBefore = 2000;
constexpr int taps = 400;
constexpr double tapGoal = 16;

battle::Payload benchTap(int number)
{
    const QString unit = QString("%1:%2").arg(QString::number(1 + number % 2), QString::number(number * 7 % unitsOfASide));
    switch (number % 8) {
    case 0:
        return battle::TurnBegun{1 + number / 100, QString::number(1 + number % 2), {}};
    case 1:
        return battle::Activated{unit, false, {}, {}};
    case 2:
        return battle::MarkerSet{unit, {}, {}, "smoke", 1, {}};
    case 3:
        return battle::Ammunition{unit, "shots", -1, {}};
    case 4:
        return battle::Healed{unit, 1, -1, {}, {}};
    case 5:
        return battle::Scored{QString::number(1 + number % 2), "vp", 1, 0, {}};
    default:
        return battle::Damaged{unit, 1, -1, {}, {}, -1, {}};
    }
}

double worstButOnePercent(std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    return times.at(std::min(times.size() - 1, times.size() * 99 / 100));
}

} // namespace

battle::Battle benchBattle()
{
    battle::Begun begun;
    begun.turns = 8;
    for (int s = 1; s <= 2; ++s) {
        battle::SideAtStart side;
        side.id = QString::number(s);
        side.name = QString("Side %1").arg(s);
        side.roster = QString(200'000, 'x'); // of the size of a list
        for (int i = 0; i < unitsOfASide; ++i) {
            battle::UnitAtStart unit;
            unit.id = QString("%1:%2").arg(QString::number(s), QString::number(i));
            unit.name = QString("Unit %1").arg(i);
            unit.points = 20;
            unit.figures.append({"man", {}, 8, 2, 0, {}});
            unit.supplies.append({"shots", "Rockets", 4, {}});
            side.units.append(unit);
        }
        begun.sides.append(side);
    }
    battle::Battle made;
    made.start.id = "bench";
    made.start.name = "Bench";
    made.start.created = QDateTime::currentDateTimeUtc();
    made.events.append(battle::makeEvent(begun));
    return made;
}

BenchFigures battleFigures()
{
    QTemporaryDir folder;
    const auto library = library::Library::open(folder.filePath("library.sqlite"));
    if (!library)
        return library.error();
    battle::Battle battle = benchBattle();
    for (int i = 0; i < eventsBefore; ++i)
        battle.events.append(battle::makeEvent(benchTap(i)));
    const auto document = documents::BattleDocument::create(**library, std::move(battle));
    if (!document)
        return document.error();
    (*library)->writeBeside(); // as in the window
    std::vector<double> recording, undoing, correcting;
    for (int i = 0; i < taps; ++i) {
        recording.push_back(timed([&] { (*document)->recordEvent("Tap", benchTap(i)); }));
        QCoreApplication::processEvents();
        if (i % 8 == 0)
            undoing.push_back(timed([&] { (*document)->undoStack().undo(); }));
        if (i % 8 == 4)
            correcting.push_back(timed([&] { (*document)->correct("Correct", (*document)->battle().events.last().id, benchTap(i + 3)); }));
    }
    if (!(*document)->finishSaving())
        return (*document)->saveError();
    base::Result<documents::StoredBattle> stored(base::Error{});
    const double opened = timed([&] {
        stored = documents::BattleDocument::load(**library, "bench");
        if (stored)
            documents::BattleDocument again(std::move(*stored), **library);
    });
    if (!stored)
        return stored.error();
    return std::vector<BenchFigure>{{"battle_tap_p99", worstButOnePercent(recording), "ms", 2, tapGoal},
                                    {"battle_undo_p99", worstButOnePercent(undoing), "ms", 2, tapGoal},
                                    {"battle_correct_p99", worstButOnePercent(correcting), "ms", 2, tapGoal},
                                    {"battle_open", opened, "ms"}};
}

} // namespace muster::tools
