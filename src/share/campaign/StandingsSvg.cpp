// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/campaign/StandingsSvg.h"

#include <algorithm>

namespace muster::share {

namespace {

// A round number of whole points between two lines: one that is labelled 2 stands at 2.
int pointsApart(int most)
{
    int step = 1;
    for (int i = 0; most > 5 * step; ++i)
        step = i % 3 == 1 ? step * 5 / 2 : step * 2; // 1, 2, 5, 10…
    return step;
}

} // namespace

QString standingsSvg(const StandingsChart &chart)
{
    constexpr double left = 36, right = 640, top = 16, bottom = 300;
    const int apart = pointsApart(chart.most()), most = std::max(1, (chart.most() + apart - 1) / apart) * apart;
    const auto x = [&](int step) { return left + (right - left) * step / std::max(1, chart.steps); };
    const auto y = [&](double points) { return bottom - (bottom - top) * points / most; };
    QString svg = "<svg viewBox=\"0 0 860 330\" role=\"img\" font-size=\"13\" fill=\"currentColor\">\n";
    for (int points = 0; points <= most; points += apart) {
        svg += QString("<line x1=\"%1\" x2=\"%2\" y1=\"%3\" y2=\"%3\" stroke=\"currentColor\" opacity=\".2\"/>"
                       "<text x=\"%4\" y=\"%5\" text-anchor=\"end\">%6</text>\n")
                   .arg(left)
                   .arg(right)
                   .arg(y(points))
                   .arg(left - 6)
                   .arg(y(points) + 4)
                   .arg(points);
    }
    const int every = std::max(1, (chart.steps + 15) / 16);
    for (int step = 0; step <= chart.steps; step += every)
        svg += QString("<text x=\"%1\" y=\"%2\" text-anchor=\"middle\">%3</text>\n").arg(x(step)).arg(bottom + 20).arg(step);
    static const QStringList dashes{"", "9 5", "2 4", "12 4 2 4"};
    double free = -1e9;
    for (int i = 0; i < chart.lines.size(); ++i) {
        const StandingsChart::Line &line = chart.lines.at(i);
        QStringList points;
        for (int step = 0; step < line.points.size(); ++step)
            points.append(QString("%1,%2").arg(x(step)).arg(y(line.points.at(step))));
        svg += QString("<polyline fill=\"none\" stroke=\"currentColor\" stroke-width=\"%1\" stroke-dasharray=\"%2\" points=\"%3\"/>")
                   .arg(QString::number(i == 0 ? 3 : 1.6), dashes.at(i % 4), points.join(' '));
        free = std::max(y(line.points.last()), free + 16);
        svg += QString("<text x=\"%1\" y=\"%2\">").arg(right + 8).arg(free + 4) + line.player.toHtmlEscaped()
            + QString(" %1</text>\n").arg(line.points.last());
    }
    return svg + "</svg>\n";
}

} // namespace muster::share
