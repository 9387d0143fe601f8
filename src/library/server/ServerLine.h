// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/server/Address.h"

namespace muster::library {

/// libpq's sslmode for that address. Without a word of the user: `verify-full` to another computer, `prefer` on this one. To
/// another computer a mode that would also take an open line (`allow`, `prefer`) becomes `require`: otherwise whoever stands
/// between decides, and gets the password. An open line needs the user's own `disable`.
[[nodiscard]] QString sslModeOf(const Address &address);

/// Everything libpq is told beside host, port, database, user and password, as Qt's driver takes it.
[[nodiscard]] QString connectOptionsOf(const Address &address);

} // namespace muster::library
