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
    double left, width; ///< of the text inside the frame
    double top, bottom; ///< of the live area
};

/// The rows and rules that did not fit; a continuation card takes them.
struct Leftover
{
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
    bool handLeft = false;              ///< the row of close combat found no room
    double roomTop = 0, roomBottom = 0; ///< between what hangs from the top and what stands on the bottom edge
};

[[nodiscard]] Face layoutFront(const FaceFrame &frame, std::vector<AdaptationNote> &notes);
[[nodiscard]] Face layoutBack(const FaceFrame &frame, std::vector<AdaptationNote> &notes);
/// Takes from `leftover` what fits on one face.
[[nodiscard]] DisplayList layoutContinuation(const FaceFrame &frame, Leftover &leftover, bool back, const QString &part);

/// Draws leftovers from `y` down to `limit` and takes them away; gives the y below.
double flowLeftover(Canvas &canvas, const FaceFrame &frame, Leftover &leftover, double y, double limit);
/// The free room of a front takes what the back could not; false (and nothing changes) unless it takes all of it.
bool moveToFront(const FaceFrame &frame, Face &front, Leftover &leftover);
/// A front with room to spare also says the rules, so that nobody has to turn the card.
void repeatRules(const FaceFrame &frame, Face &front);

/// The text of a rule set as one paragraph at this size.
[[nodiscard]] RichText::Setting ruleSetting(double points, double width);
/// Draws as many rules as fit above `limit` (splitting the last one) and moves the rest to `leftover`; gives the y below.
double flowRules(Canvas &canvas, const std::vector<RuleEntry> &rules, const QPointF &at, double width, double limit, double points,
                 Leftover &leftover);

} // namespace muster::print
