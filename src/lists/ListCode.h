// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "packs/Pack.h"
#include "rules/roster/Roster.h"

#include <QString>

namespace muster::lists {

/// A list as one short word that fits into a QR code: capitals, digits and a few signs only.
[[nodiscard]] QString listCode(const rules::Roster &roster);
/// Whether a text is such a word.
[[nodiscard]] bool isListCode(const QString &text);

/// A list that was read from its word, and what of it today's data do not know.
struct DecodedList
{
    rules::Roster roster;
    packs::PackPtr pack;
    int unknown = 0;
};
/// The word says entries by the hash of their ids: the game has to be among these.
[[nodiscard]] base::Result<DecodedList> fromListCode(const QString &code, const std::vector<packs::PackPtr> &games);

} // namespace muster::lists
