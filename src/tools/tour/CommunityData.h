// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <QString>

namespace muster::tools {

/// A small game of our own as the community would keep it: a folder with a game system and a catalogue, no pack.json. For the
/// walk of somebody who comes with data of their own (the tour, the tests).
struct CommunityData
{
    static constexpr const char *game = "Foundry Skirmish";
    static constexpr const char *faction = "The Ash Company";

    /// Writes both files into the folder, which is made when it is missing.
    [[nodiscard]] static base::Result<void> write(const QString &folder);
};

} // namespace muster::tools
