// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/content/CardBuilder.h"
#include "print/layout/RichText.h"
#include "print/sheets/ArmySheets.h"
#include "print/sheets/Coverage.h"

#include <QRegularExpression>

namespace muster::print {

using share::toText;

namespace {

/// Widths of the columns of the unit table, shares of the page.
struct Columns
{
    double slot, unit, badge, profile, weapons, boxes, flag, points;
    explicit Columns(double width)
        : slot(width * 0.105), unit(width * 0.215), badge(width * 0.065), profile(width * 0.11), weapons(width * 0.255), boxes(width * 0.15),
          flag(width * 0.03), points(width * 0.07)
    {
    }
};

class Summary
{
public:
    Summary(const RosterSource &source, const SheetStyle &style, const TextMeter &meter) : m_source(source), m_frame(style, meter), m_columns(m_frame.width())
    {
        for (const RosterUnit &unit : source.units())
            m_cards.push_back(buildCard(source, unit));
    }

    Pages layout()
    {
        newPage();
        gauge();
        verdict();
        table();
        coverage();
        record();
        return m_frame.finish();
    }

private:
    void newPage();
    void gauge();
    void verdict();
    double checks(double x, double y, double width);
    double advantages(double x, double y, double width);
    void table();
    void tableHead();
    double unitRow(Canvas &canvas, size_t index, double y, const QString &slot);
    void coverage();
    void record();
    [[nodiscard]] QString weaponsOf(const CardContent &card) const;
    [[nodiscard]] QString profileOf(const CardContent &card) const;
    void need(double height)
    {
        if (m_y + height > m_frame.bottom())
            newPage();
    }
    [[nodiscard]] QString say(const char *text) { return m_frame.canvas().say(text); }

