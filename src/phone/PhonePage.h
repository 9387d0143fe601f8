// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Pack.h"
#include "rules/roster/Roster.h"

#include <QByteArray>

namespace muster::phone {

/// A list as one HTML file for the table: cards, boxes to tick, turn and score; it asks nothing of any network. It opens in
/// `language` and can be switched to every other language that the program and the pack have. Without a pack it is made of what
/// the list was saved with.
[[nodiscard]] QByteArray phonePage(const rules::Roster &roster, const packs::PackPtr &pack, const QString &language);

} // namespace muster::phone
