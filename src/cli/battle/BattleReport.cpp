// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/battle/BattleReport.h"

#include "battle/dice/DiceCup.h"
#include "text/Spoken.h"
#include "text/Typography.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace muster::cli {

namespace {

struct BattleWords
{
    Q_DECLARE_TR_FUNCTIONS(BattleCommand)
};

QString markerName(const battle::MarkerState &marker, const packs::TableRules &rules, const QString &language)
{
    const packs::TableMarker *known = rules.marker(marker.id);
    const QString name = known ? known->name.in(language) : marker.id;
    return name.isEmpty() ? marker.text : name;
}

QJsonArray markersJson(const QVector<battle::MarkerState> &markers, const packs::TableRules &rules, const QString &language)
{
    QJsonArray all;
    for (const battle::MarkerState &marker : markers)
        all.append(QJsonObject{{"id", marker.id},
                               {"name", markerName(marker, rules, language)},
                               {"text", marker.text},
                               {"since", marker.since},
                               {"until", marker.until}});
    return all;
}

QJsonObject sideJson(const battle::SideState &side, const packs::TableRules &rules, const QString &language)
{
    QJsonObject scores, resources, objectives;
    for (auto line = side.scores.begin(); line != side.scores.end(); ++line) {
        QJsonObject turns;
        for (auto turn = line->begin(); turn != line->end(); ++turn)
            turns[QString::number(turn.key())] = turn.value();
        scores[line.key()] = turns;
    }
    for (auto it = side.resources.begin(); it != side.resources.end(); ++it)
        resources[it.key()] = it.value();
    for (auto it = side.objectives.begin(); it != side.objectives.end(); ++it)
        objectives[it.key()] = campaign::objectiveResultNames().at(int(it.value()));
    return {{"id", side.id},
            {"name", side.name},
            {"player", side.player},
            {"role", side.role},
            {"score", side.score},
            {"scores", scores},
            {"resources", resources},
            {"markers", markersJson(side.markers, rules, language)},
            {"kills", side.kills},
            {"killPoints", side.killPoints},
            {"result", campaign::gameResultNames().at(int(side.result))},
            {"objectives", objectives}};
}

QJsonObject unitJson(const battle::UnitState &unit, const battle::BattleState &state, const packs::TableRules &rules,
                     const QString &language)
{
    QJsonArray supplies;
    for (const battle::SupplyState &supply : unit.supplies)
        supplies.append(QJsonObject{{"id", supply.id}, {"name", supply.name}, {"left", supply.left}, {"count", supply.count}});
    return {{"id", unit.id},
            {"side", state.sides.at(unit.side).id},
            {"name", unit.name},
            {"selection", unit.selection},
            {"points", unit.points},
            {"figures", int(unit.figures.size())},
            {"figuresLeft", unit.figuresLeft()},
            {"boxes", unit.boxes()},
            {"boxesLeft", unit.boxesLeft()},
            {"activated", unit.activated},
            {"place", unit.place.isEmpty() ? QStringLiteral("board") : unit.place},
            {"inside", unit.inside},
            {"joins", QJsonArray::fromStringList(unit.joins)},
            {"markers", markersJson(unit.markers, rules, language)},
            {"supplies", supplies},
            {"lostWeapons", QJsonArray::fromStringList(unit.lostWeapons)},
            {"eliminated", unit.isOut()},
            {"eliminations", unit.eliminations}};
}

QJsonArray killsJson(const battle::BattleState &state)
{
    QJsonArray all;
    for (const battle::BattleKill &kill : state.kills)
        all.append(QJsonObject{{"unit", state.units.at(kill.unit).id},
                               {"figure", kill.figure},
                               {"name", kill.name},
                               {"points", kill.points},
                               {"by", kill.by >= 0 ? state.units.at(kill.by).id : QString()},
                               {"bySide", kill.bySide >= 0 ? state.sides.at(kill.bySide).id : QString()},
                               {"turn", kill.turn},
                               {"event", kill.event}});
    return all;
}

QJsonArray rollsJson(const battle::Battle &battle, const battle::BattleState &state, const QString &language)
{
    QJsonArray all;
    const battle::DiceCup cup(battle.rules, state, {});
    for (const packs::TableRoll &roll : battle.rules.rolls) {
        const battle::NeededRoll needed = cup.needed(roll);
        all.append(QJsonObject{{"id", roll.id},
                               {"name", roll.name.in(language)},
                               {"die", roll.die},
                               {"dice", needed.dice},
                               {"atLeast", needed.atLeast},
                               {"automatic", needed.automatic},
                               {"chance", needed.chance}});
    }
    return all;
}

QJsonArray pilesJson(const battle::BattleState &state, const QString &language)
{
    QJsonArray all;
    for (const battle::PileState &pile : state.piles)
        all.append(QJsonObject{{"id", pile.start.id},
                               {"name", pile.start.name.in(language)},
                               {"left", pile.left()},
                               {"drawn", QJsonArray::fromStringList(pile.order)}});
    return all;
}

QJsonArray boardsJson(const battle::BattleState &state)
{
    QJsonArray all;
    for (int i = 0; i < state.boards.size(); ++i)
        all.append(QJsonObject{{"board", i + 1}, {"scanned", state.boards.at(i).scanned}, {"turn", state.boards.at(i).turn}});
    return all;
}

QJsonArray tokensJson(const battle::BattleState &state)
{
    QJsonArray all;
    for (const battle::TokenState &token : state.tokens)
        all.append(QJsonObject{{"id", token.id},
                               {"pile", token.pile},
                               {"card", token.card},
                               {"board", token.board},
                               {"turned", token.turned},
                               {"unit", token.unit},
                               {"aside", token.aside}});
    return all;
}

QString phaseName(const battle::Battle &battle, const QString &id, const QString &language)
{
    const packs::TablePhase *phase = battle.rules.phase(id);
    return phase ? phase->name.in(language) : id;
}

QString unitLine(const battle::UnitState &unit, const packs::TableRules &rules, const QString &language)
{
    QStringList parts;
    if (unit.isOut())
        parts.append(BattleWords::tr("eliminated"));
    else if (unit.figures.size() > 1)
        parts.append(BattleWords::tr("%1 of %2 figures").arg(QString::number(unit.figuresLeft()), QString::number(unit.figures.size())));
    if (!unit.isOut() && unit.boxes() > unit.figures.size())
        parts.append(BattleWords::tr("%1 of %2 boxes").arg(QString::number(unit.boxesLeft()), QString::number(unit.boxes())));
    if (unit.activated)
        parts.append(BattleWords::tr("activated"));
    for (const battle::MarkerState &marker : unit.markers)
        parts.append(markerName(marker, rules, language));
    if (const packs::TablePlace *place = rules.place(unit.place); place && !place->name.isEmpty())
        parts.append(place->name.in(language));
    else if (!unit.place.isEmpty() && unit.place != QLatin1String("board"))
        parts.append(unit.place);
    for (const battle::SupplyState &supply : unit.supplies)
        parts.append(QStringLiteral("%1 %2/%3").arg(supply.name, QString::number(supply.left), QString::number(supply.count)));
    return parts.isEmpty() ? unit.name : text::labelled(unit.name, parts.join(", "));
}

} // namespace

