// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/collection/CollectionJson.h"

#include "base/Number.h"

#include <algorithm>
#include <vector>

namespace muster::cli {

using collection::Owned;
using collection::Task;

namespace {

QJsonObject figureJson(const collection::GameShelf &shelf, const Owned &owned)
{
    const collection::KnownFigure *known = shelf.known ? shelf.known->find(owned.key) : nullptr;
    QJsonArray others;
    for (const collection::FigureKey &key : owned.standsFor)
        others.append(key.text());
    QJsonObject json{{"unitId", owned.key.unit},
                     {"figureId", owned.key.figure},
                     {"unit", known ? known->unitName : owned.unitName},
                     {"figure", known ? known->figureName : owned.figureName},
                     {"faction", known ? known->group : owned.group},
                     {"owned", owned.counts.owned()},
                     {"place", owned.place},
                     {"note", owned.note},
                     {"price", owned.price >= 0 ? QJsonValue(owned.price) : QJsonValue()},
                     {"box", owned.box},
                     {"alsoUsableAs", others}};
    for (collection::State state : collection::allStates)
        json.insert(collection::stateId(state), owned.counts.of(state));
    return json;
}

QJsonObject taskJson(const collection::ReadyPlan &plan, Task task)
{
    QJsonArray lines;
    for (const collection::ReadyLine &line : plan.lines) {
        if (line.count(task) == 0)
            continue;
        QJsonArray rosters;
        for (int roster : line.rosters)
            rosters.append(plan.rosters.at(roster).needs.name);
        lines.append(QJsonObject{{"unit", line.unitName},
                                 {"figure", line.figureName},
                                 {"count", line.count(task)},
                                 {"points", base::rounded(line.points * line.count(task))},
                                 {"rosters", rosters}});
    }
    return {{"figures", plan.figures(task)}, {"points", base::rounded(plan.points(task))}, {"lines", lines}};
}

} // namespace

QJsonObject shelfJson(const collection::GameShelf &shelf)
{
    std::vector<QJsonObject> rows;
    for (const Owned &owned : shelf.collection->figures()) {
        if (!owned.isEmpty())
            rows.push_back(figureJson(shelf, owned));
    }
    std::sort(rows.begin(), rows.end(), [](const QJsonObject &a, const QJsonObject &b) {
        const auto key = [](const QJsonObject &row) {
            return QStringList{row["faction"].toString(), row["unit"].toString(), row["figure"].toString(), row["unitId"].toString()};
        };
        return key(a) < key(b);
    });
    QJsonArray figures;
    for (const QJsonObject &row : rows)
        figures.append(row);
    const collection::Counts sum = shelf.collection->total();
    QJsonObject totals{{"owned", sum.owned()}, {"money", base::rounded(shelf.collection->money())}};
    for (collection::State state : collection::allStates)
        totals.insert(collection::stateId(state), sum.of(state));
    return {{"game", shelf.game}, {"name", shelf.name}, {"figures", figures}, {"totals", totals}};
}

QJsonObject planJson(const collection::ReadyPlan &plan)
{
    QJsonArray rosters;
    for (const collection::ReadyRoster &roster : plan.rosters)
        rosters.append(QJsonObject{{"name", roster.needs.name},
                                   {"points", base::rounded(roster.needs.points())},
                                   {"painted", base::rounded(roster.painted)},
                                   {"fielded", base::rounded(roster.fielded)},
                                   {"toBuild", base::rounded(roster.toBuild)},
                                   {"missing", base::rounded(roster.missing)}});
    return {{"ready", plan.ready()},
            {"sentence", plan.sentence()},
            {"figures", plan.figures()},
            {"painted", plan.painted()},
            {"days", plan.days < 0 ? QJsonValue() : QJsonValue(plan.days)},
            {"toBuy", taskJson(plan, Task::Buy)},
            {"toBuild", taskJson(plan, Task::Build)},
            {"toPaint", taskJson(plan, Task::Paint)},
            {"rosters", rosters}};
}

} // namespace muster::cli
