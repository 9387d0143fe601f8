// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Pack.h"
#include "rules/roster/Roster.h"

#include <QJsonObject>
#include <QSet>

namespace muster::phone {

/// The army in one language as the page's script reads it: title, groups, units in the order of the formations with those who
/// belong to them, rules, markers. `symbols` grows by what it draws.
[[nodiscard]] QJsonObject phoneArmy(const rules::Roster &roster, const packs::PackPtr &pack, const QString &language,
                                    QSet<QString> &symbols);

} // namespace muster::phone
