// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "archive/Entry.h"
#include "archive/SafeFile.h"
#include "base/Result.h"
#include "battle/Battle.h"

namespace muster::cli {

/// A battle in a file: `.json`, or an archive (`.muster`) with a head of its own.
struct BattleFile
{
    QString path;
    battle::Battle battle;
    archive::Entries entries{}; ///< of an archive: whatever else is in it is written back

    [[nodiscard]] static base::Result<BattleFile> read(const QString &path);
    [[nodiscard]] base::Result<void> write(archive::Replace replace) const;
};

} // namespace muster::cli
