// SPDX-License-Identifier: GPL-3.0-or-later
// "Will it stop that squad, or do I need two?": the same attack made one after the other at what is left.
#include "packs/odds/OddsQuestion.h"

#include <algorithm>

namespace muster::packs {

namespace {

constexpr std::size_t mostAttacks = 20;
constexpr double nearlySure = 0.9;

// What an attack does to fewer of them when nothing else depends on their number.
std::vector<double> cutTo(const std::vector<double> &lost, std::size_t left)
{
    std::vector<double> cut(left + 1, 0);
    for (std::size_t i = 0; i < lost.size(); ++i)
        cut[std::min(i, left)] += lost[i];
    return cut;
}

} // namespace

void OddsAsker::repeat(const OddsQuestion &question, OddsReply &reply) const
{
    const OddsMode &mode = *question.mode;
    const auto size = std::size_t(reply.answer.size);
    if (!mode.again || size == 0 || !reply.unknown.isEmpty() || reply.answer.mean <= 0)
        return;
    std::vector<std::vector<double>> one(size + 1); // what one attack does, by what is left
    one[size] = reply.answer.lost;
    OddsQuestion rest = question;
    rest.further = rest.apart = rest.again = false;
    for (std::size_t left = size; --left > 0;) {
        if (mode.again->isEmpty()) {
            one[left] = cutTo(one[size], left);
            continue;
        }
        rest.defence.insert(*mode.again, QString::number(left));
        const auto answered = ask(rest);
        if (!answered || answered->answer.lost.size() != left + 1)
            return;
        one[left] = answered->answer.lost;
    }
    std::vector<double> now(size + 1, 0);
    now[size] = 1;
    while (now[0] < nearlySure && reply.again.size() < mostAttacks) {
        std::vector<double> next(size + 1, 0);
        next[0] = now[0];
        for (std::size_t left = 1; left <= size; ++left)
            for (std::size_t lost = 0; lost <= left; ++lost)
                next[left - lost] += now[left] * one[left][lost];
        now = std::move(next);
        reply.again.push_back(now[0]);
    }
    if (now[0] <= 0)
        reply.again.clear();
}

} // namespace muster::packs
