// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/sql/Database.h"

namespace muster::library {

/// Brings the library of a club's server to this program's schema. Only when its owner has said so: programs that do not know the
/// schema are locked out. The whole library is copied to `backup` first, a new SQLite file.
[[nodiscard]] base::Result<void> upgradeServer(const Database &server, const QString &backup);

/// Where such a copy goes when nobody names a place: beside the club's copy on this computer.
[[nodiscard]] QString upgradeBackupFor(const Address &server, const base::Stamps &stamps = base::Stamps::system());

/// Lets this connection read a library of an earlier schema as if it were of ours, without changing anything there: what it lacks
/// is empty. Writing is forbidden from then on.
[[nodiscard]] base::Result<void> readOlder(Database &server, int schema);

} // namespace muster::library
