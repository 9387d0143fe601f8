// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/PrintSession.h"
#include "app/workspace/Request.h"
#include "app/workspace/Services.h"

#include <optional>

namespace muster::app {

/// The list of a battle as it stands there: the copy that the battle holds, and the boxes that are ticked.
struct BattleCopy
{
    rules::Roster roster;
    QHash<QString, std::vector<print::FigureDamage>> damage;
};

/// Nothing when what the table sent is no roster.
[[nodiscard]] std::optional<BattleCopy> readBattleCopy(const Request &request, const Services &services);

} // namespace muster::app
