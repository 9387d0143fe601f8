// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/cards/FaceFrame.h"

namespace muster::print {

FaceFrame::FaceFrame(const CardContent &c, const CardOptions &o, const TextMeter &t, const CardNumber &n)
    : content(c), options(o), meter(t), number(n), m(CardMetrics::forSize(o.size))
{
    const bool framed = c.head == HeadShape::Tabard;
    left = m.border + (framed ? 1.6 : 0);
    width = m.width() - (framed ? 3.2 : 0);
    top = m.border;
    bottom = m.trim.height() - m.border - (framed ? 1.4 : 0);
}

Canvas FaceFrame::canvas() const
{
    return Canvas(meter, Inks{options.ink, darkEnough(content.colour)}, PaperText(content.language));
}

double FaceFrame::drawHead(Canvas &canvas, const HeadBlock &head, bool back, const QString &part) const
{
    const QSizeF size = m.trim;
    if (options.bleed > 0 && !canvas.inks().saver()) {
        // The printed edge: it runs over the cut, so that a cut half a millimetre off does not show white.
        const double inner = 1.2, b = options.bleed;
        QPainterPath edge;
        edge.addRect(QRectF(-b, -b, size.width() + 2 * b, size.height() + 2 * b));
        edge.addRect(QRectF(inner, inner, size.width() - 2 * inner, size.height() - 2 * inner));
        canvas.path(edge, canvas.inks().plate());
    }
    if (content.head == HeadShape::Tabard) {
        const double inset = m.border + 0.25;
        canvas.rect(QRectF(inset, inset, size.width() - 2 * inset, size.height() - 2 * inset), 0, {0.5, canvas.inks().line()});
    }
    PlateText text;
    text.title = part.isEmpty() ? content.name : QStringLiteral("%1 %2").arg(content.name, part);
    text.mark = content.mark;
    if (back) {
        text.points = content.points.isEmpty() ? QStringLiteral("–") : content.points;
        text.pointsUnit = content.pointsUnit;
    } else {
        // Many games say below the title what it is; then it is said once.
        text.type = head.subtitle.contains(content.type) ? QString() : content.type;
        text.subtitle = head.subtitle;
        text.badge = head.badge;
        text.symbols = head.symbols;
    }
    const double height = back ? m.plateBack : m.plateFront;
    return top + drawHeadPlate(canvas, content.head, text, QRectF(m.border, top, m.width(), height), m) + m.gap;
}

RichText::Setting ruleSetting(double points, double width)
{
    return {regular(points), width, 1.18, Align::Left, Inks::text, 0};
}

double flowRules(Canvas &canvas, const std::vector<RuleEntry> &rules, const QPointF &at, double width, double limit, double points,
                 Leftover &leftover)
{
    double y = at.y();
    bool full = false;
    for (const RuleEntry &rule : rules) {
        if (full) {
            leftover.rules.push_back(rule);
            continue;
        }
        Canvas probe = canvas.scratch();
        const double height = drawRule(probe, rule, {at.x(), y}, width, points);
        if (y + height <= limit + 1e-6) {
            drawRule(canvas, rule, {at.x(), y}, width, points);
            y += height + ruleGap(points);
            continue;
        }
        full = true;
        const int lines = int((limit - y) / pitch(points, 1.18) + 1e-6);
        if (lines < 2) {
            leftover.rules.push_back(rule);
            continue;
        }
        const auto [here, rest] = ruleText(rule).split(canvas.meter(), ruleSetting(points, width), lines);
        y += here.draw(canvas, at.x(), y, ruleSetting(points, width));
        leftover.texts.push_back(rest);
    }
    return y;
}

} // namespace muster::print
