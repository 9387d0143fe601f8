// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/Names.h"
#include "print/charts/ChartLayout.h"
#include "print/sheets/CampaignSheets.h"
#include "print/sheets/MissionTable.h"
#include "print/sheets/SheetTable.h"
#include "share/campaign/LeagueTables.h"

#include <QDate>
#include <QJsonDocument>

namespace muster::print {

using namespace campaign;

namespace {

/// The printed book of a campaign, section by section.
class ReportSheet
{
public:
    ReportSheet(const CampaignSource &source, const SheetStyle &style, const TextMeter &meter) : m_source(source), m_frame(style, meter) {}

    Pages layout()
    {
        m_y = newPage();
        figures();
        standings();
        league();
        for (int i = 0; i < m_source.state().forces.size(); ++i)
            soldiers(i);
        missions();
        charts();
        honour();
        rules();
        problems();
        return m_frame.finish();
    }

private:
    double newPage();
    void figures();
    void standings();
    void league();
    void heads(const League &league);
    void soldiers(int force);
    void missions();
    void charts();
    void honour();
    void rules();
    void problems();
    using DrawChart = std::function<void(const QRectF &area)>;
    void chart(const QString &title, double height, const DrawChart &draw);
    void section(const QString &title, const QString &remark, const SheetTable &table, const QString &empty = {});
    [[nodiscard]] QString translate(const char *context, const char *english) const { return m_source.translate(context, english); }

