// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/sheets/PackStyle.h"

namespace muster::print {

SheetStyle packStyle(const packs::Pack &pack, const QString &language, const QSizeF &paper, InkMode ink, const QString &faction)
{
    SheetStyle style;
    style.head = headShapeFromName(pack.cards().head);
    // Without an army at hand the sheet is nobody's: it has the colour of the game.
    const packs::FactionStyle mine = faction.isEmpty() ? packs::FactionStyle() : pack.style(faction);
    const QColor colour(mine.colour.isEmpty() ? pack.cards().colour : mine.colour);
    style.mark = mine.mark;
    style.colour = colour.isValid() ? colour.rgb() : 0xff3c3c3c;
    style.ink = ink;
    style.language = language;
    style.paper = paper;
    const double narrow = paper.width() < 170 ? 8 : 12;
    style.margins = {narrow, 11, narrow, 9};
    style.footLeft = PaperText(language).translate("Paper", "%1 pack %2").arg(pack.name(language), pack.manifest().version);
    return style;
}

} // namespace muster::print
