// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/bench/window/Samples.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

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
    QElapsedTimer timer;
    timer.start();
    work();
    letPaint();
    add(double(timer.nsecsElapsed()) / 1e6);
}

double Samples::at(double share) const
{
    if (m_values.empty())
        return 0;
    std::vector<double> sorted = m_values;
    std::sort(sorted.begin(), sorted.end());
    const auto index = std::size_t(std::ceil(share * double(sorted.size()))) - 1;
    return sorted[std::min(index, sorted.size() - 1)];
}

} // namespace muster::tools
