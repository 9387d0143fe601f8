// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/cards/CardContent.h"
#include "print/cards/HeadPlate.h"
#include "print/kit/DeckCards.h"
#include "print/layout/RichText.h"

#include <algorithm>

namespace muster::print {

namespace {

/// The divider of one formation.
class DividerFace
{
public:
    DividerFace(const RosterSource &source, const UnitGroup &group, const CardOptions &options, const TextMeter &meter)
        : m_source(source), m_group(group), m_options(options), m_meter(meter), m_metrics(CardMetrics::forSize(options.size)),
          m_words(source.language())
    {
    }

    DisplayList draw(int number, int total) const
    {
        Canvas canvas(m_meter, Inks{m_options.ink, darkEnough(m_source.colourOf(m_group.force))}, m_words);
        PlateText head;
        head.title = m_group.title;
        head.mark = m_source.markOf(m_group.force);
        head.badge = QString::number(number);
        double y = m_metrics.border
            + drawHeadPlate(canvas, headShapeFromName(m_source.design().head), head,
                            QRectF(m_metrics.border, m_metrics.border, m_metrics.width(), m_metrics.plateFront), m_metrics)
            + 1.4;
        const double bottom = drawFoot(canvas, number, total);
        drawUnits(canvas, y, drawTurns(canvas, bottom) - 1);
        return canvas.take();
    }

private:
    [[nodiscard]] double left() const { return m_metrics.border + 1; }
    [[nodiscard]] double width() const { return m_metrics.width() - 2; }

    double drawFoot(Canvas &canvas, int number, int total) const
    {
        const double y = m_metrics.trim.height() - m_metrics.border - 4.2;
        canvas.rule(left(), y, width(), 0.15);
        canvas.text(left(), y + 3.2, QStringLiteral("%1/%2").arg(QString::number(number), QString::number(total)), regular(m_metrics.foot));
        const QString points = QStringLiteral("%1 %2").arg(numberText(m_group.points), m_source.look().costName);
        canvas.text(left() + width(), y + 3.2, points, bold(m_metrics.foot + 0.6), Inks::text, Align::Right);
        return y;
    }

    // A box for every turn in which it was activated, and one while it waits in reserve.
    double drawTurns(Canvas &canvas, double bottom) const
    {
        constexpr int turns = 8;
        const double size = std::min(5.0, (width() - 1) / turns - 0.8), top = bottom - size - 4.4;
        canvas.text(left(), top + 2.6, m_words.translate("Paper", "activated in turn"), regular(m_metrics.label));
        for (int i = 0; i < turns; ++i) {
            const QRectF box(left() + i * (size + 0.8), top + 3.6, size, size);
            canvas.rect(box, 0, {0.25, Inks::text});
            canvas.textMid(box.center().x(), box.center().y(), QString::number(i + 1), regular(6), Inks::soft, Align::Centre);
        }
        return top;
    }

    // Every unit of the formation stands on its card, in smaller type if need be.
    void drawUnits(Canvas &canvas, double top, double bottom) const
    {
        std::vector<RichText> lines;
        for (const RosterUnit *unit : m_group.units)
            lines.push_back(RichText(
                {{m_source.fullTitleOf(*unit->selection), unit->carrier ? Weight::Regular : Weight::Bold, unit->carrier != nullptr, {}},
                 {QStringLiteral("  ") + numberText(m_source.ownPoints(*unit->selection)), Weight::Regular, false, {}}}));
        for (const rules::Selection *other : m_group.others)
            lines.push_back(RichText({{m_source.fullTitleOf(*other), Weight::Bold, false, {}},
                                      {QStringLiteral("  ") + numberText(m_source.points(*other)), Weight::Regular, false, {}}}));
        double points = 10;
        const auto height = [&] {
            double sum = 0;
            for (const RichText &line : lines)
                sum += line.height(m_meter, setting(points)) + points * 0.08;
            return sum;
        };
        while (points > 3.6 && height() > bottom - top)
            points -= 0.2;
        for (const RichText &line : lines)
            top += line.draw(canvas, left(), top, setting(points)) + points * 0.08;
    }

    [[nodiscard]] RichText::Setting setting(double points) const { return {regular(points), width(), 1.14, Align::Left, Inks::text, 2}; }

    const RosterSource &m_source;
    const UnitGroup &m_group;
    const CardOptions &m_options;
    const TextMeter &m_meter;
    CardMetrics m_metrics;
    PaperText m_words;
};

} // namespace

std::vector<Card> dividerCards(const RosterSource &source, const CardOptions &options, const TextMeter &meter)
{
    std::vector<const UnitGroup *> formations;
    for (const UnitGroup &group : source.groups())
        if (group.formation && !group.units.empty())
            formations.push_back(&group);
    std::vector<Card> cards;
    for (size_t i = 0; i < formations.size(); ++i) {
        const UnitGroup &group = *formations[i];
        Card card;
        card.front = std::make_shared<const DisplayList>(
            DividerFace(source, group, options, meter).draw(int(i) + 1, int(formations.size())));
        card.back = card.front; // it is read from both sides of the stack
        card.key = share::toText(group.formation->id);
        card.title = group.title;
        cards.push_back(std::move(card));
    }
    return cards;
}

} // namespace muster::print
