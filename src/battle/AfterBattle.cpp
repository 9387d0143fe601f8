// SPDX-License-Identifier: GPL-3.0-or-later
#include "battle/AfterBattle.h"

#include <QJsonArray>

#include <algorithm>
#include <map>

namespace muster::battle {

namespace {

/// One line of the report: a unit, or in games that count figures one kind of figure of it.
struct Reported
{
    int unit = -1;
    QString selection;
    QString name;
    bool out = false;
    QJsonArray kills;
};

// Whether the figures of the unit have selections of their own: each is a soldier.
bool isMadeOfSoldiers(const UnitState &unit, const packs::TableRules &rules)
{
    return rules.kills == packs::KillCount::Figures && std::any_of(unit.figures.begin(), unit.figures.end(), [&unit](const auto &figure) {
               return !figure.selection.isEmpty() && figure.selection != unit.selection;
           });
}

/// Makes the report.
class Report
{
public:
    Report(const Battle &battle, const BattleState &state, const QString &lost) : m_battle(battle), m_state(state), m_lost(lost)
    {
        for (int i = 0; i < m_state.units.size(); ++i)
            addUnit(i);
        addKills();
    }

    [[nodiscard]] QJsonObject json() const
    {
        QJsonObject json{{"mission", m_state.scenarioName.isEmpty() ? m_battle.start.name : m_state.scenarioName},
                         {"battle", m_battle.start.id}};
        if (!m_state.scenario.isEmpty())
            json["scenario"] = m_state.scenario;
        const QDateTime at = m_state.log.isEmpty() ? m_battle.start.created : m_state.log.last().at;
        if (at.isValid())
            json["date"] = at.toLocalTime().date().toString(Qt::ISODate);
        QJsonObject awards;
        for (auto it = m_state.awards.begin(); it != m_state.awards.end(); ++it)
            awards[it.key()] = it.value();
        if (!awards.isEmpty())
            json["awards"] = awards;
        QJsonArray sides;
        for (int i = 0; i < m_state.sides.size(); ++i)
            sides.append(side(i));
        json["sides"] = sides;
        QJsonArray cards;
        for (const PileState &pile : m_state.piles) {
            if (m_battle.rules.decks.contains(pile.start.id)) {
                for (const QString &card : pile.order)
                    cards.append(card);
            }
        }
        if (!cards.isEmpty())
            json["eventsDrawn"] = cards;
        if (!m_state.endReason.isEmpty())
            json["notes"] = m_state.endReason;
        return json;
    }

private:
    void addUnit(int index)
    {
        const UnitState &unit = m_state.units.at(index);
        if (unit.figures.isEmpty() || unit.lasting)
            return; // no soldier
        if (!isMadeOfSoldiers(unit, m_battle.rules)) {
            m_reported.append({index, unit.selection, unit.name, unit.isOut() || unit.eliminations > 0, {}});
            return;
        }
        for (const FigureState &figure : unit.figures) {
            const auto there = std::find_if(m_reported.begin(), m_reported.end(),
                                            [&](const Reported &each) { return each.unit == index && each.selection == figure.selection; });
            if (there != m_reported.end())
                there->out = there->out && figure.isOut();
            else
                m_reported.append({index, figure.selection, figure.name, figure.isOut(), {}});
        }
    }

    [[nodiscard]] Reported *killerOf(const BattleKill &kill)
    {
        QString selection;
        if (kill.by >= 0 && kill.byFigure >= 0 && kill.byFigure < m_state.units.at(kill.by).figures.size())
            selection = m_state.units.at(kill.by).figures.at(kill.byFigure).selection;
        Reported *found = nullptr;
        for (Reported &each : m_reported) {
            if (each.unit != kill.by || kill.by < 0)
                continue;
            if (!selection.isEmpty() && each.selection == selection)
                return &each;
            found = found ? nullptr : &each; // a unit of several soldiers: nobody in particular
            if (!found)
                return nullptr;
        }
        return found;
    }

    void addKills()
    {
        for (const BattleKill &kill : m_state.kills) {
            const UnitState &victim = m_state.units.at(kill.unit);
            if (kill.bySide < 0 || kill.bySide == victim.side)
                continue;
            QString selection = victim.selection;
            if (kill.figure >= 0 && isMadeOfSoldiers(victim, m_battle.rules))
                selection = victim.figures.at(kill.figure).selection;
            const QJsonObject json{{"kind", kill.name}, {"points", kill.points}, {"count", 1}, {"victimSelection", selection}};
            if (Reported *killer = killerOf(kill))
                killer->kills.append(json);
            else
                m_sideKills[kill.bySide].append(json);
        }
    }

    [[nodiscard]] QJsonObject side(int index) const
    {
        const SideState &state = m_state.sides.at(index);
        QJsonObject json{{"force", state.force.isEmpty() ? state.name : state.force}, {"ifKnown", true}};
        if (state.result != GameResult::None)
            json["result"] = campaign::gameResultNames().at(int(state.result));
        if (state.score > 0)
            json["victoryPoints"] = state.score;
        QJsonObject objectives;
        for (auto it = state.objectives.begin(); it != state.objectives.end(); ++it)
            objectives[it.key()] = campaign::objectiveResultNames().at(int(it.value()));
        const QString &winning = m_battle.rules.winObjective;
        if (!winning.isEmpty() && !objectives.contains(winning) && state.result != GameResult::None)
            objectives[winning] = state.result == GameResult::Won ? "done" : "failed";
        if (!objectives.isEmpty())
            json["objectives"] = objectives;
        if (const auto kills = m_sideKills.find(index); kills != m_sideKills.end())
            json["kills"] = kills->second;
        QJsonArray soldiers;
        for (const Reported &each : m_reported) {
            if (m_state.units.at(each.unit).side != index)
                continue;
            QJsonObject soldier{{"soldier", each.name}, {"selection", each.selection}, {"outcome", each.out ? m_lost : "survived"}};
            if (!each.kills.isEmpty())
                soldier["kills"] = each.kills;
            soldiers.append(soldier);
        }
        json["soldiers"] = soldiers;
        return json;
    }

    const Battle &m_battle;
    const BattleState &m_state;
    QString m_lost;
    QVector<Reported> m_reported;
    std::map<int, QJsonArray> m_sideKills;
};

} // namespace

QJsonObject afterBattle(const Battle &battle, const BattleState &state, const QString &lost)
{
    return Report(battle, state, lost).json();
}

} // namespace muster::battle
