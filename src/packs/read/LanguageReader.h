// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Language.h"
#include "packs/read/JsonFile.h"

namespace muster::packs {

/// Reads lang/XX.json.
class LanguageReader
{
public:
    [[nodiscard]] static Language read(const QJsonObject &json, const QString &code, const QString &file, Findings &findings);
};

} // namespace muster::packs
