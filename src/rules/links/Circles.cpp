// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/links/Circles.h"

#include <algorithm>

namespace muster::rules {

namespace {

/// Tarjan's walk, without recursion: a list may lead ten thousand deep.
class CircleWalk
{
public:
    explicit CircleWalk(const std::vector<std::vector<int>> &to)
        : m_to(to), m_order(to.size(), none), m_low(to.size(), none), m_circle(to.size(), none), m_open(to.size(), false)
    {
    }

    std::vector<int> run()
    {
        for (int start = 0; start < static_cast<int>(m_to.size()); ++start)
            if (m_order[at(start)] == none)
                walk(start);
        return std::move(m_circle);
    }

private:
    static constexpr int none = -1;

    struct Step
    {
        int thing;
        std::size_t next; ///< of its ways
    };

    static std::size_t at(int thing) { return static_cast<std::size_t>(thing); }

    void enter(int thing)
    {
        m_order[at(thing)] = m_low[at(thing)] = m_entered++;
        m_open[at(thing)] = true;
        m_met.push_back(thing);
        m_path.push_back({thing, 0});
    }

    void walk(int start)
    {
        enter(start);
        while (!m_path.empty()) {
            const int thing = m_path.back().thing;
            if (m_path.back().next < m_to[at(thing)].size()) {
                const int other = m_to[at(thing)][m_path.back().next++];
                if (m_order[at(other)] == none)
                    enter(other);
                else if (m_open[at(other)])
                    m_low[at(thing)] = std::min(m_low[at(thing)], m_order[at(other)]);
                continue;
            }
            m_path.pop_back();
            if (!m_path.empty())
                m_low[at(m_path.back().thing)] = std::min(m_low[at(m_path.back().thing)], m_low[at(thing)]);
            if (m_low[at(thing)] == m_order[at(thing)])
                close(thing);
        }
    }

    void close(int first)
    {
        int thing = none;
        do {
            thing = m_met.back();
            m_met.pop_back();
            m_open[at(thing)] = false;
            m_circle[at(thing)] = m_found;
        } while (thing != first);
        ++m_found;
    }

    const std::vector<std::vector<int>> &m_to;
    std::vector<int> m_order, m_low, m_circle;
    std::vector<bool> m_open;
    std::vector<int> m_met;
    std::vector<Step> m_path;
    int m_entered = 0, m_found = 0;
};

} // namespace

std::vector<int> circles(const std::vector<std::vector<int>> &to)
{
    return CircleWalk(to).run();
}

} // namespace muster::rules
