// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/charts/ChartData.h"

#include "campaign/league/Standings.h"

#include <algorithm>

namespace muster::print {

using namespace campaign;

const ExperiencePoint *ExperienceChart::Line::after(int mission) const
{
    const auto at = std::find_if(points.begin(), points.end(), [mission](const auto &point) { return point.mission == mission; });
    return at == points.end() ? nullptr : &*at;
}

int ExperienceChart::most() const
{
    int most = 10;
    for (const Line &line : lines)
        for (const ExperiencePoint &point : line.points)
            most = std::max(most, point.earned);
    return most;
}

ExperienceChart experienceChart(const CampaignState &state, const CampaignRules &rules, const QString &language, const QString &chosen)
{
    ExperienceChart chart;
    chart.missions = std::max(1, state.fought());
    QVector<const SoldierState *> soldiers;
    for (const SoldierState &soldier : state.soldiers)
        soldiers.append(&soldier);
    const auto earned = [](const SoldierState *soldier) { return soldier->earned + soldier->contributed; };
    std::stable_sort(soldiers.begin(), soldiers.end(), [&](auto *a, auto *b) { return earned(a) > earned(b); });
    const auto isChosen = [&](const SoldierState *soldier) { return soldier->id == chosen; };
    if (const auto at = std::find_if(soldiers.begin(), soldiers.end(), isChosen);
        at - soldiers.begin() >= mostLines && at != soldiers.end())
        std::rotate(soldiers.begin() + mostLines - 1, at, at + 1);
    for (const SoldierState *soldier : soldiers.mid(0, mostLines)) {
        ExperienceChart::Line line{soldier->id, soldier->name, isChosen(soldier), soldier->status == Status::Dead, {}, {}};
        line.points = experienceLine(*soldier, state, rules);
        if (line.points.isEmpty())
            continue;
        for (const ServiceEntry &entry : soldier->record)
            if (entry.kind == ServiceEntry::Promoted && soldier->ladder >= 0 && line.after(entry.mission))
                line.ranks.append({entry.mission, rules.ladders.at(soldier->ladder).ranks.value(entry.rank).name.in(language)});
        chart.lines.append(line);
    }
    if (chosen.isEmpty() && !chart.lines.isEmpty())
        chart.lines.first().chosen = true;
    return chart;
}

namespace {

// Whoever has most at the end comes first and, where nobody was chosen, stands out.
void sortByEnd(ExperienceChart &chart, const QString &chosen)
{
    std::stable_sort(chart.lines.begin(), chart.lines.end(),
                     [](const auto &a, const auto &b) { return a.points.last().earned > b.points.last().earned; });
    const bool any = std::any_of(chart.lines.begin(), chart.lines.end(), [&chosen](const auto &line) { return line.id == chosen; });
    for (qsizetype i = 0; i < chart.lines.size(); ++i)
        chart.lines[i].chosen = any ? chart.lines.at(i).id == chosen : i == 0;
    chart.lines = chart.lines.mid(0, mostLines);
}

} // namespace

ExperienceChart forceChart(const CampaignState &state, const CampaignRules &rules, const QString &chosen)
{
    ExperienceChart chart;
    chart.missions = std::max(1, state.fought());
    for (const ForceState &force : state.forces) {
        ExperienceChart::Line line{force.id, force.name, false, false, {}, {}};
        QVector<int> sums(state.fought() + 1, 0), there(state.fought() + 1, 0);
        for (int index : force.soldiers) {
            int last = 0, at = 0;
            for (const ExperiencePoint &point : experienceLine(state.soldiers.at(index), state, rules)) {
                for (; at < point.mission; ++at)
                    sums[at] += last;
                last = point.earned;
                there[point.mission] += point.there;
            }
            for (; at < sums.size(); ++at) // whoever fell earned what was earned
                sums[at] += last;
        }
        for (int mission = 0; mission < sums.size(); ++mission)
            line.points.append({mission, sums.at(mission), mission == 0 || there.at(mission) > 0});
        chart.lines.append(line);
    }
    sortByEnd(chart, chosen);
    return chart;
}

ExperienceChart playerChart(const CampaignState &state, const CampaignRules &rules)
{
    ExperienceChart chart;
    chart.missions = std::max(1, state.fought());
    for (const Player &player : state.players)
        chart.lines.append({player.id, player.name, false, false, {{0, 0, true}}, {}});
    for (int mission = 1; mission <= state.fought(); ++mission) {
        const QVector<Standing> standings = standingsAfter(state, rules, mission);
        const QVector<Standing> &sides = state.missions.at(mission - 1).sides;
        for (ExperienceChart::Line &line : chart.lines) {
            const auto is = [&line](const Standing &each) { return each.player == line.id; };
            const auto now = std::find_if(standings.begin(), standings.end(), is);
            line.points.append(
                {mission, now == standings.end() ? line.points.last().earned : now->points, std::any_of(sides.begin(), sides.end(), is)});
        }
    }
    sortByEnd(chart, {});
    return chart;
}

KillChart killChart(const CampaignState &state, const QString &chosen)
{
    KillChart chart;
    for (const SoldierState &soldier : state.soldiers)
        if (soldier.kills > 0)
            chart.bars.append({soldier.id, soldier.name, soldier.id == chosen, soldier.kills});
    std::stable_sort(chart.bars.begin(), chart.bars.end(), [](const auto &a, const auto &b) { return a.kills > b.kills; });
    return chart;
}

ChartTable tableOf(const ExperienceChart &chart, const ChartWords &words)
{
    ChartTable table;
    table.columns.append(words.name);
    for (int i = 0; i <= chart.missions; ++i)
        table.columns.append(words.after(i));
    for (const ExperienceChart::Line &line : chart.lines) {
        ChartTable::Row row{line.id, {line.fallen ? words.killed.arg(line.name) : line.name}};
        for (int i = 0; i <= chart.missions; ++i) {
            const ExperiencePoint *point = line.after(i);
            QStringList parts;
            if (point)
                parts.append(point->there ? QString::number(point->earned) : words.missed.arg(point->earned));
            for (const ExperienceChart::Rank &rank : line.ranks)
                if (rank.mission == i)
                    parts.append(rank.name);
            row.cells.append(parts.join(QStringLiteral(", ")));
        }
        table.rows.append(row);
    }
    return table;
}

ChartTable tableOf(const KillChart &chart, const ChartWords &words)
{
    ChartTable table{{words.name, words.kills}, {}};
    for (const KillChart::Bar &bar : chart.bars)
        table.rows.append({bar.id, {bar.name, QString::number(bar.kills)}});
    return table;
}

} // namespace muster::print
