// SPDX-License-Identifier: GPL-3.0-or-later
#include "odds/Answer.h"

#include "odds/Run.h"

#include <algorithm>
#include <cmath>

namespace muster::odds {

namespace {

void addAt(std::vector<double> &row, int value, double chance)
{
    const auto index = std::size_t(std::max(0, value));
    if (index >= row.size())
        row.resize(index + 1, 0);
    row[index] += chance;
}

double meanOf(const std::vector<double> &row)
{
    double sum = 0;
    for (std::size_t i = 1; i < row.size(); ++i)
        sum += double(i) * row[i];
    return sum;
}

/// Puts the questions of a program to runs of it.
class Asking
{
public:
    Asking(const Program &program, const Attack &attack) : m_program(program), m_attack(attack) {}

    base::Result<Answer> ask()
    {
        findSizes();
        askLosses();
        if (m_attack.further) {
            askStages();
            for (const Expression &chance : m_program.chances)
                m_answer.chances.push_back(askChance(chance));
        }
        if (!m_problem.empty())
            return base::Error{"odds.numbers", m_problem, {}};
        return m_answer;
    }

private:
    void findSizes()
    {
        Frame frame = m_attack.weapons.back();
        frame.resize(m_program.names.places(), 0);
        m_size = m_program.size.given() ? m_program.size.whole(frame) : 0;
        m_ownSize = m_program.ownSize.given() ? m_program.ownSize.whole(frame) : 0;
        if (m_size > 0)
            m_answer.lost.resize(std::size_t(std::min(m_size, 20000)) + 1, 0);
        if (m_ownSize > 0 && m_program.own.given())
            m_answer.own.resize(std::size_t(std::min(m_ownSize, 20000)) + 1, 0);
    }

    // A place whose stage is the final value is read at the end like any other; of the rest the means are added up.
    void askLosses()
    {
        std::vector<Expression> questions{m_program.lost};
        if (m_program.own.given())
            questions.push_back(m_program.own);
        questions.insert(questions.end(), m_program.outcomes.begin(), m_program.outcomes.end());
        m_answer.outcomes.assign(m_program.outcomes.size(), 0);
        const std::set<int> places = m_attack.further ? stagePlaces() : std::set<int>();
        Run run(m_program, m_attack, m_laws, questions, places);
        run.walk();
        run.forEnd([&](Frame &frame, double chance) { take(frame, chance); });
        for (const int place : places)
            m_means[place] = run.mean(place);
        note(run);
        if (m_answer.lost.empty())
            m_answer.lost.push_back(0);
        m_answer.mean = meanOf(m_answer.lost);
        m_answer.ownMean = meanOf(m_answer.own);
        m_answer.any = 1 - m_answer.lost.front();
        m_answer.size = m_size;
        m_answer.destroyed = m_size > 0 ? m_answer.lost.back() : 0;
    }

    void take(Frame &frame, double chance)
    {
        const auto within = [](int value, int size) { return size > 0 ? std::min(value, size) : value; };
        const int lost = within(m_program.lost.whole(frame), m_size);
        addAt(m_answer.lost, lost, chance);
        for (std::size_t i = 0; i < m_program.outcomes.size(); ++i)
            m_answer.outcomes[i] += chance * m_program.outcomes[i].value(frame);
        if (!m_program.own.given())
            return;
        const int own = within(m_program.own.whole(frame), m_ownSize);
        addAt(m_answer.own, own, chance);
        if (m_attack.further) {
            const auto row = std::size_t(std::max(0, lost));
            if (row >= m_answer.joint.size())
                m_answer.joint.resize(row + 1);
            addAt(m_answer.joint[row], own, chance);
        }
    }

    std::set<int> stagePlaces() const
    {
        std::set<int> places;
        for (const Expression &stage : m_program.stages) {
            if (const int place = placeOf(stage); place >= 0)
                places.insert(place);
        }
        return places;
    }

    // The step that a stage names; -1 for a formula of inputs and for a number that is carried to the end.
    int placeOf(const Expression &stage) const
    {
        const std::set<int> reads = stage.reads();
        if (reads.size() != 1)
            return -1;
        const int place = *reads.begin();
        const auto isStart = [place](const Start &start) { return start.place == place; };
        if (std::any_of(m_program.starts.begin(), m_program.starts.end(), isStart))
            return -1;
        const auto makes = [place](const Step &step) { return step.place == place; };
        const bool made = std::any_of(m_program.each.begin(), m_program.each.end(), makes)
            || std::any_of(m_program.then.begin(), m_program.then.end(), makes);
        return made ? place : -1;
    }

    bool carried(const Expression &stage) const
    {
        const std::set<int> reads = stage.reads();
        return std::any_of(m_program.starts.begin(), m_program.starts.end(),
                           [&reads](const Start &start) { return reads.count(start.place) > 0; });
    }

    void askStages()
    {
        for (const Expression &stage : m_program.stages) {
            double mean = 0;
            if (const int place = placeOf(stage); place >= 0) {
                mean = m_means[place];
            } else if (carried(stage)) {
                mean = askChance(stage);
            } else {
                for (Frame frame : m_attack.weapons) {
                    frame.resize(m_program.names.places(), 0);
                    mean += stage.value(frame);
                }
            }
            m_answer.stages.push_back(mean);
        }
    }

    double askChance(const Expression &question)
    {
        Run run(m_program, m_attack, m_laws, {question}, {});
        run.walk();
        double sum = 0;
        run.forEnd([&](Frame &frame, double chance) { sum += chance * question.value(frame); });
        note(run);
        return sum;
    }

    void note(const Run &run)
    {
        if (m_problem.empty())
            m_problem = run.problem();
    }

    const Program &m_program;
    const Attack &m_attack;
    Laws m_laws;
    Answer m_answer;
    std::map<int, double> m_means;
    int m_size = 0;
    int m_ownSize = 0;
    base::Message m_problem;
};

} // namespace

base::Result<Answer> answer(const Program &program, const Attack &attack)
{
    return Asking(program, attack).ask();
}

} // namespace muster::odds
