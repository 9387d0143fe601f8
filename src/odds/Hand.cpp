// SPDX-License-Identifier: GPL-3.0-or-later
#include "odds/Hand.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace muster::odds {

namespace {

constexpr int mostInHand = 1000; ///< of one attack: nobody looks at more

double shareOf(const Expression &formula, Frame &frame)
{
    const double chance = formula.value(frame);
    return std::isfinite(chance) ? std::clamp(chance, 0.0, 1.0) : 0;
}

int sidesOf(const Step &step, Frame &frame)
{
    return step.die.given() ? std::clamp(step.die.whole(frame), 0, 1000) : 0;
}

} // namespace

int Hand::thrown(const Step &step, Frame &frame, std::size_t weapon)
{
    switch (step.kind) {
    case Step::Kind::Roll:
        return rolled(step, frame, weapon);
    case Step::Kind::Dice:
        return summed(step, frame, weapon);
    case Step::Kind::Each:
        return each(step, frame, weapon);
    case Step::Kind::Allocate:
        return allocated(step, frame, weapon);
    case Step::Kind::Set:
        break;
    }
    return step.count.whole(frame);
}

int Hand::counted(double count)
{
    if (!(count > 0))
        return 0;
    if (count + m_dice > mostInHand) {
        m_problem = QT_TRANSLATE_NOOP("Message", "there are too many dice to look at");
        return 0;
    }
    return int(std::lround(count));
}

int Hand::good(double chance, int sides)
{
    const double faces = chance * sides;
    const auto whole = int(std::lround(faces));
    if (chance <= 0 || (sides > 0 && std::fabs(faces - whole) < 1e-6))
        return whole;
    m_problem = QT_TRANSLATE_NOOP("Message", "a step of it is no throw of dice");
    return -1;
}

int Hand::rolled(const Step &step, Frame &frame, std::size_t weapon)
{
    const double chance = shareOf(step.chance, frame), chain = shareOf(step.chain, frame);
    const double number = step.count.value(frame);
    if (!(number > 0) || chance <= 0)
        return 0;
    if (chance >= 1 && chain <= 0) // nothing is thrown for what is sure
        return int(std::lround(std::min(number, 1e6)));
    const int sides = sidesOf(step, frame);
    const int hits = good(chance, sides);
    const int further = hits < 0 ? -1 : good(std::min(chain, 0.999), sides);
    const int count = further < 0 ? 0 : counted(number);
    return count > 0 ? successes({&step, weapon, 0, {}, 0, 0}, count, sides, hits, std::max(0, step.reroll.whole(frame)), further) : 0;
}

void Hand::put(Throw row)
{
    m_dice += int(row.dice.size());
    Throw *last = m_attack.throws.empty() ? nullptr : &m_attack.throws.back();
    if (row.dice.empty())
        return;
    if (!last || last->step != row.step || last->weapon != row.weapon || last->term != row.term) {
        m_attack.throws.push_back(std::move(row));
        return;
    }
    last->result += row.result;
    std::move(row.dice.begin(), row.dice.end(), std::back_inserter(last->dice));
}

int Hand::successes(Throw row, int count, int sides, int good, int again, int further)
{
    const bool low = row.step->low;
    row.sides = sides;
    const auto counts = [&](int shown, int faces) { return low ? shown <= faces : shown > sides - faces; };
    for (int i = 0; i < count; ++i) {
        ThrownDie die{{face(sides)}, false};
        for (int more = 0; more < again && !counts(die.faces.back(), good); ++more)
            die.faces.push_back(face(sides));
        die.counts = counts(die.faces.back(), good);
        bool hit = die.counts;
        row.result += hit;
        row.dice.push_back(std::move(die));
        while (hit && further > 0 && int(row.dice.size()) < mostInHand) { // every hit brings a further die
            const int shown = face(sides);
            hit = counts(shown, further);
            row.result += hit;
            row.dice.push_back({{shown}, hit});
        }
    }
    const int result = row.result;
    put(std::move(row));
    return result;
}

int Hand::cast(const DiceTerm &term, Frame &frame)
{
    if (!term.faces.empty())
        return term.faces[std::size_t(m_chance(int(term.faces.size())))];
    const int sides = std::clamp(term.sides.whole(frame), 0, 1000);
    return sides > 0 ? face(sides) : 0;
}