QJsonObject battleJson(const battle::Battle &battle, const battle::BattleState &state, const QString &language)
{
    QJsonArray sides, units, log, problems;
    for (const battle::SideState &side : state.sides)
        sides.append(sideJson(side, battle.rules, language));
    for (const battle::UnitState &unit : state.units)
        units.append(unitJson(unit, state, battle.rules, language));
    for (const battle::LogLine &line : state.log)
        log.append(QJsonObject{{"event", line.event},
                               {"type", line.type},
                               {"at", line.at.toUTC().toString(Qt::ISODateWithMs)},
                               {"turn", line.turn},
                               {"phase", line.phase},
                               {"text", text::spoken(line.text)},
                               {"corrected", line.corrected}});
    for (const battle::BattleProblem &problem : state.problems)
        problems.append(QJsonObject{{"event", problem.event}, {"text", text::spoken(problem.text)}});
    return {{"id", battle.start.id},
            {"name", battle.start.name},
            {"system", battle.start.system},
            {"scenario", state.scenario},
            {"turn", state.turn},
            {"turns", state.turns},
            {"phase", state.phase},
            {"active", state.active},
            {"ended", state.ended},
            {"secondaryOpened", state.secondaryOpened},
            {"sides", sides},
            {"units", units},
            {"kills", killsJson(state)},
            {"piles", pilesJson(state, language)},
            {"boards", boardsJson(state)},
            {"tokens", tokensJson(state)},
            {"rolls", rollsJson(battle, state, language)},
            {"log", log},
            {"problems", problems}};
}

void writeBattle(const battle::Battle &battle, const battle::BattleState &state, const QString &language, QTextStream &out)
{
    out << battle.start.name << '\n';
    QStringList head;
    head.append(state.ended          ? BattleWords::tr("over")
                    : state.turn > 0 ? BattleWords::tr("turn %1").arg(state.turn)
                                     : BattleWords::tr("deployment"));
    if (!state.phase.isEmpty() && !state.ended)
        head.append(phaseName(battle, state.phase, language));
    if (!state.scenarioName.isEmpty())
        head.append(state.scenarioName);
    out << head.join(", ") << "\n";
    for (int i = 0; i < state.sides.size(); ++i) {
        const battle::SideState &side = state.sides.at(i);
        out << '\n'
            << BattleWords::tr("%1: score %2, %3 points eliminated")
                   .arg(side.name, QString::number(side.score), QString::number(side.killPoints))
            << '\n';
        for (const packs::TableResource &resource : battle.rules.resources) {
            if (const int left = side.resources.value(resource.id); left != 0)
                out << "  " << text::labelled(resource.name.in(language), QString::number(left)) << '\n';
        }
        for (const battle::UnitState &unit : state.units) {
            if (unit.side == i)
                out << "  " << unitLine(unit, battle.rules, language) << '\n';
        }
    }
    out << '\n';
    for (const battle::LogLine &line : state.log)
        out << line.turn << "  " << text::spoken(line.text) << '\n';
    for (const battle::BattleProblem &problem : state.problems)
        out << "!  " << text::spoken(problem.text) << '\n';
}

} // namespace muster::cli
