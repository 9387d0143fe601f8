// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/scenario/ScenarioSheet.h"

#include "print/scenario/MapDrawing.h"
#include "print/scenario/ScenarioTexts.h"
#include "print/scenario/ScoreTrack.h"
#include "print/sheets/PackStyle.h"
#include "share/ScenarioText.h"
#include "text/Speaking.h"

#include <QRegularExpression>

#include <algorithm>

namespace muster::print {

using namespace packs;

namespace {

constexpr double gutter = 5;

/// The sheet of one scenario while it is made.
class ScenarioPages
{
public:
    ScenarioPages(const Scenario &scenario, const Pack &pack, const SheetStyle &style, const TextMeter &meter)
        : m_scenario(scenario), m_pack(pack), m_words(style.language), m_frame(style, meter)
    {
    }

    Pages run()
    {
        const double top = firstPage();
        // As large as the page allows: first the type shrinks, then the map, then there is a second page.
        QList<MapScale> scales = MapScale::fitting(
            m_scenario.plan.map.size, {m_frame.width() - 2 * MapDrawing::margin, m_frame.bottom() - top - 40}, m_pack.manifest().measure);
        if (m_scenario.plan.map.isEmpty() || scales.isEmpty())
            scales = {MapScale()};
        // Rather a second page than a map that nobody can read.
        for (const MapScale &scale : scales.mid(0, m_frame.width() > 160 ? 3 : 1))
            for (const double k : {1.1, 1.06, 1.0, 0.95, 0.9, 0.86})
                if (onePage(top, scale, k))
                    return m_frame.finish();
        severalPages(top, scales.constFirst());
        return m_frame.finish();
    }

private:
    [[nodiscard]] QString language() const { return m_words.language(); }

    [[nodiscard]] PlateText head() const
    {
        PlateText head;
        head.title = m_scenario.name.in(language());
        head.subtitle = QStringList{m_pack.name(language()), share::scenarioPlace(m_scenario, language()),
                                    m_scenario.summary.in(language())}
                            .filter(QRegularExpression(QStringLiteral(".")))
                            .join(QStringLiteral(" · "));
        // A plate with figures at its right has no badge: the number stands before the name.
        if (m_scenario.number > 0 && m_scenario.turns > 0)
            head.title = QStringLiteral("%1 · %2").arg(QString::number(m_scenario.number), head.title);
        else if (m_scenario.number > 0)
            head.badge = QString::number(m_scenario.number);
        if (m_scenario.turns > 0) {
            head.points = QString::number(m_scenario.turns);
            head.pointsUnit = m_words.translate("Paper", "turns");
        }
        return head;
    }

    double firstPage()
    {
        const double y = m_frame.newPage(head());
        return facts(y);
    }

    // The figures in equal columns; what is longer than its column wraps below its label.
    double facts(double y)
    {
        Canvas &canvas = m_frame.canvas();
        const QList<share::ScenarioFact> all = share::scenarioFacts(m_scenario, m_pack, language());
        const qsizetype inARow = m_frame.width() > 160 ? 7 : 3;
        for (qsizetype from = 0; from < all.size(); from += inARow) {
            const QList<share::ScenarioFact> row = all.mid(from, inARow);
            const double wide = m_frame.width() / double(row.size());
            double height = 0;
            for (qsizetype i = 0; i < row.size(); ++i) {
                const double x = m_frame.left() + double(i) * wide + (i > 0 ? 2 : 0);
                const bool figure = row.at(i).value.size() <= (row.size() > 5 ? 9 : 14);
                canvas.text(x, y + 2.6, row.at(i).label, regular(7.2));
                const RichText value = RichText::plain(m_words.typeset(row.at(i).value), figure ? Weight::Bold : Weight::Medium);
                height = std::max(
                    height,
                    3.4 + value.draw(canvas, x, y + 3.4, {figure ? bold(11) : medium(8), wide - 3, 1.1, Align::Left, Inks::text, 0}));
            }
            for (qsizetype i = 1; i < row.size(); ++i)
                canvas.line(m_frame.left() + double(i) * wide, y, m_frame.left() + double(i) * wide, y + height, {0.15, Inks::hair});
            y += height + 1.4;
            canvas.rule(m_frame.left(), y, m_frame.width(), 0.15);
            y += 1.6;
        }
        if (m_scenario.house)
            y += RichText::plain(m_words.translate("Paper", "A house mission: put together by us from the parts of the rules."),
                                 Weight::Regular, true)
                     .draw(canvas, m_frame.left(), y, {italic(7.6), m_frame.width(), 1.15, Align::Left, Inks::text, 0})
                + 1.4;
        return y;
    }

    [[nodiscard]] double mapHeight(const MapScale &scale) const
    {
        return m_scenario.plan.map.isEmpty() ? 0 : MapDrawing::size(m_scenario.plan, scale).height() + 6.5;
    }

    double drawMap(double y, const MapScale &scale)
    {
        if (m_scenario.plan.map.isEmpty())
            return y;
        const QString remark = scale.denominator == 10 && !scale.inches
            ? m_words.translate("Paper", "1 mm on the sheet is 1 cm on the table")
            : m_words.translate("Paper", "to scale, 1:%1").arg(scale.denominator);
        y = m_frame.heading(m_frame.left(), y, m_frame.width(), m_words.translate("Paper", "Map"), remark) + MapDrawing::margin;
        const double wide = scale.onPaper(m_scenario.plan.map.size).width();
        MapDrawing(m_frame.canvas(), m_scenario.plan, scale, {m_frame.left() + (m_frame.width() - wide) / 2, y}).draw();
        return y + MapDrawing::size(m_scenario.plan, scale).height() - MapDrawing::margin + 1;
    }

