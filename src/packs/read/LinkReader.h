// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/read/JsonFile.h"
#include "rules/links/LinkRule.h"

namespace muster::packs {

/// Reads links.json: who may join, ride and pilot whom (docs/PACKS.md).
[[nodiscard]] std::vector<rules::LinkRule> readLinks(const QJsonObject &json, const QString &file, Findings &findings);

/// Every id of game data named in the rules.
[[nodiscard]] QStringList linkIds(const std::vector<rules::LinkRule> &links);

} // namespace muster::packs
