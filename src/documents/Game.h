// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Pack.h"
#include "rules/data/GameData.h"

#include <QString>

#include <memory>
#include <string>
#include <string_view>

namespace muster::documents {

/// The game a document is judged by. Without data everything in it is an orphan, and nothing is lost.
struct Game
{
    std::shared_ptr<const rules::GameData> data;
    QString packId;
    QString packName;       ///< in the user's language
    QString packVersion;    ///< of pack.json; stands in the record beside the data's revision
    QString revision;       ///< as rosters name it; empty = made from the data
    std::string costTypeId; ///< the cost that is the army's points; empty = the first one that is used
    packs::PackPtr pack;    ///< for words in the user's language; may be null
    QString language;

    /// Name of something in the data as the user reads it.
    [[nodiscard]] QString shown(std::string_view id, std::string_view own) const;
};

/// The game of an installed pack; no data when the pack is null.
[[nodiscard]] Game gameOf(const packs::PackPtr &pack, const QString &language);

} // namespace muster::documents
