// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/cards/CardContent.h"
#include "print/cards/CardMetrics.h"
#include "print/layout/RichText.h"

namespace muster::print {

/// The blocks of a card besides head and tables. Each draws at a place and gives the height it took.

double drawVitals(Canvas &canvas, const VitalsBlock &block, const QPointF &at, double width, const CardMetrics &metrics);
double drawAdvantage(Canvas &canvas, const AdvantageBlock &block, const QPointF &at, double width, const CardMetrics &metrics);
double drawLine(Canvas &canvas, const LineBlock &block, const QPointF &at, double width, const CardMetrics &metrics);
/// Boxes with a rule above; `remark` stands at the right of the last row (card number, "rules on the back").
double drawTracks(Canvas &canvas, const TracksBlock &block, const QPointF &at, double width, const CardMetrics &metrics,
                  const QString &remark);
/// Names only, side by side.
double drawRuleNames(Canvas &canvas, const RulesBlock &block, const QPointF &at, double width, const CardMetrics &metrics);
double drawCosts(Canvas &canvas, const CostsBlock &block, const QPointF &at, double width, const CardMetrics &metrics);
void drawPhoto(Canvas &canvas, const PhotoBlock &block, const QRectF &area, const QString &silhouette);
/// Ruled lines in what is left.
void drawNoteLines(Canvas &canvas, const QRectF &area, double pitch);
double drawRecord(Canvas &canvas, const RecordBlock &block, const QPointF &at, double width, const CardMetrics &metrics);
/// With a rule above; the number of the card at the right of the second line.
double drawFoot(Canvas &canvas, const FootBlock &block, const QPointF &at, double width, const CardMetrics &metrics, const QString &number);

/// A rule as a paragraph: name, the weapons that bring it, text (or a dash and a dotted line).
[[nodiscard]] RichText ruleText(const RuleEntry &rule);
/// One rule with the side bar of a granted advantage; gives the height.
double drawRule(Canvas &canvas, const RuleEntry &rule, const QPointF &at, double width, double points);
/// Distance between two rules.
[[nodiscard]] inline double ruleGap(double points)
{
    return points * 0.1;
}

} // namespace muster::print
