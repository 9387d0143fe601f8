// SPDX-License-Identifier: GPL-3.0-or-later
#include "collection/Ready.h"

#include <algorithm>
#include <cmath>

namespace muster::collection {

namespace {

// The best figures first: who has a painted one does not put a grey one on the table.
Counts handOut(Counts &pool, int wanted)
{
    Counts taken;
    for (int i = stateCount - 1; i >= int(State::Bought); --i) {
        const int some = std::min(wanted, pool.number[size_t(i)]);
        taken.number[size_t(i)] = some;
        pool.number[size_t(i)] -= some;
        wanted -= some;
    }
    return taken;
}

/// Puts the plan together.
class Planner
{
public:
    Planner(const Collection &collection, const ReadyOptions &options) : m_collection(collection), m_options(options) {}

    ReadyPlan plan;

    void add(const RosterNeeds &needs)
    {
        const int number = int(plan.rosters.size());
        ReadyRoster roster;
        roster.needs = needs;
        QHash<FigureKey, Counts> alone;
        QHash<FigureKey, Counts> &pools = m_options.sharing == Sharing::AtTheSameTime ? m_pools : alone;
        for (const Need &need : needs.needs) {
            const Owned *owned = m_collection.find(need.key, need.unitName, need.figureName);
            const FigureKey key = owned ? owned->key : need.key;
            if (!pools.contains(key))
                pools.insert(key, owned ? owned->counts : Counts());
            const Counts have = handOut(pools[key], need.count);
            count(roster, need, have);
            want(number, needs.game, key, need);
        }
        plan.rosters.append(roster);
        plan.pointsName = needs.pointsName;
    }

    void finish(const Pace &pace)
    {
        for (ReadyLine &line : plan.lines) {
            const Owned *owned = m_collection.find(line.key);
            Counts pool = owned ? owned->counts : Counts();
            line.have = handOut(pool, line.wanted);
            line.missing = line.wanted - line.have.owned();
        }
        for (ReadyLine &line : plan.lines)
            lookForStandIns(line);
        std::stable_sort(plan.lines.begin(), plan.lines.end(),
                         [](const ReadyLine &a, const ReadyLine &b) { return a.points * a.wanted > b.points * b.wanted; });
        const int toBuild = plan.figures(Task::Build);
        plan.days = pace.daysFor(toBuild, toBuild + plan.figures(Task::Paint));
    }

private:
    static void count(ReadyRoster &roster, const Need &need, const Counts &have)
    {
        const int fielded = have.of(State::Built) + have.of(State::Primed);
        roster.painted += have.painted() * need.points;
        roster.fielded += fielded * need.points;
        roster.toBuild += have.of(State::Bought) * need.points;
        roster.missing += (need.count - have.owned()) * need.points;
        roster.paintedFigures += have.painted();
    }

    void want(int roster, const QString &game, const FigureKey &key, const Need &need)
    {
        auto line = std::find_if(plan.lines.begin(), plan.lines.end(),
                                 [&](const ReadyLine &one) { return one.key == key && one.game == game; });
        if (line == plan.lines.end()) {
            ReadyLine made;
            made.key = key;
            made.unitName = need.unitName;
            made.figureName = need.figureName;
            made.group = need.group;
            made.game = game;
            line = plan.lines.insert(plan.lines.end(), made);
        }
        line->wanted = m_options.sharing == Sharing::AtTheSameTime ? line->wanted + need.count : std::max(line->wanted, need.count);
        line->points = std::max(line->points, need.points);
        line->rosters.append(roster);
    }

    // Free is what no list of the plan wants, nor stands for something else already.
    void lookForStandIns(ReadyLine &line)
    {
        if (line.missing == 0)
            return;
        for (const FigureKey &other : m_collection.standIns(line.key)) {
            const Owned *owned = m_collection.find(other);
            int free = owned ? owned->counts.owned() - m_lent.value(other) : 0;
            for (const ReadyLine &wanting : std::as_const(plan.lines)) {
                if (wanting.key == other)
                    free -= wanting.wanted;
            }
            if (free <= 0)
                continue;
            const int some = std::min(free, line.missing);
            line.standIns.append({other, some});
            if (!m_options.standIns)
                continue;
            m_lent[other] += some;
            line.stoodFor += some;
            line.missing -= some;
            if (line.missing == 0)
                return;
        }
    }

