// SPDX-License-Identifier: GPL-3.0-or-later
#include "odds/DicePool.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace muster::odds {

namespace pool {

struct Choice
{
    int sort = -1; ///< none: the dice stay
    int face = 0;
};

/// One chance to throw a die anew: what each throw is worth with it, and which die to take.
struct Level
{
    std::vector<Worth> worth;
    std::vector<Choice> choices;
};

} // namespace pool

using pool::Choice;
using pool::Level;

namespace {

constexpr double same = 1e-12; ///< differences below it are rounding

void addThrows(std::size_t face, int left, std::vector<int> &shown, std::vector<std::vector<int>> &all)
{
    if (face + 1 == shown.size()) {
        shown[face] = left;
        all.push_back(shown);
        return;
    }
    for (int many = 0; many <= left; ++many) {
        shown[face] = many;
        addThrows(face + 1, left - many, shown, all);
    }
}

} // namespace

Worth &Worth::operator+=(const Worth &other)
{
    first += other.first;
    second += other.second;
    return *this;
}

bool Worth::above(const Worth &other) const
{
    if (std::fabs(first - other.first) > same)
        return first > other.first;
    return second > other.second + same;
}

DicePool::DicePool(std::vector<Kind> kinds, int keep) : m_keep(keep)
{
    for (Kind &kind : kinds) {
        if (kind.count > 0)
            m_kinds.push_back(std::move(kind));
    }
}

double DicePool::states() const
{
    double all = 1;
    for (const Kind &kind : m_kinds) {
        const auto &chances = kind.die.chances();
        const auto faces = std::count_if(chances.begin(), chances.end(), [](double chance) { return chance > 0; });
        for (int i = 1; i < int(faces); ++i)
            all = std::min(1e9, all * double(kind.count + i) / i);
    }
    return all;
}

DicePool::Sort DicePool::sortOf(const Kind &kind)
{
    Sort sort;
    for (int face = 0; face <= kind.die.most(); ++face) {
        if (kind.die[std::size_t(face)] > 0) {
            sort.faces.push_back(face);
            sort.chances.push_back(kind.die[std::size_t(face)]);
        }
    }
    const std::size_t faces = sort.faces.size();
    std::vector<int> shown(faces, 0);
    addThrows(0, kind.count, shown, sort.throws);
    std::map<std::vector<int>, int> index;
    for (std::size_t i = 0; i < sort.throws.size(); ++i) {
        index[sort.throws[i]] = int(i);
        double weight = std::lgamma(kind.count + 1.0);
        for (std::size_t face = 0; face < faces; ++face)
            weight += sort.throws[i][face] * std::log(sort.chances[face]) - std::lgamma(sort.throws[i][face] + 1.0);
        sort.weights.push_back(std::exp(weight));
    }
    for (const std::vector<int> &thrown : sort.throws) {
        std::vector<int> leads(faces * faces, -1);
        for (std::size_t from = 0; from < faces; ++from) {
            for (std::size_t to = 0; thrown[from] > 0 && to < faces; ++to) {
                std::vector<int> next = thrown;
                --next[from];
                ++next[to];
                leads[from * faces + to] = index[next];
            }
        }
        sort.leads.push_back(std::move(leads));
    }
    return sort;
}

/// All throws of the pool, numbered: the throw of the first kind counts slowest.
struct DicePool::Board
{
    std::vector<Sort> sorts;
    std::vector<std::size_t> steps; ///< of each kind in the numbering
    std::size_t size = 1;

    [[nodiscard]] std::size_t throwOf(std::size_t state, std::size_t sort) const { return state / steps[sort] % sorts[sort].throws.size(); }

    /// Calls visit(kind, old face) for each choice of a die, lowest kinds and faces first.
    template <typename Visit>
    void forChoices(std::size_t state, Visit &&visit) const
    {
        for (std::size_t sort = 0; sort < sorts.size(); ++sort) {
            const std::vector<int> &shown = sorts[sort].throws[throwOf(state, sort)];
            for (std::size_t face = 0; face < shown.size(); ++face) {
                if (shown[face] > 0)
                    visit(sort, face);
            }
        }
    }

    /// Calls visit(next state, chance) for each face of a die of `sort` that showed `face` and is thrown anew.
    template <typename Visit>
    void forFaces(std::size_t state, std::size_t sort, std::size_t face, Visit &&visit) const
    {
        const Sort &of = sorts[sort];
        const std::size_t now = throwOf(state, sort);
        for (std::size_t to = 0; to < of.faces.size(); ++to) {
            const auto next = std::size_t(of.leads[now][face * of.faces.size() + to]);
            visit(state + (next - now) * steps[sort], of.chances[to]); // unsigned, so a step back wraps round and is right again
        }
    }
};

namespace {

template <typename Board>
Level levelAbove(const Board &board, const std::vector<Worth> &kept, const std::vector<Worth> &below, bool enemy)
{
    Level level{kept, std::vector<Choice>(board.size)};
    for (std::size_t state = 0; state < board.size; ++state) {
        board.forChoices(state, [&](std::size_t sort, std::size_t face) {
            Worth expected;
            board.forFaces(state, sort, face, [&](std::size_t next, double chance) { expected += chance * below[next]; });
            if (enemy ? level.worth[state].above(expected) : expected.above(level.worth[state])) {
                level.worth[state] = expected;
                level.choices[state] = {int(sort), int(face)};
            }
        });
    }
    return level;
}

/// Plays the levels from the last down; throws that are kept go to `done`.
template <typename Board>
std::vector<double> playedDown(const Board &board, const std::vector<Level> &levels, std::vector<double> chances)
{
    std::vector<double> done(board.size, 0);
    for (auto level = levels.rbegin(); level != levels.rend(); ++level) {
        std::vector<double> next(board.size, 0);
        for (std::size_t state = 0; state < board.size; ++state) {
            const Choice &choice = level->choices[state];
            if (choice.sort < 0)
                done[state] += chances[state];
            else
                board.forFaces(state, std::size_t(choice.sort), std::size_t(choice.face),
                               [&](std::size_t to, double chance) { next[to] += chances[state] * chance; });
        }
        chances = std::move(next);
    }
    for (std::size_t state = 0; state < board.size; ++state)
        done[state] += chances[state];
    return done;
}

} // namespace

