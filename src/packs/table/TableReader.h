// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/read/JsonFile.h"
#include "packs/table/TableRules.h"

namespace muster::packs {

/// Reads table.json, described in docs/PACKS.md. What is wrong becomes a finding, the rest is read.
[[nodiscard]] TableRules readTable(const QJsonObject &json, const QString &file, Findings &findings);

} // namespace muster::packs
