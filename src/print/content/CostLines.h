// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/cards/CardContent.h"
#include "print/content/RosterSource.h"

#include <QJsonObject>

namespace muster::print {

/// The price of a unit line by line: as the design of the `costs` block wants it, else every selection that costs something.
[[nodiscard]] CostsBlock buildCosts(const RosterSource &source, const RosterUnit &unit, const QJsonObject &design);

} // namespace muster::print
