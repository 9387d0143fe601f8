// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "odds/Answer.h"
#include "odds/DicePool.h"
#include "odds/Laws.h"
#include "odds/States.h"

#include <optional>

namespace muster::odds {

class Hand;

/// One walk through the steps of an attack for some questions: carries along only the numbers that are still read.
class Run
{
public:
    /// `means`: places whose mean is asked for, though nothing else may read them.
    Run(const Program &program, const Attack &attack, Laws &laws, const std::vector<Expression> &questions, std::set<int> means);

    void walk();
    /// Walks once with dice in the hand instead of chances; the frame as it is at the end.
    [[nodiscard]] Frame cast(Hand &hand);
    /// Calls visit(frame, chance) for everything that can be at the end.
    template <typename Visit>
    void forEnd(Visit &&visit)
    {
        Frame frame = m_frames.back();
        m_end.forEach([&](States::Key key, double chance) {
            m_end.put(key, frame);
            visit(frame, chance);
        });
    }
    /// The sum of the means that the place had, over the weapons.
    [[nodiscard]] double mean(int place) const;
    /// Empty when all went well.
    [[nodiscard]] const base::Message &problem() const { return m_problem; }

private:
    struct Act
    {
        const Step *step = nullptr;
        std::size_t frame = 0;
        bool chosen = false; ///< somebody takes up dice by choice
        bool needed = false;
    };
    void layOut(const Program &program);
    void addActs(const std::vector<Step> &steps, std::size_t frame);
    void findLive(const std::vector<Expression> &questions);
    void addReads(const Expression &formula, std::set<int> &places) const;
    [[nodiscard]] States begin();
    [[nodiscard]] States advance(std::size_t act, const States &before);
    void spread(std::size_t act, Frame &frame, double chance, States &after);
    [[nodiscard]] Distribution played(std::size_t act, const Frame &frame);
    /// A throw of which dice are taken up by choice; null when there are too many of them.
    [[nodiscard]] std::optional<DicePool> poolOf(std::size_t act, Frame &frame);
    [[nodiscard]] DicePool::Value valueOf(std::size_t act, const Frame &at);
    int castChosen(std::size_t act, Frame &frame, Hand &hand);
    [[nodiscard]] Worth worth(std::size_t act, Frame &frame);
    [[nodiscard]] Worth worthOf(std::size_t act, Frame &frame);
    [[nodiscard]] bool spend(double work);

    const Program &m_program;
    Laws &m_laws;
    std::vector<Frame> m_frames;
    std::set<int> m_random; ///< places that steps write
    std::set<int> m_means;
    std::vector<Act> m_acts;
    std::vector<States> m_live; ///< before each act, and at the end
    States m_end{{}};
    std::vector<std::unordered_map<States::Key, Worth>> m_worths;
    std::map<std::pair<std::size_t, States::Key>, Distribution> m_played;
    std::map<int, double> m_sums;
    double m_work = 0;
    base::Message m_problem;
};

} // namespace muster::odds
