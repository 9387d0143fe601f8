// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Manifest.h"
#include "packs/read/JsonFile.h"

#include <optional>

namespace muster::packs {

/// Reads pack.json; nothing when it lacks what a pack cannot do without. Everything wrong is a finding.
[[nodiscard]] std::optional<Manifest> readManifest(const QJsonObject &json, Findings &findings);

} // namespace muster::packs
