// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "library/Record.h"

#include <QString>

namespace muster::library {
class Library;
}

namespace muster::cli {

/// The id of the document of this kind that has the id or, in any case of letters, the name; else what is said of none or of several.
[[nodiscard]] base::Result<QString> storedId(const library::Library &library, library::Kind kind, const QString &name,
                                             const base::Error &none, const base::Error &several);

} // namespace muster::cli
