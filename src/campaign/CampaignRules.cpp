// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/CampaignRules.h"

#include "campaign/Figure.h"

#include <QJsonArray>

namespace muster::campaign {

namespace {

Objective objectiveFromJson(const QJsonObject &json)
{
    return {json["id"].toString(), LocalText::fromJson(json["name"]), figure(json["award"]),
            json["closedAtStart"].toBool()};
}

QJsonObject toJson(const Objective &objective)
{
    QJsonObject json{{"id", objective.id}, {"name", objective.name.toJson()}, {"award", objective.award}};
    if (objective.closedAtStart)
        json["closedAtStart"] = true;
    return json;
}

LifePointPricing pricingFromJson(const QJsonObject &json)
{
    LifePointPricing pricing{json["id"].toString(), LocalText::fromJson(json["name"]), {}, figure(json["beyond"])};
    for (const QJsonValue &points : json["points"].toArray())
        pricing.points.append(figure(points));
    return pricing;
}

QJsonObject toJson(const LifePointPricing &pricing)
{
    QJsonArray points;
    for (int value : pricing.points)
        points.append(value);
    return {{"id", pricing.id}, {"name", pricing.name.toJson()}, {"points", points}, {"beyond", pricing.beyond}};
}

EnemyKind enemyFromJson(const QJsonObject &json)
{
    return {json["id"].toString(), LocalText::fromJson(json["name"]), figure(json["points"])};
}

QJsonObject toJson(const EnemyKind &enemy)
{
    return {{"id", enemy.id}, {"name", enemy.name.toJson()}, {"points", enemy.points}};
}

template<typename T>
QJsonArray arrayOf(const QVector<T> &values)
{
    QJsonArray array;
    for (const T &value : values)
        array.append(toJson(value));
    return array;
}

template<typename T, typename Read>
QVector<T> vectorOf(const QJsonValue &array, Read read)
{
    QVector<T> values;
    for (const QJsonValue &value : array.toArray())
        values.append(read(value.toObject()));
    return values;
}

QVector<int> costs(const Ladder *ladder)
{
    QVector<int> values;
    if (ladder) {
        for (const Rank &rank : ladder->ranks)
            values.append(rank.cost);
    }
    return values;
}

// What one key of ruleKeys() stands for, as text that can be compared.
QString valueOf(const CampaignRules &rules, const QString &key)
{
    if (key == "mode")
        return toString(rules.mode);
    if (key == "survivor")
        return QString::number(rules.survivorAward);
    if (key == "kills")
        return rules.killsEarnPoints ? "yes" : "no";
    if (key == "pricing")
        return rules.pricing;
    if (key == "promotionsPerMission")
        return QString::number(rules.promotionsPerMission);
    if (key == "standings")
        return QString("%1/%2/%3").arg(rules.winPoints).arg(rules.drawPoints).arg(rules.lossPoints);
    if (key.startsWith("objective.")) {
        const Objective *objective = rules.objective(key.mid(10));
        return objective ? QString("%1%2").arg(objective->award).arg(objective->closedAtStart ? " closed" : "") : "";
    }
    if (key.startsWith("promotions.")) {
        QStringList texts;
        for (int cost : costs(rules.ladder(key.mid(11))))
            texts.append(QString::number(cost));
        return texts.join('/');
    }
    return {};
}

} // namespace

int LifePointPricing::price(int lifePoints) const
{
    if (lifePoints <= 0 || points.isEmpty())
        return 0;
    const int known = int(points.size());
    if (lifePoints <= known)
        return points.at(lifePoints - 1);
    return bounded(points.last() + qint64(lifePoints - known) * beyond);
}

CampaignRules CampaignRules::generic()
{
    CampaignRules rules;
    rules.pointsName = LocalText(QStringLiteral("pts"));
    return rules;
}

CampaignRules CampaignRules::fromJson(const QJsonObject &json)
{
    CampaignRules rules;
    const QJsonObject experience = json["experience"].toObject();
    rules.mode = experienceMode(experience["mode"].toString("none"));
    rules.seedMode = experienceMode(experience["published"].toString(experience["mode"].toString("none")));
    rules.survivorAward = figure(experience["survivor"]);
    rules.killsEarnPoints = experience["kills"].toBool(true);
    rules.promotionsPerMission = figure(experience["promotionsPerMission"]);
    rules.objectives = vectorOf<Objective>(json["objectives"], objectiveFromJson);
    rules.pricings = vectorOf<LifePointPricing>(json["pricings"], pricingFromJson);
    rules.pricing = json["pricing"].toString(rules.pricings.isEmpty() ? QString() : rules.pricings.first().id);
    const QJsonObject standings = json["standings"].toObject();
    rules.winPoints = figure(standings["win"], 3);
    rules.drawPoints = figure(standings["draw"], 1);
    rules.lossPoints = figure(standings["loss"], 0);
    rules.ladders = vectorOf<Ladder>(json["ladders"], ladderFromJson);
    rules.enemies = vectorOf<EnemyKind>(json["enemies"], enemyFromJson);
    rules.pointsName = LocalText::fromJson(json["pointsName"].toVariant().isNull() ? QJsonValue("pts") : json["pointsName"]);
    rules.lifePointsName = LocalText::fromJson(json["lifePointsName"]);
    rules.lifePointsCost = json["lifePointsCost"].toString();
    for (const QJsonValue &key : json["house"].toArray())
        rules.house.insert(key.toString());
    return rules;
}

QJsonObject CampaignRules::toJson() const
{
    QStringList houseKeys(house.begin(), house.end());
    houseKeys.sort();
    QJsonObject json{
        {"format", 1},
        {"experience", QJsonObject{{"mode", toString(mode)}, {"published", toString(seedMode)}, {"survivor", survivorAward},
                                   {"kills", killsEarnPoints}, {"promotionsPerMission", promotionsPerMission}}},
        {"objectives", arrayOf(objectives)},
        {"pricings", arrayOf(pricings)},
        {"standings", QJsonObject{{"win", winPoints}, {"draw", drawPoints}, {"loss", lossPoints}}},
        {"ladders", arrayOf(ladders)},
        {"enemies", arrayOf(enemies)},
        {"pointsName", pointsName.toJson()},
        {"house", QJsonArray::fromStringList(houseKeys)},
    };
    if (!pricing.isEmpty())
        json["pricing"] = pricing;
    if (!lifePointsName.isEmpty())
        json["lifePointsName"] = lifePointsName.toJson();
    if (!lifePointsCost.isEmpty())
        json["lifePointsCost"] = lifePointsCost;
    return json;
}

const Ladder *CampaignRules::ladder(const QString &id) const
{
    for (const Ladder &ladder : ladders) {
        if (ladder.id == id)
            return &ladder;
    }
    return nullptr;
}

const Ladder *CampaignRules::ladderFor(const QString &catalogue) const
{
    for (const Ladder &ladder : ladders) {
        if (ladder.catalogues.contains(catalogue))
            return &ladder;
    }
    return ladders.isEmpty() ? nullptr : &ladders.first();
}

const Objective *CampaignRules::objective(const QString &id) const
{
    for (const Objective &objective : objectives) {
        if (objective.id == id)
            return &objective;
    }
    return nullptr;
}

int CampaignRules::lifePointPrice(int lifePoints) const
{
    for (const LifePointPricing &candidate : pricings) {
        if (candidate.id == pricing)
            return candidate.price(lifePoints);
    }
    return 0;
}

QStringList ruleKeys(const CampaignRules &rules)
{
    QStringList keys{"mode", "kills", "survivor"};
    for (const Objective &objective : rules.objectives)
        keys.append("objective." + objective.id);
    if (!rules.pricings.isEmpty())
        keys.append("pricing");
    keys.append("promotionsPerMission");
    for (const Ladder &ladder : rules.ladders)
        keys.append("promotions." + ladder.id);
    keys.append("standings");
    return keys;
}

QSet<QString> houseRules(const CampaignRules &rules, const CampaignRules &pack)
{
    QSet<QString> marked;
    for (const QString &key : ruleKeys(rules)) {
        const bool ofPack = rules.house.contains(key) || (key.startsWith("promotions.") && rules.house.contains("promotions"));
        if (ofPack || valueOf(rules, key) != valueOf(pack, key))
            marked.insert(key);
    }
    // The published reading of who owns the experience is no house rule, even where the pack's default is another.
    if (rules.mode == rules.seedMode)
        marked.remove("mode");
    return marked;
}

QString toString(ExperienceMode mode)
{
    switch (mode) {
    case ExperienceMode::Soldier: return "soldier";
    case ExperienceMode::Pool: return "pool";
    case ExperienceMode::None: break;
    }
    return "none";
}

ExperienceMode experienceMode(const QString &name)
{
    if (name == "soldier")
        return ExperienceMode::Soldier;
    return name == "pool" ? ExperienceMode::Pool : ExperienceMode::None;
}

} // namespace muster::campaign