    const Collection &m_collection;
    ReadyOptions m_options;
    QHash<FigureKey, Counts> m_pools; ///< what is left when every list has its own
    QHash<FigureKey, int> m_lent;
};

} // namespace

int ReadyLine::count(Task task) const
{
    if (task == Task::Buy)
        return missing;
    return task == Task::Build ? have.of(State::Bought) : have.of(State::Built) + have.of(State::Primed);
}

QString ReadyLine::name() const
{
    return figureName.isEmpty() ? unitName : unitName + ", " + figureName;
}

int ReadyPlan::figures() const
{
    int sum = 0;
    for (const ReadyLine &line : lines)
        sum += line.wanted;
    return sum;
}

int ReadyPlan::figures(Task task) const
{
    int sum = 0;
    for (const ReadyLine &line : lines)
        sum += line.count(task);
    return sum;
}

double ReadyPlan::points(Task task) const
{
    double sum = 0;
    for (const ReadyLine &line : lines)
        sum += line.count(task) * line.points;
    return sum;
}

int ReadyPlan::painted() const
{
    int sum = 0;
    for (const ReadyLine &line : lines)
        sum += line.ready();
    return sum;
}

bool ReadyPlan::ready() const
{
    return std::all_of(allTasks.begin(), allTasks.end(), [this](Task task) { return figures(task) == 0; });
}

ReadyPlan readyPlan(const Collection &collection, const QList<RosterNeeds> &rosters, const ReadyOptions &options, const Pace &pace)
{
    Planner planner(collection, options);
    for (const RosterNeeds &roster : rosters)
        planner.add(roster);
    planner.finish(pace);
    return planner.plan;
}

Changes doneWith(const ReadyLine &line, Task task, const Collection &collection)
{
    Changes changes;
    const Owned *owned = collection.find(line.key);
    int left = line.count(task);
    const auto move = [&](std::optional<State> from, State to, int available) {
        const int some = std::min(left, available);
        if (some > 0)
            changes.push_back(Change::move(line.key, from, to, some));
        left -= some;
    };
    if (!owned)
        changes.push_back(Change::label(line.key, line.unitName, line.figureName, line.group));
    if (task == Task::Buy) {
        move(State::Wished, State::Bought, owned ? owned->counts.of(State::Wished) : 0);
        move(std::nullopt, State::Bought, left);
    } else if (task == Task::Build) {
        move(State::Bought, State::Built, line.have.of(State::Bought));
    } else {
        move(State::Primed, State::Painted, line.have.of(State::Primed));
        move(State::Built, State::Painted, line.have.of(State::Built));
    }
    return changes;
}

Changes ownAll(const RosterNeeds &needs, const Collection &collection, State state)
{
    Changes changes;
    for (const Need &need : needs.needs) {
        const Owned *owned = collection.find(need.key, need.unitName, need.figureName);
        const FigureKey key = owned ? owned->key : need.key;
        if (!owned || owned->unitName.isEmpty())
            changes.push_back(Change::label(key, need.unitName, need.figureName, need.group));
        int missing = need.count - (owned ? owned->counts.owned() : 0);
        const int wished = std::min(std::max(0, missing), owned ? owned->counts.of(State::Wished) : 0);
        if (wished > 0)
            changes.push_back(Change::move(key, State::Wished, state, wished));
        missing -= wished;
        if (missing > 0)
            changes.push_back(Change::move(key, std::nullopt, state, missing));
    }
    // Nothing came in: names alone are no reason for a step.
    const bool any = std::any_of(changes.begin(), changes.end(), [](const Change &one) { return one.kind == Change::Kind::Move; });
    return any ? changes : Changes();
}

Counts withTyped(const Counts &before, std::optional<State> state, int typed)
{
    Counts counts = before;
    const int more = typed - (state ? before.of(*state) : before.owned());
    if (more >= 0) {
        const State into = state.value_or(State::Bought);
        counts.of(into) += more;
        int wanted = more; // wishes come last: one comes true when nothing that is owned could become it
        for (int i = int(into) - 1; i >= int(State::Wished); --i) {
            const int some = std::min(wanted, counts.number[size_t(i)]);
            counts.number[size_t(i)] -= some;
            wanted -= some;
        }
    } else if (!state) {
        int less = -more;
        for (int i = int(State::Bought); i < stateCount; ++i) {
            const int some = std::min(less, counts.number[size_t(i)]);
            counts.number[size_t(i)] -= some;
            less -= some;
        }
    } else {
        counts.of(*state) = typed;
        if (*state > State::Bought)
            counts.number[size_t(*state) - 1] -= more;
    }
    return counts;
}

Changes movesBetween(const FigureKey &key, const Counts &before, const Counts &after)
{
    Changes changes;
    std::array<int, stateCount> difference{};
    for (size_t i = 0; i < difference.size(); ++i)
        difference[i] = after.number[i] - before.number[i];
    for (size_t from = 0; from < difference.size(); ++from) {
        for (size_t to = 0; to < difference.size(); ++to) {
            if (difference[from] >= 0 || difference[to] <= 0)
                continue;
            const int some = std::min(-difference[from], difference[to]);
            changes.push_back(Change::move(key, State(from), State(to), some));
            difference[from] += some;
            difference[to] -= some;
        }
    }
    for (size_t i = 0; i < difference.size(); ++i) {
        if (difference[i] > 0)
            changes.push_back(Change::move(key, std::nullopt, State(i), difference[i]));
        else if (difference[i] < 0)
            changes.push_back(Change::move(key, State(i), std::nullopt, -difference[i]));
    }
    return changes;
}

} // namespace muster::collection
