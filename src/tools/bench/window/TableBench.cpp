// SPDX-License-Identifier: GPL-3.0-or-later
// A tap at the table, from the finger to the painted window.
#include "app/table/TableWorkspace.h"
#include "app/table/board/ArmyModel.h"
#include "app/table/board/ArmyPanel.h"
#include "cli/Command.h"
#include "tools/bench/window/BenchWindow.h"
#include "tools/bench/window/Samples.h"
#include "tools/bench/window/WindowBench.h"
#include "tools/tour/TourGuide.h"

#include <QAction>
#include <QKeyEvent>

namespace muster::tools {

using namespace app;

namespace {

constexpr int tapRounds = 8;
constexpr double tapGoal = 16;

void strike(QWidget &widget, int key)
{
    const QString typed = key < 128 ? QString(QChar(key)).toLower() : QString();
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent event(type, key, Qt::NoModifier, typed);
        QCoreApplication::sendEvent(&widget, &event);
    }
}

} // namespace

BenchFigures tableFigures(cli::Context &)
{
    const auto tour = openBenchWindow();
    if (!tour)
        return tour.error();
    MainWindow &window = (*tour)->window();
    TourGuide guide(window, (*tour)->services(), "en");
    guide.openSample("dropzone-commander", "scourge-1000.ros");
    guide.show("roster");
    guide.run("roster.play");
    guide.run("table.beginBattle");
    guide.run("table.nextTurn");
    auto *army = guide.inPanel<ArmyPanel>("table.mine");
    auto *workspace = static_cast<TableWorkspace *>(window.workspace("table"));
    if (!army || workspace->page() != TableWorkspace::Page::Board || army->army().rowCount() < 5)
        return base::Error{"bench.table", QT_TRANSLATE_NOOP("Message", "a battle could not be begun"), {}};
    army->setFocus();
    TourGuide::settle();
    Samples choose, done, hurt, undo;
    for (int round = 0; round < tapRounds; ++round) {
        for (int row = 0; row < army->army().rowCount(); ++row) {
            const QModelIndex index = army->army().index(row, 0);
            if (army->unitAt(index).isEmpty())
                continue;
            choose.time([&] { army->setCurrentIndex(index); });
            done.time([&] { strike(*army, Qt::Key_Space); });
            hurt.time([&] { strike(*army, Qt::Key_Minus); });
            undo.time([&] { workspace->undoStack()->undo(); });
        }
        guide.run("table.nextTurn");
    }
    return std::vector<BenchFigure>{choose.p99("table_select_p99", tapGoal), done.p99("table_tap_p99", tapGoal),
                                    hurt.p99("table_damage_p99", tapGoal), undo.p99("table_undo_p99", tapGoal)};
}

} // namespace muster::tools
