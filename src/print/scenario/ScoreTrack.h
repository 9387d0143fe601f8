// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Scenario.h"
#include "print/layout/Canvas.h"

namespace muster::print {

/// What is written and ticked during the game: turns with their score lines, victory points, who played and how it ended.
class ScoreTrack
{
public:
    ScoreTrack(const packs::Scenario &scenario, const QString &language) : m_scenario(scenario), m_language(language) {}

    /// Draws from y on; gives the y below. Draw on a scratch canvas to measure.
    double draw(Canvas &canvas, double x, double y, double width) const;

private:
    double drawTurns(Canvas &canvas, double x, double y, double width, int from, int to, bool last) const;
    double drawVictoryPoints(Canvas &canvas, double x, double y, double width) const;
    double drawRecord(Canvas &canvas, double x, double y, double width) const;
    [[nodiscard]] double labelWidth(double width) const { return std::min(50.0, width * 0.28); }

    const packs::Scenario &m_scenario;
    QString m_language;
};

} // namespace muster::print
