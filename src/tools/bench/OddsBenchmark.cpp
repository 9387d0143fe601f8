// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/bench/OddsBenchmark.h"

#include "odds/Answer.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <random>

namespace muster::tools {

using namespace odds;

namespace {

constexpr int dice = 60;
constexpr int boxes = 40;
constexpr double hit = 1 / 3.0, further = 1 / 3.0, save = 1 / 3.0, kept = 2 / 3.0;

Expression formula(Program &program, const char *text)
{
    const auto parsed = Expression::parse(text, program.names);
    return parsed ? *parsed : Expression();
}

Step roll(Program &program, const char *name, const char *count, const char *chance)
{
    Step step;
    step.kind = Step::Kind::Roll;
    step.count = formula(program, count);
    step.chance = formula(program, chance);
    step.place = program.names.add(name);
    return step;
}

Program attack()
{
    Program program;
    program.names.add("dice");
    program.names.add("boxes");
    Step hits = roll(program, "hits", "dice", "1/3");
    hits.reroll = formula(program, "1");
    hits.chain = formula(program, "1/3");
    program.each.push_back(hits);
    program.each.push_back(roll(program, "unsaved", "hits", "2/3"));
    program.each.push_back(roll(program, "lost", "unsaved", "2/3"));
    program.lost = formula(program, "lost");
    program.size = formula(program, "boxes");
    program.stages = {formula(program, "hits"), formula(program, "unsaved")};
    return program;
}

double simulated(int throws)
{
    std::mt19937_64 random(1);
    std::uniform_real_distribution<double> chance(0, 1);
    double sum = 0;
    for (int i = 0; i < throws; ++i) {
        int lost = 0;
        for (int die = 0; die < dice; ++die) {
            bool more = chance(random) < hit || chance(random) < hit;
            for (; more; more = chance(random) < further)
                lost += chance(random) >= save && chance(random) < kept;
        }
        sum += std::min(boxes, lost);
    }
    return sum / throws;
}

template <typename Work>
double milliseconds(Work &&work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

} // namespace

OddsBenchmark oddsBenchmark()
{
    const Program program = attack();
    Frame frame(program.names.places(), 0);
    frame[std::size_t(program.names.place("dice"))] = dice;
    frame[std::size_t(program.names.place("boxes"))] = boxes;
    OddsBenchmark result;
    double exact = 0;
    result.attack = 1e9;
    for (int round = 0; round < 9; ++round) { // what else the machine does meanwhile only ever adds
        result.attack = std::min(result.attack, milliseconds([&] {
                                     const auto found = answer(program, {{frame}, true});
                                     exact = found ? found->mean : 0;
                                 }));
    }
    double mean = 0;
    result.simulation = milliseconds([&] { mean = simulated(100000); });
    result.difference = std::fabs(mean - exact);
    return result;
}

} // namespace muster::tools