int DicePool::totalOf(const std::vector<int> &shown) const
{
    // `shown` holds the number of dice by face value.
    int left = m_keep;
    int total = 0;
    for (int face = int(shown.size()) - 1; face > 0 && left > 0; --face) {
        const int many = std::min(left, shown[std::size_t(face)]);
        total += many * face;
        left -= many;
    }
    return total;
}

/// How both sides play: the choices of every chance to throw a die anew, the last one first.
struct DicePool::Plan
{
    Board board;
    std::vector<int> totals;     ///< of each throw
    std::vector<double> chances; ///< of each throw
    std::vector<Level> owns, enemies;
};

DicePool::Plan DicePool::planned(int own, int enemy, const Value &value) const
{
    Plan plan;
    Board &board = plan.board;
    int highest = 0;
    for (const Kind &kind : m_kinds) {
        board.sorts.push_back(sortOf(kind));
        highest = std::max(highest, kind.die.most());
    }
    board.steps.assign(board.sorts.size(), 1);
    for (std::size_t sort = board.sorts.size(); sort-- > 0;) {
        board.steps[sort] = board.size;
        board.size *= board.sorts[sort].throws.size();
    }
    plan.totals.resize(board.size);
    plan.chances.assign(board.size, 1);
    std::map<int, Worth> worths;
    std::vector<Worth> kept(board.size);
    for (std::size_t state = 0; state < board.size; ++state) {
        std::vector<int> shown(std::size_t(highest) + 1, 0);
        for (std::size_t sort = 0; sort < board.sorts.size(); ++sort) {
            const std::size_t thrown = board.throwOf(state, sort);
            plan.chances[state] *= board.sorts[sort].weights[thrown];
            for (std::size_t face = 0; face < board.sorts[sort].faces.size(); ++face)
                shown[std::size_t(board.sorts[sort].faces[face])] += board.sorts[sort].throws[thrown][face];
        }
        plan.totals[state] = totalOf(shown);
        auto it = worths.find(plan.totals[state]);
        if (it == worths.end())
            it = worths.emplace(plan.totals[state], value(plan.totals[state])).first;
        kept[state] = it->second;
    }
    for (int i = 0; i < enemy; ++i)
        plan.enemies.push_back(levelAbove(board, kept, plan.enemies.empty() ? kept : plan.enemies.back().worth, true));
    const std::vector<Worth> left = plan.enemies.empty() ? kept : plan.enemies.back().worth;
    for (int i = 0; i < own; ++i)
        plan.owns.push_back(levelAbove(board, left, plan.owns.empty() ? left : plan.owns.back().worth, false));
    return plan;
}

Distribution DicePool::played(int own, int enemy, const Value &value) const
{
    Plan plan = planned(own, enemy, value);
    const auto chances = playedDown(plan.board, plan.enemies, playedDown(plan.board, plan.owns, std::move(plan.chances)));
    std::vector<double> result(std::size_t(*std::max_element(plan.totals.begin(), plan.totals.end())) + 1, 0);
    for (std::size_t state = 0; state < plan.board.size; ++state)
        result[std::size_t(plan.totals[state])] += chances[state];
    return Distribution(std::move(result));
}

std::vector<std::vector<std::vector<int>>> DicePool::thrown(int own, int enemy, const Value &value,
                                                            const std::function<int(std::size_t)> &cast) const
{
    const Plan plan = planned(own, enemy, value);
    std::vector<std::vector<std::vector<int>>> dice(m_kinds.size());
    for (std::size_t kind = 0; kind < m_kinds.size(); ++kind) {
        for (int i = 0; i < m_kinds[kind].count; ++i)
            dice[kind].push_back({cast(kind)});
    }
    const auto state = [&] {
        std::size_t all = 0;
        for (std::size_t kind = 0; kind < dice.size(); ++kind) {
            const Sort &sort = plan.board.sorts[kind];
            std::vector<int> shown;
            for (const int face : sort.faces)
                shown.push_back(int(std::count_if(dice[kind].begin(), dice[kind].end(),
                                                  [face](const std::vector<int> &die) { return die.back() == face; })));
            const auto found = std::find(sort.throws.begin(), sort.throws.end(), shown);
            all += std::size_t(found - sort.throws.begin()) * plan.board.steps[kind];
        }
        return all;
    };
    for (const std::vector<Level> *levels : {&plan.owns, &plan.enemies}) {
        for (auto level = levels->rbegin(); level != levels->rend(); ++level) {
            const Choice choice = level->choices[state()];
            if (choice.sort < 0)
                break; // they stay as they are
            const auto kind = std::size_t(choice.sort);
            const int face = plan.board.sorts[kind].faces[std::size_t(choice.face)];
            const auto taken = std::find_if(dice[kind].begin(), dice[kind].end(),
                                            [face](const std::vector<int> &die) { return die.back() == face; });
            taken->push_back(cast(kind));
        }
    }
    return dice;
}

} // namespace muster::odds
