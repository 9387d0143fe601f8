// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Pack.h"
#include "print/sheets/SheetFrame.h"

namespace muster::print {

/// Head, colour, foot and language of a game's own sheets, in the colours of a faction (id of its catalogue) or of the game.
[[nodiscard]] SheetStyle packStyle(const packs::Pack &pack, const QString &language, const QSizeF &paper, InkMode ink,
                                   const QString &faction = {});

} // namespace muster::print
