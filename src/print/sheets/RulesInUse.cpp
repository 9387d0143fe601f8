// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/cards/MostRows.h"
#include "print/cards/TableBlocks.h"
#include "print/content/CardBuilder.h"
#include "print/layout/RichText.h"
#include "print/sheets/ArmySheets.h"
#include "print/sheets/ReferenceSheet.h"
#include "print/sheets/TextBlocks.h"

#include <QCollator>
#include <QHash>

namespace muster::print {

using share::toText;

namespace {

/// A rule with everybody who has it.
struct UsedRule
{
    RuleEntry rule;
    QStringList users;
    bool advantage = false;
};

/// A weapon table of the army: every weapon once.
struct UsedTable
{
    TableBlock table;
    std::vector<QStringList> users;
    std::vector<QString> tags;
};

bool sameWeapon(const TableRow &a, const TableRow &b)
{
    return a.name == b.name && a.tags == b.tags && a.strip == b.strip && a.values == b.values;
}

class RulesInUse
{
public:
    RulesInUse(const RosterSource &source, const SheetStyle &style, const TextMeter &meter) : m_source(source), m_frame(style, meter)
    {
        m_sort.setLocale(QLocale(source.language()));
        m_sort.setNumericMode(true);
        for (const RosterUnit &unit : source.units())
            collect(unit);
        std::sort(m_rules.begin(), m_rules.end(),
                  [&](const UsedRule &a, const UsedRule &b) { return m_sort.compare(a.rule.name, b.rule.name) < 0; });
    }

    Pages layout()
    {
        newPage();
        for (UsedTable &table : m_tables)
            weapons(table);
        rules();
        basics();
        return m_frame.finish();
    }

private:
    void collect(const RosterUnit &unit);
    void addWeapons(const TableBlock &table, const QString &user);
    void addRule(const RuleEntry &rule, const QString &user);
    void newPage();
    void weapons(UsedTable &used);
    void rules();
    int placeRules(const std::function<FlowArea(int)> &area, std::vector<FlowItem> &items, std::vector<FlowPlace> &places) const;
    void basics();
    [[nodiscard]] FlowArea columns(double top) const
    {
        return {m_frame.left(), top, m_frame.width(), m_frame.bottom(), m_frame.width() < 150 ? 2 : 3, 5};
    }
    [[nodiscard]] FlowItem ruleItem(const UsedRule &used, double points) const;

