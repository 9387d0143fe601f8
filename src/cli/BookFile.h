// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "archive/Entry.h"
#include "base/Result.h"

#include <QJsonObject>

namespace muster::cli {

/// The JSON of a campaign or a battle as it stands in a file: the whole of it, or one entry of an archive.
struct BookFile
{
    QJsonObject json;
    archive::Entries entries{}; ///< of an archive: whatever else is in it

    /// `entry`: its name in an archive; `missing` is said of an archive without it.
    [[nodiscard]] static base::Result<BookFile> read(const QString &path, const QString &entry, const base::Error &missing);
};

} // namespace muster::cli
