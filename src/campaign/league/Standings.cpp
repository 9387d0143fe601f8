// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/league/Standings.h"

#include "campaign/Formula.h"

#include <algorithm>

namespace muster::campaign {

namespace {

constexpr int mostTies = 16;      ///< each is asked for everybody; what is behind decides nothing any more
constexpr int namesOfPoints = 12; ///< the first ones of standingNames(): what a formula for points may use

base::Result<Formula> formulaOf(const QString &text, bool forTies)
{
    return Formula::parse(text, forTies ? standingNames() : standingNames().mid(0, namesOfPoints));
}

/// What has to be known of everybody's games.
struct Meeting
{
    int other = -1; ///< in the lines
    GameResult result = GameResult::None;
};

odds::Frame frameOf(const Standing &line)
{
    return {double(line.won),        double(line.drawn),         double(line.lost),       double(line.played),
            double(line.byes),       double(line.victoryPoints), double(line.conceded),   double(line.victoryPoints - line.conceded),
            double(line.objectives), double(line.kills),         double(line.killPoints), double(line.losses)};
}

GameResult standingIn(const Standing &side)
{
    return side.won ? GameResult::Won : side.drawn ? GameResult::Drawn : side.lost ? GameResult::Lost : GameResult::None;
}

QVector<QVector<Meeting>> meetings(const QVector<Standing> &lines, const QVector<QVector<Standing>> &missions)
{
    QHash<QString, int> index;
    for (int i = 0; i < lines.size(); ++i)
        index.insert(lines.at(i).player, i);
    QVector<QVector<Meeting>> met(lines.size());
    for (const QVector<Standing> &mission : missions) {
        for (const Standing &side : mission) {
            for (const Standing &other : mission) {
                const int us = index.value(side.player, -1), them = index.value(other.player, -1);
                if (us >= 0 && them >= 0 && us != them)
                    met[us].append({them, standingIn(side)});
            }
        }
    }
    return met;
}

int worth(GameResult result, const CampaignRules &rules)
{
    return result == GameResult::Won  ? rules.winPoints
        : result == GameResult::Drawn ? rules.drawPoints
        : result == GameResult::Lost  ? rules.lossPoints
                                      : 0;
}

void addTieNames(odds::Frame &frame, int line, const QVector<Standing> &lines, const QVector<Meeting> &met, const CampaignRules &rules)
{
    double head = 0, buchholz = 0, sonneborn = 0;
    for (const Meeting &meeting : met) {
        const double theirs = lines.at(meeting.other).points;
        buchholz += theirs;
        sonneborn += meeting.result == GameResult::Won ? theirs : meeting.result == GameResult::Drawn ? theirs / 2 : 0;
        if (lines.at(meeting.other).points == lines.at(line).points)
            head += worth(meeting.result, rules);
    }
    for (double value : {double(lines.at(line).points), head, buchholz, sonneborn})
        frame.push_back(value);
}

QVector<Formula> tieFormulas(const CampaignRules &rules, QVector<Problem> *problems)
{
    QVector<Formula> formulas;
    for (const QString &text : (rules.tieBreaks.isEmpty() ? usualTieBreaks() : rules.tieBreaks).mid(0, mostTies)) {
        const auto formula = formulaOf(text, true);
        if (formula) {
            formulas.append(*formula);
        } else if (problems) {
            Problem unread;
            unread.kind = ProblemKind::DamagedRule;
            unread.where = QStringLiteral("rules.standings.ties");
            unread.value = Formula::shown(text);
            problems->append(unread);
        }
    }
    return formulas;
}

void countPoints(QVector<Standing> &lines, const CampaignRules &rules, QVector<Problem> *problems)
{
    const auto formula = rules.pointsFormula.isEmpty() ? base::Result<Formula>(base::Error{}) : formulaOf(rules.pointsFormula, false);
    if (!rules.pointsFormula.isEmpty() && !formula && problems) {
        Problem unread;
        unread.kind = ProblemKind::DamagedRule;
        unread.where = QStringLiteral("rules.standings.points");
        unread.value = Formula::shown(rules.pointsFormula);
        problems->append(unread);
    }
    for (Standing &line : lines)
        line.points = formula ? formula->whole(frameOf(line))
                              : (line.won + line.byes) * rules.winPoints + line.drawn * rules.drawPoints + line.lost * rules.lossPoints;
}

template <typename Counts>
QVector<Standing> standingsOf(const CampaignState &state, const CampaignRules &rules, int lastRoundOfByes, Counts counts)
{
    QVector<Standing> lines;
    QHash<QString, int> index;
    const auto add = [&](const QString &player) {
        if (index.contains(player))
            return;
        index.insert(player, int(lines.size()));
        lines.append(Standing());
        lines.last().player = player;
    };
    for (const Player &player : state.players)
        add(player.id);
    for (const Standing &line : state.standings) // of a force whose player is in no list
        add(line.player);
    QVector<QVector<Standing>> missions;
    for (const MissionState &mission : state.missions) {
        if (!counts(mission))
            continue;
        missions.append(mission.sides);
        for (const Standing &side : mission.sides) {
            if (const auto line = index.constFind(side.player); line != index.constEnd())
                addUp(lines[*line], side);
        }
    }
    for (const ByeState &bye : state.byes) {
        if (bye.round <= lastRoundOfByes && index.contains(bye.player))
            ++lines[index.value(bye.player)].byes;
    }
    rankStandings(lines, missions, rules);
    return lines;
}

} // namespace

const QStringList &standingNames()
{
    static const QStringList names{"won",        "drawn", "lost",       "played", "byes",   "scored", "conceded", "balance",
                                   "objectives", "kills", "killPoints", "losses", "points", "head",   "buchholz", "sonneborn"};
    return names;
}

const QStringList &usualTieBreaks()
{
    static const QStringList ties{"scored", "objectives", "killPoints"};
    return ties;
}

base::Result<void> checkFormula(const QString &formula, bool forTies)
{
    const auto read = formulaOf(formula, forTies);
    return read ? base::Result<void>() : base::Result<void>(read.error());
}

void addUp(Standing &line, const Standing &mission)
{
    line.played += mission.played;
    line.won += mission.won;
    line.drawn += mission.drawn;
    line.lost += mission.lost;
    line.victoryPoints += mission.victoryPoints;
    line.objectives += mission.objectives;
    line.kills += mission.kills;
    line.killPoints += mission.killPoints;
    line.losses += mission.losses;
    line.conceded += mission.conceded;
}

void settleScores(QVector<Standing> &sides)
{
    for (Standing &side : sides) {
        for (const Standing &other : std::as_const(sides))
            side.conceded += other.player == side.player ? 0 : other.victoryPoints;
    }
}

void rankStandings(QVector<Standing> &lines, const QVector<QVector<Standing>> &missions, const CampaignRules &rules,
                   QVector<Problem> *problems)
{
    countPoints(lines, rules, problems);
    const QVector<Formula> formulas = tieFormulas(rules, problems);
    const QVector<QVector<Meeting>> met = meetings(lines, missions);
    for (int i = 0; i < lines.size(); ++i) {
        odds::Frame frame = frameOf(lines.at(i));
        addTieNames(frame, i, lines, met.at(i), rules);
        lines[i].ties.clear();
        for (const Formula &formula : formulas)
            lines[i].ties.append(formula.of(frame));
    }
    const auto better = [](const Standing &a, const Standing &b) {
        return a.points != b.points ? a.points > b.points
                                    : std::lexicographical_compare(b.ties.begin(), b.ties.end(), a.ties.begin(), a.ties.end());
    };
    std::stable_sort(lines.begin(), lines.end(), better);
    for (int i = 0; i < lines.size(); ++i)
        lines[i].rank = i > 0 && !better(lines.at(i - 1), lines.at(i)) ? lines.at(i - 1).rank : i + 1;
}

QVector<Standing> standingsAfter(const CampaignState &state, const CampaignRules &rules, int mission)
{
    int round = 0;
    for (const MissionState &each : state.missions) {
        const MissionFought *fought = state.log.at(each.event).as<MissionFought>();
        if (fought && each.number <= mission)
            round = std::max(round, fought->round);
    }
    return standingsOf(state, rules, round, [mission](const MissionState &each) { return !each.planned && each.number <= mission; });
}

QVector<Standing> standingsAfterRound(const CampaignState &state, const CampaignRules &rules, int round)
{
    const auto roundOf = [&state](const MissionState &each) {
        const MissionFought *fought = state.log.at(each.event).as<MissionFought>();
        return fought ? fought->round : -1;
    };
    int newest = 0, last = 0;
    for (const MissionState &each : state.missions) {
        newest = std::max(newest, roundOf(each));
        last = roundOf(each) > 0 && roundOf(each) <= round ? std::max(last, each.number) : last;
    }
    // A game of no round counts from the round on that was over after it; all of them count in the newest one.
    return standingsOf(state, rules, round, [&](const MissionState &each) {
        const int own = roundOf(each);
        return own > 0 ? own <= round : own == 0 && (round >= newest || each.number <= last);
    });
}

} // namespace muster::campaign
