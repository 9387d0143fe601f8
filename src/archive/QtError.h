// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"

#include <QString>

namespace muster::archive {

/// An error whose sentence comes from tr() and whose place is a file name.
[[nodiscard]] inline base::Error makeError(const char *code, const QString &text, const QString &where = {})
{
    return base::Error{code, text.toStdString(), where.toStdString()};
}

/// The whole message of an error, place first, for a label or a terminal.
[[nodiscard]] inline QString messageOf(const base::Error &error)
{
    return QString::fromStdString(error.message());
}

} // namespace muster::archive
