// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/server/Address.h"

#include <QStringList>

namespace muster::library {

/// What somebody who is to help must know of a library, in English: where it is, its schema, how many documents it has, what
/// waits for a club's server. Never a name out of it. Nothing is asked of a server and nothing is changed.
[[nodiscard]] QStringList libraryFacts(const Address &address);

} // namespace muster::library