    const RosterSource &m_source;
    SheetFrame m_frame;
    QCollator m_sort;
    std::vector<UsedTable> m_tables;
    std::vector<UsedRule> m_rules;
    double m_y = 0;
};

void RulesInUse::collect(const RosterUnit &unit)
{
    const CardContent card = buildCard(m_source, unit);
    const QString user = m_source.fullTitleOf(*unit.selection);
    for (const Block &block : card.front)
        if (const auto *table = std::get_if<TableBlock>(&block); table && table->holds == TableBlock::Holds::Gear)
            addWeapons(*table, user);
    for (const Block &block : card.back)
        if (const auto *rules = std::get_if<RulesBlock>(&block))
            for (const RuleEntry &rule : rules->entries)
                addRule(rule, user);
}

void RulesInUse::addWeapons(const TableBlock &table, const QString &user)
{
    UsedTable *used = nullptr;
    for (UsedTable &other : m_tables)
        if (other.table.title == table.title && other.table.columns.size() == table.columns.size()
            && other.table.strip.has_value() == table.strip.has_value())
            used = &other;
    if (!used) {
        m_tables.push_back({table, {}, {}});
        used = &m_tables.back();
        used->table.rows.clear();
    }
    for (TableRow row : table.rows) {
        if (row.toWriteIn())
            continue;
        row.letters.clear();
        row.count = 1;
        row.shots = row.loaded = 0;
        size_t i = 0;
        while (i < used->table.rows.size() && !sameWeapon(used->table.rows[i], row))
            ++i;
        if (i == used->table.rows.size()) {
            used->table.rows.push_back(row);
            used->users.emplace_back();
        }
        used->users[i].append(user);
    }
}

void RulesInUse::addRule(const RuleEntry &rule, const QString &user)
{
    const QString who = rule.weapons.isEmpty() ? user : QStringLiteral("%1 (%2)").arg(rule.weapons.join(QStringLiteral(", ")), user);
    for (UsedRule &other : m_rules) {
        if (other.rule.name != rule.name)
            continue;
        if (!other.users.contains(who))
            other.users.append(who);
        return;
    }
    m_rules.push_back({rule, {who}, !rule.grantedBy.isEmpty()});
}

void RulesInUse::newPage()
{
    PlateText head;
    const PaperText words(m_source.language());
    head.title = words.translate("Paper", "Rules in use");
    head.subtitle = toText(m_source.roster().name) + QStringLiteral(" · ")
        + words.translate("Paper", "every rule and weapon of this army, once");
    head.points = QString::number(m_source.unitCount());
    head.pointsUnit = words.translate("Paper", "unit(s)", "under a figure", m_source.unitCount());
    m_y = m_frame.newPage(head);
}

/// "Mickey, 2× Pounder"
QString countedNames(const QStringList &names)
{
    QHash<QString, int> counts;
    for (const QString &name : names)
        ++counts[name];
    QStringList result;
    for (const QString &name : names) {
        const int count = counts.take(name);
        if (count == 0)
            continue;
        result.append(count > 1 ? QStringLiteral("%1× %2").arg(count).arg(name) : name);
    }
    return result.join(QStringLiteral(", "));
}

void RulesInUse::weapons(UsedTable &used)
{
    std::vector<size_t> order(used.table.rows.size());
    for (size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::sort(order.begin(), order.end(),
              [&](size_t a, size_t b) { return m_sort.compare(used.table.rows[a].name, used.table.rows[b].name) < 0; });
    TableBlock table = used.table;
    table.rows.clear();
    for (const size_t i : order) {
        TableRow row = used.table.rows[i];
        // The tags stay with the name, the users stand below in italics.
        row.nameNote = row.tags;
        row.tags = countedNames(used.users[i]);
        row.tagsBelow = true;
        table.rows.push_back(row);
    }
    const QString title = table.title.isEmpty() ? m_frame.canvas().translate("Paper", "Weapons") : table.title;
    table.title.clear();
    CardMetrics metrics = CardMetrics::forSize({200, 280});
    metrics.label = 7.6; // the key line is read once, not at every roll
    TableForm look;
    look.step = {"A4", 10, 8.5, 8.6, 10.5, 8.6, 4.2, 7.6, 3.2, 4.0, 1.0};
    look.hand = look.key = true;
    size_t first = 0;
    while (first < table.rows.size()) {
        if (m_y > m_frame.bottom() - 24)
            newPage();
        m_y = m_frame.heading(m_frame.left(), m_y, m_frame.width(), title);
        look.first = first;
        const auto take = [&](size_t rows) {
            look.count = rows;
            look.hand = look.key = first + rows == table.rows.size();
        };
        take(std::max<size_t>(
            1, mostRows(table.rows.size() - first, [&](size_t rows) {
                take(rows);
                Canvas probe = m_frame.canvas().scratch();
                return m_y + drawTable(probe, table, {m_frame.left(), m_y}, m_frame.width(), metrics, look) <= m_frame.bottom();
            })));
        m_y += drawTable(m_frame.canvas(), table, {m_frame.left(), m_y}, m_frame.width(), metrics, look) + 4;
        first += look.count;
    }
}

FlowItem RulesInUse::ruleItem(const UsedRule &used, double points) const
{
    FlowItem item;
    item.spaceBefore = 1.8;
    item.draw = [&used, points](Canvas &c, double x, double y, double width) {
        const double top = y, inset = used.advantage ? 1.8 : 0;
        RichText title;
        if (used.advantage) {
            title.add({{}, Weight::Regular, false, QStringLiteral("pennant")});
            title.add({QStringLiteral(" "), Weight::Regular, false, {}});
        }
        title.add({used.rule.name, Weight::Bold, false, {}});
        if (used.advantage)
            title.add({QLatin1Char(' ') + c.translate("Paper", "advantage"), Weight::Regular, true, {}});
        if (used.rule.text.isEmpty()) // the pack knows only its name
            title.add({QLatin1Char(' ') + c.translate("Paper", "see the rulebook"), Weight::Regular, true, {}});
        const RichText::Setting setting{regular(points), width - inset, 1.2, Align::Left, Inks::text, 0};
        y += title.draw(c, x + inset, y, setting);
        if (!used.rule.text.isEmpty())
            y += RichText::markdown(used.rule.text).draw(c, x + inset, y, setting);
        const RichText users = RichText::plain(countedNames(used.users), Weight::Regular, true);
        const RichText::Setting small{regular(std::max(7.0, points - 0.6)), width - inset - 2.4, 1.16, Align::Left, Inks::text, 0};
        const double height = users.draw(c, x + inset + 2.4, y + 0.3, small);
        c.line(x + inset + 0.6, y + 0.4, x + inset + 0.6, y + 0.2 + height, {0.15, Inks::soft});
        y += height + 0.6;
        if (used.advantage)
            c.rect(QRectF(x, top, 0.7, y - top), c.inks().line());
        return y - top;
    };
    return item;
}

// The largest type that needs no more pages than the smallest one; gives the number of pages.
int RulesInUse::placeRules(const std::function<FlowArea(int)> &area, std::vector<FlowItem> &items, std::vector<FlowPlace> &places) const
{
    const Canvas measure(m_frame.meter(), Inks{m_frame.style().ink, m_frame.style().colour}, PaperText(m_source.language()));
    const auto pagesAt = [&](double points) {
        items.clear();
        for (const UsedRule &used : m_rules)
            items.push_back(ruleItem(used, points));
        places = flowColumns(items, area, measure);
        int pages = 0;
        for (const FlowPlace &place : places)
            pages = std::max(pages, place.page + 1);
        return pages;
    };
    const int least = pagesAt(7.4);
    for (double points = 8.6; points > 7.3; points -= 0.2)
        if (pagesAt(points) <= least)
            break;
    // Columns of equal height on the last page look better than one long one.
    const FlowArea last = area(least - 1);
    for (double bottom = last.top + 20; bottom < last.bottom; bottom += 3) {
        const auto shorter = flowColumns(
            items,
            [&](int page) {
                FlowArea balanced = area(page);
                balanced.bottom = page == least - 1 ? bottom : balanced.bottom;
                return balanced;
            },
            measure);
        if (std::all_of(shorter.begin(), shorter.end(), [&](const FlowPlace &place) { return place.page < least; })) {
            places = shorter;
            break;
        }
    }
    return least;
}

void RulesInUse::rules()
{
    if (m_rules.empty())
        return;
    if (m_y > m_frame.bottom() - 30)
        newPage();
    const double firstTop = m_frame.heading(m_frame.left(), m_y, m_frame.width(), m_frame.canvas().translate("Paper", "Rules A–Z"));
    const double laterTop = m_frame.style().margins.top() + 15 + 2.4;
    std::vector<FlowItem> items;
    std::vector<FlowPlace> places;
    const int pages = placeRules([&](int page) { return columns(page == 0 ? firstTop : laterTop); }, items, places);
    for (int page = 0; page < pages; ++page) {
        if (page > 0)
            newPage();
        m_y = page == 0 ? firstTop : laterTop;
        for (const FlowPlace &place : places)
            if (place.page == page)
                m_y = std::max(m_y, place.y + items[place.item].draw(m_frame.canvas(), place.x, place.y, place.width));
    }
    m_y += 4;
}

// What is left of the page takes the first sections of the quick reference: what one asks for at every table.
void RulesInUse::basics()
{
    if (!m_source.pack() || m_frame.bottom() - m_y < 40)
        return;
    const PaperText words(m_source.language());
    const Markdown reference = Markdown::parse(words.typeset(m_source.pack()->reference(m_source.language())));
    const Canvas measure = m_frame.canvas().scratch();
    const double top = m_y + 6.5;
    const FlowArea area = columns(top);
    const double column = (area.width - area.gutter * (area.columns - 1)) / area.columns;
    Markdown chosen;
    std::vector<FlowItem> items;
    std::vector<FlowPlace> places;
    for (const MdSection &section : reference.sections) {
        Markdown tried = chosen;
        tried.sections.push_back(section);
        const std::vector<FlowItem> all = referenceItems(tried, m_frame.meter(), {1.0});
        const bool narrow = std::all_of(all.begin(), all.end(), [&](const FlowItem &item) { return item.minWidth <= column; });
        const auto placed = flowColumns(
            all, [&](int) { return area; }, measure);
        if (narrow && std::all_of(placed.begin(), placed.end(), [](const FlowPlace &place) { return place.page == 0; }))
            chosen = tried;
    }
    if (chosen.sections.empty())
        return;
    items = referenceItems(chosen, m_frame.meter(), {1.0});
    places = flowColumns(
        items, [&](int) { return area; }, measure);
    m_frame.heading(m_frame.left(), m_y, m_frame.width(), words.translate("Paper", "At the table"));
    for (const FlowPlace &place : places)
        items[place.item].draw(m_frame.canvas(), place.x, place.y, place.width);
}

} // namespace

Pages layoutRulesInUse(const RosterSource &source, const SheetStyle &style, const TextMeter &meter)
{
    SheetStyle sheet = style;
    sheet.footRight = PaperText(style.language).translate("Paper", "Rules in use").toLower();
    return RulesInUse(source, sheet, meter).layout();
}

} // namespace muster::print
