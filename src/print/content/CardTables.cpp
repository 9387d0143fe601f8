// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/content/CardBuilder.h"
#include "print/content/ValueTemplate.h"

namespace muster::print {

using share::toText;

namespace {

Align alignOf(const QString &name)
{
    return name == QLatin1String("left") ? Align::Left : name == QLatin1String("right") ? Align::Right : Align::Centre;
}

StripHead stripHead(const packs::CardStrip &strip, const QString &language)
{
    StripHead head;
    head.difference = strip.kind == packs::CardStrip::Kind::Difference;
    head.label = strip.label.in(language);
    head.stacked = strip.cell.contains('/');
    if (head.difference) {
        const auto group = [](const QString &label, const QList<int> &columns) {
            StripGroupHead shown{{}, {}, label};
            for (const int column : columns)
                shown.labels.append(QString::number(column));
            return shown;
        };
        head.groups = {group(head.label, strip.against)};
        if (!strip.secondAgainst.isEmpty())
            head.groups.push_back(group(strip.secondLabel.in(language), strip.secondAgainst));
    } else {
        for (const packs::StripGroup &group : strip.groups) {
            StripGroupHead shown{group.symbol, {}, {}};
            for (const packs::CardColumn &column : group.columns)
                shown.labels.append(column.label.in(language));
            head.groups.push_back(shown);
        }
    }
    for (auto it = strip.marks.begin(); it != strip.marks.end(); ++it)
        if (it.key().size() == 1)
            head.marks.insert(it.key()[0], it.value());
    head.handSymbol = strip.handSymbol;
    head.handLabel = strip.handLabel.in(language);
    head.handValues = strip.handValues;
    head.key = strip.key.in(language);
    return head;
}

std::vector<std::vector<StripCell>> stripCells(const packs::CardStrip &strip, const ValueTemplate &values)
{
    std::vector<std::vector<StripCell>> cells;
    if (strip.kind == packs::CardStrip::Kind::Difference) {
        const auto row = [&](const packs::CardValue &of, const QList<int> &columns) {
            std::vector<StripCell> found;
            bool ok = false;
            const int value = values.raw(of).toInt(&ok);
            for (const int column : ok ? columns : QList<int>()) {
                const QString text = strip.cellText(value, column);
                found.push_back({text, text.isEmpty()});
            }
            return found;
        };
        cells.push_back(row(strip.value, strip.against));
        if (!strip.secondAgainst.isEmpty())
            cells.push_back(row(strip.secondValue, strip.secondAgainst));
        const bool any = std::any_of(cells.begin(), cells.end(), [](const auto &each) { return !each.empty(); });
        return any ? cells : std::vector<std::vector<StripCell>>();
    }
    for (const packs::StripGroup &group : strip.groups) {
        std::vector<StripCell> row;
        for (const packs::CardColumn &column : group.columns) {
            const QString text = values.text(column.value);
            const bool closed = strip.closed.contains(text) || (text.isEmpty() && strip.closed.contains(QString()));
            row.push_back({closed ? QString() : text, closed});
        }
        cells.push_back(row);
    }
    return cells;
}

QStringList lookSymbols(const TableRow &row)
{
    QStringList symbols;
    for (const Figure &value : row.values)
        symbols += value.symbols;
    return symbols;
}

bool sameButSymbols(const TableRow &a, const TableRow &b)
{
    if (a.name != b.name || a.tags != b.tags || !(a.strip == b.strip) || a.values.size() != b.values.size() || a.shots != b.shots)
        return false;
    for (size_t i = 0; i < a.values.size(); ++i)
        if (a.values[i].text != b.values[i].text)
            return false;
    return true;
}

// Two mounts with the same figures share a row: the count grows, or the arcs stand side by side.
void joinRow(std::vector<TableRow> &rows, TableRow row)
{
    for (TableRow &other : rows) {
        if (!sameButSymbols(other, row))
            continue;
        if (lookSymbols(other) == lookSymbols(row)) {
            other.count += row.count;
            other.loaded += row.loaded;
            return;
        }
        if (other.count == row.count && other.letters.size() < 3 && row.shots == 0) {
            for (size_t i = 0; i < row.values.size(); ++i)
                for (const QString &symbol : row.values[i].symbols)
                    if (!other.values[i].symbols.contains(symbol))
                        other.values[i].symbols.append(symbol);
            other.letters.append(QString());
            return;
        }
    }
    rows.push_back(std::move(row));
}

bool isStripTable(const packs::CardBlock &block)
{
    return block.strip && block.strip->kind == packs::CardStrip::Kind::Values;
}

TableRow profileRow(const ValueTemplate &values, const packs::CardBlock &block, int number)
{
    TableRow row;
    row.name = values.text(block.name.isEmpty() ? QStringLiteral("{name}") : block.name);
    row.tags = values.text(block.tags);
    if (row.tags == QLatin1String("-")) // "has none" needs no word here
        row.tags.clear();
    row.count = block.count.isEmpty() ? number : std::max(1, values.number(block.count, 1));
    row.shots = block.shots.isEmpty() ? 0 : std::min(24, values.number(block.shots));
    for (const packs::CardColumn &column : block.columns) {
        row.values.push_back(values.figure(column.value, column.symbols));
        row.values.back().field = block.writeRows >= 0 && row.values.back().unknown();
    }
    if (block.strip)
        row.strip = stripCells(*block.strip, values);
    row.letters = {QString()};
    return row;
}

// Rows for the weapons that the player has on a card of their own.
void addRowsToWriteIn(TableBlock &table, int wanted)
{
    TableRow row;
    row.name = QStringLiteral(" ");
    for (size_t i = 0; i < table.columns.size(); ++i)
        row.values.push_back({{}, {}, false, true});
    while (int(table.rows.size()) < wanted)
        table.rows.push_back(row);
}

TableBlock selectionTable(const RosterSource &source, const RosterUnit &unit, const packs::CardBlock &block, TableBlock table)
{
    // The first column is the name, which is drawn as such.
    if (!table.columns.empty())
        table.columns.erase(table.columns.begin());
    rules::forEachSelection(*unit.selection, [&](const rules::Selection &each) {
        bool wanted = false;
        for (const QString &group : block.groups) {
            const std::string id = share::toData(group);
            const std::string &own = each.entryGroupId;
            wanted = wanted || own == id || (own.size() > id.size() && own.compare(own.size() - id.size(), id.size(), id) == 0);
        }
        if (!wanted)
            return;
        const ValueTemplate values({source, &unit, &each, nullptr, each.number, {}});
        TableRow row;
        row.count = each.number;
        row.name = block.columns.isEmpty() ? source.titleOf(each) : values.text(block.columns.front().value);
        for (qsizetype c = 1; c < block.columns.size(); ++c)
            row.values.push_back(values.figure(block.columns[c].value, block.columns[c].symbols));
        if (!each.customName.empty() && row.name == toText(each.customName))
            row.tags = source.nameOf(each);
        table.rows.push_back(row);
    });
    return table;
}

} // namespace

TableBlock buildTable(const RosterSource &source, const RosterUnit &unit, const packs::CardBlock &block)
{
    TableBlock table;
    const QString &language = source.language();
    table.title = block.title.in(language);
    for (const packs::CardColumn &column : block.columns)
        table.columns.push_back({column.label.in(language), {}, alignOf(column.align), column.width});
    // A profile that decides which card a unit has is the unit's own.
    const bool own = std::any_of(source.design().cards.begin(), source.design().cards.end(), [&](const packs::CardFaces &faces) {
        return !faces.profileType.isEmpty() && faces.profileType == block.profileType;
    });
    table.holds = block.kind == packs::CardBlock::Kind::Selections ? TableBlock::Holds::Members
        : own                                                      ? TableBlock::Holds::Figures
                                                                   : TableBlock::Holds::Gear;
    if (block.kind == packs::CardBlock::Kind::Selections)
        return selectionTable(source, unit, block, table);
    if (block.strip)
        table.strip = stripHead(*block.strip, language);
    if (block.strip && !block.strip->handUnless.isEmpty() && holds(block.strip->handUnless, source, unit, block.profileType))
        table.strip->handValues.clear();
    const std::string type = share::toData(block.profileType);
    for (const auto &found : source.profilesOf(*unit.selection)) {
        if (found.profile->typeId != type)
            continue;
        const int number = found.owner == unit.selection ? 1 : found.owner->number;
        joinRow(table.rows, profileRow(ValueTemplate({source, &unit, found.owner, found.profile, number, {}}), block, number));
    }
    addRowsToWriteIn(table, block.writeRows);
    char letter = 'A';
    for (TableRow &row : table.rows) {
        if (!isStripTable(block))
            row.letters.clear();
        for (QString &each : row.letters)
            each = QChar(letter <= 'Z' ? letter++ : '*');
    }
    // A column that says nothing in any row is left out.
    for (size_t c = table.columns.size(); c-- > 0 && !table.rows.empty();) {
        bool any = false;
        for (const TableRow &row : table.rows)
            any = any || !row.values[c].unknown() || row.values[c].field;
        if (any || table.strip)
            continue;
        table.columns.erase(table.columns.begin() + long(c));
        for (TableRow &row : table.rows)
            row.values.erase(row.values.begin() + long(c));
    }
    return table;
}

} // namespace muster::print
