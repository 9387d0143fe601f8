// SPDX-License-Identifier: GPL-3.0-or-later
#include "collection/Collection.h"
#include "collection/Pace.h"
#include "collection/Ready.h"
#include "support/TestMain.h"

#include <QRandomGenerator>

using namespace muster;
using namespace muster::collection;

namespace {

const FigureKey gunners{"dust.unit.gunners", {}};
const FigureKey hotdog{"dust.unit.hotdog", {}};
const FigureKey cobra{"dust.unit.cobra", {}};

/// A log that grows by one action a day.
class Log
{
public:
    QString add(Changes changes)
    {
        Action action{QString("a%1").arg(++m_last, 4, 10, QChar('0')), "dust.system", m_day, std::move(changes), {}, {}};
        m_day = m_day.addDays(1);
        actions.push_back(action);
        return action.id;
    }
    void undo(const QString &id) { actions.push_back({QString("u%1").arg(++m_last), "dust.system", m_day = m_day.addSecs(1), {}, id, {}}); }
    void redo(const QString &id) { actions.push_back({QString("r%1").arg(++m_last), "dust.system", m_day = m_day.addSecs(1), {}, {}, id}); }

    Actions actions;

private:
    int m_last = 0;
    QDateTime m_day = QDateTime(QDate(2026, 10, 1), QTime(20, 0));
};

RosterNeeds roster(const QString &name, QList<std::pair<FigureKey, int>> figures, double points)
{
    RosterNeeds needs{name, name, "dust.system", "pts", {}};
    for (const auto &[key, count] : figures)
        needs.needs.append({key, key.unit.section('.', -1), {}, "Allies", count, points});
    return needs;
}

} // namespace

class tst_Collection : public QObject
{
    Q_OBJECT

private slots:
    void moves_areFolded()
    {
        Log log;
        log.add({Change::label(gunners, "Gunners", {}, "Allies"), Change::move(gunners, {}, State::Bought, 5)});
        log.add({Change::move(gunners, State::Bought, State::Built, 5)});
        const QString painted = log.add({Change::move(gunners, State::Built, State::Painted, 3)});
        Collection collection = Collection::fold(log.actions);
        QCOMPARE(collection.find(gunners)->counts.of(State::Painted), 3);
        QCOMPARE(collection.find(gunners)->counts.of(State::Built), 2);
        QCOMPARE(collection.find(gunners)->counts.owned(), 5);
        QCOMPARE(collection.unit("dust.unit.gunners").painted(), 3);
        log.undo(painted);
        QCOMPARE(Collection::fold(log.actions).find(gunners)->counts.painted(), 0);
        log.redo(painted);
        QCOMPARE(Collection::fold(log.actions).find(gunners)->counts.painted(), 3);
    }

    // Two computers painted the same three: nobody has six of them then.
    void moveOfWhatIsGone_movesNothing()
    {
        Log log;
        log.add({Change::move(gunners, {}, State::Primed, 3)});
        log.add({Change::move(gunners, State::Primed, State::Painted, 3)});
        log.add({Change::move(gunners, State::Primed, State::Painted, 3)});
        const Counts counts = Collection::fold(log.actions).find(gunners)->counts;
        QCOMPARE(counts.of(State::Painted), 3);
        QCOMPARE(counts.owned(), 3);
    }

    void unitWithAnotherId_isFoundByItsName()
    {
        Log log;
        log.add({Change::label(gunners, "Gunners", {}, "Allies"), Change::move(gunners, {}, State::Painted, 5)});
        const Collection collection = Collection::fold(log.actions);
        QVERIFY(collection.find({"dust.unit.the-gunners", {}}, "GUNNERS"));
        QCOMPARE(collection.find({"dust.unit.the-gunners", {}}, "GUNNERS")->key, gunners);
        QVERIFY(!collection.find({"dust.unit.the-gunners", {}}, "Hotdog"));
    }

    void log_isReadAsItWasWritten()
    {
        Change stands = Change::mark(Change::Kind::StandsFor, hotdog, {});
        stands.other = cobra;
        Change price = Change::mark(Change::Kind::Price, gunners, {});
        price.value = 4.5;
        Change recipe;
        recipe.kind = Change::Kind::Recipe;
        recipe.recipe = {"r1", "Olive", {{"Drab", "base", "two thin coats"}, {"Ink", "wash", {}}}, {gunners, hotdog}};
        Change paint;
        paint.kind = Change::Kind::Paint;
        paint.paint = {"p1", "Drab", "Range", "#556b2f", Paint::Stock::RunningOut, "dry"};
        const Action action{"a",
                            "dust.system",
                            QDateTime(QDate(2026, 11, 2), QTime(9, 0)),
                            {Change::label(gunners, "Gunners", "Gunner", "Allies"), Change::move(gunners, State::Built, State::Based, 2),
                             Change::mark(Change::Kind::Place, gunners, "Box 3"), stands, price, recipe, paint},
                            {},
                            {}};
        const base::Result<Action> read = Action::read(action.id, action.game, action.happened, action.body());
        QVERIFY(read.ok());
        QCOMPARE(*read, action);
        QVERIFY(!Action::read("a", {}, {}, "no json").ok());
        // What a newer program wrote is left out, the rest counts.
        const base::Result<Action> newer = Action::read(
            "a", {}, {},
            R"({"changes":[{"do":"varnish","unit":"x"},{"do":"move","unit":"x","to":"varnished","count":2},{"do":"move","unit":"x","to":"built","count":2}]})");
        QCOMPARE(newer->changes.size(), size_t(1));
    }

