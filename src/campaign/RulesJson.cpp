// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/CampaignRules.h"
#include "campaign/log/Event.h"
#include "campaign/log/FieldReader.h"

namespace muster::campaign {

template <typename F>
void fields(F &f, RankOption &v)
{
    f("entry", v.entry)("count", v.count, 1);
}

template <typename F>
void fields(F &f, Rank &v)
{
    f("id", v.id)("name", v.name)("cost", v.cost)("lifePoints", v.lifePoints)("rerolls", v.rerolls)("retires", v.retires);
    f.list("options", v.options);
}

template <typename F>
void fields(F &f, Ladder &v)
{
    f("id", v.id)("name", v.name)("catalogues", v.catalogues)("categories", v.categories).list("ranks", v.ranks);
}

template <typename F>
void fields(F &f, Objective &v)
{
    f("id", v.id)("name", v.name)("award", v.award)("closedAtStart", v.closedAtStart);
}

template <typename F>
void fields(F &f, LifePointPricing &v)
{
    f("id", v.id)("name", v.name)("points", v.points)("beyond", v.beyond);
}

template <typename F>
void fields(F &f, EnemyKind &v)
{
    f("id", v.id)("name", v.name)("points", v.points)("otherPoints", v.otherPoints);
}
template <typename F>
void fields(F &f, SetupCount &v)
{
    f("id", v.id)("name", v.name);
}

template <typename F>
void fields(F &f, ForceCounter &v)
{
    f("id", v.id)("name", v.name)("start", v.start)("least", v.least)("won", v.won)("drawn", v.drawn)("lost", v.lost);
    f("buys", v.buys)("sells", v.sells);
}

template <typename F>
void fields(F &f, RollRow &v)
{
    f("id", v.id)("from", v.from)("to", v.to, v.from)("name", v.name)("text", v.text).choice("fate", v.fate, rollFateNames());
    f("misses", v.misses)("experience", v.experience);
}

template <typename F>
void fields(F &f, RollTable &v)
{
    f("id", v.id)("name", v.name).choice("kind", v.kind, rollKindNames())("dice", v.dice).list("rows", v.rows);
}

template <typename F>
void fields(F &f, CampaignRules &v)
{
    f.group("experience", v.experienceExtra, [&v](F &g) {
        // Without word of it the published mode is the mode; of a mode that could not be read nothing follows.
        g.choice("mode", v.mode, experienceModeNames()).choice("published", v.seedMode, experienceModeNames(), v.mode);
        g.keepWith("mode", "published");
        g("survivor", v.survivorAward)("kills", v.killsEarnPoints, true)("promotionsPerMission", v.promotionsPerMission);
    });
    f.list("objectives", v.objectives).list("pricings", v.pricings);
    f("pricing", v.pricing, v.pricings.isEmpty() ? QString() : v.pricings.first().id);
    f.group("standings", v.standingsExtra, [&v](F &g) {
        g("win", v.winPoints, 3)("draw", v.drawPoints, 1)("loss", v.lossPoints);
        g("points", v.pointsFormula)("ties", v.tieBreaks);
    });
    f.list("ladders", v.ladders).list("enemies", v.enemies).list("setup", v.setup);
    f.list("counters", v.counters).list("tables", v.tables);
    f("pointsName", v.pointsName, LocalText(QStringLiteral("pts")))("lifePointsName", v.lifePointsName)("lifePointsCost", v.lifePointsCost)(
        "soldiers", v.soldiers)("leaders", v.leaders)("deckPerMission", v.deckPerMission)("baseEfficiency", v.baseEfficiency)("house",
                                                                                                                              v.house);
}

const QStringList &experienceModeNames()
{
    static const QStringList names{"none", "soldier", "pool"};
    return names;
}

CampaignRules CampaignRules::fromJson(const QJsonObject &json)
{
    CampaignRules rules;
    FieldReader reader(json, rules.faults);
    if (const QJsonValue format = json["format"]; format.toDouble() <= newestFormat)
        reader.take(QStringLiteral("format")); // a newer number stays with what it speaks of
    if (const QJsonValue needs = json["needs"]; needs.toDouble() > newestFormat)
        rules.faults.append({QStringLiteral("needs"), QString::number(needs.toDouble()), true});
    fields(reader, rules);
    rules.extra = reader.rest();
    return rules;
}

QJsonObject CampaignRules::toJson() const
{
    QJsonObject json = FieldWriter::write(*this);
    if (!extra.contains("format"))
        json["format"] = newestFormat;
    return json;
}

QString toString(ExperienceMode mode)
{
    return experienceModeNames().at(int(mode));
}

ExperienceMode experienceMode(const QString &name)
{
    return ExperienceMode(std::max<qsizetype>(0, experienceModeNames().indexOf(name)));
}

} // namespace muster::campaign
