// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "archive/Entry.h"
#include "archive/Limits.h"
#include "base/Result.h"

namespace muster::archive {

/// Unpacks a zip archive in memory, entry by entry. Nothing is ever written to disk; an archive that is broken, hostile or
/// beyond the limits is refused as a whole, with a sentence that names the reason.
class ArchiveReader
{
public:
    explicit ArchiveReader(Limits limits = {}) : m_limits(limits) {}

    [[nodiscard]] base::Result<Entries> readFile(const QString &path) const;
    /// `name` is used in messages only.
    [[nodiscard]] base::Result<Entries> readBytes(const QByteArray &bytes, const QString &name) const;

private:
    Limits m_limits;
};

/// Whether the bytes begin like a zip archive.
[[nodiscard]] bool looksLikeZip(const QByteArray &bytes);

} // namespace muster::archive
