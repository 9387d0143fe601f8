// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "archive/SafeFile.h"
#include "base/Finding.h"
#include "base/Result.h"
#include "documents/exchange/ImportReport.h"
#include "documents/exchange/Package.h"
#include "rules/roster/Roster.h"

#include <vector>

namespace muster::documents {

/// A roster from a file, with what came along.
struct RosterFromFile
{
    rules::Roster roster;
    std::vector<base::Finding> findings; ///< of the roster reader
    Package package;                     ///< pictures and data of a `.muster` file; otherwise only the content
    ImportReport report;
};

/// Reads `.ros`, `.rosz` or `.muster`, by its contents and not by its name.
[[nodiscard]] base::Result<RosterFromFile> readRosterFile(const QString &path);
/// The same from bytes; `name` is used in messages only.
[[nodiscard]] base::Result<RosterFromFile> readRosterBytes(const QByteArray &bytes, const QString &name);

/// Writes `.ros`, `.rosz` or `.muster` by the name's ending: built, written beside, read back, compared, renamed. Call
/// rules::takeSnapshot() before, so that the file holds today's values. `package`: pictures and data for a `.muster` file.
[[nodiscard]] base::Result<void> writeRosterFile(const QString &path, const rules::Roster &roster, archive::Replace replace,
                                                 const Package &package = {});

} // namespace muster::documents
