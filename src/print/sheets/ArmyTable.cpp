// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/ArmyTable.h"

#include "print/cards/TableBlocks.h"
#include "print/layout/RichText.h"

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

ArmyTable::ArmyTable(const RosterSource &source, const std::vector<CardContent> &cards, const TextMeter &meter, const Words &words, double width)
    : m_source(source), m_cards(cards), m_meter(meter), m_words(words), m_width(width)
{
    findColumns();
    double figures = 0;
    for (const Column &column : m_columns)
        figures += column.width;
    bool badges = false, flags = false;
    for (const CardContent &card : cards) {
        const auto *head = find<HeadBlock>(card);
        const auto *advantage = find<AdvantageBlock>(card);
        badges = badges || (head && !head->badge.isEmpty());
        flags = flags || (advantage && !advantage->name.isEmpty());
    }
    const double k = width / 186.0; // the widths are made for A4
    double slotWords = 0;
    for (size_t i = 0; i < m_source.units().size(); ++i)
        slotWords = std::max(slotWords, m_meter.width(slotOf(i), bold(7.8)));
    m_slot = std::clamp(slotWords + 2, 19.5 * k, 26 * k); // French slots keep their number on the line
    m_unit = 40 * k;
    m_badge = badges ? 12 * k : 6.5 * k;
    m_boxes = 27 * k;
    m_flag = flags ? 6 * k : 1;
    m_points = 13 * k;
    m_weapons = width - m_slot - m_unit - m_badge - figures - m_boxes - m_flag - m_points;
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
            here = here || cell->value.text == QString::number(track.count) || (track.groups > 1 && cell->value.text == QString::number(track.groups));
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
                    const bool known = std::any_of(m_columns.begin(), m_columns.end(), [&](const Column &c) { return c.label == cell.label; });
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

QString ArmyTable::slotOf(size_t index) const
{
    const RosterUnit &unit = m_source.units()[index];
    return !unit.slot.isEmpty() ? unit.slot : unit.formation ? unit.formationName : m_words("Independent");
}

QString ArmyTable::weaponsOf(const CardContent &card)
{
    QStringList names;
    for (const Block &block : card.front)
        if (const auto *table = std::get_if<TableBlock>(&block))
            for (const TableRow &row : table->rows) {
                QString name = row.count > 1 ? QStringLiteral("%1×\u00a0%2").arg(row.count).arg(row.name) : row.name;
                if (table->strip && !table->strip->difference)
                    for (const Figure &value : row.values)
                        if (!value.text.isEmpty()) {
                            name += QStringLiteral("\u00a0(%1)").arg(value.text);
                            break;
                        }
                names.append(name);
            }
    return names.join(QStringLiteral(", "));
}

double ArmyTable::drawHead(Canvas &c, double x, double y) const
{
    const Font font = medium(8);
    const double left = x, middle = y + 2;
    c.textMid(x, middle, m_words("Slot"), font);
    c.textMid(x += m_slot, middle, m_words("Unit"), font);
    x += m_unit + m_badge;
    for (const Column &column : m_columns) {
        c.textMid(x + column.width / 2, middle, column.label, medium(7.4), Inks::text, Align::Centre);
        x += column.width;
    }
    c.textMid(x + 1.2, middle, m_words("Weapons"), font);
    c.textMid(x += m_weapons, middle, m_words("Damage or figures"), c.meter().fitted(m_words("Damage or figures"), font, m_boxes, 6.5));
    c.textMid(left + m_width, middle, m_words("Points"), font, Inks::text, Align::Right);
    c.rule(left, y + 4, m_width, 0.30);
    return 4;
}

double ArmyTable::drawRow(Canvas &c, size_t index, double left, double top, double extra) const
{
    const CardContent &card = m_cards[index];
    const auto *head = find<HeadBlock>(card);
    const auto *advantage = find<AdvantageBlock>(card);
    const auto *tracks = find<TracksBlock>(card);
    const bool newSlot = index == 0 || slotOf(index) != slotOf(index - 1) || m_source.units()[index].formation != m_source.units()[index - 1].formation;
    double x = left, height = 8;
    const double y = top + extra / 2, middle = y + 4;
    RichText::Setting small{regular(7.8), m_slot - 1.5, 1.12, Align::Left, Inks::text, 0};
    const auto words = [&](const RichText &text, double at, double from) {
        const double tall = text.draw(c, at, from, small);
        height = std::max(height, from - y + tall + 1);
        return tall;
    };
    if (newSlot)
        words(RichText::plain(slotOf(index), Weight::Bold), x, y + 1);
    x += m_slot;
    RichText name({{card.name, Weight::Bold, false, {}}});
    if (!card.customName.isEmpty())
        name.add({QStringLiteral(" “%1”").arg(card.customName), Weight::Regular, true, {}});
    const double names = name.draw(c, x, y + 0.8, {bold(9.5), m_unit - 1.5, 1.12, Align::Left, Inks::text, 0});
    height = std::max(height, names + 1.8);
    small.width = m_unit - 1.5;
    if (head && !head->subtitle.isEmpty())
        words(RichText::plain(head->subtitle), x, y + 0.8 + names);
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
    small.width = m_weapons - 2.7;
    words(RichText::plain(weaponsOf(card)), x + 1.2, y + 1);
    x += m_weapons;
    double bx = x, by = y + 2;
    for (const Track &track : tracks ? tracks->tracks : std::vector<Track>())
        for (int i = 0; i < track.count * std::max(1, track.groups); ++i) {
            if (bx + 4 > x + m_boxes - 0.5) {
                bx = x;
                by += 4.4;
            }
            bx += c.tickBox(track.shape, bx, by, 3.8, i < track.ticked) + 0.45;
        }
    if (tracks && !tracks->tracks.empty())
        height = std::max(height, by - y + 5.6);
    if (advantage && !advantage->name.isEmpty())
        c.symbolMid(advantage->active ? "pennant" : "pennant0", x + m_boxes, middle, 3.6, c.inks().line());
    c.textMid(left + m_width, middle, card.points.isEmpty() ? QStringLiteral("–") : card.points, bold(12), Inks::text, Align::Right);
    return height + extra;
}

} // namespace muster::print