    const CampaignSource &m_source;
    SheetFrame m_frame;
    double m_y = 0;
};

double ReportSheet::newPage()
{
    PlateText head;
    head.title = m_source.campaign().start.name;
    head.subtitle = QStringList{translate("Paper", "Campaign report"), m_source.gameName()}.join(QStringLiteral(" · "));
    head.points = QString::number(m_source.points());
    head.pointsUnit = m_source.pointsName();
    return m_frame.newPage(head);
}

// What one wants to know first, large.
void ReportSheet::figures()
{
    const CampaignState &state = m_source.state();
    int serving = 0, fallen = 0, kills = 0, earned = 0;
    for (const SoldierState &soldier : state.soldiers) {
        serving += soldier.inService();
        fallen += soldier.status == Status::Dead;
        kills += soldier.kills;
    }
    for (const MissionState &mission : state.missions)
        earned += mission.experience();
    std::vector<std::pair<QString, int>> boxes{
        {m_source.paper().translate("Paper", "mission(s)", "under a figure", state.fought()), state.fought()},
        {translate("Paper", "in service"), serving},
        {m_source.paper().translate("Paper", "fallen", "under a figure", fallen), fallen},
        {m_source.paper().translate("Paper", "eliminated", "under a figure", kills), kills}};
    if (m_source.keepsExperience())
        boxes.push_back({translate("Paper", "experience"), earned});
    Canvas &c = m_frame.canvas();
    const double width = m_frame.width() / double(boxes.size());
    for (size_t i = 0; i < boxes.size(); ++i) {
        const double x = m_frame.left() + double(i) * width;
        c.textMid(x + width / 2, m_y + 4, QString::number(boxes[i].second), bold(17), c.inks().line(), Align::Centre);
        c.textMid(x + width / 2, m_y + 9.4, boxes[i].first, regular(8), Inks::text, Align::Centre);
        if (i)
            c.line(x, m_y + 0.8, x, m_y + 10.6, {0.15, Inks::soft});
    }
    m_y += 15;
    if (!m_source.campaign().start.note.isEmpty())
        m_y += RichText::plain(m_source.campaign().start.note, Weight::Regular, true)
                   .draw(c, m_frame.left(), m_y, {regular(8.6), m_frame.width(), 1.2, Align::Left, Inks::text, 0})
            + 2;
}

void ReportSheet::section(const QString &title, const QString &remark, const SheetTable &table, const QString &empty)
{
    if (table.isEmpty() && empty.isEmpty())
        return;
    if (m_y + 8 + (table.isEmpty() ? 5 : table.leastHeight(m_frame)) > m_frame.bottom())
        m_y = newPage();
    m_y = m_frame.heading(m_frame.left(), m_y, m_frame.width(), title, remark);
    if (table.isEmpty()) {
        m_frame.canvas().textMid(m_frame.left(), m_y + 2.5, empty, regular(8.4));
        m_y += 8;
        return;
    }
    m_y = table.draw(m_frame, m_y, [this] { return newPage(); }) + 4;
}

void ReportSheet::standings()
{
    SheetTable table({{translate("Paper", "Player"), 3.2},
                      {translate("Paper", "played"), 1.1, Align::Right},
                      {translate("Paper", "wins"), 1, Align::Right},
                      {translate("Paper", "draws"), 1, Align::Right},
                      {translate("Paper", "defeats"), 1, Align::Right},
                      {translate("Paper", "points"), 1.1, Align::Right},
                      {translate("Paper", "objectives"), 1.3, Align::Right},
                      {translate("Paper", "eliminated"), 1.3, Align::Right},
                      {translate("Paper", "value in %1").arg(m_source.pointsName()), 1.5, Align::Right},
                      {translate("Paper", "losses"), 1.1, Align::Right}});
    for (const Standing &line : m_source.state().standings)
        table.add({playerName(line.player, m_source.state()), QString::number(line.played), QString::number(line.won),
                   QString::number(line.drawn), QString::number(line.lost), QString::number(line.points), QString::number(line.objectives),
                   QString::number(line.kills), QString::number(line.killPoints), QString::number(line.losses)});
    const CampaignRules &rules = m_source.rules();
    const QString usual = translate("Paper", "win %1, draw %2, loss %3").arg(rules.winPoints).arg(rules.drawPoints).arg(rules.lossPoints);
    section(translate("Paper", "Standings"), rules.pointsFormula.isEmpty() ? usual : rules.pointsFormula, table);
}

// What a club pins to its wall: form, who has met whom, what was played and what is still to be.
void ReportSheet::league()
{
    const League league = leagueOf(m_source.state(), m_source.rules(), QDate::currentDate());
    if (league.games.isEmpty())
        return;
    heads(league);
    QVector<int> games;
    const share::ReportTable rounds = share::roundsTable(m_source.state(), league, m_source.language(), games);
    std::vector<SheetTable::Column> columns;
    for (const share::ReportTable::Column &column : rounds.columns)
        columns.push_back({column.label,
                           column.key == "round" ? 0.8
                               : column.number   ? 1.4
                                                 : 2.4,
                           column.number ? Align::Right : Align::Left});
    SheetTable table(columns);
    for (const QStringList &row : rounds.rows)
        table.add(row, 0);
    const int late = league.overdue();
    section(rounds.title, late ? m_source.paper().translate("Paper", "%n game(s) late", nullptr, late) : QString(), table);
}

// A grid like that of a chess club: columns are headed by the number in the table, so that no name is too long. Where the paper has
// no room for all of them beside each other, the rest follows below.
void ReportSheet::heads(const League &league)
{
    constexpr int most = 8;
    const share::ReportTable grid = share::headToHead(m_source.state(), league, m_source.language());
    const share::ReportTable lines = share::leagueTable(m_source.state(), league, m_source.language());
    for (int first = 0; first < grid.rows.size(); first += most) {
        const int last = std::min(first + most, int(grid.rows.size()));
        std::vector<SheetTable::Column> columns{{translate("Paper", "Player"), 2.4}, {translate("Paper", "Form"), 1.2}};
        for (int i = first; i < last; ++i)
            columns.push_back({QString::number(i + 1), 1.1});
        SheetTable table(columns);
        for (int row = 0; row < grid.rows.size(); ++row) {
            QStringList cells{QStringLiteral("%1. %2").arg(QString::number(row + 1), grid.rows.at(row).value(0)),
                              lines.rows.at(row).last()};
            table.add(cells + grid.rows.at(row).mid(first + 1, last - first));
        }
        section(grid.title, {}, table);
    }
}

void ReportSheet::soldiers(int index)
{
    const ForceState &force = m_source.state().forces.at(index);
    const bool ranks = !m_source.rules().ladders.isEmpty(), life = !m_source.rules().lifePointsName.isEmpty(),
               experience = m_source.keepsExperience();
    std::vector<SheetTable::Column> columns{{translate("Paper", "Name"), ranks ? 2.6 : 4.0}};
    if (ranks)
        columns.push_back({translate("Paper", "Rank"), 2.8});
    if (life)
        columns.push_back({m_source.rules().lifePointsName.in(m_source.language()), 0.7, Align::Right});
    columns.push_back({m_source.pointsName(), 0.8, Align::Right});
    if (experience)
        for (const char *label :
             {QT_TRANSLATE_NOOP("Paper", "earned"), QT_TRANSLATE_NOOP("Paper", "spent"), QT_TRANSLATE_NOOP("Paper", "free")})
            columns.push_back({translate("Paper", label), 1.0, Align::Right});
    for (const char *label : {QT_TRANSLATE_NOOP("Paper", "eliminated"), QT_TRANSLATE_NOOP("Paper", "missions")})
        columns.push_back({translate("Paper", label), 1.2, Align::Right});
    columns.push_back({translate("Paper", "Status"), 2.0});
    SheetTable table(columns);
    for (const int soldierIndex : force.soldiers) {
        const SoldierState &soldier = m_source.state().soldiers.at(soldierIndex);
        if (!soldier.inService())
            continue;
        SheetTable::Row row;
        row.cells.push_back(RichText::plain(soldier.name, Weight::Bold));
        if (ranks) {
            RichText rank;
            if (const QString symbol = m_source.rankSymbol(soldier, soldier.rank); !symbol.isEmpty())
                rank.add({{}, Weight::Regular, false, symbol});
            rank.add({(rank.isEmpty() ? QString() : QStringLiteral(" ")) + m_source.rankName(soldier), Weight::Regular, false, {}});
            row.cells.push_back(rank);
        }
        QStringList rest;
        if (life)
            rest.append(QString::number(soldier.lifePoints));
        rest.append(QString::number(soldier.points));
        if (experience)
            rest += {QString::number(soldier.earned), QString::number(soldier.spent), QString::number(soldier.free())};
        rest += {QString::number(soldier.kills), QString::number(soldier.missions)};
        rest.append(soldier.id == force.leader ? translate("Paper", "%1, leads").arg(m_source.statusText(soldier))
                                               : m_source.statusText(soldier));
        for (const QString &cell : rest)
            row.cells.push_back(RichText::plain(cell));
        QStringList more{m_source.names().list(soldier.role), soldier.awards.join(QStringLiteral(", "))};
        more.removeAll(QString());
        row.below = more.isEmpty() ? RichText() : RichText::plain(more.join(QStringLiteral(" · ")), Weight::Regular, true);
        table.add(row);
    }
    QStringList remark{playerName(force.player, m_source.state()), QStringLiteral("%1 %2").arg(force.points).arg(m_source.pointsName())};
    if (m_source.rules().mode == ExperienceMode::Pool)
        remark.append(translate("Paper", "pool: %1 of %2 left").arg(force.pool()).arg(force.poolEarned));
    remark.removeAll(QString());
    section(force.name, remark.join(QStringLiteral(" · ")), table, translate("Paper", "Nobody is in service."));
}

void ReportSheet::missions()
{
    section(translate("Paper", "Missions"), {}, MissionTable(m_source).table(), translate("Paper", "No mission was fought yet."));
}

void ReportSheet::chart(const QString &title, double height, const DrawChart &draw)
{
    if (m_y + 8 + height > m_frame.bottom())
        m_y = newPage();
    m_y = m_frame.heading(m_frame.left(), m_y, m_frame.width(), title);
    draw({m_frame.left(), m_y, m_frame.width(), height});
    m_y += height + 4;
}

// The same drawings as in the window; whoever earned most stands out.
void ReportSheet::charts()
{
    const CampaignState &state = m_source.state();
    if (state.fought() == 0)
        return;
    const ChartStyle style = ChartStyle::onPaper(m_frame.canvas().inks());
    const ChartWords words{
        translate("Paper", "Start"), QStringLiteral("M%1"), translate("Paper", "%1 killed"), translate("Paper", "and %1 more"), {}, {}, {}};
    if (m_source.keepsExperience()) {
        const ExperienceChart experience = experienceChart(state, m_source.rules(), m_source.language(), {});
        const double names = style.row() * double(experience.lines.size() + 3);
        chart(translate("Paper", "Earned experience after each mission"), std::clamp(names, 55.0, 90.0),
              [&](const QRectF &area) { drawExperience(m_frame.canvas(), area, experience, style, words); });
    }
    const KillChart kills = killChart(state, {});
    if (!kills.bars.isEmpty())
        chart(translate("Paper", "Eliminated by each soldier"), std::min(heightOf(kills, style), 110.0),
              [&](const QRectF &area) { drawKills(m_frame.canvas(), area, kills, style, words); });
}

void ReportSheet::honour()
{
    SheetTable table({{translate("Paper", "Name"), 2.4},
                      {translate("Paper", "Rank"), 2.4},
                      {translate("Paper", "Status"), 2.2},
                      {translate("Paper", "missions"), 1.0, Align::Right},
                      {translate("Paper", "eliminated"), 1.1, Align::Right},
                      {translate("Paper", "earned"), 1.0, Align::Right},
                      {translate("Paper", "Awards"), 2.6}});
    for (const SoldierState &soldier : m_source.state().soldiers) {
        if (soldier.inService())
            continue;
        table.add({soldier.name, m_source.rankName(soldier), m_source.statusText(soldier), QString::number(soldier.missions),
                   QString::number(soldier.kills), m_source.keepsExperience() ? QString::number(soldier.earned) : QStringLiteral("·"),
                   soldier.awards.join(QStringLiteral(", "))});
    }
    section(translate("Paper", "Roll of honour"), {}, table, translate("Paper", "Nobody has fallen or retired."));
}

void ReportSheet::rules()
{
    const CampaignRules &rules = m_source.rules();
    QStringList lines;
    if (rules.mode != ExperienceMode::None) {
        lines.append(rules.mode == ExperienceMode::Pool ? translate("Paper", "Experience goes to the platoon, the player hands it out.")
                                                        : translate("Paper", "Each soldier keeps their own experience."));
        lines.append(translate("Paper", "A survivor earns %1.").arg(rules.survivorAward));
        for (const Objective &objective : rules.objectives)
            lines.append(translate("Paper", "%1: %2, shared by the survivors.")
                             .arg(objective.name.in(m_source.language()), QString::number(objective.award)));
    }
    if (rules.baseEfficiency)
        lines.append(translate("Paper", "Figures count by the base game’s efficiency table."));
    for (const LifePointPricing &pricing : rules.pricings)
        if (pricing.id == rules.pricing)
            lines.append(translate("Paper", "Price of life points: %1.").arg(pricing.name.in(m_source.language())));
    if (lines.isEmpty())
        return;
    if (m_y + 14 > m_frame.bottom())
        m_y = newPage();
    const QJsonDocument json = m_source.pack() ? QJsonDocument::fromJson(m_source.pack()->campaignJson()) : QJsonDocument();
    const bool house = !houseRules(rules, json.isObject() ? CampaignRules::fromJson(json.object()) : CampaignRules::generic()).isEmpty();
    m_y = m_frame.heading(m_frame.left(), m_y, m_frame.width(), translate("Paper", "Rules of this campaign"),
                          house ? translate("Paper", "with house rules") : QString());
    m_y += RichText::plain(PaperText(m_source.language()).typeset(lines.join(QLatin1Char(' '))))
               .draw(m_frame.canvas(), m_frame.left(), m_y, {regular(8.2), m_frame.width(), 1.2, Align::Left, Inks::text, 0})
        + 4;
}

void ReportSheet::problems()
{
    for (const bool odd : {false, true}) {
        SheetTable table({{translate("Paper", "Entry"), 1}});
        for (const Problem &problem : m_source.state().problems) {
            if (problem.isWarning() == odd)
                table.add({problemText(problem, m_source.state(), m_source.rules(), m_source.language())}, 0);
        }
        section(odd ? translate("Paper", "What counts but is odd") : translate("Paper", "What no longer holds"), {}, table);
    }
}

} // namespace

SheetStyle campaignStyle(const CampaignSource &source, const QSizeF &paper, InkMode ink, int force)
{
    SheetStyle style;
    const QString catalogue = source.state().forces.value(std::max(0, force)).catalogue;
    if (source.pack()) {
        const packs::FactionStyle faction = source.pack()->style(catalogue);
        style.head = headShapeFromName(source.pack()->cards().head);
        const QColor colour(faction.colour.isEmpty() ? source.pack()->cards().colour : faction.colour);
        style.colour = colour.isValid() ? colour.rgb() : style.colour;
        style.mark = faction.mark;
        style.footLeft = source.translate("Paper", "%1 pack %2").arg(source.gameName(), source.pack()->manifest().version);
    }
    style.ink = ink;
    style.language = source.language();
    style.paper = paper;
    const double narrow = paper.width() < 170 ? 8 : 12;
    style.margins = {narrow, 11, narrow, 9};
    return style;
}

Pages layoutCampaignReport(const CampaignSource &source, const SheetStyle &style, const TextMeter &meter)
{
    SheetStyle sheet = style;
    sheet.footRight = source.translate("Paper", "Campaign report").toLower();
    return ReportSheet(source, sheet, meter).layout();
}

} // namespace muster::print
