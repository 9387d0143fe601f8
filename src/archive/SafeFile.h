// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace muster::archive {

/// Whether an existing file may be replaced.
enum class Replace { No, Yes };

/// Judges the bytes that were read back from disk.
using ReadBack = std::function<base::Result<void>(const QByteArray &)>;

/// Writes a file whole or not at all: to a temporary file beside the target, flushed to the disk, read back, compared,
/// then renamed; the folder is flushed too. A file that nobody may write is not replaced. Whatever goes wrong, an older file stays as it
/// was and the error says why.
[[nodiscard]] base::Result<void> writeSafely(const QString &path, const QByteArray &bytes, Replace replace = Replace::Yes,
                                             const ReadBack &readBack = {});

/// Whether a file is there that nobody may write: whoever made it so wants to keep it as it is, also where the folder, or being
/// root, would allow a new file in its place.
[[nodiscard]] bool isProtected(const QString &path);

/// Waits until a file is on the disk.
[[nodiscard]] bool syncFile(const QString &path);
/// The same for the folder that a file lies in: after it got its name.
[[nodiscard]] bool syncFolderOf(const QString &path);

/// Reads a whole file, refusing one larger than `limit`.
[[nodiscard]] base::Result<QByteArray> readWhole(const QString &path, qint64 limit = 256LL * 1024 * 1024);

} // namespace muster::archive