int Hand::summed(const Step &step, Frame &frame, std::size_t weapon)
{
    std::vector<std::vector<std::vector<int>>> dice(step.dice.size());
    int number = 0;
    for (std::size_t term = 0; term < step.dice.size(); ++term) {
        const int count = counted(step.dice[term].count.whole(frame));
        number += count;
        for (int i = 0; i < count; ++i)
            dice[term].push_back({cast(step.dice[term], frame)});
    }
    return lay(step, weapon, std::move(dice), step.keep.given() ? std::max(0, step.keep.whole(frame)) : number);
}

int Hand::lay(const Step &step, std::size_t weapon, std::vector<std::vector<std::vector<int>>> dice, int keep)
{
    std::vector<Throw> rows;
    std::vector<std::pair<int, ThrownDie *>> order;
    for (std::size_t term = 0; term < dice.size(); ++term) {
        Throw row{&step, weapon, term, {}, 0, 0};
        for (std::vector<int> &faces : dice[term])
            row.dice.push_back({std::move(faces), false});
        rows.push_back(std::move(row));
    }
    for (Throw &row : rows) {
        for (ThrownDie &die : row.dice)
            order.emplace_back(die.faces.back(), &die);
    }
    std::stable_sort(order.begin(), order.end(), [](const auto &left, const auto &right) { return left.first > right.first; });
    for (std::size_t i = 0; i < order.size() && int(i) < keep; ++i)
        order[i].second->counts = true;
    int total = 0;
    for (Throw &row : rows) {
        for (const ThrownDie &die : row.dice)
            row.result += die.counts ? die.faces.back() : 0;
        total += row.result;
        put(std::move(row));
    }
    return total;
}

// Equally likely values are the faces of a die; others are read off the die that the step names.
std::vector<int> Hand::outcomes(const Step &step, Frame &frame, std::size_t weapon, int count)
{
    std::vector<int> values;
    std::vector<double> chances;
    for (const OutcomeTerm &term : step.outcomes) {
        values.push_back(std::max(0, term.value.whole(frame)));
        chances.push_back(shareOf(term.chance, frame));
    }
    if (values.size() == 1 && chances.front() >= 1)
        return std::vector<int>(std::size_t(count), values.front());
    const double one = 1.0 / double(std::max<std::size_t>(1, values.size()));
    const bool equal = std::all_of(chances.begin(), chances.end(), [one](double chance) { return std::fabs(chance - one) < 1e-9; });
    std::vector<int> faces = values;
    if (!equal) {
        const int sides = sidesOf(step, frame);
        faces.clear();
        for (std::size_t i = 0; i < values.size() && m_problem.empty(); ++i)
            faces.insert(faces.end(), std::size_t(std::max(0, good(chances[i], sides))), values[i]);
        faces.resize(std::size_t(std::max(1, sides)), 0); // what is missing is 0
    }
    Throw row{&step, weapon, 0, {}, 0, int(faces.size())};
    std::vector<int> all;
    for (int i = 0; i < count && m_problem.empty(); ++i) {
        const auto shown = std::size_t(m_chance(int(faces.size())));
        all.push_back(faces[shown]);
        row.result += faces[shown];
        row.dice.push_back({{equal ? faces[shown] : int(shown) + 1}, faces[shown] > 0});
    }
    put(std::move(row));
    return all;
}

int Hand::each(const Step &step, Frame &frame, std::size_t weapon)
{
    int sum = 0;
    for (const int value : outcomes(step, frame, weapon, counted(step.count.value(frame))))
        sum += value;
    return sum;
}

// Hit after hit, as Laws does it.
int Hand::allocated(const Step &step, Frame &frame, std::size_t weapon)
{
    const int wounds = std::max(1, step.wounds.whole(frame));
    const int figures = std::max(0, step.figures.whole(frame));
    int points = std::max(0, step.from.whole(frame));
    const int all = std::max(wounds * figures, points);
    const bool spill = step.spill.value(frame) != 0;
    const double ignored = shareOf(step.ignore, frame);
    const int sides = sidesOf(step, frame);
    for (int damage : outcomes(step, frame, weapon, counted(step.count.value(frame)))) {
        if (const int saves = ignored < 1 ? good(ignored, sides) : -1; ignored >= 1)
            damage = 0;
        else if (saves > 0 && damage > 0)
            damage -= successes({&step, weapon, 1, {}, 0, 0}, damage, sides, saves, 0, 0);
        points = std::min(spill ? all : std::min(all, (points / wounds + 1) * wounds), points + damage);
    }
    return points;
}

} // namespace muster::odds
