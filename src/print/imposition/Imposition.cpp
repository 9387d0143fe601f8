// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/imposition/Imposition.h"

#include <array>
#include <cmath>

namespace muster::print {

namespace {

enum class Side { Front, Back, Both };

/// Marks, lines and words round the cards of one page.
class SheetFurniture
{
public:
    SheetFurniture(const SheetPlan &plan, const SheetWords &words, const TextMeter &meter)
        : m_plan(plan), m_words(words), m_canvas(meter, Inks{}, PaperText(words.language))
    {
    }

    DisplayList draw(int sheet, int sheets, Side side, int cards)
    {
        if (m_plan.settings().cut == CutGuide::Marks)
            marks(side);
        else if (m_plan.settings().cut == CutGuide::Lines && side != Side::Back)
            lines(cards);
        if (m_plan.settings().backs == Backs::FoldOver)
            folds(cards);
        words(sheet, sheets, side);
        return m_canvas.take();
    }

private:
    /// Every x (or y) at which is cut.
    std::vector<double> cuts(bool vertical, Side side) const
    {
        std::vector<double> all;
        const bool fold = m_plan.settings().backs == Backs::FoldOver;
        for (int i = 0; i < m_plan.perSheet(); ++i) {
            QRectF trim = side == Side::Back ? m_plan.back(i).trim : m_plan.front(i).trim;
            if (fold)
                trim = trim.united(m_plan.back(i).trim);
            const std::array<double, 2> edges = vertical ? std::array{trim.left(), trim.right()} : std::array{trim.top(), trim.bottom()};
            for (const double at : edges) {
                bool known = false;
                for (const double other : all)
                    known = known || std::abs(other - at) < 0.01;
                if (!known)
                    all.push_back(at);
            }
        }
        return all;
    }

    void marks(Side side)
    {
        const Stroke stroke{0.15, Inks::text};
        const QRectF block = side == Side::Back ? m_plan.block().translated(m_plan.settings().backOffset) : m_plan.block();
        const QRectF area = m_plan.printable();
        const double bleed = m_plan.settings().bleed;
        // 1.5 from the trim; where the margin is narrow the mark begins nearer rather than vanish.
        const auto span = [bleed](double room, double longest) {
            const double start = bleed + (room - bleed > 4 ? 1.5 : 0.6);
            return std::make_pair(start, std::min(start + longest, room));
        };
        for (const double x : cuts(true, side)) {
            const auto [above, aboveEnd] = span(block.top() - area.top(), 5);
            if (aboveEnd > above + 0.3)
                m_canvas.line(x, block.top() - aboveEnd, x, block.top() - above, stroke);
            const auto [below, belowEnd] = span(area.bottom() - block.bottom(), 5);
            if (belowEnd > below + 0.3)
                m_canvas.line(x, block.bottom() + below, x, block.bottom() + belowEnd, stroke);
        }
        for (const double y : cuts(false, side)) {
            const auto [before, beforeEnd] = span(block.left() - area.left(), 4);
            if (beforeEnd > before + 0.3)
                m_canvas.line(block.left() - beforeEnd, y, block.left() - before, y, stroke);
            const auto [after, afterEnd] = span(area.right() - block.right(), 4);
            if (afterEnd > after + 0.3)
                m_canvas.line(block.right() + after, y, block.right() + afterEnd, y, stroke);
        }
    }

    void lines(int cards)
    {
        for (int i = 0; i < cards; ++i) {
            m_canvas.rect(m_plan.front(i).trim, 0, {0.10, Inks::soft});
            if (m_plan.settings().backs == Backs::FoldOver)
                m_canvas.rect(m_plan.back(i).trim, 0, {0.10, Inks::soft});
        }
    }

    void folds(int cards)
    {
        for (int i = 0; i < cards; ++i) {
            const QRectF back = m_plan.back(i).trim;
            if (m_plan.foldsDown())
                m_canvas.line(back.left(), back.bottom(), back.right(), back.bottom(), {0.10, Inks::soft, Dash::Dashed});
            else
                m_canvas.line(back.left(), back.top(), back.left(), back.bottom(), {0.10, Inks::soft, Dash::Dashed});
        }
    }

