// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/content/CardBuilder.h"
#include "print/layout/RichText.h"
#include "print/sheets/ArmyGauge.h"
#include "print/sheets/ArmySheets.h"
#include "print/sheets/ArmyTable.h"
#include "print/sheets/Coverage.h"

namespace muster::print {

using share::toText;

namespace {

class Summary
{
public:
    Summary(const RosterSource &source, const SheetStyle &style, const TextMeter &meter)
        : m_source(source), m_frame(style, meter), m_words(style.language)
    {
        for (const RosterUnit &unit : source.units())
            m_cards.push_back(buildCard(source, unit));
    }

    Pages layout()
    {
        newPage();
        m_y = ArmyGauge(m_source, m_frame, m_words).draw(m_y);
        verdict();
        table();
        coverage();
        if (const auto all = m_frame.style().odds ? OddsLines(m_source).all() : std::vector<OddsLines::Together>(); !all.empty()) {
            need(destroyedHeight(all));
            m_y += drawDestroyed(m_frame, all, m_y);
        }
        record();
        return m_frame.finish();
    }

private:
    void newPage();
    [[nodiscard]] QString formationName(const std::string &selectionId) const;
    void verdict();
    double checks(double x, double y, double width);
    double advantages(double x, double y, double width);
    double formationList(double x, double y, double width);
    void table();
    void tableHead(const ArmyTable &table);
    [[nodiscard]] double spareRoom(const ArmyTable &table);
    [[nodiscard]] QStringList formationNames() const;
    void coverage();
    void record();
    void need(double height)
    {
        if (m_y + height > m_frame.bottom())
            newPage();
    }
    [[nodiscard]] QString translate(const char *context, const char *english) const { return m_words.translate(context, english); }

