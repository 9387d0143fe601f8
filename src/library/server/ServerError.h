// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "library/server/Address.h"

class QSqlError;

namespace muster::library {

/// What PostgreSQL or the way to it said, as a sentence a user can act on. The codes: "library.connection" (nobody there, or the
/// line is cut), "library.tls" (it cannot be secured as asked), "library.password", "library.refused", "library.rights",
/// "library.disk", "library.address", "library.sql".
[[nodiscard]] base::Error explainServer(const QSqlError &error, const Address &address);

} // namespace muster::library
