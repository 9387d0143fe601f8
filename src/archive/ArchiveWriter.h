// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "archive/Entry.h"
#include "archive/SafeFile.h"
#include "base/Result.h"

namespace muster::archive {

/// The bytes of a zip archive; the same entries always give the same bytes. Refuses names that the reader would refuse.
[[nodiscard]] base::Result<QByteArray> packArchive(const Entries &entries);

/// Packs, writes beside the target, reads back, compares, and only then takes the target's place.
[[nodiscard]] base::Result<void> writeArchive(const QString &path, const Entries &entries, Replace replace = Replace::Yes);

} // namespace muster::archive
