// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tools/bench/BenchSection.h"

#include <QElapsedTimer>

#include <functional>
#include <vector>

namespace muster::tools {

/// Milliseconds of one measured thing, several times.
class Samples final
{
public:
    /// Runs the work and lets the window paint; counts both.
    void time(const std::function<void()> &work);
    void add(double milliseconds) { m_values.push_back(milliseconds); }
    [[nodiscard]] bool empty() const { return m_values.empty(); }
    [[nodiscard]] double at(double share) const;
    [[nodiscard]] double first() const { return m_values.front(); }
    [[nodiscard]] BenchFigure median(const std::string &name, double goal) const { return {name, at(0.5), "ms", 1, goal}; }
    [[nodiscard]] BenchFigure p99(const std::string &name, double goal) const { return {name, at(0.99), "ms", 1, goal}; }
    /// Of the processor's time for the same, all threads together.
    [[nodiscard]] BenchFigure work(const std::string &name, double share) const { return {name, at(m_work, share), "ms", 1}; }

private:
    [[nodiscard]] static double at(const std::vector<double> &values, double share);

    std::vector<double> m_values;
    std::vector<double> m_work; ///< of those that time() has run
};

/// Lets posted events, layouts and paints happen.
void letPaint();

} // namespace muster::tools
