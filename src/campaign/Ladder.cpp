// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/Ladder.h"

#include "campaign/Figure.h"

#include <QJsonArray>

namespace muster::campaign {

namespace {

Rank rankFromJson(const QJsonObject &json)
{
    Rank rank;
    rank.id = json["id"].toString();
    rank.name = LocalText::fromJson(json["name"]);
    rank.cost = figure(json["cost"]);
    rank.lifePoints = figure(json["lifePoints"]);
    rank.rerolls = figure(json["rerolls"]);
    rank.retires = json["retires"].toBool();
    for (const QJsonValue &option : json["options"].toArray())
        rank.options.append({option["entry"].toString(), figure(option["count"], 1)});
    return rank;
}

QJsonObject toJson(const Rank &rank)
{
    QJsonObject json{{"id", rank.id}, {"name", rank.name.toJson()}, {"cost", rank.cost}};
    if (rank.lifePoints)
        json["lifePoints"] = rank.lifePoints;
    if (rank.rerolls)
        json["rerolls"] = rank.rerolls;
    if (rank.retires)
        json["retires"] = true;
    QJsonArray options;
    for (const RankOption &option : rank.options)
        options.append(QJsonObject{{"entry", option.entry}, {"count", option.count}});
    if (!options.isEmpty())
        json["options"] = options;
    return json;
}

} // namespace

int Ladder::indexOf(const QString &rankId) const
{
    for (int i = 0; i < ranks.size(); ++i) {
        if (ranks.at(i).id == rankId)
            return i;
    }
    return -1;
}

int Ladder::indexForLifePoints(int lifePoints) const
{
    int index = ranks.isEmpty() ? -1 : 0;
    for (int i = 0; i < ranks.size(); ++i) {
        if (ranks.at(i).lifePoints <= lifePoints)
            index = i;
    }
    return index;
}

Ladder ladderFromJson(const QJsonObject &json)
{
    Ladder ladder;
    ladder.id = json["id"].toString();
    ladder.name = LocalText::fromJson(json["name"]);
    for (const QJsonValue &catalogue : json["catalogues"].toArray())
        ladder.catalogues.append(catalogue.toString());
    for (const QJsonValue &rank : json["ranks"].toArray())
        ladder.ranks.append(rankFromJson(rank.toObject()));
    return ladder;
}

QJsonObject toJson(const Ladder &ladder)
{
    QJsonArray ranks;
    for (const Rank &rank : ladder.ranks)
        ranks.append(toJson(rank));
    QJsonObject json{{"id", ladder.id}, {"name", ladder.name.toJson()}, {"ranks", ranks}};
    if (!ladder.catalogues.isEmpty())
        json["catalogues"] = QJsonArray::fromStringList(ladder.catalogues);
    return json;
}

} // namespace muster::campaign