    [[nodiscard]] double tailHeight(double k)
    {
        Canvas measure = m_frame.canvas().scratch();
        return drawTail(measure, 0, k);
    }

    // Track, record and, below a fold, what the players must not read yet.
    double drawTail(Canvas &canvas, double y, double k)
    {
        const double x = m_frame.left(), width = m_frame.width();
        y += drawSectionTitle(canvas, m_words.translate("Paper", "Turns and score"), x, y, width, TextSizes{k}) + 1;
        y = ScoreTrack(m_scenario, language()).draw(canvas, x, y, width);
        return m_scenario.plan.secondary.there ? drawSecondary(canvas, y + 4) : y;
    }

    double drawSecondary(Canvas &canvas, double y)
    {
        const HiddenMission &hidden = m_scenario.plan.secondary;
        const double x = m_frame.left(), width = m_frame.width();
        canvas.line(0, y, m_frame.style().paper.width(), y, {0.25, Inks::text, Dash::Dashed});
        canvas.text(x, y - 0.9, m_words.translate("Paper", "fold this part back before the game"), italic(7.2));
        y += 3;
        if (!hidden.opens.isEmpty())
            y += RichText::plain(m_words.typeset(hidden.opens.in(language())), Weight::Regular, true)
                     .draw(canvas, x, y, {italic(7.8), width, 1.15, Align::Left, Inks::text, 0})
                + 1;
        y += drawSectionTitle(canvas, m_words.translate("Paper", "Secondary mission"), x, y, width, TextSizes{1}) + 0.6;
        if (!hidden.text.isEmpty())
            return y + drawTextBlock(canvas, MdParagraph{m_words.typeset(hidden.text.in(language()))}, x, y, width, TextSizes{1.1});
        for (int line = 1; line <= 4; ++line)
            canvas.rule(x, y + line * 6.5, width, 0.15, Inks::hair);
        return y + 27;
    }

    bool onePage(double top, const MapScale &scale, double k)
    {
        const double texts = top + mapHeight(scale), bottom = m_frame.bottom() - tailHeight(k) - 2;
        const auto items = scenarioItems(m_scenario, m_pack, m_words, TextSizes{k});
        const auto places = balancedColumns(items, {m_frame.left(), texts, m_frame.width(), bottom, columns(), gutter}, m_frame.canvas());
        if (bottom < texts || places.empty())
            return false;
        drawMap(top, scale);
        double end = texts;
        for (const FlowPlace &place : places)
            end = std::max(end, place.y + items[place.item].draw(m_frame.canvas(), place.x, place.y, place.width));
        // What the players fold away hangs on the lower edge; a track follows the text.
        const bool hangs = m_scenario.plan.secondary.there;
        if (hangs || m_scenario.own)
            drawNotes(end + 4, bottom - 2);
        drawTail(m_frame.canvas(), hangs || m_scenario.own ? bottom + 2 : end + 2, k);
        return true;
    }

    // The game master writes down what the book says, or what was agreed.
    void drawNotes(double y, double bottom)
    {
        constexpr double pitch = 7;
        if (bottom - y < 4 * pitch)
            return;
        y = m_frame.heading(m_frame.left(), y, m_frame.width(), m_words.translate("Paper", "Notes"));
        for (y += pitch - 1; y <= bottom; y += pitch)
            m_frame.canvas().rule(m_frame.left(), y, m_frame.width(), 0.15, Inks::hair);
    }

    void severalPages(double top, const MapScale &scale)
    {
        const TextSizes sizes{1.0};
        const auto items = scenarioItems(m_scenario, m_pack, m_words, sizes);
        double y = drawMap(top, scale);
        double next = m_frame.style().margins.top() + 18;
        const auto area = [&](int page) {
            return FlowArea{m_frame.left(), page == 0 ? y : next, m_frame.width(), m_frame.bottom(), columns(), gutter};
        };
        double end = y;
        int shown = 0;
        for (const FlowPlace &place : flowColumns(items, area, m_frame.canvas().scratch())) {
            while (shown < place.page) {
                end = next = m_frame.newPage(head());
                ++shown;
            }
            end = std::max(end, place.y + items[place.item].draw(m_frame.canvas(), place.x, place.y, place.width));
        }
        if (end + tailHeight(1.0) + 2 > m_frame.bottom())
            end = m_frame.newPage(head());
        drawTail(m_frame.canvas(), end + 2, 1.0);
    }

    [[nodiscard]] int columns() const { return m_frame.width() > 160 ? 3 : 2; }

    const Scenario &m_scenario;
    const Pack &m_pack;
    PaperText m_words;
    SheetFrame m_frame;
};

} // namespace

Pages layoutScenario(const Scenario &scenario, const Pack &pack, const QString &language, const QSizeF &paper, InkMode ink,
                     const TextMeter &meter)
{
    const text::Speaking speaking(language);
    SheetStyle style = packStyle(pack, language, paper, ink);
    style.footRight = PaperText(language).translate("Paper", "scenario sheet");
    return ScenarioPages(scenario, pack, style, meter).run();
}

} // namespace muster::print
