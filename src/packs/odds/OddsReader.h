// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/odds/OddsRules.h"
#include "packs/read/JsonFile.h"

namespace muster::packs {

/// Reads odds.json; a mistake is a finding that names the key, and its mode is left out.
[[nodiscard]] OddsRules readOdds(const QJsonObject &json, const QString &file, Findings &findings);

} // namespace muster::packs
