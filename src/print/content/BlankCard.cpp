// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/content/CardBuilder.h"

namespace muster::print {

using BlockKind = packs::CardBlock::Kind;

namespace {

VitalsBlock blankVitals(const packs::CardBlock &block, const QString &language)
{
    VitalsBlock vitals;
    for (const packs::CardCell &cell : block.cells)
        vitals.cells.push_back({cell.label.in(language), {QStringLiteral(" "), {}, false}, cell.symbol, {}});
    return vitals;
}

TableBlock blankTable(const packs::CardBlock &block, const QString &language)
{
    TableBlock table;
    table.title = block.title.in(language);
    for (const packs::CardColumn &column : block.columns)
        table.columns.push_back({column.label.in(language), {}, Align::Centre, column.width});
    TableRow row;
    row.name = QStringLiteral(" ");
    for (size_t i = 0; i < table.columns.size(); ++i)
        row.values.push_back({QStringLiteral(" "), {}, false});
    if (block.strip && block.strip->kind == packs::CardStrip::Kind::Values) {
        StripHead head;
        head.stacked = true;
        for (const packs::StripGroup &group : block.strip->groups) {
            StripGroupHead shown{group.symbol, {}, {}};
            std::vector<StripCell> cells;
            for (qsizetype c = 0; c < group.columns.size(); ++c) {
                shown.labels.append(group.columns[c].label.in(language));
                // Different blanks, so that the cells do not merge.
                cells.push_back({QString(c % 2 ? QChar(0x2007) : QChar::Nbsp), false});
            }
            head.groups.push_back(shown);
            row.strip.push_back(cells);
        }
        table.strip = head;
    } else if (block.strip) {
        table.strip = StripHead{};
        table.strip->difference = true;
    }
    table.rows.assign(3, row);
    if (table.strip && !table.strip->difference)
        for (size_t i = 0; i < table.rows.size(); ++i)
            table.rows[i].letters = {QString(QChar('A' + int(i)))};
    return table;
}

} // namespace

CardContent blankCard(const RosterSource &source)
{
    CardContent card;
    card.name = QStringLiteral(" ");
    card.language = source.language();
    card.head = headShapeFromName(source.design().head);
    card.colour = source.colourOf(source.mainForce());
    card.mark = source.markOf(source.mainForce());
    card.points = QStringLiteral(" ");
    card.pointsUnit = source.look().costName;
    const QString &language = source.language();
    card.front = {HeadBlock{}};
    if (!source.design().cards.isEmpty()) {
        const auto &blocks = source.design().cards.front().front;
        const bool strips = std::any_of(blocks.begin(), blocks.end(),
                                        [](const packs::CardBlock &block) { return block.strip.has_value(); });
        for (const packs::CardBlock &block : blocks) {
            if (block.kind == BlockKind::Vitals)
                card.front.push_back(blankVitals(block, language));
            else if (block.kind == BlockKind::Table && card.front.size() < 4 && block.strip.has_value() == strips)
                card.front.push_back(blankTable(block, language));
        }
    }
    TracksBlock tracks;
    tracks.tracks.push_back({{}, {}, BoxShape::Square, 8, 0, 1, false});
    card.front.push_back(tracks);
    card.back = {HeadBlock{{}, {}, {}, true}, PhotoBlock{}, NotesBlock{}, FootBlock{source.gameName(), {}}};
    return card;
}

} // namespace muster::print