    const RosterSource &m_source;
    SheetFrame m_frame;
    Columns m_columns;
    std::vector<CardContent> m_cards;
    double m_y = 0;
};

void Summary::newPage()
{
    PlateText head;
    head.title = toText(m_source.roster().name);
    QStringList subtitle{m_source.gameName()};
    if (const rules::Force *force = m_source.mainForce())
        subtitle.append(m_source.factionName(*force));
    QStringList formations;
    for (const RosterUnit &unit : m_source.units())
        if (!unit.formationName.isEmpty() && !formations.contains(unit.formationName))
            formations.append(unit.formationName);
    if (formations.size() == 1)
        subtitle += formations;
    head.subtitle = subtitle.join(QStringLiteral(" · "));
    head.points = numberText(m_source.totalPoints());
    const double limit = m_source.limit();
    head.pointsUnit = (limit >= 0 ? QStringLiteral("/ %1 ").arg(numberText(limit)) : QString()) + m_source.look().costName;
    m_y = m_frame.newPage(head);
}

// One segment per unit; the tones tell the formations (or slots) apart.
void Summary::gauge()
{
    const double total = std::max({m_source.totalPoints(), m_source.limit(), 1.0});
    Canvas &c = m_frame.canvas();
    QStringList groups;
    const bool byFormation = std::any_of(m_source.units().begin(), m_source.units().end(), [&](const RosterUnit &unit) {
        return unit.formation != m_source.units().front().formation;
    });
    double x = m_frame.left();
    const double height = 7;
    for (const RosterUnit &unit : m_source.units()) {
        const QString group = byFormation ? (unit.formation ? toText(unit.formation->id) : QString()) : unit.slot.section(' ', 0, 0);
        if (!groups.contains(group))
            groups.append(group);
        const double points = m_source.points(*unit.selection);
        const double width = m_frame.width() * points / total;
        if (width <= 0)
            continue;
        const int tone = int(groups.indexOf(group)) % 3;
        const QRgb fill = c.inks().saver() ? 0 : tone == 0 ? c.inks().plate() : c.inks().tone(tone == 1 ? 0.4 : 0.2);
        c.rect(QRectF(x, m_y, std::max(0.3, width - 0.4), height), fill, c.inks().saver() ? Stroke{0.2, Inks::text} : Stroke{});
        const QRgb ink = tone == 0 && !c.inks().saver() ? Inks::paper : Inks::text;
        const QString name = m_source.titleOf(*unit.selection);
        if (c.meter().width(name, regular(7)) < width - 1.6)
            c.text(x + 0.8, m_y + 2.9, name, regular(7), ink);
        if (c.meter().width(numberText(points), bold(8)) < width - 0.8)
            c.text(x + 0.8, m_y + height - 0.9, numberText(points), bold(8), ink);
        x += width;
    }
    if (m_source.limit() > m_source.totalPoints() && x < m_frame.right() - 0.5)
        c.rect(QRectF(x, m_y + 0.1, m_frame.right() - x, height - 0.2), 0, {0.2, Inks::faint, Dash::Dashed});
    m_y += height + 3;
}

double Summary::checks(double x, double y, double width)
{
    Canvas &c = m_frame.canvas();
    const bool legal = m_source.legal();
    const QStringList findings = m_source.findings();
    c.rule(x, y, width, 0.45, c.inks().line());
    y += 1.6;
    c.symbol(legal ? "ok" : "bad", QRectF(x, y, 4.8, 4.8), c.inks().line());
    const QString unitName = m_source.look().costName;
    const QString title = !legal ? say("Not legal") : m_source.limit() >= 0 ? say("Legal at %1 %2").arg(numberText(m_source.limit()), unitName) : say("Legal");
    c.textMid(x + 6.2, y + 2.4, title, bold(10.5));
    y += 6.2;
    const auto line = [&](const QString &label, const QString &value, bool good) {
        c.textMid(x, y + 2.3, label, regular(8.5));
        c.textMid(x + width - 5.5, y + 2.3, value, regular(8.5), Inks::text, Align::Right);
        c.symbol(good ? "ok" : "bad", QRectF(x + width - 3.8, y + 0.6, 3.4, 3.4), c.inks().line());
        y += 4.8;
        c.rule(x, y, width, 0.12, Inks::hair);
    };
    const double total = m_source.totalPoints(), limit = m_source.limit();
    line(say("Points"), limit >= 0 ? say("%1 of %2").arg(numberText(total), numberText(limit)) : numberText(total), limit < 0 || total <= limit);
    line(say("Units"), QString::number(m_source.units().size()), true);
    line(say("Rules checked"), findings.isEmpty() ? say("no findings") : findings.size() == 1 ? say("1 finding") : say("%1 findings").arg(findings.size()), legal);
    for (const QString &finding : findings) {
        const RichText text = RichText::plain(finding);
        const RichText::Setting setting{regular(8), width - 4.5, 1.15, Align::Left, Inks::text, 0};
        c.symbol("bad", QRectF(x, y + 0.5, 3, 3), c.inks().line());
        y += std::max(4.0, text.draw(c, x + 4.2, y + 0.5, setting) + 1.0);
    }
    return y;
}

double Summary::advantages(double x, double y, double width)
{
    Canvas &c = m_frame.canvas();
    c.rule(x, y, width, 0.45, c.inks().line());
    y += 1.6;
    if (m_source.advantages().empty()) {
        c.symbol("pennant0", QRectF(x, y, 4.8, 4.8), c.inks().line());
        c.textMid(x + 6.2, y + 2.4, say("Advantages"), bold(10.5));
        y += 6.2;
        return y + RichText::plain(say("No formation grants an advantage.")).draw(c, x, y, {regular(8.5), width, 1.2, Align::Left, Inks::text, 0});
    }
    const RichText::Setting setting{regular(8.3), width, 1.2, Align::Left, Inks::text, 0};
    for (const rules::Advantage &advantage : m_source.advantages()) {
        c.symbol(advantage.active ? "pennant" : "pennant0", QRectF(x, y, 4.8, 4.8), c.inks().line());
        RichText title({{m_source.look().name(advantage.ruleId, advantage.name), Weight::Bold, false, {}},
                        {QStringLiteral("  ") + say(advantage.active ? "active" : "inactive"), Weight::Regular, true, {}}});
        y += std::max(5.6, title.draw(c, x + 6.2, y + 0.2, {bold(10.5), width - 6.2, 1.15, Align::Left, Inks::text, 0}) + 0.8);
        y += RichText::markdown(m_source.look().language->text(advantage.ruleId, advantage.description)).draw(c, x, y, setting) + 0.8;
        QStringList reached, others;
        for (const RosterUnit &unit : m_source.units()) {
            if (!unit.formation || unit.formation->id != advantage.formationId)
                continue;
            const bool has = std::find(advantage.unitIds.begin(), advantage.unitIds.end(), unit.selection->id) != advantage.unitIds.end();
            (has ? reached : others).append(m_source.titleOf(*unit.selection));
        }
        RichText who;
        const QString label = advantage.active ? say("Reaches %1 of %2:").arg(reached.size()).arg(reached.size() + others.size()) : say("Would reach:");
        who.add({label + QLatin1Char(' '), Weight::Bold, false, {}});
        who.add({reached.join(QStringLiteral(", ")), Weight::Regular, false, {}});
        y += who.draw(c, x, y, setting);
        if (!others.isEmpty()) {
            RichText not_({{say("Not:") + QLatin1Char(' '), Weight::Bold, false, {}}, {others.join(QStringLiteral(", ")), Weight::Regular, false, {}}});
            y += not_.draw(c, x, y, setting);
        }
        QStringList missing;
        for (const rules::MissingSlot &slot : advantage.missing)
            missing.append(m_source.look().name(slot.groupId, slot.name));
        if (!missing.isEmpty())
            y += RichText::plain(say("Missing: %1").arg(missing.join(QStringLiteral(", "))), Weight::Bold).draw(c, x, y, setting);
        y += 1.6;
    }
    return y;
}

void Summary::verdict()
{
    const double gap = 6, width = (m_frame.width() - gap) / 2;
    const double left = checks(m_frame.left(), m_y, width);
    const double right = advantages(m_frame.left() + width + gap, m_y, width);
    m_y = std::max(left, right) + 2.5;
}

QString Summary::profileOf(const CardContent &card) const
{
    QStringList values;
    for (const Block &block : card.front)
        if (const auto *vitals = std::get_if<VitalsBlock>(&block))
            for (const VitalsCell &cell : vitals->cells)
                if (!cell.value.text.isEmpty() && values.size() < 5)
                    values.append(QStringLiteral("%1 %2").arg(cell.label, cell.value.text));
    return values.join(QStringLiteral(" · "));
}

QString Summary::weaponsOf(const CardContent &card) const
{
    QStringList names;
    for (const Block &block : card.front)
        if (const auto *table = std::get_if<TableBlock>(&block))
            for (const TableRow &row : table->rows) {
                QString name = row.count > 1 ? QStringLiteral("%1× %2").arg(row.count).arg(row.name) : row.name;
                if (table->strip && !table->strip->difference)
                    for (const Figure &value : row.values)
                        if (!value.text.isEmpty()) {
                            name += QStringLiteral(" (%1)").arg(value.text);
                            break;
                        }
                names.append(name);
            }
    return names.join(QStringLiteral(", "));
}

void Summary::tableHead()
{
    Canvas &c = m_frame.canvas();
    const Font font = medium(8);
    double x = m_frame.left();
    c.textMid(x, m_y + 2, say("Slot"), font);
    c.textMid(x += m_columns.slot, m_y + 2, say("Unit"), font);
    c.textMid((x += m_columns.unit) + m_columns.badge, m_y + 2, say("Profile"), font);
    x += m_columns.badge + m_columns.profile;
    c.textMid(x, m_y + 2, say("Weapons"), font);
    c.textMid(x += m_columns.weapons, m_y + 2, say("Hits or figures"), font);
    c.textMid(m_frame.right(), m_y + 2, say("Points"), font, Inks::text, Align::Right);
    m_y += 4;
    c.rule(m_frame.left(), m_y, m_frame.width(), 0.30);
}

double Summary::unitRow(Canvas &c, size_t index, double y, const QString &slot)
{
    const CardContent &card = m_cards[index];
    HeadBlock head;
    AdvantageBlock advantage;
    TracksBlock tracks;
    for (const Block &block : card.front) {
        if (const auto *h = std::get_if<HeadBlock>(&block))
            head = *h;
        if (const auto *a = std::get_if<AdvantageBlock>(&block))
            advantage = *a;
        if (const auto *t = std::get_if<TracksBlock>(&block))
            tracks = *t;
    }
    double x = m_frame.left();
    RichText::Setting small{regular(7.8), m_columns.slot - 1.5, 1.12, Align::Left, Inks::text, 0};
    double height = 8;
    height = std::max(height, RichText::plain(slot, Weight::Bold).draw(c, x, y + 1, small) + 2);
    x += m_columns.slot;
    RichText name({{card.name, Weight::Bold, false, {}}});
    if (!card.customName.isEmpty())
        name.add({QStringLiteral(" “%1”").arg(card.customName), Weight::Regular, true, {}});
    RichText::Setting nameSetting{bold(9.5), m_columns.unit - 1.5, 1.12, Align::Left, Inks::text, 0};
    double names = name.draw(c, x, y + 0.8, nameSetting);
    small.width = m_columns.unit - 1.5;
    if (!head.subtitle.isEmpty())
        names += RichText::plain(head.subtitle).draw(c, x, y + 0.8 + names, small);
    height = std::max(height, names + 1.8);
    x += m_columns.unit;
    if (!head.symbols.isEmpty())
        c.symbolMid(head.symbols.first(), x, y + 4, 4, c.inks().line());
    c.textMid(x + 4.6, y + 4, head.badge, bold(11));
    x += m_columns.badge;
    small.width = m_columns.profile - 1.5;
    height = std::max(height, RichText::plain(profileOf(card)).draw(c, x, y + 1, small) + 2);
    x += m_columns.profile;
    small.width = m_columns.weapons - 1.5;
    height = std::max(height, RichText::plain(weaponsOf(card)).draw(c, x, y + 1, small) + 2);
    x += m_columns.weapons;
    double bx = x, by = y + 2;
    for (const Track &track : tracks.tracks)
        for (int i = 0; i < track.count * std::max(1, track.groups); ++i) {
            if (bx + 4 > x + m_columns.boxes - 0.5) {
                bx = x;
                by += 4.4;
            }
            bx += c.tickBox(track.shape, bx, by, 3.8, i < track.ticked) + 0.45;
        }
    if (!tracks.tracks.empty())
        height = std::max(height, by - y + 5.6);
    x += m_columns.boxes;
    if (!advantage.name.isEmpty())
        c.symbolMid(advantage.active ? "pennant" : "pennant0", x, y + 4, 3.6, c.inks().line());
    c.textMid(m_frame.right(), y + 4, card.points.isEmpty() ? QStringLiteral("–") : card.points, bold(12), Inks::text, Align::Right);
    return height;
}

void Summary::table()
{
    need(20);
    tableHead();
    QString lastSlot = QStringLiteral("\n");
    const rules::Selection *lastFormation = nullptr;
    for (size_t i = 0; i < m_source.units().size(); ++i) {
        const RosterUnit &unit = m_source.units()[i];
        const QString slotName = !unit.slot.isEmpty() ? unit.slot : unit.formation ? unit.formationName : say("Independent");
        const bool same = slotName == lastSlot && unit.formation == lastFormation;
        Canvas probe = m_frame.canvas().scratch();
        const double height = unitRow(probe, i, 0, same ? QString() : slotName);
        const int page = m_frame.pageCount();
        need(height);
        if (m_frame.pageCount() != page)
            tableHead();
        unitRow(m_frame.canvas(), i, m_y, same ? QString() : slotName);
        m_y += height;
        const bool last = i + 1 == m_source.units().size();
        m_frame.canvas().rule(m_frame.left(), m_y, m_frame.width(), last ? 0.30 : 0.12, last ? Inks::text : Inks::hair);
        lastSlot = slotName;
        lastFormation = unit.formation;
    }
    Canvas &c = m_frame.canvas();
    c.textMid(m_frame.left(), m_y + 3.6, QStringLiteral("%1 %2").arg(m_source.units().size()).arg(m_source.units().size() == 1 ? say("unit") : say("units")), bold(8.5));
    c.textMid(m_frame.right(), m_y + 3.6, numberText(m_source.totalPoints()), bold(14), Inks::text, Align::Right);
    m_y += 8.5;
}

void Summary::coverage()
{
    const Coverage result = coverageOf(m_cards);
    if (result.groups.empty())
        return;
    need(28);
    m_y = m_frame.heading(m_frame.left(), m_y, m_frame.width(), say("What the army can hurt"));
    m_y += drawCoverage(m_frame.canvas(), result, m_frame.left(), m_y, m_frame.width()) + 4;
}

void Summary::record()
{
    need(34);
    Canvas &c = m_frame.canvas();
    m_y = m_frame.heading(m_frame.left(), m_y, m_frame.width(), say("Game record"));
    const double quarter = m_frame.width() / 4;
    int i = 0;
    for (const char *label : {"Date", "Opponent", "Scenario", "Result"}) {
        c.rect(QRectF(m_frame.left() + i * quarter, m_y, quarter, 9), 0, {0.15, Inks::hair});
        c.text(m_frame.left() + i++ * quarter + 1, m_y + 2.9, say(label), regular(7.5));
    }
    m_y += 12;
    double x = m_frame.left() + c.textMid(m_frame.left(), m_y + 3, say("Turn"), bold(8.5)) + 2;
    for (int turn = 1; turn <= 8 && x < m_frame.right() - 60; ++turn) {
        x += c.textMid(x, m_y + 3, QString::number(turn), regular(7.5)) + 0.8;
        x += c.tickBox(BoxShape::Square, x, m_y + 0.2, 5.6) + 2.2;
    }
    x += c.textMid(x + 3, m_y + 3, say("Victory points"), bold(8.5)) + 5;
    for (const char *side : {"me", "enemy"}) {
        x += c.textMid(x, m_y + 3, say(side), regular(7.5)) + 1;
        c.line(x, m_y + 4.8, x + 12, m_y + 4.8, {0.12, Inks::hair});
        x += 15;
    }
    m_y += 9;
    const QString notes = toText(m_source.roster().customNotes);
    if (m_frame.bottom() - m_y < 16 && notes.isEmpty())
        return;
    need(16);
    m_y = m_frame.heading(m_frame.left(), m_y, m_frame.width(), say("Notes"));
    if (!notes.isEmpty()) {
        const RichText text = RichText::plain(notes);
        const RichText::Setting setting{regular(8.5), m_frame.width(), 1.2, Align::Left, Inks::text, 0};
        need(text.height(m_frame.meter(), setting));
        m_y += text.draw(m_frame.canvas(), m_frame.left(), m_y, setting) + 1;
    }
    for (double y = m_y + 6; y < m_frame.bottom() - 1; y += 6)
        m_frame.canvas().line(m_frame.left(), y, m_frame.right(), y, {0.12, Inks::faint});
}

} // namespace

Pages layoutArmySummary(const RosterSource &source, const SheetStyle &style, const TextMeter &meter)
{
    SheetStyle sheet = style;
    sheet.footRight = Words(style.language)("Army summary").toLower();
    return Summary(source, sheet, meter).layout();
}

} // namespace muster::print
