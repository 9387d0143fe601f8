// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/campaign/CampaignMissionModel.h"

#include "campaign/fold/Fold.h"
#include "campaign/fold/Names.h"
#include "share/campaign/MissionPage.h"
#include "text/Typography.h"

#include <QLocale>

namespace muster::models {

using namespace campaign;

CampaignMissionModel::CampaignMissionModel(QObject *parent) : CampaignRows(parent) {}

void CampaignMissionModel::update()
{
    QVector<Row> wanted;
    if (m_document) {
        const CampaignState &state = m_document->state();
        const QVector<int> order = share::missionsByDate(state);
        for (auto it = order.rbegin(); it != order.rend(); ++it)
            wanted.append(*it < state.missions.size() ? makeRow(state.missions.at(*it))
                                                      : makeRow(state.cancelled.at(*it - int(state.missions.size()))));
    }
    bringRowsTo(
        m_rows, wanted, [](const Row &row) { return row.event; }, *this);
}

CampaignMissionModel::Row CampaignMissionModel::makeRow(const MissionState &mission) const
{
    const Event &event = m_document->state().log.at(mission.event);
    Row row;
    row.event = event.id;
    row.number = mission.number;
    row.corrected = mission.corrected;
    QDate date;
    if (const MissionPlanned *planned = event.as<MissionPlanned>()) {
        row.title = m_names.mission(planned->scenario, planned->name);
        date = planned->date;
        row.result = Planned;
        row.outcome = tr("Planned, %n soldier(s)", nullptr, int(planned->soldiers.size()));
        QStringList players;
        for (const QString &player : planned->players)
            players.append(playerName(player, m_document->state()));
        if (!players.isEmpty()) { // a game of the league
            row.outcome = tr("Planned, round %1").arg(planned->round);
            row.title = row.title.isEmpty() ? players.join(QStringLiteral(" – ")) : row.title;
            date = date.isValid() ? date : planned->due;
        }
    } else if (const MissionFought *fought = event.as<MissionFought>()) {
        row.title = m_names.mission(fought->scenario, fought->name);
        if (row.title.isEmpty())
            row.title = gameTitle(fought->sides, m_document->state());
        date = fought->date;
        describe(row, mission, *fought);
    } else if (const UnknownEvent *unread = event.as<UnknownEvent>()) {
        row.title = m_names(unread->name);
        date = unread->date;
        row.outcome = unreadText(*unread);
    }
    row.date = date.isValid() ? QLocale(m_language).toString(date, "d MMM") : QString();
    return row;
}

CampaignMissionModel::Row CampaignMissionModel::makeRow(const CancelledMission &mission) const
{
    MissionState planned;
    planned.event = mission.plan;
    planned.planned = true;
    Row row = makeRow(planned);
    row.result = Cancelled;
    const MissionCancelled *cancelled = m_document->state().log.at(mission.event).as<MissionCancelled>();
    row.outcome = cancelled && !cancelled->reason.isEmpty() ? tr("Cancelled: %1").arg(cancelled->reason) : tr("Cancelled");
    return row;
}

void CampaignMissionModel::describe(Row &row, const MissionState &mission, const MissionFought &fought) const
{
    const CampaignState &state = m_document->state();
    const CampaignRules &rules = m_document->campaign().rules;
    const QStringList results{QString(), tr("won"), tr("drawn"), tr("lost")};
    QStringList sides, named, forces;
    QVector<GameResult> ends;
    for (const Side &side : fought.sides) {
        QStringList parts;
        if (side.result != GameResult::None)
            parts.append(results.at(int(side.result)));
        for (const Objective &objective : rules.objectives) {
            const ObjectiveResult result = side.objectives.value(objective.id, ObjectiveResult::NotRead);
            if (result != ObjectiveResult::NotRead)
                parts.append(objectiveText(objective, result == ObjectiveResult::Done));
        }
        ends.append(resultOf(side, rules));
        forces.append(sideName(side, state));
        sides.append(parts.join(", "));
        if (!parts.isEmpty())
            named.append(text::labelled(forces.last(), sides.last()));
    }
    // One force succeeded, another did not: neither tick nor cross would be true of both.
    const GameResult end = ends.isEmpty() || ends.count(ends.first()) != ends.size() ? GameResult::None : ends.first();
    row.result = end == GameResult::Won ? Success : end == GameResult::Lost ? Failure : end == GameResult::Drawn ? Drawn : Open;
    // Forces that fared alike share one line; a draw says between whom.
    const bool alike = std::all_of(sides.begin(), sides.end(), [&](const QString &text) { return text == sides.first(); });
    row.outcome = alike ? sides.value(0) : named.join("\n");
    if (alike && end == GameResult::Drawn && forces.size() > 1)
        row.outcome = text::labelled(row.outcome, forces.join(", "));
    if (row.outcome.isEmpty() && fought.sides.size() > 1)
        row.outcome = tr("result open");
    if (!row.outcome.isEmpty())
        row.outcome[0] = row.outcome.at(0).toUpper();
    row.figures = tr("%n eliminated", nullptr, mission.kills);
    if (rules.mode != ExperienceMode::None)
        row.figures += tr(", %1 experience").arg(mission.experience());
    // A game that was entered as a score has nothing else to tell.
    if (mission.participants == 0 && fought.sides.size() == 2) {
        const int one = fought.sides.first().victoryPoints, other = fought.sides.last().victoryPoints;
        row.figures = one || other ? QString("%1 : %2").arg(QString::number(one), QString::number(other)) : row.figures;
    }
    for (int index : mission.promotions) {
        const Promotion *promotion = state.log.at(index).as<Promotion>();
        const SoldierState *soldier = promotion ? state.soldier(promotion->soldier) : nullptr;
        if (!soldier || soldier->ladder < 0)
            continue;
        const Ladder &ladder = rules.ladders.at(soldier->ladder);
        const Rank rank = ladder.ranks.value(ladder.indexOf(promotion->rank));
        row.news.append({MissionNews::Promoted, tr("%1 to %2").arg(soldier->name, rank.name.in(m_language))});
    }
    for (const Participant &participant : fought.participants) {
        const SoldierState *soldier = state.soldier(participant.soldier);
        if (soldier && participant.outcome == Outcome::Wounded)
            row.news.append({MissionNews::Wounded, tr("%1 wounded").arg(soldier->name)});
        if (soldier && participant.outcome == Outcome::Dead)
            row.news.append({MissionNews::Killed, tr("%1 killed").arg(soldier->name)});
    }
}

// The narrow timeline has no room for "Primary mission"; other games' objectives are named in full.
QString CampaignMissionModel::objectiveText(const Objective &objective, bool done) const
{
    if (objective.id == QLatin1String("primary"))
        return done ? tr("primary done") : tr("primary failed");
    if (objective.id == QLatin1String("secondary"))
        return done ? tr("secondary done") : tr("secondary failed");
    return (done ? tr("%1 done") : tr("%1 failed")).arg(objective.name.in(m_language));
}

int CampaignMissionModel::rowOf(const QString &event) const
{
    for (int i = 0; i < m_rows.size(); ++i) {
        if (m_rows.at(i).event == event)
            return i;
    }
    return -1;
}

int CampaignMissionModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant CampaignMissionModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const Row &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return row.number ? QString("%1. %2").arg(row.number).arg(row.title) : row.title;
    case Qt::AccessibleTextRole: {
        QStringList parts{QString("%1. %2").arg(row.number).arg(row.title), row.date, QString(row.outcome).replace("\n", ", "),
                          row.figures};
        for (const MissionNews &news : row.news)
            parts.append(news.text);
        if (row.corrected)
            parts.append(tr("corrected"));
        parts.removeAll(QString());
        return parts.join(", ");
    }
    case EventRole:
        return row.event;
    case NumberRole:
        return row.number;
    case ResultRole:
        return int(row.result);
    case DateRole:
        return row.date;
    case OutcomeRole:
        return row.outcome;
    case FiguresRole:
        return row.result == Planned || row.result == Cancelled ? QString() : row.figures;
    case CorrectedRole:
        return row.corrected;
    case NewsRole: {
        QVariantList list;
        for (const MissionNews &news : row.news)
            list.append(QVariant::fromValue(news));
        return list;
    }
    default:
        return {};
    }
}

} // namespace muster::models