    void words(int sheet, int sheets, Side side)
    {
        const QRectF block = m_plan.block(), area = m_plan.printable();
        const char *key = side == Side::Front ? QT_TRANSLATE_NOOP("Paper", "sheet %1 of %2 · front")
            : side == Side::Back              ? QT_TRANSLATE_NOOP("Paper", "sheet %1 of %2 · back")
                                              : QT_TRANSLATE_NOOP("Paper", "sheet %1 of %2");
        const Font font = regular(7);
        const double left = std::max(area.left(), block.left()), right = std::min(area.right(), block.right());
        const double marks = m_plan.settings().cut == CutGuide::Marks ? 6.9 : 1.0;
        const double clearance = marks + m_plan.settings().bleed + 2.8;
        if (block.top() - area.top() > clearance) {
            const double y = area.top() + 2.4;
            const double used = m_canvas.text(left, y, m_canvas.translate("Paper", key).arg(sheet).arg(sheets), font);
            if (used + 4 + m_canvas.meter().width(m_canvas.translate("Paper", "print at 100 %, no scaling"), font) < right - left)
                m_canvas.text(right, y, m_canvas.translate("Paper", "print at 100 %, no scaling"), font, Inks::text, Align::Right);
        }
        if (area.bottom() - block.bottom() > clearance) {
            const double y = area.bottom() - 0.9;
            const QString bar = m_canvas.translate("Paper", "the bar is 50 mm long");
            const double source = m_canvas.meter().width(m_words.source, font), label = m_canvas.meter().width(bar, font);
            if (source < right - left)
                m_canvas.text(left, y, m_words.source, font);
            // The bar shows at a glance whether the printer scaled the page.
            if (source + 2 + 50 + 2 + label < right - left) {
                const double x = right - label - 2 - 50, middle = y - 0.9;
                m_canvas.text(right, y, bar, font, Inks::text, Align::Right);
                m_canvas.line(x, middle, x + 50, middle, {0.15, Inks::text});
                for (const double at : {0.0, 25.0, 50.0})
                    m_canvas.line(x + at, middle - (at == 25 ? 0.6 : 1.0), x + at, middle + (at == 25 ? 0.6 : 1.0), {0.15, Inks::text});
            }
        }
    }

    const SheetPlan &m_plan;
    const SheetWords &m_words;
    Canvas m_canvas;
};

void addFaces(Page &page, const std::vector<Card> &cards, size_t first, const SheetPlan &plan, bool backs)
{
    for (int i = 0; i < plan.perSheet() && first + size_t(i) < cards.size(); ++i) {
        const Card &card = cards[first + size_t(i)];
        if (backs)
            page.add(card.back, plan.back(i).transform());
        else
            page.add(card.front, plan.front(i).transform());
    }
}

} // namespace

ImposedSheets imposeCards(const std::vector<Card> &cards, const SheetSettings &settings, const SheetWords &words, const TextMeter &meter)
{
    ImposedSheets result;
    const SheetPlan plan(settings);
    result.perSheet = plan.perSheet();
    if (result.perSheet == 0 || cards.empty())
        return result;
    result.sheets = int((cards.size() + size_t(result.perSheet) - 1) / size_t(result.perSheet));
    Pages separate;
    for (int sheet = 0; sheet < result.sheets; ++sheet) {
        const size_t first = size_t(sheet) * size_t(result.perSheet);
        const int count = int(std::min(cards.size() - first, size_t(result.perSheet)));
        const bool fold = settings.backs == Backs::FoldOver, single = settings.backs == Backs::None;
        Page front{plan.page(), {}, {}};
        addFaces(front, cards, first, plan, false);
        if (fold)
            addFaces(front, cards, first, plan, true);
        front.add(SheetFurniture(plan, words, meter).draw(sheet + 1, result.sheets, fold || single ? Side::Both : Side::Front, count));
        result.pages.push_back(std::move(front));
        if (fold || single)
            continue;
        Page back{plan.page(), {}, {}};
        addFaces(back, cards, first, plan, true);
        back.add(SheetFurniture(plan, words, meter).draw(sheet + 1, result.sheets, Side::Back, count));
        (settings.backs == Backs::Separate ? separate : result.pages).push_back(std::move(back));
    }
    // Two jobs one after the other: all fronts, then all backs.
    for (Page &page : separate)
        result.pages.push_back(std::move(page));
    return result;
}

Pages singleCards(const std::vector<Card> &cards, const SheetSettings &settings)
{
    // A PDF page is a whole number of points: take the next larger one and put the card in its middle.
    const auto points = [](double mm) { return std::ceil(mm / mmPerPoint - 1e-6) * mmPerPoint; };
    const QSizeF page(points(settings.card.width() + 2 * settings.bleed), points(settings.card.height() + 2 * settings.bleed));
    const QTransform middle = QTransform::fromTranslate((page.width() - settings.card.width()) / 2,
                                                        (page.height() - settings.card.height()) / 2);
    Pages pages;
    for (const Card &card : cards) {
        for (const auto &face : {card.front, card.back}) {
            if (face == card.back && settings.backs == Backs::None)
                continue;
            Page single{page, card.title, {}};
            single.add(face, middle);
            pages.push_back(std::move(single));
        }
    }
    return pages;
}

} // namespace muster::print
