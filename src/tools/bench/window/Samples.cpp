// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/bench/window/Samples.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <ctime>

namespace muster::tools {

void letPaint()
{
    // Layout requests come with the first round, the paints they cause with the second.
    for (int round = 0; round < 2; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

void Samples::time(const std::function<void()> &work)
{
    const std::clock_t before = std::clock();
    QElapsedTimer timer;
    timer.start();
    work();
    letPaint();
    add(double(timer.nsecsElapsed()) / 1e6);
    m_work.push_back(1000.0 * double(std::clock() - before) / CLOCKS_PER_SEC);
}

double Samples::at(double share) const
{
    return at(m_values, share);
}

double Samples::at(const std::vector<double> &values, double share)
{
    if (values.empty())
        return 0;
    std::vector<double> sorted = values;
    std::sort(sorted.begin(), sorted.end());
    const auto index = std::size_t(std::ceil(share * double(sorted.size()))) - 1;
    return sorted[std::min(index, sorted.size() - 1)];
}

} // namespace muster::tools
