// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/CampaignRules.h"

#include "campaign/muster/Figure.h"

#include <algorithm>

namespace muster::campaign {

namespace {

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
    if (key == "efficiency")
        return rules.baseEfficiency ? "base" : "own";
    if (key == "enemies") {
        QStringList texts;
        for (const EnemyKind &enemy : rules.enemies)
            texts.append(QString("%1 %2").arg(enemy.id.isEmpty() ? enemy.name.in("en") : enemy.id, QString::number(enemy.points)));
        return texts.join('/');
    }
    if (key == "counters") {
        QStringList texts;
        for (const ForceCounter &counter : rules.counters)
            texts.append(QString("%1 %2 %3 %4 %5 %6 ")
                             .arg(counter.id, QString::number(counter.start), QString::number(counter.least), QString::number(counter.won),
                                  QString::number(counter.drawn), QString::number(counter.lost))
                         + counter.buys + ' ' + counter.sells);
        return texts.join('/');
    }
    if (key == "tables") {
        QStringList texts;
        for (const RollTable &table : rules.tables)
            texts.append(table.id + ' ' + table.dice + ' ' + rowsText(table, "en"));
        return texts.join('/');
    }
    if (key == "deck")
        return rules.deckPerMission ? "mission" : "campaign";
    if (key == "standings")
        return QString("%1/%2/%3").arg(rules.winPoints).arg(rules.drawPoints).arg(rules.lossPoints);
    if (key == "standingPoints")
        return rules.pointsFormula;
    if (key == "ties")
        return rules.tieBreaks.join('/');
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
    const Ladder *anybodys = nullptr;
    for (const Ladder &ladder : ladders) {
        if (ladder.catalogues.contains(catalogue))
            return &ladder;
        if (ladder.catalogues.isEmpty() && !anybodys)
            anybodys = &ladder;
    }
    return anybodys;
}

const Objective *CampaignRules::objective(const QString &id) const
{
    for (const Objective &objective : objectives) {
        if (objective.id == id)
            return &objective;
    }
    return nullptr;
}

const ForceCounter *CampaignRules::counter(const QString &id) const
{
    const auto found = std::find_if(counters.begin(), counters.end(), [&id](const ForceCounter &each) { return each.id == id; });
    return found == counters.end() ? nullptr : &*found;
}

const RollTable *CampaignRules::table(const QString &id) const
{
    const auto found = std::find_if(tables.begin(), tables.end(), [&id](const RollTable &each) { return each.id == id; });
    return found == tables.end() ? nullptr : &*found;
}

int CampaignRules::lifePointPrice(int lifePoints) const
{
    for (const LifePointPricing &candidate : pricings) {
        if (candidate.id == pricing)
            return candidate.price(lifePoints);
    }
    return 0;
}

void setBaseEfficiency(CampaignRules &rules, bool base)
{
    if (rules.baseEfficiency == base)
        return;
    rules.baseEfficiency = base;
    for (EnemyKind &enemy : rules.enemies) {
        if (enemy.otherPoints > 0)
            std::swap(enemy.points, enemy.otherPoints);
    }
    for (Objective &objective : rules.objectives)
        objective.award = base ? bounded(qint64(objective.award) * 2) : objective.award / 2;
}

bool knowsBaseEfficiency(const CampaignRules &rules)
{
    return std::any_of(rules.enemies.begin(), rules.enemies.end(), [](const EnemyKind &enemy) { return enemy.otherPoints > 0; });
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
    keys.append("standingPoints");
    keys.append("ties");
    keys.append("deck");
    keys.append("enemies");
    if (!rules.counters.isEmpty())
        keys.append("counters");
    if (!rules.tables.isEmpty())
        keys.append("tables");
    if (knowsBaseEfficiency(rules))
        keys.append("efficiency");
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

} // namespace muster::campaign
