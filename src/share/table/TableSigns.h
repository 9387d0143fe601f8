// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/roster/Roster.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <optional>
#include <string>

namespace muster::share {

/// Five bits a sign, without I, L, O and U: what the text of the phone page is written with.
[[nodiscard]] QString tableSigns(const QByteArray &bytes);
/// Nothing where a sign is none of them.
[[nodiscard]] std::optional<QByteArray> fromTableSigns(const QString &signs);
/// The checksum of such a text, as it stands at its end.
[[nodiscard]] QString tableChecksum(const QByteArray &text);

/// A short name for every selection, by its id: unique within the list, the same as long as the selection is in it.
[[nodiscard]] std::map<std::string, QString> tableKeys(const rules::Roster &roster);
/// What a key is the beginning of.
[[nodiscard]] QString longTableKey(const std::string &id);
/// Which list, and what is chosen in it: "K7QF3816-9AB2CD"; the first half stays when the list is edited.
[[nodiscard]] QString tableListKey(const rules::Roster &roster);

} // namespace muster::share
