// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/scenario/ScenarioTexts.h"

#include "share/ScenarioText.h"

#include <algorithm>
#include <cmath>

namespace muster::print {

using namespace packs;

namespace {

/// Collects pieces; a title stays with what follows.
class Pieces
{
public:
    Pieces(const PaperText &words, const TextSizes &sizes) : m_words(words), m_sizes(sizes) {}

    void title(const QString &text)
    {
        FlowItem item;
        item.draw = [title = m_words.typeset(text), sizes = m_sizes](Canvas &canvas, double x, double y, double width) {
            return drawSectionTitle(canvas, title, x, y, width, sizes);
        };
        item.spaceBefore = 1.6;
        item.keepWithNext = true;
        item.group = true;
        items.push_back(std::move(item));
    }

    // Whoever writes a whole page without a break gets one: a piece is never larger than a column.
    void paragraph(QString text)
    {
        constexpr qsizetype longest = 700;
        while (text.size() > longest) {
            qsizetype end = text.lastIndexOf(QLatin1String(". "), longest);
            if (end < longest / 4)
                end = text.lastIndexOf(QLatin1Char(' '), longest);
            end = end < longest / 4 ? longest : end + 1;
            add(MdParagraph{m_words.typeset(text.left(end))});
            text = text.mid(end).trimmed();
        }
        add(MdParagraph{m_words.typeset(text)});
    }

    void table(const MdTable &table) { add(table); }

    std::vector<FlowItem> items;

private:
    void add(const MdBlock &block)
    {
        FlowItem item;
        item.draw = [block, sizes = m_sizes](Canvas &canvas, double x, double y, double width) {
            return drawTextBlock(canvas, block, x, y, width, sizes);
        };
        items.push_back(std::move(item));
    }

    const PaperText &m_words;
    TextSizes m_sizes;
};

void addReserves(Pieces &pieces, const ScenarioReserves &reserves, const PaperText &words)
{
    if (reserves.isEmpty() || reserves.dice.isEmpty())
        return;
    MdTable table;
    table.head = {words.translate("Paper", "turn")};
    QStringList dice{words.translate("Paper", "dice")}, chance{words.translate("Paper", "chance")};
    for (int turn = 1; turn < reserves.automaticFrom(); ++turn) {
        table.head.append(QString::number(turn));
        dice.append(QString::number(reserves.dice.at(turn - 1)));
        chance.append(words.translate("Paper", "%1 %").arg(std::lround(reserves.chance(turn) * 100)));
    }
    table.head.append(words.translate("Paper", "%1 and on").arg(reserves.automaticFrom()));
    dice.append(words.translate("Paper", "comes"));
    chance.append(words.translate("Paper", "%1 %").arg(100));
    table.rows = {dice, chance};
    pieces.title(words.translate("Paper", "Arrival of reserves"));
    pieces.table(table);
}

void addTables(Pieces &pieces, const Scenario &scenario, const PaperText &words)
{
    if (scenario.plan.tables.isEmpty())
        return;
    MdTable table;
    table.head = {words.translate("Paper", "Table"), words.translate("Paper", "for")};
    for (const TableSize &size : scenario.plan.tables)
        table.rows.push_back(
            {QStringLiteral("%1 × %2").arg(QString::number(size.width), QString::number(size.height)), size.use.in(words.language())});
    pieces.title(words.translate("Paper", "Size of the table, cm"));
    pieces.table(table);
}

void addTokens(Pieces &pieces, const Scenario &scenario, const PaperText &words)
{
    if (scenario.plan.tokens.isEmpty())
        return;
    MdTable table;
    table.head = {words.translate("Paper", "Token"), words.translate("Paper", "Number")};
    for (const MissionToken &token : scenario.plan.tokens) {
        const QString name = token.name.in(words.language());
        table.rows.push_back(
            {token.reinforcement ? words.translate("Paper", "%1 (reinforcement)").arg(name) : name, QString::number(token.count)});
    }
    pieces.title(words.translate("Paper", "Tokens"));
    pieces.table(table);
}

} // namespace

std::vector<FlowItem> scenarioItems(const Scenario &scenario, const Pack &pack, const PaperText &words, const TextSizes &sizes)
{
    Pieces pieces(words, sizes);
    const QString language = words.language();
    for (const ScenarioSection &section : scenario.sections) {
        pieces.title(section.title.in(language));
        for (const QString &paragraph : section.text.in(language).split(QLatin1Char('\n'), Qt::SkipEmptyParts))
            pieces.paragraph(paragraph);
    }
    const QStringList switches = share::scenarioSwitches(scenario, pack, language);
    if (!switches.isEmpty())
        pieces.title(words.translate("Paper", "Agreed"));
    for (const QString &sentence : switches)
        pieces.paragraph(sentence);
    addReserves(pieces, scenario.plan.reserves, words);
    addTables(pieces, scenario, words);
    addTokens(pieces, scenario, words);
    return std::move(pieces.items);
}

std::vector<FlowPlace> balancedColumns(const std::vector<FlowItem> &items, const FlowArea &area, const Canvas &measure)
{
    std::vector<double> heights;
    Canvas scratch = measure.scratch();
    for (const FlowItem &item : items)
        heights.push_back(item.draw(scratch, 0, 0, (area.width - area.gutter * (area.columns - 1)) / area.columns));
    const auto placed = [&](double bottom) {
        FlowArea tried = area;
        tried.bottom = bottom;
        std::vector<FlowPlace> places = flowColumns(
            items, [&tried](int) { return tried; }, measure);
        const bool fits = std::all_of(places.begin(), places.end(), [&](const FlowPlace &place) {
            return place.page == 0 && place.y + heights[place.item] <= bottom + 1e-6;
        });
        return fits ? places : std::vector<FlowPlace>();
    };
    std::vector<FlowPlace> best = items.empty() ? std::vector<FlowPlace>() : placed(area.bottom);
    double low = area.top, high = area.bottom;
    while (!best.empty() && high - low > 0.5) {
        const double middle = (low + high) / 2;
        auto tried = placed(middle);
        if (tried.empty()) {
            low = middle;
        } else {
            best = std::move(tried);
            high = middle;
        }
    }
    return best;
}

} // namespace muster::print