    const RosterSource &m_source;
    SheetFrame m_frame;
    PaperText m_words;
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
    if (formationNames().size() == 1)
        subtitle += formationNames();
    head.subtitle = subtitle.join(QStringLiteral(" · "));
    head.points = numberText(m_source.totalPoints());
    const double limit = m_source.limit();
    head.pointsUnit = (limit >= 0 ? QStringLiteral("/ %1 ").arg(numberText(limit)) : QString()) + m_source.look().costName;
    m_y = m_frame.newPage(head);
}

QStringList Summary::formationNames() const
{
    QStringList names;
    for (const UnitGroup &group : m_source.groups())
        if (group.formation)
            names.append(group.title);
    return names;
}

QString Summary::formationName(const std::string &selectionId) const
{
    for (const UnitGroup &group : m_source.groups())
        if (group.formation && group.formation->id == selectionId)
            return group.title;
    return {};
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
    const QString title = !legal ? translate("Paper", "Not legal")
        : m_source.limit() >= 0  ? translate("Paper", "Legal at %1 %2").arg(numberText(m_source.limit()), unitName)
                                 : translate("Paper", "Legal");
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
    line(translate("Paper", "Points"),
         limit >= 0 ? translate("Paper", "%1 of %2").arg(numberText(total), numberText(limit)) : numberText(total),
         limit < 0 || total <= limit);
    QStringList factions;
    for (const rules::Force &force : m_source.roster().forces)
        if (const QString name = m_source.factionName(force); !name.isEmpty() && !factions.contains(name))
            factions.append(name);
    if (!factions.isEmpty())
        line(translate("Paper", "Army"), factions.join(QStringLiteral(", ")), true);
    for (const rules::Advantage &advantage : m_source.advantages()) {
        const bool complete = advantage.missing.empty();
        line(formationName(advantage.formationId),
             complete ? translate("Paper", "complete")
                      : m_words.translate("Paper", "%n slot(s) open", nullptr, int(advantage.missing.size())),
             complete);
    }
    line(translate("Paper", "Units"), QString::number(m_source.unitCount()), true);
    line(translate("Paper", "Rules checked"),
         findings.isEmpty() ? translate("Paper", "no findings")
                            : m_words.translate("Paper", "%n finding(s)", nullptr, int(findings.size())),
         legal);
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
    if (m_source.advantages().empty())
        return formationList(x, y, width);
    const RichText::Setting setting{regular(8.3), width, 1.2, Align::Left, Inks::text, 0};
    for (const rules::Advantage &advantage : m_source.advantages()) {
        c.symbol(advantage.active ? "pennant" : "pennant0", QRectF(x, y, 4.8, 4.8), c.inks().line());
        RichText title({{m_source.look().name(advantage.ruleId, advantage.name), Weight::Bold, false, {}},
                        {QStringLiteral("  ") + (advantage.active ? translate("Paper", "active") : translate("Paper", "inactive")),
                         Weight::Regular,
                         true,
                         {}}});
        y += std::max(5.6, title.draw(c, x + 6.2, y + 0.2, {bold(10.5), width - 6.2, 1.15, Align::Left, Inks::text, 0}) + 0.8);
        y += RichText::markdown(m_source.look().language->text(advantage.ruleId, advantage.description)).draw(c, x, y, setting) + 0.8;
        QStringList reached, others;
        for (const RosterUnit &unit : m_source.units()) {
            if (!unit.formation || unit.formation->id != advantage.formationId)
                continue;
            const bool has = std::find(advantage.unitIds.begin(), advantage.unitIds.end(), unit.selection->id) != advantage.unitIds.end();
            (has ? reached : others).append(m_source.fullTitleOf(*unit.selection));
        }
        RichText who;
        const QString label = advantage.active
            ? translate("Paper", "Reaches %1 of %2:").arg(reached.size()).arg(reached.size() + others.size())
            : translate("Paper", "Would reach:");
        who.add({label + QLatin1Char(' '), Weight::Bold, false, {}});
        who.add({reached.join(QStringLiteral(", ")), Weight::Regular, false, {}});
        y += who.draw(c, x, y, setting);
        if (!others.isEmpty()) {
            RichText not_({{translate("Paper", "Not:") + QLatin1Char(' '), Weight::Bold, false, {}},
                           {others.join(QStringLiteral(", ")), Weight::Regular, false, {}}});
            y += not_.draw(c, x, y, setting);
        }
        QStringList missing;
        for (const rules::MissingSlot &slot : advantage.missing)
            missing.append(m_source.look().name(slot.groupId, slot.name));
        if (!missing.isEmpty())
            y += RichText::plain(translate("Paper", "Missing: %1").arg(missing.join(QStringLiteral(", "))), Weight::Bold)
                     .draw(c, x, y, setting);
        y += 1.6;
    }
    return y;
}

// Formations without advantages: what each costs.
double Summary::formationList(double x, double y, double width)
{
    Canvas &c = m_frame.canvas();
    c.textMid(x, y + 2.4, translate("Paper", "Formations"), bold(10.5));
    y += 6.2;
    for (const UnitGroup &group : m_source.groups()) {
        const int count = int(std::count_if(group.units.begin(), group.units.end(), [](const RosterUnit *unit) { return !unit->carrier; }));
        c.textMid(x, y + 2.3, group.title, c.meter().fitted(group.title, regular(8.5), width - 30, 6.5));
        c.textMid(x + width - 14, y + 2.3, m_words.translate("Paper", "%n unit(s)", nullptr, count), regular(8.5), Inks::text,
                  Align::Right);
        c.textMid(x + width, y + 2.3, numberText(group.points), bold(8.5), Inks::text, Align::Right);
        y += 4.8;
        c.rule(x, y, width, 0.12, Inks::hair);
    }
    return y;
}

void Summary::verdict()
{
    const double gap = 6, half = (m_frame.width() - gap) / 2;
    // Where no formation has anything to say, the checks have the whole width.
    const bool both = !m_source.advantages().empty() || !formationNames().isEmpty();
    const double left = checks(m_frame.left(), m_y, both ? half : m_frame.width());
    const double right = both ? advantages(m_frame.left() + half + gap, m_y, half) : 0;
    m_y = std::max(left, right) + 2.5;
}

void Summary::tableHead(const ArmyTable &table)
{
    m_y += table.drawHead(m_frame.canvas(), m_frame.left(), m_y);
}

// Where everything fits on the page the rows may breathe, but not more than a figure's height.
double Summary::spareRoom(const ArmyTable &table)
{
    double rows = 4 + 8.5;
    for (size_t i = 0; i < table.rows(); ++i) {
        Canvas probe = m_frame.canvas().scratch();
        rows += table.drawRow(probe, i, 0, 0, 0, true);
    }
    const double below = (coverageOf(m_cards).groups.empty() ? 0 : 34) + 42 + 24;
    const double spare = m_frame.bottom() - m_y - rows - below;
    return table.rows() == 0 ? 0 : std::clamp(spare / double(table.rows()), 0.0, 3.2);
}

void Summary::table()
{
    const ArmyTable table(m_source, m_cards, m_frame.meter(), m_words, m_frame.width());
    need(20);
    const double extra = spareRoom(table);
    tableHead(table);
    bool first = true;
    for (size_t i = 0; i < table.rows(); ++i) {
        double height = 0, together = 0;
        for (size_t j = i; j < table.rows(); ++j) { // a heading and the row below it
            Canvas probe = m_frame.canvas().scratch();
            const double tall = table.drawRow(probe, j, 0, 0, extra, true);
            height = j == i ? tall : height;
            together += tall;
            if (!table.isHeading(j))
                break;
        }
        const int page = m_frame.pageCount();
        need(together);
        if (m_frame.pageCount() != page) {
            tableHead(table);
            first = true;
        }
        table.drawRow(m_frame.canvas(), i, m_frame.left(), m_y, extra, first);
        first = false;
        m_y += height;
        const bool last = i + 1 == table.rows() || table.isHeading(i + 1) || table.isHeading(i);
        m_frame.canvas().rule(m_frame.left(), m_y, m_frame.width(), last ? 0.30 : 0.12, last ? Inks::text : Inks::hair);
    }
    Canvas &c = m_frame.canvas();
    const int units = m_source.unitCount();
    c.textMid(m_frame.left(), m_y + 3.6, translate("Paper", "Total of the army"), bold(8.5));
    c.textMid(m_frame.left() + m_frame.width() / 3, m_y + 3.6, m_words.translate("Paper", "%n unit(s)", nullptr, units), regular(8.5));
    c.textMid(m_frame.right(), m_y + 3.6, numberText(m_source.totalPoints()), bold(14), Inks::text, Align::Right);
    m_y += 8.5;
}

void Summary::coverage()
{
    const Coverage result = coverageOf(m_cards);
    if (result.groups.empty())
        return;
    need(28);
    m_y = m_frame.heading(m_frame.left(), m_y, m_frame.width(), translate("Paper", "What the army can hurt"));
    m_y += drawCoverage(m_frame.canvas(), result, m_frame.left(), m_y, m_frame.width()) + 4;
}

void Summary::record()
{
    need(34);
    Canvas &c = m_frame.canvas();
    m_y = m_frame.heading(m_frame.left(), m_y, m_frame.width(), translate("Paper", "Game record"));
    const double quarter = m_frame.width() / 4;
    int i = 0;
    for (const char *label : {QT_TRANSLATE_NOOP("Paper", "Date"), QT_TRANSLATE_NOOP("Paper", "Opponent"),
                              QT_TRANSLATE_NOOP("Paper", "Scenario"), QT_TRANSLATE_NOOP("Paper", "Result")}) {
        c.rect(QRectF(m_frame.left() + i * quarter, m_y, quarter, 9), 0, {0.15, Inks::hair});
        c.text(m_frame.left() + i++ * quarter + 1, m_y + 2.9, translate("Paper", label), regular(7.5));
    }
    m_y += 12;
    double x = m_frame.left() + c.textMid(m_frame.left(), m_y + 3, translate("Paper", "Turn"), bold(8.5)) + 2;
    for (int turn = 1; turn <= 8 && x < m_frame.right() - 60; ++turn) {
        x += c.textMid(x, m_y + 3, QString::number(turn), regular(7.5)) + 0.8;
        x += c.tickBox(BoxShape::Square, x, m_y + 0.2, 5.6) + 2.2;
    }
    x += c.textMid(x + 3, m_y + 3, translate("Paper", "Victory points"), bold(8.5)) + 5;
    for (const char *side : {QT_TRANSLATE_NOOP("Paper", "me"), QT_TRANSLATE_NOOP("Paper", "enemy")}) {
        x += c.textMid(x, m_y + 3, translate("Paper", side), regular(7.5)) + 1;
        c.line(x, m_y + 4.8, x + 12, m_y + 4.8, {0.12, Inks::hair});
        x += 15;
    }
    m_y += 9;
    const QString notes = toText(m_source.roster().customNotes);
    if (m_frame.bottom() - m_y < 16 && notes.isEmpty())
        return;
    need(16);
    m_y = m_frame.heading(m_frame.left(), m_y, m_frame.width(), translate("Paper", "Notes"));
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
    sheet.footRight = PaperText(style.language).translate("Paper", "Army summary").toLower();
    return Summary(source, sheet, meter).layout();
}

} // namespace muster::print
