// SPDX-License-Identifier: GPL-3.0-or-later
// What the scenario says about the deployment.
#include "app/table/begin/BeginDraft.h"

#include <algorithm>

namespace muster::app {

using namespace battle;
using packs::TablePlace;

namespace {

const QString ridePrefix = QStringLiteral("inside:");
constexpr int mostDeep = 8; ///< who rides in somebody who rides

bool isKind(const packs::TableRules &rules, const QString &id, TablePlace::Kind kind, const char *usual)
{
    const TablePlace *place = rules.place(id);
    return place ? place->kind == kind : id == QLatin1String(usual);
}

// In some games a scenario allows reserves, in others everybody may hold units back in every game.
bool reservesAreOfScenarios(const packs::Pack &pack)
{
    const auto &all = pack.scenarios();
    return std::any_of(all.begin(), all.end(), [](const packs::Scenario &each) { return !each.plan.reserves.isEmpty(); });
}

} // namespace

// Whoever rides is where the carrier is.
QString BeginDraft::placeWithCarrier(const QString &unit) const
{
    QString where = place(unit);
    for (int depth = 0; depth < mostDeep && where.startsWith(ridePrefix); ++depth)
        where = place(where.mid(ridePrefix.size()));
    return where;
}

// The last one that stands on the table for itself.
QString BeginDraft::nextToWait(const SideAtStart &side) const
{
    for (auto unit = side.units.crbegin(); unit != side.units.crend(); ++unit) {
        if (place(unit->id).isEmpty() && unit->joins.isEmpty() && !unit->lasting)
            return unit->id;
    }
    return {};
}

void BeginDraft::letWait(const QString &unit)
{
    const auto &places = m_preview.rules.places;
    const auto reserve = std::find_if(places.begin(), places.end(),
                                      [](const TablePlace &each) { return each.kind == TablePlace::Kind::Reserve; });
    setPlace(unit, reserve == places.end() ? QStringLiteral("reserve") : reserve->id);
}

QVector<BeginDraft::Check> BeginDraft::checks(int side) const
{
    QVector<Check> all;
    const Begun *begun = m_preview.begun();
    const packs::Scenario *chosen = scenario();
    if (!begun || !chosen || side < 0 || side >= begun->sides.size())
        return all;
    if (begun->sides.at(side).gameMaster && m_preview.rules.boards > 0)
        return all; // their figures come by tokens
    const QString role = begun->sides.at(side).role;
    int reserve = 0, ambush = 0;
    for (const UnitAtStart &unit : begun->sides.at(side).units) {
        reserve += isKind(m_preview.rules, placeWithCarrier(unit.id), TablePlace::Kind::Reserve, "reserve");
        // A hero and the unit, a transport and whom it carries lie in ambush as one.
        if (unit.joins.isEmpty() && !place(unit.id).startsWith(ridePrefix))
            ambush += isKind(m_preview.rules, place(unit.id), TablePlace::Kind::Ambush, "ambush");
    }
    const packs::ScenarioPlan &plan = chosen->plan;
    const int wanted = std::max(plan.reserves.leastOf(int(begun->sides.at(side).units.size())), int(!plan.reserves.least.isEmpty()));
    if (plan.reserves.sides.contains(role))
        all.append({tr("%1 of %n unit(s) in reserve; the scenario: %2", nullptr, int(begun->sides.at(side).units.size()))
                        .arg(QString::number(reserve), plan.reserves.least.in(m_services.language())),
                    reserve >= wanted, reserve >= wanted ? QString() : nextToWait(begun->sides.at(side))});
    else if (reserve > 0 && reservesAreOfScenarios(*m_pack))
        all.append({tr("%n unit(s) in reserve; the scenario has no reserves for this side", nullptr, reserve), false});
    if (ambush > 0 || plan.ambush.sides.contains(role))
        all.append({tr("%1 in ambush, %n allowed", nullptr, plan.ambush.sides.contains(role) ? plan.ambush.units : 0).arg(ambush),
                    ambush <= (plan.ambush.sides.contains(role) ? plan.ambush.units : 0)});
    int points = 0;
    for (const UnitAtStart &unit : begun->sides.at(side).units)
        points += unit.points;
    if (plan.pointsTo > 0 && points > 0)
        all.append({tr("%1 points; meant for %2 to %3").arg(points).arg(plan.pointsFrom).arg(plan.pointsTo),
                    points >= plan.pointsFrom && points <= plan.pointsTo});
    return all;
}

} // namespace muster::app
