// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/scenario/ScenarioPlan.h"

#include <vector>

namespace muster::packs {

/// A titled part of a scenario's description, Markdown of the small kind.
struct ScenarioSection
{
    LocalText title;
    LocalText text;
    friend bool operator==(const ScenarioSection &, const ScenarioSection &) = default;
};

/// A scenario or mission of a game.
struct Scenario
{
    QString id;
    int number = 0;
    LocalText group;
    LocalText name;
    LocalText summary;
    int turns = 0;         ///< 0 = not limited or not known
    int victoryPoints = 0; ///< to win at once; 0 = none
    QList<ScenarioSection> sections;
    QMap<QString, int> awards; ///< "primary" -> experience
    ScenarioPlan plan;
    bool house = false; ///< made by us of the rules' parts; the rules themselves have no such mission
    bool own = false;   ///< written by the user
    friend bool operator==(const Scenario &, const Scenario &) = default;
};

/// All that a game knows of scenarios.
struct ScenarioBook
{
    std::vector<Scenario> scenarios;
    QList<MissionSwitch> switches;
};

/// By id, else by name in any language, else "Battlefield 3" or just a number that only one has; null: no such scenario.
[[nodiscard]] const Scenario *findScenario(const std::vector<Scenario> &all, const QString &wanted);

/// Its name, with group and number before it where another scenario has the same: "Battlefield 2 · Meeting".
[[nodiscard]] QString scenarioLabel(const Scenario &scenario, const std::vector<Scenario> &all, const QString &language);

} // namespace muster::packs