    void history_countsWork()
    {
        Log log;
        log.add({Change::move(gunners, {}, State::Painted, 10)}); // painted long ago
        log.add({Change::move(hotdog, {}, State::Bought, 30)});
        for (int day = 0; day < 28; ++day)
            log.add({Change::move(hotdog, State::Bought, State::Painted, 1)}); // 3 to 30 October
        log.add({Change::move(hotdog, State::Painted, State::Primed, 2)});     // 31 October, stripped
        QCOMPARE(reached(log.actions, State::Painted, QDate(2026, 10, 1), QDate(2026, 10, 30)), 28);
        QCOMPARE(months(log.actions, State::Painted), (QList<MonthOfWork>{{QDate(2026, 10, 1), 26}}));
        const Pace pace = paceOf(log.actions, QDate(2026, 10, 31));
        QCOMPARE(pace.days, 29);
        QCOMPARE(pace.daysFor(0, 13), 15); // 26 in 29 days
        QCOMPARE(Pace().daysFor(0, 3), -1);
        QCOMPARE(Pace().daysFor(0, 0), 0);
    }

    void plan_countsEachKindOnce()
    {
        Log log;
        log.add({Change::move(gunners, {}, State::Painted, 3), Change::move(gunners, {}, State::Primed, 2),
                 Change::move(hotdog, {}, State::Bought, 1)});
        const Collection collection = Collection::fold(log.actions);
        const QList<RosterNeeds> two{roster("A", {{gunners, 5}, {hotdog, 1}, {cobra, 1}}, 2), roster("B", {{gunners, 5}}, 2)};
        const ReadyPlan after = readyPlan(collection, two, {}, {});
        QCOMPARE(after.figures(), 7);
        QCOMPARE(after.figures(Task::Buy), 1);
        QCOMPARE(after.figures(Task::Build), 1);
        QCOMPARE(after.figures(Task::Paint), 2);
        QCOMPARE(after.painted(), 3);
        QCOMPARE(after.points(Task::Paint), 4.0);
        QCOMPARE(after.rosters.at(0).painted, 6.0);
        QCOMPARE(after.rosters.at(1).painted, 6.0);
        QCOMPARE(after.sentence(), QString("Not ready: 1 to buy, 1 to build, 2 to paint"));
        const ReadyPlan together = readyPlan(collection, two, {Sharing::AtTheSameTime, false}, {});
        QCOMPARE(together.figures(), 12);
        QCOMPARE(together.figures(Task::Buy), 6);
        QCOMPARE(together.rosters.at(1).missing, 10.0);
    }

    void ticks_moveTheFigures()
    {
        Log log;
        log.add({Change::move(gunners, {}, State::Built, 2), Change::move(gunners, {}, State::Primed, 2),
                 Change::move(gunners, {}, State::Bought, 4), Change::move(gunners, {}, State::Wished, 1)});
        const QList<RosterNeeds> list{roster("A", {{gunners, 10}}, 2)};
        Collection collection = Collection::fold(log.actions);
        for (const Task task : allTasks) {
            const ReadyPlan plan = readyPlan(collection, list, {}, {});
            log.add(doneWith(plan.lines.first(), task, collection));
            collection = Collection::fold(log.actions);
            QCOMPARE(readyPlan(collection, list, {}, {}).figures(task), 0);
        }
        QCOMPARE(collection.find(gunners)->counts.owned(), 10);
        QCOMPARE(collection.find(gunners)->counts.of(State::Wished), 0);
        QVERIFY(readyPlan(collection, list, {}, {}).ready());
    }

    void standIns_onlyWhenFree()
    {
        Log log;
        Change stands = Change::mark(Change::Kind::StandsFor, hotdog, {});
        stands.other = cobra;
        log.add({Change::move(hotdog, {}, State::Painted, 1), stands});
        const Collection collection = Collection::fold(log.actions);
        const ReadyPlan offered = readyPlan(collection, {roster("A", {{cobra, 1}}, 19)}, {}, {});
        QCOMPARE(offered.lines.first().standIns.size(), 1);
        QCOMPARE(offered.figures(Task::Buy), 1);
        const ReadyPlan used = readyPlan(collection, {roster("A", {{cobra, 1}}, 19)}, {Sharing::OneAfterAnother, true}, {});
        QCOMPARE(used.figures(Task::Buy), 0);
        const ReadyPlan busy = readyPlan(collection, {roster("A", {{cobra, 1}, {hotdog, 1}}, 19)}, {Sharing::OneAfterAnother, true}, {});
        QCOMPARE(busy.figures(Task::Buy), 1);
    }

