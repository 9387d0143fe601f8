// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "logging/Categories.h"

namespace muster::logging {

/// A line in the log for an error that the user is not bothered with. `what`: what was to be done, as in "keep the settings".
void noteError(const QLoggingCategory &category, const char *what, const base::Error &error);

/// The same for what may have gone well; answers whether it did.
template <typename T>
bool note(const QLoggingCategory &category, const char *what, const base::Result<T> &result)
{
    if (!result)
        noteError(category, what, result.error());
    return result.ok();
}

} // namespace muster::logging
