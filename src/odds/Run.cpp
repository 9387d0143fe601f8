// SPDX-License-Identifier: GPL-3.0-or-later
#include "odds/Run.h"

#include "odds/Hand.h"

#include <algorithm>
#include <cmath>

namespace muster::odds {

namespace {

constexpr double mostWork = 4e7;      ///< sums of products: a few seconds
constexpr double mostRunThrows = 3e5; ///< different throws of a pool of which dice are taken up by choice

int rerolls(const Expression &number, Frame &frame)
{
    return std::clamp(number.whole(frame), 0, 20);
}

} // namespace

Run::Run(const Program &program, const Attack &attack, Laws &laws, const std::vector<Expression> &questions, std::set<int> means)
    : m_program(program), m_laws(laws), m_frames(attack.weapons), m_means(std::move(means))
{
    for (Frame &frame : m_frames)
        frame.resize(program.names.places(), 0);
    layOut(program);
    findLive(questions);
}

void Run::layOut(const Program &program)
{
    for (const Start &start : program.starts)
        m_random.insert(start.place);
    for (const std::vector<Step> *steps : {&program.each, &program.then}) {
        for (const Step &step : *steps)
            m_random.insert(step.place);
    }
    for (std::size_t frame = 0; frame < m_frames.size(); ++frame)
        addActs(program.each, frame);
    addActs(program.then, m_frames.size() - 1);
}

void Run::addActs(const std::vector<Step> &steps, std::size_t frame)
{
    for (const Step &step : steps) {
        if (step.when.given() && step.when.value(m_frames[frame]) == 0)
            continue;
        const bool chosen = step.kind == Step::Kind::Dice && !m_program.goals.empty()
            && (step.reroll.whole(m_frames[frame]) > 0 || step.enemyReroll.whole(m_frames[frame]) > 0);
        m_acts.push_back({&step, frame, chosen, false});
    }
}

void Run::addReads(const Expression &formula, std::set<int> &places) const
{
    for (const int place : formula.reads()) {
        if (m_random.count(place))
            places.insert(place);
    }
}

// Backwards: what is read later has to be carried along until then.
void Run::findLive(const std::vector<Expression> &questions)
{
    std::set<int> live;
    for (const Expression &question : questions)
        addReads(question, live);
    const bool choices = std::any_of(m_acts.begin(), m_acts.end(), [](const Act &act) { return act.chosen; });
    for (const Expression &goal : m_program.goals) {
        if (choices)
            addReads(goal, live);
    }
    std::vector<std::vector<int>> lists{{live.begin(), live.end()}};
    for (auto act = m_acts.rbegin(); act != m_acts.rend(); ++act) {
        act->needed = live.count(act->step->place) > 0 || m_means.count(act->step->place) > 0;
        if (act->needed) {
            live.erase(act->step->place);
            for (const Expression *formula : act->step->formulas())
                addReads(*formula, live);
        }
        lists.emplace_back(live.begin(), live.end());
    }
    for (auto list = lists.rbegin(); list != lists.rend(); ++list) {
        if (list->size() > States::mostPlaces)
            m_problem = QT_TRANSLATE_NOOP("Message", "more than four numbers are carried along at the same time");
        m_live.emplace_back(*list);
    }
    m_worths.resize(m_acts.size() + 1);
}

bool Run::spend(double work)
{
    m_work += work;
    if (m_problem.empty() && (m_work > mostWork || m_laws.tooLarge()))
        m_problem = QT_TRANSLATE_NOOP("Message", "the numbers are too large");
    return m_problem.empty();
}

States Run::begin()
{
    for (Frame &frame : m_frames) {
        for (const Start &start : m_program.starts)
            frame[std::size_t(start.place)] = start.value.whole(frame);
    }
    States first = m_live.front();
    bool fits = true;
    const States::Key key = first.key(m_frames.front(), fits);
    if (!fits)
        m_problem = QT_TRANSLATE_NOOP("Message", "the numbers are too large");
    first.add(key, 1);
    return first;
}

void Run::walk()
{
    if (!m_problem.empty())
        return;
    States now = begin();
    for (std::size_t act = 0; act < m_acts.size() && m_problem.empty(); ++act) {
        if (m_acts[act].needed)
            now = advance(act, now);
    }
    m_end = std::move(now);
}

States Run::advance(std::size_t act, const States &before)
{
    States after = m_live[act + 1];
    Frame frame = m_frames[m_acts[act].frame];
    before.forEach([&](States::Key key, double chance) {
        before.put(key, frame);
        spread(act, frame, chance, after);
    });
    return after;
}

void Run::spread(std::size_t act, Frame &frame, double chance, States &after)
{
    const Step &step = *m_acts[act].step;
    const auto place = std::size_t(step.place);
    const double before = frame[place];
    bool fits = true;
    double mean = 0;
    if (step.kind == Step::Kind::Set) {
        mean = frame[place] = step.count.whole(frame);
        after.add(after.key(frame, fits), chance);
    } else {
        const Distribution own = m_acts[act].chosen ? played(act, frame) : Distribution();
        const Distribution &law = m_acts[act].chosen ? own : m_laws.of(step, frame);
        if (!spend(double(law.size())))
            return;
        mean = law.mean();
        for (std::size_t value = 0; value < law.size(); ++value) {
            if (law[value] <= 0)
                continue;
            frame[place] = double(value);
            after.add(after.key(frame, fits), chance * law[value]);
        }
    }
    frame[place] = before;
    m_sums[step.place] += chance * mean;
    if (!fits && m_problem.empty())
        m_problem = QT_TRANSLATE_NOOP("Message", "the numbers are too large");
}

std::optional<DicePool> Run::poolOf(std::size_t act, Frame &frame)
{
    const Step &step = *m_acts[act].step;
    std::vector<DicePool::Kind> kinds;
    int number = 0;
    for (auto &[die, count] : Laws::dice(step, frame)) {
        number += count;
        kinds.push_back({die, count});
    }
    DicePool pool(std::move(kinds), step.keep.given() ? step.keep.whole(frame) : number);
    const int chances = rerolls(step.reroll, frame) + rerolls(step.enemyReroll, frame) + 1;
    if (pool.states() <= mostRunThrows && spend(pool.states() * chances * 20))
        return pool;
    if (m_problem.empty())
        m_problem = QT_TRANSLATE_NOOP("Message", "too many dice for dice thrown anew by choice");
    return std::nullopt;
}

// What each total is worth is what the rest of the attack makes of it.
DicePool::Value Run::valueOf(std::size_t act, const Frame &at)
{
    Frame frame = at;
    const double sign = m_acts[act].step->lower.value(frame) != 0 ? -1 : 1;
    return [this, act, at, sign](int total) {
        Frame then = at;
        then[std::size_t(m_acts[act].step->place)] = total;
        return sign * worth(act + 1, then);
    };
}

Distribution Run::played(std::size_t act, const Frame &at)
{
    bool fits = true;
    const auto key = std::make_pair(act, m_live[act].key(at, fits));
    if (const auto it = m_played.find(key); it != m_played.end())
        return it->second;
    const Step &step = *m_acts[act].step;
    Frame frame = at;
    const auto pool = poolOf(act, frame);
    if (!pool)
        return {};
    const Distribution law = pool->played(rerolls(step.reroll, frame), rerolls(step.enemyReroll, frame), valueOf(act, at));
    m_played.emplace(key, law);
    return law;
}

Worth Run::worth(std::size_t act, Frame &frame)
{
    while (act < m_acts.size() && !m_acts[act].needed)
        ++act;
    bool fits = true;
    const States::Key key = m_live[act].key(frame, fits);
    if (const auto it = m_worths[act].find(key); it != m_worths[act].end())
        return it->second;
    const Worth result = worthOf(act, frame);
    m_worths[act].emplace(key, result);
    return result;
}

Worth Run::worthOf(std::size_t act, Frame &frame)
{
    if (act == m_acts.size() || !m_problem.empty())
        return {m_program.goals.front().value(frame), m_program.goals.size() > 1 ? m_program.goals[1].value(frame) : 0};
    // The next weapon has numbers of its own; what was thrown so far goes with it.
    Frame here = m_frames[m_acts[act].frame];
    for (const int place : m_live[act].places())
        here[std::size_t(place)] = frame[std::size_t(place)];
    const Step &step = *m_acts[act].step;
    const auto place = std::size_t(step.place);
    if (step.kind == Step::Kind::Set) {
        here[place] = step.count.whole(here);
        return worth(act + 1, here);
    }
    const Distribution law = m_acts[act].chosen ? played(act, here) : m_laws.of(step, here);
    if (!spend(double(law.size())))
        return {};
    Worth sum;
    for (std::size_t value = 0; value < law.size(); ++value) {
        if (law[value] <= 0)
            continue;
        here[place] = double(value);
        sum += law[value] * worth(act + 1, here);
    }
    return sum;
}

// As walk() goes, but with one state: the numbers that were thrown.
Frame Run::cast(Hand &hand)
{
    if (m_problem.empty())
        static_cast<void>(begin());
    Frame now = m_frames.front();
    const auto withThrown = [&](std::size_t number) {
        Frame frame = m_frames[number];
        for (const int place : m_random)
            frame[std::size_t(place)] = now[std::size_t(place)];
        return frame;
    };
    for (std::size_t act = 0; act < m_acts.size() && m_problem.empty() && hand.problem().empty(); ++act) {
        const Act &its = m_acts[act];
        if (!its.needed)
            continue;
        Frame frame = withThrown(its.frame);
        const int result = its.chosen ? castChosen(act, frame, hand) : hand.thrown(*its.step, frame, its.frame);
        frame[std::size_t(its.step->place)] = result;
        now = std::move(frame);
    }
    return withThrown(m_frames.size() - 1);
}

int Run::castChosen(std::size_t act, Frame &frame, Hand &hand)
{
    const Step &step = *m_acts[act].step;
    const auto pool = poolOf(act, frame);
    if (!pool)
        return 0;
    std::vector<std::size_t> terms; // of the kinds: those without dice are none
    int number = 0;
    for (std::size_t term = 0; term < step.dice.size(); ++term) {
        const int count = step.dice[term].count.whole(frame);
        number += std::max(0, count);
        if (count > 0)
            terms.push_back(term);
    }
    auto dice = pool->thrown(rerolls(step.reroll, frame), rerolls(step.enemyReroll, frame), valueOf(act, frame),
                             [&](std::size_t kind) { return hand.cast(step.dice[terms[kind]], frame); });
    std::vector<std::vector<std::vector<int>>> byTerm(step.dice.size());
    for (std::size_t kind = 0; kind < terms.size(); ++kind)
        byTerm[terms[kind]] = std::move(dice[kind]);
    return hand.lay(step, m_acts[act].frame, std::move(byTerm), step.keep.given() ? step.keep.whole(frame) : number);
}

double Run::mean(int place) const
{
    const auto it = m_sums.find(place);
    return it == m_sums.end() ? 0 : it->second;
}

} // namespace muster::odds