    // "I own ten, four of them are painted": a number typed says how far figures have come, and makes none while there are enough.
    void withTyped_countsFiguresOnce()
    {
        Counts counts = withTyped({}, std::nullopt, 10);
        QCOMPARE(counts.of(State::Bought), 10);
        counts = withTyped(counts, State::Built, 8);
        counts = withTyped(counts, State::Painted, 4);
        QCOMPARE(counts.number, (std::array<int, stateCount>{0, 2, 4, 0, 4, 0}));
        // Three are bought, five are painted: two more than anybody knew of.
        counts = withTyped(withTyped({}, State::Bought, 3), State::Painted, 5);
        QCOMPARE(counts.number, (std::array<int, stateCount>{0, 0, 0, 0, 5, 0}));
        // Not as far as thought: nothing is lost. Just bought and fewer: they are gone, as with a slip of the finger.
        counts = withTyped(counts, State::Painted, 3);
        QCOMPARE(counts.number, (std::array<int, stateCount>{0, 0, 0, 2, 3, 0}));
        QCOMPARE(withTyped(withTyped({}, State::Bought, 50), State::Bought, 5).owned(), 5);
        // Wishes come true before anything else is new; a wish itself is never owned.
        counts = withTyped(withTyped({}, State::Wished, 2), std::nullopt, 3);
        QCOMPARE(counts.number, (std::array<int, stateCount>{0, 3, 0, 0, 0, 0}));
        QCOMPARE(withTyped(counts, State::Wished, 4).owned(), 3);
    }
    void withTyped_isWhatWasTyped()
    {
        QRandomGenerator random(19);
        for (int round = 0; round < 2000; ++round) {
            Counts before;
            for (int &number : before.number)
                number = int(random.bounded(6));
            const int typed = int(random.bounded(40));
            for (State state : allStates) {
                const Counts after = withTyped(before, state, typed);
                QCOMPARE(after.of(state), typed);
                for (int number : after.number)
                    QVERIFY(number >= 0);
                // What is further stays as it is, and the total changes only where it must.
                for (int i = int(state) + 1; i < stateCount; ++i)
                    QCOMPARE(after.number[size_t(i)], before.number[size_t(i)]);
                const int reachable = before.owned() - before.atLeast(state) + before.of(state);
                if (state > State::Bought)
                    QCOMPARE(after.owned(), before.owned() + std::max(0, typed - reachable));
                else if (state == State::Wished)
                    QCOMPARE(after.owned(), before.owned());
            }
            QCOMPARE(withTyped(before, std::nullopt, typed).owned(), typed);
        }
    }

    // Whatever is typed, the moves lead there.
    void movesBetween_leadsThere()
    {
        QRandomGenerator random(24);
        for (int round = 0; round < 500; ++round) {
            Counts before, after;
            for (size_t i = 0; i < before.number.size(); ++i) {
                before.number[i] = int(random.bounded(6));
                after.number[i] = int(random.bounded(6));
            }
            Log log;
            Changes first;
            for (State state : allStates)
                first.push_back(Change::move(gunners, {}, state, before.of(state)));
            log.add(first);
            log.add(movesBetween(gunners, before, after));
            QCOMPARE(Collection::fold(log.actions).find(gunners)->counts, after);
        }
    }

    // Nothing is lost or made by moving on and back: the sum is what came in less what went.
    void randomLog_keepsItsSum()
    {
        QRandomGenerator random(7);
        for (int round = 0; round < 50; ++round) {
            Log log;
            QStringList ids;
            for (int step = 0; step < 60; ++step) {
                const State from = State(random.bounded(stateCount)), to = State(random.bounded(stateCount));
                if (!ids.isEmpty() && random.bounded(5) == 0)
                    log.undo(ids.at(random.bounded(int(ids.size()))));
                else
                    ids.append(log.add(
                        {Change::move(gunners, random.bounded(3) ? std::optional(from) : std::nullopt, to, int(random.bounded(4)))}));
            }
            int came = 0;
            for (const Action &action : inForce(log.actions)) {
                for (const Change &change : action.changes)
                    came += change.from ? 0 : change.count;
            }
            const Collection collection = Collection::fold(log.actions);
            const Owned *owned = collection.find(gunners);
            QCOMPARE(owned ? owned->counts.atLeast(State::Wished) : 0, came);
            for (State state : allStates)
                QVERIFY(!owned || owned->counts.of(state) >= 0);
        }
    }
};

MUSTER_TEST_MAIN(tst_Collection)
#include "tst_Collection.moc"
