// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/design/CardDesign.h"
#include "packs/read/JsonFile.h"

namespace muster::packs {

/// Reads cards.json; blocks of an unknown kind are left out with a warning.
[[nodiscard]] CardDesign readCardDesign(const QJsonObject &json, const QString &file, Findings &findings);

} // namespace muster::packs
