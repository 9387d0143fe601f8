// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/cards/CardBlocks.h"
#include "print/cards/CardLayout.h"
#include "print/cards/HeadPlate.h"
#include "print/cards/TableBlocks.h"

namespace muster::print {

/// What front, back and continuation have in common: live area, head, frame of the game.
class FaceFrame
{
public:
    FaceFrame(const CardContent &content, const CardOptions &options, const TextMeter &meter, const CardNumber &number);

    [[nodiscard]] Canvas canvas() const;
    /// Bleed, head and frame; gives the y below the head.
    double drawHead(Canvas &canvas, const HeadBlock &head, bool back, const QString &part) const;

    const CardContent &content;
    const CardOptions &options;
    const TextMeter &meter;
    CardNumber number;
    CardMetrics m;
    double left, width;  ///< of the text inside the frame
    double top, bottom;  ///< of the live area
};

/// The rows and rules that did not fit; a continuation card takes them.
struct Leftover
{
    struct Rows
    {
        TableBlock table;
    };
    std::vector<TableBlock> tables;
    std::vector<Block> blocks;
    std::vector<RuleEntry> rules;
    std::vector<RichText> texts; ///< rest of a rule that was split
    [[nodiscard]] bool empty() const { return tables.empty() && blocks.empty() && rules.empty() && texts.empty(); }
};

/// The drawn face, and what it could not take.
struct Face
{
    DisplayList list;
    Leftover leftover;
};

[[nodiscard]] Face layoutFront(const FaceFrame &frame, std::vector<AdaptationNote> &notes);
[[nodiscard]] Face layoutBack(const FaceFrame &frame, std::vector<AdaptationNote> &notes);
/// Takes from `leftover` what fits on one face.
[[nodiscard]] DisplayList layoutContinuation(const FaceFrame &frame, Leftover &leftover, bool back, const QString &part);

/// The text of a rule set as one paragraph at this size.
[[nodiscard]] RichText::Setting ruleSetting(double points, double width);
/// Draws as many rules as fit above `limit` (splitting the last one) and moves the rest to `leftover`; gives the y below.
double flowRules(Canvas &canvas, const std::vector<RuleEntry> &rules, const QPointF &at, double width, double limit, double points,
                 Leftover &leftover);

} // namespace muster::print
