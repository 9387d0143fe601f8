// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/EventDeck.h"
#include "packs/Scenario.h"
#include "packs/read/JsonFile.h"

namespace muster::packs {

/// Reads scenarios.json.
[[nodiscard]] ScenarioBook readScenarios(const QJsonObject &json, const QString &file, Findings &findings);
/// Reads events.json.
[[nodiscard]] std::vector<EventDeck> readDecks(const QJsonObject &json, const QString &file, Findings &findings);

} // namespace muster::packs
