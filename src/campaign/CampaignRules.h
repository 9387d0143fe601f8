// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/Ladder.h"
#include "campaign/RollTable.h"
#include "campaign/log/ReadFault.h"

#include <QSet>

namespace muster::campaign {

/// Who owns the experience of a mission.
enum class ExperienceMode {
    None,    ///< the game keeps no experience: missions, kills and standings only
    Soldier, ///< each soldier keeps what they earned
    Pool     ///< everything goes to the platoon, the player hands it out
};

/// An aim of a mission and what reaching it earns, shared equally by the survivors of the side.
struct Objective
{
    QString id; ///< "primary", "secondary", …
    LocalText name;
    int award = 0;
    bool closedAtStart = false; ///< opens only by an event card or by the game master
    QJsonObject extra{};        ///< keys this version does not know

    friend bool operator==(const Objective &, const Objective &) = default;
};

/// One way of pricing life points; the player chooses among those of the pack.
struct LifePointPricing
{
    QString id; ///< "formula", "table"
    LocalText name;
    QVector<int> points; ///< for 1, 2, 3… life points
    int beyond = 0;      ///< for each life point after the last of these
    QJsonObject extra{}; ///< keys this version does not know

    [[nodiscard]] int price(int lifePoints) const;

    friend bool operator==(const LifePointPricing &, const LifePointPricing &) = default;
};

/// A figure that can be eliminated, with its points; for the report page.
struct EnemyKind
{
    QString id;
    LocalText name;
    int points = 0;
    QJsonObject extra{}; ///< keys this version does not know
    int otherPoints = 0; ///< by the other efficiency table, 0: it has none there

    friend bool operator==(const EnemyKind &, const EnemyKind &) = default;
};

/// Something the game master counts when setting a mission up: blips, reinforcements.
struct SetupCount
{
    QString id;
    LocalText name;
    QJsonObject extra{}; ///< keys this version does not know

    friend bool operator==(const SetupCount &, const SetupCount &) = default;
};

/// The rules of one campaign: read from the pack's campaign.json, then the players' own.
/// A campaign keeps its whole copy, so a newer pack never changes what was played.
class CampaignRules
{
public:
    ExperienceMode mode = ExperienceMode::None;
    ExperienceMode seedMode = ExperienceMode::None; ///< the published rules' own reading, for the explanation
    int survivorAward = 0;
    bool killsEarnPoints = true; ///< an eliminated figure earns its points
    QVector<Objective> objectives;
    QVector<LifePointPricing> pricings;
    QString pricing;                                   ///< the one in force
    int promotionsPerMission = 0;                      ///< between two missions, 0: any number
    int winPoints = 3, drawPoints = 1, lossPoints = 0; ///< for the standings
    QString pointsFormula; ///< of a player in the standings, in the names of standingNames(); empty: win, draw, loss
    QStringList tieBreaks; ///< formulas that decide between equal points, the first one first; empty: usualTieBreaks()
    QVector<Ladder> ladders;
    QVector<EnemyKind> enemies;     ///< empty: the units of the pack
    LocalText pointsName;           ///< "PA", "pts"
    LocalText lifePointsName;       ///< "PV"
    QString lifePointsCost;         ///< cost type of the game data that counts life points, or empty
    QString soldiers;               ///< "models": the figures in a unit are the soldiers, not the unit
    QStringList leaders;            ///< categories of whoever can lead a force, best first; empty: whoever climbs a ladder
    QVector<ForceCounter> counters; ///< what a force has beside soldiers and kit
    QVector<RollTable> tables;      ///< injuries and skills that are thrown for
    QVector<SetupCount> setup;      ///< what a planned mission says in numbers
    bool baseEfficiency = false;    ///< figures count by the base game's table, missions twice; see setBaseEfficiency()
    bool deckPerMission = false;    ///< every mission begins with the whole deck of events
    QSet<QString> house;            ///< keys (see ruleKeys()) that the pack itself calls house rules
    QJsonObject extra, experienceExtra, standingsExtra; ///< keys this version does not know
    QVector<ReadFault> faults;                          ///< what could not be read: it has no effect here and is kept

    /// A pack without campaign.json: missions, results, kills, standings and awards.
    [[nodiscard]] static CampaignRules generic();
    [[nodiscard]] static CampaignRules fromJson(const QJsonObject &json);
    [[nodiscard]] QJsonObject toJson() const;

    [[nodiscard]] const Ladder *ladder(const QString &id) const;
    [[nodiscard]] bool figuresAreSoldiers() const { return soldiers == QLatin1String("models"); }
    /// The ladder for soldiers of that catalogue: the one that names it, else one that is anybody's; null: they have no ranks.
    [[nodiscard]] const Ladder *ladderFor(const QString &catalogue) const;
    [[nodiscard]] const Objective *objective(const QString &id) const;
    /// Null: the rules have none of that id.
    [[nodiscard]] const ForceCounter *counter(const QString &id) const;
    [[nodiscard]] const RollTable *table(const QString &id) const;
    /// Points that so many life points cost, by the pricing in force.
    [[nodiscard]] int lifePointPrice(int lifePoints) const;

    friend bool operator==(const CampaignRules &, const CampaignRules &) = default;
};

/// The published rules' other way of counting: the enemy list takes its other points, and objectives earn double (or half again).
/// What counts is written into awards and points, so that nobody need know of the switch.
void setBaseEfficiency(CampaignRules &rules, bool base);
/// Whether the enemy list has other points to take.
[[nodiscard]] bool knowsBaseEfficiency(const CampaignRules &rules);

/// Names of the rules one can change: "mode", "survivor", "objective.primary", "pricing", "promotions.MARINES"…
[[nodiscard]] QStringList ruleKeys(const CampaignRules &rules);
/// The keys whose value is a house rule: called so by the pack, or different from it.
[[nodiscard]] QSet<QString> houseRules(const CampaignRules &rules, const CampaignRules &pack);

/// The names that files have for the modes, in the order of the enumeration.
[[nodiscard]] const QStringList &experienceModeNames();
[[nodiscard]] QString toString(ExperienceMode mode);
/// What a user chose; a name that is none of these is no experience.
[[nodiscard]] ExperienceMode experienceMode(const QString &name);

} // namespace muster::campaign
