// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/paper/PaperKit.h"
#include "packs/read/JsonFile.h"

namespace muster::packs {

/// Reads markers.json; what is wrong is a finding and left out.
[[nodiscard]] PaperKit readPaperKit(const QJsonObject &json, const QString &file, Findings &findings);

} // namespace muster::packs
