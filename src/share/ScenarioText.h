// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Pack.h"

#include <QJsonObject>

namespace muster::share {

/// One figure of a scenario with what it is: "Turns", "8".
struct ScenarioFact
{
    QString id; ///< "table", "turns", "points", "players", "reserves", "ambush", "return", "victory", "objectives"
    QString label;
    QString value;
};

/// Its figures in the order of the printed strip; what the rules do not say is not there.
[[nodiscard]] QList<ScenarioFact> scenarioFacts(const packs::Scenario &scenario, const packs::Pack &pack, const QString &language);
/// What it switches on, one sentence each; a number that is still to be agreed is a row of dots.
[[nodiscard]] QStringList scenarioSwitches(const packs::Scenario &scenario, const packs::Pack &pack, const QString &language);
/// Group and number: "Battlefield (table) 3"; of the user's own "Own missions".
[[nodiscard]] QString scenarioPlace(const packs::Scenario &scenario, const QString &language);
/// All of it as plain text. The hidden mission only when it is asked for.
[[nodiscard]] QString scenarioText(const packs::Scenario &scenario, const packs::Pack &pack, const QString &language, bool secondary);
/// All of it for programs; keys as in docs/PACKS.md, texts in one language.
[[nodiscard]] QJsonObject scenarioJson(const packs::Scenario &scenario, const QString &language, bool secondary);

} // namespace muster::share
