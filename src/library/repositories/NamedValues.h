// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/sql/Database.h"

#include <QMap>

namespace muster::library {

/// Rows of `settings` or `notes` whose names begin with `prefix`, by the rest of their names; those with an empty value are none.
[[nodiscard]] base::Result<QMap<QString, QString>> namedValues(const Database &database, const QString &table, const QString &prefix);

} // namespace muster::library
