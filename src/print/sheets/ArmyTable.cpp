// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/ArmyTable.h"

#include "print/cards/TableBlocks.h"
#include "print/layout/RichText.h"

#include <algorithm>
#include <cmath>

namespace muster::print {

namespace {

template <typename Kind>
const Kind *find(const CardContent &card)
{
    for (const Block &block : card.front)
        if (const auto *found = std::get_if<Kind>(&block))
            return found;
    return nullptr;
}

const VitalsCell *cellOf(const CardContent &card, const QString &label)
{
    for (const Block &block : card.front)
        if (const auto *vitals = std::get_if<VitalsBlock>(&block))
            for (const VitalsCell &cell : vitals->cells)
                if (cell.label == label && !cell.value.unknown())
                    return &cell;
    return nullptr;
}

constexpr double figurePoints = 9.5;

} // namespace

ArmyTable::ArmyTable(const RosterSource &source, const std::vector<CardContent> &cards, const TextMeter &meter, const PaperText &words,
                     double width)
    : m_source(source), m_cards(cards), m_meter(meter), m_words(words), m_width(width)
{
    collectRows();
    findColumns();
    shareOutWidth();
}

void ArmyTable::collectRows()
{
    const bool headings = m_source.groups().size() > 1;
    size_t next = 0;
    for (const UnitGroup &group : m_source.groups()) {
        if (headings)
            m_rows.push_back({&group, nullptr, nullptr, {}, {}, group.points});
        double left = group.points;
        const auto other = [&](const QString &slot, const QString &name, double points) {
            m_rows.push_back({&group, nullptr, nullptr, slot, name, points});
            left -= points;
        };
        for (const RosterUnit *unit : group.units) {
            const double points = m_source.ownPoints(*unit->selection);
            m_rows.push_back({&group, unit, &m_cards[next++], unit->slot, {}, points});
            left -= points;
        }
        for (const rules::Selection *selection : group.others)
            other(m_source.slotOf(*selection), m_source.fullTitleOf(*selection), m_source.points(*selection));
        if (std::abs(left) > 1e-9) // what the formation itself costs
            other({}, m_words.translate("Paper", "Other"), left);
    }
}

void ArmyTable::shareOutWidth()
{
    double figures = 0;
    for (const Column &column : m_columns)
        figures += column.width;
    bool badges = false, flags = false;
    for (const CardContent &card : m_cards) {
        const auto *head = find<HeadBlock>(card);
        const auto *advantage = find<AdvantageBlock>(card);
        badges = badges || (head && !head->badge.isEmpty());
        flags = flags || (advantage && !advantage->name.isEmpty());
    }
    const double k = m_width / 186.0; // the widths are made for A4
    double slotWords = 0;
    for (const Row &row : m_rows)
        slotWords = std::max(slotWords, m_meter.width(row.slot, bold(7.8)));
    // Games without slots have no column for them; French slots keep their number on the line.
    m_slot = slotWords == 0 ? 0 : std::clamp(slotWords + 2, 19.5 * k, 26 * k);
    m_unit = 40 * k;
    m_badge = badges ? 12 * k : 6.5 * k;
    m_boxes = 27 * k;
    m_flag = flags ? 6 * k : 1;
    m_points = 13 * k;
    m_weapons = m_width - m_slot - m_unit - m_badge - figures - m_boxes - m_flag - m_points;
    // Many figures: names and boxes give some of their room, so that no word of the weapons is broken.
    if (const double missing = 23 * k - m_weapons; missing > 0) {
        const double given = std::min(missing, 13 * k);
        m_unit -= given * 8 / 13;
        m_boxes -= given * 5 / 13;
        m_weapons += given;
    }
}

// What the boxes at the right or the badge at the left say already needs no column.
bool ArmyTable::saidElsewhere(const QString &label) const
{
    bool boxes = true, badge = true;
    for (const CardContent &card : m_cards) {
        const VitalsCell *cell = cellOf(card, label);
        if (!cell)
            continue;
        const auto *tracks = find<TracksBlock>(card);
        const auto *head = find<HeadBlock>(card);
        bool here = false;
        for (const Track &track : tracks ? tracks->tracks : std::vector<Track>())
            here = here || cell->value.text == QString::number(track.count)
                || (track.groups > 1 && cell->value.text == QString::number(track.groups));
        // A single model has no group of boxes, but its squad of one is as plain.
        boxes = boxes && (here || (cell->value.text == QLatin1String("1") && tracks));
        badge = badge && head && head->badge == cell->value.text;
    }
    return boxes || badge;
}

void ArmyTable::findColumns()
{
    for (const CardContent &card : m_cards)
        for (const Block &block : card.front)
            if (const auto *vitals = std::get_if<VitalsBlock>(&block))
                for (const VitalsCell &cell : vitals->cells) {
                    const bool known = std::any_of(m_columns.begin(), m_columns.end(),
                                                   [&](const Column &c) { return c.label == cell.label; });
                    if (!known && !cell.value.unknown() && !saidElsewhere(cell.label))
                        m_columns.push_back({cell.label, 0});
                }
    double all = 0;
    for (Column &column : m_columns) {
        column.width = m_meter.width(column.label, medium(7.4));
        for (const CardContent &card : m_cards)
            if (const VitalsCell *cell = cellOf(card, column.label))
                column.width = std::max(column.width, figureWidth(m_meter, cell->value, bold(figurePoints)));
        column.width += 2.2;
        all += column.width;
    }
    // The names of the weapons need a third of the page; the last columns give way, the cards have them all.
    while (all > m_width * 0.34 && m_columns.size() > 1) {
        all -= m_columns.back().width;
        m_columns.pop_back();
    }
}

QString ArmyTable::weaponsOf(const CardContent &card)
{
    QStringList names;
    for (const Block &block : card.front) {
        const auto *table = std::get_if<TableBlock>(&block);
        if (!table || table->holds == TableBlock::Holds::Members) // the men are on the platoon sheet
            continue;
        for (const TableRow &row : table->rows) {
            if (row.toWriteIn())
                continue;
            QString name = row.count > 1 ? QStringLiteral("%1×\u00a0%2").arg(QString::number(row.count), row.name) : row.name;
            for (size_t i = 0; i < row.values.size() && table->holds == TableBlock::Holds::Figures; ++i)
                name += QStringLiteral(" %1\u00a0%2")
                            .arg(table->columns[i].label, row.values[i].unknown() ? QStringLiteral("–") : row.values[i].text);
            if (table->strip && !table->strip->difference)
                for (const Figure &value : row.values)
                    if (!value.text.isEmpty()) {
                        name += QStringLiteral("\u00a0(%1)").arg(value.text);
                        break;
                    }
            names.append(name);
        }
    }
    return names.join(QStringLiteral(", "));
}

double ArmyTable::drawHead(Canvas &c, double x, double y) const
{
    const Font font = medium(8);
    const double left = x, middle = y + 2;
    if (m_slot > 0)
        c.textMid(x, middle, m_words.translate("Paper", "Slot"), font);
    c.textMid(x += m_slot, middle, m_words.translate("Paper", "Unit"), font);
    x += m_unit + m_badge;
    for (const Column &column : m_columns) {
        c.textMid(x + column.width / 2, middle, column.label, medium(7.4), Inks::text, Align::Centre);
        x += column.width;
    }
    c.textMid(x + 1.2, middle, m_words.translate("Paper", "Weapons"), font);
    c.textMid(x += m_weapons, middle, m_words.translate("Paper", "Damage or figures"),
              c.meter().fitted(m_words.translate("Paper", "Damage or figures"), font, m_boxes, 6.5));
    c.textMid(left + m_width, middle, m_words.translate("Paper", "Points"), font, Inks::text, Align::Right);
    c.rule(left, y + 4, m_width, 0.30);
    return 4;
}

double ArmyTable::drawHeading(Canvas &c, const Row &row, double x, double y) const
{
    const int units = int(
        std::count_if(row.group->units.begin(), row.group->units.end(), [](const RosterUnit *unit) { return !unit->carrier; }));
    RichText title({{row.group->title, Weight::Bold, false, {}}});
    title.add({QStringLiteral("  ") + m_words.translate("Paper", "%n unit(s)", nullptr, units), Weight::Regular, false, {}});
    const double height = title.draw(c, x, y + 2.2, {bold(9.6), m_width - m_points - 2, 1.15, Align::Left, c.inks().line(), 0});
    c.textMid(x + m_width, y + 2.2 + height / 2, numberText(row.points), bold(12), c.inks().line(), Align::Right);
    return height + 3.2;
}

double ArmyTable::drawBoxes(Canvas &c, const CardContent &card, double x, double y) const
{
    const auto *tracks = find<TracksBlock>(card);
    if (!tracks || tracks->tracks.empty())
        return 0;
    double bx = x, by = y + 2;
    for (const Track &track : tracks->tracks)
        for (int i = 0; i < track.count * std::max(1, track.groups); ++i) {
            if (bx + 4 > x + m_boxes - 0.5) {
                bx = x;
                by += 4.4;
            }
            bx += c.tickBox(track.shape, bx, by, 3.8, i < track.ticked) + 0.45;
        }
    return by - y + 5.6;
}

double ArmyTable::drawUnit(Canvas &c, const Row &row, double x, double y) const
{
    const CardContent &card = *row.card;
    const auto *head = find<HeadBlock>(card);
    const auto *advantage = find<AdvantageBlock>(card);
    double height = 8;
    const double middle = y + 4, indent = row.unit->carrier ? 3 : 0;
    RichText name({{card.name, Weight::Bold, false, {}}});
    if (!card.type.isEmpty())
        name.add({QLatin1Char(' ') + card.type, Weight::Regular, false, {}});
    double names = name.draw(c, x + indent, y + 0.8,
                             {bold(row.unit->carrier ? 8.6 : 9.5), m_unit - 1.5 - indent, 1.12, Align::Left, Inks::text, 0});
    const auto below = [&](const QString &text, double width, double at, double from) {
        const double tall = RichText::plain(text).draw(c, at, from, {regular(7.8), width, 1.12, Align::Left, Inks::text, 0});
        height = std::max(height, from - y + tall + 1);
        return tall;
    };
    height = std::max(height, names + 1.8);
    QStringList more = head ? head->subtitle.split(QStringLiteral(" · "), Qt::SkipEmptyParts) : QStringList();
    more.removeAll(card.type); // it stands behind the name
    if (!more.isEmpty())
        names += below(more.join(QStringLiteral(" · ")), m_unit - 1.5 - indent, x + indent, y + 0.8 + names);
    // Commander, transport, officer: what the card names on a line of its own.
    for (const Block &block : card.front)
        if (const auto *line = std::get_if<LineBlock>(&block);
            line && !line->value.isEmpty() && line->value != QString::number(m_source.modelsIn(*row.unit->selection)))
            names += below(line->label.isEmpty() ? line->value : line->label + m_words.translate("Paper", ": ") + line->value,
                           m_unit - 1.5 - indent, x + indent, y + 0.8 + names);
    x += m_unit;
    if (head && !head->symbols.isEmpty())
        c.symbolMid(head->symbols.first(), x, middle, 4.4, c.inks().line());
    if (head)
        c.textMid(x + 5, middle, head->badge, bold(12));
    x += m_badge;
    for (const Column &column : m_columns) {
        if (const VitalsCell *cell = cellOf(card, column.label))
            drawFigure(c, cell->value, x + column.width / 2, middle, column.width - 0.6, bold(figurePoints));
        x += column.width;
    }
    below(weaponsOf(card), m_weapons - 2.7, x + 1.2, y + 1);
    x += m_weapons;
    height = std::max(height, drawBoxes(c, card, x, y));
    if (advantage && !advantage->name.isEmpty())
        c.symbolMid(advantage->active ? "pennant" : "pennant0", x + m_boxes, middle, 3.6, c.inks().line());
    return height;
}

double ArmyTable::drawRow(Canvas &c, size_t index, double left, double top, double extra, bool first) const
{
    const Row &row = m_rows[index];
    if (isHeading(index))
        return drawHeading(c, row, left, top);
    const double y = top + extra / 2, middle = y + 4;
    const bool newSlot = first || index == 0 || isHeading(index - 1) || row.slot != m_rows[index - 1].slot;
    double height = 8;
    if (newSlot && !row.slot.isEmpty())
        height = std::max(height,
                          2
                              + RichText::plain(row.slot, Weight::Bold)
                                    .draw(c, left, y + 1, {regular(7.8), m_slot - 1.5, 1.12, Align::Left, Inks::text, 0}));
    if (row.card)
        height = std::max(height, drawUnit(c, row, left + m_slot, y));
    else
        height = std::max(height,
                          1.8
                              + RichText::plain(row.name, Weight::Bold)
                                    .draw(c, left + m_slot, y + 1.8, {regular(9.5), m_unit + m_weapons, 1.12, Align::Left, Inks::text, 0}));
    const QString points = row.card && row.card->points.isEmpty() ? QStringLiteral("–") : numberText(row.points);
    c.textMid(left + m_width, middle, points, bold(12), Inks::text, Align::Right);
    return height + extra;
}

} // namespace muster::print
