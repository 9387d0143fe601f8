// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace muster::archive {

/// What an archive may cost us at most; counted on the real bytes while they are unpacked, not on what the headers say.
struct Limits
{
    int entries = 2000;
    qint64 entryBytes = 64LL * 1024 * 1024;
    qint64 totalBytes = 256LL * 1024 * 1024;
    qint64 fileBytes = 256LL * 1024 * 1024; ///< size of the archive itself
    int ratio = 200;                        ///< unpacked to packed
    qint64 ratioFreeBytes = 256 * 1024;     ///< a small entry may be as dense as it likes
};

} // namespace muster::archive
