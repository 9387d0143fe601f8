// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <QByteArray>
#include <QString>

namespace muster::packs {

/// The XML of a file of game data: its bytes, or what is in them where the file is zipped (.gstz, .catz).
[[nodiscard]] base::Result<QByteArray> plainData(const QByteArray &bytes, const QString &fileName);

/// The bytes as the reader of game data likes them best.
[[nodiscard]] std::string dataBytes(const QByteArray &bytes);
/// Whether a JSON file is a game system; looks at its beginning only.
[[nodiscard]] bool holdsGameSystem(const QString &path);
/// The first game system of a folder: a `.gst` or `.gstz`, else a JSON file; empty when there is none.
[[nodiscard]] QString systemFileOf(const QString &folder);

} // namespace muster::packs
